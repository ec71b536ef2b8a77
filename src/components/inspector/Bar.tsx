import { useLayoutEffect, useRef } from 'react';

export interface BarPart {
  /** Which voice it is drawn in. */
  look: 'cosine' | 'keywords' | 'importance' | 'use' | 'full' | 'attempt' | 'failed';
  /** 0 to 1 of the whole bar. */
  share: number;
}

interface BarProps {
  parts: readonly BarPart[];
  /** Where the first part begins. */
  start?: number;
  /** Where something changes: a threshold, a warning. */
  mark?: number | undefined;
}

/**
 * Shares of a whole, drawn. The numbers stand in words beside it, so it says nothing to a screen reader. The
 * sizes are set through the object model: the page's policy allows no inline style.
 */
export function Bar({ parts, start = 0, mark }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    element?.style.setProperty('--start', String(start));
    element?.style.setProperty('--mark', String(mark ?? 0));
    parts.forEach(({ share }, index) => {
      const part = element?.querySelectorAll<HTMLElement>('i')[index];
      part?.style.setProperty('--share', String(Math.max(0, Math.min(1, share))));
    });
  });
  return (
    <div ref={bar} className="inspector-bar" aria-hidden="true">
      {parts.map(({ look }) => (
        <i key={look} className={`inspector-look-${look}`} />
      ))}
      {mark !== undefined && <b />}
    </div>
  );
}
