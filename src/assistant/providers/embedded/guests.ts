import { containsPhrase } from '../../text';
import type { SearchResult } from '../../types';
import { readList } from '../../understanding/acts';
import type { Guest } from '../../understanding/guests';
import { isSure, paragraphs } from './answer';
import { openAsk } from './asks';
import { type Brief, latest } from './brief';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';

/** What is asked of our house: nobody is asked for their business after it. */
export const ofTheHouse: readonly string[] = [
  ...['founders', 'headcount', 'age', 'registration', 'maya', 'languages', 'otherLanguages', 'privacy'],
  ...['faqLocations', 'elsewhere', 'visit', 'hours', 'ai', 'replyTime', 'contact', 'writeMe', 'whatsapp'],
  ...['officeBerlin', 'officeErbil', 'justLooking'],
];

/** What stands in a contract: a business told would make none of these answers more precise. */
export const ofContracts: readonly string[] = [
  ...['cancel', 'payment', 'ways', 'ownership', 'confidentiality', 'law', 'papers', 'exclusivity'],
];

/** What is so and not otherwise, where other answers advise. */
export const lookedUp: readonly string[] = [
  ...ofTheHouse,
  ...ofContracts,
  ...['consultation', 'free', 'outsourcing', 'during'],
];

/** What whoever looks for work, or has something to sell, asks of the agency itself: anything else is for a person. */
const ofTheAgency = ['company', 'mission', 'reach', ...ofTheHouse];

const isInside = (guest: Guest) => guest === 'applicant' || guest === 'supplier';

/** What is said to whoever has a business to be advised. */
const ofBusinesses = ['adviceFirst', 'diagnose'];

/** Is a guest told that, who asks for it in plain words? */
export const isToldTo = (guest: Guest, name: string) =>
  (!isInside(guest) && !ofBusinesses.includes(name)) ||
  (ofTheAgency.includes(name) && !(guest === 'applicant' && name === 'hours'));

const forAnybody = ['company', 'faqServices', 'faqLocations', 'faqDifferent', 'contact', 'awards'];

/** "How do you measure results?" wants an answer, "could I interview you?" a favour. */
const wantsToKnow =
  /\b(?:how|what|which|why)\b|(?:^|\s)(?:و|ف)?(?:كيف|شلون|ازاي|ماذا|ما|شنو|شو|وش|[أا]يش|ليش|لماذا|ليه)(?=\s)/iu;

const wantsContact = /\b(?:number|phone|address)\b|رقم|هاتف|تلفون|عنوان/iu;
const asksWhom =
  /\bwho (?:do|should|can|could|shall) (?:i|we)\b|(?:^|\s)(?:ويا|ويه|مع|على|ع) (?:منو|مين|من)(?=\s)|(?:^|\s)(?:منو|مين) [انب](?:خابر|راسل|تصل|كلم|حجي|حچي|حكي)/iu;

interface Asked {
  question: string;
  /** Is it a question at all? */
  asks: boolean;
  /** The answer or fact that it names beyond doubt. */
  named: string | undefined;
  best: SearchResult | undefined;
}

/** Is a guest's question one that we answer to anybody? */
export function isForGuest(
  guest: Guest,
  { question, asks, named, best }: Asked,
  { answers }: EmbeddedPhrases,
): boolean {
  if ((!asks && !wantsContact.test(question)) || asksWhom.test(question)) return false;
  if (named) return isToldTo(guest, named);
  if (!best || best.parts.keywords === 0) return false;
  if (forAnybody.some((key) => answers[key]?.topics.includes(best.chunk.topic))) return true;
  return !isInside(guest) && isSure(best) && wantsToKnow.test(question);
}

/** Where a guest's matter belongs, each time in the next words; then no more than that it belongs there. */
export function tellGuest(guest: Guest, brief: Brief, phrases: EmbeddedPhrases): string {
  const { guests, asks, facts } = phrases;
  const jobs = facts.jobs?.text ?? '';
  const isOfJobs = guest === 'applicant' && brief.replied.some((reply) => reply.includes(jobs));
  const applying = isOfJobs ? tellApplicant(brief, phrases) : undefined;
  if (applying) return paragraphs(applying, openAsk(brief, asks.open));
  const texts = guest === 'applicant' ? [jobs, ...guests.applicant, facts.jobs?.more ?? ''] : guests[guest];
  const isNew = (text: string) => !brief.replied.some((reply) => reply.includes(text));
  const wasAgain = brief.replied.at(-1)?.includes(guests.again);
  const text = [...texts, guests.again].find(isNew) ?? (wasAgain ? texts.at(-1) : guests.again) ?? '';
  return /[?؟]$/.test(text) ? text : paragraphs(text, openAsk(brief, asks.open));
}

/** "Do I need German?", "I edit videos for fun": what goes into the message that the address was told for. */
function tellApplicant(brief: Brief, phrases: EmbeddedPhrases): string | undefined {
  const { applying, guests } = phrases;
  const said = latest(brief);
  const isNew = (text: string) => !brief.replied.some((reply) => reply.includes(text));
  const asks = isQuestion(said, phrases);
  const wasSent = guests.applicant.every((text) => !isNew(text));
  if (!asks) return wasSent && isNew(applying.told) ? applying.told : undefined;
  return Object.values(applying.asked).find(
    ({ cues, text }) => isNew(text) && containsPhrase(said, readList(cues)),
  )?.text;
}
