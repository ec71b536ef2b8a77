import { startTransition, useEffect, useState } from 'react';
import { type SectionId, sectionIds } from '../../content/navigation';
import { whenStill } from '../whenStill';

/**
 * The section that crosses a line two fifths down the screen, told by an observer. Sections that load late are
 * picked up when they appear. The address follows, without new history entries, once the page stands still: a browser
 * has much to do with every new address, its icon among it. The first section clears it.
 */
export function useSectionInView(enabled: boolean): SectionId | null {
  const [current, setCurrent] = useState<SectionId>('home');

  useEffect(() => {
    if (!enabled) return;
    const main = document.querySelector('main');
    const observed = new Set<Element>();
    const { pathname } = window.location;
    let stopWaiting = () => {};

    const intersections = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const id = sectionIds.find((section) => section === entered?.target.id);
        if (!id) return;
        startTransition(() => setCurrent(id));
        stopWaiting();
        // The page may be on its way out by then: the address is the next one's already.
        stopWaiting = whenStill(() => window.location.pathname === pathname && writeHash(id));
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    const observeNew = () => {
      for (const id of sectionIds) {
        const section = document.getElementById(id);
        if (!section || observed.has(section)) continue;
        observed.add(section);
        intersections.observe(section);
      }
    };

    observeNew();
    const arrivals = new MutationObserver(observeNew);
    if (main) arrivals.observe(main, { childList: true, subtree: true });
    return () => {
      intersections.disconnect();
      arrivals.disconnect();
      stopWaiting();
    };
  }, [enabled]);

  return enabled ? current : null;
}

function writeHash(id: SectionId) {
  const address = new URL(window.location.href);
  address.hash = id === 'home' ? '' : id;
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}
