import {
  type Filtered,
  filter,
  hear,
  type Layers,
  manyFound,
  manyHeard,
  placesOf,
  type Seen,
  sizes,
  weigh,
} from '../../src/assistant/moderation/learned/network';
import { createChance, normal, shuffled } from './chance';

/** A reply to learn from. */
export interface Example {
  /** The words of each sentence. */
  words: readonly (readonly Seen[])[];
  /** The kind of each sentence, by its number; less than none where nobody can tell. */
  kinds: readonly number[];
  /** One for most; less for what is no reply to be met. */
  counts: number;
}

/** How many kinds of sentences and how many word fields there are to learn. */
interface Extent {
  kinds: number;
  fields: number;
}

const { numbers } = sizes;

/** How far the numbers of words go in a step, and how far all other weights; both fall to a tenth by the end. */
const steps = { words: 0.05, others: 0.002 };
/** After so many sentences the other weights take a step. */
const batch = 16;
/** The share of a lesson's words, and of what its filters find, that is left out by chance, so that none is relied on. */
const leftOut = { words: 0.1, found: 0.3 };
/** Below this error a sentence teaches nothing. */
const negligible = 1e-3;

/**
 * Learns the layers of the network by stochastic gradient descent on how likely the right kind is thought: AdaGrad for
 * the many rows of which a sentence touches few (Duchi et al. 2011), Adam for the rest (Kingma and Ba 2015), dropout
 * (Srivastava et al. 2014). The same examples always give the same layers.
 */
export function learnLayers(examples: readonly Example[], extent: Extent, rounds: number): Layers {
  const chance = createChance();
  const layers = atFirst(extent, chance);
  const moveParts = createRows(layers.parts);
  const moveFields = createRows(layers.fields);
  const filters = createGroup(layers.filters);
  const thresholds = createGroup(layers.thresholds);
  const kinds = createGroup(layers.kinds);

  /** What each filter of each sentence should have found more of, so that the example is told better. */
  function compare({ words, kinds: right, counts }: Example, filtered: readonly Filtered[]): Float32Array[] {
    const errors = words.map(() => new Float32Array(manyFound));
    right.forEach((kind, index) => {
      if (kind < 0) return;
      const mask = maskOf(chance);
      const heard = hear(filtered, index);
      for (let place = 0; place < manyHeard; place += 1)
        heard[place] = (heard[place] as number) * (mask[place] as number);
      const error = errorsOf(weigh(layers, heard), kind).map((one) => counts * one);
      if (error.every((one) => Math.abs(one) < negligible)) return;
      const back = new Float32Array(manyHeard);
      error.forEach((one, row) => {
        addScaled(kinds.slopes, row * manyHeard, heard, 0, manyHeard, one);
        addScaled(back, 0, layers.kinds, row * manyHeard, manyHeard, one);
      });
      [index, index - 1, index + 1].forEach((other, part) => {
        const into = errors[other];
        if (!into) return;
        for (let each = 0; each < manyFound; each += 1) {
          const place = part * manyFound + each;
          into[each] = (into[each] as number) + (back[place] as number) * (mask[place] as number);
        }
      });
    });
    return errors;
  }

  /** Takes what a sentence's filters should have found back to the filters, and to its words. */
  function takeBack(
    said: readonly (Seen | undefined)[],
    { words, at }: Filtered,
    errors: Float32Array,
    reach: number,
  ) {
    const slopes = new Float32Array(words.length);
    let each = 0;
    let start = 0;
    for (const width of sizes.widths) {
      const length = width * numbers;
      for (let one = 0; one < sizes.filters; one += 1, each += 1, start += length) {
        const error = errors[each] as number;
        const from = at[each] as number;
        if (from < 0 || error === 0) continue;
        addScaled(filters.slopes, start, words, from, length, error);
        addScaled(slopes, from, layers.filters, start, length, error);
        thresholds.slopes[each] = (thresholds.slopes[each] as number) + error;
      }
    }
    said.forEach((word, index) => {
      if (!word) return;
      const slope = slopes.subarray(index * numbers, (index + 1) * numbers);
      if (slope.every((one) => one === 0)) return;
      const places = placesOf(word);
      for (const place of places) moveParts(place, slope, 1 / Math.sqrt(places.length), reach);
      for (const field of word.fields) moveFields(field, slope, 1, reach);
    });
  }

  const order = [...examples];
  let waiting = 0;
  for (let round = 0; round < rounds; round += 1) {
    const share = 1 - (0.9 * round) / Math.max(1, rounds - 1);
    for (const example of shuffled(order, chance)) {
      const words = example.words.map((said) =>
        said.map((word) => (chance() < leftOut.words ? undefined : word)),
      );
      const filtered = words.map((said) => filter(layers, said));
      const errors = compare(example, filtered);
      words.forEach((said, index) => {
        takeBack(said, filtered[index] as Filtered, errors[index] as Float32Array, steps.words * share);
      });
      waiting += example.words.length;
      if (waiting < batch) continue;
      waiting = 0;
      for (const group of [filters, thresholds, kinds]) group.step(steps.others * share);
    }
  }
  // The slopes of the last few sentences, fewer than a batch, are left.
  return layers;
}

