import type { Assistant } from '../../src/assistant/assistant';
import { createConversation } from '../../src/assistant/conversation';
import { readPrefill } from '../../src/assistant/prefill';
import type { Message, Reply } from '../../src/assistant/reply';
import type { ConversationMemory, PageLanguage } from '../../src/assistant/types';
import { createClock } from './records/fakes';

type Scripted =
  | Omit<Extract<Reply, { kind: 'answer' }>, 'kind' | 'trace' | 'result' | 'language'>
  | Partial<Reply>;

const says = (text: string): Partial<Reply> => ({ kind: 'answer', text });
const trouble: Partial<Reply> = { kind: 'trouble', text: "I'm having trouble right now." };

function session(sessionId: string, texts: string[]): ConversationMemory {
  return {
    sessionId,
    messages: texts.map((content, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content,
      timestamp: index + 1,
    })),
    context: { discussedTopics: [], userIntent: 'unknown', userIndustry: null, language: 'en' },
    insights: { interestedServices: [], painPoints: [], decisionStage: 'unknown', engagementLevel: 'low' },
    metadata: { startedAt: 1, lastMessageAt: 2, messageCount: texts.length, meetingScheduled: false },
  };
}

/** A clock that runs with the timers. */
function runningClock() {
  const { now, advance } = createClock();
  const begun = Date.now();
  return { now: () => now() + Date.now() - begun, advance };
}

