import type { PageLanguage } from '../types';
import { withoutNeedQuestions } from './asksIfNeeded';
import { arabicAsides, arabicIdioms, arabicRefusal, arabicRequests } from './meetingArabic';
import {
  englishAsides,
  englishIdioms,
  englishOccasions,
  englishRefusal,
  englishRequests,
} from './meetingEnglish';
import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

export const requestPatterns: Record<PageLanguage, readonly RegExp[]> = {
  en: englishRequests,
  ar: arabicRequests,
};

/** Does a message ask for a meeting by itself, whatever was said before? "Meeting" alone does not. */
export const requestsMeeting = rememberTexts((text: string): boolean =>
  toClauses(withoutNeedQuestions(text)).some(
    (clause) =>
      (/\S \S/.test(clause) &&
        englishOccasions.test(clause) &&
        asks(clause.replace(englishIdioms, 'please'), englishRequests, englishRefusal, englishAsides)) ||
      (/\p{Script=Arabic}/u.test(clause) &&
        asks(clause.replace(arabicIdioms, ' ممكن'), arabicRequests, arabicRefusal, arabicAsides)),
  ),
);

/** A refusal counts where it stands before the request ends: "not a meeting", but "a meeting, not a mail". */
function asks(
  clause: string,
  requests: readonly RegExp[],
  refusal: RegExp,
  asides: readonly RegExp[],
): boolean {
  if (asides.some((aside) => aside.test(clause))) return false;
  return requests.some((request) => {
    const found = request.exec(clause);
    return found !== null && !refusal.test(clause.slice(0, found.index + found[0].length));
  });
}
