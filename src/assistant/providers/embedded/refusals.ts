import { readRefusals } from '../../understanding/refusals';
import { toClauses } from '../../understanding/toClauses';
import { paragraphs } from './answer';
import { openAsk } from './asks';
import type { Brief } from './brief';
import type { EmbeddedPhrases } from './phrases';

/** Who refuses to be met, asked or sent to an address is told so, unless something else is asked for beside it. */
export function answerRefusal(
  message: string,
  /** What it names beyond doubt. */
  named: readonly string[],
  brief: Brief,
  { replies, asks }: EmbeddedPhrases,
): string | undefined {
  const refusals = readRefusals(message);
  if (refusals.size === 0 || /[?؟]/.test(message) || !named.every((key) => ofMeetings.includes(key)))
    return undefined;
  const rest = toClauses(message).filter((clause) => readRefusals(clause).size === 0);
  if (rest.some((clause) => isAsked.test(clause))) return undefined;
  if (refusals.has('contact')) return paragraphs(replies.noContact, openAsk(brief, asks.open));
  if (refusals.has('email')) return replies.noEmail;
  return paragraphs(replies.noOpen, openAsk(brief, asks.open));
}

/** "No calls, I only want to know what it costs" is to be told that. */
export const isAsked =
  /\b(?:what|how|where|when|which|who|costs?|prices?|do you|can you)\b|(?:^| )(?:و|ف)?(?:شنو|كم|بيش|بكم|شكد|شقد|قديش|وين|اين|شلون|كيف|متي|شوكت|اسعار\p{L}*)(?= |$)/u;

export const ofMeetings = ['faqStart', 'consultation', 'contact', 'writeMe'];
