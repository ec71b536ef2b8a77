import type { Config } from '../readConfig';
import type { ConsentMode } from './consentMode';
import type { TagPage } from './tagPage';
import { createGoogleAds } from './vendors/googleAds';
import { createMeta } from './vendors/meta';
import { createPinterest } from './vendors/pinterest';
import { createSnapchat } from './vendors/snapchat';
import { createTikTok } from './vendors/tiktok';
import { createX } from './vendors/x';

/** One advertising vendor. Each is told of a grant and of a withdrawal in the way it documents. */
export interface Pixel {
  /** Loads the vendor's script the first time; after a withdrawal, allows it again without a reload. */
  grant(): void;
  /** Called only after a grant. */
  revoke(): void;
  /**
   * A contact message was accepted. Called only while granted. `eventId` is the same for every vendor, so that
   * one that also hears of it from a server can tell the two reports apart from two contacts. Nothing about
   * the visitor or the message goes along.
   */
  contact(eventId: string): void;
}

export interface VendorOptions {
  id: string;
  page: TagPage;
}

export interface Pixels {
  /** Follows the marketing category. */
  follow(isGranted: boolean): void;
  /** Tells every allowed vendor of one contact; without consent, nobody. */
  contact(): void;
}

/**
 * The six advertising pixels; one without an id does not exist. They are guests: what one of them throws is
 * passed to `report` and costs neither the others nor the page anything.
 */
export function createPixels(options: {
  ids: Config['tags'];
  page: TagPage;
  mode: ConsentMode;
  now: () => number;
  createId: () => string;
  report: (error: unknown) => void;
}): Pixels {
  const { ids, page, mode, now, createId, report } = options;
  const vendors = [
    ids.meta && createMeta({ id: ids.meta, page }),
    ids.tiktok && createTikTok({ id: ids.tiktok, page, now }),
    ids.snapchat && createSnapchat({ id: ids.snapchat, page }),
    ids.twitter && createX({ id: ids.twitter, page }),
    ids.pinterest && createPinterest({ id: ids.pinterest, page }),
    (ids.googleAds || ids.tagManager) && createGoogleAds({ id: ids.googleAds, page, mode, now }),
  ].filter((vendor): vendor is Pixel => typeof vendor === 'object');
  let isAllowed = false;

  function each(act: (vendor: Pixel) => void) {
    for (const vendor of vendors) {
      try {
        act(vendor);
      } catch (error) {
        report(error);
      }
    }
  }

  return {
    follow(isGranted) {
      if (isGranted === isAllowed) return;
      isAllowed = isGranted;
      each((vendor) => (isGranted ? vendor.grant() : vendor.revoke()));
    },
    contact() {
      if (!isAllowed) return;
      const eventId = createId();
      each((vendor) => vendor.contact(eventId));
    },
  };
}
