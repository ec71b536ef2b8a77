import { asksIfHuman } from '../asksIfHuman';
import { containsPhrase, countWords, words } from '../text';
import type { PageLanguage, SearchResult } from '../types';
import { findAct, readList } from '../understanding/acts';
import { complains } from '../understanding/complaints';
import { leavesContact } from '../understanding/contact';
import { type Guest, readGuest } from '../understanding/guests';
import { asksForMeeting } from '../understanding/intent';
import { readRefusals } from '../understanding/refusals';
import { stageOfVisit } from '../understanding/stage';
import { ownMentioned, subjectOf } from '../understanding/subject';
import { toClauses } from '../understanding/toClauses';
import { replyToAct } from './embeddedActs';
import { answer, isService, isSure, paragraphs, unsaid } from './embeddedAnswer';
import { nextAsk } from './embeddedAsks';
import { type Brief, bareQuestion, isQuestion, readBrief, sinceThen, type Utterance } from './embeddedBrief';
import { createFactFinder, type FactFinder, firstSentence } from './embeddedFacts';
import { asksForPlace, asksForTongue, pickService } from './embeddedFollowUps';
import type { AskKind, EmbeddedPhrases } from './embeddedPhrases';
import { launchStep } from './launch';
import { type Completion, type CompletionRequest, embeddedModel, ProviderError } from './provider';

export type { EmbeddedPhrases } from './embeddedPhrases';

export interface EmbeddedProvider {
  /** Rejects with a `ProviderError` where the words cannot be fetched. */
  complete(request: CompletionRequest): Promise<Completion>;
  /** Has the words of a language at hand before they are needed. Rejects where they cannot be fetched. */
  prepare(language: PageLanguage): Promise<unknown>;
}

interface Words {
  phrases: EmbeddedPhrases;
  facts: FactFinder;
}

/**
 * Answers without a model, from what retrieval found, what the conversation has told and what the stage of the
 * visit asks for. A launch is met with product, then goal and timeline, then phases; advice waits until the
 * business is known; nothing found is said so. Every reply ends with one question, and none is asked twice.
 */
export function createEmbeddedProvider(
  loadPhrases: (language: PageLanguage) => Promise<EmbeddedPhrases>,
): EmbeddedProvider {
  const loaded = new Map<PageLanguage, Promise<Words>>();
  function wordsOf(language: PageLanguage): Promise<Words> {
    const known = loaded.get(language);
    if (known) return known;
    const fresh = read(language);
    loaded.set(language, fresh);
    // Words that could not be fetched are asked for again with the next question.
    fresh.catch(() => loaded.delete(language));
    return fresh;
  }
  async function read(language: PageLanguage): Promise<Words> {
    const phrases = withoutIsolates(await loadPhrases(language));
    return { phrases, facts: createFactFinder(phrases) };
  }

  return {
    async complete(request) {
      const { phrases, facts } = await wordsOf(request.language).catch((cause) => {
        throw new ProviderError('network', 'The words of the local answers could not be fetched.', { cause });
      });
      return { text: compose(request, phrases, facts), model: embeddedModel, tokens: 0 };
    },
    prepare: wordsOf,
  };
}

/** The marks around Latin values are taken off every reply: with them, none would be known again. */
const withoutIsolates = (phrases: EmbeddedPhrases): EmbeddedPhrases =>
  JSON.parse(JSON.stringify(phrases).replace(/[\u2066-\u2069]/g, ''));

/** So many words name a subject rather than tell something: "seo", "google ads". */
const maxTopicWords = 2;
/** Fewer words than this are a question without its verb: "discounts?", "your office hours". */
const maxFragmentWords = 3;

