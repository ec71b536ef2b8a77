import { createExclusively } from '../../storage/exclusively';
import { chatLock } from '../../storage/keys';
import { createCacheEntries } from './cacheEntries';
import { createUsage } from './usage';

/**
 * Takes what is kept for a day at most out of this browser once it is older: what a visit does for itself on which nobody
 * opens the chat. It is light, and needs nothing else of the assistant. Another tab may be writing: it has its turn.
 */
export function dropOld(options: {
  now: () => number;
  locks: LockManager | undefined;
  area?: Storage;
}): Promise<void> {
  return createExclusively(
    options.locks,
    chatLock,
  )(() => {
    createCacheEntries(options).dropOld();
    createUsage(options).dropOld();
  });
}
