import { createRecord } from '../../storage/record';
import type { Timers } from './timers';

export interface Journal<Stored, Item> {
  /** Notes an item, to be saved with the next save. Without consent nothing is noted. */
  add(item: Item): void;
  /** Writes what was noted since the last save. */
  save(): void;
  /** What is stored, and what waits to be; nothing of either without consent. */
  read(): Stored;
  /** Changes what is stored already. Without consent nothing is changed. */
  amend(change: (stored: Stored) => Stored): void;
  /** Drops what waits: the visitor erases what is kept, or withdraws the consent, and may give it anew before the next save. */
  forget(): void;
}

export interface JournalOptions<Stored, Item> {
  key: string;
  parse: (value: unknown) => Stored | undefined;
  empty: () => Stored;
  /** Joins items to what is stored, within the caps. */
  append: (stored: Stored, items: readonly Item[]) => Stored;
  shrink: (stored: Stored) => Stored | undefined;
  /** The visitor's consent, asked each time: it may be given or withdrawn in between. */
  isAllowed: () => boolean;
  saveEveryMs: number;
  timers: Timers;
  area?: Storage | undefined;
}

/**
 * A list that grows in memory and is written now and then, and when the page is left. Only this tab's own
 * items are joined to what is stored at that moment, so tabs do not lose each other's. Items that wait when
 * consent is withdrawn are never written.
 */
export function createJournal<Stored, Item>(options: JournalOptions<Stored, Item>): Journal<Stored, Item> {
  const { key, parse, empty, append, shrink, isAllowed, area } = options;
  const record = createRecord<Stored>({ key, parse, empty, shrink, ...(area ? { area } : {}) });
  let waiting: Item[] = [];

  function save() {
    const items = waiting;
    waiting = [];
    if (items.length > 0 && isAllowed()) record.update((stored) => append(stored, items));
  }

  options.timers.every(options.saveEveryMs, save);
  options.timers.whenLeaving(save);

  return {
    add(item) {
      if (isAllowed()) waiting.push(item);
      else waiting = [];
    },
    save,
    read() {
      if (isAllowed()) return append(record.read(), waiting);
      waiting = [];
      return empty();
    },
    amend(change) {
      if (isAllowed()) record.update(change);
    },
    forget() {
      waiting = [];
    },
  };
}
