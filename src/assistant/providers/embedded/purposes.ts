import { containsPhrase, countWords, words } from '../../text';
import { readList } from '../../understanding/acts';
import { asksIfNeeded } from '../../understanding/asksIfNeeded';
import { findTrade } from '../../understanding/insights';
import { readRefusals } from '../../understanding/refusals';
import { ownMentioned, subjectOf } from '../../understanding/subject';
import { spellOut } from '../../understanding/toClauses';
import { replyToAct } from './acts';
import { answer, ownAnswer, paragraphs, passageOf, unsaid } from './answer';
import { openAsk } from './asks';
import { type Brief, latest } from './brief';
import { firstSentence } from './facts';
import { tellGuest } from './guests';
import { beyondDoubt, type Heard, isMeantBy, likely, mayTell, sure, wishedFor } from './hearing';
import { announcesLaunch } from './launch';
import type { EmbeddedPhrases } from './phrases';
import { isCourtesy, isGuest, isPriced, isService, services } from './purposeNames';
import { wantsNoThing } from './refusals';
import { freshOf } from './statements';
import { causeOf } from './trades';
import { type Turn, tellAnswer } from './turn';

/** What is said with few words is heard from little: a courtesy, a doubt. In many it has to be plain. */
const fewWords = 5;
const plain = 0.4;
/** A refusal that no rule reads: "I don't want anything fancy", "back when I've quit teaching" come near one. */
const surelyRefused = 0.75;

/**
 * How sure it has to be. Nobody with a worry is told of a smile, or that we do not cheat, however short they are, and nobody
 * who wants no neon that we shall not call.
 */
function leastFor(name: string, isShort: boolean): number {
  if (name === 'noTalk') return surelyRefused;
  if (name === 'smallTalk' || name === 'deceit') return beyondDoubt;
  if (isShort && name !== 'crisis' && name !== 'wrongPlace') return 0;
  return isCourtesy(name) || name === 'wrongPlace' ? sure : plain;
}

/** What is said to a message that is no question about the agency or its trade; undefined for any other. */
export function replyToTalk(turn: Turn): string | undefined {
  const { heard, named } = turn;
  if (!heard || named.some((key) => isMeantBy(heard, key))) return undefined;
  const { purpose: name, share } = heard;
  const isShort = countWords(turn.question) <= fewWords;
  const isReadByRule = name === 'noTalk' && readRefusals(turn.question).has('contact');
  if (name === 'noTalk' && !isReadByRule && wantsNoThing.test(spellOut(turn.question))) return undefined;
  if (name === undefined || (share < leastFor(name, isShort) && !isReadByRule)) return undefined;
  const { question, brief, phrases, ask } = turn;
  if (isGuest(name)) return tellGuest(name, brief, phrases);
  if (isCourtesy(name)) {
    // "Is that bad?" approves of nothing.
    if (name === 'approval' && turn.asks) return undefined;
    // "Our ads are useless" insults nobody, and who tells of a business does more than greet.
    const wishes = (heard.shareOf(services) ?? 0) >= wishedFor;
    const isMore = wishes || ownMentioned(question) || (brief.now.slots.size > 0 && mayTell(heard));
    return isMore ? undefined : replyToAct(name, brief, phrases, ask);
  }
  return talk[name]?.(turn);
}

/** The rest of what is said to talk, by what it is. */
const talk: Record<string, (turn: Turn) => string | undefined> = {
  human: ({ phrases }) => phrases.replies.human,
  complaint: ({ phrases }) => phrases.replies.complaint,
  siteTrouble: ({ phrases }) => phrases.replies.complaint,
  deceit: ({ phrases, ask }) => paragraphs(phrases.replies.deceit, ask()),
  offTopic: (turn) =>
    subjectOf(turn.question) === 'ours'
      ? undefined
      : paragraphs(turn.phrases.replies.offTopic, openAskIn(turn)),
  wrongPlace: (turn) => paragraphs(turn.phrases.replies.wrongPlace, openAskIn(turn)),
  crisis: (turn) => paragraphs(turn.phrases.replies.crisis, openAskIn(turn)),
  feeling: (turn) => paragraphs(freshOf(turn.phrases.replies.feeling, turn.brief), openAskIn(turn)),
  smallTalk: (turn) => paragraphs(freshOf(turn.phrases.replies.smallTalk, turn.brief), openAskIn(turn)),
  refuse: (turn) => paragraphs(turn.phrases.replies.noOpen, openAskIn(turn)),
  // What is asked beside it is answered before (`refusals.ts`).
  noTalk: (turn) => paragraphs(turn.phrases.replies.noContact, openAskIn(turn)),
  hesitate: (turn) => paragraphs(turn.phrases.facts.hesitate?.text ?? '', openAskIn(turn)),
  person: ({ question, phrases: { facts } }) =>
    (asksIfNeeded(question) ? facts.consultation : facts.person)?.text,
  insist: ({ phrases }) => phrases.facts.insist?.text,
};

