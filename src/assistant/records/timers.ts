import type { PageVisibility } from '../../storage/visibility';

export interface Timers {
  /** Runs a task again and again while somebody is looking at the page. */
  every(milliseconds: number, task: () => void): void;
  /** Runs a task when the page is hidden or left: the last moment at which saving is certain. */
  whenLeaving(task: () => void): void;
  /** Saves as if the page were left, and stops everything. A script in Node needs this to end. */
  stop(): void;
}

/** The timers of the assistant's records. Hidden pages run none: nothing ages while nobody writes. */
export function createTimers(visibility: PageVisibility): Timers {
  const repeated: { milliseconds: number; task: () => void }[] = [];
  const leaving: (() => void)[] = [];
  let running: ReturnType<typeof setInterval>[] = [];

  const start = ({ milliseconds, task }: (typeof repeated)[number]) => {
    running.push(setInterval(task, milliseconds));
  };
  const pause = () => {
    for (const timer of running) clearInterval(timer);
    running = [];
  };

  const unsubscribe = visibility.subscribe((state) => {
    pause();
    if (state === 'visible') for (const each of repeated) start(each);
    else for (const task of leaving) task();
  });

  return {
    every(milliseconds, task) {
      repeated.push({ milliseconds, task });
      if (!visibility.isHidden()) start({ milliseconds, task });
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
