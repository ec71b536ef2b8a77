// @vitest-environment jsdom
import { noteEarly, replayEarly, stopEarly } from '../src/early';

afterEach(() => {
  replayEarly();
  document.body.replaceChildren();
});

function addButton() {
  const button = document.createElement('button');
  const label = document.createElement('span');
  button.append(label);
  document.body.append(button);
  const pressed = vi.fn();
  return { button, label, pressed };
}

test('a button pressed before the page answers is pressed again when it does', () => {
  const { button, label, pressed } = addButton();
  noteEarly();
  label.click();
  button.addEventListener('click', pressed);
  replayEarly();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a page that is half awake does not answer it a second time', () => {
  const { button, pressed } = addButton();
  noteEarly();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  replayEarly();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a form is never sent by the browser itself', () => {
  noteEarly();
  const form = document.createElement('form');
  document.body.append(form);
  const submitted = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  form.dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);
});

test('once, and nothing that is pressed later', () => {
  const { button, pressed } = addButton();
  noteEarly();
  button.click();
  replayEarly();
  button.addEventListener('click', pressed);
  replayEarly();
  expect(pressed).not.toHaveBeenCalled();
});

test('a press on something else takes the earlier one back', () => {
  const { button, pressed } = addButton();
  noteEarly();
  button.click();
  document.body.click();
  button.addEventListener('click', pressed);
  replayEarly();
  expect(pressed).not.toHaveBeenCalled();
});

test('a service asked for early is asked for again', () => {
  noteEarly();
  window.dispatchEvent(new CustomEvent('openService', { detail: { slug: 'brand-strategy' } }));
  const asked = vi.fn();
  window.addEventListener('openService', (event) => asked((event as CustomEvent).detail), { once: true });
  replayEarly();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ slug: 'brand-strategy' });
});

test('without a boot script there is nothing to replay', () => {
  expect(() => replayEarly()).not.toThrow();
});

test('a page that broke before it answered gives its buttons back', () => {
  const { button, pressed } = addButton();
  noteEarly();
  button.click();
  stopEarly();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press by mouse is repeated as one', () => {
  const { button, pressed } = addButton();
  noteEarly();
  button.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  button.addEventListener('click', (event) => pressed((event as PointerEvent).pointerType));
  replayEarly();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('mouse');
});
