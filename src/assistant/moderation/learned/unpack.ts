/** The kinds of leak that are learned, by the number that stands for them in the weights. */
export const learnedRules = [
  'identity',
  'vendor',
  'prompt_echo',
  'rival',
  'off_topic',
  'unsafe_content',
  'persona',
] as const;

/** What a feature weighs, and the learned rule it speaks for where that is more than nothing, by number. */
export interface PackedWeight {
  /** In units, and never nothing. */
  size: number;
  kind: number;
}

/** The heaviest weight there is, either way. */
export const heaviest = 7;
/** From this character on one stands for each weight there can be; the backslash comes after the last. */
export const firstCharacter = 35;
/** So many characters stand for weights above nothing: all sizes of each kind. The others are below. */
export const manyAbove = heaviest * learnedRules.length;

/** Weights, a character each. */
export function unpackWeights(packed: string): PackedWeight[] {
  return Array.from(packed, (character) => {
    const number = character.charCodeAt(0) - firstCharacter;
    if (number >= manyAbove) return { size: manyAbove - 1 - number, kind: 0 };
    return { size: (number % heaviest) + 1, kind: Math.floor(number / heaviest) };
  });
}

/**
 * Hashes in rising order, from base64: each stands there as its distance from the one before, in Rice's code. That is
 * how often the low bits overflow, in ones and a zero, and then the low bits; the first byte tells how many they are.
 */
export function unpackHashes(base64: string): number[] {
  const [lowBits = 0, ...bytes] = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const hashes: number[] = [];
  let last = 0;
  let distance = 0;
  let toRead = 0;
  let isLow = false;
  for (const byte of bytes) {
    for (let place = 7; place >= 0; place -= 1) {
      const bit = (byte >> place) & 1;
      if (isLow) {
        distance = distance * 2 + bit;
        toRead -= 1;
      } else if (bit === 1) {
        distance += 1;
        continue;
      } else {
        isLow = true;
        toRead = lowBits;
      }
      if (toRead > 0) continue;
      last += distance;
      distance = 0;
      isLow = false;
      hashes.push(last);
    }
  }
  return hashes;
}
