import { countWords } from '../../text';
import type { SearchResult } from '../../types';
import { statesGrowth } from '../../understanding/goals';
import { ownMentioned } from '../../understanding/subject';
import { sinceThen, tellsOfPast } from '../../understanding/timeline';
import { isServicePassage, isSure } from './answer';
import { type Brief, latest } from './brief';
import { aimsForBusiness } from './businesses';
import { type Heard, unlikely, wish } from './hearing';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';
import { plightIn } from './plights';
import { services } from './purposeNames';
import { nobodyDoes } from './seeksBuyers';
import { causeBeside, ofTheirTrade, ofTradeAsked } from './trades';

/** So many words name a subject rather than tell something: "seo", "google ads". */
const maxTopicWords = 2;
/** Fewer words than this are a question without its verb: "discounts?", "your office hours". */
export const maxFragmentWords = 3;

/** "We need it before Eid" names a time and no wish. */
const needsByThen = /\b(?:need|want|like|have) (?:it|this|that|them|everything)\b/i;

/** A statement that tells what Maya has to know; a wish for a service we surely offer, or for our number, is answered instead. */
export function isTelling(brief: Brief, best: SearchResult | undefined): boolean {
  const { now, pending, replied } = brief;
  const said = latest(brief);
  if (now.slots.size === 0 || (best && wishesContact(said, best))) return false;
  const isShort = countWords(said) <= maxTopicWords;
  const isTopic = best !== undefined && best.parts.keywords > 0 && (isShort || !isServicePassage(best));
  if (now.isGuessed && isTopic && !sinceThen.test(said)) return false;
  const isTimed = now.slots.has('timeline') && needsByThen.test(said);
  const isWish =
    best !== undefined && isServicePassage(best) && isSure(best) && !now.slots.has('business') && !isTimed;
  return !isWish || (replied.length > 0 && pending !== 'open' && pending !== 'fit');
}

/** By what purposes a slot is told. A word for a day may stand in anything: "he makes five in one day". */
const toldBy = {
  goal: ['tellWish'],
  timeline: ['tellTime', 'urgent'],
  budget: ['tellBudget', 'budget'],
  audience: ['tellAudience'],
  pain: ['tellPain', 'diagnose'],
};
const likelyTold = 0.15;

/** Thanks for what was said, and where to look first if a wish or a worry names a service. */
export function thankFor(
  brief: Brief,
  best: SearchResult | undefined,
  phrases: EmbeddedPhrases,
  heard?: Heard,
): string {
  const purpose = heard?.purpose;
  const { replies } = phrases;
  if (purpose === 'tellPast')
    return freshOf([...replies.past.slice(regrets.test(latest(brief)) ? 0 : 1), ...replies.details], brief);
  if (purpose === 'tellDetail') return freshOf(replies.details, brief);
  const { slots, isGuessed } = brief.now;
  const said = latest(brief);
  const met = metOf(brief, phrases);
  if (met && slots.size === 0) return met;
  // What only the question before it says it tells may be something else: nothing is made of it.
  if (isGuessed && !(slots.has('goal') && namesWhoBuys.test(said))) return takenFrom(brief, phrases);
  // A plight that has an answer of its own is met with that alone, wherever it befalls.
  const plight = plightIn(said, isQuestion(said, phrases), phrases);
  if (plight) return [met, plight].join(' ').trim();
  const isWish = slots.has('goal') || slots.has('audience') || slots.has('pain');
  const trade = ofTheirTrade(brief, phrases, heard) ?? (isWish ? ofTradeAsked(brief, phrases) : undefined);
  const noted = (['goal', 'timeline', 'budget', 'audience', 'pain'] as const)
    .filter(
      (slot) =>
        slots.has(slot) &&
        (slot !== 'goal' || isGuessed || namesGrowth(said) || aimsForBusiness(said, phrases)),
    )
    .filter(
      (slot) =>
        (heard?.shareOf(toldBy[slot]) ?? 1) >= likelyTold || (slot === 'pain' && nobodyDoes.test(said)),
    )
    // What to do in their trade says more than that it will be measured, and for whom it is.
    .filter((slot) => !(trade && (slot === 'goal' || slot === 'audience')))
    .filter((slot, _, all) => slot !== 'audience' || !all.includes('goal'))
    .slice(0, trade ? 1 : 2)
    .map((slot) => (slot === 'pain' ? causeBeside(trade, said, phrases) : replies.noted[slot]))
    .filter((text) => !brief.replied.some((reply) => reply.includes(text)));
  const isAbout = slots.has('business') || ownMentioned(said);
  const plain = isAbout ? thanksFor(brief, phrases) : takenFrom(brief, phrases);
  const found = [...noted, ...(trade ? [trade] : [])];
  const thanks = found.length > 0 ? found.join(' ') : plain;
  const { other: _, ...causes } = replies.causes;
  const isShown = noted.some((text) => Object.values(causes).includes(text));
  const isWished = slots.has('goal') || slots.has('pain') || (heard?.shareOf(services) ?? 0) >= unlikely;
  const isPointer = best && isServicePassage(best) && best.parts.keywords > 0 && isWished && !isShown;
  const pointer = isPointer ? replies.pointer.replaceAll('{{topic}}', best.chunk.topic) : '';
  return [met, thanks, pointer].filter((text) => text !== '').join(' ');
}

