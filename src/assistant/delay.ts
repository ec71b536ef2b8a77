/** Waits so many milliseconds, or less when the signal ends. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** What comes of something, or undefined where it takes more than so many milliseconds. */
export async function inTime<T>(outcome: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const waiting = new AbortController();
  const patience = delay(milliseconds, waiting.signal).then(() => undefined);
  return Promise.race([outcome, patience]).finally(() => waiting.abort());
}
