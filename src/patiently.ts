/** Waits between the tries, in milliseconds; the last one is kept from then on. */
const waits = [500, 2000, 8000, 30_000, 60_000];

/** Tries for a part that a visitor waits for: some ten seconds, and whatever each try takes. */
export const triesForVisitor = 4;

/**
 * Fetches a part of the site, and asks again until it comes: on a weak network a part arrives late instead of
 * breaking the page. A browser that comes back online is asked at once.
 *
 * @param load rejects when the part could not be fetched.
 * @param tries after so many failures the last one is passed on. Without end for what nobody waits for.
 */
export async function patiently<T>(load: () => Promise<T>, tries = Number.POSITIVE_INFINITY): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures >= tries) throw error;
      await betterMoment(waits[Math.min(failures, waits.length) - 1] ?? 0);
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
