/** The kinds of leak that are learned. */
export const learnedRules = [
  'identity',
  'vendor',
  'prompt_echo',
  'rival',
  'off_topic',
  'unsafe_content',
  'persona',
  'promise',
] as const;

/** Numbers cut to a few levels either way. */
export interface Packed {
  /** What one level is worth. */
  unit: number;
  /** A character a number. */
  levels: string;
}

/** The most levels there can be, either way: all characters need no escape in JSON. */
export const mostLevels = 28;
/** This character and those before and after stand for the levels; the backslash comes after the last. */
export const middleCharacter = 35 + mostLevels;

/** Numbers in the order they were packed in, as levels. */
export function unpackLevels({ levels }: Packed): Int8Array {
  const unpacked = new Int8Array(levels.length);
  for (let index = 0; index < levels.length; index += 1)
    unpacked[index] = levels.charCodeAt(index) - middleCharacter;
  return unpacked;
}

/** Numbers in the order they were packed in. */
export function unpackNumbers(packed: Packed): Float32Array {
  return Float32Array.from(unpackLevels(packed), (level) => packed.unit * level);
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
