import { type Hold, holdWithLease, holdWithLocks } from './hold';
import { type KeptEnquiry, prune } from './kept';
import type { Enquiry } from './requests';
import type { MailResult } from './send';

/** The part of a persisted record that the outbox needs; the storage module's records fit as they are. */
export interface OutboxRecord {
  /** Fresh from the browser every time, because another tab may have written. */
  read(): KeptEnquiry[];
  update(change: (current: KeptEnquiry[]) => KeptEnquiry[]): KeptEnquiry[];
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export interface OutboxOptions {
  record: OutboxRecord;
  send: (enquiry: Enquiry) => Promise<MailResult>;
  /** Name of the locks; the record's own key serves. */
  name: string;
  /** The browser's locks, where it has them. */
  locks?: LockManager | undefined;
  /**
   * Runs one write at a time among all tabs: a write from a stale reading would bring back what was delivered.
   * Without it every write runs at once.
   */
  exclusively?: (write: () => void) => Promise<void>;
  /** Told once of every enquiry the service has taken, at the first try or days later. */
  onDelivered?: (enquiry: Enquiry) => void;
  /** Where a mistake of ours goes: it must cost neither the visitor an answer nor the other enquiries their turn. */
  report: (error: unknown) => void;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
  isOnline?: () => boolean;
}

export interface Outbox {
  /**
   * Keeps the enquiry, sends it, and lets it go once the service has taken it. A failure leaves it kept. The
   * same id again replaces what is kept: an enquiry is one mail however often the visitor presses send. Never rejects.
   */
  submit(enquiry: Enquiry): Promise<MailResult>;
  /** Sends what waits, one after the other. What another tab has in hand is left to it. */
  retry(): Promise<void>;
  /** What waits, oldest first. */
  waiting(): readonly KeptEnquiry[];
  discard(id: string): Promise<void>;
  /** Called when what waits has changed, also by another tab. */
  subscribe(listener: () => void): () => void;
  /** Retries now, whenever the browser comes back online or is looked at again, and every half minute. */
  start(target?: Window): () => void;
}

const retryEveryMs = 30_000;

/** The mail service takes one request a second, and the client's own throttle is a little slower. */
const betweenRetriesMs = 2500;

/** How long a send waits for the same enquiry's earlier request, and how often it looks. */
const patience = { totalMs: 15_000, stepMs: 250 };

/**
 * Enquiries that could not be sent yet. An enquiry is written down before the first try, so that a tab closed
 * in the middle loses nothing, and whoever sends it holds it until its request has really ended, also when
 * the visitor has long been told that it takes too long: that is what makes it arrive once.
 *
 * One case cannot be decided in a browser: a tab closed after the service took the mail and before it said
 * so. The enquiry is then sent again rather than lost; its reference tells the staff.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { record, send, name, locks, report } = options;
  const now = options.now ?? Date.now;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  const isOnline = options.isOnline ?? (() => true);

  const waiting = () => prune(record.read(), now());
  const find = (id: string) => waiting().find(({ enquiry }) => enquiry.id === id);
  const exclusively = options.exclusively ?? (async (write) => write());
  const lease = holdWithLease({ record, now, pause, holder: createHolder(now()) });
  const hold: Hold = locks ? holdWithLocks(locks, name, { pause, otherwise: lease }) : lease;
  let isRetrying = false;

  function change(apply: (current: KeptEnquiry[]) => KeptEnquiry[]) {
    return exclusively(() => {
      if (record.update(apply).length === 0) record.clear();
    });
  }

  function keep(enquiry: Enquiry) {
    return change((all) => {
      const known = all.find((kept) => kept.enquiry.id === enquiry.id);
      const isSame = known && JSON.stringify(known.enquiry.request) === JSON.stringify(enquiry.request);
      const revision = known ? known.revision + (isSame ? 0 : 1) : 0;
      const kept = { ...known, enquiry, savedAt: now(), revision, tries: known?.tries ?? 0 };
      return prune([...all.filter((other) => other !== known), kept], now());
    });
  }

  function broken(error: unknown): MailResult {
    report(error);
    return { ok: false, reason: 'broken' };
  }

  /**
   * Sends what is kept under this id and answers as soon as the visitor can be told something. Never rejects, and
   * gives back whatever happens.
   */
  function attempt(id: string, giveBack: () => void): Promise<MailResult> {
    return new Promise((answer) => {
      const work = async () => {
        const kept = find(id);
        if (!kept) return { ok: true } as const;
        const first = await send(kept.enquiry).catch(broken);
        const late = first.ok ? undefined : first.late;
        if (late) answer(first);
        const final = late ? await late.catch(broken) : first;
        try {
          await settle(id, kept.revision, final);
          if (final.ok && !find(id)) options.onDelivered?.(kept.enquiry);
        } catch (error) {
          // What became of the mail is known by now: a mistake after it does not change that.
          report(error);
        }
        return final;
      };
      const end = (result: MailResult) => {
        answer(result);
        giveBack();
      };
      void work().then(end, (error) => end(broken(error)));
    });
  }

