import 'fake-indexeddb/auto';
import { type Conversation, createAssistant, createConversation } from '../../src/assistant';
import type { Assistant } from '../../src/assistant/assistant';
import { createCommon } from '../../src/assistant/common';
import type { ToMind } from '../../src/assistant/mind/messages';
import { rehearseTurns } from '../../src/assistant/rehearseTurns';
import { noted } from '../../src/assistant/trace';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { createTestAssistant, gatewayModels } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

test.each(pageLanguages)(
  'whole turns are rehearsed, an opener and others that follow it, all in the language of the page: %s',
  async (language) => {
    const { options } = createTestAssistant({ embedded: true, ...loaders });
    let conversation: Conversation | undefined;
    const disposed = vi.fn();
    await rehearseTurns(
      options,
      createCommon(options),
      language,
      (ofNobody) => {
        const assistant = createAssistant(ofNobody);
        conversation = createConversation({ assistant, pageLanguage: () => language });
        return { ...conversation, dispose: disposed };
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
    expect(disposed).toHaveBeenCalledOnce();
    conversation?.dispose();
  },
);

/** A page whose mind is beside it, and what it does where nobody must notice a rehearsal. */
function setUp(language: PageLanguage, services: Parameters<typeof createTestAssistant>[0] = {}) {
  const { worker, fail, terminate } = createWorker();
  const told = vi.spyOn(worker, 'postMessage');
  const startMind = vi.fn(() => worker);
  const tabSession = { read: vi.fn(() => null), write: vi.fn() };
  const onUnexpected = vi.fn();
  const made = createTestAssistant({ embedded: true, ...loaders, startMind, onUnexpected, ...services });
  const rehearse = vi.spyOn(made.assistant, 'rehearse');
  const conversation = createConversation({
    assistant: made.assistant,
    pageLanguage: () => language,
    tabSession,
  });
  const thoughts = () =>
    told.mock.calls.filter(([message]) => (message as ToMind & { verb?: string }).verb === 'think').length;
  const prepared = async () => {
    conversation.open();
    conversation.prepare();
    await vi.waitFor(() => expect(rehearse).toHaveBeenCalledOnce(), 5000);
  };
  const rehearsed = async () => {
    await prepared();
    await rehearse.mock.results[0]?.value;
  };
  return {
    ...made,
    conversation,
    tabSession,
    startMind,
    terminate,
    fail,
    thoughts,
    rehearse,
    prepared,
    rehearsed,
    onUnexpected,
  };
}

test.each(pageLanguages)('nobody notices a rehearsal: %s', async (language) => {
  const fetched = vi.fn(fetch);
  const gateway = { url: 'http://127.0.0.1:9/v1', apiKey: 'key', models: gatewayModels };
  const page = setUp(language, { fetch: fetched, gateway });
  await page.rehearsed();
  expect(page.thoughts()).toBe(3);
  expect(page.conversation.getState().messages.map(({ type }) => type)).toEqual(['greeting']);
  expect(page.conversation.traces()).toEqual([]);
  expect(page.tabSession.write).toHaveBeenCalledOnce();
  expect(page.area.length).toBe(0);
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).not.toContain(page.options.database);
  expect(fetched).not.toHaveBeenCalled();
  expect(page.onUnexpected).not.toHaveBeenCalled();
  expect(page.terminate).not.toHaveBeenCalled();
  page.conversation.dispose();
});

test('a tab notes its session before anything is rehearsed', async () => {
  const page = setUp('en');
  await page.prepared();
  const [written = 0] = page.tabSession.write.mock.invocationCallOrder;
  expect(written).toBeLessThan(page.rehearse.mock.invocationCallOrder[0] ?? 0);
  expect(written).toBeGreaterThan(0);
  page.conversation.dispose();
});

test('a question ends a rehearsal, and is answered by the mind that was rehearsed with', async () => {
  const page = setUp('en');
  await page.prepared();
  await vi.waitFor(() => expect(page.thoughts()).toBe(1));
  await page.conversation.send('Where are your offices?');
  const said = page.conversation.getState().messages;
  expect(said.map(({ sender }) => sender)).toEqual(['bot', 'user', 'bot']);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(page.thoughts()).toBe(2);
  expect(page.startMind).toHaveBeenCalledOnce();
  page.conversation.dispose();
});

test('the turn that is rehearsed when a question comes is called off at once', async () => {
  const page = setUp('en');
  await page.assistant.warmUp('en');
  const calledOff = vi.fn();
  const rehearsal = page.assistant.rehearse('en', (assistant) => {
    const ofNobody = createConversation({ assistant, pageLanguage: () => 'en' });
    return {
      ...ofNobody,
      dispose() {
        calledOff();
        ofNobody.dispose();
      },
    };
  });
  await vi.waitFor(() => expect(page.thoughts()).toBe(1));
  expect(calledOff).not.toHaveBeenCalled();
  const asked = page.ask('Where are your offices?');
  await vi.waitFor(() => expect(page.thoughts()).toBe(2));
  expect(calledOff).toHaveBeenCalled();
  await Promise.all([asked, rehearsal]);
  page.conversation.dispose();
});

test('with the worker lost no further turn is rehearsed on the page', async () => {
  const page = setUp('en');
  await page.assistant.warmUp('en');
  let ofNobody: Conversation | undefined;
  const rehearsal = page.assistant.rehearse('en', (assistant) => {
    ofNobody = createConversation({ assistant, pageLanguage: () => 'en' });
    return ofNobody;
  });
  await vi.waitFor(() => expect(page.thoughts()).toBe(1));
  page.fail('It broke.');
  await rehearsal;
  const asked = ofNobody?.getState().messages.filter(({ sender }) => sender === 'user');
  expect(asked).toHaveLength(1);
  page.conversation.dispose();
});

test('who erases while Maya gets ready starts no worker anew', async () => {
  const page = setUp('en');
  page.conversation.open();
  page.conversation.prepare();
  await vi.waitFor(() => expect(page.startMind).toHaveBeenCalledOnce());
  page.conversation.erase();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(page.startMind).toHaveBeenCalledOnce();
  expect(page.thoughts()).toBe(0);
  page.conversation.dispose();
});

test('a mistake in a rehearsal is told of, and ends it', async () => {
  const page = setUp('en');
  const mistake = new Error('No conversation.');
  await page.assistant.warmUp('en');
  const converse = (_: Assistant) => {
    throw mistake;
  };
  await page.assistant.rehearse('en', converse);
  expect(page.onUnexpected).toHaveBeenCalledWith(mistake);
  page.conversation.dispose();
});
