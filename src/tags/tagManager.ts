import type { ConsentChoice } from './consent';
import type { ConsentMode } from './consentMode';
import type { TagPage } from './tagPage';

export interface TagManager {
  /** Loads the container on the first choice that allows analytics or marketing; later ones reach it as updates. */
  follow(choice: ConsentChoice): void;
}

/**
 * Google's tag manager, in basic mode: without consent it is not even asked for. A container that runs cannot
 * be taken away again, so after a withdrawal its analytics ids are switched off by Google's own switch, and
 * on again when analytics is allowed again: without it they would go on sending pings without cookies.
 *
 * @param id the container's, such as `GTM-ABC123`; without one nothing is ever loaded.
 */
export function createTagManager(options: {
  id: string | undefined;
  page: TagPage;
  mode: ConsentMode;
  now: () => number;
}): TagManager {
  const { id, page, mode, now } = options;
  const { globals } = page;
  let isLoaded = false;

  function load(container: string) {
    isLoaded = true;
    mode.protect();
    globals.dataLayer?.push({ 'gtm.start': now(), event: 'gtm.js' });
    page.append(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`);
  }

  return {
    follow({ analytics, marketing }) {
      const measuring = Object.keys(globals.google_tag_manager ?? {}).filter((each) =>
        /^(G|GT|UA)-/.test(each),
      );
      for (const each of measuring) globals[`ga-disable-${each}`] = !analytics;
      if (id && !isLoaded && (analytics || marketing)) load(id);
    },
  };
}
