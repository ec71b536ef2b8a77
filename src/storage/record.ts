/** A validated value in the browser's storage that several tabs may read and write. */
export interface PersistedRecord<T> {
  /** What is stored now, another tab's writes included. The same object until something changes. */
  read(): T;
  /**
   * Applies a change to what is stored now and returns the new value. A change that returns its argument
   * writes nothing. One that storage would not take may be asked again, for what another tab has stored since.
   */
  update(change: (current: T) => T): T;
  /** Removes the key. */
  clear(): void;
  /** Calls back after a change in this tab or in another one. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface RecordOptions<T> {
  key: string;
  /** From parsed JSON to a value; undefined drops what was stored. */
  parse: (value: unknown) => T | undefined;
  empty: () => T;
  /** Asked for a smaller value while storage is full; undefined when nothing more can go. */
  shrink?: (value: T) => T | undefined;
  /** The page's `localStorage` unless told otherwise. */
  area?: Storage;
}

/** A browser that stores nothing would gather changes without end; what they came to stands until another tab writes. */
const maxHeld = 100;

/** The records of this page with changes that storage would not take, and how each lets go of them. */
const holding = new Set<() => void>();

/** For a visitor who erases what is kept: what storage would not take is gone with what it took. */
export function dropHeld(): void {
  for (const drop of [...holding]) drop();
}

/**
 * A record never throws at its caller. A browser that refuses storage, or stays full after shrinking, keeps
 * the change in memory, for this tab and this visit; the next write that succeeds ends that.
 *
 * Every update starts from what is stored at that moment, so tabs add to each other's writes: a change kept in memory
 * is made anew on what another tab has stored since, the latest hundred of them. Storage is synchronous in a tab but has
 * no lock between tabs: two updates within the same few milliseconds can still meet. What must happen exactly once across
 * tabs needs a lock of its own.
 */
export function createRecord<T>(options: RecordOptions<T>): PersistedRecord<T> {
  const { key, parse, empty, shrink } = options;
  const listeners = new Set<() => void>();
  /** The latest changes that storage would not take, oldest first; none while storage works. */
  let held: ((current: T) => T)[] = [];
  /** The last text read and what it meant, with the changes held, so that reading again costs a comparison. */
  let seen: { text: string | null; value: T } | undefined;

  function letGo() {
    held = [];
    seen = undefined;
    holding.delete(drop);
  }

  function drop() {
    letGo();
    notify();
  }

  /** With cookies blocked, naming `localStorage` throws; some embedded browsers have the name and nothing behind it. */
  function area(): Storage | undefined {
    return options.area ?? globalThis.localStorage ?? undefined;
  }

  function readText(): string | null {
    try {
      return area()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function read(): T {
    const text = readText();
    if (!seen || seen.text !== text) {
      seen = { text, value: held.reduce((value, change) => change(value), interpret(text)) };
    }
    return seen.value;
  }

  function interpret(text: string | null): T {
    if (text === null) return empty();
    try {
      return parse(JSON.parse(text)) ?? empty();
    } catch (error) {
      if (error instanceof SyntaxError) return empty();
      throw error;
    }
  }

  /** Stores the outcome of a change, or holds the change. */
  function write(value: T, change: (current: T) => T): T {
    let candidate: T | undefined = value;
    let length = Number.POSITIVE_INFINITY;
    while (candidate !== undefined) {
      const text = JSON.stringify(candidate);
      // A shrink that does not shrink would ask forever.
      if (text.length >= length) break;
      length = text.length;
      if (tryWrite(text)) {
        letGo();
        seen = { text, value: candidate };
        return candidate;
      }
      candidate = shrink?.(candidate);
    }
    held = [...held, change].slice(-maxHeld);
    holding.add(drop);
    seen = { text: readText(), value };
    return value;
  }

  /** False where storage is full or refused; which of the two, browsers do not agree on telling. */
  function tryWrite(text: string): boolean {
    try {
      const storage = area();
      storage?.setItem(key, text);
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  function notify() {
    for (const listener of [...listeners]) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key is another tab's `clear()`.
    if (event.key === key || event.key === null) notify();
  }

  return {
    read,
    update(change) {
      const current = read();
      const next = change(current);
      if (next === current) return current;
      const written = write(next, change);
      notify();
      return written;
    },
    clear() {
      letGo();
      try {
        area()?.removeItem(key);
      } catch {
        // Refused storage holds nothing to remove.
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
