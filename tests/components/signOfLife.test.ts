// @vitest-environment jsdom
import { vi } from 'vitest';
import { onSignOfLife } from '../../src/components/signOfLife';

let stop = () => {};

function wait() {
  const act = vi.fn();
  stop = onSignOfLife(act);
  return act;
}

afterEach(() => {
  stop();
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
