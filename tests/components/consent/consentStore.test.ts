import { createConsentStore } from '../../../src/components/consent/consentStore';
import { createFakeStorage, createRefusedStorage } from '../../storage/fakeStorage';
import { choice, createFakeJar } from '../../tags/fakePage';

const storageKey = 'arbelin_cookie_consent';
const cookieName = 'arbelin_consent';

const record = {
  essential: true,
  analytics: true,
  marketing: false,
  preferences: true,
  metadata: { timestamp: '2026-03-14T12:00:00.000Z', version: '1.0.0', userAgent: 'Test/1.0' },
};
const text = JSON.stringify(record);

function createStore({
  stored,
  cookie,
  area = createFakeStorage(),
}: {
  stored?: string;
  cookie?: string;
  area?: Storage;
} = {}) {
  if (stored !== undefined) area.setItem(storageKey, stored);
  const { jar, ages } = createFakeJar(cookie === undefined ? {} : { [cookieName]: cookie });
  const store = createConsentStore({
    jar,
    area,
    now: () => Date.UTC(2026, 2, 14, 12),
    userAgent: () => 'Test/1.0',
  });
  return { store, jar, ages, area };
}

test('a choice is kept in storage and for a year in the cookie, with when and where it was made', () => {
  const { store, jar, ages, area } = createStore();
  expect(store.read()).toBeNull();
  store.choose(choice('analytics', 'preferences'));
  expect(store.read()).toEqual(record);
  expect(JSON.parse(area.getItem(storageKey) ?? '')).toEqual(record);
  expect(JSON.parse(jar.read(cookieName) ?? '')).toEqual(record);
  expect(ages.get(cookieName)).toBe(31_536_000);
});

test('reset forgets both', () => {
  const { store, jar, area } = createStore({ stored: text, cookie: text });
  store.reset();
  expect(store.read()).toBeNull();
  expect(area.getItem(storageKey)).toBeNull();
  expect(jar.read(cookieName)).toBeNull();
});

test('if only the cookie survives, the record is restored from it', () => {
  const { store, area } = createStore({ cookie: text });
  store.restore();
  expect(store.read()).toEqual(record);
  expect(area.getItem(storageKey)).toBe(text);
});

test('if only the storage survives, the cookie is written again', () => {
  const { store, jar } = createStore({ stored: text });
  store.restore();
  expect(jar.read(cookieName)).toBe(text);
});

test('where the two disagree, storage is right', () => {
  const other = JSON.stringify({ ...record, marketing: true });
  const { store, jar } = createStore({ stored: text, cookie: other });
  store.restore();
  expect(store.read()?.marketing).toBe(false);
  expect(jar.read(cookieName)).toBe(text);
});

test.each([
  ['broken text', '{"essential":true,'],
  ['another version', text.replace('1.0.0', '0.9.0')],
  ['something else', '"yes"'],
])('%s in storage is asked again, also with a sound cookie beside it, and is dropped', (_, stored) => {
  const { store, jar, area } = createStore({ stored, cookie: text });
  store.restore();
  expect(store.read()).toBeNull();
  expect(area.getItem(storageKey)).toBeNull();
  expect(jar.read(cookieName)).toBeNull();
});

test.each([
  ['broken text', '{"essential'],
  ['another version', text.replace('1.0.0', '2.0.0')],
])('%s in the cookie restores nothing, and is dropped', (_, cookie) => {
  const { store, jar } = createStore({ cookie });
  store.restore();
  expect(store.read()).toBeNull();
  expect(jar.read(cookieName)).toBeNull();
});

test('nothing is written for a visitor who has not chosen', () => {
  const { store, jar, area } = createStore();
  store.restore();
  expect(area.length).toBe(0);
  expect(jar.names()).toEqual([]);
});

test('a browser that refuses storage keeps the choice in the cookie, and for the visit', () => {
  const { store, jar } = createStore({ area: createRefusedStorage() });
  store.choose(choice('marketing'));
  expect(store.read()?.marketing).toBe(true);
  const next = createConsentStore({ jar, area: createRefusedStorage(), now: Date.now, userAgent: () => '' });
  next.restore();
  expect(next.read()?.marketing).toBe(true);
});
