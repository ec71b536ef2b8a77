import { containsPhrase, countWords } from '../text';
import type { SearchResult } from '../types';
import { readList } from '../understanding/acts';
import { findTrade } from '../understanding/insights';
import { ownMentioned, subjectOf } from '../understanding/subject';
import { replyToAct } from './embeddedActs';
import { answer, paragraphs, unsaid } from './embeddedAnswer';
import { openAsk } from './embeddedAsks';
import type { Brief } from './embeddedBrief';
import { firstSentence } from './embeddedFacts';
import { tellGuest } from './embeddedGuests';
import { type Heard, isCourtesy, isGuest, likely, services, sure, unlikely } from './embeddedHearing';
import type { AskKind, EmbeddedPhrases } from './embeddedPhrases';
import { freshOf } from './embeddedStatements';
import { causeOf } from './embeddedTrades';

export interface Hearing {
  question: string;
  /** Is it a question? */
  asks: boolean;
  retrieved: readonly SearchResult[];
  brief: Brief;
  phrases: EmbeddedPhrases;
  ask: (declined?: AskKind) => string;
}

/** What is said with few words is heard from little: a courtesy, a doubt. In many it has to be plain. */
const fewWords = 5;

/** What is said to a message that is no question about the agency or its trade; undefined for any other. */
export function replyToTalk(heard: Heard, hearing: Hearing): string | undefined {
  const { purpose: name, share } = heard;
  const isFaint = share < sure && countWords(hearing.question) > fewWords;
  if (name === undefined || isFaint) return undefined;
  const { question, brief, phrases, ask } = hearing;
  const { replies, facts, asks } = phrases;
  const open = () => openAsk(brief, asks.open);
  if (isGuest(name)) return tellGuest(name, brief, phrases);
  if (isCourtesy(name)) {
    // "Our ads are useless" insults nobody, and who tells of a business does more than greet.
    const wishes = (heard.shareOf(services) ?? 0) >= unlikely;
    const isMore = wishes || ownMentioned(question) || brief.now.slots.size > 0;
    return isMore ? undefined : replyToAct(name, brief, phrases, ask);
  }
  switch (name) {
    case 'human':
      return replies.human;
    case 'complaint':
    case 'siteTrouble':
      return replies.complaint;
    case 'deceit':
      return paragraphs(replies.deceit, ask());
    case 'offTopic':
      return subjectOf(question) === 'ours' ? undefined : paragraphs(replies.offTopic, ask());
    case 'refuse':
      return paragraphs(replies.noOpen, open());
    case 'hesitate':
      return paragraphs(facts.hesitate?.text ?? '', open());
    case 'person':
    case 'insist':
      return facts[name]?.text;
    default:
      return undefined;
  }
}

const talk = [
  'human',
  'complaint',
  'siteTrouble',
  'deceit',
  'offTopic',
  'refuse',
  'hesitate',
  'person',
  'insist',
];
/** What `replyToTalk` has words for, where it is plain. */
export const isTalk = (name: string) => isGuest(name) || isCourtesy(name) || talk.includes(name);

/** The answer to a question about the agency or its trade, or to a wish for one of its services. */
export function answerHeard(heard: Heard, name: string, hearing: Hearing): string | undefined {
  if (isTalk(name)) return undefined;
  const { question, brief, phrases, retrieved, asks } = hearing;
  const { replies, facts, answers, glossary } = phrases;
  const own = answers[name] ?? (facts[name] && { first: facts[name].text });
  const found = retrieved.find(({ chunk }) => answers[name]?.topics.includes(chunk.topic));
  if (isPriced(name) && (heard.shareOf(ofPrices) ?? 0) >= likely) return withPrice(own?.first, hearing);
  switch (name) {
    case 'adviceFirst':
      return brief.slots.has('business')
        ? freshOf([replies.recommend, ...replies.knowHow], brief)
        : replies.business;
    case 'diagnose':
      return causeOf(question, phrases);
    case 'experience':
      return ofTrade(brief, phrases);
    case 'elsewhere':
      return containsPhrase(question, readList(phrases.cues.ownPlaces))
        ? answers.faqLocations?.first
        : facts.elsewhere?.text;
    case 'otherAgencies':
      return replies.others;
    case 'define':
      return Object.values(glossary).find(({ terms }) => containsPhrase(question, readList(terms)))?.text;
    default:
      // What is told as the knowledge has it needs its passage.
      if (answers[name] && answers[name].first === undefined)
        return found && answer(question, found, brief, phrases, '');
      return own && (unsaid(own, brief) ?? (asks ? replies.moreDone : freshOf(replies.details, brief)));
  }
}

const ofPrices = ['faqPricing', 'roughPrice'];
const isPriced = (name: string) =>
  services.includes(name) && !['software', 'apps', 'unlisted'].includes(name);

/** "How much is a logo?" asks for both. */
function withPrice(first: string | undefined, { brief, phrases }: Hearing): string {
  const price = unsaid(phrases.answers.faqPricing, brief) ?? phrases.facts.roughPrice?.text ?? '';
  const isNew = first !== undefined && !brief.replied.some((reply) => reply.includes(firstSentence(first)));
  return isNew ? `${firstSentence(first)} ${price}` : price;
}

/** "Do you know our field?" asks for the trade that was told before; "… a zoo?" does not. */
const pointsBack =
  /\b(?:our|my|this|that|such|the same|like (?:us|ours|mine)|similar)\b|(?<!\p{L})(?:مجال|قطاع|شغل|عمل|سوق|اختصاص)نا(?!\p{L})|مثلنا|متلنا|هالمجال|(?:هذا|بهذا|هل) ?المجال|مشابه/iu;

/** Whether we have worked in the trade that is asked about. */
function ofTrade({ said }: Brief, { facts, trades, replies }: EmbeddedPhrases): string {
  const named = said.map(findTrade);
  const last = said.at(-1) ?? '';
  const trade = named.at(-1) ?? (pointsBack.test(last) ? named.findLast((each) => each !== null) : null);
  const field = trade && trades[trade]?.field;
  return field ? replies.experienced.replaceAll('{{field}}', field) : (facts.experience?.text ?? '');
}
