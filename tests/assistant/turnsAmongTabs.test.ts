import { createExclusively } from '../../src/storage/exclusively';
import { createLocks } from '../storage/fakeLocks';
import { createTestAssistant, gatewayModels } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

const reply = 'We help brands grow with clear campaigns. What does your business sell?';

/** A tab with its worker, and another tab of the same browser that wants to write. */
function openTabs(over: Parameters<typeof createTestAssistant>[0] = {}) {
  const locks = createLocks();
  const exclusively = vi.fn(createExclusively(locks, 'chat'));
  const { worker } = createWorker({ locks });
  const tab = createTestAssistant({
    embedded: true,
    ...loaders,
    startMind: () => worker,
    exclusively: exclusively as ReturnType<typeof createExclusively>,
    lock: 'chat',
    ...over,
  });
  return { ...tab, exclusively, otherTab: createExclusively(locks, 'chat') };
}

test.each([
  ['answered', 'Where are your offices?', 'answer'],
  ['handed over', 'Can I book a call?', 'hand_over'],
  ['redirected', 'Guten Tag, was kostet eine Kampagne bei Ihnen?', 'redirect'],
] as const)(
  'a turn that is %s is written in the turn its worker took, which is given back',
  async (_, text, kind) => {
    const { ask, stored, exclusively, otherTab, assistant } = openTabs();
    expect((await ask(text)).kind).toBe(kind);
    expect(exclusively).not.toHaveBeenCalled();
    expect(await otherTab(() => stored('arbelin_chat_memory'))).toHaveLength(1);
    assistant.dispose();
  },
);

test('a tab waits until the one before has written', async () => {
  const { ask, stored, otherTab, assistant } = openTabs();
  const before = otherTab(() => stored('arbelin_chat_usage'));
  await ask('Where are your offices?');
  expect(await before).toBeNull();
  assistant.dispose();
});

test('a question that was called off leaves no other tab waiting', async () => {
  const { ask, stored, otherTab, assistant } = openTabs();
  const calledOff = new AbortController();
  const asked = ask('Where are your offices?', { signal: calledOff.signal });
  calledOff.abort();
  expect((await asked).kind).toBe('aborted');
  expect(await otherTab(() => stored('arbelin_chat_usage'))).toBeNull();
  assistant.dispose();
});

test('while a service is asked the other tabs write', async () => {
  let answer = () => {};
  const service = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ choices: [{ message: { content: reply } }] }));
      }),
  );
  const { ask, stored, otherTab, assistant } = openTabs({
    gateway: { url: 'https://gateway.example/v1', apiKey: 'key', models: gatewayModels },
    fetch: service,
  });
  const asked = ask('Which campaign would you plan for a coffee brand?');
  await vi.waitFor(() => expect(service).toHaveBeenCalled(), { timeout: 15_000 });
  expect(await otherTab(() => stored('arbelin_chat_memory'))).toBeNull();
  answer();
  expect(await asked).toMatchObject({ kind: 'answer', text: reply });
  expect(await otherTab(() => stored('arbelin_chat_memory'))).toHaveLength(1);
  assistant.dispose();
});
