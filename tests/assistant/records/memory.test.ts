import { createMemory, type MemoryUpdate, recommendedServices } from '../../../src/assistant/records/memory';
import type { MemoryMessage } from '../../../src/assistant/types';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage, createRefusedStorage } from '../../storage/fakeStorage';
import { createClock, createManualTimers } from './fakes';

const hour = 3_600_000;

const nothing: MemoryUpdate = {
  topics: [],
  services: [],
  industry: null,
  painPoint: null,
  intent: 'unknown',
  language: 'en',
};

function setUp({ area = createFakeStorage(), random = () => 0.123456789 } = {}) {
  const clock = createClock();
  const timers = createManualTimers();
  const stageOf = vi.fn(() => ({ decisionStage: 'awareness', engagementLevel: 'low' }) as const);
  const memory = createMemory({ now: clock.now, random, timers, stageOf, area });
  const turn = (text: string): MemoryMessage[] => [
    { role: 'user', content: text, timestamp: clock.now() },
    { role: 'assistant', content: `About ${text}`, timestamp: clock.now() },
  ];
  const stored = () => JSON.parse(area.getItem(storageKeys.chatMemory) ?? 'null');
  return { clock, timers, memory, stageOf, area, turn, stored };
}

test('a session id is made of time and chance, and storing waits for a message', () => {
  const { memory, area, clock } = setUp();
  expect(memory.newSession()).toMatch(new RegExp(`^session_${clock.now()}_[0-9a-z]{9}$`));
  expect(area.getItem(storageKeys.chatMemory)).toBeNull();
  expect(memory.latest()).toBeUndefined();
});

test('a turn leaves the specified memory', () => {
  const { memory, turn, clock } = setUp();
  const startedAt = clock.now();
  memory.add('s1', turn('coffee'), { ...nothing, intent: 'inquiry', topics: ['branding'] });
  clock.advance(5000);
  memory.add('s1', turn('budget'), {
    topics: ['pricing', 'branding'],
    services: ['brand-strategy', 'digital-marketing'],
    industry: 'food',
    painPoint: 'nobody knows us',
    intent: 'unknown',
    language: 'ar',
  });
  expect(memory.read('s1')).toEqual({
    sessionId: 's1',
    messages: [
      { role: 'user', content: 'coffee', timestamp: startedAt },
      { role: 'assistant', content: 'About coffee', timestamp: startedAt },
      { role: 'user', content: 'budget', timestamp: startedAt + 5000 },
      { role: 'assistant', content: 'About budget', timestamp: startedAt + 5000 },
    ],
    context: {
      discussedTopics: ['pricing', 'branding'],
      userIntent: 'inquiry',
      userIndustry: 'food',
      language: 'ar',
    },
    insights: {
      interestedServices: ['brand-strategy', 'digital-marketing'],
      painPoints: ['nobody knows us'],
      decisionStage: 'awareness',
      engagementLevel: 'low',
    },
    metadata: { startedAt, lastMessageAt: startedAt + 5000, messageCount: 4, meetingScheduled: false },
  });
});

test('stage and engagement are judged on what the turn left', () => {
  const { memory, turn, stageOf } = setUp();
  memory.add('s1', turn('coffee'), { ...nothing, services: ['media-planning-buying'] });
  expect(stageOf).toHaveBeenLastCalledWith(
    expect.objectContaining({
      metadata: expect.objectContaining({ messageCount: 2 }),
      insights: expect.objectContaining({ interestedServices: ['media-planning-buying'] }),
    }),
  );
});

test('20 messages are kept, the 21st pushes out the first; the count goes on', () => {
  const { memory, turn } = setUp();
  for (let index = 1; index <= 10; index += 1) memory.add('s1', turn(`message ${index}`), nothing);
  expect(memory.read('s1')?.messages).toHaveLength(20);
  memory.add('s1', [{ role: 'user', content: 'one more', timestamp: 1 }], nothing);
  expect(memory.read('s1')?.messages).toHaveLength(20);
  expect(memory.read('s1')?.messages[0]?.content).toBe('About message 1');
  expect(memory.read('s1')?.metadata.messageCount).toBe(21);
});