/** An assistant that answers as scripted, when `answer()` says so if it is `held`. */
function setUp(
  script: Scripted[] = [],
  { held = false, language = 'en' as PageLanguage, before = null as string | null } = {},
) {
  const asked: (Message & { signal: AbortSignal })[] = [];
  const sessions = new Map<string, ConversationMemory>();
  const clock = runningClock();
  const page = { language };
  const released: (() => void)[] = [];
  let ids = 0;
  const assistant = {
    async reply(message, signal) {
      asked.push({ ...message, signal });
      if (held) await new Promise<void>((resolve) => released.push(resolve));
      const trace = {
        id: `turn_${asked.length}`,
        question: message.text,
        pageLanguage: 'en',
        startedAt: 0,
        steps: [],
      };
      const scripted = signal.aborted
        ? { kind: 'aborted' }
        : (script.shift() ?? says('And what do you sell?'));
      return { trace, language: 'en', result: { success: true }, ...scripted } as Reply;
    },
    greeting: (of) => (of === 'en' ? 'Welcome to Arbelin.' : 'أهلاً بك في أربلين.'),
    newSession: () => {
      ids += 1;
      return `session_${ids}`;
    },
    session: (id) => sessions.get(id),
    latestSession: () => [...sessions.values()].at(-1),
    markMeetingScheduled: vi.fn(),
    remember: vi.fn((id, message) => {
      const known = sessions.get(id);
      if (known) sessions.set(id, { ...known, messages: [...known.messages, message] });
      return known !== undefined;
    }),
    rate: vi.fn(),
    recordError: async (message) => message,
    metrics: () => ({
      events: 0,
      sessions: 0,
      replies: 0,
      errors: 0,
      meetings: 0,
      averageResponseMs: null,
      cachedShare: null,
    }),
    prefill: async (said) => readPrefill(said, new Date(2026, 10, 21)),
    warmUp: vi.fn(async () => {}),
    rehearse: vi.fn(async () => {}),
    forget: vi.fn(),
    withdraw: vi.fn(),
    dispose: vi.fn(),
  } satisfies Assistant;
  const tabSession = {
    read: () => before,
    write: vi.fn((id: string) => {
      before = id;
    }),
  };
  const conversation = createConversation({
    assistant,
    pageLanguage: () => page.language,
    now: clock.now,
    tabSession,
  });
  const bubbles = () => conversation.getState().messages.map(({ sender, text }) => `${sender}: ${text}`);
  /** Sends, and lets the 300 ms pass. */
  const send = async (text: string) => {
    const sending = conversation.send(text);
    await vi.advanceTimersByTimeAsync(300);
    return sending;
  };
  const answer = async () => {
    for (const release of released.splice(0)) release();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { conversation, assistant, tabSession, asked, sessions, clock, page, bubbles, send, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['en', 'bot: Welcome to Arbelin.'],
  ['ar', 'bot: أهلاً بك في أربلين.'],
] as const)('opening greets in the page’s language: %s', (language, greeting) => {
  const { conversation, bubbles, assistant } = setUp([], { language });
  expect(bubbles()).toEqual([]);
  conversation.open();
  conversation.open();
  expect(bubbles()).toEqual([greeting]);
  expect(conversation.getState().messages[0]?.type).toBe('greeting');
  expect(assistant.warmUp).not.toHaveBeenCalled();
});

test('what a turn needs is fetched when the widget asks for it, in the page’s language unless told otherwise', () => {
  const { conversation, assistant } = setUp([], { language: 'ar' });
  conversation.open();
  conversation.prepare();
  expect(assistant.warmUp).toHaveBeenLastCalledWith('ar');
  conversation.prepare('en');
  expect(assistant.warmUp).toHaveBeenLastCalledWith('en');
});

test('a message shows and is asked at once, the answer shows after 300 ms', async () => {
  const { conversation, asked, bubbles, clock } = setUp([says('Gladly.')]);
  conversation.open();
  const sending = conversation.send('  Hello Maya  ');
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello Maya']);
  expect(conversation.getState().status).toBe('thinking');
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toMatchObject([{ text: 'Hello Maya', answerAt: clock.now() + 1 }]);
  expect(bubbles()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello Maya', 'bot: Gladly.']);
  expect(conversation.getState().status).toBe('idle');
});

test.each(['', '   ', '\n\t', '\u00A0', '\u200B', '\u200F \u00AD'])(
  'a blank message is ignored: %j',
  async (text) => {
    const { conversation, asked, send } = setUp();
    conversation.open();
    await send(text);
    expect(asked).toEqual([]);
    expect(conversation.getState().messages).toHaveLength(1);
  },
);

test('one question at a time: while thinking, a second one is ignored', async () => {
  const { conversation, asked, answer, send } = setUp([], { held: true });
  conversation.open();
  const first = send('First');
  await vi.advanceTimersByTimeAsync(0);
  await conversation.send('Second');
  await answer();
  await first;
  expect(asked.map(({ text }) => text)).toEqual(['First']);
});

test('what was said goes along with the next question, the greeting does not', async () => {
  const { conversation, asked, send } = setUp([says('What do you sell?'), says('Lovely.')]);
  conversation.open();
  await send('Hello');
  await send('Coffee');
  expect(asked[0]).toMatchObject({ text: 'Hello', history: [], sessionId: 'session_1', pageLanguage: 'en' });
  expect(asked[1]?.history).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'What do you sell?' },
  ]);
});

test('the page’s language is asked at each turn', async () => {
  const { conversation, asked, page, send } = setUp();
  conversation.open();
  await send('Hello');
  page.language = 'ar';
  await send('مرحبا');
  expect(asked.map(({ pageLanguage }) => pageLanguage)).toEqual(['en', 'ar']);
});

test('closing clears the list and the history sent; the session goes on', async () => {
  const { conversation, asked, bubbles, send } = setUp();
  conversation.open();
  await send('Hello');
  conversation.close();
  expect(conversation.getState().messages).toEqual([]);
  conversation.open();
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.']);
  await send('Again');
  expect(asked[1]).toMatchObject({ history: [], sessionId: 'session_1' });
});

