import { createLimiter, estimateTokens } from '../../../src/assistant/records/limiter';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage, createRefusedStorage } from '../../storage/fakeStorage';
import { createClock, createManualTimers } from './fakes';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function setUp({ area = createFakeStorage() } = {}) {
  const clock = createClock();
  const timers = createManualTimers();
  const limiter = createLimiter({ now: clock.now, timers, area });
  /** Puts usage into storage as if it had happened: `count` requests, `every` milliseconds apart, up to now. */
  const used = (count: number, every: number, tokens = 1) => {
    const records = Array.from({ length: count }, (_, index) => ({
      timestamp: clock.now() - (count - 1 - index) * every,
      tokens,
    }));
    area.setItem(storageKeys.chatUsage, JSON.stringify(records));
  };
  const stored = () => JSON.parse(area.getItem(storageKeys.chatUsage) ?? 'null');
  return { clock, timers, limiter, area, used, stored };
}

test('40 requests a minute pass, the 41st does not', () => {
  const { limiter, clock } = setUp();
  for (let request = 1; request <= 40; request += 1) {
    expect(limiter.admit(1).allowed, `request ${request}`).toBe(true);
    clock.advance(100);
  }
  expect(limiter.admit(1)).toEqual({
    allowed: false,
    used: { minute: 40, hour: 40, day: 40, tokens: 40 },
    limit: 'minute',
    reason: 'Rate limit: Maximum requests per minute exceeded',
    retryAfter: 60,
  });
});

test('800 requests an hour pass, the 801st does not', () => {
  const { limiter, used } = setUp();
  used(799, 4 * second);
  expect(limiter.admit(1).allowed).toBe(true);
  expect(limiter.admit(1)).toMatchObject({
    allowed: false,
    limit: 'hour',
    reason: 'Rate limit: Maximum requests per hour exceeded',
    retryAfter: 3600,
  });
});

test('10,000 requests a day pass, the 10,001st does not', () => {
  const { limiter, used } = setUp();
  used(9999, 8 * second);
  expect(limiter.admit(1).allowed).toBe(true);
  expect(limiter.admit(1)).toMatchObject({
    allowed: false,
    limit: 'day',
    reason: 'Daily quota exceeded. Please try again tomorrow.',
    retryAfter: 86_400,
  });
});

test('8,000 tokens a minute pass with the estimate, one more does not', () => {
  const { limiter } = setUp();
  const first = limiter.admit(500);
  if (first.allowed) first.settle(7900);
  expect(limiter.admit(100).allowed).toBe(true);
  expect(limiter.admit(1)).toMatchObject({
    allowed: false,
    limit: 'tokens',
    reason: 'Token limit: Please wait a moment before sending another message',
    retryAfter: 60,
  });
});

test('the windows slide: a minute later there is room again', () => {
  const { limiter, used, clock } = setUp();
  used(40, second);
  // The oldest of them came 39 seconds ago.
  clock.advance(21 * second);
  expect(limiter.admit(1).allowed).toBe(true);
});

test('after a refusal nothing passes for the cooldown of 60 seconds, whatever the windows say', () => {
  const { limiter, used, clock } = setUp();
  used(40, second);
  expect(limiter.admit(1).allowed).toBe(false);
  clock.advance(25 * second);
  // By now 25 of the 40 have left the window.
  expect(limiter.admit(1)).toMatchObject({ allowed: false, limit: 'minute', retryAfter: 35 });
  clock.advance(34 * second);
  expect(limiter.admit(1)).toMatchObject({ allowed: false, limit: 'minute', retryAfter: 1 });
  clock.advance(second);
  expect(limiter.admit(1).allowed).toBe(true);
});

test.each([
  ['hour', 800, 2 * minute, 3600],
  ['day', 10_000, 2 * hour, 86_400],
] as const)('the wait named for the %s runs down, past the cooldown too', (limit, count, before, seconds) => {
  const { limiter, area, clock } = setUp();
  const records = Array.from({ length: count }, () => ({ timestamp: clock.now() - before, tokens: 0 }));
  area.setItem(storageKeys.chatUsage, JSON.stringify(records));
  const waits = [0, 30, 29, 1, 1000].map((pause) => {
    clock.advance(pause * second);
    return limiter.admit(1);
  });
  expect(waits).toMatchObject(
    [0, 30, 59, 60, 1060].map((waited) => ({ limit, retryAfter: seconds - waited })),
  );
});

