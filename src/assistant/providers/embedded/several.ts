import { replyLimits } from '../../limits';
import type { Ear } from '../../purposes/ear';
import { countWords } from '../../text';
import type { PageLanguage, SearchResult } from '../../types';
import { questionParts } from '../../understanding/questionParts';
import { isSure, paragraphs } from './answer';
import { bareQuestion } from './brief';
import { type FactFinder, firstSentence } from './facts';
import { hear, sure } from './hearing';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';
import { isService } from './purposeNames';
import { isAbout } from './reading';

/** More questions in one message than that are for a conversation. */
const maxAnswered = 4;

/** What the parts of a message are read by: a word that stands in a list of subjects asks for more than it does alone. */
export function phrasesOfParts(phrases: EmbeddedPhrases): EmbeddedPhrases {
  const { bare, listed } = phrases;
  const keys = [...new Set([...Object.keys(bare), ...Object.keys(listed)])];
  const both = keys.map((key) => [key, [bare[key], listed[key]].filter(Boolean).join(', ')]);
  return { ...phrases, bare: Object.fromEntries(both) };
}

/** The questions of a message, where it holds more than one: asked one by one, or named in a row. */
export function severalAsked(text: string, facts: FactFinder, ofParts: EmbeddedPhrases, ear?: Ear): string[] {
  const asked = questionParts(text).filter(
    (part) => isQuestion(part, ofParts) || isQuestion(part.replace(andBefore, ''), ofParts),
  );
  if (asked.length > 1) return asked;
  const [first = '', ...others] = text.split(between).map((part) => part.trim());
  const isRow =
    others.length > 0 &&
    countWords(first) <= maxBeforeRow &&
    asksByName(first, facts, ofParts) &&
    others.every((part) => bareQuestion(part, ofParts) !== undefined);
  if (isRow) return [first, ...others];
  const named = [first, ...others].map((part) => hear(part, ofParts, ear));
  const services = new Set(
    named.flatMap((heard) =>
      heard && heard.share >= sure && isService(heard.purpose ?? '') ? [heard.purpose] : [],
    ),
  );
  // "We need a logo and a website": each of the two is told of, but sites and shops are in one answer.
  const isOneAnswer = services.has('websites') && services.has('shop');
  // "Research, without a campaign" wishes for one of the two.
  const isOneWish = others.some((part) => leftOut.test(part));
  return others.length === 1 && services.size === 2 && !isOneAnswer && !isOneWish ? [first, ...others] : [];
}

/** «وبكم تقريباً» */
const andBefore = /^و(?=(?:ب?كم|بيش|بكام|شكد|شقد|قديش) )/u;
/** "And", a comma, the Arabic "and" written onto its word. */
const between =
  /\s*(?:[,،;؛&+/\n]|\b(?:and|plus)\b)(?:\s*\band\b)?\s*(?:و(?=\p{L}{3}))?|\s+و\s?(?=\p{L}{3})(?!حد(?:ها|ه|هم)(?!\p{L}))/iu;
const leftOut = /^(?:without|not|بدون|بلا|مو|مش) /iu;
/** "I would like to know your prices and opening hours." */
const maxBeforeRow = 9;

/** Does a part of a message name what it asks for, beyond doubt? */
export const asksByName = (question: string, facts: FactFinder, phrases: EmbeddedPhrases): boolean =>
  bareQuestion(question, phrases) !== undefined ||
  facts.define(question) !== undefined ||
  facts.certain(question).length > 0;

/**
 * Does a part of a message that names nothing say what it asks, without the rest of it? "And how often?" does not, nor
 * "why should I pay", and of the way we work nearly every question has a word.
 */
export function asksClearly(
  question: string,
  best: SearchResult | undefined,
  facts: FactFinder,
  phrases: EmbeddedPhrases,
): boolean {
  if (best && isSure(best) && !isAbout(best, ['approach'], phrases)) return true;
  return !why.test(question) && facts.find(question, best) !== undefined;
}

const why = /\bwhy\b|(?<!\p{L})(?:و|ف)?(?:ليش|ليه|لماذا)(?!\p{L})/iu;

/** What is said to one question of several. */
export interface PartReply {
  text: string;
  /** The question names what it asks for. */
  isNamed: boolean;
}

