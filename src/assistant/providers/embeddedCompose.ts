import { asksIfHuman } from '../asksIfHuman';
import type { Ear } from '../purposes/ear';
import { containsPhrase, countWords, words } from '../text';
import type { SearchResult } from '../types';
import { findAct, readList } from '../understanding/acts';
import { complains } from '../understanding/complaints';
import { leavesContact } from '../understanding/contact';
import { asksForDeceit } from '../understanding/deceit';
import { readGuest } from '../understanding/guests';
import { stageOfVisit } from '../understanding/stage';
import { ownMentioned, subjectOf } from '../understanding/subject';
import { sinceThen } from '../understanding/timeline';
import { replyToAct } from './embeddedActs';
import { answer, isService, isSure, keyOf, paragraphs, unsaid } from './embeddedAnswer';
import { nextAsk, openAsk, settlesOffer } from './embeddedAsks';
import { type Brief, bareQuestion, conversationOf, isQuestion, readBrief } from './embeddedBrief';
import { type FactFinder, firstSentence } from './embeddedFacts';
import { asksForPlace, asksForTongue, pickService } from './embeddedFollowUps';
import { isForGuest, tellGuest } from './embeddedGuests';
import { hear, isMeantBy, mayWant, sure } from './embeddedHearing';
import type { AskKind, EmbeddedPhrases } from './embeddedPhrases';
import { isStatement, services } from './embeddedPurposeNames';
import { answerHeard, replyToTalk, type Turn } from './embeddedPurposes';
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
import {
  freshOf,
  isNamed,
  isTelling,
  maxFragmentWords,
  takenFrom,
  thankFor,
  thanksFor,
} from './embeddedStatements';
import { launchStep, tellLaunch } from './launch';
import type { CompletionRequest } from './provider';

