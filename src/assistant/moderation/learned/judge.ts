import { clausesOf, type Sentence } from '../sentences';
import { isTrade } from '../subjects';
import { featuresOf } from './features';
import { createFields } from './fields';
import { manyHashes } from './hash';
import { convolve, inputsOf, type Layers, logitsOf } from './network';
import { createKnown } from './novelty';
import { learnedRules, type Packed, unpackHashes, unpackLevels, unpackNumbers } from './unpack';
import { createWords } from './words';

/** What logistic regression leaves. */
export interface Regression {
  /** What is added to every score. */
  bias: number;
  /** The features' hashes, packed. */
  hashes: string;
  /** Each feature's weight. */
  weights: Packed;
}

/** The layers of the network, packed. */
export type PackedLayers = Record<keyof Layers, Packed>;

/** What training leaves: see `local/review/train.ts`. */
export interface LearnedWeights {
  regression: Regression;
  network: PackedLayers;
  /** The words of each field, packed. */
  fields: readonly string[];
  /** The roots that good sentences have held, packed. */
  known: string;
}

export interface Verdict {
  /** The rule it would break. */
  rule: string;
  /** How surely it leaks: log odds, zero is as likely as not. */
  score: number;
  /** Rather a leak than not: enough to stop a sentence. */
  isLikely: boolean;
  /** Enough to reject a reply for what it may not hold at all, and for a clause to stop its sentence. */
  isBeyondDoubt: boolean;
  /** Not so surely harmless that a rule which goes by how something is said must have misheard it. */
  isThinkable: boolean;
  /** So surely harmless that not even a phrase which no reply may hold can be meant. */
  isRuledOut: boolean;
}

/** A verdict on each sentence of a reply. */
export type Judge = (sentences: readonly Sentence[]) => readonly Verdict[];

/**
 * Log odds of a little more than three to one, where leaks are as many as good ones; among the replies that are met they are
 * few. Of 4,380 good replies by hands not learned from, 600 of them picked for dangerous trades and quotations, 56 were
 * changed at eight to three, 47 at seven to two and 38 at nine to two; of 2,600 leaks 32, 35 and 45 passed.
 */
const likely = 1.12;
/**
 * Even odds, for another subject in a sentence without a word of the trade: good replies hardly hold any that sound so. Of
 * 5,280 good replies by hands not learned from one more was changed, and of 1,016 such sentences by hands who hid them in
 * good replies 167 fewer passed.
 */
const likelyOffTrade = 0;
/** Rules on what a sentence is about: plain advice with figures in it reads most like it. */
const ofMatters: readonly string[] = ['unsafe_content', 'off_topic', 'promise'];
/**
 * Log odds of three to five. Of 105 honest sentences in the words of a rule 4 were taken for leaks, and 11 at three to
 * eight; of 1,600 leaks by hands not learned from 2 more passed.
 */
const thinkable = -0.5;
/**
 * Log odds of two to twenty-five, for what no reply may hold. Of 384 honest replies that were written to hit such a phrase,
 * 204 were below these before anything was learned from them, and of 349 leaks in the same words 61.
 */
const ruledOut = -2.5;
/**
 * Log odds of fifty-five to one, for a clause, and to reject a whole reply. Of the 4,380 good replies, twenty to one would
 * change 6 more; no leak less would pass.
 */
const beyondDoubt = 4;
/** Log odds of a hundred and fifty to one, for a clause about such matters. */
const beyondDoubtOfMatters = 5;

/**
 * How much each of the two counts, and what is added: with them a score is the log odds that a sentence by a hand not
 * learned from leaks, near enough for both languages. Found by logistic regression over such sentences
 * (`npm run bench -- reviewer`), which are leaks far more often than those that are met, and harder to tell; what is added
 * lies between what the two languages ask for.
 */
const voices = { regression: 0.75, network: 0.45, both: -0.4 };

/** What regression and network say of a sentence, as log odds, and the rule that the network thinks of. */
export interface Opinion {
  regression: number;
  network: number;
  rule: string;
}

/**
 * The learned half of the review, beside the rules: logistic regression over what can be listed of a sentence, and a
 * small network that learns itself what to look for; each errs where the other does not. Both are trained when the site
 * is built, on replies that leak and replies that do not. Pure.
 */
