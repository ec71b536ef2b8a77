import { containsPhrase } from '../text';
import type { PageLanguage, UserIntent } from '../types';
import { acceptsOffer } from './acceptsOffer';
import { withoutNeedQuestions } from './asksIfNeeded';
import { intentWords } from './intentWords';
import { arabicAsides, arabicIdioms, arabicRefusal, arabicRequests } from './meetingArabic';
import {
  englishAsides,
  englishIdioms,
  englishOccasions,
  englishRefusal,
  englishRequests,
} from './meetingEnglish';
import { rememberTexts } from './rememberTexts';
import { spellOut, toClauses } from './toClauses';

/**
 * What a message is after, by the specification's words: booking before consultation before inquiry. Whoever
 * asks for a meeting without any of the words ("can I talk to someone?") is booking too.
 */
export function detectIntent(text: string): UserIntent {
  const plain = spellOut(text);
  if (containsPhrase(plain, intentWords.booking) || requestsMeeting(text)) return 'booking';
  if (containsPhrase(plain, intentWords.consultation)) return 'consultation';
  return containsPhrase(plain, intentWords.inquiry) ? 'inquiry' : 'unknown';
}

/**
 * Does this message ask for a meeting? A booking word alone does not: clause by clause, somebody has to ask for
 * it, and nobody may refuse it, suppose it or ask about it. `lastReply` is Maya's message before: a yes to her
 * own offer counts.
 */
export function asksForMeeting(text: string, lastReply = ''): boolean {
  return requestsMeeting(text) || acceptsOffer(text, lastReply);
}

export const requestPatterns: Record<PageLanguage, readonly RegExp[]> = {
  en: englishRequests,
  ar: arabicRequests,
};

/** Does a message ask for a meeting by itself, whatever was said before? */
export const requestsMeeting = rememberTexts((text: string): boolean =>
  toClauses(withoutNeedQuestions(text)).some(
    (clause) =>
      (englishOccasions.test(clause) &&
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
