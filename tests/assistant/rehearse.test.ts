import { expect, test, vi } from 'vitest';
import { brandWords } from '../../src/brandWords';
import { chunksOf } from '../bench/retrieval';
import { createTestAssistant } from './createTestAssistant';

const known = { en: await chunksOf('en'), ar: await chunksOf('ar') };
const setUp = () => {
  const onUnexpected = vi.fn();
  const fetched = vi.fn(fetch);
  return {
    onUnexpected,
    fetched,
    ...createTestAssistant({
      embedded: true,
      loadKnowledge: async (language) => known[language],
      fetch: fetched,
      onUnexpected,
    }),
  };
};

test.each(['en', 'ar'] as const)(
  'a rehearsal runs to its end and leaves nothing behind: %s',
  async (language) => {
    const { assistant, area, fetched, onUnexpected } = setUp();
    const databases = await indexedDB.databases();
    await assistant.warmUp(language);
    expect(await indexedDB.databases()).toEqual(databases);
    expect(onUnexpected).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(area.length).toBe(0);
  },
);

test('what was rehearsed changes no answer', async () => {
  const question = 'Where are your offices?';
  const plain = setUp();
  const rehearsed = setUp();
  await rehearsed.assistant.warmUp('en');
  const replies = await Promise.all([plain.ask(question), rehearsed.ask(question)]);
  const [one, other] = replies.map((reply) => 'text' in reply && reply.text);
  expect(one).toContain(brandWords('en').cityErbil);
  expect(other).toBe(one);
});

test('a question ends the rehearsal', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (next: () => void) => idle.push(next));
  const { assistant, ask } = setUp();
  const warm = assistant.warmUp('en');
  await vi.waitFor(() => expect(idle).toHaveLength(1), 10_000);
  idle[0]?.();
  await vi.waitFor(() => expect(idle).toHaveLength(2), 10_000);
  await ask('Where are your offices?');
  idle[1]?.();
  await warm;
  expect(idle).toHaveLength(2);
  vi.unstubAllGlobals();
});
