import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a figure arrive when it comes into view, once. It is complete from the first frame; only where it is
 * still below the screen is it set back (`data-entrance="waiting"`), and released when a good part of it shows.
 * What waiting looks like is CSS, and only without reduced motion.
 */
export function useEntrance<T extends Element>(): RefObject<T | null> {
  const figure = useRef<T>(null);

  useEffect(() => {
    const element = figure.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { top, height } = entry.boundingClientRect;
        // A part that waits to be laid out has no place yet, and is far below.
        if (height === 0 || top >= window.innerHeight) element.setAttribute('data-entrance', 'waiting');
        else if (entry.intersectionRatio >= 0.35 || top < 0) {
          if (element.hasAttribute('data-entrance')) element.setAttribute('data-entrance', 'arrived');
          observer.disconnect();
        }
      },
      { threshold: [0, 0.35] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return figure;
}
