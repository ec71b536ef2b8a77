import type { Word } from './words';

/** The sizes of the network: they are most of what a visitor loads of it. */
export const sizes = {
  /** So many embeddings there are for parts of words; parts whose hashes meet in a bucket share one. */
  buckets: 8192,
  /** So many numbers an embedding has. */
  dimensions: 24,
  /** So many filters look at one word, as many at two in a row, and at three. */
  filters: 96,
  widths: [1, 2, 3],
} as const;

const { dimensions } = sizes;
/** So many filters are looked through at once: {@link lookThrough} is written for them, and `filters` is a multiple. */
const abreast = 8;
const bucketBits = Math.log2(sizes.buckets);
const widest = Math.max(...sizes.widths);
/** What is told of a sentence: how much each filter finds in it. */
export const manyPooled = sizes.filters * sizes.widths.length;
/** What speaks for a class: what is pooled of the sentence, of the one before and of the one after, and a constant. */
export const manyInputs = 3 * manyPooled + 1;

/** All weights of the network, each group on end. */
export interface Layers {
  /** The embedding of each bucket. */
  parts: Float32Array;
  /** The embedding of each word field. */
  fields: Float32Array;
  /** What each filter looks for; first those of one word, then of two, then of three. */
  filters: Float32Array;
  /** What is added to what each filter finds. */
  biases: Float32Array;
  /** Of each class of sentences, good ones first, the weight of each input. */
  classes: Float32Array;
}

/** What the network sees of a word. */
export type Seen = Pick<Word, 'itself' | 'root' | 'parts' | 'fields'>;

/** A sentence after its filters. */
export interface Convolved {
  /** The embeddings of its words, one after the other. */
  embedded: Float32Array;
  /** What each filter found where it found most; nothing counts for nothing. */
  pooled: Float32Array;
  /** Where in `embedded` that was; less than none where nothing was found. */
  at: Int32Array;
}

/** The buckets of a word's parts, of its root and of itself. */
export function bucketsOf({ itself, root, parts }: Seen): number[] {
  return [itself, root, ...parts].map((part) => part >>> (32 - bucketBits));
}

/**
 * Looks at a sentence through every filter: a convolution over its words, of which the largest value is kept where it
 * is above nothing (Kim 2014, "Convolutional Neural Networks for Sentence Classification").
 */
export function convolve(
  { parts, fields, filters, biases }: Layers,
  seen: readonly (Seen | undefined)[],
): Convolved {
  const embedded = new Float32Array(Math.max(seen.length, widest) * dimensions);
  seen.forEach((word, index) => {
    if (!word) return;
    const add = (from: Float32Array, row: number, share: number) =>
      addScaled(embedded, index * dimensions, from, row * dimensions, dimensions, share);
    const buckets = bucketsOf(word);
    for (const bucket of buckets) add(parts, bucket, 1 / Math.sqrt(buckets.length));
    for (const field of word.fields) add(fields, field, 1);
  });

  const most = new Float64Array(manyPooled).fill(-Infinity);
  const at = new Int32Array(manyPooled).fill(-1);
  const found = new Float64Array(abreast);
  let start = 0;
  for (let each = 0; each < manyPooled; each += abreast) {
    const length = (sizes.widths[Math.floor(each / sizes.filters)] as number) * dimensions;
    for (let from = 0; from + length <= embedded.length; from += dimensions) {
      lookThrough(filters, start, length, embedded, from, found);
      for (let one = 0; one < abreast; one += 1) {
        if ((found[one] as number) <= (most[each + one] as number)) continue;
        most[each + one] = found[one] as number;
        at[each + one] = from;
      }
    }
    start += abreast * length;
  }
  const pooled = Float32Array.from(most, (value, each) => Math.max(0, value + (biases[each] as number)));
  pooled.forEach((value, each) => {
    if (value === 0) at[each] = -1;
  });
  return { embedded, pooled, at };
}

/** What eight filters on end find in the words from a place on. Eight sums at once, since none has to wait for another. */
function lookThrough(
  filters: Float32Array,
  start: number,
  length: number,
  embedded: Float32Array,
  from: number,
  found: Float64Array,
): void {
  let [first, second, third, fourth, fifth, sixth, seventh, eighth] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const one = embedded[from + index] as number;
    const place = start + index;
    first += one * (filters[place] as number);
    second += one * (filters[place + length] as number);
    third += one * (filters[place + 2 * length] as number);
    fourth += one * (filters[place + 3 * length] as number);
    fifth += one * (filters[place + 4 * length] as number);
    sixth += one * (filters[place + 5 * length] as number);
    seventh += one * (filters[place + 6 * length] as number);
    eighth += one * (filters[place + 7 * length] as number);
  }
  found[0] = first;
  found[1] = second;
  found[2] = third;
  found[3] = fourth;
  found[4] = fifth;
  found[5] = sixth;
  found[6] = seventh;
  found[7] = eighth;
}

/** Adds a share of as many numbers, each to its like. */
export function addScaled(
  into: Float32Array,
  at: number,
  from: Float32Array,
  start: number,
  length: number,
  share: number,
): void {
  for (let index = 0; index < length; index += 1)
    into[at + index] = (into[at + index] as number) + share * (from[start + index] as number);
}

/** What the classes are told by; nothing of a neighbour that is not there. */
export function inputsOf(convolved: readonly Pick<Convolved, 'pooled'>[], index: number): Float32Array {
  const inputs = new Float32Array(manyInputs);
  [index, index - 1, index + 1].forEach((place, part) => {
    const pooled = convolved[place]?.pooled;
    if (pooled) inputs.set(pooled, part * manyPooled);
  });
  inputs[manyInputs - 1] = 1;
  return inputs;
}

/** The logits of each class of sentences, good ones first. */
export function logitsOf({ classes }: Layers, inputs: Float32Array): number[] {
  return Array.from({ length: classes.length / manyInputs }, (_, one) =>
    product(classes, one * manyInputs, inputs, 0, manyInputs),
  );
}

/** The sum of what each two of them make together. */
function product(one: Float32Array, at: number, other: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1)
    sum += (one[at + index] as number) * (other[from + index] as number);
  return sum;
}
