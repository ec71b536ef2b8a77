import type { TileSpec } from '../ui/Tile';

/**
 * What fills each row of the hero's wall. A strip starts beside the words and is cut by the page's edge, so the
 * first places are what most visitors see and the last ones only stand on very wide screens.
 */
export const heroStrips: readonly (readonly TileSpec[])[] = [
  [
    ['quarter', 'lapis'],
    ['bars', 'ink', null, 90],
    ['leaf', 'paper', 'clay', 90],
    null,
    ['arcs', 'plum-lift', 'plum'],
    ['quarter', 'ink', null, 180],
    ['checks', 'pine'],
    ['stair', 'ink'],
    ['ring', 'paper', 'lapis'],
    ['halves', 'clay'],
    ['arch', 'ink', 'sand'],
    ['leaf', 'pine'],
  ],
  [
    ['arcs', 'pine'],
    ['key', 'ink'],
    ['petal', 'plum', 'sand'],
    ['corner', 'clay', null, 270],
    null,
    ['dots', 'lapis'],
    ['leaf', 'ink'],
    ['bars', 'pine'],
    ['ring', 'paper', 'plum'],
    ['checks', 'lapis'],
  ],
  [
    ['disc', 'plum'],
    null,
    ['quarter', 'pine', null, 270],
    ['bars', 'clay'],
    ['quarter', 'lapis', null, 90],
    ['ring', 'ink', 'sand'],
    null,
    ['arch', 'pine'],
    ['petal', 'paper', 'lapis'],
    ['checks', 'clay'],
    ['bars', 'ink', null, 90],
    ['quarter', 'clay'],
  ],
];

/** Stands before the second row's word; its end is what stays when the strip is cut. */
export const heroLead: readonly TileSpec[] = [
  ['stair', 'plum'],
  ['dots', 'lapis'],
  ['leaf', 'pine'],
  ['bars', 'ink', null, 90],
  null,
  ['halves', 'clay'],
  ['arch', 'paper', 'lapis'],
];

/** The fourth, double row of small screens, beside the citadel. `Hero.css` counts on its six columns. */
export const heroWall: readonly (readonly TileSpec[])[] = [
  [['arcs', 'plum'], ['halves', 'clay'], null, ['corner', 'lapis', null, 180], ['leaf', 'pine'], null],
  [null, ['quarter', 'ink', null, 90], ['arch', 'paper', 'pine'], ['bars', 'ink'], null, ['petal', 'clay']],
];