test('another limit names a wait of its own', () => {
  const { limiter, area, clock } = setUp();
  expect(limiter.admit(9000)).toMatchObject({ limit: 'tokens', retryAfter: 60 });
  clock.advance(60 * second);
  const records = Array.from({ length: 800 }, () => ({ timestamp: clock.now() - 2 * minute, tokens: 0 }));
  const refusal = { limit: 'tokens', at: clock.now() - minute };
  area.setItem(storageKeys.chatUsage, JSON.stringify({ records, refusal }));
  expect(limiter.admit(1)).toMatchObject({ limit: 'hour', retryAfter: 3600 });
});

test.each([0, 500, 1500, 3000])('with room for %i characters left, the limits of a minute hold', (free) => {
  const others = 10_000;
  const area = createFakeStorage({ capacity: others + free });
  area.setItem('others', 'x'.repeat(others));
  const { limiter, clock } = setUp({ area });
  let allowed = 0;
  for (let request = 0; request < 100; request += 1) {
    if (limiter.admit(1).allowed) allowed += 1;
    clock.advance(100);
  }
  expect(allowed).toBe(40);
});

test('a full storage lets go of what only the day counts, the oldest first', () => {
  const area = createFakeStorage();
  const { clock, used, stored } = setUp({ area });
  used(20, 10 * minute);
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatUsage)?.length ?? 0 });
  full.setItem(storageKeys.chatUsage, area.getItem(storageKeys.chatUsage) ?? '');
  const limiter = createLimiter({ now: clock.now, timers: createManualTimers(), area: full });
  // Of the 20, six came within the last hour; half of the others go.
  expect(limiter.admit(1)).toMatchObject({ allowed: true, used: { hour: 7, day: 21 } });
  const kept = JSON.parse(full.getItem(storageKeys.chatUsage) ?? '').records;
  expect(kept).toHaveLength(14);
  expect(kept.slice(-7)).toEqual([...stored().slice(-6), { timestamp: clock.now(), tokens: 1 }]);
});

test('two tabs share the limits', () => {
  const area = createFakeStorage();
  const one = setUp({ area });
  const other = setUp({ area });
  for (let request = 1; request <= 20; request += 1) {
    expect(one.limiter.admit(1).allowed).toBe(true);
    expect(other.limiter.admit(1).allowed).toBe(true);
  }
  expect(one.limiter.admit(1).allowed).toBe(false);
  expect(other.limiter.admit(1).allowed).toBe(false);
});

test('the tokens a service counted take the place of the estimate', () => {
  const { limiter, stored } = setUp();
  const verdict = limiter.admit(12);
  if (verdict.allowed) verdict.settle(431);
  expect(stored().records).toMatchObject([{ tokens: 431 }]);
});

test.each([
  ['the hour', 639, 4 * second, 'hour'],
  ['the day', 7999, 10 * second, 'day'],
] as const)('at 80 percent of %s a warning is given, and told once', (_, before, every, warning) => {
  const { limiter, used } = setUp();
  used(before - 1, every);
  expect(limiter.admit(1)).toMatchObject({ warning: null, isNewWarning: false });
  expect(limiter.admit(1)).toMatchObject({ warning, isNewWarning: true });
  expect(limiter.admit(1)).toMatchObject({ warning, isNewWarning: false });
});

test('the hour’s warning is named as such while the day’s stands', () => {
  const { limiter, area, clock } = setUp();
  const at = (count: number, before: number) =>
    Array.from({ length: count }, () => ({ timestamp: clock.now() - before, tokens: 0 }));
  const records = [...at(8000, 2 * hour), ...at(639, 2 * minute)];
  const warned = [{ limit: 'day', at: clock.now() - 2 * hour }];
  area.setItem(storageKeys.chatUsage, JSON.stringify({ records, refusal: null, warned }));
  expect(limiter.admit(1)).toMatchObject({ warning: 'hour', isNewWarning: true });
  expect(limiter.admit(1)).toMatchObject({ warning: 'day', isNewWarning: false });
});

test.each([
  ['hovers around 80 percent', 640, 5],
  ['stays over it', 700, 5],
  ['stays under it', 600, 0],
])('steady use that %s gives one warning an hour', (_, hourly, warnings) => {
  const { limiter, used, clock } = setUp();
  const pause = Math.floor(hour / hourly);
  used(hourly - 2, pause);
  let given = 0;
  // 4 hours and 50 minutes of it.
  for (let request = 0; request < (hourly * 29) / 6; request += 1) {
    clock.advance(pause + (request % 2 ? 40 : -40));
    const verdict = limiter.admit(1);
    if (verdict.allowed && verdict.isNewWarning) given += 1;
  }
  expect(given).toBe(warnings);
});