const openAskIn = ({ brief, phrases }: Turn) => openAsk(brief, phrases.asks.open);

/** Is it what `replyToTalk` has words for, where it is plain? */
export const isTalk = (name: string) => isGuest(name) || isCourtesy(name) || name in talk;

/** The answer to a question about the agency or its trade, or to a wish for one of its services. */
export function answerHeard(heard: Heard, turn: Turn): string | undefined {
  const { purpose: name } = heard;
  if (name === undefined || isTalk(name)) return undefined;
  const { question, brief, phrases, retrieved, asks } = turn;
  const { replies, facts, answers, glossary } = phrases;
  const own = ownAnswer(name, phrases);
  const told = unsaid(own, brief);
  // Who says more of what is wished for wants no advice on it.
  const isDetail = !asks && (told === undefined || (isService(name) && told !== own?.first));
  const found = passageOf(name, question, retrieved, phrases);
  if (isPriced(name) && (heard.shareOf(ofPrices) ?? 0) >= likely) return withPrice(own?.first, turn);
  switch (name) {
    case 'duration':
      // «الحملة لمدة ثلاثة أشهر» says how long, and does not ask it.
      return !asks && brief.now.slots.has('timeline') ? undefined : tellAnswer(name, turn);
    case 'headcount':
    case 'cheaperOffer':
      // «عندي فريق من شخصين», «صرفت 200 دولار»: theirs, and not ours.
      return !asks && ofTheirs.test(question) ? freshOf(replies.details, brief) : tellAnswer(name, turn);
    case 'adviceFirst':
      return adviseFirst(brief, phrases);
    case 'diagnose':
      return causeOf(question, phrases);
    case 'experience':
      return ofTrade(brief, phrases);
    case 'elsewhere':
      if (ownBranch.test(question)) return facts.reach?.text;
      // "Dermatology, in Sulaymaniyah" says where a business is.
      if (!asks && (brief.pending === 'business' || brief.pending === 'goal')) return undefined;
      return namesOurPlace(question, phrases) ? answers.faqLocations?.first : facts.elsewhere?.text;
    case 'otherAgencies':
      return replies.others;
    case 'define':
      return explain(question, glossary);
    default:
      // What is told as the knowledge has it needs its passage.
      if (answers[name] && answers[name].first === undefined)
        return found && answer(question, found, brief, phrases, '');
      return own && (isDetail ? freshOf(replies.details, brief) : tellAnswer(name, turn));
  }
}

const ofTheirs = /^(?:عند(?:ي|نا) |(?:صرف|دفع)(?:ت|نا))/u;

/** The term of the trade that is named, the longest where one holds another; of several, "cpc, cpm, ctr", a sentence each. */
function explain(question: string, glossary: EmbeddedPhrases['glossary']): string | undefined {
  const found = Object.values(glossary)
    .flatMap(({ terms, text }) => readList(terms).map((term) => ({ term, text })))
    .filter(({ term }) => containsPhrase(question, [term]))
    .sort((one, other) => other.term.length - one.term.length);
  // "Brand" is no term of its own where "brand strategy" is named.
  const outer = found.filter(
    ({ term }, at) => !found.slice(0, at).some((longer) => containsPhrase(longer.term, [term])),
  );
  const said = words(question).join(' ');
  const terms = outer.map(({ term }) => term).join('|');
  const and = '(?: (?:and|or|vs|versus|the|او|ولا|و))*';
  const listed =
    new RegExp(`(?<!\\p{L})(?:${terms})(?:${and} (?:${terms})(?!\\p{L}))+`, 'u').exec(said)?.[0] ?? '';
  const inTurn = outer
    .filter(({ term }) => containsPhrase(listed, [term]))
    .sort((one, other) => listed.indexOf(one.term) - listed.indexOf(other.term));
  const texts = [...new Set(inTurn.map(({ text }) => text))];
  return texts.length > 1 ? texts.map(firstSentence).join(' ') : outer[0]?.text;
}

