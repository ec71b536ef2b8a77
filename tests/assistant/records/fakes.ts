import type { Timers } from '../../../src/assistant/records/timers';
import type { PageState, PageVisibility } from '../../../src/storage/visibility';

/** A clock that moves only when told. */
export function createClock(start = Date.UTC(2026, 0, 5, 9, 0, 0)) {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

/** Timers that run when the test says so; `run` takes the interval a task was registered with. */
export function createManualTimers() {
  const tasks: { milliseconds: number; task: () => void }[] = [];
  const leaving: (() => void)[] = [];
  const timers: Timers & { run(milliseconds: number): void; leave(): void } = {
    every: (milliseconds, task) => tasks.push({ milliseconds, task }),
    whenLeaving: (task) => leaving.push(task),
    stop: () => {},
    run(milliseconds) {
      const due = tasks.filter((each) => each.milliseconds === milliseconds);
      if (due.length === 0) throw new Error(`Nothing runs every ${milliseconds} ms.`);
      for (const { task } of due) task();
    },
    leave() {
      for (const task of leaving) task();
    },
  };
  return timers;
}

/** A page that is shown, hidden and left when told. */
export function createFakeVisibility() {
  const listeners = new Set<(state: PageState) => void>();
  let hidden = false;
  const visibility: PageVisibility = {
    isHidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    visibility,
    turn(state: PageState) {
      hidden = state !== 'visible';
      for (const listener of listeners) listener(state);
    },
  };
}
