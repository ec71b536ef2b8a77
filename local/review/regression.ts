import { manyHashes } from '../../src/assistant/moderation/learned/hash';
import { createChance, shuffled } from './chance';

/** What a sentence teaches: what was seen of it, whether it leaks, and how much it counts. */
export interface Row {
  features: Int32Array;
  isLeak: boolean;
  /** One for most; less for what is no reply to be met. */
  counts: number;
}

const step = 0.4;
const decay = 1e-4;
/**
 * After this share of the rounds the weights go back and forth around where they belong: their mean over the rest is
 * what is learned, so that the last examples looked at weigh no more than others.
 */
const settled = 0.5;
/** Below this error an example teaches nothing. */
const negligible = 1e-4;

/**
 * Logistic regression by stochastic gradient descent with AdaGrad steps over the features named. A sentence's sum is
 * divided by the root of how many features were seen of it, learned or not, as judging does.
 */
export function descend(rows: readonly Row[], features: readonly number[], rounds: number) {
  const examples = rows.map(placing(features));
  // A feature's weight and the sum of its squared slopes stand side by side: both are in the same reach of memory.
  const learned = new Float64Array(2 * features.length);
  for (let place = 1; place < learned.length; place += 2) learned[place] = 1e-6;
  let bias = 0;
  let biasSquares = 1e-6;
  const chance = createChance();
  const mean = { bias: 0, weights: new Float64Array(features.length), rounds: 0 };

  for (let round = 0; round < rounds; round += 1) {
    for (const { places, length, isLeak, counts } of shuffled(examples, chance)) {
      let sum = 0;
      for (const place of places) sum += learned[place] as number;
      const error = (1 / (1 + Math.exp(-bias - sum / length)) - (isLeak ? 1 : 0)) * counts;
      if (Math.abs(error) < negligible) continue;
      for (const place of places) {
        const weight = learned[place] as number;
        const slope = error / length + decay * weight;
        const square = (learned[place + 1] as number) + slope * slope;
        learned[place + 1] = square;
        learned[place] = weight - (step * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (step * error) / Math.sqrt(biasSquares);
    }
    if (round < rounds * settled) continue;
    mean.rounds += 1;
    mean.bias += (bias - mean.bias) / mean.rounds;
    for (let index = 0; index < features.length; index += 1) {
      const before = mean.weights[index] as number;
      mean.weights[index] = before + ((learned[2 * index] as number) - before) / mean.rounds;
    }
  }
  return {
    bias: mean.bias,
    weights: new Map(features.map((feature, index) => [feature, mean.weights[index] as number])),
  };
}

/** Where the features of a row stand among those that are learned. */
function placing(features: readonly number[]) {
  const placeOf = new Int32Array(manyHashes).fill(-1);
  features.forEach((feature, index) => {
    placeOf[feature] = 2 * index;
  });
  return (row: Row) => ({
    ...row,
    places: row.features.map((feature) => placeOf[feature] as number).filter((place) => place >= 0),
    length: Math.sqrt(row.features.length || 1),
  });
}
