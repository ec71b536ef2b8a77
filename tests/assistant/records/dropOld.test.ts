import { dropOld } from '../../../src/assistant/records/dropOld';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage, createRefusedStorage } from '../../storage/fakeStorage';
import { createClock } from './fakes';

const hour = 3_600_000;
const { now } = createClock();

const entry = (key: string, age: number, ttl = 24 * hour) => ({
  key,
  response: 'An answer.',
  timestamp: now() - age,
  ttl,
  language: 'en',
});
const request = (age: number) => ({ timestamp: now() - age, tokens: 7 });

/** What is left of both records; null where the key is gone. */
function left(cache: unknown, usage: unknown) {
  const area = createFakeStorage();
  area.setItem(storageKeys.chatCache, JSON.stringify(cache));
  area.setItem(storageKeys.chatUsage, JSON.stringify(usage));
  dropOld({ now, area });
  const read = (key: string) => JSON.parse(area.getItem(key) ?? 'null');
  return { cache: read(storageKeys.chatCache), usage: read(storageKeys.chatUsage) };
}

test('what is older than a day is gone, with its key where nothing else stands under it', () => {
  const usage = { records: [request(24 * hour)], refusal: null, warned: [] };
  expect(left([entry('old', 24 * hour)], usage)).toEqual({ cache: null, usage: null });
});

test('what is younger stays', () => {
  const kept = { records: [request(24 * hour - 1)], refusal: null, warned: [] };
  const usage = { ...kept, records: [request(24 * hour), ...kept.records] };
  const young = entry('young', hour);
  expect(left([entry('old', 24 * hour), entry('short', hour, hour), young], usage)).toEqual({
    cache: [young],
    usage: kept,
  });
});

test('what does not validate goes too', () => {
  expect(left({ a: 1 }, 'x')).toEqual({ cache: null, usage: null });
});

test('a browser that refuses storage has nothing to drop', () => {
  expect(() => dropOld({ now, area: createRefusedStorage() })).not.toThrow();
});
