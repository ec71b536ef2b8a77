import type { KeptEnquiry } from './kept';
import type { OutboxRecord } from './outbox';

/**
 * Takes an enquiry in hand, so that no other tab sends it meanwhile. Resolves with what gives it back, or
 * with undefined where somebody else has it.
 */
export type Hold = (id: string) => Promise<(() => void) | undefined>;

/** Time for what another tab wrote in the same moment to become readable here. */
const settleMs = 120;

/**
 * The browser's own locks: a tab that is closed in the middle lets go by itself. Where they are there but
 * refused (a page without an origin), `otherwise` is asked. What is given back is free a moment later, when the
 * other tabs can read what became of it.
 */
export function holdWithLocks(
  locks: LockManager,
  name: string,
  { pause, otherwise }: { pause: (ms: number) => Promise<void>; otherwise: Hold },
): Hold {
  /** Given back and not yet free: this tab, which knows what it wrote, may take it again at once. */
  const resting = new Map<string, () => void>();

  function lend(id: string, release: () => void) {
    return () => {
      const free = () => release();
      resting.set(id, free);
      void pause(settleMs).then(() => {
        if (resting.get(id) !== free) return;
        resting.delete(id);
        free();
      });
    };
  }

  return (id) =>
    new Promise((resolve) => {
      const own = resting.get(id);
      if (own) {
        resting.delete(id);
        return resolve(lend(id, own));
      }
      const held = locks.request(`${name}:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(lend(id, release)));
      });
      held.catch(() => resolve(otherwise(id)));
    });
}

interface LeaseOptions {
  record: OutboxRecord;
  now: () => number;
  pause: (ms: number) => Promise<void>;
  /** Tells this tab from the others. */
  holder: string;
}

/** Longer than a send with its own time limit; renewed while a slow request is still under way. */
const leaseMs = 30_000;

/**
 * For browsers without locks: a claim with an expiry is written beside the enquiry and read back after a
 * moment. Of two tabs that claim at once the later writer wins, and both can see it.
 */
export function holdWithLease({ record, now, pause, holder }: LeaseOptions): Hold {
  const own = new Set<string>();
  const find = (id: string) => record.read().find(({ enquiry }) => enquiry.id === id);
  const write = (id: string, change: (kept: KeptEnquiry) => KeptEnquiry) =>
    record.update((all) =>
      all.some(({ enquiry }) => enquiry.id === id)
        ? all.map((kept) => (kept.enquiry.id === id ? change(kept) : kept))
        : all,
    );
  const claim = (id: string) => write(id, (kept) => ({ ...kept, lease: { holder, until: now() + leaseMs } }));

  return async (id) => {
    const lease = find(id)?.lease;
    const isTaken = lease !== undefined && lease.holder !== holder && lease.until > now();
    if (own.has(id) || isTaken) return undefined;

    own.add(id);
    claim(id);
    await pause(settleMs);
    if (find(id)?.lease?.holder !== holder) {
      own.delete(id);
      return undefined;
    }

    const renewal = setInterval(() => claim(id), leaseMs / 3);
    return () => {
      clearInterval(renewal);
      own.delete(id);
      write(id, ({ lease: _given, ...kept }) => kept);
    };
  };
}
