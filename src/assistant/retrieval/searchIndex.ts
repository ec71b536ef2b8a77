import type { KnowledgeChunk, SearchResult, VectorRecord } from '../types';
import { isGeneralQuestion, subjectOf } from '../understanding/subject';
import type { AuthoredChunk } from './chunks';
import { createLikelihood } from './likelihood';
import { isPiece, piecesOf } from './pieces';
import { createSpelling } from './spelling';
import { forgetReadings, isStop, keywordOf, type Reading, readText, termsOf, thesaurusWords } from './terms';
import { cosine, countTerms, length, relevanceOf, score, toVector } from './vectors';

/** How many times a chunk's parts are counted: what people ask by weighs more than what they are told. */
const weights = { topic: 2, content: 1, questions: 2, keywords: 1 } as const;

/** Half of what a general question names is unknown here: it is about something else. */
const unfamiliarShare = 0.5;

/** More than the inspector shows; keeps a query over thousands of chunks from building thousands of objects. */
const maxConsidered = 50;

/**
 * A word said ten times tells less than ten words said once, or a long list of questions is found by its "you" and
 * "what". Arabic writes those onto its words, and gains nothing by it.
 */
const dampening = 0.7;
const isDampened = (text: string) => !/\p{Script=Arabic}/u.test(text);

/**
 * What a question's words say of its subject, and how likely it may then be about something else before it is compared
 * with nothing: chance words and keywords of another subject ("the score of the match") say no more. "The postman
 * movie you made" is ours all the same, "the best football team" is not.
 */
const mostElsewhere = {
  /** Words of another subject. */
  elsewhere: 0.002,
  /** A general question, half of which is unknown here. */
  unfamiliar: 0.1,
  open: 0.7,
  /** It speaks of us, or of the visitor's own. */
  ours: Number.POSITIVE_INFINITY,
} as const;
/** What people ask a chunk by weighs a little more than what its words are. */
const likelihoodShare = 0.6;

/** The term frequencies of one chunk, its questions and keywords counted in: words, pairs of them, and their pieces. */
export function vectorOf({ id, topic, content, questions = '', metadata }: AuthoredChunk): VectorRecord {
  const { keywords } = metadata;
  return frequenciesOf(id, isDampened(content), [
    [termsOf(topic), weights.topic],
    [termsOf(content), weights.content],
    [termsOf(questions), weights.questions],
    [new Set(keywords.flatMap(termsOf)), weights.keywords],
    [piecesOf(topic), weights.topic],
    [piecesOf(content), weights.content],
    [piecesOf(questions), weights.questions],
    [keywords.flatMap(piecesOf), weights.keywords],
  ]);
}

/** The same of what people ask that is no business of ours. */
export function elsewhereVectorOf(questions: string): VectorRecord {
  return frequenciesOf('elsewhere', isDampened(questions), [
    [termsOf(questions), weights.questions],
    [piecesOf(questions), weights.questions],
  ]);
}

function frequenciesOf(
  id: string,
  dampened: boolean,
  parts: readonly (readonly [Iterable<string>, number])[],
) {
  const counts = new Map<string, number>();
  for (const [terms, weight] of parts) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
  }
  if (dampened) for (const [term, frequency] of counts) counts.set(term, frequency ** dampening);
  return toVector(id, counts);
}

export interface SearchIndex {
  /** Every chunk with its score, best first; at most {@link maxConsidered}. */
  rank(question: string): SearchResult[];
}

/** The chunks with a term, and how often each has it. */
interface Postings {
  chunks: Uint32Array;
  frequencies: Float64Array;
  /**
   * The inverse document frequency, √(log(1 + all / having it) / log(1 + all)), 0 to 1: what every chunk says tells
   * little, what one says tells all. The root, which brings the common ones closer, is the project’s own.
   */
  idf: number;
}

/**
 * An inverted index in memory over the records of one language: a question touches only the chunks that
 * share a term or a keyword with it, and only the best become objects. `records[i]` belongs to `chunks[i]`.
 *
 * With `elsewhere`, the record of what people ask about everything else, the vectors have one more dimension for each
 * chunk. A chunk's points along its own; a question's along each by the root of the chunk's likelihood, so that its
 * length there is 1 at most. The two halves of a vector are of lengths √(1 - share) and √share, which makes the
 * cosine of the whole (1 - share) × that of the terms + share × √likelihood.
 */