test('a reply that lands after closing is told, and stands with its question in the next opening', async () => {
  const { conversation, asked, answer, send, bubbles } = setUp([says('Late answer')], { held: true });
  conversation.open();
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  await answer();
  await sending;
  expect(asked[0]?.signal.aborted).toBe(false);
  expect(conversation.getState()).toMatchObject({ status: 'idle', hasUnread: true });
  conversation.open();
  expect(conversation.getState().hasUnread).toBe(false);
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello', 'bot: Late answer']);
  const next = send('And then?');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await next;
  expect(asked[1]?.history).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Late answer' },
  ]);
});

test('a reply that lands in the next opening stands under its greeting, above what was written since', async () => {
  const { conversation, answer, send, bubbles } = setUp([says('Late'), says('On time')], { held: true });
  conversation.open();
  const first = send('One');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  conversation.open();
  const second = send('Two');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await Promise.all([first, second]);
  const expected = ['bot: Welcome to Arbelin.', 'user: One', 'bot: Late', 'user: Two', 'bot: On time'];
  expect(bubbles()).toEqual(expected);
  expect(conversation.getState().hasUnread).toBe(false);
});

test('what was said before a late reply can still be continued, and nothing stands twice', async () => {
  const { conversation, sessions, answer, send, bubbles } = setUp([says('Late')], { held: true });
  conversation.open();
  const sending = send('Last question');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  sessions.set('session_1', session('session_1', ['First question', 'Reply', 'Last question', 'Late']));
  await answer();
  await sending;
  conversation.open();
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Last question', 'bot: Late']);
  expect(conversation.getState().canContinue).toBe(true);
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: First question', 'bot: Reply', 'user: Last question', 'bot: Late']);
  expect(conversation.getState().canContinue).toBe(false);
});

test('a late reply is all there is to continue: nothing is offered', async () => {
  const { conversation, sessions, answer, send } = setUp([says('Late')], { held: true });
  conversation.open();
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  sessions.set('session_1', session('session_1', ['Hello', 'Late']));
  await answer();
  await sending;
  conversation.open();
  expect(conversation.getState().canContinue).toBe(false);
});

test('each message of Maya’s names the language it is written in', async () => {
  const { conversation, page, send } = setUp([
    { kind: 'redirect', text: 'Vielen Dank', language: 'de' },
    { kind: 'redirect', text: 'Please write to us', language: 'other' },
    { kind: 'answer', text: 'مرحباً', language: 'ar' },
    { kind: 'trouble', text: 'Trouble', language: 'ar' },
    { kind: 'hand_over', form: 'callback', text: 'سوپاس', language: 'ckb' },
  ]);
  conversation.open();
  for (let turn = 1; turn <= 5; turn += 1) await send(`Message ${turn}`);
  page.language = 'ar';
  conversation.say('أُرسل', 'meeting_request');
  const spoken = conversation.getState().messages.filter(({ sender }) => sender === 'bot');
  expect(spoken.map(({ language }) => language)).toEqual(['en', 'de', 'en', 'ar', 'en', null, 'ar']);
});

test.each([
  ['after trouble', trouble],
  ['after a limit', { kind: 'limited', text: 'Wait.', retryAfter: 0 } as Partial<Reply>],
])('what was asked in vain goes along with the next question: %s', async (_, failure) => {
  const { conversation, asked, send } = setUp([failure, says('Then we look at your guests.')]);
  conversation.open();
  await send('We run a clinic in Duhok');
  await send('What would you do?');
  await send('And then?');
  expect(asked[1]?.history).toEqual([{ role: 'user', content: 'We run a clinic in Duhok' }]);
  expect(asked[2]?.history).toEqual([
    { role: 'user', content: 'We run a clinic in Duhok' },
    { role: 'user', content: 'What would you do?' },
    { role: 'assistant', content: 'Then we look at your guests.' },
  ]);
});

test('what was asked in vain is not sent on once a service declined it, nor twice', async () => {
  const { conversation, asked, send } = setUp([trouble, trouble, { kind: 'declined', text: 'No.' }]);
  conversation.open();
  await send('One');
  await send('One');
  await send('Two');
  await send('Three');
  expect(asked.map(({ history }) => history.length)).toEqual([0, 0, 1, 0]);
});

