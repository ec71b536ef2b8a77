import { packHashes, packNumbers } from '../../../local/review/pack';
import { manyHashes } from '../../../src/assistant/moderation/learned/hash';
import { mostLevels, unpackHashes, unpackNumbers } from '../../../src/assistant/moderation/learned/unpack';

const everyNth = (distance: number) =>
  Array.from({ length: 300 }, (_, index) => Math.floor(index * distance + ((index * 7919) % distance)));

test.each([
  ['none', []],
  ['the first', [0]],
  ['the last', [manyHashes - 1]],
  ['the first and the last', [0, manyHashes - 1]],
  ['all on end', Array.from({ length: 300 }, (_, index) => index)],
  ['close ones', everyNth(9)],
  ['distant ones', everyNth(5000)],
  ['crowds far apart', [1, 2, 3, 900_000, 900_001, 2_000_000]],
])('hashes are read as they were packed: %s', (_, hashes) => {
  expect(unpackHashes(packHashes(hashes))).toEqual(hashes);
});

describe('numbers', () => {
  const numbers = Array.from({ length: 2 * mostLevels + 1 }, (_, index) => index - mostLevels);

  test('are read as they were packed, in characters that need no escape', () => {
    const packed = packNumbers(numbers, mostLevels, 0);
    expect([...unpackNumbers(packed)]).toEqual(numbers);
    expect(JSON.stringify(packed.levels)).toBe(`"${packed.levels}"`);
  });

  test('are cut to as many levels as are asked for', () => {
    const read = unpackNumbers(packNumbers(numbers, 7, 0));
    expect(new Set(read).size).toBe(15);
    expect(read[0]).toBe(-mostLevels);
  });

  test('keep their differences where the few largest are cut', () => {
    const many = [...Array.from({ length: 99 }, (_, index) => index / 99), 1000];
    const [largest] = unpackNumbers(packNumbers(many, 7, 0.01)).slice(-1);
    expect(largest).toBeCloseTo(98 / 99);
    expect(new Set(unpackNumbers(packNumbers(many, 7, 0.01))).size).toBe(8);
  });

  test('may all be nothing', () => {
    expect([...unpackNumbers(packNumbers([0, 0], 7, 0))]).toEqual([0, 0]);
  });

  test('have no more levels than there are characters for', () => {
    expect(() => packNumbers(numbers, mostLevels + 1, 0)).toThrow(RangeError);
  });
});
