import { Citadel } from '../ui/Citadel';
import { Tile, type TileSpec } from '../ui/Tile';

const open: TileSpec = ['grid', 'ink-3'];

/** Five tiles across, six down; where nothing is built yet, the construction lines show. */
const wall: readonly (readonly TileSpec[])[] = [
  [['quarter', 'paper', 'lapis'], ['bars', 'paper', null, 90], open, open, ['arcs', 'paper', 'clay', 90]],
  [open, ['leaf', 'clay-lift'], ['halves', 'paper', 'plum'], open, open],
  [['arch', 'ink', 'paper'], open, null, null, ['quarter', 'pine', null, 180]],
  [['checks', 'clay'], ['petal', 'paper', 'lapis'], null, null, open],
  [open, ['stair', 'paper'], ['ring', 'plum-lift'], open, ['key', 'ink', 'paper']],
  [['disc', 'clay'], open, open, ['quarter', 'paper', 'pine', 270], ['bars', 'lapis-lift']],
];

export function GateWall() {
  return (
    <div className="gate-wall" aria-hidden="true">
      <svg className="flip" aria-hidden="true" viewBox="0 0 480 576" preserveAspectRatio="xMidYMid slice">
        {wall.flatMap((tiles, row) =>
          tiles.map((spec, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the wall is drawn once and its places never move.
            <Tile key={`${row} ${column}`} spec={spec} row={row} column={column} />
          )),
        )}
        <svg aria-hidden="true" x="192" y="192" width="192" height="192">
          <Citadel />
        </svg>
      </svg>
    </div>
  );
}
