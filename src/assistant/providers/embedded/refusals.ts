import { readRefusals } from '../../understanding/refusals';
import { toClauses } from '../../understanding/toClauses';
import { lastTopic } from './acts';
import { ownAnswer, paragraphs, unsaid } from './answer';
import { openAsk } from './asks';
import type { Brief } from './brief';
import { firstSentence } from './facts';
import type { EmbeddedPhrases } from './phrases';

/** Who refuses to be met, asked or sent to an address is told so, unless something else is asked for beside it. */
export function answerRefusal(
  message: string,
  /** What it names beyond doubt. */
  named: readonly string[],
  brief: Brief,
  phrases: EmbeddedPhrases,
): string | undefined {
  const { replies, asks } = phrases;
  const refusals = readRefusals(message);
  if (refusals.size === 0 || /[?؟]/.test(message) || !named.every((key) => ofMeetings.includes(key)))
    return undefined;
  const rest = toClauses(message).filter((clause) => readRefusals(clause).size === 0);
  if (rest.some((clause) => isAsked.test(clause))) return undefined;
  if (refusals.has('contact')) {
    // "No meeting, just tell me here": what was being told goes on.
    const topic = goesOnHere.test(message) ? lastTopic(brief, phrases) : undefined;
    const more = topic ? unsaid(ownAnswer(topic, phrases), brief) : undefined;
    const told = more ? `${firstSentence(replies.noContact)} ${more}` : replies.noContact;
    return paragraphs(told, openAsk(brief, asks.open));
  }
  if (refusals.has('email')) return replies.noEmail;
  return paragraphs(replies.noOpen, openAsk(brief, asks.open));
}

const goesOnHere =
  /\b(?:tell|write|answer|explain|say|type|give)(?: (?:it|me|us|that|to me))* (?:it )?(?:here|in (?:the |this )?chat)\b|(?<!\p{L})(?:قول|گول|كول|احكي|احجي|اكتب|جاوب|اشرح|خبر)\p{L}*(?: لي)? (?:هنا|هون|هنيه|هناي|بالشات|في الشات)(?!\p{L})/iu;

/** "No calls, I only want to know what it costs" is to be told that. */
export const isAsked =
  /\b(?:what|how|where|when|which|who|costs?|prices?|do you|can you|(?:tell|answer|explain|say)(?: (?:to )?(?:me|us))? (?:if|whether|about))\b|(?:^| )(?:و|ف)?(?:شنو|كم|بيش|بكم|شكد|شقد|قديش|وين|اين|شلون|كيف|متي|شوكت|اسعار\p{L}*|(?:قول|گول|كول|خبر|جاوب|اشرح|احكي)\p{L}*(?: لي)? (?:اذا|عن|علي|هل|عندكم|عدكم))(?= |$)/u;

export const ofMeetings = ['faqStart', 'consultation', 'contact', 'writeMe'];
