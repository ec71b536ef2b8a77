import type { Exclusively } from '../storage/exclusively';
import type { Answer } from './mind/distantMind';

/** How one turn of a visitor's writes among the other tabs. */
export interface TurnToWrite {
  /** Takes an answer, and the turn to write that may have come with it: what is written then is written at once. */
  take<T>(answer: Answer<T>): T;
  /** Rejects where the visitor has called the question off: the visitor may have erased all that was kept. */
  write<T>(write: () => T): Promise<T>;
  /** Lets the other tabs write. */
  end(): void;
}

export function createTurnToWrite(exclusively: Exclusively, signal: AbortSignal): TurnToWrite {
  let letGo: (() => void) | undefined;
  function end() {
    letGo?.();
    letGo = undefined;
  }
  return {
    take(answer) {
      end();
      letGo = answer.letGo;
      return answer.value;
    },
    async write<T>(write: () => T) {
      const unlessCalledOff = () => {
        signal.throwIfAborted();
        return write();
      };
      return letGo ? unlessCalledOff() : exclusively(unlessCalledOff);
    },
    end,
  };
}
