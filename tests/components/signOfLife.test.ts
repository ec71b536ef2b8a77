// @vitest-environment jsdom
import { vi } from 'vitest';
import { onIdleAfterSign, onSignOfLife } from '../../src/components/signOfLife';

let stop = () => {};

function wait() {
  const act = vi.fn();
  stop = onSignOfLife(act);
  return act;
}

/** Whoever waits is told a frame later. */
const frame = () => vi.advanceTimersByTimeAsync(20);
const stillMs = 250;

beforeEach(() => vi.useFakeTimers());

afterEach(async () => {
  stop();
  // Whoever waits in the next test comes after those of this one.
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('a visit that only looks gives no sign of life', async () => {
  const act = wait();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('resize'));
  await frame();
  expect(act).not.toHaveBeenCalled();
});

test.each([
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'popstate',
  'openService',
  'wake',
])('the first %s is one, and the second is not', async (sign) => {
  const act = wait();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  await frame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('it is seen though the part it is meant for keeps it to itself', async () => {
  const act = wait();
  const button = document.createElement('button');
  button.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(button);
  button.click();
  await frame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('an address that names a section is one', async () => {
  window.history.replaceState(null, '', '/#work');
  const act = wait();
  await frame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the focus that was placed before the script came is one', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const act = wait();
  await frame();
  expect(act).toHaveBeenCalledTimes(1);
});

test('those who wait are told one after another, a frame apart', async () => {
  const told: string[] = [];
  onSignOfLife(() => told.push('first'));
  onSignOfLife(() => told.push('second'));
  window.dispatchEvent(new Event('scroll'));
  expect(told).toEqual([]);
  await frame();
  expect(told).toEqual(['first']);
  await frame();
  expect(told).toEqual(['first', 'second']);
});

test.each([
  ['before the sign', false],
  ['after it', true],
])('whoever has stopped waiting %s is not called', async (_, isLate) => {
  const act = wait();
  if (!isLate) stop();
  window.dispatchEvent(new Event('keydown'));
  if (isLate) stop();
  await frame();
  expect(act).not.toHaveBeenCalled();
});

test('what may come later waits until the page stands still, and for an idle moment', async () => {
  let atIdle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    atIdle = callback;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const act = vi.fn();
  stop = onIdleAfterSign(act);
  window.dispatchEvent(new Event('scroll'));
  for (let way = 0; way < 1000; way += 40) {
    vi.stubGlobal('scrollY', way);
    await frame();
  }
  expect(atIdle).toBeUndefined();
  await vi.advanceTimersByTimeAsync(stillMs);
  expect(act).not.toHaveBeenCalled();
  atIdle?.();
  expect(act).toHaveBeenCalledTimes(1);
});

test('or for two seconds, where the browser tells of no idle moment, unless nobody waits for it by then', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  stop = onIdleAfterSign(first);
  const stopSecond = onIdleAfterSign(second);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(first).not.toHaveBeenCalled();
  stopSecond();
  await vi.advanceTimersByTimeAsync(40 + stillMs);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});
