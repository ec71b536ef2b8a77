import { parseKept } from '../../src/mail/kept';
import { createOutbox, type OutboxOptions } from '../../src/mail/outbox';
import { createExclusively } from '../../src/storage/exclusively';
import { createRecord } from '../../src/storage/record';

/** A browser's localStorage and locks, shared by the tabs that a test opens. */
export function createBrowser() {
  const items = new Map<string, string>();
  const area = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  } satisfies Storage;

  const held = new Map<string, object>();
  const queue = new Map<string, (() => void)[]>();

  function release(name: string) {
    held.delete(name);
    queue.get(name)?.shift()?.();
  }

  /** The part of a LockManager that is used: one holder at a time, `ifAvailable`, a queue for the others. */
  function createLocks(tab: object) {
    const request = async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as (lock: object | null) => unknown;
      const [options] = rest as [LockOptions];
      const isPatient = !options.ifAvailable;
      if (held.has(name) && !isPatient) return callback(null);
      while (held.has(name)) {
        await new Promise<void>((resolve) => queue.set(name, [...(queue.get(name) ?? []), resolve]));
      }
      held.set(name, tab);
      try {
        return await callback({ name });
      } finally {
        if (held.get(name) === tab) release(name);
      }
    };
    return { request, query: async () => ({}) } as unknown as LockManager;
  }

  return {
    stored: () => area.getItem('arbelin_outbox'),
    openTab(options: Partial<OutboxOptions> & Pick<OutboxOptions, 'send'>, { hasLocks = true } = {}) {
      const tab = {};
      let isOpen = true;
      const record = createRecord({ key: 'arbelin_outbox', parse: parseKept, empty: () => [], area });
      const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
      const locks = hasLocks ? createLocks(tab) : undefined;
      const outbox = createOutbox({
        record,
        name: 'arbelin_outbox',
        locks,
        exclusively: createExclusively(locks, 'arbelin_outbox', pause),
        report(error) {
          throw error;
        },
        now: () => 0,
        pause,
        ...options,
        // A closed tab's code never runs again, so neither does what comes after its request.
        send: async (enquiry) => {
          const result = await options.send(enquiry);
          return isOpen ? result : new Promise(() => {});
        },
      });
      const close = () => {
        isOpen = false;
        for (const [name, holder] of [...held]) if (holder === tab) release(name);
      };
      return { ...outbox, close };
    },
  };
}

/** A promise that a test settles when it likes. */
export function createPending<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
