import { packHashes, packWeights } from '../../../local/review/pack';
import { manyHashes } from '../../../src/assistant/moderation/learned/hash';
import {
  heaviest,
  learnedRules,
  unpackHashes,
  unpackWeights,
} from '../../../src/assistant/moderation/learned/unpack';

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

test('every weight is read as it was packed, in characters that need no escape', () => {
  const sizes = Array.from({ length: heaviest }, (_, index) => index + 1);
  const above = learnedRules.flatMap((_, kind) => sizes.map((size) => ({ size, kind })));
  const weights = [...above, ...sizes.map((size) => ({ size: -size, kind: 0 }))];
  const packed = packWeights(weights);
  expect(unpackWeights(packed)).toEqual(weights);
  expect(new Set(packed).size).toBe(weights.length);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
});

test('what weighs less than nothing speaks for no rule', () => {
  expect(unpackWeights(packWeights([{ size: -3, kind: 4 }]))).toEqual([{ size: -3, kind: 0 }]);
});
