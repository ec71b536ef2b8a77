import { type Ref, useId } from 'react';

/** The square and the circle in contact, with the catalyst in the lens. `venn-circle` moves, the lens follows. */
export function Venn({ className = '', ref }: { className?: string; ref?: Ref<SVGSVGElement> }) {
  const square = useId();
  return (
    <svg ref={ref} className={`venn flip ${className}`} viewBox="0 0 480 400" aria-hidden="true">
      <clipPath id={square}>
        <path d="M24 88H296V360H24Z" />
      </clipPath>
      <g fill="none" stroke="var(--color-paper)" strokeWidth="2">
        <path
          d="M24 156H296M24 224H296M24 292H296M92 88V360M160 88V360M228 88V360"
          stroke="var(--color-ink-3)"
          strokeWidth="1.5"
        />
        <path d="M24 88H296V360H24Z" />
      </g>
      <g clipPath={`url(#${square})`}>
        <circle className="venn-circle" cx="312" cy="168" r="136" fill="var(--color-lapis)" />
      </g>
      <g className="venn-circle" fill="none" stroke="var(--color-ink-3)" strokeWidth="1.5">
        {[102, 68, 34].map((radius) => (
          <circle key={radius} cx="312" cy="168" r={radius} />
        ))}
        <circle cx="312" cy="168" r="136" stroke="var(--color-paper)" strokeWidth="2" />
      </g>
      <circle className="venn-dot" cx="244" cy="204" r="20" fill="var(--color-saffron)" />
    </svg>
  );
}
