import 'fake-indexeddb/auto';
import { createPath } from '../../src/assistant/path';
import { rehearseTurns } from '../../src/assistant/rehearseTurns';
import { noted } from '../../src/assistant/trace';
import { pageLanguages } from '../../src/languages';
import { createTestAssistant, gatewayModels } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

test.each(pageLanguages)(
  'two whole turns are rehearsed, an opener and one that follows it: %s',
  async (language) => {
    const { options } = createTestAssistant({ embedded: true, ...loaders });
    const replies = await rehearseTurns(
      options,
      language,
      (...ofNobody) => createPath(...ofNobody).reply,
      () => false,
    );
    expect(replies.map(({ kind }) => kind)).toEqual(['answer', 'answer']);
    expect(replies.map(({ trace }) => noted(trace, 'cache'))).toEqual(['miss', 'skipped']);
  },
);

test.each(pageLanguages)(
  'a page that is made ready has stored nothing and asked no service: %s',
  async (language) => {
    const { worker } = createWorker();
    const fetched = vi.fn(fetch);
    const onUnexpected = vi.fn();
    const gateway = { url: 'http://127.0.0.1:9/v1', apiKey: 'key', models: gatewayModels };
    const { assistant, area, options } = createTestAssistant({
      embedded: true,
      ...loaders,
      startMind: () => worker,
      fetch: fetched,
      gateway,
      onUnexpected,
    });
    await assistant.warmUp(language);
    const databases = await indexedDB.databases();
    expect(databases.map(({ name }) => name)).not.toContain(options.database);
    expect(area.length).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
    expect(onUnexpected).not.toHaveBeenCalled();
    assistant.dispose();
  },
);

test('who erases while Maya gets ready starts no worker anew', async () => {
  const start = vi.fn(() => createWorker().worker);
  const { assistant } = createTestAssistant({ embedded: true, ...loaders, startMind: start });
  const ready = assistant.warmUp('en');
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  assistant.forget();
  await ready;
  expect(start).toHaveBeenCalledOnce();
  assistant.dispose();
});
