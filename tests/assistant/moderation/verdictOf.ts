import type { Verdict } from '../../../src/assistant/moderation/learned/judge';

/** A verdict as the learned reviewer gives it: neither likely nor thinkable, nor ruled out, but for what is said otherwise. */
export const verdictOf = (rule: string, otherwise: Partial<Verdict> = {}): Verdict => ({
  rule,
  score: 0,
  isLikely: false,
  isBeyondDoubt: false,
  isThinkable: false,
  isRuledOut: false,
  ...otherwise,
});
