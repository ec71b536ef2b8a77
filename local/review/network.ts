import {
  addScaled,
  bucketsOf,
  type Convolved,
  convolve,
  inputsOf,
  type Layers,
  logitsOf,
  manyInputs,
  manyPooled,
  type Seen,
  sizes,
} from '../../src/assistant/moderation/learned/network';
import { createChance, normal, shuffled } from './chance';

/** A reply to learn from. */
export interface Example {
  /** The words of each sentence. */
  words: readonly (readonly Seen[])[];
  /** The class of each sentence, by its number; less than none where nobody can tell. */
  classes: readonly number[];
}

/** How many classes of sentences and how many word fields there are to learn. */
interface Extent {
  classes: number;
  fields: number;
}

const { dimensions } = sizes;

/** How far embeddings go in a step, and how far all other weights; both fall to this share by the end. */
const steps = { embeddings: 0.05, others: 0.002, atLast: 0.4 };
/** From the middle round on, the layers enter the average so often in a round, and once more at the end. */
const averagedARound = 3;
/** After so many sentences the other weights take a step. */
const batch = 16;
/** The share of a lesson's words, and of what is pooled of it, that is left out by chance, so that none is relied on. */
const leftOut = { words: 0.1, pooled: 0.3 };
/** Below this error a sentence teaches nothing. */
const negligible = 1e-3;
/**
 * An example of which no sentence was further off than this, when it was last looked at, is looked at in this share of the
 * rounds. It counts no more for that: what the network says is weighed against the regression afterwards (`judge.ts`).
 */
const easy = { error: 0.05, share: 1 / 3 };

/**
 * Learns the layers of the network by stochastic gradient descent on how likely the right class is thought: AdaGrad for
 * the many rows of which a sentence touches few (Duchi et al. 2011), Adam for the rest (Kingma and Ba 2015), dropout
 * (Srivastava et al. 2014). What comes out are averages of the latter half (Izmailov et al. 2018): wherever learning
 * happens to end it has just bent to its last lessons. The same examples always give the same layers.
 */
export function learnLayers(examples: readonly Example[], extent: Extent, rounds: number): Layers {
  const chance = createChance();
  const layers = atFirst(extent, chance);
  const moveParts = createRows(layers.parts);
  const moveFields = createRows(layers.fields);
  const filters = createGroup(layers.filters);
  const biases = createGroup(layers.biases);
  const classes = createGroup(layers.classes);

  /** How much too much each filter found in each sentence for the example to be told right, and how far off the worst was. */
  function compare(
    { words, classes: labels }: Example,
    convolved: readonly Convolved[],
  ): { errors: Float32Array[]; worst: number } {
    const errors = words.map(() => new Float32Array(manyPooled));
    let worst = 0;
    labels.forEach((label, index) => {
      if (label < 0) return;
      const mask = maskOf(chance);
      const inputs = inputsOf(convolved, index);
      for (let place = 0; place < manyInputs; place += 1)
        inputs[place] = (inputs[place] as number) * (mask[place] as number);
      const error = errorsOf(logitsOf(layers, inputs), label);
      const most = Math.max(...error.map(Math.abs));
      worst = Math.max(worst, most);
      if (most < negligible) return;
      const back = new Float32Array(manyInputs);
      error.forEach((one, row) => {
        addScaled(classes.slopes, row * manyInputs, inputs, 0, manyInputs, one);
        addScaled(back, 0, layers.classes, row * manyInputs, manyInputs, one);
      });
      [index, index - 1, index + 1].forEach((other, part) => {
        const into = errors[other];
        if (!into) return;
        for (let each = 0; each < manyPooled; each += 1) {
          const place = part * manyPooled + each;
          into[each] = (into[each] as number) + (back[place] as number) * (mask[place] as number);
        }
      });
    });
    return { errors, worst };
  }

  /** Takes what a sentence's filters found too much of back to the filters, and to its words. */
  function backpropagate(
    said: readonly (Seen | undefined)[],
    { embedded, at }: Convolved,
    errors: Float32Array,
    reach: number,
  ) {
    const slopes = new Float32Array(embedded.length);
    let each = 0;
    let start = 0;
    for (const width of sizes.widths) {
      const length = width * dimensions;
      for (let one = 0; one < sizes.filters; one += 1, each += 1, start += length) {
        const error = errors[each] as number;
        const from = at[each] as number;
        if (from < 0 || error === 0) continue;
        addScaled(filters.slopes, start, embedded, from, length, error);
        addScaled(slopes, from, layers.filters, start, length, error);
        biases.slopes[each] = (biases.slopes[each] as number) + error;
      }
    }
    said.forEach((word, index) => {
      if (!word) return;
      const slope = slopes.subarray(index * dimensions, (index + 1) * dimensions);
      if (slope.every((one) => one === 0)) return;
      const buckets = bucketsOf(word);
      for (const bucket of buckets) moveParts(bucket, slope, 1 / Math.sqrt(buckets.length), reach);
      for (const field of word.fields) moveFields(field, slope, 1, reach);
    });
  }

  const average = createAverage(layers);
  const apart = Math.ceil(examples.length / averagedARound);
  let seen = 0;
  const worstOf = new Map<Example, number>();
  let waiting = 0;
  for (let round = 0; round < rounds; round += 1) {
    const share = 1 - ((1 - steps.atLast) * round) / Math.max(1, rounds - 1);
    for (const example of shuffled([...examples], chance)) {
      seen += 1;
      if (seen % apart === 0 && round >= Math.floor(rounds / 2)) average.take();
      if ((worstOf.get(example) ?? 1) < easy.error && chance() >= easy.share) continue;
      const words = example.words.map((said) =>
        said.map((word) => (chance() < leftOut.words ? undefined : word)),
      );
      const convolved = words.map((said) => convolve(layers, said));
      const { errors, worst } = compare(example, convolved);
      worstOf.set(example, worst);
      words.forEach((said, index) => {
        backpropagate(
          said,
          convolved[index] as Convolved,
          errors[index] as Float32Array,
          steps.embeddings * share,
        );
      });
      waiting += example.words.length;
      if (waiting < batch) continue;
      waiting = 0;
      for (const group of [filters, biases, classes]) group.step(steps.others * share);
    }
  }
  // The slopes of the last few sentences, fewer than a batch, are left.
  average.take();
  return average.layers;
}

