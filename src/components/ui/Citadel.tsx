/** Erbil's round citadel as rings of blocks, with the catalyst in its middle. Drawn on 192. */
export function Citadel({ className = '' }: { className?: string }) {
  return (
    <svg className={`citadel ${className}`} viewBox="0 0 192 192" aria-hidden="true">
      <path d="M0 0H192V192H0Z" fill="var(--color-ink)" />
      <g fill="none">
        {rings.map(({ radius, width, colour, blocks, turn }) => (
          // The group is there to be turned: a transform on the circle itself would undo its own.
          <g key={radius} className="citadel-ring">
            <circle
              cx="96"
              cy="96"
              r={radius}
              stroke={`var(--color-${colour})`}
              strokeWidth={width}
              strokeDasharray={dashes(blocks, radius)}
              transform={`rotate(${turn} 96 96)`}
            />
          </g>
        ))}
      </g>
      <circle className="citadel-dot" cx="96" cy="96" r="12" fill="var(--color-saffron)" />
    </svg>
  );
}

/** Blocks on a ring of their radius. Not `pathLength`: checkers of HTML know it on paths alone. */
function dashes(blocks: readonly number[], radius: number): string {
  return blocks.map((length) => ((length / 120) * 2 * Math.PI * radius).toFixed(2)).join(' ');
}

/** Uneven blocks, as stones are: lengths and gaps in 120ths of the ring. */
const rings = [
  {
    radius: 83,
    width: 18,
    colour: 'paper',
    turn: -14,
    blocks: [6, 1.1, 3.4, 1.1, 8, 1.1, 4.6, 1.1, 5.4, 1.1, 6.1, 1.1],
  },
  { radius: 62, width: 14, colour: 'clay', turn: 20, blocks: [9, 1.6, 5, 1.6, 11.2, 1.6] },
  { radius: 44, width: 12, colour: 'lapis-lift', turn: 52, blocks: [18, 2.2, 7.6, 2.2] },
  { radius: 28, width: 9, colour: 'paper', turn: 200, blocks: [26, 4] },
];