  function settle(id: string, revision: number, result: MailResult) {
    return change((all) =>
      all.flatMap((kept) => {
        if (kept.enquiry.id !== id) return kept;
        // Other words were typed while these were on their way: they are still to be sent.
        if (result.ok) return kept.revision === revision ? [] : kept;
        return { ...kept, tries: kept.tries + 1, triedAt: now(), lastReason: result.reason };
      }),
    );
  }

  async function takeInHand(id: string) {
    for (let waited = 0; waited <= patience.totalMs; waited += patience.stepMs) {
      // Delivered meanwhile, perhaps by another tab: there is nothing left to hold.
      if (!find(id)) return () => {};
      const giveBack = await hold(id);
      if (giveBack) return giveBack;
      await pause(patience.stepMs);
    }
    return undefined;
  }

  async function retry(isTurn: (kept: KeptEnquiry) => boolean = () => true) {
    if (isRetrying) return;
    isRetrying = true;
    try {
      if (waiting().length < record.read().length) await change((all) => prune(all, now()));
      for (const { enquiry } of waiting().filter(isTurn)) {
        if (!isOnline()) return;
        const giveBack = await hold(enquiry.id);
        if (!giveBack) continue;
        await attempt(enquiry.id, giveBack);
        await pause(betweenRetriesMs);
      }
    } finally {
      isRetrying = false;
    }
  }

  async function submit(enquiry: Enquiry): Promise<MailResult> {
    await keep(enquiry);
    const giveBack = await takeInHand(enquiry.id);
    return giveBack ? attempt(enquiry.id, giveBack) : { ok: false, reason: 'timeout' };
  }

  return {
    submit: (enquiry) => submit(enquiry).catch(broken),
    retry: () => retry(),
    waiting,
    discard: (id) => change((all) => all.filter(({ enquiry }) => enquiry.id !== id)),
    subscribe: (listener) => record.subscribe(listener),

    start(target = window) {
      const page = target.document;
      const retryAll = () => void retry();
      const retryDue = () => {
        if (page.visibilityState === 'visible') void retry((kept) => isDue(kept, now()));
      };
      retryAll();
      target.addEventListener('online', retryAll);
      page.addEventListener('visibilitychange', retryDue);
      const timer = setInterval(retryDue, retryEveryMs);
      return () => {
        target.removeEventListener('online', retryAll);
        page.removeEventListener('visibilitychange', retryDue);
        clearInterval(timer);
      };
    },
  };
}

/** A service that answers and refuses is asked ever more rarely, at last once an hour. */
function isDue({ lastReason, tries, triedAt = 0 }: KeptEnquiry, now: number) {
  const mayHealSoon = lastReason === undefined || ['network', 'timeout', 'throttled'].includes(lastReason);
  return mayHealSoon || now - triedAt >= Math.min(retryEveryMs * 2 ** tries, 60 * 60 * 1000);
}

function createHolder(now: number) {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;
}
