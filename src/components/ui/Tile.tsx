/**
 * The alphabet of the wall: shapes on a square of 96 with a unit of 12. A tile is a shape, its
 * ground, its ink and a quarter turn; strips of them fill whatever width the words leave.
 */
const shapes = {
  square: <path d="M0 0H96V96H0Z" fill="currentColor" />,
  bars: <path d="M0 0H96V12H0ZM0 24H96V36H0ZM0 48H96V60H0ZM0 72H96V84H0Z" fill="currentColor" />,
  stair: <path d="M0 96V72H24V48H48V24H72V0H96V96Z" fill="currentColor" />,
  quarter: <path d="M0 0A96 96 0 0 1 96 96H0Z" fill="currentColor" />,
  /** What a quarter leaves of its tile. */
  corner: <path d="M0 0A96 96 0 0 1 96 96V0Z" fill="currentColor" />,
  halves: <path d="M0 48A48 48 0 0 1 96 48ZM0 96A48 48 0 0 1 96 96Z" fill="currentColor" />,
  disc: <circle cx="48" cy="48" r="48" fill="currentColor" />,
  ring: <circle cx="48" cy="48" r="36" fill="none" stroke="currentColor" strokeWidth="24" />,
  arcs: (
    <g fill="none" stroke="currentColor" strokeWidth="16">
      <circle cx="0" cy="96" r="24" />
      <circle cx="0" cy="96" r="56" />
      <circle cx="0" cy="96" r="88" />
    </g>
  ),
  leaf: <path d="M0 0A96 96 0 0 1 96 96A96 96 0 0 1 0 0Z" fill="currentColor" />,
  petal: <path d="M0 0H48A48 48 0 0 1 96 48V96H48A48 48 0 0 1 0 48Z" fill="currentColor" />,
  arch: <path d="M12 96V48a36 36 0 0 1 72 0V96H60V48a12 12 0 0 0-24 0V96Z" fill="currentColor" />,
  key: <path d="M0 0H96V96H24V24H72V72H48V48H60V60H60V36H36V84H84V12H12V96H0Z" fill="currentColor" />,
  checks: <path d="M0 0H48V48H0ZM48 48H96V96H48Z" fill="currentColor" />,
  dots: (
    <g fill="currentColor">
      {[16, 48, 80].flatMap((x) => [16, 48, 80].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />))}
    </g>
  ),
  grid: <path d="M24 0V96M48 0V96M72 0V96M0 24H96M0 48H96M0 72H96" stroke="currentColor" strokeWidth="1.5" />,
} as const;

export type TileShape = keyof typeof shapes;

export type TileColour =
  | 'paper'
  | 'sand'
  | 'ink'
  | 'ink-3'
  | 'lapis'
  | 'lapis-lift'
  | 'clay'
  | 'clay-lift'
  | 'saffron'
  | 'plum'
  | 'plum-lift'
  | 'pine'
  | 'pine-lift';

/** `[shape, ink, ground?, turn in degrees?]`; `null` is an empty place. */
export type TileSpec =
  | readonly [shape: TileShape, ink: TileColour, ground?: TileColour | null, turn?: 90 | 180 | 270]
  | null;

/** One tile at a place in a larger drawing, in units of 96. */
export function Tile({ spec, column = 0, row = 0 }: { spec: TileSpec; column?: number; row?: number }) {
  if (!spec) return null;
  const [shape, ink, ground, turn] = spec;
  return (
    <svg
      aria-hidden="true"
      x={column * 96}
      y={row * 96}
      width="96"
      height="96"
      viewBox="0 0 96 96"
      color={`var(--color-${ink})`}
    >
      {/* What turns when a wall arrives: within its own place, so that no tile sweeps over its neighbour. */}
      <g className="tile-face">
        {ground && <path d="M0 0H96V96H0Z" fill={`var(--color-${ground})`} />}
        {turn ? <g transform={`rotate(${turn} 48 48)`}>{shapes[shape]}</g> : shapes[shape]}
      </g>
    </svg>
  );
}

/** A row of tiles. `align` names the end that stays when the strip is cut; it turns around in RTL. */
export function TileStrip({
  tiles,
  align = 'start',
  className = '',
}: {
  tiles: readonly TileSpec[];
  align?: 'start' | 'end';
  className?: string;
}) {
  return (
    <svg
      className={`flip ${className}`}
      viewBox={`0 0 ${tiles.length * 96} 96`}
      preserveAspectRatio={align === 'start' ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      {tiles.map((spec, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is drawn once and its places never move.
        <g key={column} className="tile">
          <Tile spec={spec} column={column} />
        </g>
      ))}
    </svg>
  );
}

/** Several rows of tiles as one drawing that keeps its end when it is cut; it turns around in RTL. */
export function TileWall({
  rows,
  className = '',
}: {
  rows: readonly (readonly TileSpec[])[];
  className?: string;
}) {
  const columns = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      className={`flip ${className}`}
      viewBox={`0 0 ${columns * 96} ${rows.length * 96}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {rows.flatMap((tiles, row) =>
        tiles.map((spec, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall is drawn once and its places never move.
          <g key={`${row} ${column}`} className="tile">
            <Tile spec={spec} column={column} row={row} />
          </g>
        )),
      )}
    </svg>
  );
}
