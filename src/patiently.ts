/** Waits between the tries, in milliseconds; the last one is kept from then on. */
const waits = [500, 2000, 8000];

/**
 * Fetches a part of the site, and asks again until it comes: on a weak network a part arrives late instead of
 * breaking the page. A browser that comes back online is asked at once.
 *
 * @param load rejects when the part could not be fetched.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await betterMoment(waits[Math.min(failures, waits.length - 1)] ?? 0);
    }
  }
}

function betterMoment(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener('online', go);
  });
}
