import type { PageLanguage } from '../../types';
import { createJudge, type Judge, type LearnedWeights } from './judge';

/** Where the weights of a language come from. Without it the rules decide alone. */
export type LoadWeights = (language: PageLanguage) => Promise<LearnedWeights>;

/**
 * The learned reviewer of each language, made when it is first asked for. Rejects if its weights cannot be fetched,
 * and asks for them again the next time.
 */
export function createJudges(
  load: LoadWeights | undefined,
): (language: PageLanguage) => Promise<Judge | undefined> {
  const made = new Map<PageLanguage, Promise<Judge>>();
  return async (language) => {
    if (!load) return undefined;
    const known = made.get(language);
    if (known) return known;
    const judge = load(language).then(createJudge);
    made.set(language, judge);
    judge.catch(() => made.delete(language));
    return judge;
  };
}