function atFirst({ kinds, fields }: Extent, chance: () => number): Layers {
  const perFilter = sizes.widths.reduce((sum, width) => sum + width * numbers, 0);
  return {
    parts: normal(sizes.places * numbers, 0.05, chance),
    fields: normal(fields * numbers, 0.1, chance),
    filters: normal(sizes.filters * perFilter, 1 / Math.sqrt(2 * numbers), chance),
    thresholds: new Float32Array(manyFound),
    kinds: normal(kinds * manyHeard, 0.05, chance),
  };
}

/** What is kept of what was found counts for what is left out; the constant is always heard. */
function maskOf(chance: () => number): Float32Array {
  const mask = new Float32Array(manyHeard).fill(1 / (1 - leftOut.found));
  for (let place = 0; place < manyHeard; place += 1) if (chance() < leftOut.found) mask[place] = 0;
  mask[manyHeard - 1] = 1;
  return mask;
}

/** How much too likely each kind was thought. */
function errorsOf(weights: readonly number[], right: number): number[] {
  const most = Math.max(...weights);
  const odds = weights.map((weight) => Math.exp(weight - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one, kind) => one / sum - (kind === right ? 1 : 0));
}

function addScaled(
  into: Float32Array,
  at: number,
  from: Float32Array,
  start: number,
  length: number,
  share: number,
): void {
  for (let index = 0; index < length; index += 1)
    into[at + index] = (into[at + index] as number) + share * (from[start + index] as number);
}

/** Steps by AdaGrad, with one measure for the numbers of a row. */
function createRows(weights: Float32Array) {
  const squares = new Float32Array(weights.length / numbers).fill(1e-4);
  return (row: number, slope: Float32Array, share: number, reach: number) => {
    let sum = 0;
    for (const one of slope) sum += one * one;
    const square = (squares[row] as number) + (share * share * sum) / numbers;
    squares[row] = square;
    addScaled(weights, row * numbers, slope, 0, numbers, (-reach * share) / Math.sqrt(square));
  };
}

const adam = { mean: 0.9, square: 0.999, least: 1e-8 };

/** Weights whose slopes are gathered until they take a step by Adam. */
function createGroup(weights: Float32Array) {
  const slopes = new Float32Array(weights.length);
  const means = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  let taken = 0;
  return {
    slopes,
    step(reach: number) {
      taken += 1;
      const ofMeans = 1 - adam.mean ** taken;
      const ofSquares = 1 - adam.square ** taken;
      for (let index = 0; index < weights.length; index += 1) {
        const slope = slopes[index] as number;
        const mean = adam.mean * (means[index] as number) + (1 - adam.mean) * slope;
        const square = adam.square * (squares[index] as number) + (1 - adam.square) * slope * slope;
        means[index] = mean;
        squares[index] = square;
        slopes[index] = 0;
        const step = mean / ofMeans / (Math.sqrt(square / ofSquares) + adam.least);
        weights[index] = (weights[index] as number) - reach * step;
      }
    },
  };
}