test('a retried question does not go along with itself', async () => {
  const { conversation, asked, send } = setUp([trouble]);
  conversation.open();
  await send('Hello');
  const retrying = conversation.retry();
  await vi.advanceTimersByTimeAsync(300);
  await retrying;
  expect(asked[1]?.history).toEqual([]);
});

test('a question that fails after the chat was closed waits there with its retry', async () => {
  const { conversation, answer, send, bubbles } = setUp([trouble, says('Here.')], { held: true });
  conversation.open();
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  await answer();
  await sending;
  expect(conversation.getState()).toMatchObject({ hasUnread: true, failedText: 'Hello' });
  conversation.open();
  expect(bubbles()).toEqual([
    'bot: Welcome to Arbelin.',
    'user: Hello',
    "bot: I'm having trouble right now.",
  ]);
  const retrying = conversation.retry();
  await vi.advanceTimersByTimeAsync(300);
  await answer();
  await retrying;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello', 'bot: Here.']);
});

test('what was asked in an opening before goes along before what was said since', async () => {
  const { conversation, assistant, asked, answer, send } = setUp([says('Late'), says('On time')], {
    held: true,
  });
  assistant.remember.mockReturnValue(true);
  conversation.open();
  const first = send('One');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  conversation.open();
  conversation.say('Your request has arrived.', 'meeting_request');
  await answer();
  await first;
  const second = send('Two');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await second;
  expect(asked[1]?.history.map(({ content }) => content)).toEqual([
    'One',
    'Late',
    'Your request has arrived.',
  ]);
});

test('a question that fails late, beside another one, goes along with the one after', async () => {
  const { conversation, asked, answer, send, bubbles } = setUp([trouble, says('On time')], { held: true });
  conversation.open();
  const first = send('One');
  await vi.advanceTimersByTimeAsync(0);
  conversation.close();
  conversation.open();
  const second = send('Two');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await Promise.all([first, second]);
  expect(bubbles().slice(1)).toEqual([
    'user: One',
    "bot: I'm having trouble right now.",
    'user: Two',
    'bot: On time',
  ]);
  expect(conversation.getState().failedText).toBeNull();
  const third = send('Three');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await third;
  expect(asked[2]?.history[0]).toEqual({ role: 'user', content: 'One' });
});

test('trouble can be retried without a second bubble', async () => {
  const { conversation, asked, bubbles, send } = setUp([trouble, says('Now it works.')]);
  conversation.open();
  await send('Hello');
  expect(conversation.getState().failedText).toBe('Hello');
  expect(conversation.getState().messages.at(-1)?.type).toBe('trouble');
  const retrying = conversation.retry();
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello']);
  await vi.advanceTimersByTimeAsync(300);
  await retrying;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello', 'bot: Now it works.']);
  expect(asked.map(({ text, history }) => [text, history.length])).toEqual([
    ['Hello', 0],
    ['Hello', 0],
  ]);
  expect(conversation.getState().failedText).toBeNull();
});

test('nothing to retry, nothing is asked', async () => {
  const { conversation, asked, send } = setUp();
  conversation.open();
  await send('Hello');
  await conversation.retry();
  expect(asked).toHaveLength(1);
});

test('a rate limit makes the composer wait, then retry works', async () => {
  const limited: Partial<Reply> = { kind: 'limited', text: 'Rate limit exceeded.', retryAfter: 60 };
  const { conversation, asked, clock, send } = setUp([limited, says('Welcome back.')]);
  conversation.open();
  await send('Hello');
  expect(conversation.getState()).toMatchObject({
    wait: { from: clock.now(), until: clock.now() + 60_000 },
    failedText: 'Hello',
    status: 'idle',
  });
  await send('Hello?');
  await conversation.retry();
  expect(asked).toHaveLength(1);
  clock.advance(60_000);
  const retrying = conversation.retry();
  await vi.advanceTimersByTimeAsync(300);
  await retrying;
  expect(conversation.getState()).toMatchObject({ wait: null, failedText: null });
});

