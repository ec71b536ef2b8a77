import { namesMoment } from './acceptsOffer';
import { withoutNeedQuestions } from './asksIfNeeded';
import { readIntroduction } from './introductions';
import { arabicOver, can, speaks, want } from './meetingArabic';
import { spellOut, toClauses, withoutClauses } from './toClauses';

/** "Call me old fashioned, but I like print." */
const opinion = /\bcall me (?:[^ ]+ ){1,2}but (?:i|we) (?:think|believe|like|love|prefer|hate)\b/;
/** What is talked over in this chat, and with nobody else: "let's discuss the logo here", «خلينا نحكي بالسعر». */
const inChat = new RegExp(
  `^(?!.*\\b(?:human|person|(?:some|any) ?(?:one|body))\\b)(?=.* here(?: in (?:the |this )?chat)?$)(?:.* )?(?:talk|speak|discuss) |^(?!.* (?:(?:مع|ويا|ويه|وي) (?!ريت)|و?اتصل))(?:و|ف)?خل\\p{L}* [ان]${speaks} (?:عن |ب)(?:ال)?ا?سع`,
  'u',
);
const ownPeople =
  '(?:ال)?(?:شريك|شركا|شريكت|زوج|زوجت|جوز|مرت|مرات|اخ|اخو|اخت|خوات|ابو|والد|والدت|عايلت|عيلت|اهل|مدير|مديرت|محاسب|محامي)(?:ي|نا|يا|اني)';
/** What we speak, what was, what they have with others, and why we keep on about it. */
const notAsked = new RegExp(
  [
    // "Do your consultants speak Arabic?"
    '^(?!.*\\b(?:i|we|please|back|again|need|want|someone|somebody|anyone) .*\\bspeak).*\\b(?:speaks?|speaking) (?:(?:any|good|fluent|some) )?(?:arabic|english|german|kurdish|turkish|sorani|kurmanji|french|persian|russian)\\b',
    // "Someone of your team called me on Tuesday."
    '^(?!.*\\b(?:please|can|could|again|want|need|back)\\b)(?:some(?:one|body)|one|a|your|the)\\b(?: [^ ]+){0,5}? (?:called|phoned|rang|visited|contacted|texted) (?:me|us)\\b',
    '^why (?:do|are) you (?:always|keep|still|constantly|all) ',
    '^[وف]?(?:ليش|ليه|لماذا) (?:[^ ]+ ){0,3}[تي](?:قول|كرر|طلب|حكي|حجي|عيد)',
    '^[وف]?(?:عند|لد)(?:ي|نا|ينا) (?:اجتماع|موعد|لقاء|مكالمه) (?:مع|ويا|ويه) (?!(?:[^ ]+ ){0,2}?[^ ]*كم(?: |$))',
    // «ساناقش الامر مع شريكي» is talked over at home; «نتكلم انا وشريكي معكم» is not, and neither is «اتصلوا مع مديري».
    `^(?!.*(?:(?:مع|ويا)كم|معاكم|معك|معاك|وياك|معاج|وياج|\\d)(?: |$))(?:.* )?[وف]?(?:[سب]?[ان]|[هح]ن?)(?:ت?كلم|ت?حدث|ت?ناقش|حجي|حكي|ت?شاور|ستشير|سال)(?: (?!(?:مع|ويا|ويه|وي) )[^ ]+){0,2}? (?:(?:مع|ويا|ويه|وي) )?${ownPeople}(?= |$)`,
  ].join('|'),
);
/** «اتصل بيه واحد منكم امس», and nothing wished for beside it. */
const talked = new RegExp(
  `^(?!(?:.* )?[وف]?(?:${want}|${can}) )(?:.* )?[وف]?(?:ا?تصل|ت?كلم|تحدث|تواصل|خابر|حجي|حكي)`,
);
/** «اتصلوا» orders behind what was said of another day; before it, they did. */
const order = /(?:^| )[وف]?(?:خل[وي]\p{L}*|(?:اتصل|كلم|خابر|دق|رن|ارجع|تواصل)(?:وا?|ي)(?:ني|نا|لي)?)(?= |$)/u;

function isOver(clause: string): boolean {
  const over = arabicOver.exec(clause);
  if (!over || !talked.test(clause)) return false;
  return !talked.test(clause.slice(0, over.index)) || !order.test(clause.slice(over.index + over[0].length));
}

/**
 * What is left of a message without the clauses that have the words of a request for a talk and ask for none: whether
 * one is needed, what somebody is called, what was talked about before, what this chat will do for, what we speak.
 */
export function withoutLookalikes(text: string): string {
  const naming = namingOf(text);
  const isLookalike = (clause: string) =>
    (!/\d/.test(clause) && !namesMoment.test(clause) && (naming?.test(clause) || inChat.test(clause))) ||
    notAsked.test(clause) ||
    isOver(clause);
  return withoutClauses(withoutNeedQuestions(text), (clause) => !isLookalike(clause));
}

/** How a clause says what the writer is called, in a text that does: a title's dot ends it early. */
function namingOf(text: string): RegExp | undefined {
  if (opinion.test(spellOut(text))) return /^call me /;
  const name = toClauses(readIntroduction(text).name ?? '').join(' ');
  return name ? new RegExp(`\\bcall me (?:(?:[^ ]+ )?${name}(?= |$)|(?:dr|mrs?|ms|eng|prof)$)`) : undefined;
}
