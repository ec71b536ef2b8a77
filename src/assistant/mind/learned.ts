import { createJudge, type Judge, type LearnedWeights } from '../moderation/learned/judge';
import { createEar, type Ear, type PackedPurposes } from '../purposes/ear';
import type { PageLanguage } from '../types';

/** What training leaves for the reviewer (`local/review/train.ts`) and for the ear (`local/purposes/train.ts`). */
export interface MindWeights extends LearnedWeights {
  purposes: PackedPurposes;
}

/** Where the weights of a language come from. Without it the rules decide alone. */
export type LoadWeights = (language: PageLanguage) => Promise<MindWeights>;

/** What was learned in a language. */
export interface Learned {
  judge: Judge;
  ear: Ear;
}

/**
 * The reviewer and the ear of each language, made when they are first asked for. Rejects if the weights cannot be
 * fetched, and asks for them again the next time.
 */
export function createLearned(
  load: LoadWeights | undefined,
): (language: PageLanguage) => Promise<Learned | undefined> {
  const made = new Map<PageLanguage, Promise<Learned>>();
  return async (language) => {
    if (!load) return undefined;
    const known = made.get(language);
    if (known) return known;
    const learned = load(language).then((weights) => ({
      judge: createJudge(weights),
      ear: createEar(weights.purposes),
    }));
    made.set(language, learned);
    learned.catch(() => made.delete(language));
    return learned;
  };
}
