import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { browserIsAhead } from '../../early';
import { drawWaiting } from '../../waitingParts';

/** Within a page the way is shown, unless the visitor's system asks for stillness; a new page begins where it begins. */
function behaviourTo(isNewPage: boolean): ScrollBehavior {
  const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  return mayMove && !isNewPage ? 'smooth' : 'instant';
}

/** How long sections that load late are waited for before the place is left to itself. */
const lateSectionMs = 4000;

/**
 * Forward navigation goes to the top, or to the section that the address names; Back restores. The offset of
 * the fixed header is the page's `scroll-padding`.
 */
export function useScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const last = useRef(location);

  useEffect(() => {
    const restoreBy = (how: ScrollRestoration) => () => {
      window.history.scrollRestoration = how;
    };
    const [hold, release] = [restoreBy('manual'), restoreBy('auto')];
    hold();
    // A reload is the browser's own business; a page that comes back from the browser's memory is ours again.
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', hold);
    return () => {
      window.removeEventListener('pagehide', release);
      window.removeEventListener('pageshow', hold);
    };
  }, []);

  useLayoutEffect(() => {
    const { hash, pathname, search } = location;
    const key = entryKey(location.key, location);
    const saved = positions.current.get(key);
    const isFirst = last.current === location;
    const isNewPage = last.current.pathname !== pathname;
    // A modal over the page is not a place on it.
    const isOnlyQuery = !isNewPage && last.current.search !== search && (!hash || last.current.hash === hash);
    last.current = location;

    const goThere = () => {
      if (isOnlyQuery) return undefined;
      if (type === 'POP' && saved !== undefined) {
        return keepPlace(() => window.scrollTo({ top: saved, behavior: 'instant' }));
      }
      if (hash) return scrollToSection(hash.slice(1), isFirst ? 'instant' : behaviourTo(isNewPage));
      if (type !== 'POP' || isNewPage) window.scrollTo({ top: 0, behavior: behaviourTo(isNewPage) });
      return undefined;
    };
    const stop = goThere();

    if (type !== 'POP' && (hash || isNewPage)) focusHeading(hash ? hash.slice(1) : 'main');

    const remember = () => {
      const here = browserIsAhead() ? entryKey(window.history.state?.key, window.location) : key;
      positions.current.set(here, window.scrollY);
    };
    // A page that is left without having been scrolled has a place too.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [location, type]);
}

/** Entries the browser made itself (a link to a hash) have no key of their own, or the router's default one. */
const entryKey = (key: string | undefined, { pathname, hash }: { pathname: string; hash: string }) =>
  key === undefined || key === 'default' ? `${pathname}${hash}` : key;

/** Whoever followed a link goes on from there, with the keyboard and the reader too. */
function focusHeading(id: string) {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>('h1, h2');
  const focus = () => heading?.focus({ preventScroll: true });
  const dialog = document.querySelector('dialog[open]');
  // A dialog on its way out gives the focus back to what opened it: the link is followed after that.
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}

/** Scrolls to a section, also to one that is not there yet. Returns how to stop keeping it. */
function scrollToSection(id: string, behaviour: ScrollBehavior): () => void {
  let behavior = behaviour;
  drawWaiting();
  return keepPlace(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior });
    behavior = 'instant';
  });
}

/**
 * Goes to a place of a page that is still growing: sections that load late would push it away, or leave the page
 * too short for it. It is gone to again until the visitor scrolls. Returns how to stop that.
 */
function keepPlace(go: () => void): () => void {
  let isFirst = true;
  const growth = new ResizeObserver(() => {
    if (!isFirst) go();
    isFirst = false;
  });
  const visitorMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of visitorMoves) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, lateSectionMs);
  for (const event of visitorMoves) window.addEventListener(event, stop, { passive: true });

  go();
  const main = document.querySelector('main');
  if (main) growth.observe(main);
  return stop;
}
