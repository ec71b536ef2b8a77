import { createLearning } from '../../../src/assistant/records/learning';
import { mask } from '../../../src/assistant/records/mask';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage } from '../../storage/fakeStorage';
import { createClock, createManualTimers } from './fakes';

const every = 5 * 60_000;

function setUp({ area = createFakeStorage(), isAllowed = (): boolean => true } = {}) {
  const clock = createClock();
  const timers = createManualTimers();
  const learning = createLearning({
    now: clock.now,
    isAllowed,
    timers,
    area,
  });
  const record = (query: string, before?: string) =>
    learning.record(
      {
        query: mask(query),
        response: mask(`About ${query}`),
        modelUsed: 'chat',
        responseTime: 900,
        successful: true,
        language: 'en',
      },
      before,
    );
  const stored = () => JSON.parse(area.getItem(storageKeys.chatLearning) ?? 'null');
  return { clock, timers, learning, record, area, stored };
}

test('an interaction is saved after 5 minutes, with its metric', () => {
  const { record, timers, area, stored, clock } = setUp();
  record('coffee');
  expect(area.getItem(storageKeys.chatLearning)).toBeNull();
  timers.run(every);
  expect(stored()).toEqual({
    interactions: [
      {
        query: 'coffee',
        response: 'About coffee',
        modelUsed: 'chat',
        responseTime: 900,
        successful: true,
        followUpQuery: null,
        language: 'en',
      },
    ],
    metrics: [{ name: 'response_time', value: 900, timestamp: clock.now() }],
  });
});

test('what waits is saved when the page is left', () => {
  const { record, timers, stored } = setUp();
  record('coffee');
  timers.leave();
  expect(stored().interactions).toHaveLength(1);
});

test('1,000 interactions are kept, the 1,001st pushes out the first; 500 metrics, the 501st too', () => {
  const { record, timers, stored } = setUp();
  for (let index = 1; index <= 1000; index += 1) record(`query ${index}`);
  timers.run(every);
  expect(stored().interactions).toHaveLength(1000);
  expect(stored().metrics).toHaveLength(500);
  record('query 1001');
  timers.run(every);
  expect(stored().interactions).toHaveLength(1000);
  expect(stored().interactions[0].query).toBe('query 2');
  expect(stored().metrics).toHaveLength(500);
});

test('the 501st metric pushes out the first', () => {
  const { learning, timers, stored, clock } = setUp();
  for (let index = 1; index <= 501; index += 1) {
    learning.rate(index !== 1);
    clock.advance(1);
  }
  timers.run(every);
  expect(stored().metrics).toHaveLength(500);
  expect(stored().metrics[0].value).toBe(1);
});

test.each([
  ['while it waits', false],
  ['after it was saved', true],
])('a follow-up is noted with the query before it, %s', (_, isSaved) => {
  const { record, timers, learning, stored } = setUp();
  record('coffee');
  if (isSaved) timers.run(every);
  record('and how much?', 'coffee');
  expect(learning.read().interactions.map(({ followUpQuery }) => followUpQuery)).toEqual([
    'and how much?',
    null,
  ]);
  timers.run(every);
  expect(stored().interactions.map(({ followUpQuery }: { followUpQuery: string }) => followUpQuery)).toEqual([
    'and how much?',
    null,
  ]);
});

test('what follows a message that was not recorded is no follow-up of the query before that', () => {
  const { record, learning } = setUp();
  record('coffee');
  record('and how much?', 'I want to schedule a meeting');
  record('and tea?', 'and how much?');
  expect(learning.read().interactions.map(({ followUpQuery }) => followUpQuery)).toEqual([
    null,
    'and tea?',
    null,
  ]);
});

test('the first question of another conversation is no follow-up', () => {
  const { record, learning } = setUp();
  record('coffee');
  record('shoes');
  expect(learning.read().interactions[0]?.followUpQuery).toBeNull();
});

test('without consent nothing is recorded', () => {
  const { record, learning, timers, area } = setUp({ isAllowed: () => false });
  record('coffee');
  learning.rate(true);
  timers.run(every);
  timers.leave();
  expect(area.getItem(storageKeys.chatLearning)).toBeNull();
});

test('what happened before consent is not recorded afterwards', () => {
  let allowed = false;
  const { record, timers, area } = setUp({ isAllowed: () => allowed });
  record('coffee');
  allowed = true;
  timers.run(every);
  expect(area.getItem(storageKeys.chatLearning)).toBeNull();
});

test('what waits when consent is withdrawn is never written', () => {
  let allowed = true;
  const { record, timers, area } = setUp({ isAllowed: () => allowed });
  record('coffee');
  allowed = false;
  timers.run(every);
  allowed = true;
  timers.run(every);
  expect(area.getItem(storageKeys.chatLearning)).toBeNull();
});

test('what waited when consent was withdrawn stays unwritten once it is given anew', () => {
  let allowed = true;
  const { record, learning, timers, stored } = setUp({ isAllowed: () => allowed });
  record('coffee');
  allowed = false;
  expect(learning.read().interactions).toEqual([]);
  allowed = true;
  record('tea');
  timers.run(every);
  expect(stored().interactions.map(({ query }: { query: string }) => query)).toEqual(['tea']);
});

test('two tabs keep each other’s interactions', () => {
  const area = createFakeStorage();
  const one = setUp({ area });
  const other = setUp({ area });
  one.record('one');
  other.record('other');
  one.timers.run(every);
  other.timers.run(every);
  expect(one.stored().interactions.map(({ query }: { query: string }) => query)).toEqual(['one', 'other']);
});

test('stored texts are read no further than anything is written', () => {
  const area = createFakeStorage();
  const huge = 'x'.repeat(100_000);
  const interaction = {
    query: huge,
    response: huge,
    modelUsed: huge,
    responseTime: 7.5,
    successful: true,
    followUpQuery: huge,
    language: 'en',
  };
  const metrics = [
    { name: 'response_time', value: 7.5, timestamp: 1 },
    { name: 'response_time', value: 7, timestamp: 9e15 },
  ];
  area.setItem(storageKeys.chatLearning, JSON.stringify({ interactions: [interaction], metrics }));
  const read = setUp({ area }).learning.read();
  expect(JSON.stringify(read.interactions).length).toBeLessThan(20_000);
  expect(read.interactions).toMatchObject([{ responseTime: 7.5 }]);
  expect(read.metrics).toEqual([metrics[0]]);
});

test.each(['[]', '{"interactions":[{"query":1}],"metrics":[{"name":"mood","value":1,"timestamp":1}]}'])(
  'what does not validate is dropped: %s',
  (text) => {
    const area = createFakeStorage();
    area.setItem(storageKeys.chatLearning, text);
    expect(setUp({ area }).learning.read()).toEqual({ interactions: [], metrics: [] });
  },
);

test('a full storage keeps the newer half', () => {
  const { record, timers, area, stored } = setUp();
  for (const query of ['one', 'two', 'six', 'ten']) record(query);
  timers.leave();
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatLearning)?.length ?? 0 });
  full.setItem(storageKeys.chatLearning, area.getItem(storageKeys.chatLearning) ?? '');
  const later = setUp({ area: full });
  later.record('new');
  later.timers.leave();
  expect(stored().interactions).toHaveLength(4);
  expect(later.stored().interactions.map(({ query }: { query: string }) => query)).toEqual([
    'six',
    'ten',
    'new',
  ]);
});
