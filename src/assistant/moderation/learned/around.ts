import { joined } from './hash';
import type { Word } from './words';

/** A sentence as it is looked at. */
export interface Looked {
  words: readonly Word[];
  /** The hashes of its signs (`signs.ts`). */
  signs: readonly number[];
  /** Who is spoken of in it, as hashes. */
  persons: readonly number[];
  /** How many of its words belong to Maya's own world. */
  ofTrade: number;
}

/** The sentence before and the one after, and under what number their words are told from those of the sentence itself. */
const sides = [
  { distance: -1, side: 13 },
  { distance: 1, side: 14 },
] as const;

const relation = { anywhere: 33, trade: 34, persons: 35 };
const mostOfTrade = 2;

/**
 * A sentence with the one before and the one after, and its place among them. No more is looked at: the lessons are
 * short, and a leak must weigh as much in a long reply.
 */
export function nearTo<One>(sentences: readonly One[], index: number): { near: One[]; place: number } {
  const first = Math.max(0, index - 1);
  return { near: sentences.slice(first, index + 2), place: index - first };
}

/**
 * What stands around a sentence: the roots of the one before and the one after; their signs, beside how much of the
 * trade the sentence itself holds; who is spoken of there and here; and every root of both, on whichever side.
 */
export function aroundOf(sentences: readonly Looked[], index: number): number[] {
  const itself = sentences[index];
  if (!itself) return [];
  const near = sides.flatMap(({ distance, side }) => {
    const other = sentences[index + distance];
    return other ? besideOf(other, itself, side) : [side];
  });
  const roots = sentences.flatMap(({ words }, place) => (place === index ? [] : rootsIn(words)));
  return [...near, ...roots];
}

function besideOf(other: Looked, itself: Looked, side: number): number[] {
  const trade = joined(tradeIn(itself), side, relation.trade);
  return [
    ...other.words.map(({ root }) => joined(root, 0, side)),
    ...other.signs.map((sign) => joined(sign, trade, relation.trade)),
    joined(tradeIn(other), trade, relation.trade),
    ...other.persons.flatMap((there) =>
      itself.persons.map((here) => joined(joined(there, here, side), 0, relation.persons)),
    ),
  ];
}

function tradeIn({ ofTrade }: Looked): number {
  return Math.min(ofTrade, mostOfTrade);
}

/** The same for both sentences beside it, so they are kept as long as the reply is looked at. */
function rootsIn(words: readonly Word[]): readonly number[] {
  const before = rootsOf.get(words);
  if (before) return before;
  const roots = words.flatMap(({ root, isContent }) =>
    isContent ? [joined(root, 0, relation.anywhere)] : [],
  );
  rootsOf.set(words, roots);
  return roots;
}

const rootsOf = new WeakMap<readonly Word[], readonly number[]>();
