import { timing } from './limits';

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

/**
 * Waits for the moment from which an answer is wanted. A clock that was set back meanwhile makes nobody wait longer than
 * the pause that precedes an answer.
 */
export async function untilAnswer(
  answerAt: number,
  { now = Date.now, signal }: { now?: () => number; signal?: AbortSignal } = {},
): Promise<void> {
  const rest = Math.min(answerAt - now(), timing.answerDelayMs);
  if (rest > 0) await delay(rest, signal);
}

/** What comes of something, or undefined where it takes more than so many milliseconds. */
export async function inTime<T>(outcome: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const waiting = new AbortController();
  const patience = delay(milliseconds, waiting.signal).then(() => undefined);
  return Promise.race([outcome, patience]).finally(() => waiting.abort());
}
