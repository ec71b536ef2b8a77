/**
 * The four figures that hang from the stair, each touched by the dot. Drawn on 192, in reading direction; the
 * last one is the brand's mark and never turns around. What unfolds is `stair-figure-body`, from the dot.
 */
export function StairFigure({ figure }: { figure: keyof typeof figures }) {
  const { body, dot, turns } = figures[figure];
  return (
    <svg className={`stair-figure ${turns ? 'flip' : ''}`} viewBox="0 0 192 192" aria-hidden="true">
      <g className="stair-figure-body">{body}</g>
      {turns ? (
        <circle
          className="stair-dot"
          cx={dot.x}
          cy={dot.y}
          r="10"
          fill="var(--color-saffron)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      ) : (
        <circle className="stair-dot" cx={dot.x} cy={dot.y} r="19" fill="var(--color-saffron)" />
      )}
    </svg>
  );
}

const onTread = { x: 38, y: -1 };

const figures = {
  /** Listening: rings around the dot, and a question that is still only an outline. */
  discover: {
    turns: true,
    dot: onTread,
    body: (
      <>
        <path
          d="M2 0A36 36 0 0 0 74 0M-22 0A60 60 0 0 0 98 0M-46 0A84 84 0 0 0 122 0M-70 0A108 108 0 0 0 146 0M-94 0A132 132 0 0 0 170 0"
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="1.5"
        />
        <path
          d="M88 72H184V168H88Z"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3"
          strokeDasharray="8 8"
        />
      </>
    ),
  },
  /** A path that starts at the dot and leads through the grid. */
  strategize: {
    turns: true,
    dot: onTread,
    body: (
      <>
        <path
          d="M8 54H152M8 84H152M8 114H152M8 144H152M38 24V168M68 24V168M98 24V168M128 24V168"
          stroke="var(--color-hair)"
          strokeWidth="2"
        />
        <path d="M8 24H152V168H8Z" fill="none" stroke="var(--color-ink)" strokeWidth="2" />
        <path d="M38 0V84H98V144H152" fill="none" stroke="var(--color-lapis)" strokeWidth="12" />
        <path d="M152 132A12 12 0 0 1 152 156Z" fill="var(--color-lapis)" />
      </>
    ),
  },
  /** The same dot, heard in wider and wider arcs. */
  amplify: {
    turns: true,
    dot: onTread,
    body: (
      <g fill="none" strokeWidth="22">
        <path d="M75 0A37 37 0 0 1 38 37" stroke="var(--color-ink)" />
        <path d="M109 0A71 71 0 0 1 38 71" stroke="var(--color-clay)" />
        <path d="M143 0A105 105 0 0 1 38 105" stroke="var(--color-plum)" />
        <path d="M177 0A139 139 0 0 1 38 139" stroke="var(--color-lapis)" />
      </g>
    ),
  },
  /** The dot drops into the mark. */
  optimize: {
    turns: false,
    dot: { x: 76, y: 100 },
    body: (
      <>
        <g fill="none" stroke="var(--color-ink)" strokeWidth="36">
          <circle cx="76" cy="100" r="54" />
          <path d="M130 28V172" />
        </g>
        <path d="M76 0V28" stroke="var(--color-ink)" strokeWidth="2" />
        <path d="M76 28V82" stroke="var(--color-saffron)" strokeWidth="2" />
      </>
    ),
  },
};
