import type { AuthoredChunk } from '../../../src/assistant/retrieval/chunks';
import { vectorOf } from '../../../src/assistant/retrieval/frequencies';
import { createSearchIndex } from '../../../src/assistant/retrieval/searchIndex';
import { relevanceOf } from '../../../src/assistant/retrieval/vectors';

function chunk(id: number, change: Partial<AuthoredChunk> & { keywords?: string[] } = {}): AuthoredChunk {
  const { keywords = [], ...rest } = change;
  return {
    id: `chunk_${id}`,
    topic: '',
    content: '',
    importance: 6,
    lastUpdated: '2026-11-20',
    metadata: { keywords, relatedChunks: [], category: 'faq' },
    ...rest,
  };
}

function rank(question: string, ...chunks: AuthoredChunk[]) {
  return createSearchIndex(chunks, chunks.map(vectorOf)).rank(question);
}

test('the score is cosine, plus 0.2 per matching keyword, plus importance / 10 × 0.1', () => {
  const [best] = rank(
    'orchard harvest',
    chunk(1, { content: 'orchard', keywords: ['harvest'], importance: 8 }),
  );
  // The chunk counts orchard once and harvest once; the question adds the pair of the two.
  expect(best?.parts.cosine).toBeCloseTo(2 / (Math.sqrt(2) * Math.sqrt(3)));
  expect(best?.parts.keywords).toBeCloseTo(0.2);
  expect(best?.parts.importance).toBeCloseTo(0.08);
  expect(best?.score).toBeCloseTo((best?.parts.cosine ?? 0) + 0.28);
});

test('a chunk that shares nothing has its importance alone', () => {
  expect(rank('orchard', chunk(1, { content: 'violin', importance: 10 }))[0]?.score).toBeCloseTo(0.1);
});

test.each([
  ['is it expensive?', 'expensive'],
  ['do you do SEO?', 'seo'],
  ['what about AI?', 'ai'],
  ['how much is it', 'how much'],
  ['بيش اللوغو؟', 'بيش'],
  ['أسعاركم لو سمحتم', 'سعر'],
])('%s matches the keyword %s', (question, keyword) => {
  expect(rank(question, chunk(1, { keywords: [keyword] }))[0]?.parts.keywords).toBeCloseTo(0.2);
});

test('keywords of several words match as a whole, never in parts or inside words', () => {
  const keyword = chunk(1, { keywords: ['first step'] });
  expect(rank('what is the first step?', keyword)[0]?.parts.keywords).toBeCloseTo(0.2);
  expect(rank('the first of many', keyword)[0]?.parts.keywords).toBe(0);
  expect(rank('a planet', chunk(1, { keywords: ['plan'] }))[0]?.parts.keywords).toBe(0);
});

test('two spellings of one keyword count once', () => {
  const [best] = rank('your awards', chunk(1, { keywords: ['award', 'awards', 'prize'] }));
  expect(best?.parts.keywords).toBeCloseTo(0.2);
});

test.each(['my budgets', 'bugdet', 'buddget'])('a slip is forgiven: %s', (question) => {
  expect(rank(question, chunk(1, { keywords: ['budget'] }))[0]?.parts.keywords).toBeCloseTo(0.2);
});

test.each([
  ['budgte', 'budget', 'two letters swapped'],
  ['awrads', 'award', 'two swapped in a word that is short without its ending'],
  ['orchrds', 'orchard', 'one missing in a word with an ending'],
  ['servises', 'services', 'one in place of another that sounds like it'],
  ['خدامتكم', 'خدمات', 'two swapped within an ending'],
])('a slip is forgiven: %s is %s (%s)', (question, keyword) => {
  expect(rank(question, chunk(1, { keywords: [keyword] }))[0]?.parts.keywords).toBeCloseTo(0.2);
});

test.each([
  ['a wrong letter in a short word is another word', 'expect', 'expert'],
  ['so is the first letter', 'cervices', 'services'],
  ['a letter that sounds unlike it', 'computer', 'commuter'],
  ['an ending is no slip', 'textiles', 'text'],
  ['five letters are too few', 'boots', 'boost'],
])('%s: %s', (_, question, keyword) => {
  expect(rank(question, chunk(1, { keywords: [keyword] }))[0]?.parts.keywords).toBe(0);
});

test('a slip in a word of grammar hides nothing', () => {
  const keyword = chunk(1, { keywords: ['who are you'] });
  expect(rank('who are yuo', keyword)[0]?.parts.keywords).toBeCloseTo(0.2);
});

test('the questions a chunk is asked by are indexed and never leave the index', () => {
  const [best] = rank('orchard', chunk(1, { questions: 'Who tends the orchard?' }));
  expect(best?.parts.cosine).toBeGreaterThan(0);
  expect(best?.chunk).not.toHaveProperty('questions');
});

test.each([
  [0.501, 'high'],
  [0.5, 'medium'],
  [0.301, 'medium'],
  [0.3, 'low'],
])('a score of %f is of %s relevance', (score, relevance) => {
  expect(relevanceOf(score)).toBe(relevance);
});

test('best first, and equal scores in the order of the knowledge', () => {
  const found = rank('orchard', chunk(1), chunk(2), chunk(3, { content: 'orchard' }));
  expect(found.map(({ chunk: { id } }) => id)).toEqual(['chunk_3', 'chunk_1', 'chunk_2']);
  expect(found[0]?.relevance).toBe('high');
  expect(found[1]?.relevance).toBe('low');
});
