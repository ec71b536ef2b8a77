import { storageKeys } from '../../storage/keys';
import { isAmount, isOneOf, isTime, parseList } from '../../storage/parse';
import { createRecord } from '../../storage/record';
import { isObject } from '../../storage/validate';
import { cacheLimits } from '../limits';
import { type CacheEntry, type MessageLanguage, messageLanguages } from '../types';
import { toCacheQuestion } from './cacheKey';
import { mask } from './mask';
import { parseText } from './parseText';
import type { Timers } from './timers';

/** A question together with what its answer depends on besides the words. */
export interface CacheQuery {
  question: string;
  language: MessageLanguage;
  /** A hash of the knowledge: new copy, new answers. */
  version: string;
}

export interface Cache {
  find(query: CacheQuery): string | undefined;
  store(query: CacheQuery, response: string): void;
  remove(query: CacheQuery): void;
}

type KeyedEntry = CacheEntry & { key: string };

const none: KeyedEntry[] = [];

/**
 * Answers to opening questions. Lifetimes by kind: FAQ 24 h, services 12 h, greetings 6 h, others 3 h. E-mail
 * addresses and phone numbers are masked in keys; `keep` names those of the agency, which answers may hold.
 */
export function createCache(options: {
  now: () => number;
  timers: Timers;
  keep: readonly string[];
  agencyNames: readonly string[];
  area?: Storage;
}): Cache {
  const { now, timers, keep, agencyNames } = options;
  const entries = createRecord<KeyedEntry[]>({
    key: storageKeys.chatCache,
    parse: (value) => parseList(value, parseEntry),
    empty: () => none,
    shrink: withoutOldest,
    ...(options.area ? { area: options.area } : {}),
  });

  timers.every(cacheLimits.cleanEveryMs, () => {
    entries.update((current) => {
      const fresh = current.filter(isFresh);
      return fresh.length === current.length ? current : fresh;
    });
  });

  function isFresh({ timestamp, ttl }: CacheEntry): boolean {
    const age = now() - timestamp;
    return age >= 0 && age < Math.min(ttl, cacheLimits.keepMs);
  }

  function keyOf({ question, language, version }: CacheQuery) {
    const { text, kind } = toCacheQuestion(mask(question, keep), language, agencyNames);
    return { key: `${language}|${version}|${text}`, kind };
  }

  return {
    find(query) {
      const { key } = keyOf(query);
      return entries.read().find((entry) => entry.key === key && isFresh(entry))?.response;
    },
    store(query, response) {
      const { key, kind } = keyOf(query);
      const entry: KeyedEntry = {
        key,
        response: mask(response, keep),
        timestamp: now(),
        ttl: cacheLimits.lifetimeMs[kind],
        language: query.language,
      };
      entries.update((current) => [...current.filter((each) => each.key !== key), entry]);
    },
    remove(query) {
      const { key } = keyOf(query);
      entries.update((current) =>
        current.some((entry) => entry.key === key) ? current.filter((entry) => entry.key !== key) : current,
      );
    },
  };
}

/** The newest entry stays whatever happens: it is the one being written. */
function withoutOldest(entries: KeyedEntry[]): KeyedEntry[] | undefined {
  if (entries.length <= 1) return undefined;
  const oldestFirst = entries.toSorted((a, b) => a.timestamp - b.timestamp);
  return oldestFirst.slice(Math.min(cacheLimits.droppedOnOverflow, entries.length - 1));
}

function parseEntry(value: unknown): KeyedEntry | undefined {
  if (!isObject(value)) return undefined;
  const { timestamp, ttl, language } = value;
  const key = parseText(value.key);
  const response = parseText(value.response);
  if (key === undefined || response === undefined || !isTime(timestamp) || !isAmount(ttl)) return undefined;
  return isOneOf(language, messageLanguages) ? { key, response, timestamp, ttl, language } : undefined;
}