test('a rate limit outlives closing', async () => {
  const { conversation, clock, send } = setUp([{ kind: 'limited', text: 'Wait.', retryAfter: 60 }]);
  conversation.open();
  await send('Hello');
  conversation.close();
  conversation.open();
  expect(conversation.getState().wait?.until).toBe(clock.now() + 60_000);
});

test.each([
  ['3 hours', -3 * 3_600_000, 2],
  ['a second', -1000, 2],
  ['nothing', 0, 1],
])('a clock set back by %s after a rate limit', async (_, by, questions) => {
  const limited: Partial<Reply> = { kind: 'limited', text: 'Rate limit exceeded.', retryAfter: 60 };
  const { conversation, asked, clock, send } = setUp([limited, says('Welcome back.')]);
  conversation.open();
  await send('Hello');
  clock.advance(by);
  await send('Hello?');
  expect(asked).toHaveLength(questions);
});

test.each([
  ['before the 300 ms are over', 100],
  ['while the model is asked', 300],
])('cancelling %s leaves the visitor’s message and no bubble of Maya’s', async (_, after) => {
  const { conversation, bubbles, answer } = setUp([], { held: true });
  conversation.open();
  const sending = conversation.send('Hello');
  await vi.advanceTimersByTimeAsync(after);
  conversation.cancel();
  expect(conversation.getState().status).toBe('idle');
  await answer();
  await vi.advanceTimersByTimeAsync(300);
  await sending;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'user: Hello']);
  expect(conversation.getState().failedText).toBeNull();
});

test.each([
  ['before it was asked', 100],
  ['while it was asked', 300],
])('after cancelling a question %s the next one is answered', async (_, after) => {
  const { conversation, asked, bubbles, answer } = setUp([says('Yes.')], { held: true });
  conversation.open();
  const cancelled = conversation.send('Hello');
  await vi.advanceTimersByTimeAsync(after);
  conversation.cancel();
  const sending = conversation.send('Are you there?');
  await vi.advanceTimersByTimeAsync(300);
  await answer();
  await Promise.all([cancelled, sending]);
  expect(bubbles().slice(1)).toEqual(['user: Hello', 'user: Are you there?', 'bot: Yes.']);
  expect(asked[1]?.history).toEqual([]);
});

test('a question goes back to what was said before it, also where the chat is closed before it is asked', async () => {
  const { conversation, asked, send } = setUp([says('For shops.')]);
  conversation.open();
  await send('What do you do?');
  const sending = conversation.send('And how much?');
  await vi.advanceTimersByTimeAsync(100);
  conversation.close();
  await vi.advanceTimersByTimeAsync(300);
  await sending;
  expect(asked[1]?.history.map(({ content }) => content)).toEqual(['What do you do?', 'For shops.']);
});

test.each([
  ['meeting', 'meeting_request'],
  ['callback', 'callback'],
] as const)('a hand-over to the %s form shows its message and opens the form', async (form, type) => {
  const { conversation, send } = setUp([{ kind: 'hand_over', form, text: 'I have opened the form.' }]);
  const opened: string[] = [];
  const stop = conversation.onHandOver((each) => {
    opened.push(`${each} after ${conversation.getState().messages.at(-1)?.text}`);
  });
  conversation.open();
  await send('Book a call');
  expect(opened).toEqual([`${form} after I have opened the form.`]);
  expect(conversation.getState().messages.at(-1)?.type).toBe(type);
  stop();
});

test('what a service declined stays out of the history', async () => {
  const { conversation, asked, send } = setUp([{ kind: 'declined', text: 'I would rather not.' }]);
  conversation.open();
  await send('Something foul');
  expect(conversation.getState()).toMatchObject({ failedText: null });
  expect(conversation.getState().messages.at(-1)).toMatchObject({
    type: 'text',
    text: 'I would rather not.',
  });
  await send('Hello');
  expect(asked[1]?.history).toEqual([]);
});