test.each([
  ['under 70 percent', 559, true],
  ['no further than to 70 percent', 560, false],
])('use that fell %s and rose again: is the warning new? %j', (_, fallenTo, isNew) => {
  const { limiter, area, clock, stored } = setUp();
  const put = (count: number, rest: object) => {
    const records = Array.from({ length: count }, () => ({ timestamp: clock.now() - 2 * minute, tokens: 0 }));
    area.setItem(storageKeys.chatUsage, JSON.stringify({ ...rest, records }));
  };
  put(639, {});
  expect(limiter.admit(1)).toMatchObject({ warning: 'hour', isNewWarning: true });
  put(fallenTo - 1, stored());
  expect(limiter.admit(1)).toMatchObject({ warning: null, used: { hour: fallenTo } });
  put(639, stored());
  expect(limiter.admit(1)).toMatchObject({ warning: 'hour', isNewWarning: isNew });
});

test('a second tab does not tell the warning again, nor a refusal in between', () => {
  const { limiter, used, area, clock } = setUp();
  used(639, 5.6 * second);
  expect(limiter.admit(1)).toMatchObject({ isNewWarning: true });
  expect(limiter.admit(9000).allowed).toBe(false);
  clock.advance(61 * second);
  const other = createLimiter({ now: clock.now, timers: createManualTimers(), area });
  for (let request = 0; request < 15; request += 1)
    expect(other.admit(1)).toMatchObject({ allowed: true, isNewWarning: false });
});

test('every 60 seconds usage older than 24 hours goes', () => {
  const { timers, clock, used, stored } = setUp();
  used(3, hour);
  clock.advance(day - 90 * minute);
  timers.run(minute);
  expect(stored().records).toHaveLength(2);
});

test('cleaning leaves usage of the last 24 hours alone, refusals and warnings among it', () => {
  const { timers, clock, used, area, stored } = setUp();
  used(3, 12 * hour);
  clock.advance(1);
  timers.run(minute);
  expect(stored().records).toHaveLength(2);
  const rest = { refusal: { limit: 'day', at: clock.now() }, warned: [{ limit: 'day', at: clock.now() }] };
  area.setItem(storageKeys.chatUsage, JSON.stringify({ ...stored(), ...rest }));
  clock.advance(day);
  timers.run(minute);
  expect(area.length).toBe(0);
});

test('cleaning writes nothing where there is nothing to clean', () => {
  const { timers, area } = setUp();
  timers.run(minute);
  expect(area.getItem(storageKeys.chatUsage)).toBeNull();
});

test('a clock that was set back locks nobody out', () => {
  const { limiter, used, clock } = setUp();
  used(40, second);
  expect(limiter.admit(1).allowed).toBe(false);
  clock.advance(-3 * hour);
  expect(limiter.admit(1).allowed).toBe(true);
});

test('a browser that refuses storage is limited all the same', () => {
  const { limiter } = setUp({ area: createRefusedStorage() });
  for (let request = 1; request <= 40; request += 1) limiter.admit(1);
  expect(limiter.admit(1).allowed).toBe(false);
});

test.each([
  '{"records":7}',
  '"x"',
  '[{"timestamp":"now","tokens":1}]',
  '{"records":[],"refusal":{"limit":"year","at":1}}',
  '{"records":[],"warned":[{"limit":"minute","at":1},null]}',
  '{"records":[],"warned":7}',
])('what does not validate is dropped: %s', (text) => {
  const area = createFakeStorage();
  area.setItem(storageKeys.chatUsage, text);
  expect(setUp({ area }).limiter.admit(1)).toMatchObject({ allowed: true, used: { day: 1 } });
});

test.each(['7999.5', '1e300', '-1', '"1"', 'null'])('tokens that are no count do not count: %s', (tokens) => {
  const { limiter, area, clock } = setUp();
  area.setItem(storageKeys.chatUsage, `[{"timestamp":${clock.now()},"tokens":${tokens}}]`);
  expect(limiter.admit(1)).toMatchObject({ allowed: true, used: { tokens: 1 } });
});

test.each([
  ['', 0],
  ['abcd', 1],
  ['ما هي خدماتكم؟', 4],
  [undefined, 500],
])('the estimate of %j is %i tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
