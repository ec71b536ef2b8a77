// @vitest-environment jsdom
import { allAwake, noteEarly, replayEarly, stopEarly } from '../src/early';

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

/** A button in a part of the page that is still asleep, and one beside it. */
function addSleeper() {
  const awake = addButton();
  const sleeper = addButton();
  const part = document.createElement('section');
  part.append(sleeper.button);
  document.body.append(part);
  for (const { button, pressed } of [awake, sleeper]) button.addEventListener('click', pressed);
  return { awake, sleeper };
}

test('what is awake answers, and what is asleep when it has woken up, once', () => {
  const { awake, sleeper } = addSleeper();
  noteEarly();
  replayEarly('section');
  awake.button.click();
  sleeper.button.click();
  expect(awake.pressed).toHaveBeenCalledTimes(1);
  expect(sleeper.pressed).not.toHaveBeenCalled();
  replayEarly();
  expect(sleeper.pressed).toHaveBeenCalledTimes(1);
  sleeper.button.click();
  expect(sleeper.pressed).toHaveBeenCalledTimes(2);
});

test('a click that comes alone wakes what it was meant for', () => {
  const { awake, sleeper } = addSleeper();
  const woken = vi.fn();
  noteEarly();
  replayEarly('section');
  window.addEventListener('wake', woken);
  awake.button.click();
  expect(woken).not.toHaveBeenCalled();
  sleeper.button.click();
  window.removeEventListener('wake', woken);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('so does one that came before the app', () => {
  const { sleeper } = addSleeper();
  const woken = vi.fn();
  noteEarly();
  sleeper.button.click();
  window.addEventListener('wake', woken);
  replayEarly('section');
  window.removeEventListener('wake', woken);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('a press from before any part answered is kept for the part it was meant for', () => {
  const { awake, sleeper } = addSleeper();
  noteEarly();
  sleeper.button.click();
  replayEarly('section');
  expect(sleeper.pressed).not.toHaveBeenCalled();
  replayEarly();
  expect(sleeper.pressed).toHaveBeenCalledTimes(1);
  expect(awake.pressed).not.toHaveBeenCalled();
});

test('a service is asked for once, though a part of the page is still asleep', () => {
  addSleeper();
  const asked = vi.fn();
  const listen = (event: Event) => asked((event as CustomEvent).detail);
  const ask = (detail: string) => window.dispatchEvent(new CustomEvent('openService', { detail }));
  noteEarly();
  ask('media-planning');
  window.addEventListener('openService', listen);
  asked.mockClear();
  replayEarly('section');
  ask('brand-strategy');
  replayEarly();
  window.removeEventListener('openService', listen);
  expect(asked.mock.calls).toEqual([['media-planning'], ['brand-strategy']]);
});

test('where the browser went by itself is told when all are awake, and asks them to wake up', () => {
  addSleeper();
  const [moved, woken] = [vi.fn(), vi.fn()];
  noteEarly();
  replayEarly('section');
  window.addEventListener('popstate', moved, { once: true });
  window.addEventListener('wake', woken, { once: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).not.toHaveBeenCalled();
  expect(woken).toHaveBeenCalledTimes(1);
  replayEarly();
  expect(moved).toHaveBeenCalledTimes(1);
});

test('where nothing is asleep, the browser’s ways are nobody else’s business', () => {
  const moved = vi.fn();
  noteEarly();
  replayEarly('section');
  window.addEventListener('popstate', moved, { once: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).toHaveBeenCalledTimes(1);
});

test('whoever would change the page wakes it and waits', async () => {
  addSleeper();
  const woken = vi.fn();
  window.addEventListener('wake', woken, { once: true });
  noteEarly();
  replayEarly('section');
  const changed = vi.fn();
  const change = allAwake().then(changed);
  await Promise.resolve();
  expect(woken).toHaveBeenCalledTimes(1);
  expect(changed).not.toHaveBeenCalled();
  replayEarly();
  await change;
  expect(changed).toHaveBeenCalledTimes(1);
  await allAwake();
});

test('and waits no longer for a page that broke', async () => {
  addSleeper();
  noteEarly();
  replayEarly('section');
  const change = allAwake();
  stopEarly();
  await expect(change).resolves.toBeUndefined();
});
