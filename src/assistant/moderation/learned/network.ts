import type { Word } from './words';

/** The sizes of the network: they are most of what a visitor loads of it. */
export const sizes = {
  /** So many places for parts of words; parts whose hashes meet share one. */
  places: 8192,
  /** So many numbers tell of a word. */
  numbers: 16,
  /** So many filters look at one word, as many at two in a row, and at three. */
  filters: 64,
  widths: [1, 2, 3],
} as const;

const { numbers } = sizes;
const placeBits = Math.log2(sizes.places);
const widest = Math.max(...sizes.widths);
/** What is told of a sentence: how much each filter found. */
export const manyFound = sizes.filters * sizes.widths.length;
/** What speaks for a kind: what was found in the sentence, in the one before and in the one after, and a constant. */
export const manyHeard = 3 * manyFound + 1;

/** All weights of the network, each group on end. */
export interface Layers {
  /** Of each place, the numbers that its parts of words add to a word. */
  parts: Float32Array;
  /** The same of each word field. */
  fields: Float32Array;
  /** Of each filter, the words it looks for; first those of one word, then of two, then of three. */
  filters: Float32Array;
  /** What is added to what each filter found. */
  thresholds: Float32Array;
  /** Of each kind of sentence, good ones first, what each of `manyHeard` says for it. */
  kinds: Float32Array;
}

/** What the network sees of a word. */
export type Seen = Pick<Word, 'itself' | 'root' | 'parts' | 'fields'>;

/** A sentence as its filters see it. */
export interface Filtered {
  /** The numbers of its words, one after the other. */
  words: Float32Array;
  /** What each filter found where it found most; nothing counts for nothing. */
  found: Float32Array;
  /** Where in `words` that was; less than none where nothing was found. */
  at: Int32Array;
}

/** The places of a word's parts, of its root and of itself. */
export function placesOf({ itself, root, parts }: Seen): number[] {
  return [itself, root, ...parts].map((part) => part >>> (32 - placeBits));
}

/**
 * Looks at a sentence through every filter: a convolution over its words, of which the largest value is kept where it
 * is above nothing (Kim 2014, "Convolutional Neural Networks for Sentence Classification").
 */
export function filter(
  { parts, fields, filters, thresholds }: Layers,
  seen: readonly (Seen | undefined)[],
): Filtered {
  const words = new Float32Array(Math.max(seen.length, widest) * numbers);
  seen.forEach((word, index) => {
    if (!word) return;
    const places = placesOf(word);
    for (const place of places) addNumbers(words, index, parts, place, 1 / Math.sqrt(places.length));
    for (const field of word.fields) addNumbers(words, index, fields, field, 1);
  });

  const found = new Float32Array(manyFound);
  const at = new Int32Array(manyFound).fill(-1);
  let each = 0;
  let start = 0;
  for (const width of sizes.widths) {
    const length = width * numbers;
    for (let one = 0; one < sizes.filters; one += 1) {
      let most = -Infinity;
      let place = -1;
      for (let from = 0; from + length <= words.length; from += numbers) {
        const sum = product(filters, start, words, from, length);
        if (sum <= most) continue;
        most = sum;
        place = from;
      }
      const value = most + (thresholds[each] as number);
      if (value > 0) {
        found[each] = value;
        at[each] = place;
      }
      each += 1;
      start += length;
    }
  }
  return { words, found, at };
}

function addNumbers(words: Float32Array, word: number, from: Float32Array, place: number, share: number) {
  for (let index = 0; index < numbers; index += 1)
    words[word * numbers + index] =
      (words[word * numbers + index] as number) + share * (from[place * numbers + index] as number);
}

/** All that is heard of a sentence; nothing of a neighbour that is not there. */
export function hear(filtered: readonly Pick<Filtered, 'found'>[], index: number): Float32Array {
  const heard = new Float32Array(manyHeard);
  [index, index - 1, index + 1].forEach((place, part) => {
    const found = filtered[place]?.found;
    if (found) heard.set(found, part * manyFound);
  });
  heard[manyHeard - 1] = 1;
  return heard;
}

/** How much is said for each kind of sentence, good ones first. */
export function weigh({ kinds }: Layers, heard: Float32Array): number[] {
  return Array.from({ length: kinds.length / manyHeard }, (_, kind) =>
    product(kinds, kind * manyHeard, heard, 0, manyHeard),
  );
}

/** The sum of what each two of them make together. */
function product(one: Float32Array, at: number, other: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += (one[at + index] as number) * (other[from + index] as number);
  return sum;
}
