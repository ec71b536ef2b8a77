import type { CommandQueue } from './commandQueue';
import type { TikTokQueue } from './vendors/tiktok';

/** What the vendors' scripts and this site share: names on the window that either side may have put there. */
export interface TagGlobals {
  dataLayer?: unknown[];
  /** Google's own register of what runs on the page, by id. */
  google_tag_manager?: Record<string, unknown>;
  fbq?: CommandQueue;
  _fbq?: CommandQueue;
  ttq?: TikTokQueue;
  TiktokAnalyticsObject?: string;
  snaptr?: CommandQueue;
  twq?: CommandQueue;
  pintrk?: CommandQueue;
  /** Google's documented switch: true stops that id from sending anything. */
  [disableSwitch: `ga-disable-${string}`]: boolean;
}

/** The page as tags see it; tests bring one without a window. */
export interface TagPage {
  readonly globals: TagGlobals;
  /** Puts a script in the head, by address only: the content policy allows nothing inline. */
  append(address: string): { remove(): void };
}

/** The page at hand. */
export function createTagPage(view: Window = window): TagPage {
  return {
    // The vendors' names are not the platform's, so no type of the window knows them.
    globals: view as unknown as TagGlobals,
    append(address) {
      const script = view.document.createElement('script');
      script.async = true;
      script.src = address;
      view.document.head.append(script);
      return script;
    },
  };
}
