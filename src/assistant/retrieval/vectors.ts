import { retrievalLimits } from '../limits';
import type { Relevance, SearchResult, VectorRecord } from '../types';

/** How often each term occurs. */
export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The positions of the records that have a term, and how often each does. */
export interface TermList {
  records: readonly number[];
  frequencies: readonly number[];
}

export type TermLists = ReadonlyMap<string, TermList>;

/** Records turned around: who has a term, instead of what terms one has. */
export function listsOf(all: readonly VectorRecord[]): TermLists {
  const lists = new Map<string, { records: number[]; frequencies: number[] }>();
  for (const [position, { terms, vector }] of all.entries()) {
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index] ?? '';
      const frequency = vector[index] ?? 0;
      const list = lists.get(term);
      list?.records.push(position);
      list?.frequencies.push(frequency);
      if (!list) lists.set(term, { records: [position], frequencies: [frequency] });
    }
  }
  return lists;
}

/** A vector record in the shape the store keeps: frequencies in the order of `terms`. */
export function toVector(chunkId: string, counts: ReadonlyMap<string, number>): VectorRecord {
  return { chunkId, vector: [...counts.values()], terms: [...counts.keys()] };
}

/** Euclidean length of a vector of frequencies. */
export function length(frequencies: Iterable<number>): number {
  let sum = 0;
  for (const frequency of frequencies) sum += frequency * frequency;
  return Math.sqrt(sum);
}

/** Cosine of the angle between two vectors, 0 to 1; 0 where either is empty. */
export function cosine(dotProduct: number, lengthOfOne: number, lengthOfOther: number): number {
  return lengthOfOne && lengthOfOther ? dotProduct / (lengthOfOne * lengthOfOther) : 0;
}

/**
 * The specification's score: cosine similarity, plus 0.2 per matching keyword, plus importance / 10 × 0.1. The
 * parts are what each contributes, so that they add up to the score.
 */
export function score(
  similarity: number,
  matchingKeywords: number,
  importance: number,
): Pick<SearchResult, 'score' | 'parts'> {
  const parts = {
    cosine: similarity,
    keywords: Math.min(matchingKeywords, retrievalLimits.maxKeywords) * retrievalLimits.keywordWeight,
    importance: (importance / 10) * retrievalLimits.importanceWeight,
  };
  return { score: parts.cosine + parts.keywords + parts.importance, parts };
}

/** High above 0.5, medium above 0.3, else low. */
export function relevanceOf(value: number): Relevance {
  const { highOver, mediumOver } = retrievalLimits.relevance;
  return value > highOver ? 'high' : value > mediumOver ? 'medium' : 'low';
}

/** round(min(1, score) × 100): 0 to 100. */
export function confidenceOf(bestScore: number): number {
  return Math.round(Math.min(1, bestScore) * 100);
}
