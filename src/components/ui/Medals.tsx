const metals = { gold: 'saffron', silver: 'mute', bronze: 'clay-lift' } as const;

/** Ring medals, overlapping as on a lapel. The words beside them say which. */
export function Medals({ medals }: { medals: readonly (keyof typeof metals)[] }) {
  return (
    <span className="medals" aria-hidden="true">
      {medals.map((medal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: medals of one metal are alike and never move.
        <svg key={index} aria-hidden="true" viewBox="0 0 36 36" color={`var(--color-${metals[medal]})`}>
          <circle cx="18" cy="18" r="17" fill="currentColor" stroke="var(--color-ink)" strokeWidth="2" />
          <circle cx="18" cy="18" r="9" fill="none" stroke="var(--color-ink)" strokeWidth="4" />
        </svg>
      ))}
    </span>
  );
}
