import 'fake-indexeddb/auto';
import { createMind } from '../../../src/assistant/mind/mind';
import { pageLanguages } from '../../../src/languages';
import { loaders } from './createWorker';
import { heard } from './heard';
import { settings } from './settings';

const question = heard('Where are your offices?', { isOpener: false });

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
  expect(await rehearsed.think(question, null)).toEqual(
    await createMind(settings, loaders).think(question, null),
  );
});

test('a question ends the rehearsal', async () => {
  let asked = 0;
  await createMind(settings, loaders).rehearse('en', () => {
    asked += 1;
    return asked === 3;
  });
  expect(asked).toBe(3);
});
