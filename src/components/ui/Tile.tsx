/**
 * The alphabet of the wall: shapes on a square of 96 with a unit of 12. A tile is a shape, its
 * ground, its ink and a quarter turn; strips of them fill whatever width the words leave.
 */
const shapes = {
  square: { d: 'M0 0H96V96H0Z' },
  bars: { d: 'M0 0H96V12H0ZM0 24H96V36H0ZM0 48H96V60H0ZM0 72H96V84H0Z' },
  stair: { d: 'M0 96V72H24V48H48V24H72V0H96V96Z' },
  quarter: { d: 'M0 0A96 96 0 0 1 96 96H0Z' },
  /** What a quarter leaves of its tile. */
  corner: { d: 'M0 0A96 96 0 0 1 96 96V0Z' },
  halves: { d: 'M0 48A48 48 0 0 1 96 48ZM0 96A48 48 0 0 1 96 96Z' },
  disc: { d: 'M0 48A48 48 0 0 1 96 48A48 48 0 0 1 0 48Z' },
  ring: { d: 'M12 48A36 36 0 0 1 84 48A36 36 0 0 1 12 48Z', line: 24 },
  arcs: { d: 'M0 72A24 24 0 0 1 24 96M0 40A56 56 0 0 1 56 96M0 8A88 88 0 0 1 88 96', line: 16 },
  leaf: { d: 'M0 0A96 96 0 0 1 96 96A96 96 0 0 1 0 0Z' },
  petal: { d: 'M0 0H48A48 48 0 0 1 96 48V96H48A48 48 0 0 1 0 48Z' },
  arch: { d: 'M12 96V48a36 36 0 0 1 72 0V96H60V48a12 12 0 0 0-24 0V96Z' },
  key: { d: 'M0 0H96V96H24V24H72V72H48V48H60V60H60V36H36V84H84V12H12V96H0Z' },
  checks: { d: 'M0 0H48V48H0ZM48 48H96V96H48Z' },
  /** Lines of no length, which round ends make into dots. */
  dots: {
    d: [16, 48, 80].flatMap((x) => [16, 48, 80].map((y) => `M${x} ${y}h.01`)).join(''),
    line: 16,
    ends: 'round',
  },
  grid: { d: 'M24 0V96M48 0V96M72 0V96M0 24H96M0 48H96M0 72H96', line: 1.5 },
} as const satisfies Record<string, Shape>;

/** One path, because React looks at each element of a page as it takes it over. */
interface Shape {
  readonly d: string;
  /** Its width, where it is drawn and not filled. */
  readonly line?: number;
  readonly ends?: 'round';
}

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
  // The place of an empty one counts where a wall arrives tile by tile.
  if (!spec) return <g />;
  const [name, ink, ground, turn] = spec;
  const { d, line, ends }: Shape = shapes[name];
  const colour = `var(--color-${ink})`;
  return (
    <svg
      className="tile"
      aria-hidden="true"
      x={column * 96}
      y={row * 96}
      width="96"
      height="96"
      viewBox="0 0 96 96"
    >
      {/* What turns when a wall arrives: within its own place, so that no tile sweeps over its neighbour. */}
      <g className="tile-face">
        {ground && <path d="M0 0H96V96H0Z" fill={`var(--color-${ground})`} />}
        <path
          d={d}
          transform={turn && `rotate(${turn} 48 48)`}
          {...(line ? { fill: 'none', stroke: colour, strokeWidth: line } : { fill: colour })}
          strokeLinecap={ends}
        />
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
        <Tile key={column} spec={spec} column={column} />
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
          <Tile key={`${row} ${column}`} spec={spec} column={column} row={row} />
        )),
      )}
    </svg>
  );
}