function compose(request: CompletionRequest, phrases: EmbeddedPhrases, facts: FactFinder): string {
  const { question, retrieved, visitorMessages } = request;
  const { cues, replies, acts } = phrases;
  const conversation = conversationOf(request);
  const shown = request.messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
  const brief = readBrief(conversation, question, phrases, shown, facts.seeksJob);
  const isOfferSettled = settlesOffer(conversation, brief, phrases);
  const asking = { brief, visitorMessages, isOfferSettled };
  const ask = (declined?: AskKind) => nextAsk({ ...asking, declined }, phrases);

  // Whoever wants to begin, or a proposal, is a talk away from it.
  const offerTo = (subject: string | undefined) =>
    subject === 'faqStart' && !isOfferSettled ? phrases.asks.consultation[0] : undefined;

  if (asksIfHuman(question)) return replies.human;
  if (leavesContact(question) && !isOfferSettled) return replies.contactLeft;
  const picked = pickService(question, brief, phrases);
  if (picked) return paragraphs(unsaid(phrases.answers[picked], brief) ?? replies.moreDone, ask());
  const act = findAct(question, acts, cues.courtesies);
  if (act) return replyToAct(act, brief, phrases, ask);
  const bare = bareQuestion(question, phrases);
  if (bare === 'askAway') return phrases.facts.askAway?.text ?? '';
  if (bare) {
    const known =
      (phrases.facts[bare] ?? phrases.glossary[bare])?.text ?? unsaid(phrases.answers[bare], brief);
    return paragraphs(known ?? replies.moreDone, offerTo(bare) ?? ask());
  }
  const asks = isQuestion(question, phrases);
  if (!asks && complains(question)) return replies.complaint;
  const isGuest = brief.guest !== undefined && readGuest(question) === brief.guest;
  if (isGuest) return tellGuest(brief.guest, brief, phrases);
  const refused = /[?؟]/.test(question) ? undefined : refuse(question, brief, phrases, facts);
  if (refused) return refused;
  if (subjectOf(question) === 'elsewhere') return paragraphs(replies.offTopic, ask());

  const [best] = retrieved;
  const step = brief.guest ? undefined : launchStep(brief, phrases);
  const isTold = brief.now.slots.size > 0 && !brief.now.isGuessed;
  const named = facts.certain(question);
  // Whoever looks for a place to work tells of no business.
  const seeksJob = facts.seeksJob(question);
  const certain = asks || !isTold || seeksJob ? named : [];
  const isAside =
    certain.length > 0 || (step === 'product' ? isAnswerable(question, best, facts) : best !== undefined);
  if (step && !(asks && isAside)) return launch(step, brief, phrases, ask);

  const definition = facts.define(question);
  if (definition) return paragraphs(definition, ask());
  const tongue = asksForTongue(question);
  if (tongue) return paragraphs(phrases.facts[tongue]?.text ?? '', ask());
  if (asksForPlace(question, brief, phrases))
    return paragraphs(firstSentence(phrases.facts.elsewhere?.text ?? ''), ask());
  if (
    brief.guest &&
    !((asks || wantsContact.test(question)) && isForGuest(brief.guest, question, certain[0], best, phrases))
  )
    return tellGuest(brief.guest, brief, phrases);
  const isFragment = brief.now.slots.size === 0 && words(question).length <= maxFragmentWords;
  const isAsking = asks || (isFragment && !sinceThen.test(question));
  const told = tellCertain(certain, brief, phrases);
  if (told) return paragraphs(told, offerTo(certain[0]) ?? ask());
  const fact = isAsking ? facts.find(question, best) : undefined;
  if (fact) return paragraphs(phrases.facts[fact]?.text ?? '', ask());

  if (containsPhrase(question, readList(cues.recommendations))) {
    const isEarly = stageOfVisit(visitorMessages) === 'awareness' && !brief.slots.has('business');
    if (isEarly) return paragraphs(replies.business, ask());
    if (!best || !isService(best)) return paragraphs(replies.recommend, ask());
  }
  if (!asks && isTelling(brief, best)) return paragraphs(thankFor(brief, best, phrases), ask());
  const isMeant = asks || isNamed(question, best);
  if (best && isMeant)
    return answer(request, best, brief, phrases, nextAsk({ ...asking, isAnswered: true }, phrases));
  // "And for a shorter one?" goes on with what was told last.
  if (asks && goesOn.test(question) && shown.length > 0) return replyToAct('more', brief, phrases, ask);
  const isStatement = !asks && (brief.replied.length > 0 || best !== undefined);
  return paragraphs(isStatement ? thanksFor(brief, phrases) : replies.nothing, ask());
}

/** What whoever looks for work, or has something to sell, asks of the agency itself: anything else is for a person. */
const ofTheAgency =
  'faqLocations,hours,founders,headcount,age,mission,registration,maya,languages,privacy,company,visit,reach,elsewhere'.split(
    ',',
  );

const forAnybody = ['company', 'faqServices', 'faqLocations', 'faqDifferent', 'contact', 'awards'];

