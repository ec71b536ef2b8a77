import { createCacheEntries } from './cacheEntries';
import { createUsage } from './usage';

/**
 * Takes what is kept for a day at most out of this browser once it is older: what a visit does for itself on which nobody
 * opens the chat. It is light, and needs nothing else of the assistant.
 */
export function dropOld(options: { now: () => number; area?: Storage }): void {
  createCacheEntries(options).dropOld();
  createUsage(options).dropOld();
}
