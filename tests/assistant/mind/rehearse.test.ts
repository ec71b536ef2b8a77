import 'fake-indexeddb/auto';
import { createMind } from '../../../src/assistant/mind/mind';
import { pageLanguages } from '../../../src/languages';
import { loaders } from './createWorker';
import { settings } from './settings';

const heard = {
  text: 'Where are your offices?',
  pageLanguage: 'en' as const,
  conversation: undefined,
  lastReply: undefined,
  historyCharacters: 0,
  said: [],
  isOpener: false,
};

test.each(pageLanguages)('a rehearsal runs to its end and leaves nothing behind: %s', async (language) => {
  let asked = 0;
  await createMind(settings, loaders).rehearse(language, () => {
    asked += 1;
    return false;
  });
  expect(asked).toBeGreaterThan(20);
  expect(await indexedDB.databases()).toEqual([]);
});

test('what was rehearsed changes no answer', async () => {
  const rehearsed = createMind(settings, loaders);
  await rehearsed.rehearse('en', () => false);
  expect(await rehearsed.think(heard, null)).toEqual(await createMind(settings, loaders).think(heard, null));
});

test('a question ends the rehearsal', async () => {
  let asked = 0;
  await createMind(settings, loaders).rehearse('en', () => {
    asked += 1;
    return asked === 3;
  });
  expect(asked).toBe(3);
});
