import type { Ear } from '../../purposes/ear';
import { countWords, words } from '../../text';
import type { SearchResult } from '../../types';
import type { CompletionRequest } from '../provider';
import { lastTopic } from './acts';
import { ownAnswer, tells, unsaid } from './answer';
import { nextAsk, openAsk, settlesOffer } from './asks';
import { beforeOf } from './before';
import { type Brief, conversationOf, readBrief } from './brief';
import { type FactFinder, firstSentence } from './facts';
import { lookedUp, ofContracts, ofTheHouse } from './guests';
import { type Heard, hear, wish, withoutThanks } from './hearing';
import { isQuestion } from './isQuestion';
import { announcesLaunch } from './launch';
import type { Leaning } from './leansOn';
import type { AskKind, EmbeddedPhrases } from './phrases';
import { isPriced, isService } from './purposeNames';
import { freshOf } from './statements';

/** What a reply to a message goes by. */
export interface Turn {
  question: string;
  /** The message that it may be a part of. */
  whole: string;
  /** Is it a question? */
  asks: boolean;
  /** The answers or facts that it names beyond doubt. */
  named: readonly string[];
  /** What it is for, as far as the ear can tell. */
  heard: Heard | undefined;
  /** The passages that may answer it, and the one that fits best. */
  retrieved: readonly SearchResult[];
  best: SearchResult | undefined;
  /** Does it name one of that passage's keywords? */
  isNamed: boolean;
  /** Does it, or fit so well that it is surely meant? */
  isFound: boolean;
  brief: Brief;
  /** How many messages of the visitor there were, this one among them. */
  visitorMessages: number;
  /** The visitor has been handed the meeting form, has sent it, or does not want it. */
  isOfferSettled: boolean;
  phrases: EmbeddedPhrases;
  facts: FactFinder;
  /** It may lean on the answer before it. */
  leaning: Leaning | undefined;
  /** The question that the reply ends with. */
  ask: (declined?: AskKind) => string;
}

/** A passage none of whose keywords was named is the answer from this score on; found by talks that were read. */
const surelyAsked = 0.5;

export function readTurn(
  request: CompletionRequest,
  phrases: EmbeddedPhrases,
  facts: FactFinder,
  ear: Ear | undefined,
  leaning?: Leaning,
): Turn {
  const { question, retrieved, visitorMessages } = request;
  const conversation = conversationOf(request);
  const shown = request.messages.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
  const brief = readBrief(conversation, question, phrases, shown, facts.seeksJob, ear);
  const isOfferSettled = request.isMeetingScheduled || settlesOffer(conversation, brief, phrases);
  const [best] = retrieved;
  const asks = isQuestion(question, phrases);
  const isNamed = best !== undefined && best.parts.keywords > 0;
  const alone = asks ? withoutThanks(question, phrases) : question;
  const heard = hear(alone, phrases, ear, beforeOf(shown.at(-1), phrases));
  const isServiceWished = isService(heard?.purpose ?? '');
  return {
    question,
    whole: request.messages.at(-1)?.content ?? question,
    asks,
    named: facts.certain(question),
    heard,
    retrieved,
    best,
    isNamed,
    isFound: isNamed || (best?.score ?? 0) >= surelyAsked,
    brief,
    visitorMessages,
    isOfferSettled,
    phrases,
    facts,
    leaning,
    ask: (declined) =>
      nextAsk({ brief, visitorMessages, isOfferSettled, declined, isServiceWished }, phrases),
  };
}

/**
 * Whoever wants to begin, or a proposal, is a talk away from it; nobody is asked for a business who only wants our
 * number, or to know who we are; everybody else is asked what comes next.
 */
export function askAfter(
  subject: string | undefined,
  { isOfferSettled, brief, phrases, ask }: Turn,
  next: () => string = ask,
): string {
  const { asks, answers, facts, glossary } = phrases;
  const offer = subject === 'faqStart' && !isOfferSettled ? asks.consultation[0] : undefined;
  const isTerm = (key: string) => key in glossary && !(key in answers) && !(key in facts);
  const isAside =
    subject !== undefined && ([...ofTheHouse, ...ofContracts].includes(subject) || isTerm(subject));
  return offer ?? (isAside ? openAsk(brief, asks.open) : next());
}

/**
 * What an answer says first, or what of it was not said yet. A fact that is looked up is told as it stands, however often,
 * and an address to whoever comes back to it: what goes on from it is for whoever asks for more.
 */
export function tellAnswer(key: string, turn: Turn): string {
  const { brief, phrases } = turn;
  const time = key === 'duration' ? timeOfWork(turn) : undefined;
  if (time !== undefined && !brief.replied.some((reply) => reply.includes(time))) return time;
  const own = ownAnswer(key, phrases);
  const isFact = key in phrases.facts;
  const wasJustTold = own?.first !== undefined && tells(brief.shown.at(-1) ?? '', own.first);
  if (own?.first && lookedUp.includes(key) && (isFact || !wasJustTold)) return own.first;
  return unsaid(own, brief) ?? phrases.replies.moreDone;
}

/** A single piece of work takes no eight weeks of a launch: "how long does a website take", or "how long is that" after one. */
function timeOfWork({ question, whole, brief, phrases }: Turn): string | undefined {
  const said = words(question).join(' ');
  const isLaunch = [...brief.said, question].some((text) => announcesLaunch(text, phrases));
  // "How long does that take", "and how long", of the site that was asked for before.
  const isOfThat =
    (ofThat.test(said) || countWords(said) <= bareWords) &&
    [...brief.said.slice(-3), whole].some((text) => singleWork.test(words(text).join(' ')));
  const isWork = singleWork.test(said) || isOfThat || isPriced(lastTopic(brief, phrases) ?? '');
  const { text = '', more = '' } = phrases.facts.duration ?? {};
  return isWork && !isLaunch
    ? `${(lastSentence.exec(text)?.[0] ?? text).trim()} ${firstSentence(more)}`
    : undefined;
}

/** So many words ask for a time without saying of what. */
const bareWords = 3;
const ofThat = /\b(?:that|this|it)\b/u;
const singleWork =
  /\b(?:websites?|sites?|(?:landing|web) ?pages?|logos?|videos?|films?|apps?|brochures?|menus?)\b|(?<!\p{L})(?:ال|لل)?(?:موقع|متجر|شعار|لوغو|فيديو|فيلم|تطبيق)/u;
const lastSentence = /[^.!?؟]+[.!?؟]$/u;

/** "Software for hotels", where it was asked what they do, is what they make, and not what they want of us. */
export function tellsWhatIsMade({ question, asks, heard, brief }: Turn): boolean {
  const purpose = heard?.purpose ?? '';
  const isUnpriced = isService(purpose) && !isPriced(purpose);
  return isUnpriced && !asks && brief.pending === 'business' && !wish.test(question);
}

/** That she has no answer, each time in other words. */
export const tellNothing = ({ brief, phrases: { replies } }: Turn) =>
  freshOf([replies.nothing, replies.nothingAgain], brief);