/** The mean of layers as they were whenever they were taken. */
export function createAverage(now: Layers) {
  const names = Object.keys(now) as (keyof Layers)[];
  const layers = Object.fromEntries(
    names.map((name) => [name, new Float32Array(now[name].length)]),
  ) as unknown as Layers;
  let taken = 0;
  return {
    layers,
    take() {
      taken += 1;
      for (const name of names) {
        const mean = layers[name];
        for (let place = 0; place < mean.length; place += 1)
          mean[place] =
            (mean[place] as number) + ((now[name][place] as number) - (mean[place] as number)) / taken;
      }
    },
  };
}

function atFirst({ classes, fields }: Extent, chance: () => number): Layers {
  const perFilter = sizes.widths.reduce((sum, width) => sum + width * dimensions, 0);
  return {
    parts: normal(sizes.buckets * dimensions, 0.05, chance),
    fields: normal(fields * dimensions, 0.1, chance),
    filters: normal(sizes.filters * perFilter, 1 / Math.sqrt(2 * dimensions), chance),
    biases: new Float32Array(manyPooled),
    classes: normal(classes * manyInputs, 0.05, chance),
  };
}

/** What is kept of what was pooled counts for what is left out; the constant is never left out. */
function maskOf(chance: () => number): Float32Array {
  const mask = new Float32Array(manyInputs).fill(1 / (1 - leftOut.pooled));
  for (let place = 0; place < manyInputs; place += 1) if (chance() < leftOut.pooled) mask[place] = 0;
  mask[manyInputs - 1] = 1;
  return mask;
}

/** How much too likely each class was thought. */
function errorsOf(logits: readonly number[], right: number): number[] {
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one, index) => one / sum - (index === right ? 1 : 0));
}

/** Steps by AdaGrad, with one measure for all numbers of a row. */
function createRows(weights: Float32Array) {
  const squares = new Float32Array(weights.length / dimensions).fill(1e-4);
  return (row: number, slope: Float32Array, share: number, reach: number) => {
    let sum = 0;
    for (const one of slope) sum += one * one;
    const square = (squares[row] as number) + (share * share * sum) / dimensions;
    squares[row] = square;
    addScaled(weights, row * dimensions, slope, 0, dimensions, (-reach * share) / Math.sqrt(square));
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
