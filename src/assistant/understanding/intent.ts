import { containsPhrase } from '../text';
import type { UserIntent } from '../types';
import { acceptsOffer } from './acceptsOffer';
import { intentWords } from './intentWords';
import { readRefusals } from './refusals';
import { requestsMeeting } from './requestsMeeting';
import { spellOut } from './toClauses';

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
 * it, and nobody may refuse it, suppose it or ask about it. Nor does the message that refuses a talk. `lastReply` is Maya's message before: a yes to her
 * own offer counts.
 */
export function asksForMeeting(text: string, lastReply = ''): boolean {
  return (requestsMeeting(text) && !readRefusals(text).has('contact')) || acceptsOffer(text, lastReply);
}
