/**
 * Another page may hold a database for as long as it likes, and what stands behind it in the browser's queue is never
 * even called blocked. It is not waited for longer than this; the browser completes it later.
 */
const patienceMs = 3000;

/** The databases of this site; `known` are asked for where a browser has no list of its own, or refuses it. */
export async function listDatabases(factory: IDBFactory, known: readonly string[]): Promise<string[]> {
  if (!factory.databases) return [...known];
  try {
    const found = await factory.databases();
    return found.flatMap(({ name }) => name ?? []);
  } catch {
    return [...known];
  }
}

/**
 * Every record of a database, by object store; undefined where there is no such database, or another page holds it.
 * Creates none.
 */
export async function readDatabase(
  factory: IDBFactory,
  name: string,
): Promise<Record<string, unknown[]> | undefined> {
  const database = await openExisting(factory, name);
  if (!database) return undefined;
  try {
    const stores = [...database.objectStoreNames];
    const contents = stores.map(async (store) => {
      const records: unknown[] = await settled(database.transaction(store).objectStore(store).getAll());
      return [store, records] as const;
    });
    return Object.fromEntries(await Promise.all(contents));
  } finally {
    database.close();
  }
}

/** Resolves to whether the database is gone; it is not where whoever holds it open has been asked to let go and did not. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
    setTimeout(resolve, patienceMs, false);
  });
}

function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let isNew = false;
    let isLate = false;
    setTimeout(() => {
      isLate = true;
      resolve(undefined);
    }, patienceMs);
    request.onupgradeneeded = () => {
      // It was not there, and reading must not make it.
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const database = request.result;
      // Nobody waits for it any more, and left open it would hold up others.
      if (isLate) return database.close();
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(undefined);
      else reject(request.error);
    };
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