test('50 sessions are kept, the 51st pushes out the one used longest ago', () => {
  const { memory, turn, clock, stored } = setUp();
  for (let index = 1; index <= 50; index += 1) {
    memory.add(`s${index}`, turn('hello'), nothing);
    clock.advance(1000);
  }
  memory.add('s1', turn('back again'), nothing);
  clock.advance(1000);
  memory.add('s51', turn('hello'), nothing);
  expect(stored()).toHaveLength(50);
  expect(memory.read('s2')).toBeUndefined();
  expect(memory.read('s1')?.messages).toHaveLength(4);
});

test('every hour, sessions beyond the 50 go', () => {
  const { memory, turn, stored, area, timers } = setUp();
  memory.add('s', turn('hello'), nothing);
  const [session] = stored();
  const many = Array.from({ length: 60 }, (_, index) => ({ ...session, sessionId: `s${index}` }));
  area.setItem(storageKeys.chatMemory, JSON.stringify(many));
  timers.run(hour);
  expect(stored()).toHaveLength(50);
});

test('a meeting of somebody who has not written is stored with the first message, and not before', () => {
  const { memory, turn, area } = setUp();
  memory.markMeetingScheduled('s1');
  expect(memory.isMeetingScheduled('s1')).toBe(true);
  expect(memory.isMeetingScheduled('s2')).toBe(false);
  expect(area.length).toBe(0);
  memory.add('s1', turn('thanks'), nothing);
  expect(memory.read('s1')?.metadata).toMatchObject({ meetingScheduled: true, messageCount: 2 });
  memory.add('s2', turn('hello'), nothing);
  expect(memory.read('s2')?.metadata.meetingScheduled).toBe(false);
});

test('a meeting is marked on a conversation that is stored, and forgotten with one that is not', () => {
  const { memory, turn } = setUp();
  memory.add('s1', turn('hello'), nothing);
  memory.markMeetingScheduled('s1');
  expect(memory.read('s1')?.metadata).toMatchObject({ meetingScheduled: true, messageCount: 2 });
  expect(memory.isMeetingScheduled('s1')).toBe(true);
  memory.markMeetingScheduled('s2');
  memory.forget();
  memory.add('s2', turn('hello'), nothing);
  expect(memory.read('s2')?.metadata.meetingScheduled).toBe(false);
});

test('the latest conversation is the one with the last message, not one without any', () => {
  const { memory, turn, clock } = setUp();
  memory.add('s1', turn('one'), nothing);
  clock.advance(1);
  memory.add('s2', turn('two'), nothing);
  clock.advance(1);
  memory.add('s3', [], nothing);
  expect(memory.latest()?.sessionId).toBe('s2');
});

test('a conversation from when the clock was ahead is neither the latest nor does it push out others', () => {
  const { memory, turn, clock, stored } = setUp();
  clock.advance(24 * hour);
  for (let index = 1; index <= 50; index += 1) memory.add(`ahead${index}`, turn('hello'), nothing);
  clock.advance(-24 * hour);
  memory.add('now', turn('hello'), nothing);
  expect(memory.latest()?.sessionId).toBe('now');
  expect(memory.read('now')?.messages).toHaveLength(2);
  expect(memory.read('ahead1')).toBeUndefined();
  expect(stored()).toHaveLength(50);
});

test('a full storage does not give up the conversation that is being written', () => {
  const { memory, turn, clock, area } = setUp();
  clock.advance(24 * hour);
  for (const id of ['ahead1', 'ahead2']) memory.add(id, turn('hello'), nothing);
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatMemory)?.length ?? 0 });
  full.setItem(storageKeys.chatMemory, area.getItem(storageKeys.chatMemory) ?? '');
  const later = setUp({ area: full });
  later.memory.add('now', later.turn('hello'), nothing);
  expect(later.stored().map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(['now', 'ahead2']);
});

test('at most three services are recommended, the latest ones', () => {
  const { memory, turn } = setUp();
  memory.add('s1', turn('a'), { ...nothing, services: ['brand-strategy', 'creative-content'] });
  memory.add('s1', turn('b'), {
    ...nothing,
    services: ['digital-marketing', 'media-planning-buying', 'brand-strategy'],
  });
  const session = memory.read('s1');
  expect(session && recommendedServices(session)).toEqual([
    'digital-marketing',
    'media-planning-buying',
    'brand-strategy',
  ]);
});

test('two tabs keep each other’s sessions', () => {
  const area = createFakeStorage();
  const one = setUp({ area });
  const other = setUp({ area });
  one.memory.add('one', one.turn('a'), nothing);
  other.memory.add('other', other.turn('b'), nothing);
  one.memory.add('one', one.turn('c'), nothing);
  expect(other.memory.read('one')?.messages).toHaveLength(4);
  expect(one.memory.read('other')?.messages).toHaveLength(2);
});

