import type { Config } from '../readConfig';
import { type ConsentChoice, optionalCategories } from './consent';
import { createConsentMode } from './consentMode';
import type { CookieJar } from './cookieJar';
import { createPixels } from './pixels';
import { createTagManager } from './tagManager';
import type { TagPage } from './tagPage';
import { deleteVendorCookies } from './vendorCookies';

export interface Tags {
  /** Says "denied" before anything else on the page can speak. */
  start(): void;
  /** A choice was made, restored, changed or withdrawn: signals, scripts, pixels and cookies follow it. */
  apply(choice: ConsentChoice): void;
  /** The mail service accepted a message of the contact form. */
  contact(): void;
}

/**
 * Everything that measures. Without consent nothing is requested; with consent and without ids there is
 * nothing to request. It never throws: what a vendor throws goes to `report`.
 */
export function createTags(options: {
  ids: Config['tags'];
  page: TagPage;
  jar: CookieJar;
  now: () => number;
  /** An id that no other event of this page or of another visitor has. */
  createId: () => string;
  report: (error: unknown) => void;
}): Tags {
  const { ids, page, jar, now, report } = options;
  const mode = createConsentMode(page);
  const vendors = PIXELS_ARE_IN && {
    tagManager: createTagManager({ id: ids.tagManager, page, mode, now }),
    pixels: createPixels({ ...options, mode }),
  };

  /** Google's script puts a function of its own in the place of the data layer's. */
  function guarded(act: () => void) {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  function follow(choice: ConsentChoice) {
    if (!vendors) return;
    guarded(() => vendors.tagManager.follow(choice));
    vendors.pixels.follow(choice.marketing);
  }

  return {
    start: mode.deny,
    apply(choice) {
      guarded(() => mode.update(choice));
      follow(choice);
      for (const category of optionalCategories) {
        if (!choice[category]) deleteVendorCookies(category, jar);
      }
    },
    contact() {
      if (vendors) vendors.pixels.contact();
    },
  };
}
