import { type RefObject, useEffect, useState } from 'react';

/** True while the visitor scrolls down past the header's height; false again on the way up. */
export function useHiddenOnScroll(header: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > (header.current?.offsetHeight ?? 0));
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);
  return hidden;
}
