import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { createKnowledge } from '../../../src/assistant/retrieval/knowledge';
import { createVectorStore } from '../../../src/assistant/retrieval/store';
import type { KnowledgeChunk, Tier, VectorRecord } from '../../../src/assistant/types';
import { pageLanguages } from '../../../src/languages';

let databases = 0;

function chunks(count: number, word = 'orchard'): KnowledgeChunk[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `chunk_${index + 1}`,
    topic: `${word} number ${index + 1}`,
    content: `About the ${word}.`,
    importance: 6,
    lastUpdated: '2026-11-20',
    metadata: { keywords: [word], relatedChunks: [], category: 'faq' },
  }));
}

function setUp(known = chunks(8), name = `vectors_${++databases}`) {
  const load = vi.fn(async () => ({ chunks: known, elsewhere: '' }));
  return { name, load, knowledge: createKnowledge({ load, store: createVectorStore({ name }) }) };
}

async function keptIn(name: string): Promise<VectorRecord[]> {
  const database = await openDB(name, 1);
  const kept = await database.getAll('vectors');
  database.close();
  return kept;
}

test.each<[Tier, number]>([
  ['simple', 1],
  ['general', 3],
  ['technical', 4],
  ['complex', 5],
  ['contextual', 6],
])('%s passes on %i chunks', async (tier, count) => {
  const { results } = await setUp().knowledge.search('the orchard', 'en', tier);
  expect(results).toHaveLength(count);
});

test('under a confidence of 30 nothing is passed on, and what was looked at is still told', async () => {
  const { results, considered, confidence } = await setUp().knowledge.search('violins', 'en', 'general');
  expect(results).toEqual([]);
  expect(considered).toHaveLength(8);
  expect(confidence).toBe(6);
});

test.each([
  [29, 0],
  [30, 3],
])('at a confidence of %i, %i chunks are passed on', async (percent, count) => {
  const search = (importance: number) => {
    const known = chunks(8).map((chunk) => ({
      ...chunk,
      importance,
      metadata: { ...chunk.metadata, keywords: [] },
    }));
    const question = 'We like the orchard and the meadows and the brook with willows';
    return setUp(known).knowledge.search(question, 'en', 'general');
  };
  // What the words alone come to is filled up by the importance.
  const [ofWords] = (await search(0)).considered;
  const { results, confidence } = await search(percent - 100 * (ofWords?.score ?? 0));
  expect(confidence).toBe(percent);
  expect(results).toHaveLength(count);
});

test('confidence is the best score in percent, 100 at most', async () => {
  const { confidence } = await setUp().knowledge.search('orchard', 'en', 'general');
  expect(confidence).toBeGreaterThanOrEqual(30);
  expect(confidence).toBeLessThanOrEqual(100);
});

test('vectors are kept in the browser when they are told to be, one language beside the other', async () => {
  const { name, knowledge } = setUp();
  await knowledge.search('orchard', 'en', 'general');
  await knowledge.search('orchard', 'ar', 'general');
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
  for (const language of pageLanguages) await knowledge.keep(language);
  expect(await keptIn(name)).toHaveLength(16);
  const [first] = await keptIn(name);
  expect(first).toMatchObject({ chunkId: expect.stringMatching(/^ar:/), vector: expect.any(Array) });
  expect(first?.vector).toHaveLength(first?.terms.length ?? 0);
});

test('after an erase nothing is kept any more', async () => {
  const { name, knowledge } = setUp();
  await knowledge.search('orchard', 'en', 'general');
  knowledge.forget();
  await knowledge.keep('en');
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
});

test('a change of the knowledge changes its version and replaces its vectors', async () => {
  const first = setUp(chunks(3));
  await first.knowledge.search('orchard', 'en', 'general');
  await first.knowledge.keep('en');
  expect(await keptIn(first.name)).toHaveLength(3);
  const changed = setUp(chunks(2, 'violin'), first.name);
  await changed.knowledge.search('violin', 'en', 'general');
  await changed.knowledge.keep('en');
  expect(await keptIn(first.name)).toHaveLength(2);
  expect(await changed.knowledge.version('en')).not.toBe(await first.knowledge.version('en'));
});

test('the knowledge is loaded once, and again after it could not be', async () => {
  const { load, knowledge } = setUp();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(knowledge.search('orchard', 'en', 'general')).rejects.toThrow('Failed to fetch');
  await knowledge.search('orchard', 'en', 'general');
  await knowledge.search('orchard', 'en', 'general');
  expect(load).toHaveBeenCalledTimes(2);
});

test('damaged records are made anew', async () => {
  const name = `vectors_${++databases}`;
  const database = await openDB(name, 1, {
    upgrade: (db) => db.createObjectStore('vectors', { keyPath: 'chunkId' }),
  });
  await database.put('vectors', { chunkId: 'en:chunk_1', vector: 'broken' });
  database.close();
  const { results } = await setUp(chunks(3), name).knowledge.search('orchard', 'en', 'general');
  expect(results).toHaveLength(3);
});

test('a database deleted while open takes nothing from the conversation', async () => {
  const { name, knowledge } = setUp();
  await knowledge.search('orchard', 'en', 'general');
  await knowledge.keep('en');
  expect(await keptIn(name)).toHaveLength(8);
  await deleteDB(name);
  expect((await knowledge.search('orchard', 'en', 'general')).results).toHaveLength(3);
});

test('a browser that refuses a database searches all the same', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { results } = await setUp().knowledge.search('orchard', 'en', 'general');
  expect(results).toHaveLength(3);
  vi.unstubAllGlobals();
});
