import { atOnce, type Exclusively } from '../../storage/exclusively';
import type { PageVisibility } from '../../storage/visibility';

export interface Timers {
  /** Runs a task again and again while somebody is looking at the page, in this tab's turn to write. */
  every(milliseconds: number, task: () => void): void;
  /** Runs a task when the page is hidden or left: the last moment at which saving is certain. */
  whenLeaving(task: () => void): void;
  /** Saves as if the page were left, and stops everything. A script in Node needs this to end. */
  stop(): void;
}

/** A page that is shown again has its visitor to serve first: what became due meanwhile runs a moment later. */
const afterShownMs = 1000;

/**
 * The timers of the assistant's records. Hidden pages run none; what is kept ages all the same, so that a task has its
 * turn when the time it was due at has come, however often the page was hidden in between.
 */
export function createTimers(
  visibility: PageVisibility,
  now = Date.now,
  exclusively: Exclusively = atOnce,
): Timers {
  const repeated: { milliseconds: number; task: () => void; dueAt: number }[] = [];
  const leaving: (() => void)[] = [];
  const running = new Set<ReturnType<typeof setTimeout>>();

  const start = (each: (typeof repeated)[number], waitMs: number) => {
    const timer = setTimeout(() => {
      running.delete(timer);
      each.dueAt = now() + each.milliseconds;
      start(each, each.milliseconds);
      void exclusively(each.task);
    }, waitMs);
    running.add(timer);
  };
  const pause = () => {
    for (const timer of running) clearTimeout(timer);
    running.clear();
  };

  const resume = () => {
    for (const each of repeated) {
      // A clock that was set back must not make a task wait for longer than ever.
      const left = Math.min(each.dueAt - now(), each.milliseconds);
      start(each, Math.max(left, afterShownMs));
    }
  };

  const unsubscribe = visibility.subscribe((state) => {
    pause();
    if (state === 'visible') resume();
    else for (const task of leaving) task();
  });

  return {
    every(milliseconds, task) {
      const each = { milliseconds, task, dueAt: now() + milliseconds };
      repeated.push(each);
      if (!visibility.isHidden()) start(each, milliseconds);
    },
    whenLeaving(task) {
      leaving.push(task);
    },
    stop() {
      for (const task of leaving) task();
      pause();
      unsubscribe();
      repeated.length = 0;
      leaving.length = 0;
    },
  };
}
