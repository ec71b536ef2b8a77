// @vitest-environment jsdom
import { vi } from 'vitest';
import { onIdleAfterSign, onSignOfLife } from '../../src/components/signOfLife';

let stop = () => {};

function wait() {
  const act = vi.fn();
  stop = onSignOfLife(act);
  return act;
}

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('a visit that only looks gives no sign of life', () => {
  const act = wait();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('resize'));
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
])('the first %s is one, and the second is not', (sign) => {
  const act = wait();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(act).toHaveBeenCalledTimes(1);
});

test('it is seen though the part it is meant for keeps it to itself', () => {
  const act = wait();
  const button = document.createElement('button');
  button.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(button);
  button.click();
  expect(act).toHaveBeenCalledTimes(1);
});

test('an address that names a section is one', () => {
  window.history.replaceState(null, '', '/#work');
  expect(wait()).toHaveBeenCalledTimes(1);
});

test('the focus that was placed before the script came is one', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(wait()).toHaveBeenCalledTimes(1);
});

test('whoever has stopped waiting is not called', () => {
  const act = wait();
  stop();
  window.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});

test('what may come later waits for an idle moment after it', () => {
  let atIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    atIdle = callback;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const act = vi.fn();
  stop = onIdleAfterSign(act);
  window.dispatchEvent(new Event('scroll'));
  expect(act).not.toHaveBeenCalled();
  atIdle();
  expect(act).toHaveBeenCalledTimes(1);
});

test('or for two seconds, where the browser tells of no idle moment, unless nobody waits for it by then', () => {
  vi.useFakeTimers();
  const [first, second] = [vi.fn(), vi.fn()];
  stop = onIdleAfterSign(first);
  const stopSecond = onIdleAfterSign(second);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1999);
  expect(first).not.toHaveBeenCalled();
  stopSecond();
  vi.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});
