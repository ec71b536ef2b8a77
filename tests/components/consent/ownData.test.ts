// @vitest-environment jsdom
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { type BrowserStores, eraseKept, exportKept, readKept } from '../../../src/components/consent/ownData';
import { parseList } from '../../../src/storage/parse';
import { createRecord } from '../../../src/storage/record';
import { isText } from '../../../src/storage/validate';
import { createFakeStorage } from '../../storage/fakeStorage';
import { createFakeJar } from '../../tags/fakePage';

const database = 'arbelin_vector_store';

/** A browser that has seen a visit: language, consent, chat, a vendor's leavings, the vector database. */
async function createVisitedBrowser() {
  const stores = {
    localStorage: createFakeStorage(),
    sessionStorage: createFakeStorage(),
    jar: createFakeJar({ arbelin_consent: '{"essential":true}', _ga: 'GA1.1' }).jar,
    indexedDB: new IDBFactory(),
  } satisfies BrowserStores;
  stores.localStorage.setItem('i18nextLng', 'ar');
  stores.localStorage.setItem('arbelin_chat_memory', '[{"text":"مرحبا"}]');
  stores.localStorage.setItem('_vendor', 'x');
  stores.sessionStorage.setItem('tab', '1');
  const open = await openVectors(stores.indexedDB);
  // Whoever waits for it would go on after the test.
  onTestFinished(() => open.close());
  return { stores, open };
}

/** The chat's own connection: it lets go when the database is to be deleted. */
function openVectors(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = factory.open(database, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('vectors', { keyPath: 'chunkId' });
      store.put({ chunkId: 'en chunk_1', vector: [1], terms: ['brand'] });
    };
    request.onsuccess = () => {
      const opened = request.result;
      opened.onversionchange = () => opened.close();
      resolve(opened);
    };
  });
}

test('every item of the site is listed, kept or not, and then what others left', async () => {
  const { stores } = await createVisitedBrowser();
  const items = await readKept(stores);
  expect(items.map(({ id, name, bytes }) => `${id} ${name}${bytes > 0 ? '' : ' -'}`)).toEqual([
    'language i18nextLng',
    'auth arbelin_auth -',
    'consent arbelin_cookie_consent -',
    'consentCookie arbelin_consent',
    'outbox arbelin_outbox -',
    'chatMemory arbelin_chat_memory',
    'chatCache arbelin_chat_cache -',
    'chatUsage arbelin_chat_usage -',
    'vectors arbelin_vector_store',
    'chatLearning arbelin_chat_learning -',
    'chatAnalytics arbelin_chat_analytics -',
    'undefined _vendor',
    'undefined tab',
    'undefined _ga',
  ]);
});

test('a size is in bytes of name and content, also for Arabic', async () => {
  const { stores } = await createVisitedBrowser();
  const items = await readKept(stores);
  const sizeOf = (name: string) => items.find((item) => item.name === name)?.bytes;
  expect(sizeOf('i18nextLng')).toBe(12);
  // 19 for the name, 13 for the marks, 10 for five Arabic letters of two bytes each.
  expect(sizeOf('arbelin_chat_memory')).toBe(19 + 13 + 10);
});

test('the file holds what is kept, as values, each with its purpose', async () => {
  const { stores } = await createVisitedBrowser();
  const text = exportKept(await readKept(stores), {
    origin: 'http://localhost:4173',
    exportedAt: new Date(Date.UTC(2026, 2, 14, 12)),
    purposeOf: ({ id }) => `about ${id ?? 'others'}`,
  });
  const file = JSON.parse(text);
  expect(file).toMatchObject({ site: 'http://localhost:4173', exportedAt: '2026-03-14T12:00:00.000Z' });
  expect(file.items.map(({ name }: { name: string }) => name)).toEqual([
    'i18nextLng',
    'arbelin_consent',
    'arbelin_chat_memory',
    'arbelin_vector_store',
    '_vendor',
    'tab',
    '_ga',
  ]);
  expect(file.items[2]).toEqual({
    name: 'arbelin_chat_memory',
    place: 'localStorage',
    purpose: 'about chatMemory',
    bytes: 42,
    value: [{ text: 'مرحبا' }],
  });
  expect(file.items[3].value).toEqual({
    vectors: [{ chunkId: 'en chunk_1', vector: [1], terms: ['brand'] }],
  });
});

