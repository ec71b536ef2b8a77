import { joined } from './hash';
import { countOfTrade, personsIn, type Word } from './words';

/** A sentence as it is looked at: its words, and the hashes of its signs. */
export interface Looked {
  words: readonly Word[];
  signs: readonly number[];
}

/** The sentence before and the one after, and under what number their words are told from those of the sentence itself. */
const sides = [
  { distance: -1, side: 13 },
  { distance: 1, side: 14 },
] as const;

const relation = { anywhere: 33, trade: 34, persons: 35 };
const mostOfTrade = 2;

/**
 * What stands around a sentence: the roots of the one before and the one after; their signs, beside how much of the
 * trade the sentence itself holds; who is spoken of there and here; and every root of the reply's other sentences.
 */
export function aroundOf(sentences: readonly Looked[], index: number): number[] {
  const itself = sentences[index];
  if (!itself) return [];
  const near = sides.flatMap(({ distance, side }) => {
    const other = sentences[index + distance];
    return other ? besideOf(other, itself, side) : [side];
  });
  const elsewhere = sentences.toSpliced(index, 1).flatMap(({ words }) => words);
  const roots = elsewhere.filter(({ isContent }) => isContent).map(({ root }) => root);
  return [...near, ...roots.map((root) => joined(root, 0, relation.anywhere))];
}

function besideOf(other: Looked, itself: Looked, side: number): number[] {
  const trade = joined(tradeIn(itself), side, relation.trade);
  const persons = personsIn(itself.words);
  return [
    ...other.words.map(({ root }) => joined(root, 0, side)),
    ...other.signs.map((sign) => joined(sign, trade, relation.trade)),
    joined(tradeIn(other), trade, relation.trade),
    ...personsIn(other.words).flatMap((there) =>
      persons.map((here) => joined(joined(there, here, side), 0, relation.persons)),
    ),
  ];
}

function tradeIn({ words }: Looked): number {
  return Math.min(countOfTrade(words), mostOfTrade);
}
