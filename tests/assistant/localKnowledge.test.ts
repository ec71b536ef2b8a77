import { noted } from '../../src/assistant/trace';
import type { PageLanguage } from '../../src/assistant/types';
import { chunks, createTestAssistant } from './createTestAssistant';
import { english, scriptServices } from './scriptServices';

const { gateway } = scriptServices();

test.each<[PageLanguage, string, RegExp]>([
  ['en', 'Where are your offices?', /Erbil/],
  ['ar', 'أين مكاتبكم؟', /أربيل/],
  ['ar', 'wein maktabkum?', /أربيل/],
  ['en', 'shlonkum, wein el maktab?', /أربيل/],
])(
  'with neither service configured Maya answers from her local knowledge: %s',
  async (pageLanguage, text, words) => {
    const { ask } = createTestAssistant({ embedded: true });
    const reply = await ask(text, { pageLanguage });
    expect(reply).toMatchObject({ kind: 'answer', text: expect.stringMatching(words) });
    expect(noted(reply.trace, 'attempts')).toMatchObject([{ service: 'embedded', outcome: 'ok' }]);
  },
);

test('offline she answers locally, and keeps nothing of it for when the services are back', async () => {
  let online = false;
  const { ask } = createTestAssistant({ gateway: gateway(), embedded: true, isOnline: () => online });
  expect(noted((await ask('Where are your offices?')).trace, 'attempts')).toMatchObject([
    { service: 'embedded' },
  ]);
  online = true;
  expect(await ask('Where are your offices?')).toMatchObject({ text: english, result: { cached: false } });
});

test('what she thought offline is not kept either where the line comes back meanwhile', async () => {
  let online = false;
  const { loadKnowledge, arrive } = lateKnowledge();
  const { ask } = createTestAssistant({
    gateway: gateway(),
    embedded: true,
    isOnline: () => online,
    loadKnowledge,
  });
  const asked = ask('Where are your offices?');
  await new Promise((resolve) => setTimeout(resolve, 20));
  online = true;
  arrive();
  expect(noted((await asked).trace, 'attempts')).toMatchObject([{ service: 'embedded' }]);
  expect(await ask('Where are your offices?')).toMatchObject({ text: english, result: { cached: false } });
});

test('who erases while she thinks in place finds no knowledge written anew', async () => {
  const { loadKnowledge, arrive } = lateKnowledge();
  const { ask, assistant, options } = createTestAssistant({ embedded: true, loadKnowledge });
  const asked = ask('Where are your offices?');
  await new Promise((resolve) => setTimeout(resolve, 20));
  assistant.forget();
  arrive();
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 20));
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).not.toContain(options.database);
});

/** What Maya knows, on its way until it is let arrive. */
function lateKnowledge() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loadKnowledge = (language: PageLanguage) => arrived.then(() => chunks[language]);
  return { loadKnowledge, arrive };
}
