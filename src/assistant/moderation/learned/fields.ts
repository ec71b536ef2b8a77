import { joined, stored } from './hash';
import { unpackHashes } from './unpack';

/** The word fields that a word belongs to ("weapons", "medicine"), by their numbers; none for most words. */
export type FieldsOf = (key: number) => readonly number[];

/** So many fields at the beginning are of Maya's own world: the trade, its clients, courtesy, meetings. */
export const ownFields = 4;

/** Under what a word is kept in its fields: the hash of its root; two words in a row under both. */
export function fieldKey(root: number, next?: number): number {
  return next === undefined ? root : joined(root, next, 0);
}

/** Reads the packed fields: the hashes of each field's words (`local/review/fields.ts`). */
export function createFields(packed: readonly string[]): FieldsOf {
  const found = new Map<number, number[]>();
  packed.forEach((hashes, field) => {
    for (const each of unpackHashes(hashes)) {
      const others = found.get(each);
      if (others) others.push(field);
      else found.set(each, [field]);
    }
  });
  return (key) => found.get(stored(key)) ?? none;
}

const none: readonly number[] = [];
