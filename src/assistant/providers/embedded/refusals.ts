import { countWords } from '../../text';
import { asksIfNeeded } from '../../understanding/asksIfNeeded';
import { readRefusals, withoutRefused } from '../../understanding/refusals';
import { toClauses } from '../../understanding/toClauses';
import { withoutUnwanted } from '../../understanding/unwanted';
import { lastTopic } from './acts';
import { ownAnswer, paragraphs, unsaid } from './answer';
import { openAsk } from './asks';
import type { Brief } from './brief';
import { firstSentence } from './facts';
import { isQuestion } from './isQuestion';
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

/** What is asked of us beside a refusal to be called: the answer to that is one to a message without it. */
export function askedBesideRefusal(message: string, phrases: EmbeddedPhrases): string | undefined {
  if (!readRefusals(message).has('contact')) return undefined;
  const mark = /[?؟]/.exec(message)?.[0] ?? '';
  const rest = withoutRefused(message) + mark;
  const asks =
    isQuestion(rest, phrases) || toClauses(rest).some((clause) => isAsked.test(clause) || sends.test(clause));
  return asks && countWords(rest) >= leastAsked && !asksIfNeeded(rest) ? rest : undefined;
}
const sends = /\b(?:send|give|show)\b|(?:^| )(?:ابع[ثت]|ارسل|دز|قول|كول)/u;
const leastAsked = 2;

/** Whoever refuses a call is told so, and then what they asked; the way to a talk is none for them. */
export function tellBesideRefusal(told: string, { replies, answers, facts }: EmbeddedPhrases): string {
  const respected = firstSentence(replies.noContact);
  const way = answers.faqStart?.first;
  const isWay = way !== undefined && told.startsWith(way);
  const text = isWay ? told.replace(way, facts.writeMe?.text ?? '') : told;
  return text.includes(respected) ? text : `${respected} ${text}`;
}

/** "I don't want a plan": a thing, and no talk. */
export const wantsNoThing =
  /\bnot (?:want|need) (?:an?|any|your) (?!(?:\w+ )?(?:talk|chat|conv|visit|sales|consult|meet|call|appoint|phone|contact|pers|hum))/;

/** "… I want to know if you like our site": what is asked beside a thing that is not wanted. */
export function askedInstead(message: string): string {
  const rest = withoutUnwanted(message);
  return /\b(?:know|ask|question)\b|(?<!\p{L})(?:[اأن]عرف|سؤال)(?!\p{L})/iu.test(rest) ? rest : message;
}

const goesOnHere =
  /\b(?:tell|write|answer|explain|say|type|give)(?: (?:it|me|us|that|to me))* (?:it )?(?:here|in (?:the |this )?chat)\b|(?<!\p{L})(?:قول|گول|كول|احكي|احجي|اكتب|جاوب|اشرح|خبر)\p{L}*(?: لي)? (?:هنا|هون|هنيه|هناي|بالشات|في الشات)(?!\p{L})/iu;

/** "No calls, I only want to know what it costs" is to be told that. */
const isAsked =
  /\b(?:what|how|where|when|which|who|costs?|prices?|do you|can you|(?:tell|answer|explain|say)(?: (?:to )?(?:me|us))? (?:if|whether|about))\b|(?:^| )(?:و|ف)?(?:شنو|كم|بيش|بكم|شكد|شقد|قديش|وين|اين|شلون|كيف|متي|شوكت|اسعار\p{L}*|(?:قول|گول|كول|خبر|جاوب|اشرح|احكي)\p{L}*(?: لي)? (?:اذا|عن|علي|هل|عندكم|عدكم))(?= |$)/u;

const ofMeetings = ['faqStart', 'consultation', 'contact', 'writeMe'];