test('a previous conversation can be continued, in its own session', async () => {
  const { conversation, sessions, asked, bubbles, send } = setUp();
  sessions.set('yesterday', session('yesterday', ['We sell coffee', 'Lovely. Where?']));
  conversation.open();
  expect(conversation.getState().canContinue).toBe(true);
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: We sell coffee', 'bot: Lovely. Where?']);
  expect(conversation.getState().messages.map(({ timestamp }) => timestamp)).toEqual([1, 2]);
  expect(conversation.getState().canContinue).toBe(false);
  await send('In Erbil');
  expect(asked[0]).toMatchObject({
    sessionId: 'yesterday',
    history: [
      { role: 'user', content: 'We sell coffee' },
      { role: 'assistant', content: 'Lovely. Where?' },
    ],
  });
});

test('a continued conversation keeps what its messages were, and what was told from outside', () => {
  const { conversation, sessions } = setUp();
  const before = session('session_1', ['A meeting, please', 'Gladly.']);
  const [asked, told] = before.messages;
  if (!asked || !told) throw new Error('two messages');
  sessions.set('session_1', { ...before, messages: [asked, { ...told, type: 'meeting_request' }] });
  conversation.open();
  conversation.say('Sent successfully!', 'meeting_request');
  conversation.continuePrevious();
  expect(conversation.getState().messages.map(({ text, type }) => [text, type])).toEqual([
    ['A meeting, please', 'text'],
    ['Gladly.', 'meeting_request'],
    ['Sent successfully!', 'meeting_request'],
  ]);
});

test('at most 20 messages are restored', () => {
  const { conversation, sessions } = setUp();
  sessions.set(
    'long',
    session(
      'long',
      Array.from({ length: 30 }, (_, index) => `message ${index}`),
    ),
  );
  conversation.open();
  conversation.continuePrevious();
  expect(conversation.getState().messages).toHaveLength(20);
  expect(conversation.getState().messages[0]?.text).toBe('message 10');
});

test('this tab’s own closed conversation comes before another tab’s', () => {
  const { conversation, sessions, bubbles } = setUp();
  sessions.set('session_1', session('session_1', ['Mine']));
  sessions.set('other', session('other', ['Theirs']));
  conversation.open();
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: Mine']);
});

test('after a reload, this tab’s own conversation comes before one that is newer in another tab', async () => {
  const { conversation, sessions, bubbles, asked, send } = setUp([], { before: 'mine' });
  sessions.set('mine', session('mine', ['Mine', 'Gladly.']));
  sessions.set('other', session('other', ['Theirs', 'Gladly.']));
  conversation.open();
  expect(conversation.getState().canContinue).toBe(true);
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: Mine', 'bot: Gladly.']);
  await send('Again');
  expect(asked[0]?.sessionId).toBe('mine');
});

test('a tab whose conversation is no longer kept is offered the newest one', () => {
  const { conversation, sessions, bubbles } = setUp([], { before: 'dropped' });
  sessions.set('other', session('other', ['Theirs']));
  conversation.open();
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: Theirs']);
});

test('a tab without a session notes it ahead of the first turn, which it would hold up', async () => {
  const { conversation, tabSession, send } = setUp([says('Yes?')]);
  conversation.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(tabSession.write).not.toHaveBeenCalled();
  conversation.open();
  conversation.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(tabSession.write.mock.calls).toEqual([['session_1']]);
  await send('Hello');
  expect(tabSession.read()).toBe('session_1');
});

