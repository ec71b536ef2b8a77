import 'fake-indexeddb/auto';
import { createMind } from '../../../src/assistant/mind/mind';
import type { TraceNotes } from '../../../src/assistant/trace';
import { pageLanguages } from '../../../src/languages';
import { loaders } from './createWorker';
import { settings } from './settings';

const question = { en: 'how much does a campaign cost', ar: 'كم تكلف الحملة' };

test.each(pageLanguages)('a thought holds the passages and none of their keywords: %s', async (language) => {
  const mind = createMind({ ...settings, embedded: false }, loaders);
  const heard = { text: question[language], pageLanguage: language, conversation: undefined };
  const nothingSaid = { lastReply: undefined, historyCharacters: 0, said: [], isOpener: false };
  const { found } = await mind.think({ ...heard, ...nothingSaid }, null);
  const considered: TraceNotes['retrieval']['considered'] = JSON.parse(found.considered);

  expect(considered.length).toBeGreaterThan(10);
  expect(considered[0]?.chunk.content).toMatch(/\S/);
  expect(found.results[0]?.chunk).toEqual(considered[0]?.chunk);
  expect(found.results[0]?.chunk.metadata.category).toBe('faq');
  for (const { chunk } of considered) expect(chunk.metadata).not.toHaveProperty('keywords');
});