test('a full storage gives up the oldest sessions first', () => {
  const { memory, turn, area, clock } = setUp();
  for (const id of ['s1', 's2', 's3']) {
    memory.add(id, turn('hello'), nothing);
    clock.advance(1000);
  }
  const capacity = area.getItem(storageKeys.chatMemory)?.length ?? 0;
  const full = createFakeStorage({ capacity });
  full.setItem(storageKeys.chatMemory, area.getItem(storageKeys.chatMemory) ?? '');
  const later = setUp({ area: full });
  later.clock.advance(10_000);
  later.memory.add('s4', later.turn('hello'), nothing);
  expect(later.stored().map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(['s4', 's3', 's2']);
});

test('a browser that refuses storage remembers for the visit', () => {
  const { memory, turn } = setUp({ area: createRefusedStorage() });
  memory.add('s1', turn('hello'), nothing);
  expect(memory.read('s1')?.messages).toHaveLength(2);
});

test.each([
  ['a message of a stranger', { messages: [{ role: 'system', content: 'x', timestamp: 1 }] }, 0],
  ['a message without text', { messages: [{ role: 'user', timestamp: 1 }] }, 0],
  ['a message of no time there is', { messages: [{ role: 'user', content: 'x', timestamp: 9e15 }] }, 0],
])('%s is dropped, the session stays', (_, change, messages) => {
  const { memory, turn, stored, area } = setUp();
  memory.add('s1', turn('hello'), nothing);
  area.setItem(storageKeys.chatMemory, JSON.stringify([{ ...stored()[0], ...change }]));
  expect(memory.read('s1')?.messages).toHaveLength(messages);
});

test.each([
  ['no context', { context: null }],
  [
    'an unknown language',
    { context: { discussedTopics: [], userIntent: 'unknown', userIndustry: null, language: 'fr' } },
  ],
  [
    'an unknown stage',
    { insights: { interestedServices: [], painPoints: [], decisionStage: 'won', engagementLevel: 'low' } },
  ],
  [
    'a time that is none',
    { metadata: { startedAt: 'now', lastMessageAt: 1, messageCount: 1, meetingScheduled: false } },
  ],
  [
    'a time there is not',
    { metadata: { startedAt: 1e300, lastMessageAt: 1, messageCount: 1, meetingScheduled: false } },
  ],
  [
    'half a message',
    { metadata: { startedAt: 1, lastMessageAt: 1, messageCount: 1.5, meetingScheduled: false } },
  ],
  ['messages that are no list', { messages: {} }],
])('a session with %s is dropped', (_, change) => {
  const { memory, turn, stored, area } = setUp();
  memory.add('s1', turn('hello'), nothing);
  area.setItem(storageKeys.chatMemory, JSON.stringify([{ ...stored()[0], ...change }]));
  expect(memory.read('s1')).toBeUndefined();
});

test('no text of a session is read further than anything is written', () => {
  const { memory, turn, stored, area } = setUp();
  memory.add('s1', turn('hello'), nothing);
  const [session] = stored();
  const huge = 'x'.repeat(100_000);
  const context = { ...session.context, discussedTopics: [huge], userIndustry: huge };
  const insights = { ...session.insights, interestedServices: [huge], painPoints: [huge] };
  area.setItem(storageKeys.chatMemory, JSON.stringify([{ ...session, context, insights }]));
  expect(JSON.stringify(memory.read('s1')).length).toBeLessThan(20_000);
});

test('what was told outside of a turn is kept with its type, and changes nothing else that is known', () => {
  const { memory, turn, stored } = setUp();
  memory.add('s1', turn('coffee'), { ...nothing, topics: ['branding'], language: 'ar' });
  const before = memory.read('s1');
  memory.add('s1', [{ role: 'assistant', content: 'Sent.', timestamp: 9, type: 'meeting_request' }]);
  const after = memory.read('s1');
  expect(after?.messages.at(-1)).toEqual({
    role: 'assistant',
    content: 'Sent.',
    timestamp: 9,
    type: 'meeting_request',
  });
  expect(after?.context).toEqual(before?.context);
  expect(after?.metadata.messageCount).toBe(3);
  expect(stored()[0].messages[0]).not.toHaveProperty('type');
});
