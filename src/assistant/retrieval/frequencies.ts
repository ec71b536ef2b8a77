import type { VectorRecord } from '../types';
import type { AuthoredChunk } from './chunks';
import { piecesOf } from './pieces';
import { termsOf } from './terms';
import { toVector } from './vectors';

/** How many times a chunk's parts are counted: what people ask by weighs more than what they are told. */
const weights = { topic: 2, content: 1, questions: 2, keywords: 1 } as const;

/**
 * A word said ten times tells less than ten words said once, or a long list of questions is found by its "you" and
 * "what". The exponent is the project's own. Arabic writes those onto its words, and gains nothing by it.
 */
const dampening = 0.7;
const isDampened = (text: string) => !/\p{Script=Arabic}/u.test(text);

type TermsIn = (text: string) => readonly string[];

/** The term frequencies of one chunk, its questions and keywords counted in. */
export const vectorOf = (chunk: AuthoredChunk): VectorRecord => frequenciesOf(chunk, termsOf);

/** What people ask that is no business of ours, as a record beside those of the chunks. */
export const elsewhereVectorOf = (questions: string): VectorRecord =>
  frequenciesOf(chunkOf(questions), termsOf);

/** The same of the pieces of words, the last for what is asked elsewhere. Pieces are many, and are never kept. */
export function pieceVectorsOf(chunks: readonly AuthoredChunk[], elsewhere: string): VectorRecord[] {
  const remembered = new Map<string, readonly string[]>();
  const termsIn = (text: string) => piecesOf(text, remembered);
  return [...chunks, chunkOf(elsewhere)].map((chunk) => frequenciesOf(chunk, termsIn));
}

const chunkOf = (questions: string): AuthoredChunk => ({
  id: 'elsewhere',
  topic: '',
  content: '',
  questions,
  importance: 0,
  lastUpdated: '',
  metadata: { keywords: [], relatedChunks: [], category: 'faq' },
});

function frequenciesOf({ id, topic, content, questions = '', metadata }: AuthoredChunk, termsIn: TermsIn) {
  const parts = [
    [termsIn(topic), weights.topic],
    [termsIn(content), weights.content],
    [termsIn(questions), weights.questions],
    [new Set(metadata.keywords.flatMap(termsIn)), weights.keywords],
  ] as const;
  const counts = new Map<string, number>();
  for (const [terms, weight] of parts) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  }
  if (isDampened(`${content}${questions}`))
    for (const [term, frequency] of counts) counts.set(term, frequency ** dampening);
  return toVector(id, counts);
}
