import { middleCharacter, mostLevels, type Packed } from '../../src/assistant/moderation/learned/unpack';

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

/**
 * Numbers as `unpackNumbers` reads them.
 *
 * @param most how many levels there are, either way
 * @param cut the share of numbers that may lie beyond the last level: where the few largest are cut, the many small
 *   ones keep their differences
 */
export function packNumbers(numbers: ArrayLike<number>, most: number, cut: number): Packed {
  if (most > mostLevels) throw new RangeError(`There are ${mostLevels} levels, and none more: ${most}`);
  const sizes = Float64Array.from(numbers, Math.abs).sort().reverse();
  const unit = (sizes[Math.floor(sizes.length * cut)] ?? 0) / most || 1;
  const levelOf = (number: number) => Math.max(-most, Math.min(most, Math.round(number / unit)));
  return {
    unit,
    levels: Array.from(numbers, (number) => String.fromCharCode(middleCharacter + levelOf(number))).join(''),
  };
}
