import { featuresOf } from '../../src/assistant/moderation/learned/features';
import {
  createJudge,
  heaviest,
  type LearnedWeights,
  learnedRules,
} from '../../src/assistant/moderation/learned/judge';
import type { Sentence } from '../../src/assistant/moderation/sentences';

/** A reply to learn from, cut into sentences. */
export interface Lesson {
  sentences: readonly Sentence[];
  /** For each sentence the rule it breaks, `good`, or nothing where nobody can tell. */
  labels: readonly (string | undefined)[];
}

interface Example {
  features: readonly number[];
  rule: string;
}

/** How the weights are found and how many are kept. */
interface TrainingOptions {
  /** How often every example is looked at. */
  rounds?: number;
  /** A feature met less often says nothing about sentences that are new. */
  leastMet?: number;
  /** How many features are kept: they are what the visitor loads. */
  kept?: number;
}

/**
 * What can be learned of these lessons, and the score that stops a sentence. The same lessons always give the same
 * weights.
 */
export function train(lessons: readonly Lesson[], options: TrainingOptions = {}): LearnedWeights {
  return { ...learn(lessons, options), stops: calibrate(lessons, options) };
}

/** Of good replies that were not learned from, this share may be changed. */
const mayChange = 0.006;
const folds = 5;

/**
 * The score that a sentence of a good reply hardly ever reaches: found by cross-validation, so that no reply is scored
 * by what was learned from it. Neighbours stay together, since one hand writes them in one go.
 */
function calibrate(lessons: readonly Lesson[], options: TrainingOptions): number {
  const foldOf = (index: number) => Math.floor(index / 10) % folds;
  const tops = Array.from({ length: folds }, (_, fold) => {
    const judge = createJudge({
      ...learn(
        lessons.filter((_, index) => foldOf(index) !== fold),
        options,
      ),
      stops: 0,
    });
    return lessons
      .filter(({ labels }, index) => foldOf(index) === fold && labels.every((label) => label === 'good'))
      .map(({ sentences }) => Math.max(...judge(sentences).map(({ score }) => score)));
  }).flat();
  tops.sort((one, other) => other - one);
  return Math.max(likelyLeak, tops[Math.floor(tops.length * mayChange)] ?? likelyLeak);
}

/** Log odds of three to one. Few lessons may all be told apart, and prove little. */
const likelyLeak = 1.1;

/**
 * Logistic regression over naive Bayes ratios, by stochastic gradient descent with AdaGrad steps, twice: over all features, then over those
 * that came out heaviest.
 */
function learn(
  lessons: readonly Lesson[],
  { rounds = 10, leastMet = 2, kept = 5100 }: TrainingOptions,
): Omit<LearnedWeights, 'stops'> {
  const examples = lessons.flatMap(({ sentences, labels }) =>
    featuresOf(sentences).flatMap((features, index): Example[] => {
      const rule = labels[index];
      return rule === undefined ? [] : [{ features, rule }];
    }),
  );
  const met = count(examples);
  const often = [...met.keys()].filter((feature) => (met.get(feature) ?? 0) >= leastMet);
  const first = descend(examples, often, rounds);
  const heavy = [...first.weights]
    .map(([feature, weight]) => ({ feature, matters: Math.abs(weight) * Math.sqrt(met.get(feature) ?? 0) }))
    .sort((one, other) => other.matters - one.matters || one.feature - other.feature)
    .slice(0, kept);
  const { bias, weights } = descend(
    examples,
    heavy.map(({ feature }) => feature),
    rounds,
  );
  return pack(bias, weights, kindsOf(examples));
}

function count(examples: readonly Example[]): Map<number, number> {
  const met = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1);
  return met;
}

const step = 0.3;
const decay = 1e-4;
/** Below this error an example teaches nothing. */
const negligible = 1e-4;

