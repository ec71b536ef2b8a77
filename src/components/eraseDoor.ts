/**
 * A visitor who erases this site's data erases what the page holds in memory too. Whoever holds something asks to
 * be told: code that never came holds nothing, and nothing is fetched in order to be emptied.
 */
const listeners = new Set<() => void>();

/** Returns the way to stop. */
export function whenErased(forget: () => void): () => void {
  listeners.add(forget);
  return () => {
    listeners.delete(forget);
  };
}

export function forgetAll(): void {
  for (const forget of [...listeners]) forget();
}