/** What was tried is told with disappointment, or was somebody else's work, and not "a newsletter twice a year". */
const regrets =
  /\b(?:not?|never|none|nothing|nobody|\w+n['’]t|wast\w+|useless|bad(?:ly)?|poor(?:ly)?|lost|lose|paid(?! (?:ads?|posts?|social|campaigns?))|spent|money|cheat\w*|lied|disappoint\w*|fail\w*|stopped|quit|disappeared|expensive|agency|agencies|freelancers?|the last|previous)\b|(?<!\p{L})[وف]?(?:ما|لا|مو|مش|لم|ليس|بلا|بدون|ماكو|مفيش|محد\p{L}*|فلوس\p{L}*|مصاري\p{L}*|دفع\p{L}*|صرفت|صرفنا|خسر\p{L}*|ضاعت|ضيع\p{L}*|غش\p{L}*|كذب\p{L}*|فشل\p{L}*|سي[ئء]\p{L}*|غالي|قليل\p{L}*|ضعيف\p{L}*|(?:ال)?وكال\p{L}*|فريلانس\p{L}*|(?:ال)?مسو[قك]\p{L}*|قبلكم)(?!\p{L})/iu;

/** A name that was told just now is said back. */
export function metOf({ now, replied }: Brief, { replies }: EmbeddedPhrases): string {
  const name = now.company ?? (now.isIntroduction ? now.person : undefined);
  const isNew = name !== undefined && !replied.some((reply) => reply.includes(`**${name}**`));
  return isNew ? replies.met.replaceAll('{{guest}}', name) : '';
}

export const thanksFor = (brief: Brief, { replies }: EmbeddedPhrases) => freshOf(replies.told, brief);

/** For what says nothing that has to be known, or not for sure. */
export const takenFrom = (brief: Brief, { replies }: EmbeddedPhrases) => freshOf(replies.taken, brief);

/** The first of these that was not said yet; then one after the other. */
export function freshOf(texts: readonly string[], { replied }: Brief): string {
  const isNew = (text: string) => !replied.some((reply) => reply.includes(text));
  return texts.find(isNew) ?? texts[replied.length % texts.length] ?? '';
}

/** What follows the question for a goal is one where it speaks of who buys, or of what is bought. */
export const namesWhoBuys =
  /\b(?:customers?|clients?|guests?|patients?|visitors?|sales|orders|bookings?|leads|enquiries|inquiries|members|students)\b|(?:زبا[يئ]ن|زبون|عملا[ءي]|عميل|مبيع|طلبات|طلبي|حجوز|مرضى|ضيوف|طلاب|مشترك|مراجعين)/iu;

const namesGrowth = (said: string) => said.split(/(?<=[.!?؟\n])\s+/).some(statesGrowth);

/** "I want your number", and not "customers order by phone". */
const wishesContact = (said: string, best: SearchResult) =>
  best.chunk.metadata.category === 'contact' &&
  isSure(best) &&
  wish.test(said) &&
  !/\b(?:my|our)\b/i.test(said);

export const toUs = /\byour?s?\b|\p{L}{2}كم(?!\p{L})/iu;

/** What tells something ("mostly guests from the Gulf") asks for nothing, unless a subject is named and little else. */
export function isNamed(said: string, best: SearchResult | undefined): boolean {
  if (!best || best.parts.keywords === 0 || sinceThen.test(said) || tellsOfPast(said)) return false;
  if (isServicePassage(best) || wishesContact(said, best)) return true;
  return !ownMentioned(said) && (countWords(said) <= maxFragmentWords || (isSure(best) && toUs.test(said)));
}
