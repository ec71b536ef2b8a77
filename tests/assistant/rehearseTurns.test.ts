import 'fake-indexeddb/auto';
import { type Conversation, createConversation } from '../../src/assistant';
import type { Assistant } from '../../src/assistant/assistant';
import type { ToMind } from '../../src/assistant/mind/messages';
import { noted } from '../../src/assistant/trace';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { createTestAssistant, gatewayModels } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

/** A page whose mind is beside it, and what it does where nobody must notice a rehearsal. */
function setUp(language: PageLanguage, services: Parameters<typeof createTestAssistant>[0] = {}) {
  const { worker, fail, terminate } = createWorker();
  const told = vi.spyOn(worker, 'postMessage');
  const startMind = vi.fn(() => worker);
  const tabSession = { read: vi.fn(() => null), write: vi.fn() };
  const onUnexpected = vi.fn();
  const made = createTestAssistant({ embedded: true, ...loaders, startMind, onUnexpected, ...services });
  const rehearse = vi.spyOn(made.assistant, 'rehearse');
  const warmUp = vi.spyOn(made.assistant, 'warmUp');
  const warmedUp = async () => warmUp.mock.results[0]?.value;
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
    warmedUp,
    prepared,
    rehearsed,
    onUnexpected,
  };
}

/** Rehearses, and gives what there was to it: the conversation, and whether it was called off and ended. */
async function rehearse(page: ReturnType<typeof setUp>, language: PageLanguage) {
  await page.assistant.warmUp(language);
  const cancel = vi.fn();
  const dispose = vi.fn();
  let ofNobody: Conversation | undefined;
  const rehearsal = page.assistant.rehearse(language, (assistant) => {
    const made = createConversation({ assistant, pageLanguage: () => language });
    ofNobody = made;
    cancel.mockImplementation(made.cancel);
    dispose.mockImplementation(made.dispose);
    return { ...made, cancel, dispose };
  });
  const asked = () => ofNobody?.getState().messages.filter(({ sender }) => sender === 'user').length;
  return { rehearsal, ofNobody: () => ofNobody, asked, cancel, dispose };
}

test.each(pageLanguages)(
  'whole turns are rehearsed, an opener and others that follow it, all in the language of the page: %s',
  async (language) => {
    const page = setUp(language);
    const { rehearsal, ofNobody, dispose } = await rehearse(page, language);
    await rehearsal;
    const [greeting, ...said] = ofNobody()?.getState().messages ?? [];
    expect(greeting?.type).toBe('greeting');
    expect(said.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user', 'bot', 'user', 'bot']);
    expect(said.filter(({ sender }) => sender === 'bot').map(({ type }) => type)).toEqual(
      Array(3).fill('text'),
    );
    const traces = ofNobody()?.traces() ?? [];
    expect(traces.map((trace) => noted(trace, 'cache'))).toEqual(['miss', 'skipped', 'skipped']);
    expect(traces.map((trace) => noted(trace, 'language'))).toEqual(Array(3).fill(language));
    expect(dispose).toHaveBeenCalledOnce();
    page.conversation.dispose();
  },
);

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

test.each([
  ['a question', (page) => page.ask('Where are your offices?'), 2],
  ['an erase', async (page) => page.assistant.forget(), 1],
] satisfies [string, (page: ReturnType<typeof setUp>) => Promise<unknown>, number][])(
  '%s calls a rehearsal off at once, and no other turn is begun',
  async (_, come, thoughts) => {
    const page = setUp('en');
    const { rehearsal, asked, cancel, dispose } = await rehearse(page, 'en');
    await vi.waitFor(() => expect(page.thoughts()).toBe(1));
    expect(cancel).not.toHaveBeenCalled();
    const over = come(page);
    expect(dispose).not.toHaveBeenCalled();
    await Promise.all([over, rehearsal]);
    expect(cancel).toHaveBeenCalledOnce();
    expect(dispose).toHaveBeenCalledOnce();
    expect(asked()).toBe(1);
    expect(page.thoughts()).toBe(thoughts);
    expect(page.startMind).toHaveBeenCalledOnce();
    page.conversation.dispose();
  },
);

test('with the worker lost nothing of a rehearsal is thought on the page', async () => {
  const loadKnowledge = vi.fn(loaders.loadKnowledge);
  const page = setUp('en', { loadKnowledge });
  const { rehearsal, asked } = await rehearse(page, 'en');
  await vi.waitFor(() => expect(page.thoughts()).toBe(1));
  page.fail('It broke.');
  await rehearsal;
  expect(asked()).toBe(1);
  expect(loadKnowledge).not.toHaveBeenCalled();
  page.conversation.dispose();
});

test('nothing is rehearsed in a language the page has left', async () => {
  const page = setUp('en');
  page.conversation.open();
  page.conversation.prepare('ar');
  await vi.waitFor(() => expect(page.tabSession.write).toHaveBeenCalledOnce(), 5000);
  expect(page.rehearse).not.toHaveBeenCalled();
  page.conversation.dispose();
});

test('who erases while Maya gets ready starts no worker anew', async () => {
  const page = setUp('en');
  page.conversation.open();
  page.conversation.prepare();
  await vi.waitFor(() => expect(page.startMind).toHaveBeenCalledOnce());
  page.conversation.erase();
  await page.warmedUp();
  expect(page.startMind).toHaveBeenCalledOnce();
  expect(page.rehearse).not.toHaveBeenCalled();
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
