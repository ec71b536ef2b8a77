import { createLikelihood } from '../../../src/assistant/retrieval/likelihood';
import { isPiece, piecesOf } from '../../../src/assistant/retrieval/pieces';
import type { VectorRecord } from '../../../src/assistant/types';

const record = (frequencies: Record<string, number>): VectorRecord => ({
  chunkId: 'chunk',
  terms: Object.keys(frequencies),
  vector: Object.values(frequencies),
});

const prices = record({ price: 4, cost: 2, you: 2 });
const places = record({ office: 4, street: 2, you: 2 });
const weather = record({ rain: 4, street: 1, you: 2 });
const likelihood = createLikelihood([prices, places], weather);

test('all shares are together 1', () => {
  for (const terms of [['price'], ['street', 'you'], ['rain', 'rain'], ['price', 'unheard']]) {
    const { shares, elsewhere } = likelihood(terms);
    expect(shares.reduce((sum, share) => sum + share, elsewhere)).toBeCloseTo(1);
    expect(Math.min(...shares, elsewhere)).toBeGreaterThanOrEqual(0);
  }
});

test('whoever says a word oftenest has the largest share, and more words make it surer', () => {
  const [ofPrices = 0, ofPlaces = 0] = likelihood(['price']).shares;
  expect(ofPrices).toBeGreaterThan(ofPlaces);
  expect(likelihood(['price', 'cost']).shares[0]).toBeGreaterThan(ofPrices);
  expect(likelihood(['rain']).elsewhere).toBeGreaterThan(0.5);
});

test('a word that all say alike decides nothing', () => {
  const [ofPrices = 0, ofPlaces = 0] = likelihood(['you']).shares;
  expect(ofPrices).toBeCloseTo(ofPlaces);
});

test('words that nobody has said are about something else', () => {
  expect(likelihood(['violin'])).toEqual({ shares: new Float64Array(2), elsewhere: 1 });
  expect(likelihood([]).elsewhere).toBe(1);
});

test.each([
  ['pricey', 'price'],
  ['تسعيرتكم', 'تسعيرة'],
])('%s has pieces of %s', (asked, known) => {
  const pieces = new Set(piecesOf(known));
  expect(piecesOf(asked).filter((piece) => pieces.has(piece)).length).toBeGreaterThan(2);
  expect(piecesOf(asked).every(isPiece)).toBe(true);
});

test('a short word is a piece by itself, and a piece is no word', () => {
  expect(piecesOf('ad')).toHaveLength(1);
  expect(piecesOf('')).toEqual([]);
  expect(['price', 'how much'].some(isPiece)).toBe(false);
});
