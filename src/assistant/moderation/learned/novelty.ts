import type { Looked } from './around';
import { hash, joined, stored } from './hash';
import { unpackHashes } from './unpack';

/** Has any good sentence that was learned from held this root? */
export type IsKnown = (root: number) => boolean;

/** Reads the packed roots of good sentences (`local/review/vocabulary.ts`). */
export function createKnown(packed: string): IsKnown {
  const known = new Set(unpackHashes(packed));
  return (root) => known.has(stored(root));
}

const most = 4;
const relation = { novel: 40, share: 41, everybody: 42 };

/**
 * How many words of a sentence no good sentence has held yet, beside who is spoken of, whether it asks and whether it
 * holds a word of the trade. A word nobody trained on has no weight, but that it is one says something.
 */
export function noveltyOf({ words, persons, ofTrade }: Looked, asks: boolean, isKnown: IsKnown): number[] {
  const content = words.filter(({ isContent }) => isContent);
  const novel = content.filter(({ root }) => !isKnown(root));
  const count = Math.min(novel.length, most);
  const share = Math.round((4 * novel.length) / (content.length || 1));
  const withoutField = Math.min(novel.filter(({ fields }) => fields.length === 0).length, most - 1);
  const few = Math.min(count, most - 1);
  const isOfTrade = ofTrade > 0;
  const signs = [
    ...Array.from({ length: count }, (_, index) => `more than ${index}`),
    `share ${share}`,
    `${few} asks ${asks}`,
    `${few} trade ${isOfTrade}`,
    `${withoutField} without field, trade ${isOfTrade}`,
  ];
  const everybody = persons.reduce((all, person) => joined(all, person, relation.everybody), 0);
  return [
    ...signs.map((sign) => hash(`novel ${sign}`)),
    ...persons.flatMap((person) => [
      joined(person, few, relation.novel),
      joined(person, share, relation.share),
    ]),
    joined(everybody, few, relation.novel),
  ];
}
