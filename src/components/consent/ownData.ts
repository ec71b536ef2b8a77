import { type StoredItemId, storedItems } from '../../content/cookies';
import { storageKeys, vectorDatabase } from '../../storage/keys';
import { dropHeld } from '../../storage/record';
import { type CookieJar, createCookieJar } from '../../tags/cookieJar';
import { deleteDatabase, listDatabases, readDatabase } from './databases';

/** Where a browser keeps things for a site. What it refuses is not there. */
export interface BrowserStores {
  localStorage: Storage | undefined;
  sessionStorage: Storage | undefined;
  jar: CookieJar;
  indexedDB: IDBFactory | undefined;
}

export interface KeptItem {
  /** Undefined for what is not this site's own: a vendor that was allowed left it. */
  id: StoredItemId | undefined;
  place: 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB';
  name: string;
  /** UTF-8 bytes of name and content; 0 where nothing is kept. */
  bytes: number;
  /** What is kept, from JSON where it is JSON; undefined where nothing is. */
  value: unknown;
}

/** The stores of the page at hand. Naming one is enough to throw where a browser refuses it. */
export function browserStores(): BrowserStores {
  const allowed = <T>(name: () => T): T | undefined => {
    try {
      return name();
    } catch {
      return undefined;
    }
  };
  return {
    localStorage: allowed(() => window.localStorage),
    sessionStorage: allowed(() => window.sessionStorage),
    jar: createCookieJar(),
    indexedDB: allowed(() => window.indexedDB),
  };
}

/** Everything this browser keeps for this site: the site's own items, kept or not, then whatever else is there. */
export async function readKept(stores: BrowserStores): Promise<KeptItem[]> {
  const found = [
    ...readStorage('localStorage', stores.localStorage),
    ...readStorage('sessionStorage', stores.sessionStorage),
    ...readCookies(stores.jar),
    ...(await readDatabases(stores.indexedDB)),
  ];
  const isOwn = (kept: KeptItem) => (item: (typeof storedItems)[number]) =>
    item.place === kept.place && item.key === kept.name;

  const own = storedItems.map((item): KeptItem => {
    const kept = found.find((each) => isOwn(each)(item));
    return kept
      ? { ...kept, id: item.id }
      : { id: item.id, place: item.place, name: item.key, bytes: 0, value: undefined };
  });
  return [...own, ...found.filter((kept) => !storedItems.some(isOwn(kept)))];
}

/**
 * Empties every store of this site, and what stands in for a full one, but for the visitor's language, which a page
 * cannot do without. Resolves to whether every database is gone.
 */
export async function eraseKept(stores: BrowserStores): Promise<boolean> {
  dropHeld();
  for (const key of keysOf(stores.localStorage)) {
    if (key !== storageKeys.language) stores.localStorage?.removeItem(key);
  }
  for (const key of keysOf(stores.sessionStorage)) stores.sessionStorage?.removeItem(key);
  for (const name of stores.jar.names()) stores.jar.expire(name);
  const { indexedDB } = stores;
  if (!indexedDB) return true;
  const databases = await listDatabases(indexedDB, [vectorDatabase.name]);
  const areGone = await Promise.all(
    databases.map((name) => deleteDatabase(indexedDB, name).catch(() => false)),
  );
  return areGone.every(Boolean);
}

/** The visitor's file: what is kept, each item with the words for its purpose. */
export function exportKept(
  items: readonly KeptItem[],
  context: { origin: string; exportedAt: Date; purposeOf: (item: KeptItem) => string },
): string {
  const kept = items.filter(({ bytes }) => bytes > 0);
  return JSON.stringify(
    {
      site: context.origin,
      exportedAt: context.exportedAt.toISOString(),
      items: kept.map((item) => ({
        name: item.name,
        place: item.place,
        purpose: context.purposeOf(item),
        bytes: item.bytes,
        value: item.value,
      })),
    },
    null,
    2,
  );
}

function readStorage(place: 'localStorage' | 'sessionStorage', area: Storage | undefined): KeptItem[] {
  return keysOf(area).map((name) => toItem(place, name, area?.getItem(name) ?? ''));
}

function readCookies(jar: CookieJar): KeptItem[] {
  return jar.names().map((name) => toItem('cookie', name, jar.read(name) ?? ''));
}

async function readDatabases(factory: IDBFactory | undefined): Promise<KeptItem[]> {
  if (!factory) return [];
  const names = await listDatabases(factory, [vectorDatabase.name]);
  const items = names.map(async (name) => {
    // One that cannot be opened has nothing to show, and must not take what can be shown with it.
    const value = await readDatabase(factory, name).catch(() => undefined);
    return value ? [{ ...toItem('indexedDB', name, JSON.stringify(value)), value }] : [];
  });
  return (await Promise.all(items)).flat();
}

function toItem(place: KeptItem['place'], name: string, text: string): KeptItem {
  const bytes = new TextEncoder().encode(name + text).length;
  return { id: undefined, place, name, bytes, value: parseIfJson(text) };
}

function keysOf(area: Storage | undefined): string[] {
  if (!area) return [];
  return Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