/** A reply to a message as a whole, or to one question of it. */
export function compose(
  request: CompletionRequest,
  phrases: EmbeddedPhrases,
  facts: FactFinder,
  ear: Ear | undefined,
): string {
  const { question, retrieved, visitorMessages } = request;
  const { cues, replies, acts } = phrases;
  const conversation = conversationOf(request);
  const [best] = retrieved;
  const shown = request.messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
  const brief = readBrief(conversation, question, phrases, shown, facts.seeksJob, ear);
  const isOfferSettled = settlesOffer(conversation, brief, phrases);
  const asking = { brief, visitorMessages, isOfferSettled };
  const ask = (declined?: AskKind) => nextAsk({ ...asking, declined }, phrases);

  const nothing = () => freshOf([replies.nothing, replies.nothingAgain], brief);

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
  const definition = facts.define(question) ?? facts.define(firstSentence(question));
  const heard = hear(question, phrases, ear);
  const { purpose } = heard ?? {};
  const turn: Turn = { question, asks, retrieved, brief, phrases, ask };
  const named = facts.certain(question);
  const refused = answerRefusal(question, named, brief, phrases);
  if (refused) return refused;
  if (definition) return paragraphs(definition, ask());
  const talk = heard && named.length === 0 && replyToTalk(heard, turn);
  if (talk) return talk;
  const wanted = heard && !brief.guest ? answerHeard(heard, turn) : undefined;
  const isNamedHere = best !== undefined && best.parts.keywords > 0;
  const isFound = isNamedHere || (best?.score ?? 0) >= surelyAsked;
  const isOursToTell = isFound && !namesOnlyPlace(question, best, phrases);
  const isAnswer = !asks && answersOfBusiness(brief);
  const launches = containsPhrase(question, readList(cues.launches));
  const isOpen = named.length === 0 && !isOursToTell && !isAnswer && !launches;
  // "It's a kebab place" names food, and tells of a business; "what do you think of our name, Grandma's Bite" asks about one.
  const isOurs = !asks ? !mayWant(heard, 'offTopic') : wanted !== undefined && (heard?.share ?? 0) >= sure;
  if (isOpen && subjectOf(question) === 'elsewhere' && !isOurs) return paragraphs(replies.offTopic, ask());

  const step = brief.guest ? undefined : launchStep(brief, phrases);
  // Who names what hurts may as well ask what can be done about it.
  const tells = [...brief.now.slots].some((slot) => slot !== 'pain');
  const isTold = tells && !brief.now.isGuessed && brief.now.isWorded;
  // Whoever looks for a place to work tells of no business.
  const seeksJob = facts.seeksJob(question);
  if (asks && asksIfEnough(question, brief, named, best, phrases))
    return paragraphs(phrases.facts.budget?.text ?? '', ask());
  // "We need an NDA" tells of a need, and of nothing else.
  const isNothingElse = heard !== undefined && countWords(question) <= maxNeedWords;
  const isCertain = asks || !isTold || seeksJob || isNothingElse;
  const certain = isCertain ? named.filter((key) => isMeantBy(heard, key)) : [];
  const isAside =
    (wanted !== undefined && !(step === 'product' && purpose && services.includes(purpose))) ||
    certain.length > 0 ||
    (step === 'product' ? isAnswerable(question, best, facts) : isFound);
  if (step && !(asks && isAside)) return tellLaunch(step, brief, phrases, ask);

  const tongue = asksForTongue(question);
  if (tongue) return paragraphs(phrases.facts[tongue]?.text ?? '', ask());
  if (asksForPlace(question, brief, phrases))
    return paragraphs(firstSentence(phrases.facts.elsewhere?.text ?? ''), ask());
  const isFragment = !tells && words(question).length <= maxFragmentWords;
  const isAsking = asks || (isFragment && !sinceThen.test(question));
  const fact = isAsking ? facts.find(question, best) : undefined;
  const isUntaught = fact !== undefined && heard?.shareOf([fact]) === undefined;
  if (wanted && certain.length === 0 && !isUntaught) return paragraphs(wanted, offerTo(purpose) ?? ask());
  if (purpose && isStatement(purpose) && !asks && !brief.guest && certain.length === 0)
    return paragraphs(thankFor(brief, best, phrases, heard), ask());
  if (brief.guest && !isForGuest(brief.guest, { question, asks, named: certain[0], best }, phrases))
    return tellGuest(brief.guest, brief, phrases);
  if (asks && asksOfOthers(question, certain, phrases)) return paragraphs(replies.others, ask());
  const told = tellCertain(certain, brief, phrases);
  if (told) return paragraphs(told, offerTo(certain[0]) ?? ask());
  // Whoever asks for a job is not asked about a business.
  const next = fact === 'jobs' ? openAsk(brief, phrases.asks.open) : ask();
  if (fact && mayWant(heard, fact)) return paragraphs(phrases.facts[fact]?.text ?? '', next);

  if (comparesTerms(question)) return paragraphs(nothing(), ask());
  if (containsPhrase(question, readList(cues.recommendations))) {
    const isEarly = stageOfVisit(visitorMessages) === 'awareness' && !brief.slots.has('business');
    if (isEarly) return paragraphs(replies.business, ask());
    if (!best || !isService(best) || (asks && !isFound)) return paragraphs(replies.recommend, ask());
  }
  if (!asks && isTelling(brief, best)) return paragraphs(thankFor(brief, best, phrases, heard), ask());
  const isOfTrade = isFound || subjectOf(question) === 'ours';
  if (asks && isOfTrade && asksAdvice(question, best, phrases))
    return paragraphs(freshOf(replies.knowHow, brief), ask());
  // "And for a shorter one?" goes on with what was told last.
  if (asks && !isFound && goesOn.test(question) && shown.length > 0)
    return replyToAct('more', brief, phrases, ask);
  const isPassageMeant = (passage: SearchResult) => {
    const key = keyOf(passage, phrases);
    // Our campaigns are asked for by names that nobody taught her.
    return mayWant(heard, key, ofPassages) || (key === 'awards' && isSure(passage));
  };
  const isMeant = asks ? isFound : isNamed(question, best);
  if (best && isMeant && isPassageMeant(best))
    return answer(question, best, brief, phrases, nextAsk({ ...asking, isAnswered: true }, phrases));
  if (asks && asksOfTrade(question))
    return paragraphs(unsaid(phrases.answers.clients, brief) ?? replies.moreDone, ask());
  const isUnheard = brief.replied.length === 0 && !isNamedHere && subjectOf(question) !== 'ours';
  if (asks || isUnheard) return paragraphs(nothing(), ask());
  if (!brief.now.isGuessed && (brief.now.slots.size > 0 || ownMentioned(question)))
    return paragraphs(thanksFor(brief, phrases), ask());
  const wasInvited = brief.replied.some((reply) => reply.includes(replies.tellMe));
  const taken = takenFrom(brief, phrases);
  return paragraphs(wasInvited ? taken : `${taken} ${replies.tellMe}`, ask());
}

/** A passage none of whose keywords was named is the answer from this score on; found by talks that were read. */
const surelyAsked = 0.5;

/** A need of more words is one of a business that is told of. */
const maxNeedWords = 5;

/** A whole passage answers what a single fact would not, and is out of place more easily. */
const ofPassages = 0.12;

const goesOn =
  /^\s*(?:(?:and|or|what about|how about|what if)\b|و(?=\p{L}{2})|(?:ماذا|شنو|شو|وش|ايش) (?:عن|لو)(?= ))/iu;

/** What was asked for beyond doubt, where it was not told yet. */
function tellCertain([first]: string[], brief: Brief, { facts, answers, replies }: EmbeddedPhrases): string {
  return first ? (facts[first]?.text ?? unsaid(answers[first], brief) ?? replies.moreDone) : '';
}

/** Somebody who is launching and asks what we cost or where we are is answered that first. */
function isAnswerable(question: string, best: SearchResult | undefined, facts: FactFinder): boolean {
  return facts.find(question, best) !== undefined || (best !== undefined && isSure(best) && !isService(best));
}
