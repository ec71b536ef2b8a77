import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inTime } from '../delay';
import type { VectorRecord } from '../types';

interface VectorDatabase extends DBSchema {
  vectors: { key: string; value: VectorRecord };
}

/** Where vectors outlive the page. It never rejects: a browser that refuses a database has none to read from. */
export interface VectorStore {
  /** Records whose `chunkId` begins with the prefix; empty where nothing is kept. */
  load(prefix: string): Promise<VectorRecord[]>;
  /** Puts these in the place of whatever begins with the prefix. */
  replace(prefix: string, records: readonly VectorRecord[]): Promise<void>;
}

const version = 1;
const storeName = 'vectors';
/** An older tab that holds the database back is not waited for longer than this. */
const openTimeoutMs = 1500;

/**
 * Vector records in IndexedDB: one database, version 1, object store `vectors` keyed by `chunkId`. `name` is the
 * database's. Refused, blocked by an older tab, deleted while open, or damaged: reads are empty, writes are lost,
 * and the index in memory does the work.
 */
export function createVectorStore({ name }: { name: string }): VectorStore {
  let opening: Promise<IDBPDatabase<VectorDatabase>> | undefined;

  const forget = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= openVectors(name, forget);
    opening.catch(forget);
    return opening;
  };
  const range = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

  return {
    async load(prefix) {
      try {
        // A chat that is only looked at leaves nothing behind, not even an empty database.
        if (!opening && !(await inTime(isThere(name), openTimeoutMs))) return [];
        const found: unknown[] = await (await open()).getAll(storeName, range(prefix));
        return found.filter(isVectorRecord);
      } catch {
        forget();
        return [];
      }
    },
    async replace(prefix, records) {
      try {
        const transaction = (await open()).transaction(storeName, 'readwrite');
        await Promise.all([
          transaction.store.delete(range(prefix)),
          ...records.map((record) => transaction.store.put(record)),
          transaction.done,
        ]);
      } catch {
        forget();
      }
    },
  };
}

/** Browsers that cannot tell are asked for the database itself. */
async function isThere(name: string): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some((database) => database.name === name) ?? true;
}

async function openVectors(name: string, forget: () => void) {
  const opened = openDB<VectorDatabase>(name, version, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains(storeName)) {
        database.createObjectStore(storeName, { keyPath: 'chunkId' });
      }
    },
    // A newer version of the site wants in: this page goes on from memory.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  const database = await inTime(opened, openTimeoutMs);
  if (database) return database;
  // If it opens after all, it is closed again, so that it does not hold anybody back.
  opened.then((slow) => slow.close()).catch(() => {});
  throw new Error('The vector database did not answer in time');
}

function isVectorRecord(value: unknown): value is VectorRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { chunkId, vector, terms } = value as Partial<VectorRecord>;
  return (
    typeof chunkId === 'string' &&
    Array.isArray(vector) &&
    Array.isArray(terms) &&
    vector.length === terms.length &&
    vector.every((frequency) => Number.isFinite(frequency)) &&
    terms.every((term) => typeof term === 'string')
  );
}
