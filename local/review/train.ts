import { createFeatures } from '../../src/assistant/moderation/learned/features';
import { createFields } from '../../src/assistant/moderation/learned/fields';
import { manyHashes } from '../../src/assistant/moderation/learned/hash';
import {
  createVerdicts,
  type LearnedWeights,
  likelyLeak,
  type Regression,
} from '../../src/assistant/moderation/learned/judge';
import { heaviest, learnedRules } from '../../src/assistant/moderation/learned/unpack';
import type { Sentence } from '../../src/assistant/moderation/sentences';
import { packHashes, packWeights } from './pack';
import { descend } from './regression';
import { createVocabulary } from './vocabulary';

/** A reply to learn from, cut into sentences. */
export interface Lesson {
  sentences: readonly Sentence[];
  /** For each sentence the rule it breaks, `good`, or nothing where nobody can tell. */
  labels: readonly (string | undefined)[];
  /** Who wrote it: lessons by one hand share words and habits that replies to come do not. */
  hand: string;
  /** Good, but unlike the replies to be met, so that it has no say in the score that stops. */
  isBait?: boolean;
}

interface Example {
  features: Int32Array;
  rule: string | undefined;
  counts: number;
}

/** A lesson as features. */
interface Reply {
  hand: string;
  isBait: boolean;
  examples: readonly Example[];
}

/** How the weights are found and how many are kept. */
interface TrainingOptions {
  /** The word fields, packed. */
  fields?: readonly string[];
  /** Lessons that are no replies to be met: they count little, and have no say in the score that stops. */
  own?: readonly Lesson[];
  /** How often every example is looked at. */
  rounds?: number;
  /** A feature met less often says nothing about sentences that are new. */
  leastMet?: number;
  /** How many features are kept: they are what the visitor loads. */
  kept?: number;
}

/**
 * What Maya is given to say are thousands of sentences, more than the good replies hold, and read unlike them: at full
 * weight they make whatever is not said like them look harmless or not by chance. It tells on what they share with
 * replies; a feature that only they hold is learned all the same.
 */
const ownCounts = 0.2;

/**
 * What can be learned of these lessons, and the score that stops a sentence. The same lessons always give the same
 * weights.
 */
export function train(
  lessons: readonly Lesson[],
  { fields = [], own = [], ...options }: TrainingOptions = {},
): LearnedWeights {
  const fieldsOf = createFields(fields);
  const featuresOf = createFeatures(fieldsOf);
  const vocabulary = createVocabulary([...lessons, ...own], fieldsOf);
  const reading =
    (counts: number) =>
    ({ sentences, labels, hand, isBait = false }: Lesson): Reply => ({
      hand,
      isBait,
      examples: featuresOf(sentences, vocabulary.knownBeside(hand)).map((features, index) => ({
        features: Int32Array.from(features),
        rule: labels[index],
        counts,
      })),
    });
  const replies = lessons.map(reading(1));
  const alsoLearned = own.map(reading(ownCounts));
  return {
    ...learn([...replies, ...alsoLearned], options),
    stops: calibrate(replies, (known) => learn([...known, ...alsoLearned], options)),
    fields,
    known: vocabulary.packed,
  };
}

/**
 * Of good replies by hands that were not learned from, this share may be changed. Whole rounds were written to be taken
 * for leaks, and most that are changed are of those: of replies to be met it is rather one in thirty.
 */
const mayChange = 0.05;
const folds = 5;

/**
 * The score that a sentence of a good reply hardly ever reaches: found by cross-validation, so that no reply is scored
 * by weights learned from its hand. What is less than likely is never enough.
 */
function calibrate(
  replies: readonly Reply[],
  learnFrom: (known: readonly Reply[]) => ReturnType<typeof learn>,
): number {
  const foldOf = dealHands(replies);
  const tops = Array.from({ length: folds }, (_, fold) => {
    const known = replies.filter(({ hand }) => foldOf(hand) !== fold);
    const verdictOn = createVerdicts({ ...learnFrom(known), stops: 0 });
    return replies
      .filter(({ hand, isBait }) => foldOf(hand) === fold && !isBait)
      .filter(({ examples }) => examples.every(({ rule }) => rule === 'good'))
      .map(({ examples }) => Math.max(...examples.map(({ features }) => verdictOn(features).score)));
  }).flat();
  tops.sort((one, other) => other - one);
  return Math.max(likelyLeak, tops[Math.floor(tops.length * mayChange)] ?? likelyLeak);
}

