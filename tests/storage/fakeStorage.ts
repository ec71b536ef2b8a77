/** A `Storage` in memory. `capacity` in characters of values; over it, writing fails the way browsers fail. */
export function createFakeStorage({ capacity = Number.POSITIVE_INFINITY } = {}) {
  const items = new Map<string, string>();
  const area: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem: (key, value) => {
      const others = [...items].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (others + value.length > capacity) throw new DOMException('Storage is full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  return area;
}

/** A `Storage` that a browser refuses: every access throws. */
export function createRefusedStorage(): Storage {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  return {
    get length(): number {
      return refuse();
    },
    clear: refuse,
    getItem: refuse,
    key: refuse,
    removeItem: refuse,
    setItem: refuse,
  };
}
