import { createCommandQueue } from '../commandQueue';
import type { Pixel, VendorOptions } from '../pixels';

/** Pinterest's tag. Telling it of a withdrawal also makes it clear its own cookies. */
export function createPinterest({ id, page }: VendorOptions): Pixel {
  const { globals } = page;
  const pintrk = (...command: unknown[]) => globals.pintrk?.(...command);
  let isLoaded = false;

  function load() {
    isLoaded = true;
    globals.pintrk ??= createCommandQueue(undefined, { version: '3.0' });
    pintrk('load', id);
    page.append('https://s.pinimg.com/ct/core.js');
  }

  return {
    grant() {
      const isFirst = !isLoaded;
      if (isFirst) load();
      pintrk('setconsent', true);
      if (isFirst) pintrk('page');
    },
    revoke: () => pintrk('setconsent', false),
    contact: (eventId) => pintrk('track', 'lead', { lead_type: 'Contact', event_id: eventId }),
  };
}
