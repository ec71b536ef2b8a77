import { dropOld } from '../../../src/assistant/records/dropOld';
import { chatLock, storageKeys } from '../../../src/storage/keys';
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
  void dropOld({ now, area, locks: undefined });
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
  return expect(dropOld({ now, area: createRefusedStorage(), locks: undefined })).resolves.toBeUndefined();
});

test('while another tab writes, it waits for its turn', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const names: string[] = [];
  const locks = {
    async request(name: string, _: unknown, write: () => Promise<void>) {
      names.push(name);
      await held;
      return write();
    },
  } as unknown as LockManager;
  const area = createFakeStorage();
  area.setItem(storageKeys.chatCache, JSON.stringify([entry('old', 24 * hour)]));
  const dropped = dropOld({ now, area, locks });
  expect(area.getItem(storageKeys.chatCache)).toContain('old');
  letGo();
  await dropped;
  expect(area.getItem(storageKeys.chatCache)).toBeNull();
  expect(names).toEqual([chatLock]);
});
