import { createTimers } from '../../../src/assistant/records/timers';
import { createFakeVisibility } from './fakes';

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
