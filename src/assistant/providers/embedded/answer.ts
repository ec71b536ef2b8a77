import { replyLimits } from '../../limits';
import { countWords, fold, words } from '../../text';
import type { SearchResult } from '../../types';
import { isMadeOf, readList } from '../../understanding/acts';
import type { Brief } from './brief';
import type { EmbeddedAnswer, EmbeddedPhrases } from './phrases';

/** Two keywords: what a passing word does not bring about. */
const surelyMeant = 0.4;

export const isSure = ({ parts }: SearchResult) => parts.keywords >= surelyMeant;
export const isServicePassage = ({ chunk }: SearchResult) => chunk.metadata.category === 'services';

export const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n');

/** What was found for a question, as far as it has not been told yet, and the question that follows. */
export function answer(
  question: string,
  best: SearchResult,
  brief: Brief,
  phrases: EmbeddedPhrases,
  ask: string,
): string {
  const room = replyLimits.promptWords.default - countWords(ask);
  const own: EmbeddedAnswer | undefined = phrases.answers[keyOf(best, phrases)];
  const wholly = tell(best, room);
  const isAgain = own?.first === undefined && asksWhatFor.test(fold(question));
  const text = (isAgain ? undefined : unsaid({ ...own, first: own?.first ?? wholly }, brief)) ?? wholly;

  const isYes = isServicePassage(best) && text === own?.first && wantsYes(question, phrases);
  return paragraphs(isYes ? `${phrases.replies.affirm} ${text}` : text, ask);
}

/** Of several passages the one that is asked for: what a thing was for, or which of them it was, the first of them says. */
export function passageOf(
  key: string,
  question: string,
  retrieved: readonly SearchResult[],
  { answers }: EmbeddedPhrases,
): SearchResult | undefined {
  const topics = answers[key]?.topics ?? [];
  const found = retrieved.filter(({ chunk }) => topics.includes(chunk.topic));
  const ofThings = found.find(({ chunk }) => chunk.topic === topics[0]);
  return asksWhatFor.test(fold(question)) ? (ofThings ?? found[0]) : found[0];
}

/** "Which one got the gold?", «عن شنو هاي الجوائز» */
const asksWhatFor =
  /\bwhich (?:one|campaign|film|of)|\bwhat (?:are|is|were|was) (?:they|it|these|those|the) .*(?:about|for)\b|\b(?:for|about) what\b|\bwhat for\b|(?<!\p{L})(?:عن|على|علي|ع) ?(?:شنو|شو|ايش|وش|ماذا|اي)(?!\p{L})|(?<!\p{L})(?:اي|يا) (?:حمله|واحد|وحد|فيلم)/iu;

/**
 * Does a question ask whether we do what we offer, and nothing besides? Every word is looked at: one that is not known
 * ("hidden ads", "videos daily", "a logo for free", "film in Brazil") makes of it a question we do not answer by a yes.
 */
export function wantsYes(question: string, { cues }: EmbeddedPhrases): boolean {
  const { yesNo, offering, offered, around, courtesies } = cues;
  const frame = [yesNo, offering, around, courtesies];
  return (
    readList(yesNo).some((opening) => beginsWith(question, opening)) &&
    isMadeOf(question, ...frame, offered) &&
    !isMadeOf(question, ...frame)
  );
}

const beginsWith = (text: string, phrase: string) => `${words(text).join(' ')} `.startsWith(`${phrase} `);

/** What is said about one thing, by its key: an answer, or a fact. */
export function ownAnswer(
  key: string,
  { answers, facts }: EmbeddedPhrases,
): Partial<EmbeddedAnswer> | undefined {
  const fact = facts[key];
  return answers[key] ?? (fact && { first: fact.text, ...(fact.more && { more: fact.more }) });
}

/** The part of an answer that has not been told yet. */
export function unsaid(own: Partial<EmbeddedAnswer> | undefined, { replied }: Brief): string | undefined {
  const opens = (reply: string, text: string) => reply.includes(afterYes(text).slice(0, sameOpening));
  return [own?.first, own?.more].find(
    (text) => text !== undefined && !replied.some((reply) => opens(reply, text)),
  );
}

/** Does a reply tell that? The yes it may begin with is said to some questions only (`finish.ts`). */
export const tells = (reply: string, text: string): boolean => reply.includes(afterYes(text));

/** A text from its second letter on, if it begins with a yes: the first is a capital where it goes without. */
const afterYes = (text: string) => text.replace(openingYes, '').slice(openingYes.test(text) ? capital : 0);

/** "Yes, we film", "Yes, **naming** is part of it". */
export const openingYes = /^(?:Yes[,:]|نعم،)\s+/u;
/** "We film", said to whoever has not asked whether we do. */
export const withoutYes = (text: string) =>
  text.replace(openingYes, '').replace(/\p{L}/u, (letter) => letter.toUpperCase());
/** What was told a message ago is told again as a yes: «وبيحكو تركي؟» */
export const yesTo = (text: string, { replies }: EmbeddedPhrases) =>
  openingYes.test(text)
    ? text
    : `${firstWord.exec(replies.affirm)?.[0] ?? ''} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const firstWord = /^\S+/;

/** As many signs as a capital after two stars ends at. */
const capital = 3;

/** Two replies that share so many characters at their beginning are the same one. */
const sameOpening = 40;

/** The key of the answer that tells what a passage holds. */
export function keyOf({ chunk }: SearchResult, { answers }: EmbeddedPhrases): string {
  return Object.keys(answers).find((key) => answers[key]?.topics.includes(chunk.topic)) ?? '';
}

/** Whole sentences of a chunk, as many as there is room for; the first in any case. */
function tell({ chunk }: SearchResult, room: number): string {
  const sentences = chunk.content.match(/.+?(?:[.!?؟](?=\s|$)|$)/gsu) ?? [chunk.content];
  let text = '';
  for (const sentence of sentences) {
    if (text && countWords(text + sentence) > room) break;
    text += sentence;
  }
  return text.trim();
}
