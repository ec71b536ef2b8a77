import 'fake-indexeddb/auto';
import { learnedWeights } from '../../../local/review/learned';
import type { LoadWeights } from '../../../src/assistant/mind/learned';
import { createMind } from '../../../src/assistant/mind/mind';
import type { TraceNotes } from '../../../src/assistant/trace';
import { type PageLanguage, pageLanguages } from '../../../src/languages';
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

describe('a talk with people, asked for in words no rule knows', () => {
  const learned = { en: learnedWeights('en'), ar: learnedWeights('ar') };
  const think = async (text: string, language: PageLanguage, loadWeights?: LoadWeights) => {
    const mind = createMind(
      { ...settings, embedded: false },
      { ...loaders, ...(loadWeights && { loadWeights }) },
    );
    const heard = { text, pageLanguage: language, conversation: undefined };
    return mind.think(
      { ...heard, lastReply: undefined, historyCharacters: 0, said: [], isOpener: false },
      null,
    );
  };

  test.each([
    ['en', 'Would one of your strategists have time for a face to face conversation?'],
    [
      'en',
      'We bake for weddings. I have a few questions that I would prefer to go over with an expert live.',
    ],
    ['ar', 'أفضل مناقشة التفاصيل في اتصال مرئي، هل يناسبكم الغد؟'],
  ] as const)('is heard, and booking is what the visitor is after (%s): %s', async (language, text) => {
    expect(await think(text, language)).toMatchObject({ asksForMeeting: false });
    expect(await think(text, language, async (of) => learned[of])).toMatchObject({
      asksForMeeting: true,
      intent: 'booking',
      found: { results: [] },
    });
  });
});
