import { cacheLimits } from '../limits';
import type { MessageLanguage } from '../types';
import { createCacheEntries } from './cacheEntries';
import { toCacheQuestion } from './cacheKey';
import { mask } from './mask';
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
  const entries = createCacheEntries(options);
  entries.dropOld();
  timers.every(cacheLimits.cleanEveryMs, entries.dropOld);

  function keyOf({ question, language, version }: CacheQuery) {
    const { text, kind } = toCacheQuestion(mask(question, keep), language, agencyNames);
    return { key: `${language}|${version}|${text}`, kind };
  }

  return {
    find: (query) => entries.find(keyOf(query).key)?.response,
    store(query, response) {
      const { key, kind } = keyOf(query);
      entries.store({
        key,
        response: mask(response, keep),
        timestamp: now(),
        ttl: cacheLimits.lifetimeMs[kind],
        language: query.language,
      });
    },
    remove: (query) => entries.remove(keyOf(query).key),
  };
}
