import type { KeptEnquiry } from './kept';
import type { OutboxRecord } from './outbox';

/** Writes one at a time among all tabs: a write from a stale reading would bring back what was delivered. */
export function createExclusiveUpdate(record: OutboxRecord, name: string, locks: LockManager | undefined) {
  return async (apply: (current: KeptEnquiry[]) => KeptEnquiry[]): Promise<void> => {
    const run = () => {
      if (record.update(apply).length === 0) record.clear();
    };
    let isDone = false;
    const runOnce = () => {
      isDone = true;
      run();
    };
    // A page being closed, or one of no origin, is refused the lock; what it has to write still counts.
    await locks?.request(name, runOnce).catch(() => undefined);
    if (!isDone) run();
  };
}
