import { cacheLimits } from '../limits';
import type { MessageLanguage } from '../types';
import { createCacheEntries } from './cacheEntries';
import type { CacheQuestion } from './cacheKey';
import { mask } from './mask';
import type { Timers } from './timers';

/** A question together with what its answer depends on besides the words. */
export interface CacheQuery {
  asked: CacheQuestion;
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
 * addresses and phone numbers are masked in answers, except those in `keep`, the agency's own.
 */
export function createCache(options: {
  now: () => number;
  timers: Timers;
  keep: readonly string[];
  area?: Storage;
}): Cache {
  const { now, timers, keep } = options;
  const entries = createCacheEntries(options);
  timers.every(cacheLimits.cleanEveryMs, entries.dropOld);

  return {
    find: (query) => entries.find(keyOf(query))?.response,
    store(query, response) {
      entries.store({
        key: keyOf(query),
        response: mask(response, keep),
        timestamp: now(),
        ttl: cacheLimits.lifetimeMs[query.asked.kind],
        language: query.language,
      });
    },
    remove: (query) => entries.remove(keyOf(query)),
  };
}

const keyOf = ({ asked, language, version }: CacheQuery) => `${language}|${version}|${asked.text}`;
