import { createAnalytics } from '../../../src/assistant/records/analytics';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage } from '../../storage/fakeStorage';
import { createClock, createManualTimers } from './fakes';

const every = 10 * 60_000;
const hour = 3_600_000;

function setUp({ area = createFakeStorage(), isAllowed = (): boolean => true } = {}) {
  const clock = createClock();
  const timers = createManualTimers();
  const analytics = createAnalytics({
    now: clock.now,
    isAllowed,
    timers,
    area,
  });
  const stored = () => JSON.parse(area.getItem(storageKeys.chatAnalytics) ?? 'null');
  return { clock, timers, analytics, area, stored };
}

test('an event is saved after 10 minutes, in the specified shape', () => {
  const { analytics, timers, area, stored, clock } = setUp();
  analytics.track('reply', 's1', { model: 'chat', cached: false, tokens: null, responseMs: 900 });
  expect(area.getItem(storageKeys.chatAnalytics)).toBeNull();
  timers.run(every);
  expect(stored()).toEqual([
    {
      type: 'reply',
      timestamp: clock.now(),
      sessionId: 's1',
      data: { model: 'chat', cached: false, tokens: null, responseMs: 900 },
    },
  ]);
});

test.each(['meeting_requested', 'meeting_scheduled', 'error'] as const)(
  '%s is saved at once, with what waited',
  (type) => {
    const { analytics, stored } = setUp();
    analytics.track('reply', 's1');
    analytics.track(type, 's1');
    expect(stored().map((event: { type: string }) => event.type)).toEqual(['reply', type]);
  },
);

test('2,000 events are kept, the 2,001st pushes out the first', () => {
  const { analytics, timers, stored } = setUp();
  for (let index = 1; index <= 2000; index += 1) analytics.track('reply', `s${index}`);
  timers.run(every);
  expect(stored()).toHaveLength(2000);
  expect(stored()[0].sessionId).toBe('s1');
  analytics.track('reply', 's2001');
  timers.run(every);
  expect(stored()).toHaveLength(2000);
  expect(stored()[0].sessionId).toBe('s2');
});

test('what waits is saved when the page is left', () => {
  const { analytics, timers, stored } = setUp();
  analytics.track('reply', 's1');
  timers.leave();
  expect(stored()).toHaveLength(1);
});

test('without consent nothing is recorded, not even a meeting', () => {
  const { analytics, timers, area } = setUp({ isAllowed: () => false });
  analytics.track('meeting_scheduled', 's1');
  analytics.track('error', 's1');
  timers.leave();
  expect(area.getItem(storageKeys.chatAnalytics)).toBeNull();
});

test('the metrics are those of the last 24 hours', () => {
  const { analytics, clock } = setUp();
  analytics.track('reply', 'yesterday', { cached: false, responseMs: 60_000 });
  analytics.track('meeting_scheduled', 'yesterday');
  clock.advance(24 * hour);
  analytics.track('reply', 's1', { cached: false, responseMs: 1000 });
  analytics.track('reply', 's1', { cached: true, responseMs: 200 });
  analytics.track('error', 's2', { error: 'All AI services failed' });
  analytics.track('meeting_scheduled', 's1');
  expect(analytics.metrics()).toEqual({
    events: 4,
    sessions: 2,
    replies: 2,
    errors: 1,
    meetings: 1,
    averageResponseMs: 600,
    cachedShare: 0.5,
  });
});

test.each([
  [1, 24 * hour - 1],
  [0, 24 * hour],
])('of one event, %i is in the metrics after %i milliseconds', (events, elapsed) => {
  const { analytics, clock } = setUp();
  analytics.track('reply', 's1');
  clock.advance(elapsed);
  expect(analytics.metrics()).toMatchObject({ events, replies: events });
});

test('events ahead of a clock that was set back do not count', () => {
  const { analytics, clock } = setUp();
  analytics.track('reply', 'ahead');
  clock.advance(-30 * 24 * hour);
  expect(analytics.metrics()).toMatchObject({ events: 0, replies: 0 });
  analytics.track('reply', 'now');
  expect(analytics.metrics()).toMatchObject({ events: 1, replies: 1 });
});

test('without consent the metrics are of nothing, whatever is still stored', () => {
  let allowed = true;
  const { analytics, stored } = setUp({ isAllowed: () => allowed });
  analytics.track('error', 's1');
  analytics.track('reply', 's1');
  allowed = false;
  expect(stored()).toHaveLength(1);
  expect(analytics.metrics()).toMatchObject({ events: 0, sessions: 0, replies: 0, errors: 0 });
  expect(analytics.read()).toEqual([]);
});

test('without replies there is nothing to average', () => {
  expect(setUp().analytics.metrics()).toMatchObject({ averageResponseMs: null, cachedShare: null });
});

test('two tabs keep each other’s events', () => {
  const area = createFakeStorage();
  const one = setUp({ area });
  const other = setUp({ area });
  one.analytics.track('reply', 'one');
  other.analytics.track('error', 'other');
  one.analytics.track('error', 'one');
  expect(one.stored().map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual([
    'other',
    'one',
    'one',
  ]);
});

test.each([
  '[{"type":"reply","timestamp":1,"sessionId":"s","data":{"a":{}}},null]',
  '[{"type":"reply","timestamp":9e15,"sessionId":"s","data":{}}]',
])('an event that does not validate is dropped: %s', (text) => {
  const area = createFakeStorage();
  area.setItem(storageKeys.chatAnalytics, text);
  expect(setUp({ area }).analytics.read()).toEqual([]);
});

test('what an event says is read no further than anything is written', () => {
  const area = createFakeStorage();
  const huge = 'x'.repeat(100_000);
  const event = { type: huge, timestamp: 1, sessionId: huge, data: { error: huge, tokens: 7, model: null } };
  area.setItem(storageKeys.chatAnalytics, JSON.stringify([event]));
  const read = setUp({ area }).analytics.read();
  expect(read).toMatchObject([{ data: { error: 'x'.repeat(4000), tokens: 7, model: null } }]);
  expect(JSON.stringify(read).length).toBeLessThan(13_000);
});

test('a full storage keeps the newer half', () => {
  const { analytics, timers, area } = setUp();
  for (const id of ['s1', 's2', 's3', 's4']) analytics.track('reply', id);
  timers.leave();
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatAnalytics)?.length ?? 0 });
  full.setItem(storageKeys.chatAnalytics, area.getItem(storageKeys.chatAnalytics) ?? '');
  const later = setUp({ area: full });
  later.analytics.track('reply', 's5');
  later.timers.leave();
  expect(later.stored().map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(['s3', 's4', 's5']);
});
