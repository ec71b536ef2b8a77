import type { KnowledgeChunk, SearchResult, VectorRecord } from '../types';
import { isGeneralQuestion, subjectOf } from '../understanding/subject';
import type { AuthoredChunk } from './chunks';
import { elsewhereVectorOf, pieceVectorsOf } from './frequencies';
import { createLikelihood } from './likelihood';
import { piecesOf } from './pieces';
import { createSpelling } from './spelling';
import { forgetReadings, isStop, keywordOf, type Reading, readText, thesaurusWords } from './terms';
import { cosine, countTerms, length, listsOf, relevanceOf, score, type TermList } from './vectors';

/** Half of what a question names is unknown here: it may well be about something else. */
const unfamiliarShare = 0.5;

/** More than the inspector shows; keeps a query over thousands of chunks from building thousands of objects. */
const maxConsidered = 50;

/**
 * What a question's words say of its subject, and how likely it may then be about something else before it is compared
 * with nothing: chance words and keywords of another subject ("the score of the match") say no more. "The postman
 * movie you made" is ours all the same, "the best football team" is not.
 */
const mostElsewhere = {
  /** Words of another subject. */
  elsewhere: 0.002,
  /** Half of it is unknown here. */
  unfamiliar: 0.01,
  open: 0.3,
  /** It speaks of us, or of the visitor's own. */
  ours: Number.POSITIVE_INFINITY,
} as const;
/** What people ask a chunk by weighs a little more than what its words are. This and the next are the project's own. */
const likelihoodShare = 0.6;
/** A word is one term and several pieces, which say much the same. */
const pieceWeight = 0.5;

export interface SearchIndex {
  /** Every chunk with its score, best first; at most {@link maxConsidered}. */
  rank(question: string): SearchResult[];
}

/**
 * An inverted index in memory over the records of one language: a question touches only the chunks that
 * share a term or a keyword with it, and only the best become objects. `records[i]` belongs to `chunks[i]`.
 *
 * With `elsewhere`, what people ask about everything else, the vectors have one more dimension for each chunk and one
 * for all else. A chunk's vector points along its own, a question's along each by the root of that one's likelihood, so
 * that both are of length 1 there. With these in lengths of √share and the terms in √(1 - share), the cosine of the
 * whole is (1 - share) × that of the terms + share × √likelihood.
 */
export function createSearchIndex(
  chunks: readonly AuthoredChunk[],
  records: readonly VectorRecord[],
  elsewhere?: string,
): SearchIndex {
  const postings = listsOf(records);
  const phrases = new Map<string, number[]>();
  let longestPhrase = 1;
  chunks.forEach((chunk, position) => {
    const keywords = new Set(chunk.metadata.keywords.map(keywordOf));
    for (const keyword of keywords) {
      phrases.set(keyword, [...(phrases.get(keyword) ?? []), position]);
      longestPhrase = Math.max(longestPhrase, keyword.split(' ').length);
    }
  });

  const weights = idfs(records.length);
  const weightOf = (term: string) => weights[postings.get(term)?.records.length ?? 1] ?? 1;
  const lengths = Float64Array.from(records, ({ terms, vector }) =>
    length(terms.map((term, index) => (vector[index] ?? 0) * weightOf(term))),
  );
  const other = elsewhereVectorOf(elsewhere ?? '');
  const likelihood =
    elsewhere === undefined
      ? undefined
      : createLikelihood(chunks.length, [
          { lists: listsOf([...records, other]), weight: 1 },
          { lists: listsOf(pieceVectorsOf(chunks, elsewhere)), weight: pieceWeight },
        ]);

  const isKnown = (stem: string) => postings.has(stem) || phrases.has(stem);
  function kindOf(question: string, { terms }: Reading): keyof typeof mostElsewhere {
    const subject = subjectOf(question);
    if (subject !== 'open' || !(likelihood || isGeneralQuestion(question))) return subject;
    const named = terms.filter((term) => !term.includes(' ') && !isStop(term));
    const unknown = named.filter((stem) => !isKnown(stem)).length;
    return named.length > 0 && unknown / named.length >= unfamiliarShare ? 'unfamiliar' : 'open';
  }

  const spelling = createSpelling(
    () => [
      ...[...postings.keys()].filter((term) => !term.includes(' ')),
      ...thesaurusWords(),
      ...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
    ],
    () => other.terms,
  );
  const plain = chunks.map(withoutQuestions);
  forgetReadings();

  return {
    rank(question) {
      const read = readText(question, spelling);
      // Of the whole message, and not of what it asks alone: what stands around says what it is about.
      const likely = likelihood?.([read.terms, piecesOf(question)]);
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
        if (found) addProducts(products, found, frequency * weightOf(term) ** 2);
      }

      const matches = new Uint16Array(chunks.length);
      for (const phrase of offeredPhrases(reading, longestPhrase)) {
        for (const position of phrases.get(phrase) ?? []) matches[position] = (matches[position] ?? 0) + 1;
      }

      const termCosine = (position: number) =>
        cosine(products[position] ?? 0, queryLength, lengths[position] ?? 0);
      const similarity = (position: number) =>
        likely && isOurs
          ? (1 - likelihoodShare) * termCosine(position) +
            likelihoodShare * Math.sqrt(likely.shares[position] ?? 0)
          : termCosine(position);
      const scoreOf = ({ importance }: KnowledgeChunk, position: number) =>
        score(similarity(position), matches[position] ?? 0, importance);
      const scores = new Float64Array(plain.length);
      for (const [position, chunk] of plain.entries()) scores[position] = scoreOf(chunk, position).score;
      return bestOf(scores).flatMap((position) => {
        const chunk = plain[position];
        if (!chunk) return [];
        const scored = scoreOf(chunk, position);
        return { chunk, ...scored, termCosine: termCosine(position), relevance: relevanceOf(scored.score) };
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

/**
 * Inverse document frequencies by how many of `all` have a term, √(log(1 + all / having it) / log(1 + all)), 0 to 1:
 * what every chunk says tells little, what one says tells all. The root, which brings the common ones closer, is the
 * project’s own. A term that none has weighs as if one had it.
 */
function idfs(all: number): Float64Array {
  return Float64Array.from({ length: all + 1 }, (_, having) =>
    Math.sqrt(Math.log(1 + all / Math.max(1, having)) / Math.log(1 + all)),
  );
}

/** A term's part of the products of question and chunks. */
function addProducts(products: Float64Array, { records, frequencies }: TermList, weight: number) {
  for (let index = 0; index < records.length; index += 1) {
    const position = records[index] ?? 0;
    products[position] = (products[position] ?? 0) + weight * (frequencies[index] ?? 0);
  }
}

function withoutQuestions({ questions: _, ...chunk }: AuthoredChunk): KnowledgeChunk {
  return chunk;
}