/**
 * One reply to a message of several questions, from the reply to the whole of it and the ones to each question: what
 * each of them tells, the later ones in a sentence where room is short, and the question that the whole one ends with.
 */
export function joinReplies(
  whole: string,
  replies: readonly PartReply[],
  language: PageLanguage,
  phrases: EmbeddedPhrases,
): string {
  const { nothing, nothingAgain, offTopic, moreDone, business, recommend, recommendNew, perhaps } =
    phrases.replies;
  const { ask, body: inAll } = takeApart(whole, phrases);
  if (ask === undefined) return whole;
  // "Quick question, do you run ads?" asks for leave, and then what is answered.
  const leave = phrases.facts.askAway?.text ?? '';
  const saysNothing = [
    '',
    nothing,
    nothingAgain,
    offTopic,
    moreDone,
    business,
    recommend,
    recommendNew,
    leave,
  ];
  const clear = replies
    .map(({ text, isNamed }) => ({ isNamed, body: takeApart(text, phrases).body }))
    .filter(({ body }) => !saysNothing.includes(body) && !body.startsWith(perhaps));
  const bodies = new Set(clear.map(({ body }) => body));
  const [only = ''] = bodies;
  const isTold = [only, shortened(only, phrases)].some((text) => inAll.includes(text));
  // What is asked beside it may need the rest of the message, and be what the whole one tells.
  const leavesOut = bodies.size === 1 && clear.some(({ isNamed }) => isNamed) && !isTold;
  const isOfWhole = !saysNothing.includes(inAll) && !inAll.startsWith(perhaps);
  if (leavesOut && isOfWhole) bodies.add(inAll);
  const told = withoutRepeats([...bodies].slice(0, maxAnswered));
  const [single] = told;
  if (told.length < 2)
    return single && (bodies.size > 1 || inAll === leave) ? paragraphs(single, ask) : whole;
  // Beyond that, moderation would cut what comes last.
  const { maxWords } = replyLimits;
  const room = language === 'ar' ? maxWords.arabic : maxWords.default;
  for (let short = told.length - 1; short >= 0; short -= 1) {
    if (countWords(paragraphs(...told, ask)) <= room) break;
    told[short] = shortened(told[short] ?? '', phrases);
  }
  return paragraphs(...told, ask);
}

/** A sentence, or a line of a list, whose numbers, addresses and times all stand in an answer before it is left out. */
function withoutRepeats(bodies: readonly string[]): string[] {
  const told: string[] = [];
  for (const body of bodies) {
    const before = new Set(told.flatMap((text) => text.match(figure) ?? []));
    const isRepeat = (sentence: string) => {
      const figures = sentence.match(figure) ?? [];
      return figures.length > 0 && figures.every((each) => before.has(each));
    };
    const sentences = body.split(/(?<=[.!?؟])(?=\s)|(?=\n)/u);
    // "Both offices:" leads to nothing where its whole list was told.
    const list = sentences.filter((sentence) => sentence.startsWith('\n- '));
    const isListTold = list.length > 0 && list.every(isRepeat);
    const rest = sentences
      .filter((sentence) => !isRepeat(sentence) && !(isListTold && sentence.endsWith(':')))
      .join('')
      .replace(/\n{3,}/g, '\n\n');
    if (rest.trim() !== '') told.push(rest.trim());
  }
  return told;
}

/** "24 hours", "+49 30 23125 000", an address: a number that is no telephone counts with the word behind it. */
const figure =
  /[^\s*]+@[^\s*,،.]+|\+\p{Nd}[\p{Nd} ]*\p{Nd}|\p{Nd}[\p{Nd} ]*\p{Nd}(?:\s\p{L}+)?|\p{Nd}\s\p{L}+/gu;

function shortened(body: string, { answers }: EmbeddedPhrases): string {
  const known = Object.values(answers).find(({ first }) => first && body.endsWith(first));
  return known?.brief ?? firstSentence(body);
}

/** What a reply tells, and the question of ours that it ends with. */
export function takeApart(
  reply: string,
  { asks }: EmbeddedPhrases,
): { body: string; ask: string | undefined } {
  const ask = Object.values(asks)
    .flat()
    .find((text) => reply.endsWith(text));
  return { body: reply.slice(0, reply.length - (ask?.length ?? 0)).trim(), ask };
}
