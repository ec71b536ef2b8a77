import type { HistoryItem } from '../reply';
import { words } from '../text';
import { inArabicLetters } from './arabizi';
import { findInsights } from './insights';
import { detectIntent } from './intent';
import { rememberTexts } from './rememberTexts';
import { requestsMeeting } from './requestsMeeting';
import { tellsOfVenture } from './ventures';

/**
 * Has a visitor told what their business does? By naming a trade or what they own, or by answering when they were asked,
 * in whatever words, were it to keep it to themselves. A worry tells nothing of it, nor does any number of messages.
 */
export function isBusinessTold(remembered: readonly HistoryItem[], question: string): boolean {
  const said: readonly HistoryItem[] = [...remembered, { role: 'user', content: question }];
  return said.some(
    ({ role, content }, index) =>
      role === 'user' && (tellsBusiness(content) || (isAsked(said[index - 1]) && isAnswer(content))),
  );
}

const tells = (text: string) => findInsights(text).industry !== null || tellsOfVenture(text);
/** Also in Arabic that is typed in Latin letters. */
const tellsBusiness = rememberTexts((text: string) => tells(text) || tells(inArabicLetters(text)));

const theirs = '(?:you|your (?:\\w+ )?(?:company|business|shop|store|firm|brand|startup))';
/** What a question has to ask for, so that any answer to it tells the business: "What are you hoping to grow?" asks for a goal. */
const whatTheyDo = new RegExp(
  [
    `\\b(?:what|which|whom?)\\b(?: \\S+){0,3}? (?:do|does|will|would) ${theirs} (?:do(?! (?:to|on|about|if|when|differently|so far|now|with|for))|sell|offer|make|produce|provide)\\b`,
    '\\bbusiness is (?:this|it) for\\b',
    "\\bwhat(?:'s|’s| is) (?:your (?:company|business|shop|firm|trade|industry|field|line of work)|the (?:product|business))(?= about|[?,.]| and| exactly)",
    '\\bwhat exactly (?:is the product|are the products)\\b',
    '\\b(?:industry|business|trade|field|sector|line of work) are you in\\b',
    '\\b(?:kind|type|sort|line) of (?:business|company|shop|work|trade|products?)\\b',
    '\\bwhat should (?:i|we) know about your business\\b',
    '\\btell (?:me|us)(?: \\S+){0,3}? (?:what you (?:sell|do|offer|make)|about (?:your|the) (?:business|company|product|shop|brand))\\b',
  ].join('|'),
  'i',
);
const ofSomethingElse = /ميزاني|هدف|اهداف|موعد|قناه|قنوات|منافس/;
const whatTheyDoInArabic =
  /(?:^| )[وف]?(?:لا?ي|ما|ماذا|شنو|شو|وش|ايش|ايه|بماذا|عن شنو)(?: (?!تريد|تود)\S+){0,2}? (?:س?ت(?:بيع|قدم|صنع|نتج|شتغل)\p{L}*|تعمل (?:شركت|متجر|محل)\p{L}*|تعملون|(?:ال)?نشاط\p{L}*|مجال\p{L}*|طبيعه (?:عمل|شغل|نشاط)\p{L}*|(?:شغل|عمل)كم?(?= |$)|(?:ال)?منتج\p{L}*)|(?:حدثن|احكيل|خبرن|اخبرن)\p{L}* عن (?:عمل|نشاط|شركت|مشروع|متجر)\p{L}*|مشروعكم? عن شنو/u;

const asksForIt = rememberTexts((reply: string) =>
  reply.split(/(?<=[.!?؟\n])/).some((sentence) => {
    if (whatTheyDo.test(sentence)) return true;
    const plain = words(sentence).join(' ');
    return whatTheyDoInArabic.test(plain) && !ofSomethingElse.test(plain);
  }),
);

const isAsked = (before: HistoryItem | undefined) =>
  before?.role === 'assistant' && asksForIt(before.content);

/** Courtesies, and who does not know: that leaves open what the business does. */
const saysNothing =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|yes|yeah|no|nope|ok|okay|sure|fine|great|well|hm+|lol|thanks|thank you|please|maya|not yet|not sure|later|why|bye|sounds good|no idea|i do not know|i don['’]?t know|idk|نعم|اي|ايه|لا|كلا|تمام|اوك|اوكي|طبعا|شكرا|مرحبا|هلا|هلو|اهلا|السلام عليكم|صباح الخير|مساء الخير|باي|مع السلامة|طيب|زين|بعدين|لحظة|ليش|لماذا|ليس بعد|ان شاء الله|لا [أا]عرف|لا [أا]دري|ما [أا]عرف|ما [أا]دري|مدري)[\s.,!،]*)+$/iu;

const isAnswer = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/[?؟]/.test(text) &&
  detectIntent(text) !== 'inquiry' &&
  !requestsMeeting(text) &&
  !saysNothing.test(text.trim());
