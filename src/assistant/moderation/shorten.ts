import { replyLimits } from '../limits';
import type { PageLanguage } from '../types';
import type { ModerationIssue } from './issue';
import { callToAction } from './rules/business';
import { joinSentences, reword, type Sentence, withoutSentences } from './sentences';

const mark = /[?？؟]/g;
/** Marks inside an address ask nothing. */
const address = /(?:https?:\/\/|www\.)\S{1,500}/g;
const repeatedMark = /([?？؟])[?？؟!]{1,10}/g;

function questionsIn(text: string): number {
  return text.replace(address, '').match(mark)?.length ?? 0;
}

/** Does a sentence ask something of the reader: a question, or a call to action? */
export function isClosing({ text }: Sentence): boolean {
  return isQuestion({ text }) || callToAction.test(text);
}

export function isQuestion({ text }: Pick<Sentence, 'text'>): boolean {
  return questionsIn(text) > 0;
}

/** At most two question marks: the last questions stay, since the closing one is among them. */
export function withFewerQuestions(
  sentences: Sentence[],
  issues: ModerationIssue[],
  limit: number = replyLimits.maxQuestions,
): Sentence[] {
  const total = sentences.reduce((sum, { text }) => sum + questionsIn(text), 0);
  if (total <= limit) return sentences;

  const single = sentences.map((sentence) => reword(sentence, sentence.text.replace(repeatedMark, '$1')));
  let left = limit;
  const staying = new Set<Sentence>();
  for (const sentence of single.toReversed()) {
    const asked = questionsIn(sentence.text);
    if (asked > left) continue;
    staying.add(sentence);
    left -= asked;
  }
  const kept = withoutSentences(single, (sentence) => !staying.has(sentence));
  issues.push({ rule: 'questions', before: joinSentences(sentences), after: joinSentences(kept) });
  return kept;
}

export const maxWords: Record<PageLanguage, number> = {
  en: replyLimits.maxWords.default,
  ar: replyLimits.maxWords.arabic,
};

/** Cuts at a sentence end and keeps the closing question or call to action. */
export function cutToLength(
  sentences: Sentence[],
  language: PageLanguage,
  issues: ModerationIssue[],
): Sentence[] {
  const limit = maxWords[language];
  if (sentences.reduce((sum, { words }) => sum + words, 0) <= limit) return sentences;

  const closing = sentences.findLast((sentence) => isClosing(sentence) && sentence.words <= limit / 2);
  let left = limit - (closing?.words ?? 0);
  let isFull = false;
  const fitting = withoutSentences(sentences, (sentence) => {
    if (sentence === closing) return false;
    isFull ||= sentence.words > left;
    if (!isFull) left -= sentence.words;
    return isFull;
  });

  const hasBody = fitting.some((sentence) => sentence !== closing);
  const kept = hasBody ? fitting : [...firstPart(sentences, left), ...fitting];
  issues.push({ rule: 'length', before: joinSentences(sentences), after: joinSentences(kept) });
  return kept;
}

const pauses = [',', ';', '،', '؛'];

/** A first sentence too long by itself ends at its last pause, or where the words run out. */
function firstPart(sentences: readonly Sentence[], words: number): Sentence[] {
  const [first] = sentences;
  if (!first) return [];
  const within = first.text.split(/\s+/).slice(0, words).join(' ');
  const pause = Math.max(...pauses.map((one) => within.lastIndexOf(one)));
  const cut = pause > within.length / 3 ? within.slice(0, pause) : within;
  return [{ ...reword(first, `${cut}.`), gap: ' ' }];
}
