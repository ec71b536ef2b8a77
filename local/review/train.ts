import { createFeatures } from '../../src/assistant/moderation/learned/features';
import { createFields } from '../../src/assistant/moderation/learned/fields';
import {
  createVerdicts,
  heaviest,
  type LearnedWeights,
  learnedRules,
} from '../../src/assistant/moderation/learned/judge';
import type { Sentence } from '../../src/assistant/moderation/sentences';
import { base64, packHashes } from './pack';

/** A reply to learn from, cut into sentences. */
export interface Lesson {
  sentences: readonly Sentence[];
  /** For each sentence the rule it breaks, `good`, or nothing where nobody can tell. */
  labels: readonly (string | undefined)[];
}

interface Example {
  features: Int32Array;
  rule: string | undefined;
}

/** A lesson as features. */
type Reply = readonly Example[];

/** How the weights are found and how many are kept. */
interface TrainingOptions {
  /** The word fields, packed. */
  fields?: readonly string[];
  /** Lessons that are no replies to be met: they are learned, and have no say in the score that stops. */
  own?: readonly Lesson[];
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
export function train(
  lessons: readonly Lesson[],
  { fields = [], own = [], ...options }: TrainingOptions = {},
): LearnedWeights {
  const featuresOf = createFeatures(createFields(fields));
  const read = ({ sentences, labels }: Lesson): Reply =>
    featuresOf(sentences).map((features, index) => ({
      features: Int32Array.from(features),
      rule: labels[index],
    }));
  const replies = lessons.map(read);
  const alsoLearned = own.map(read);
  return {
    ...learn([...replies, ...alsoLearned], options),
    stops: calibrate(replies, (known) => learn([...known, ...alsoLearned], options)),
    fields,
  };
}

/**
 * Of good replies that were not learned from, this share may be changed. Many good replies of the eighth round were
 * written to be taken for leaks, and most that are changed are of those: of replies to be met it is about one in fifty.
 */
const mayChange = 0.03;
const folds = 5;
/** Log odds of three to one: few lessons may all be told apart, and prove little. */
const leastScore = 1.1;
/** Neighbours stay together, since one hand writes them in one go. */
const inOneGo = 40;

/**
 * The score that a sentence of a good reply hardly ever reaches: found by cross-validation, so that no reply is scored
 * by what was learned from it.
 */
function calibrate(
  replies: readonly Reply[],
  learnFrom: (known: readonly Reply[]) => ReturnType<typeof learn>,
): number {
  const foldOf = (index: number) => Math.floor(index / inOneGo) % folds;
  const tops = Array.from({ length: folds }, (_, fold) => {
    const known = replies.filter((_, index) => foldOf(index) !== fold);
    const verdictOn = createVerdicts({ ...learnFrom(known), stops: 0 });
    return replies
      .filter((reply, index) => foldOf(index) === fold && reply.every(({ rule }) => rule === 'good'))
      .map((reply) => Math.max(...reply.map(({ features }) => verdictOn(features).score)));
  }).flat();
  tops.sort((one, other) => other - one);
  return Math.max(leastScore, tops[Math.floor(tops.length * mayChange)] ?? leastScore);
}

/**
 * Logistic regression by stochastic gradient descent with AdaGrad steps, twice: over all features, then over those
 * that came out heaviest.
 */
function learn(
  replies: readonly Reply[],
  { rounds = 10, leastMet = 2, kept = 16000 }: TrainingOptions,
): Omit<LearnedWeights, 'stops' | 'fields'> {
  const examples = replies.flat().filter(({ rule }) => rule !== undefined);
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
    places: own.map((feature) => places.get(feature) ?? -1).filter((place) => place >= 0),
    isLeak: rule === 'good' ? 0 : 1,
  }));
  const weights = new Float64Array(places.size);
  const squares = new Float64Array(places.size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const chance = createChance();

  for (let round = 0; round < rounds; round += 1) {
    for (const row of shuffled(rows, chance)) {
      const length = Math.sqrt(row.places.length || 1);
      let sum = 0;
      for (const place of row.places) sum += weights[place] ?? 0;
      const error = 1 / (1 + Math.exp(-bias - sum / length)) - row.isLeak;
      if (Math.abs(error) < negligible) continue;
      for (const place of row.places) {
        const weight = weights[place] ?? 0;
        const slope = error / length + decay * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (step * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (step * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights: new Map([...places].map(([feature, place]) => [feature, weights[place] ?? 0])) };
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
): Omit<LearnedWeights, 'stops' | 'fields'> {
  const sizes = [...weights.values()].map(Math.abs).sort((one, other) => other - one);
  // The few heaviest are cut, so that the many light ones keep their differences.
  const unit = (sizes[Math.floor(sizes.length / 100)] ?? 1) / heaviest || 1;
  const rising = [...weights].sort(([one], [other]) => one - other);
  const values = rising.map(([feature, weight]) => {
    const size = Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit)));
    return ((size + heaviest + 1) << 3) | (size > 0 ? kindOf(feature) : 0);
  });
  return { bias, unit, hashes: packHashes(rising.map(([feature]) => feature)), weights: base64(values) };
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
