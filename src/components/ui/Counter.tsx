import { useLayoutEffect, useRef } from 'react';
import { formatNumber, type PageLanguage } from '../../languages';

const durationMs = 900;

/**
 * A number that counts up once, when it comes into view. The final value stands in the page from the start: for
 * readers, for printers, and for visitors who want no motion.
 */
export function Counter({ value, language }: { value: number; language: PageLanguage }) {
  const shown = useRef<HTMLSpanElement>(null);
  const hasCounted = useRef(false);

  // Not a passive effect: a frame drawn before that one ended would put back the digits of the language before.
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element || hasCounted.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const share = Math.min(1, (now - start) / durationMs);
      const eased = 1 - (1 - share) ** 3;
      element.textContent = formatNumber(Math.round(value * eased), language);
      if (share < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hasCounted.current = true;
      frame = requestAnimationFrame((now) => count(now)(now));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, language]);

  return <span ref={shown}>{formatNumber(value, language)}</span>;
}
