import {
  firstCharacter,
  heaviest,
  manyAbove,
  type PackedWeight,
} from '../../src/assistant/moderation/learned/unpack';

/** Hashes in rising order as `unpackHashes` reads them, with as many low bits as make it shortest. */
export function packHashes(rising: readonly number[]): string {
  const distances = rising.map((each, index) => each - (rising[index - 1] ?? 0));
  const lengthWith = (lowBits: number) =>
    distances.reduce((sum, distance) => sum + (distance >> lowBits) + 1 + lowBits, 0);
  const lengths = Array.from({ length: 22 }, (_, lowBits) => lengthWith(lowBits));
  const lowBits = lengths.indexOf(Math.min(...lengths));
  const bits = distances.flatMap((distance) => [
    ...Array.from({ length: distance >> lowBits }, () => 1),
    0,
    ...Array.from({ length: lowBits }, (_, index) => (distance >> (lowBits - 1 - index)) & 1),
  ]);
  // What fills up the last byte begins a distance that never ends.
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    Array.from({ length: 8 }, (_, place) => bits[8 * byte + place] ?? 1).reduce(
      (sum, bit) => 2 * sum + bit,
      0,
    ),
  );
  return Buffer.from([lowBits, ...bytes]).toString('base64');
}

/** Weights as `unpackWeights` reads them. */
export function packWeights(weights: readonly PackedWeight[]): string {
  return weights
    .map(({ size, kind }) => (size > 0 ? heaviest * kind + size - 1 : manyAbove - 1 - size))
    .map((number) => String.fromCharCode(firstCharacter + number))
    .join('');
}
