import { replyLimits } from '../limits';
import { containsPhrase, countWords, words } from '../text';
import type { SearchResult } from '../types';
import { readList } from '../understanding/acts';
import { namesPlace } from '../understanding/places';
import { statesTimeline } from '../understanding/timeline';
import type { Brief } from './embeddedBrief';
import type { EmbeddedAnswer, EmbeddedPhrases } from './embeddedPhrases';
import type { CompletionRequest } from './provider';

/** Two keywords: what a passing word does not bring about. */
const surelyMeant = 0.4;
/** A second subject is answered too where it is nearly as surely meant as the first. */
const nearlyAsGood = 0.75;

export const isSure = ({ parts }: SearchResult) => parts.keywords >= surelyMeant;
export const isService = ({ chunk }: SearchResult) => chunk.metadata.category === 'services';

export const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n');

/** What was found for a question, as far as it has not been told yet, and the question that follows. */
export function answer(
  { question, retrieved }: CompletionRequest,
  best: SearchResult,
  brief: Brief,
  phrases: EmbeddedPhrases,
  ask: string,
): string {
  const room = replyLimits.promptWords.default - countWords(ask);
  const own = answerFor(best, phrases);
  const wholly = tell(best, room);
  const text = unsaid({ ...own, first: own?.first ?? wholly }, brief) ?? wholly;

  const second = secondSubject(question, best, retrieved, phrases);
  const both = second ? `${text}\n\n${second.brief}` : text;
  const isYes = isService(best) && isSure(best) && text === own?.first && wantsYes(question, phrases);
  const told = countWords(both) <= room ? both : text;
  return paragraphs(isYes ? `${phrases.replies.affirm} ${told}` : told, ask);
}

/** A question with more in it asks for more than whether we do a thing. */
const maxYesWords = 9;

/**
 * Does a question only ask whether we do what a service is about? "Do you take commission?", "will you do it daily?" and
 * "do you film in Brazil?" name the same service and want another answer; nor is a date ours to promise.
 */
function wantsYes(question: string, { cues }: EmbeddedPhrases): boolean {
  const said = `${words(question).join(' ')} `;
  const opening = readList(cues.yesNo)
    .filter((each) => said.startsWith(`${each} `))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  if (!opening || countWords(question) > maxYesWords) return false;
  const does = readList(cues.offering).some((verb) =>
    [opening, said.slice(opening.length + 1)].some((part) => `${part} `.startsWith(`${verb} `)),
  );
  return (
    does &&
    !containsPhrase(question, readList(cues.unaffirmed)) &&
    !namesPlace(question) &&
    !statesTimeline(question)
  );
}

/** The part of an answer that has not been told yet. */
export function unsaid(own: Partial<EmbeddedAnswer> | undefined, { replied }: Brief): string | undefined {
  return [own?.first, own?.more].find(
    (text) => text !== undefined && !replied.some((reply) => reply.includes(text.slice(0, sameOpening))),
  );
}

/** Two replies that share so many characters at their beginning are the same one. */
const sameOpening = 40;

function answerFor({ chunk }: SearchResult, { answers }: EmbeddedPhrases): EmbeddedAnswer | undefined {
  return Object.values(answers).find(({ topics }) => topics.includes(chunk.topic));
}

/** What else was asked in the same message: "how much is it, and where are you?" */
function secondSubject(
  question: string,
  best: SearchResult,
  retrieved: readonly SearchResult[],
  phrases: EmbeddedPhrases,
): EmbeddedAnswer | undefined {
  if (!/\band\b|&|\sو|[?؟].*[?؟]/su.test(question)) return undefined;
  const { id, metadata } = best.chunk;
  const other = retrieved.find(
    ({ chunk, parts, score }) =>
      chunk.id !== id &&
      !metadata.relatedChunks.includes(chunk.id) &&
      !chunk.metadata.relatedChunks.includes(id) &&
      parts.keywords >= surelyMeant &&
      score >= best.score * nearlyAsGood,
  );
  return other && answerFor(other, phrases);
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
