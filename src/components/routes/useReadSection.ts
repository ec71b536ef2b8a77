import { useEffect, useState } from 'react';

/** The section of a long text that is being read: the last one whose top has passed below the header. */
export function useReadSection(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = anchors.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const anchor of list.split(' ')) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
