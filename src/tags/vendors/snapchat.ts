import { createCommandQueue } from '../commandQueue';
import { contactEvents } from '../contactEvents';
import type { Pixel, VendorOptions } from '../pixels';

/**
 * Snap's pixel has no word for consent: it is not there before a grant, and a withdrawal takes it away. What
 * is called in between finds nothing on the window and does nothing.
 */
export function createSnapchat({ id, page }: VendorOptions): Pixel {
  const { globals } = page;
  const snaptr = (...command: unknown[]) => globals.snaptr?.(...command);
  let script: { remove(): void } | undefined;

  return {
    grant() {
      globals.snaptr ??= createCommandQueue('handleRequest');
      snaptr('init', id);
      snaptr('track', 'PAGE_VIEW');
      script = page.append('https://sc-static.net/scevent.min.js');
    },
    revoke() {
      script?.remove();
      delete globals.snaptr;
    },
    contact: (eventId) => snaptr('track', contactEvents.snapchat, { client_dedup_id: eventId }),
  };
}
