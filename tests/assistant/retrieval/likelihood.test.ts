import { createLikelihood } from '../../../src/assistant/retrieval/likelihood';
import { piecesOf } from '../../../src/assistant/retrieval/pieces';
import { listsOf, toVector } from '../../../src/assistant/retrieval/vectors';

const record = (frequencies: Record<string, number>) =>
  toVector('chunk', new Map(Object.entries(frequencies)));

const words = listsOf([
  record({ price: 4, cost: 2, you: 2 }),
  record({ office: 4, street: 2, you: 2 }),
  record({ rain: 4, street: 2, you: 2 }),
]);
const likelihood = createLikelihood(2, [{ lists: words, weight: 1 }]);

test('a share is what Bayes says: six words known, smoothed by a tenth, the sum of logarithms halved', () => {
  // 8 words each and 0.1 for each of 6: P(price) = 4.1 / 8.6 in the first, 0.1 / 8.6 in the others.
  const odds = [4.1, 0.1, 0.1, 4.3 / 3].map(Math.sqrt);
  const all = odds.reduce((sum, each) => sum + each);
  const { shares, elsewhere } = likelihood([['price']]);
  expect(shares[0]).toBeCloseTo((odds[0] ?? 0) / all, 12);
  expect(shares[1]).toBeCloseTo((odds[1] ?? 0) / all, 12);
  expect(elsewhere).toBeCloseTo(((odds[2] ?? 0) + (odds[3] ?? 0)) / all, 12);
});

test('all shares are together 1', () => {
  for (const terms of [
    ['price'],
    ['street', 'you'],
    ['rain', 'rain'],
    ['price', 'unheard'],
    manyTimes('you'),
  ]) {
    const { shares, elsewhere } = likelihood([terms]);
    expect(shares.reduce((sum, share) => sum + share, elsewhere)).toBeCloseTo(1, 12);
    expect(Math.min(...shares, elsewhere)).toBeGreaterThanOrEqual(0);
  }
});

test('more words make it surer, and a kind of half the weight half as sure', () => {
  const once = likelihood([['price']]).shares[0] ?? 0;
  expect(likelihood([['price', 'cost']]).shares[0]).toBeGreaterThan(once);
  const lighter = createLikelihood(2, [{ lists: words, weight: 0.5 }]);
  expect(lighter([['price', 'price']]).shares[0]).toBeCloseTo(once, 12);
});

test('what is asked elsewhere, and words of no chunk’s own, are about something else', () => {
  expect(likelihood([['rain']]).elsewhere).toBeGreaterThan(0.5);
  const { shares } = likelihood([['you']]);
  expect(shares[0]).toBeCloseTo(shares[1] ?? 0, 12);
  expect(shares[0]).toBeCloseTo(0.25, 12);
});

test('words that nobody has said are about something else', () => {
  expect(likelihood([['violin']])).toEqual({ shares: new Float64Array(2), elsewhere: 1 });
  expect(likelihood([[]]).elsewhere).toBe(1);
  expect(createLikelihood(1, [{ lists: new Map(), weight: 1 }])([['you']]).elsewhere).toBe(1);
});

test.each([
  ['pricey', 'price'],
  ['تسعيرتكم', 'تسعيرة'],
])('%s has pieces of %s', (asked, known) => {
  const pieces = new Set(piecesOf(known));
  expect(piecesOf(asked).filter((piece) => pieces.has(piece)).length).toBeGreaterThan(2);
});

test('a short word is a piece by itself', () => {
  expect(piecesOf('ad')).toHaveLength(1);
  expect(piecesOf('')).toEqual([]);
});

function manyTimes(term: string) {
  return Array.from({ length: 4000 }, () => term);
}