function descend(examples: readonly Example[], features: readonly number[], rounds: number) {
  const places = new Map(features.map((feature, index) => [feature, index]));
  const rows = examples.map(({ features: own, rule }) => ({
    places: Int32Array.from(own.flatMap((feature) => places.get(feature) ?? [])),
    isLeak: rule === 'good' ? 0 : 1,
  }));
  const telling = tellingOf(rows, places.size);
  const weights = new Float64Array(places.size);
  const squares = new Float64Array(places.size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const chance = createChance();

  for (let round = 0; round < rounds; round += 1) {
    for (const row of shuffled(rows, chance)) {
      const length = Math.sqrt(row.places.length || 1);
      let sum = 0;
      for (const place of row.places) sum += (weights[place] ?? 0) * (telling[place] ?? 0);
      const error = 1 / (1 + Math.exp(-bias - sum / length)) - row.isLeak;
      if (Math.abs(error) < negligible) continue;
      for (const place of row.places) {
        const weight = weights[place] ?? 0;
        const slope = (error * (telling[place] ?? 0)) / length + decay * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (step * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (step * error) / Math.sqrt(biasSquares);
    }
  }
  return {
    bias,
    weights: new Map(
      [...places].map(([feature, place]) => [feature, (weights[place] ?? 0) * (telling[place] ?? 0)]),
    ),
  };
}

interface Row {
  places: Int32Array;
  /** One or zero. */
  isLeak: number;
}

/**
 * How far apart leaks and good sentences are in using each feature: the log-count ratio of naive Bayes. Scaled by it,
 * what leans to neither side needs no weight (Wang and Manning, "Baselines and Bigrams", 2012).
 */
function tellingOf(rows: readonly Row[], size: number): Float64Array {
  const met = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)] as const;
  const sums = [2, 2];
  for (const { places, isLeak } of rows) {
    const own = isLeak ? met[1] : met[0];
    sums[isLeak] = (sums[isLeak] ?? 0) + 1;
    for (const place of places) own[place] = (own[place] ?? 0) + 1;
  }
  const [good = 1, leaking = 1] = sums;
  return met[0].map((often, place) => Math.abs(Math.log((met[1][place] ?? 0) / leaking / (often / good))));
}

/** Which rule a feature speaks for: the one whose sentences hold it most, measured by how many there are. */
function kindsOf(examples: readonly Example[]): (feature: number) => number {
  const own = learnedRules.map((rule) => examples.filter((one) => one.rule === rule));
  const counts = own.map(count);
  return (feature) => {
    const shares = counts.map((met, kind) => (met.get(feature) ?? 0) / ((own[kind]?.length ?? 0) + rare));
    return shares.indexOf(Math.max(...shares));
  };
}

/** Keeps a rule with few examples from claiming whatever they hold. */
const rare = 20;

function pack(
  bias: number,
  weights: ReadonlyMap<number, number>,
  kindOf: (feature: number) => number,
): Omit<LearnedWeights, 'stops'> {
  const sizes = [...weights.values()].map(Math.abs).sort((one, other) => other - one);
  // The few heaviest are cut, so that the many light ones keep their differences.
  const unit = (sizes[Math.floor(sizes.length / 100)] ?? 1) / heaviest || 1;
  const hashes: number[] = [];
  const values: number[] = [];
  let last = 0;
  for (const [feature, weight] of [...weights].sort(([one], [other]) => one - other)) {
    const size = Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit)));
    hashes.push(...inSevens(feature - last));
    values.push(((size + heaviest + 1) << 3) | (size > 0 ? kindOf(feature) : 0));
    last = feature;
  }
  return { bias, unit, hashes: base64(hashes), weights: base64(values) };
}

/** A number as bytes of seven bits, all but the last marked by the eighth. */
function inSevens(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

function base64(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('base64');
}

/** A fixed sequence: what is learned must not depend on the day. */
function createChance(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(items: T[], chance: () => number): T[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1));
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
  return items;
}
