import type { HistoryItem } from '../reply';
import { words } from '../text';
import { findInsights } from '../understanding/insights';
import { detectIntent } from '../understanding/intent';
import { rememberTexts } from '../understanding/rememberTexts';
import { tellsOfVenture } from '../understanding/ventures';

/**
 * Has a visitor told what their business does? By naming a trade or what they own, or by answering when they were asked,
 * in whatever words. A worry tells nothing of it, nor does a question, however many there were.
 */
export function isBusinessTold(remembered: readonly HistoryItem[], question: string): boolean {
  const said: readonly HistoryItem[] = [...remembered, { role: 'user', content: question }];
  return said.some(
    ({ role, content }, index) =>
      role === 'user' && (tellsBusiness(content) || (isAsked(said[index - 1]) && isAnswer(content))),
  );
}

const tellsBusiness = rememberTexts(
  (text: string) => findInsights(text).industry !== null || tellsOfVenture(text),
);

/** What a question has to ask for, so that any answer to it tells the business: "What are you hoping to grow?" asks for a goal. */
const whatTheyDo =
  /\b(?:what|which|whom?)\b.*\b(?:(?:do|does|will) (?:you|your \w+|the \w+) (?:\w+ )?(?:do|sell|offer|make|produce|provide)|business (?:is (?:this|it)|are you)|(?:is|are) (?:your|the) (?:business|company|products?|trade|industry|field)|(?:kind|line|type) of business)\b|\btell (?:me|us) .*about (?:your|the) (?:business|company|product|shop|brand)\b/i;
const whatTheyDoInArabic =
  /(?:^|[\s،,؛:(])[وف]?(?:لا?ي|ما|ماذا|شنو|شو|وش|ايش|ايه|بماذا|في اي|اي) .*(?:تعمل|تشتغل|تبيع|ستبيع|تقدم|تصنع|تنتج|نشاط|منتج|المنتج|مجال|شركتك)/u;

const asksForIt = rememberTexts((reply: string) =>
  reply
    .split(/(?<=[.!?؟\n])/)
    .some((sentence) => whatTheyDo.test(sentence) || whatTheyDoInArabic.test(words(sentence).join(' '))),
);

const isAsked = (before: HistoryItem | undefined) =>
  before?.role === 'assistant' && asksForIt(before.content);

/** "Hi", "ok thanks" and «لا» leave it open what the business does. */
const saysNothing =
  /^(?:(?:hi|hello|hey|yes|yeah|no|nope|ok|okay|sure|fine|well|thanks|thank you|please|maya|not yet|later|why|نعم|اي|ايه|لا|كلا|تمام|اوك|اوكي|شكرا|مرحبا|هلا|هلو|اهلا|طيب|زين|بعدين|ليش|لماذا)[\s.,!،]*)+$/iu;

const isAnswer = (text: string) =>
  !/[?؟]/.test(text) && detectIntent(text) !== 'inquiry' && !saysNothing.test(text.trim());
