import { createCommandQueue } from '../commandQueue';
import { contactEvents } from '../contactEvents';
import type { Pixel, VendorOptions } from '../pixels';

/** X's pixel, like Snap's, is there while it is allowed and not otherwise. It has no field for an event id. */
export function createX({ id, page }: VendorOptions): Pixel {
  const { globals } = page;
  const twq = (...command: unknown[]) => globals.twq?.(...command);
  let script: { remove(): void } | undefined;

  return {
    grant() {
      globals.twq ??= createCommandQueue('exe', { version: '1.1' });
      twq('config', id);
      script = page.append('https://static.ads-twitter.com/uwt.js');
    },
    revoke() {
      script?.remove();
      delete globals.twq;
    },
    contact: () => twq('event', `tw-${id}-${contactEvents.x}`, {}),
  };
}