test('after erasing, storage, cookies and databases are empty but for the language', async () => {
  const { stores } = await createVisitedBrowser();
  await eraseKept(stores);
  expect(stores.localStorage.length).toBe(1);
  expect(stores.localStorage.getItem('i18nextLng')).toBe('ar');
  expect(stores.sessionStorage.length).toBe(0);
  expect(stores.jar.names()).toEqual([]);
  expect(await stores.indexedDB.databases()).toEqual([]);
});

test('erasing takes what a full storage would not hold, so that the next write does not bring it back', async () => {
  const { stores } = await createVisitedBrowser();
  const full = createFakeStorage({ capacity: 40 });
  const questions = createRecord<string[]>({
    key: 'arbelin_chat_memory',
    parse: (value) => parseList(value, (item) => (isText(item) ? item : undefined)),
    empty: () => [],
    area: full,
  });
  questions.update(() => ['What do you do for a restaurant in Erbil?']);
  expect(questions.read()).toHaveLength(1);
  await eraseKept({ ...stores, localStorage: full });
  expect(questions.update((all) => [...all, 'Hello'])).toEqual(['Hello']);
});

test('looking makes no database where there was none, also without a list of databases', async () => {
  const factory = new IDBFactory();
  const { databases } = factory;
  Object.defineProperty(factory, 'databases', { value: undefined });
  const stores: BrowserStores = {
    localStorage: undefined,
    sessionStorage: undefined,
    jar: createFakeJar().jar,
    indexedDB: factory,
  };
  expect((await readKept(stores)).filter(({ bytes }) => bytes > 0)).toEqual([]);
  expect(await databases.call(factory)).toEqual([]);
});

test('a database that another page does not let go of is not waited for for ever, and is not called gone', async () => {
  const { stores, open } = await createVisitedBrowser();
  open.onversionchange = null;
  watchTheClock();
  expect(await outlast(eraseKept(stores))).toBe(false);
  expect(await outlast(eraseKept(stores))).toBe(false);
  const read = await outlast(readKept(stores));
  expect(read.find(({ id }) => id === 'vectors')).toMatchObject({ bytes: 0 });

  // What was waited for in vain comes to pass, and holds up nobody.
  open.close();
  expect(await outlast(eraseKept(stores))).toBe(true);
  expect(await stores.indexedDB.databases()).toEqual([]);
});

test('a database that opens when nobody waits for it any more is closed', async () => {
  const { stores, open } = await createVisitedBrowser();
  open.onversionchange = null;
  stores.indexedDB.open(database, 2);
  watchTheClock();
  const read = await outlast(readKept(stores));
  expect(read.find(({ id }) => id === 'vectors')).toMatchObject({ bytes: 0 });
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  open.close();
  vi.useRealTimers();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

function watchTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass until the work is over: in small steps, ten seconds at most, longer than anybody should wait. */
async function outlast<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  for (let waitedMs = 0; !isOver && waitedMs < 10_000; waitedMs += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
  }
  expect(isOver, 'nobody is kept waiting for ten seconds').toBe(true);
  return work;
}

const failing = () => {
  const request = { error: new DOMException('Internal error', 'UnknownError') } as IDBOpenDBRequest;
  setTimeout(() => request.onerror?.(new Event('error')));
  return request;
};
const throwing = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

test.each([
  ['fails to open and delete', failing],
  ['refuses to open and delete', throwing],
])(
  'a browser that %s a database shows the rest of what it keeps, and does not call it gone',
  async (_, open) => {
    const { stores } = await createVisitedBrowser();
    for (const databases of [async () => [{ name: database, version: 1 }], async () => throwing()]) {
      const indexedDB = Object.assign(new IDBFactory(), { databases, open, deleteDatabase: open });
      const items = await readKept({ ...stores, indexedDB });
      expect(items.filter(({ bytes }) => bytes > 0).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['i18nextLng']),
      );
      expect(items.find(({ id }) => id === 'vectors')).toMatchObject({ bytes: 0, value: undefined });
      expect(await eraseKept({ ...stores, indexedDB })).toBe(false);
    }
    expect({ ...stores.localStorage }).not.toHaveProperty('arbelin_chat_memory');
  },
);

test('a browser that refuses every store keeps nothing, and erasing it does not fail', async () => {
  const stores: BrowserStores = {
    localStorage: undefined,
    sessionStorage: undefined,
    jar: createFakeJar().jar,
    indexedDB: undefined,
  };
  expect(await eraseKept(stores)).toBe(true);
  expect((await readKept(stores)).filter(({ bytes }) => bytes > 0)).toEqual([]);
});