/** Which fold a hand is in: the largest first, each into the fold that holds least. */
function dealHands(replies: readonly Reply[]): (hand: string) => number {
  const sizes = new Map<string, number>();
  for (const { hand } of replies) sizes.set(hand, (sizes.get(hand) ?? 0) + 1);
  const filled = Array.from({ length: folds }, () => 0);
  const falling = [...sizes].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  const dealt = new Map(
    falling.map(([hand, size]) => {
      const fold = filled.indexOf(Math.min(...filled));
      filled[fold] = (filled[fold] ?? 0) + size;
      return [hand, fold];
    }),
  );
  return (hand) => dealt.get(hand) ?? 0;
}

/** Learned twice: over all features, then over those that came out heaviest. */
function learn(
  replies: readonly Reply[],
  { rounds = 10, leastMet = 2, kept = 49000 }: TrainingOptions,
): Regression {
  const examples = replies.flatMap((reply) => reply.examples).filter(({ rule }) => rule !== undefined);
  const rows = examples.map(({ features, rule, counts }) => ({ features, counts, isLeak: rule !== 'good' }));
  const met = count(examples);
  const often = firstMet(examples).filter((feature) => met(feature) >= leastMet);
  const first = descend(rows, often, rounds);
  const heavy = [...first.weights]
    .map(([feature, weight]) => ({ feature, matters: Math.abs(weight) * Math.sqrt(met(feature)) }))
    .sort((one, other) => other.matters - one.matters || one.feature - other.feature)
    .slice(0, kept)
    .map(({ feature }) => feature);
  const { bias, weights } = descend(rows, heavy, rounds);
  return pack(bias, weights, kindsOf(examples));
}

/** How many of the examples hold a feature. */
function count(examples: readonly Example[]): (feature: number) => number {
  const met = new Uint32Array(manyHashes);
  for (const { features } of examples) for (const feature of features) met[feature] = (met[feature] ?? 0) + 1;
  return (feature) => met[feature] ?? 0;
}

/** Every feature, in the order they are met. */
function firstMet(examples: readonly Example[]): number[] {
  const isMet = new Uint8Array(manyHashes);
  const features: number[] = [];
  for (const example of examples)
    for (const feature of example.features)
      if (!isMet[feature]) {
        isMet[feature] = 1;
        features.push(feature);
      }
  return features;
}

/** Which rule a feature speaks for: the one whose sentences hold it most, measured by how many there are. */
function kindsOf(examples: readonly Example[]): (feature: number) => number {
  const own = learnedRules.map((rule) => examples.filter((one) => one.rule === rule));
  const counts = own.map(count);
  return (feature) => {
    const shares = counts.map((met, kind) => met(feature) / ((own[kind]?.length ?? 0) + rare));
    return shares.indexOf(Math.max(...shares));
  };
}

/** Keeps a rule with few examples from claiming whatever they hold. */
const rare = 20;

function pack(
  bias: number,
  weights: ReadonlyMap<number, number>,
  kindOf: (feature: number) => number,
): Regression {
  const sizes = [...weights.values()].map(Math.abs).sort((one, other) => other - one);
  // The few heaviest are cut, so that the many light ones keep their differences.
  const unit = (sizes[Math.floor(sizes.length / 100)] ?? 1) / heaviest || 1;
  const rising = [...weights].sort(([one], [other]) => one - other);
  const rounded = rising.map(([feature, weight]) => {
    const size = Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit)));
    return { feature, size, kind: kindOf(feature) };
  });
  const heard = rounded.filter(({ size }) => size !== 0);
  return {
    bias,
    unit,
    hashes: packHashes(heard.map(({ feature }) => feature)),
    weights: packWeights(heard),
  };
}
