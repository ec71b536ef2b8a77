import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a section that loads late is waited for before its hash is given up. */
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
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's own business.
    const release = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, []);

  useLayoutEffect(() => {
    const { hash, pathname, search } = location;
    // Entries the browser made itself (a link to a hash) all carry the router's default key.
    const key = location.key === 'default' ? `${pathname}${hash}` : location.key;
    const saved = positions.current.get(key);
    const isNewPage = last.current.pathname !== pathname;
    // A modal over the page is not a place on it.
    const isOnlyQuery = !isNewPage && last.current.search !== search && last.current.hash === hash;
    last.current = location;

    let stop = () => {};
    if (isOnlyQuery) stop = () => {};
    else if (type === 'POP' && saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    else if (hash) stop = scrollToSection(hash.slice(1), isNewPage);
    else if (type !== 'POP' || isNewPage)
      window.scrollTo({ top: 0, behavior: isNewPage ? 'instant' : 'auto' });

    if (isNewPage && type !== 'POP')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

    const remember = () => positions.current.set(key, window.scrollY);
    // A page that is left without having been scrolled has a place too.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [location, type]);
}

/**
 * Scrolls to a section, also one that is not there yet. Sections that load above it would push it away: until
 * the visitor scrolls, the place is kept. Returns how to stop keeping it.
 */
function scrollToSection(id: string, instant: boolean): () => void {
  const jump = (behavior: ScrollBehavior) =>
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior });

  let isFirst = true;
  const growth = new ResizeObserver(() => {
    if (!isFirst) jump('instant');
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

  jump(instant ? 'instant' : 'auto');
  const main = document.querySelector('main');
  if (main) growth.observe(main);
  return stop;
}
