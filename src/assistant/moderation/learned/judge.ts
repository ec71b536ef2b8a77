import type { Sentence } from '../sentences';
import { createFeatures } from './features';
import { createFields } from './fields';
import { manyHashes } from './hash';
import { createKnown } from './novelty';
import { heaviest, learnedRules, unpackHashes, unpackWeights } from './unpack';

/** What logistic regression leaves. */
export interface Regression {
  /** What is added to every score. */
  bias: number;
  /** What a weight of one stands for. */
  unit: number;
  /** The features' hashes, packed. */
  hashes: string;
  /** Each feature's weight, and the rule it speaks for, packed. */
  weights: string;
}

/** What training leaves: see `local/review/train.ts`. */
export interface LearnedWeights extends Regression {
  /** The score from which a sentence is stopped on this word alone. */
  stops: number;
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
  /** Rather likely than not: enough beside another sign. */
  isLikely: boolean;
  /** Enough to stop a sentence on its own. */
  isSure: boolean;
  /** Enough to reject a reply for what it may not hold at all. */
  isBeyondDoubt: boolean;
  /** Not unlikely enough to be ruled out, where other signs speak for a leak. */
  isThinkable: boolean;
  /** So surely harmless that a rule which goes by how something is said has misheard it. */
  isHarmless: boolean;
}

/** A verdict on each sentence of a reply. */
export type Judge = (sentences: readonly Sentence[]) => readonly Verdict[];

/** Log odds of five to three. */
export const likelyLeak = 0.5;
/** Log odds of two to nine. */
const thinkable = -1.5;
/** Log odds of one to twelve: what the rules took for another subject below it was nearly always good, in replies nothing was learned from. */
const surelyGood = -2.5;
/** How far above the score that stops a sentence there is no doubt left, in log odds. */
const margin = 2;

/**
 * The learned half of the review, beside the rules: logistic regression over the words of a sentence, trained when the
 * site is built on replies that leak and replies that do not. Pure.
 */
export function createJudge(weights: LearnedWeights): Judge {
  const verdictOn = createVerdicts(weights);
  const featuresOf = createFeatures(createFields(weights.fields));
  const isKnown = createKnown(weights.known);
  const judged = new WeakMap<readonly Sentence[], readonly Verdict[]>();
  return (sentences) => {
    const before = judged.get(sentences);
    if (before) return before;
    const verdicts = featuresOf(sentences, isKnown).map(verdictOn);
    judged.set(sentences, verdicts);
    return verdicts;
  };
}

/** What is thought of a sentence with these features. */
export function createVerdicts({
  bias,
  stops,
  unit,
  hashes,
  weights,
}: Regression & Pick<LearnedWeights, 'stops'>): (features: ArrayLike<number> & Iterable<number>) => Verdict {
  const values = unpackWeights(weights);
  // A place for every hash there can be: most of what is looked up was never learned. No feature's byte is zero.
  const entries = new Uint8Array(manyHashes);
  unpackHashes(hashes).forEach((feature, index) => {
    const { size = 0, kind = 0 } = values[index] ?? {};
    entries[feature] = ((size + heaviest + 1) << 3) | kind;
  });

  return (features) => {
    const kinds = learnedRules.map(() => 0);
    let sum = 0;
    for (const each of features) {
      const value = entries[each];
      if (!value) continue;
      const weight = (value >> 3) - heaviest - 1;
      const kind = value & 7;
      sum += weight;
      if (weight > 0) kinds[kind] = (kinds[kind] ?? 0) + weight;
    }
    const rule = learnedRules[kinds.indexOf(Math.max(...kinds))] ?? 'off_topic';
    const score = bias + (unit * sum) / Math.sqrt(features.length || 1);
    return {
      rule,
      score,
      isLikely: score >= likelyLeak,
      isSure: score >= stops,
      isBeyondDoubt: score >= stops + margin,
      isThinkable: score >= thinkable,
      isHarmless: score < surelyGood,
    };
  };
}