/** "How do you measure results?" wants an answer, "could I interview you?" a favour. */
const wantsToKnow =
  /\b(?:how|what|which|why)\b|(?:^|\s)(?:و|ف)?(?:كيف|شلون|ازاي|ماذا|ما|شنو|شو|وش|[أا]يش|ليش|لماذا|ليه)(?=\s)/iu;

const wantsContact = /\b(?:number|phone|address)\b|رقم|هاتف|تلفون|عنوان/iu;
const asksWhom =
  /\bwho (?:do|should|can|could|shall) (?:i|we)\b|(?:^|\s)(?:ويا|ويه|مع|على|ع) (?:منو|مين|من)(?=\s)|(?:^|\s)(?:منو|مين) [انب](?:خابر|راسل|تصل|كلم|حجي|حچي|حكي)/iu;

/** Is a guest's question one that we answer to anybody? */
function isForGuest(
  guest: Guest,
  question: string,
  named: string | undefined,
  best: SearchResult | undefined,
  { answers }: EmbeddedPhrases,
): boolean {
  if (asksWhom.test(question)) return false;
  const isInside = guest === 'applicant' || guest === 'supplier';
  if (named)
    return !isInside || (ofTheAgency.includes(named) && !(guest === 'applicant' && named === 'hours'));
  if (!best || best.parts.keywords === 0) return false;
  if (forAnybody.some((key) => answers[key]?.topics.includes(best.chunk.topic))) return true;
  return !isInside && isSure(best) && wantsToKnow.test(question);
}

/** Where a guest's matter belongs, each time in the next words; then no more than that it belongs there. */
function tellGuest(guest: Guest | undefined, brief: Brief, { guests, asks, facts }: EmbeddedPhrases): string {
  const texts =
    guest === 'applicant' ? [facts.jobs?.text ?? '', ...guests.applicant] : guest ? guests[guest] : [];
  const isNew = (text: string) => !brief.replied.some((reply) => reply.includes(text));
  const wasAgain = brief.replied.at(-1)?.includes(guests.again);
  const text = [...texts, guests.again].find(isNew) ?? (wasAgain ? texts.at(-1) : guests.again) ?? '';
  return /[?؟]$/.test(text) ? text : paragraphs(text, freshOpen(brief, asks.open));
}

const freshOpen = ({ replied }: Brief, open: readonly string[]) =>
  [open.at(-1), open[0]].find((text) => text && !replied.at(-1)?.includes(text)) ?? '';

/** Who refuses to be met, asked or sent to an address is told so, unless something else is asked for beside it. */
function refuse(
  question: string,
  brief: Brief,
  { replies, asks }: EmbeddedPhrases,
  facts: FactFinder,
): string | undefined {
  const refusals = readRefusals(question);
  if (refusals.size === 0) return undefined;
  const named = facts.certain(question).filter((key) => !isOfMeetings(key));
  if (named.length > 0) return undefined;
  const rest = toClauses(question).filter((clause) => readRefusals(clause).size === 0);
  if (rest.some((clause) => isAsked.test(clause))) return undefined;
  if (refusals.has('contact')) return paragraphs(replies.noContact, freshOpen(brief, asks.open));
  if (refusals.has('email')) return replies.noEmail;
  return paragraphs(replies.noOpen, freshOpen(brief, asks.open));
}

/** "No calls, I only want to know what it costs" is to be told that. */
const isAsked =
  /\b(?:what|how|where|when|which|who|costs?|prices?|do you|can you)\b|(?:^| )(?:و|ف)?(?:شنو|كم|بيش|بكم|شكد|شقد|قديش|وين|اين|شلون|كيف|متي|شوكت|اسعار\p{L}*)(?= |$)/u;

const isOfMeetings = (key: string) =>
  key === 'faqStart' || key === 'consultation' || key === 'contact' || key === 'writeMe';

const toUs = /\byour?s?\b|\p{L}{2}كم(?!\p{L})/iu;

/** What tells something ("mostly guests from the Gulf") asks for nothing, unless a subject is named and little else. */
function isNamed(said: string, best: SearchResult | undefined): boolean {
  if (!best || best.parts.keywords === 0 || sinceThen.test(said)) return false;
  if (isService(best)) return true;
  return !ownMentioned(said) && (countWords(said) <= maxFragmentWords || (isSure(best) && toUs.test(said)));
}

