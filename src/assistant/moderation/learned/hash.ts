/** FNV-1a, well mixed: a model keeps these numbers instead of the words. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return mixed(value);
}

/** One number for two in their order, and for how they belong together. */
export function joined(one: number, other: number, relation: number): number {
  return mixed(Math.imul(one, 31) + Math.imul(other, 0x01000193) + Math.imul(relation, 0x27d4eb2d));
}

/** The last steps of MurmurHash3. */
function mixed(value: number): number {
  let out = value ^ (value >>> 16);
  out = Math.imul(out, 0x85ebca6b);
  out ^= out >>> 13;
  out = Math.imul(out, 0xc2b2ae35);
  return (out ^ (out >>> 16)) >>> 0;
}

/** Cut to the bits a model stores: seldom does what nobody trained on meet another's weight. */
export function stored(value: number): number {
  return value >>> (32 - hashBits);
}

const hashBits = 21;
/** So many different hashes are stored at most. */
export const manyHashes = 2 ** hashBits;
