import { storageKeys } from '../../storage/keys';
import { isAmount, isOneOf, isTime, parseList } from '../../storage/parse';
import { createRecord } from '../../storage/record';
import { isObject } from '../../storage/validate';
import { cacheLimits } from '../limits';
import { type CacheEntry, messageLanguages } from '../types';
import { parseText } from './parseText';

export type KeyedEntry = CacheEntry & { key: string };

const none: KeyedEntry[] = [];

/** What is stored of the cache, in the order of writing, and how it goes again. */
export function createCacheEntries({ now, area }: { now: () => number; area?: Storage }) {
  const record = createRecord<KeyedEntry[]>({
    key: storageKeys.chatCache,
    parse: (value) => parseList(value, parseEntry),
    empty: () => none,
    shrink: withoutOldest,
    ...(area ? { area } : {}),
  });

  /** An entry from the future comes from a clock that was set back; kept, it would be fresh for ever. */
  function isFresh({ timestamp, ttl }: CacheEntry): boolean {
    const age = now() - timestamp;
    return age >= 0 && age < Math.min(ttl, cacheLimits.keepMs);
  }

  return {
    find: (key: string) => record.read().find((entry) => entry.key === key && isFresh(entry)),
    store(entry: KeyedEntry) {
      record.update((current) => [
        ...current.filter((each) => each.key !== entry.key && isFresh(each)),
        entry,
      ]);
    },
    remove(key: string) {
      record.update((current) =>
        current.some((entry) => entry.key === key) ? current.filter((entry) => entry.key !== key) : current,
      );
    },
    dropOld() {
      const kept = record.update((current) => (current.every(isFresh) ? current : current.filter(isFresh)));
      if (kept.length === 0) record.clear();
    },
  };
}

/** The newest entry stays whatever happens: it is the one being written. Its place tells, and no clock. */
function withoutOldest(entries: KeyedEntry[]): KeyedEntry[] | undefined {
  if (entries.length <= 1) return undefined;
  return entries.slice(Math.min(cacheLimits.droppedOnOverflow, entries.length - 1));
}

function parseEntry(value: unknown): KeyedEntry | undefined {
  if (!isObject(value)) return undefined;
  const { timestamp, ttl, language } = value;
  const key = parseText(value.key);
  const response = parseText(value.response);
  if (key === undefined || response === undefined || !isTime(timestamp) || !isAmount(ttl)) return undefined;
  return isOneOf(language, messageLanguages) ? { key, response, timestamp, ttl, language } : undefined;
}
