import 'fake-indexeddb/auto';
import { type Conversation, createAssistant, createConversation } from '../../src/assistant';
import { createCommon } from '../../src/assistant/common';
import { rehearseTurns } from '../../src/assistant/rehearseTurns';
import { noted } from '../../src/assistant/trace';
import { pageLanguages } from '../../src/languages';
import { converse, createTestAssistant, gatewayModels } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

test.each(pageLanguages)(
  'whole turns are rehearsed, an opener and others that follow it, all in the language of the page: %s',
  async (language) => {
    const { options } = createTestAssistant({ embedded: true, ...loaders });
    let conversation: Conversation | undefined;
    await rehearseTurns(
      options,
      createCommon(options),
      language,
      (ofNobody) => {
        const assistant = createAssistant(ofNobody);
        conversation = createConversation({ assistant, pageLanguage: () => language });
        return conversation;
      },
      () => false,
    );
    const [greeting, ...said] = conversation?.getState().messages ?? [];
    expect(greeting?.type).toBe('greeting');
    expect(said.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user', 'bot', 'user', 'bot']);
    expect(said.filter(({ sender }) => sender === 'bot').map(({ type }) => type)).toEqual(
      Array(3).fill('text'),
    );
    const traces = conversation?.traces() ?? [];
    expect(traces.map((trace) => noted(trace, 'cache'))).toEqual(['miss', 'skipped', 'skipped']);
    expect(traces.map((trace) => noted(trace, 'language'))).toEqual(Array(3).fill(language));
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
    await assistant.warmUp(language, converse);
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
  const ready = assistant.warmUp('en', converse);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  assistant.forget();
  await ready;
  expect(start).toHaveBeenCalledOnce();
  assistant.dispose();
});
