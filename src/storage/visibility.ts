/** `leaving` is the last moment at which a page can be sure to save something. */
export type PageState = 'visible' | 'hidden' | 'leaving';

/** Whether somebody is looking at the page; injected, so that timers can be tested without one. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls back at each change. Returns the way to stop. */
  subscribe(listener: (state: PageState) => void): () => void;
}

/** A page that is always looked at: for Node and for tests that are about something else. */
export const alwaysVisible: PageVisibility = { isHidden: () => false, subscribe: () => () => {} };

/** The visibility of the document at hand. A page back from the browser's page cache is visible again. */
export function createPageVisibility(page: Document = document): PageVisibility {
  return {
    isHidden: () => page.visibilityState === 'hidden',
    subscribe(listener) {
      const view = page.defaultView;
      const onChange = () => listener(page.visibilityState === 'hidden' ? 'hidden' : 'visible');
      const onLeave = () => listener('leaving');
      page.addEventListener('visibilitychange', onChange);
      view?.addEventListener('pagehide', onLeave);
      view?.addEventListener('pageshow', onChange);
      return () => {
        page.removeEventListener('visibilitychange', onChange);
        view?.removeEventListener('pagehide', onLeave);
        view?.removeEventListener('pageshow', onChange);
      };
    },
  };
}
