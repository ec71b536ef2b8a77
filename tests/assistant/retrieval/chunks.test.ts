import arabicFaq from '../../../locales/ar/faq.json';
import arabic from '../../../locales/ar/knowledge.json';
import englishFaq from '../../../locales/en/faq.json';
import english from '../../../locales/en/knowledge.json';
import { buildChunks, fillFacts } from '../../../src/assistant/retrieval/chunks';
import { knowledgeOutline, knowledgeWords } from '../../../src/content/knowledge';

const { elsewhere: _en, ...englishWords } = english;
const { elsewhere: _ar, ...arabicWords } = arabic;
const facts = { name: 'Arbelin' };

test('facts are filled in, and a missing one stays visible', () => {
  expect(fillFacts('{{name}} since {{founded}}', facts)).toBe('Arbelin since {{founded}}');
});

test.each([
  ['en', knowledgeWords(englishWords, englishFaq)],
  ['ar', knowledgeWords(arabicWords, arabicFaq)],
] as const)('the %s knowledge has the chunks of the specification', async (_, words) => {
  const chunks = buildChunks(knowledgeOutline, words, facts);
  expect(chunks.map(({ id }) => id)).toEqual(
    Array.from({ length: 19 }, (_each, index) => `chunk_${index + 1}`),
  );
  expect(chunks.map(({ metadata }) => metadata.category)).toEqual([
    'company',
    ...Array.from({ length: 5 }, () => 'services'),
    'team',
    'credentials',
    'credentials',
    'process',
    'contact',
    ...Array.from({ length: 8 }, () => 'faq'),
  ]);
  for (const { importance, metadata } of chunks) {
    expect(importance).toBeGreaterThanOrEqual(6);
    expect(importance).toBeLessThanOrEqual(10);
    if (metadata.category === 'faq') expect(importance).toBe(6);
    expect(metadata.keywords.length).toBeGreaterThan(10);
    expect(chunks.map(({ id }) => id)).toEqual(expect.arrayContaining(metadata.relatedChunks));
  }
  expect([chunks[0]?.importance, chunks[3]?.importance]).toEqual([10, 10]);
});

test('a pair of words that only one chunk is asked by becomes its keyword', async () => {
  const outline = ['one', 'other'].map((key) => ({
    key,
    category: 'faq' as const,
    importance: 6,
    related: [],
    lastUpdated: '2026-11-20',
  }));
  const words = {
    one: { topic: 'a', content: 'b', keywords: 'apple, pear', questions: 'Ripe orchard? Any questions?' },
    other: { topic: 'a', content: 'b', keywords: 'violin', questions: 'Any questions?' },
  };
  const [one, other] = buildChunks(outline, words, {});
  expect(one?.metadata.keywords).toEqual(['apple', 'pear', 'ripe orchard']);
  expect(other?.metadata.keywords).toEqual(['violin']);
});
