import { createExclusively } from '../../storage/exclusively';
import { delay } from '../delay';

/** The turns to write that a worker takes for its page. */
export interface PageTurns {
  /** Tells the page its answer once it is the page's turn, which lasts until the page has `written`. */
  take(id: number, tell: () => void): Promise<void>;
  written(id: number): void;
}

/**
 * Answers that the page will write down come with its turn among the tabs: to wait for it here costs the page
 * nothing. A tab that is closed gives its turn back with its worker.
 */
export function createPageTurns(
  locks: LockManager,
  name: string,
  pause: (ms: number) => Promise<void> = delay,
): PageTurns {
  const unwritten = new Set<number>();
  let onWritten = () => {};
  const exclusively = createExclusively(locks, name, async (ms) => {
    while (unwritten.size > 0) {
      await new Promise<void>((resolve) => {
        onWritten = resolve;
      });
    }
    await pause(ms);
  });
  return {
    take: (id, tell) =>
      exclusively(() => {
        tell();
        unwritten.add(id);
      }),
    written(id) {
      unwritten.delete(id);
      onWritten();
    },
  };
}
