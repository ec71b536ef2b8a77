import { createTimers } from '../../../src/assistant/records/timers';
import { createFakeVisibility } from './fakes';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a task runs again and again while the page is looked at', () => {
  const timers = createTimers(createFakeVisibility().visibility);
  const task = vi.fn();
  timers.every(60_000, task);
  vi.advanceTimersByTime(180_000);
  expect(task).toHaveBeenCalledTimes(3);
  timers.stop();
  vi.advanceTimersByTime(180_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('a task waits for this tab’s turn to write', () => {
  const waiting: (() => unknown)[] = [];
  const timers = createTimers(createFakeVisibility().visibility, Date.now, async (write) => {
    waiting.push(write);
    return undefined as never;
  });
  const task = vi.fn();
  timers.every(minute, task);
  vi.advanceTimersByTime(minute);
  expect(task).not.toHaveBeenCalled();
  waiting[0]?.();
  expect(task).toHaveBeenCalledOnce();
  timers.stop();
});

test('a hidden page runs no timers, and takes them up again when shown', () => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const task = vi.fn();
  timers.every(60_000, task);
  page.turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(task).not.toHaveBeenCalled();
  page.turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledOnce();
});

test('shown twice, a task still runs once each time', () => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const task = vi.fn();
  timers.every(60_000, task);
  page.turn('visible');
  page.turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledOnce();
});

test('a task has its turn in time however often the page is hidden in between', () => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const task = vi.fn();
  timers.every(5 * minute, task);
  // Four minutes in five somebody looks: after five hours the task is due for the sixtieth time.
  for (let look = 1; look <= 60; look += 1) {
    vi.advanceTimersByTime(4 * minute);
    page.turn('hidden');
    vi.advanceTimersByTime(minute);
    page.turn('visible');
  }
  expect(task.mock.calls.length).toBeGreaterThan(45);
});

test('what became due while the page was hidden runs a moment after it is shown, once', () => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const task = vi.fn();
  timers.every(5 * minute, task);
  page.turn('hidden');
  vi.advanceTimersByTime(60 * minute);
  page.turn('visible');
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4 * minute);
  expect(task).toHaveBeenCalledOnce();
});

test('a clock that was set back puts nothing off for longer than a whole interval', () => {
  const page = createFakeVisibility();
  let setBack = 0;
  const timers = createTimers(page.visibility, () => Date.now() - setBack);
  const task = vi.fn();
  timers.every(5 * minute, task);
  page.turn('hidden');
  setBack = 24 * 60 * minute;
  page.turn('visible');
  vi.advanceTimersByTime(5 * minute);
  expect(task).toHaveBeenCalledOnce();
});

test('a page that starts hidden starts no timer', () => {
  const page = createFakeVisibility();
  page.turn('hidden');
  createTimers(page.visibility).every(60_000, () => {});
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['hidden', 'leaving'] as const)('what has to be saved is saved when the page is %s', (state) => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const save = vi.fn();
  timers.whenLeaving(save);
  page.turn(state);
  expect(save).toHaveBeenCalledOnce();
});

test('stopping saves, and nothing runs afterwards', () => {
  const page = createFakeVisibility();
  const timers = createTimers(page.visibility);
  const save = vi.fn();
  timers.whenLeaving(save);
  timers.stop();
  page.turn('leaving');
  expect(save).toHaveBeenCalledOnce();
});