export function createSearchIndex(
  chunks: readonly AuthoredChunk[],
  records: readonly VectorRecord[],
  elsewhere?: VectorRecord,
): SearchIndex {
  const postings = postingsOf(records);
  const phrases = new Map<string, number[]>();
  let longestPhrase = 1;
  chunks.forEach((chunk, position) => {
    const keywords = new Set(chunk.metadata.keywords.map(keywordOf));
    for (const keyword of keywords) {
      phrases.set(keyword, [...(phrases.get(keyword) ?? []), position]);
      longestPhrase = Math.max(longestPhrase, keyword.split(' ').length);
    }
  });

  const weightOf = (term: string) => postings.get(term)?.idf ?? unheardOf;
  const lengths = Float64Array.from(records, ({ terms, vector }) =>
    length(terms.map((term, index) => (isPiece(term) ? 0 : (vector[index] ?? 0) * weightOf(term)))),
  );
  const likelihood = elsewhere && createLikelihood(records, elsewhere);

  const isKnown = (stem: string) => postings.has(stem) || phrases.has(stem);
  function kindOf(question: string, { terms }: Reading): keyof typeof mostElsewhere {
    const subject = subjectOf(question);
    if (subject !== 'open' || !isGeneralQuestion(question)) return subject;
    const named = terms.filter((term) => !term.includes(' ') && !isStop(term));
    const unknown = named.filter((stem) => !isKnown(stem)).length;
    return named.length > 0 && unknown / named.length >= unfamiliarShare ? 'unfamiliar' : 'open';
  }

  const spelling = createSpelling(() => [
    ...[...postings.keys()].filter((term) => !term.includes(' ')),
    ...thesaurusWords(),
    ...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
  ]);
  const plain = chunks.map(withoutQuestions);
  forgetReadings();

  return {
    rank(question) {
      const read = readText(question, spelling.correct);
      const likely = likelihood?.([...read.terms, ...piecesOf(question)]);
      const kind = kindOf(question, read);
      const isOurs = likely
        ? likely.elsewhere < mostElsewhere[kind]
        : kind !== 'elsewhere' && kind !== 'unfamiliar';
      const reading = isOurs ? read : readText('');
      const counts = countTerms(reading.terms);
      const queryLength = length([...counts].map(([term, frequency]) => frequency * weightOf(term)));
      const products = new Float64Array(chunks.length);
      for (const [term, frequency] of counts) {
        const found = postings.get(term);
        if (found) addProducts(products, found, frequency);
      }

      const matches = new Uint16Array(chunks.length);
      for (const phrase of offeredPhrases(reading, longestPhrase)) {
        for (const position of phrases.get(phrase) ?? []) matches[position] = (matches[position] ?? 0) + 1;
      }

      const similarity = (position: number) => {
        const ofTerms = cosine(products[position] ?? 0, queryLength, lengths[position] ?? 0);
        if (!likely || !isOurs) return ofTerms;
        return (1 - likelihoodShare) * ofTerms + likelihoodShare * Math.sqrt(likely.shares[position] ?? 0);
      };
      const scoreOf = ({ importance }: KnowledgeChunk, position: number) =>
        score(similarity(position), matches[position] ?? 0, importance);
      const scores = new Float64Array(plain.length);
      for (const [position, chunk] of plain.entries()) scores[position] = scoreOf(chunk, position).score;
      return bestOf(scores).flatMap((position) => {
        const chunk = plain[position];
        if (!chunk) return [];
        const scored = scoreOf(chunk, position);
        return { chunk, ...scored, relevance: relevanceOf(scored.score) };
      });
    },
  };
}

/**
 * What a question offers to authored keywords: its extracted keywords, its short words as they are (seo, roi,
 * ai), and every run of words for the keywords of several words. Each offer counts once.
 */
function offeredPhrases({ keywords, short, phrase }: Reading, longest: number): Set<string> {
  const offered = new Set([...keywords, ...short]);
  for (let start = 0; start < phrase.length; start++) {
    for (let size = 2; size <= longest && start + size <= phrase.length; size++) {
      offered.add(phrase.slice(start, start + size).join(' '));
    }
  }
  return offered;
}

/** Positions of the best scores, best first; equal scores keep the order of the knowledge. */
function bestOf(scores: Float64Array): number[] {
  const least = scores.toSorted().at(-maxConsidered) ?? Number.NEGATIVE_INFINITY;
  const good: number[] = [];
  scores.forEach((each, position) => {
    if (each >= least) good.push(position);
  });
  good.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
  return good.slice(0, maxConsidered);
}

/** The weight of a term that no chunk has: as if one had it. */
const unheardOf = 1;

function postingsOf(records: readonly VectorRecord[]): Map<string, Postings> {
  const lists = new Map<string, { chunks: number[]; frequencies: number[] }>();
  records.forEach(({ terms, vector }, position) => {
    terms.forEach((term, index) => {
      if (isPiece(term)) return;
      const list = lists.get(term) ?? { chunks: [], frequencies: [] };
      list.chunks.push(position);
      list.frequencies.push(vector[index] ?? 0);
      lists.set(term, list);
    });
  });
  const all = records.length;
  return new Map(
    Array.from(lists, ([term, { chunks, frequencies }]) => {
      const idf = Math.sqrt(Math.log(1 + all / chunks.length) / Math.log(1 + all));
      const found = { chunks: Uint32Array.from(chunks), frequencies: Float64Array.from(frequencies), idf };
      return [term, found];
    }),
  );
}

/** A term's part of the products of question and chunks. */
function addProducts(products: Float64Array, { chunks, frequencies, idf }: Postings, frequency: number) {
  const squared = idf ** 2;
  for (let index = 0; index < chunks.length; index += 1) {
    const position = chunks[index] ?? 0;
    products[position] = (products[position] ?? 0) + frequency * (frequencies[index] ?? 0) * squared;
  }
}

function withoutQuestions({ questions: _, ...chunk }: AuthoredChunk): KnowledgeChunk {
  return chunk;
}
