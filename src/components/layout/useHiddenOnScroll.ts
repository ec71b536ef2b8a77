import { useEffect, useState } from 'react';

/** The header's height and the offset of every scroll to a section, as the specification has it. */
const headerHeight = 130;

/** True while the visitor scrolls down past the header's height; false again on the way up. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > headerHeight);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
