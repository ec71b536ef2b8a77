import { asksIfHuman } from '../asksIfHuman';
import { containsPhrase, words } from '../text';
import type { PageLanguage, SearchResult } from '../types';
import { findAct, readList } from '../understanding/acts';
import { complains } from '../understanding/complaints';
import { leavesContact } from '../understanding/contact';
import { asksForDeceit } from '../understanding/deceit';
import { readGuest } from '../understanding/guests';
import { asksForMeeting } from '../understanding/intent';
import { readRefusals } from '../understanding/refusals';
import { stageOfVisit } from '../understanding/stage';
import { ownMentioned, subjectOf } from '../understanding/subject';
import { isSoon, sinceThen } from '../understanding/timeline';
import { replyToAct } from './embeddedActs';
import { answer, isService, isSure, paragraphs, unsaid } from './embeddedAnswer';
import { nextAsk, openAsk } from './embeddedAsks';
import { type Brief, bareQuestion, isQuestion, readBrief, type Utterance } from './embeddedBrief';
import { createFactFinder, type FactFinder, firstSentence } from './embeddedFacts';
import { asksForPlace, asksForTongue, pickService } from './embeddedFollowUps';
import { isForGuest, tellGuest } from './embeddedGuests';
import type { AskKind, EmbeddedPhrases } from './embeddedPhrases';
import {
  answersOfBusiness,
  asksAdvice,
  asksIfEnough,
  asksOfOthers,
  asksOfTrade,
  comparesTerms,
  namesOnlyPlace,
  takesLeave,
  withoutQuestions,
} from './embeddedReading';
import { answerRefusal } from './embeddedRefusals';
import { asksByName, asksClearly, joinReplies, phrasesOfParts, severalAsked } from './embeddedSeveral';
import {
  freshOf,
  isNamed,
  isTelling,
  maxFragmentWords,
  takenFrom,
  thankFor,
  thanksFor,
} from './embeddedStatements';
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
  /** For one of several questions. */
  ofParts: EmbeddedPhrases;
  facts: FactFinder;
}

/**
 * Answers without a model, from what retrieval found, what the conversation has told and what the stage of the
 * visit asks for. A launch is met with product, then goal and timeline, then phases; advice waits until the
 * business is known; nothing found is said so. Every reply ends with one question, and none is asked twice.
 */
export function createEmbeddedProvider(
  loadPhrases: (language: PageLanguage) => Promise<EmbeddedPhrases>,
  search: (question: string, language: PageLanguage) => Promise<SearchResult[]>,
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
    return { phrases, ofParts: phrasesOfParts(phrases), facts: createFactFinder(phrases) };
  }

  return {
    async complete(request) {
      const { phrases, ofParts, facts } = await wordsOf(request.language).catch((cause) => {
        throw new ProviderError('network', 'The words of the local answers could not be fetched.', { cause });
      });
      const whole = compose(request, phrases, facts);
      const isOfGuest = readGuest(request.question) !== undefined || facts.seeksJob(request.question);
      const asked = isOfGuest ? [] : severalAsked(request.question, facts, ofParts);
      const replies = await Promise.all(
        asked.map(async (question) => {
          const namesSubject = asksByName(question, facts, ofParts);
          const retrieved = await search(question, request.language).catch(() => []);
          const isClear = namesSubject || asksClearly(question, retrieved[0], facts, phrases);
          return {
            isNamed: namesSubject,
            text: isClear ? compose({ ...request, question, retrieved }, ofParts, facts) : '',
          };
        }),
      );
      return {
        text: joinReplies(whole, replies, request.language, phrases),
        model: embeddedModel,
        tokens: 0,
      };
    },
    prepare: wordsOf,
  };
}

/** The marks around Latin values are taken off every reply: with them, none would be known again. */
const withoutIsolates = (phrases: EmbeddedPhrases): EmbeddedPhrases =>
  JSON.parse(JSON.stringify(phrases).replace(/[\u2066-\u2069]/g, ''));