const goesOn =
  /^\s*(?:(?:and|or|what about|how about|what if)\b|و(?=\p{L}{2})|(?:ماذا|شنو|شو|وش|ايش) (?:عن|لو)(?= ))/iu;
/** "We need it before Eid" names a time and no wish. */
const needsByThen = /\b(?:need|want|like|have) (?:it|this|that|them|everything)\b/i;

/** All that this session remembers; a request on its own has what is sent along. */
function conversationOf({ messages, remembered }: CompletionRequest): readonly Utterance[] {
  return (
    remembered ??
    messages.slice(0, -1).flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }))
  );
}

/** Was a meeting asked for, or the offer of one declined? Then it is not offered again. */
function settlesOffer(
  conversation: readonly Utterance[],
  { pending, said }: Brief,
  { acts, cues, asks }: EmbeddedPhrases,
): boolean {
  const isNo = (text: string) => findAct(text, acts, cues.courtesies) === 'no';
  if (said.some((text) => readRefusals(text).has('contact'))) return true;
  return (
    pending !== 'consultation' &&
    conversation.some(({ role, content }, index) => {
      const before = conversation[index - 1]?.content ?? '';
      const wasOffered = asks.consultation.some((text) => before.endsWith(text));
      return role === 'user' && (asksForMeeting(content, before) || (wasOffered && isNo(content)));
    })
  );
}

/** What was asked for beyond doubt, where it was not told yet; of further subjects a sentence each. */
function tellCertain([first, ...others]: string[], brief: Brief, phrases: EmbeddedPhrases): string {
  const { facts, answers, replies } = phrases;
  const told = first && (facts[first]?.text ?? unsaid(answers[first], brief) ?? replies.moreDone);
  const also = others.map((key) => answers[key]?.brief ?? firstSentence(facts[key]?.text ?? ''));
  return paragraphs(told ?? '', also.filter((text) => text !== '').join(' '));
}

/** Somebody who is launching and asks what we cost or where we are is answered that first. */
function isAnswerable(question: string, best: SearchResult | undefined, facts: FactFinder): boolean {
  return facts.find(question, best) !== undefined || (best !== undefined && isSure(best) && !isService(best));
}

function launch(
  step: NonNullable<ReturnType<typeof launchStep>>,
  { company, replied }: Brief,
  { replies, asks }: EmbeddedPhrases,
  ask: () => string,
): string {
  const named = (plain: string, withName: string) =>
    company ? withName.replaceAll('{{company}}', company) : plain;
  if (step === 'product')
    return paragraphs(named(replies.launchProduct, replies.launchProductNamed), asks.product[0] ?? '');
  if (step === 'phases') {
    const offer = asks.consultation.find((text) => !replied.some((reply) => reply.includes(text)));
    return paragraphs(named(replies.launchPhases, replies.launchPhasesNamed), offer ?? ask());
  }
  const opening = step === 'launchGoal' ? replies.launchGoal : replies.launchNext;
  return paragraphs(opening, asks[step][0] ?? '');
}

/** A statement that tells what Maya has to know; a wish for a service we surely offer is answered instead. */
function isTelling({ now, pending, replied, said }: Brief, best: SearchResult | undefined): boolean {
  if (now.slots.size === 0) return false;
  const isShort = countWords(said.at(-1) ?? '') <= maxTopicWords;
  const isTopic = best !== undefined && best.parts.keywords > 0 && (isShort || !isService(best));
  if (now.isGuessed && isTopic && !sinceThen.test(said.at(-1) ?? '')) return false;
  const isTimed = now.slots.has('timeline') && needsByThen.test(said.at(-1) ?? '');
  const isWish =
    best !== undefined && isService(best) && isSure(best) && !now.slots.has('business') && !isTimed;
  return !isWish || (replied.length > 0 && pending !== 'open' && pending !== 'fit');
}

/** Thanks for what was said, and where to look first if a wish or a worry names a service. */
function thankFor(brief: Brief, best: SearchResult | undefined, phrases: EmbeddedPhrases): string {
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

function thanksFor({ replied }: Brief, { replies }: EmbeddedPhrases): string {
  const isNew = (text: string) => !replied.some((reply) => reply.includes(text));
  return replies.told.find(isNew) ?? replies.told[replied.length % replies.told.length] ?? '';
}
