import { countWords } from '../text';
import type { SearchResult } from '../types';
import { ownMentioned } from '../understanding/subject';
import { sinceThen } from '../understanding/timeline';
import { isService, isSure } from './embeddedAnswer';
import type { Brief } from './embeddedBrief';
import type { EmbeddedPhrases } from './embeddedPhrases';

/** So many words name a subject rather than tell something: "seo", "google ads". */
const maxTopicWords = 2;
/** Fewer words than this are a question without its verb: "discounts?", "your office hours". */
export const maxFragmentWords = 3;

/** "We need it before Eid" names a time and no wish. */
const needsByThen = /\b(?:need|want|like|have) (?:it|this|that|them|everything)\b/i;

/** A statement that tells what Maya has to know; a wish for a service we surely offer, or for our number, is answered instead. */
export function isTelling({ now, pending, replied, said }: Brief, best: SearchResult | undefined): boolean {
  if (now.slots.size === 0 || (best && wishesContact(said.at(-1) ?? '', best))) return false;
  const isShort = countWords(said.at(-1) ?? '') <= maxTopicWords;
  const isTopic = best !== undefined && best.parts.keywords > 0 && (isShort || !isService(best));
  if (now.isGuessed && isTopic && !sinceThen.test(said.at(-1) ?? '')) return false;
  const isTimed = now.slots.has('timeline') && needsByThen.test(said.at(-1) ?? '');
  const isWish =
    best !== undefined && isService(best) && isSure(best) && !now.slots.has('business') && !isTimed;
  return !isWish || (replied.length > 0 && pending !== 'open' && pending !== 'fit');
}

/** Thanks for what was said, and where to look first if a wish or a worry names a service. */
export function thankFor(brief: Brief, best: SearchResult | undefined, phrases: EmbeddedPhrases): string {
  const { replies } = phrases;
  const { slots, company } = brief.now;
  const noted = (['goal', 'timeline', 'budget', 'audience', 'pain'] as const)
    .filter((slot) => slots.has(slot))
    .slice(0, 2)
    .map((slot) => replies.noted[slot])
    .filter((text) => !brief.replied.some((reply) => reply.includes(text)));
  const met = company ? replies.met.replaceAll('{{company}}', company) : '';
  const thanks = noted.length > 0 ? noted.join(' ') : thanksFor(brief, phrases);
  const isPointer =
    best && isService(best) && best.parts.keywords > 0 && (slots.has('goal') || slots.has('pain'));
  const pointer = isPointer ? replies.pointer.replaceAll('{{topic}}', best.chunk.topic) : '';
  return [met, thanks, pointer].filter((text) => text !== '').join(' ');
}

export function thanksFor({ replied }: Brief, { replies }: EmbeddedPhrases): string {
  const isNew = (text: string) => !replied.some((reply) => reply.includes(text));
  return replies.told.find(isNew) ?? replies.told[replied.length % replies.told.length] ?? '';
}

const wish =
  /\b(?:want|need|like|give|send|get)\b|(?:^|\s)(?:[أا]ريد|عا[يو]ز[ةه]?|بدي|[أا]ب[يى]|[أا]بغى|محتاج[ةه]?|[أا]حتاج|[أا]عطني|[أا]عطوني|انطيني|انطوني)(?=\s)/iu;

/** "I want your number", and not "customers order by phone". */
const wishesContact = (said: string, best: SearchResult) =>
  best.chunk.metadata.category === 'contact' &&
  isSure(best) &&
  wish.test(said) &&
  !/\b(?:my|our)\b/i.test(said);

const toUs = /\byour?s?\b|\p{L}{2}كم(?!\p{L})/iu;

/** What tells something ("mostly guests from the Gulf") asks for nothing, unless a subject is named and little else. */
export function isNamed(said: string, best: SearchResult | undefined): boolean {
  if (!best || best.parts.keywords === 0 || sinceThen.test(said)) return false;
  if (isService(best) || wishesContact(said, best)) return true;
  return !ownMentioned(said) && (countWords(said) <= maxFragmentWords || (isSure(best) && toUs.test(said)));
}
