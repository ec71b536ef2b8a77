import type { ConsentMode } from '../consentMode';
import { contactEvents } from '../contactEvents';
import type { Pixel } from '../pixels';
import type { TagPage } from '../tagPage';

/**
 * Google Ads. Consent reaches it through Consent Mode, so a withdrawal needs no word of its own. Without an id
 * of its own the contact still reaches the tag manager's container, which may hold the conversion.
 */
export function createGoogleAds(options: {
  id: string | undefined;
  page: TagPage;
  mode: ConsentMode;
  now: () => number;
}): Pixel {
  const { id, page, mode, now } = options;
  const { googleAdsLabel } = contactEvents;
  let isLoaded = false;

  return {
    grant() {
      if (!id || isLoaded) return;
      isLoaded = true;
      mode.protect();
      mode.gtag('js', new Date(now()));
      mode.gtag('config', id);
      page.append(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    },
    revoke() {},
    contact(eventId) {
      mode.gtag('event', 'generate_lead');
      if (id && googleAdsLabel) {
        mode.gtag('event', 'conversion', { send_to: `${id}/${googleAdsLabel}`, transaction_id: eventId });
      }
    },
  };
}
