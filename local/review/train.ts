import { featuresOf } from '../../src/assistant/moderation/learned/features';
import { createFields } from '../../src/assistant/moderation/learned/fields';
import { manyHashes } from '../../src/assistant/moderation/learned/hash';
import type { LearnedWeights, PackedLayers, Regression } from '../../src/assistant/moderation/learned/judge';
import { learnedRules, middleCharacter, mostLevels } from '../../src/assistant/moderation/learned/unpack';
import { createWords, type Word } from '../../src/assistant/moderation/learned/words';
import type { Sentence } from '../../src/assistant/moderation/sentences';
import { learnLayers } from './network';
import { packHashes, packNumbers } from './pack';
import { descend } from './regression';
import { createVocabulary } from './vocabulary';

/** A reply to learn from, cut into sentences. */
export interface Lesson {
  sentences: readonly Sentence[];
  /** For each sentence the rule it breaks, `good`, or nothing where nobody can tell. */
  labels: readonly (string | undefined)[];
  /** Who wrote it: lessons by one hand share words and habits that replies to come do not. */
  hand: string;
  /** Good, but unlike the replies to be met: it is learned from, and no rate of good replies is measured by it. */
  isBait?: boolean;
}

/** A lesson as regression and network see it. */
interface Reply {
  words: readonly (readonly Word[])[];
  features: readonly Int32Array[];
  labels: Lesson['labels'];
  counts: number;
}

/** How the weights are found and how many are kept. */
interface TrainingOptions {
  /** The word fields, packed. */
  fields?: readonly string[];
  /** Lessons that are no replies to be met: to the regression they count little. */
  own?: readonly Lesson[];
  /** How often the regression looks at every example, and the network. */
  rounds?: { regression: number; network: number };
  /** A feature met less often says nothing about sentences that are new. */
  leastMet?: number;
  /** How many features of the regression are kept: with the network's parts of words, they are what the visitor loads. */
  kept?: number;
}

/**
 * What Maya is given to say are thousands of sentences, more than the good replies hold, and read unlike them: at full
 * weight they make whatever is not said like them look harmless or not by chance to the regression. It tells on what they
 * share with replies; a feature that only they hold is learned all the same. The network looks
 * again and again at what it told wrong and takes no harm; were Maya's own sentences to count less for it, it would take
 * lists of names for leaks.
 */
const ownCounts = 0.5;

/** What can be learned of these lessons. The same lessons always give the same weights. */
export function train(
  lessons: readonly Lesson[],
  {
    fields = [],
    own = [],
    rounds = { regression: 10, network: 6 },
    leastMet = 2,
    kept = 70_000,
  }: TrainingOptions = {},
): LearnedWeights {
  const fieldsOf = createFields(fields);
  const wordsOf = createWords(fieldsOf);
  const vocabulary = createVocabulary([...lessons, ...own], wordsOf);
  const reading =
    (counts: number) =>
    ({ sentences, labels, hand }: Lesson): Reply => {
      const words = sentences.map(wordsOf);
      const features = featuresOf(sentences, words, vocabulary.knownBeside(hand));
      return { words, features: features.map((found) => Int32Array.from(found)), labels, counts };
    };
  const replies = [...lessons.map(reading(1)), ...own.map(reading(ownCounts))];
  return {
    regression: learnRegression(replies, { rounds: rounds.regression, leastMet, kept }),
    network: learnNetwork(replies, fields.length, rounds.network),
    fields,
    known: vocabulary.packed,
  };
}

/** Classes of sentences by their numbers: good ones, and those that break each rule. */
const classes: readonly string[] = ['good', ...learnedRules];

function learnNetwork(replies: readonly Reply[], fields: number, rounds: number): PackedLayers {
  const examples = replies.map(({ words, labels }) => ({
    words,
    classes: labels.map((label) => (label === undefined ? -1 : classes.indexOf(label))),
  }));
  const layers = learnLayers(examples, { classes: classes.length, fields }, rounds);
  return {
    parts: packNumbers(layers.parts, coarse.most, coarse.cut),
    fields: packNumbers(layers.fields, coarse.most, coarse.cut),
    filters: packNumbers(layers.filters, fine.most, fine.cut),
    biases: packNumbers(layers.biases, fine.most, fine.cut),
    classes: packNumbers(layers.classes, fine.most, fine.cut),
  };
}

/** How finely what there is much of is kept, and how finely what there is little of; and what is cut of the largest. */
const coarse = { most: 7, cut: 0.01 };
const fine = { most: mostLevels, cut: 0.001 };

/** Learned twice: over all features, then over those that came out heaviest. */
function learnRegression(
  replies: readonly Reply[],
  { rounds, leastMet, kept }: { rounds: number; leastMet: number; kept: number },
): Regression {
  const rows = replies.flatMap(({ features, labels, counts }) =>
    features.flatMap((found, index) =>
      labels[index] === undefined ? [] : [{ features: found, counts, isLeak: labels[index] !== 'good' }],
    ),
  );
  const { met, order } = count(rows.map(({ features }) => features));
  const often = order.filter((feature) => met(feature) >= leastMet);
  const first = descend(rows, often, rounds);
  const heavy = [...first.weights]
    .map(([feature, weight]) => ({ feature, matters: Math.abs(weight) * Math.sqrt(met(feature)) }))
    .sort((one, other) => other.matters - one.matters || one.feature - other.feature)
    .slice(0, kept)
    .map(({ feature }) => feature);
  const { bias, weights } = descend(rows, heavy, rounds);
  const rising = [...weights].sort(([one], [other]) => one - other);
  const packed = packNumbers(
    rising.map(([, weight]) => weight),
    coarse.most,
    coarse.cut,
  );
  const isHeard = (_: unknown, index: number) => packed.levels.charCodeAt(index) !== middleCharacter;
  return {
    bias,
    hashes: packHashes(rising.filter(isHeard).map(([feature]) => feature)),
    weights: { ...packed, levels: Array.from(packed.levels).filter(isHeard).join('') },
  };
}

/** How many of the examples hold each feature, and all features in the order they are met. */
function count(examples: readonly Int32Array[]): { met: (feature: number) => number; order: number[] } {
  const met = new Uint32Array(manyHashes);
  const order: number[] = [];
  for (const features of examples)
    for (const feature of features) {
      if (met[feature] === 0) order.push(feature);
      met[feature] = (met[feature] as number) + 1;
    }
  return { met: (feature) => met[feature] as number, order };
}