/** «ناوي افتح فرع في دبي» asks for no office of ours. */
const ownBranch =
  /\b(?:i|we) (?:[\w']+ ){0,4}open(?:ing)? (?:\w+ ){0,2}branch|(?<!\p{L})(?:[اأن]فتح|نفتتح|[اأ]فتتح|فتح|افتتاح) (?:\p{L}+ )?فرع/iu;

/** «بالعراق», «بألمانيا»: Arabic writes what stands before a place onto it. */
const namesOurPlace = (question: string, { cues }: EmbeddedPhrases): boolean => {
  const bare = words(question).map((word) => word.replace(/^[وف]?[بل](?=\p{L}{4})/u, ''));
  return containsPhrase(`${question} . ${bare.join(' ')}`, readList(cues.ownPlaces));
};

/** Where to begin: with the business, as long as it is not known, unless two things are to be put in order. */
export function adviseFirst(brief: Brief, phrases: EmbeddedPhrases): string {
  const { business, recommend, recommendNew, knowHow } = phrases.replies;
  const asksOrder = firstOfAll.test(words(latest(brief)).join(' '));
  if (!brief.slots.has('business') && !asksOrder) return business;
  return freshOf([recommendNew, recommend, ...knowHow], brief);
}

/** Which of our services it should be; what is new is built up in an order of its own. */
export function adviseService(brief: Brief, phrases: EmbeddedPhrases): string {
  const isNew = brief.said.some((text) => announcesLaunch(text, phrases) || opensNew.test(text));
  const isKnown = brief.slots.has('business') && !isNew;
  return isKnown
    ? freshOf([phrases.replies.recommend, ...phrases.replies.knowHow], brief)
    : adviseFirst(brief, phrases);
}

/** «افتح صالون نسائي جديد», «عندي فكرة تطبيق» */
const opensNew = /(?<!\p{L})(?:[انب]فتح .{2,40} جديد|عند(?:ي|نا) فكرة )/u;

const toBePutInOrder =
  '(?:(?:with|the|my|our|a|an|new|مع) )*(?<!\\p{L})(?:و|ب|ل|ال|لل)*(?:brand(?:ing)?|logo|name|seo|social media|web ?site|site|ads?|advertising|marketing|instagram|insta|facebook|tik ?tok|photos?|sign|flyers?|menu|شعار|لو[غكجگ]و|موقع|سايت|اعلان(?:ات)?|انستا\\p{L}*|فيس(?: ?بوك)?|تيك ?توك|اسم|هوي[هة])(?!\\p{L})';
/** "Brand or ads first?", «نبدي بالموقع لو بالانستا»; how we go about it, and what it costs, is something else. */
const firstOfAll = new RegExp(
  `^(?!.*\\b(?:(?:can|could|do|will) you (?!think|advise|recommend|suggest)|you (?:start|begin|need)|pay|price|cost|difference)\\b)(?=.*(?:\\b(?:first|begin|start)\\b|(?<!\\p{L})(?:ال)?اولا?(?!\\p{L})|(?<!\\p{L})[انب](?:بد[اي]|بلش)|قبل)).*${toBePutInOrder} (?:first )?(?:or|before|لو|ولا|او|ام|قبل) ${toBePutInOrder}`,
  'u',
);

const ofPrices = ['faqPricing', 'roughPrice'];

/** "How much is a logo?" asks for both. */
function withPrice(first: string | undefined, { brief, phrases }: Turn): string {
  const price = unsaid(phrases.answers.faqPricing, brief) ?? phrases.facts.roughPrice?.text ?? '';
  const isNew = first !== undefined && !brief.replied.some((reply) => reply.includes(firstSentence(first)));
  return isNew ? `${firstSentence(first)} ${price}` : price;
}

/** "Do you know our field?" asks for the trade that was told before; "… a zoo?" does not. */
const pointsBack =
  /\b(?:our|my|this|that|such|the same|like (?:us|ours|mine)|similar)\b|(?<!\p{L})(?:مجال|قطاع|شغل|عمل|سوق|اختصاص)نا(?!\p{L})|مثلنا|متلنا|هالمجال|(?:هذا|بهذا|هل) ?المجال|مشابه/iu;

/** Whether we have worked in the trade that is asked about. */
export function ofTrade({ said }: Brief, { facts, trades, replies }: EmbeddedPhrases): string {
  const named = said.map(findTrade);
  const last = said.at(-1) ?? '';
  const trade = named.at(-1) ?? (pointsBack.test(last) ? named.findLast((each) => each !== null) : null);
  const field = trade && trades[trade]?.field;
  return field ? replies.experienced.replaceAll('{{field}}', field) : (facts.experience?.text ?? '');
}