function compose(request: CompletionRequest, phrases: EmbeddedPhrases, facts: FactFinder): string {
  const { question, retrieved, visitorMessages } = request;
  const { cues, replies, acts } = phrases;
  const conversation = conversationOf(request);
  const [best] = retrieved;
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
    const own = phrases.answers[bare];
    const known =
      (phrases.facts[bare] ?? phrases.glossary[bare])?.text ??
      unsaid(own && { first: own.brief, ...own }, brief);
    return paragraphs(known ?? replies.moreDone, offerTo(bare) ?? ask());
  }
  const asks = isQuestion(question, phrases);
  if (complains(withoutQuestions(question, phrases))) return replies.complaint;
  if (asksForDeceit(question)) return paragraphs(replies.deceit, ask());
  if (brief.guest && readGuest(question) === brief.guest) return tellGuest(brief.guest, brief, phrases);
  if (!asks && takesLeave(brief, best, phrases)) return replies.goodbye;
  const named = facts.certain(question);
  const refused = answerRefusal(question, named, brief, phrases);
  if (refused) return refused;
  const isNamedHere = best !== undefined && best.parts.keywords > 0;
  const isFound = isNamedHere || (best?.score ?? 0) >= surelyAsked;
  const isOursToTell = isFound && !namesOnlyPlace(question, best, phrases);
  const isAnswer = !asks && answersOfBusiness(brief);
  const launches = containsPhrase(question, readList(cues.launches));
  const isOpen = named.length === 0 && !isOursToTell && !isAnswer && !launches;
  if (isOpen && subjectOf(question) === 'elsewhere') return paragraphs(replies.offTopic, ask());

  const step = brief.guest ? undefined : launchStep(brief, phrases);
  // Who names what hurts may as well ask what can be done about it.
  const tells = [...brief.now.slots].some((slot) => slot !== 'pain');
  const isTold = tells && !brief.now.isGuessed;
  // Whoever looks for a place to work tells of no business.
  const seeksJob = facts.seeksJob(question);
  if (asks && asksIfEnough(question, brief, named, best, phrases))
    return paragraphs(phrases.facts.budget?.text ?? '', ask());
  const certain = asks || !isTold || seeksJob ? named : [];
  const isAside = certain.length > 0 || (step === 'product' ? isAnswerable(question, best, facts) : isFound);
  if (step && !(asks && isAside)) return launch(step, brief, phrases, ask);

  const definition = facts.define(question) ?? facts.define(firstSentence(question));
  if (definition) return paragraphs(definition, ask());
  const tongue = asksForTongue(question);
  if (tongue) return paragraphs(phrases.facts[tongue]?.text ?? '', ask());
  if (asksForPlace(question, brief, phrases))
    return paragraphs(firstSentence(phrases.facts.elsewhere?.text ?? ''), ask());
  if (brief.guest && !isForGuest(brief.guest, { question, asks, named: certain[0], best }, phrases))
    return tellGuest(brief.guest, brief, phrases);
  const isFragment = !tells && words(question).length <= maxFragmentWords;
  const isAsking = asks || (isFragment && !sinceThen.test(question));
  if (asks && asksOfOthers(question, certain, phrases)) return paragraphs(replies.others, ask());
  const told = tellCertain(certain, brief, phrases);
  if (told) return paragraphs(told, offerTo(certain[0]) ?? ask());
  const fact = isAsking ? facts.find(question, best) : undefined;
  // Whoever asks for a job is not asked about a business.
  const next = fact === 'jobs' ? openAsk(brief, phrases.asks.open) : ask();
  if (fact) return paragraphs(phrases.facts[fact]?.text ?? '', next);

  if (comparesTerms(question)) return paragraphs(replies.nothing, ask());
  if (containsPhrase(question, readList(cues.recommendations))) {
    const isEarly = stageOfVisit(visitorMessages) === 'awareness' && !brief.slots.has('business');
    if (isEarly) return paragraphs(replies.business, ask());
    if (!best || !isService(best) || (asks && !isFound)) return paragraphs(replies.recommend, ask());
  }
  if (!asks && isTelling(brief, best)) return paragraphs(thankFor(brief, best, phrases), ask());
  const isOurs = isFound || subjectOf(question) === 'ours';
  if (asks && isOurs && asksAdvice(question, best, phrases))
    return paragraphs(freshOf(replies.knowHow, brief), ask());
  // "And for a shorter one?" goes on with what was told last.
  if (asks && !isFound && goesOn.test(question) && shown.length > 0)
    return replyToAct('more', brief, phrases, ask);
  const isMeant = asks ? isFound : isNamed(question, best);
  if (best && isMeant)
    return answer(question, best, brief, phrases, nextAsk({ ...asking, isAnswered: true }, phrases));
  if (asks && asksOfTrade(question))
    return paragraphs(unsaid(phrases.answers.clients, brief) ?? replies.moreDone, ask());
  const isUnheard = brief.replied.length === 0 && !isNamedHere && subjectOf(question) !== 'ours';
  if (asks || isUnheard) return paragraphs(replies.nothing, ask());
  if (!brief.now.isGuessed && (brief.now.slots.size > 0 || ownMentioned(question)))
    return paragraphs(thanksFor(brief, phrases), ask());
  const wasInvited = brief.replied.some((reply) => reply.includes(replies.tellMe));
  const taken = takenFrom(brief, phrases);
  return paragraphs(wasInvited ? taken : `${taken} ${replies.tellMe}`, ask());
}