test.each([
  ['erased', ({ conversation }) => conversation.erase()],
  ['closed', ({ conversation }) => conversation.close()],
  ['disposed of', ({ conversation }) => conversation.dispose()],
  ['asked something', ({ conversation }) => void conversation.send('Hello')],
] satisfies [string, (page: ReturnType<typeof setUp>) => void][])(
  'a conversation that is %s while it is got ready notes no session ahead',
  async (_, change) => {
    const page = setUp([says('Yes?')]);
    let stand = () => {};
    page.assistant.warmUp.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        stand = resolve;
      }),
    );
    page.conversation.open();
    page.conversation.prepare();
    change(page);
    stand();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.tabSession.write).not.toHaveBeenCalled();
  },
);

test('a session that a tab came with is not given up before another has something in it', async () => {
  const { conversation, sessions, tabSession, bubbles } = setUp([], { before: 'mine' });
  sessions.set('mine', session('mine', ['Mine']));
  conversation.open();
  conversation.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(tabSession.write).not.toHaveBeenCalled();
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: Mine']);
});

test('a tab notes the session that it has something in: one answered, or continued', async () => {
  const { conversation, sessions, tabSession, send } = setUp([trouble, says('Yes?')], { before: 'mine' });
  sessions.set('mine', session('mine', ['Mine']));
  conversation.open();
  await send('Hello');
  expect(tabSession.write).not.toHaveBeenCalled();
  sessions.set('session_1', session('session_1', ['Hello?', 'Yes?']));
  await send('Hello?');
  expect(tabSession.write).toHaveBeenLastCalledWith('session_1');

  const another = setUp();
  another.sessions.set('yesterday', session('yesterday', ['We sell coffee']));
  another.conversation.open();
  another.conversation.continuePrevious();
  expect(another.tabSession.write).toHaveBeenLastCalledWith('yesterday');
});

test('a conversation that was left by starting over can still be continued, and no other tab’s', () => {
  const { conversation, sessions, bubbles } = setUp([], { before: 'session_1' });
  sessions.set('session_1', session('session_1', ['Mine']));
  sessions.set('other', session('other', ['Theirs']));
  conversation.startOver();
  conversation.open();
  conversation.continuePrevious();
  expect(bubbles()).toEqual(['user: Mine']);
});

test('once something was said there is nothing to continue', async () => {
  const { conversation, sessions, send, bubbles } = setUp([says('Hello.')]);
  sessions.set('yesterday', session('yesterday', ['We sell coffee']));
  conversation.open();
  await send('Hello');
  expect(conversation.getState().canContinue).toBe(false);
  conversation.continuePrevious();
  expect(bubbles()).toHaveLength(3);
});

test('starting over is a new session with a new greeting, and withdraws what was asked', async () => {
  const { conversation, asked, bubbles, answer, send } = setUp([], { held: true });
  conversation.open();
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  conversation.startOver();
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer();
  await sending;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.']);
  const again = send('Hello again');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await again;
  expect(asked[1]).toMatchObject({ sessionId: 'session_2', history: [] });
});

test('erasing starts over, and leaves no trace of what was asked, answered or not', async () => {
  const { conversation, assistant, asked, bubbles, answer, send } = setUp([], { held: true });
  conversation.open();
  const first = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await first;
  const second = send('We sell coffee');
  await vi.advanceTimersByTimeAsync(0);
  conversation.erase();
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer();
  await second;
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.']);
  expect(conversation.traces()).toEqual([]);
  expect(assistant.forget).toHaveBeenCalledOnce();
  const third = send('Hello again');
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await third;
  expect(asked[2]).toMatchObject({ sessionId: 'session_2', history: [] });
  expect(conversation.traces()).toHaveLength(1);
});

test('a message from outside is shown, and kept for a closed chat', () => {
  const { conversation, bubbles } = setUp();
  conversation.open();
  conversation.say('Consultation request sent successfully!', 'meeting_request');
  expect(bubbles().at(-1)).toBe('bot: Consultation request sent successfully!');
  conversation.close();
  conversation.say('Request received.', 'callback');
  expect(conversation.getState().hasUnread).toBe(true);
  conversation.open();
  expect(bubbles()).toEqual(['bot: Welcome to Arbelin.', 'bot: Request received.']);
});

