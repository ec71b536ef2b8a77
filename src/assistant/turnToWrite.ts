import type { Exclusively } from '../storage/exclusively';
import type { Answer } from './mind/distantMind';

/** How one turn of a visitor's writes among the other tabs. */
export interface TurnToWrite {
  /** Takes an answer, and the turn to write that may have come with it: what is written then is written at once. */
  take<T>(answer: Answer<T>): T;
  /** Rejects where the visitor has called the question off: the visitor may have erased all that was kept. */
  write<T>(write: () => T): Promise<T>;
}

export function createTurnToWrite(
  exclusively: Exclusively,
  signal: AbortSignal,
  now: () => number = Date.now,
): TurnToWrite {
  let writesUntil = 0;
  return {
    take(answer) {
      writesUntil = answer.writesUntil ?? 0;
      return answer.value;
    },
    async write<T>(write: () => T) {
      const unlessCalledOff = () => {
        signal.throwIfAborted();
        return write();
      };
      return now() < writesUntil ? unlessCalledOff() : exclusively(unlessCalledOff);
    },
  };
}