/** A passage none of whose keywords was named is the answer from this score on; found by talks that were read. */
const surelyAsked = 0.5;

const goesOn =
  /^\s*(?:(?:and|or|what about|how about|what if)\b|و(?=\p{L}{2})|(?:ماذا|شنو|شو|وش|ايش) (?:عن|لو)(?= ))/iu;

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
  if (said.some((text) => readRefusals(text).has('contact'))) return true;
  const isNo = (text: string) => findAct(text, acts, cues.courtesies) === 'no';
  return (
    pending !== 'consultation' &&
    conversation.some(({ role, content }, index) => {
      const before = conversation[index - 1]?.content ?? '';
      const wasOffered = asks.consultation.some((text) => before.endsWith(text));
      return role === 'user' && (asksForMeeting(content, before) || (wasOffered && isNo(content)));
    })
  );
}

/** What was asked for beyond doubt, where it was not told yet. */
function tellCertain([first]: string[], brief: Brief, { facts, answers, replies }: EmbeddedPhrases): string {
  return first ? (facts[first]?.text ?? unsaid(answers[first], brief) ?? replies.moreDone) : '';
}

/** Somebody who is launching and asks what we cost or where we are is answered that first. */
function isAnswerable(question: string, best: SearchResult | undefined, facts: FactFinder): boolean {
  return facts.find(question, best) !== undefined || (best !== undefined && isSure(best) && !isService(best));
}

function launch(
  step: NonNullable<ReturnType<typeof launchStep>>,
  { company, replied, said }: Brief,
  { replies, asks }: EmbeddedPhrases,
  ask: () => string,
): string {
  const named = (plain: string, withName: string) =>
    company ? withName.replaceAll('{{company}}', company) : plain;
  if (step === 'product')
    return paragraphs(named(replies.launchProduct, replies.launchProductNamed), asks.product[0] ?? '');
  if (step === 'phases') {
    const offer = asks.consultation.find((text) => !replied.some((reply) => reply.includes(text)));
    const phases = named(replies.launchPhases, replies.launchPhasesNamed);
    return paragraphs(phases, said.some(isSoon) ? replies.launchSoon : '', offer ?? ask());
  }
  const opening = step === 'launchGoal' ? replies.launchGoal : replies.launchNext;
  return paragraphs(opening, asks[step][0] ?? '');
}