test('what she told of a form goes along with the next question', async () => {
  const { conversation, asked, send } = setUp([says('What do you sell?'), says('A reel first.')]);
  conversation.open();
  await send('We run a bakery');
  conversation.say('Consultation request sent successfully!', 'meeting_request');
  await send('What would you film?');
  expect(asked[1]?.history).toEqual([
    { role: 'user', content: 'We run a bakery' },
    { role: 'assistant', content: 'What do you sell?' },
    { role: 'assistant', content: 'Consultation request sent successfully!' },
  ]);
});

test('what she told of a form while the chat was closed goes along with no question', async () => {
  const { conversation, asked, send } = setUp();
  conversation.open();
  await send('We run a bakery');
  conversation.close();
  conversation.say('Request received.', 'callback');
  conversation.open();
  await send('What would you film?');
  expect(asked[1]?.history).toEqual([]);
});

test('what was asked in vain before a form stands after what she told of it', async () => {
  const { conversation, asked, send } = setUp([trouble, trouble]);
  conversation.open();
  await send('We run a clinic in Duhok');
  await send('What would you do?');
  conversation.say('Consultation request sent successfully!', 'meeting_request');
  await send('And then?');
  expect(asked[2]?.history).toEqual([
    { role: 'assistant', content: 'Consultation request sent successfully!' },
    { role: 'user', content: 'We run a clinic in Duhok' },
    { role: 'user', content: 'What would you do?' },
  ]);
});

test('only replies of Maya’s are rated', async () => {
  const { conversation, assistant, send } = setUp();
  conversation.open();
  await send('Hello');
  const [, visitor, maya] = conversation.getState().messages;
  conversation.rate(visitor?.id ?? '', true);
  conversation.rate('no such message', true);
  expect(assistant.rate).not.toHaveBeenCalled();
  conversation.rate(maya?.id ?? '', false);
  expect(assistant.rate).toHaveBeenCalledExactlyOnceWith('session_1', false);
});

test('a scheduled meeting is marked on the session', () => {
  const { conversation, assistant } = setUp();
  conversation.markMeetingScheduled();
  expect(assistant.markMeetingScheduled).toHaveBeenCalledExactlyOnceWith('session_1');
});

test('the state is the same object until something changes, and listeners hear each change', async () => {
  const { conversation, send } = setUp();
  const listener = vi.fn();
  const stop = conversation.subscribe(listener);
  const before = conversation.getState();
  expect(conversation.getState()).toBe(before);
  conversation.open();
  expect(conversation.getState()).not.toBe(before);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await send('Hello');
  expect(listener).toHaveBeenCalledOnce();
});

test('message ids never repeat, also after closing', async () => {
  const { conversation, send } = setUp();
  const ids = new Set<string>();
  const collect = () => {
    for (const { id } of conversation.getState().messages) ids.add(id);
  };
  conversation.open();
  await send('Hello');
  collect();
  conversation.close();
  conversation.open();
  collect();
  expect(ids.size).toBe(4);
});

test('the traces of the last 50 turns are kept, cancelled and late ones included', async () => {
  const { conversation, send } = setUp();
  conversation.open();
  for (let turn = 1; turn <= 51; turn += 1) await send(`Message ${turn}`);
  expect(conversation.traces()).toHaveLength(50);
  expect(conversation.traces()[0]?.question).toBe('Message 2');
});

test('disposing withdraws what was asked and stops the assistant', async () => {
  const { conversation, assistant, asked, send, answer } = setUp([], { held: true });
  conversation.open();
  const sending = send('Hello');
  await vi.advanceTimersByTimeAsync(0);
  conversation.dispose();
  await answer();
  await sending;
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(assistant.dispose).toHaveBeenCalledOnce();
});