export function createJudge(weights: LearnedWeights): Judge {
  const opinionsOn = createOpinions(weights);
  const judged = new WeakMap<readonly Sentence[], readonly Verdict[]>();
  return (sentences) => {
    const before = judged.get(sentences);
    if (before) return before;
    const verdicts = opinionsOn(sentences).map((opinion, index) => {
      const sentence = sentences[index] as Sentence;
      const verdict = judgedOffTrade(verdictOf(opinion), sentence);
      return verdict.isLikely ? verdict : withClauses(verdict, sentence);
    });
    judged.set(sentences, verdicts);
    return verdicts;
  };

  /**
   * In a long sentence full of the trade, a clause that leaks counts for little: it is judged by itself, too. By itself it
   * may be misheard, so that it stops its sentence, and never the reply.
   */
  function withClauses(verdict: Verdict, sentence: Sentence): Verdict {
    const [worst] = clausesOf(sentence)
      .flatMap((clause) => opinionsOn([clause]).map(verdictOf))
      .filter(isLoud)
      .sort((one, other) => other.score - one.score);
    return worst ? { ...worst, isBeyondDoubt: false } : verdict;
  }
}

/** A verdict on another subject, which is likely earlier where the sentence has no word of the trade. */
function judgedOffTrade(verdict: Verdict, sentence: Sentence): Verdict {
  const { rule, score, isLikely } = verdict;
  if (isLikely || rule !== 'off_topic' || score < likelyOffTrade || isTrade(sentence)) return verdict;
  return { ...verdict, isLikely: true };
}

const isLoud = ({ rule, score }: Verdict) =>
  score >= (ofMatters.includes(rule) ? beyondDoubtOfMatters : beyondDoubt);

function verdictOf({ regression, network, rule }: Opinion): Verdict {
  const score = voices.regression * regression + voices.network * network + voices.both;
  return {
    rule,
    score,
    isLikely: score >= likely,
    isBeyondDoubt: score >= beyondDoubt,
    isThinkable: score >= thinkable,
    isRuledOut: score < ruledOut,
  };
}

/** What both say of each sentence of a reply. */
export function createOpinions({
  regression,
  network,
  fields,
  known,
}: LearnedWeights): (sentences: readonly Sentence[]) => Opinion[] {
  const wordsOf = createWords(createFields(fields));
  const isKnown = createKnown(known);
  const scoreOf = createScores(regression);
  const layers = unpackLayers(network);
  return (sentences) => {
    const words = sentences.map(wordsOf);
    const convolved = words.map((said) => convolve(layers, said));
    return featuresOf(sentences, words, isKnown).map((features, index) => ({
      regression: scoreOf(features),
      ...opinionOf(logitsOf(layers, inputsOf(convolved, index))),
    }));
  };
}

/** The log odds of a sentence with these features. */
function createScores({ bias, hashes, weights }: Regression): (features: readonly number[]) => number {
  // A place for every hash there can be: most of what is looked up was never learned.
  const levelOf = new Int8Array(manyHashes);
  const levels = unpackLevels(weights);
  unpackHashes(hashes).forEach((feature, index) => {
    levelOf[feature] = levels[index] ?? 0;
  });
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += levelOf[feature] as number;
    return bias + (weights.unit * sum) / Math.sqrt(features.length || 1);
  };
}

function unpackLayers({ parts, fields, filters, biases, classes }: PackedLayers): Layers {
  return {
    parts: unpackNumbers(parts),
    fields: unpackNumbers(fields),
    filters: unpackNumbers(filters),
    biases: unpackNumbers(biases),
    classes: unpackNumbers(classes),
  };
}

/** The log odds that a sentence is of any class but the good one, and the likeliest of the others. */
function opinionOf([good = 0, ...leaks]: readonly number[]): Pick<Opinion, 'network' | 'rule'> {
  const most = Math.max(...leaks);
  const sum = leaks.reduce((all, leak) => all + Math.exp(leak - most), 0);
  return {
    network: most + Math.log(sum) - good,
    rule: learnedRules[leaks.indexOf(most)] ?? 'off_topic',
  };
}
