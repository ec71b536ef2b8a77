/** A deletion that another page holds up is not waited for longer than this; the browser completes it later. */
const patienceMs = 3000;

/** The databases of this site; `known` are asked for where a browser has no list of its own. */
export async function listDatabases(factory: IDBFactory, known: readonly string[]): Promise<string[]> {
  if (!factory.databases) return [...known];
  const found = await factory.databases();
  return found.flatMap(({ name }) => name ?? []);
}

/** Every record of a database, by object store; empty where there is no such database. Creates none. */
export async function readDatabase(factory: IDBFactory, name: string): Promise<Record<string, unknown[]>> {
  const database = await openExisting(factory, name);
  if (!database) return {};
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

/** Resolves when the database is gone, or when whoever holds it open has been asked to let go and did not. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => setTimeout(resolve, patienceMs);
  });
}

function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      // It was not there, and reading must not make it.
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const database = request.result;
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
