import { createCommandQueue } from '../commandQueue';
import type { Pixel, VendorOptions } from '../pixels';

/**
 * Meta's pixel. It asks for a revoke before `init` on every page, and holds back what it would send until a
 * grant. Its automatic events are off: they read buttons and forms, and those may hold personal data.
 */
export function createMeta({ id, page }: VendorOptions): Pixel {
  const { globals } = page;
  const fbq = (...command: unknown[]) => globals.fbq?.(...command);
  let isLoaded = false;

  function load() {
    isLoaded = true;
    globals.fbq ??= createQueue();
    globals._fbq ??= globals.fbq;
    fbq('consent', 'revoke');
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    page.append('https://connect.facebook.net/en_US/fbevents.js');
  }

  return {
    grant() {
      const isFirst = !isLoaded;
      if (isFirst) load();
      fbq('consent', 'grant');
      if (isFirst) fbq('track', 'PageView');
    },
    revoke: () => fbq('consent', 'revoke'),
    contact: (eventId) => fbq('track', 'Contact', {}, { eventID: eventId }),
  };
}

function createQueue() {
  const queue = createCommandQueue('callMethod', { loaded: true, version: '2.0' });
  queue.push = queue;
  return queue;
}
