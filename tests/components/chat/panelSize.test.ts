import {
  clampSize,
  initialShape,
  resizeTo,
  shownSize,
  sizeAfterKey,
  toggleMaximized,
} from '../../../src/components/chat/panelSize';

const press = (key: string, { isLarge = false, isRtl = false } = {}) =>
  sizeAfterKey({ width: 400, height: 500 }, key, { isLarge, isRtl });

test('the panel opens at 400 by 500 and maximises to 800 by 600 and back', () => {
  expect(shownSize(initialShape)).toEqual({ width: 400, height: 500 });
  const maximized = toggleMaximized(resizeTo({ width: 450, height: 550 }));
  expect(shownSize(maximized)).toEqual({ width: 800, height: 600 });
  expect(shownSize(toggleMaximized(maximized))).toEqual({ width: 450, height: 550 });
});

test('no size leaves 300 to 800 by 400 to 700', () => {
  expect(clampSize({ width: 10, height: 10 })).toEqual({ width: 300, height: 400 });
  expect(clampSize({ width: 9999, height: 9999 })).toEqual({ width: 800, height: 700 });
});

test.each([
  ['ArrowRight', 416, 500],
  ['ArrowLeft', 384, 500],
  ['ArrowUp', 400, 516],
  ['ArrowDown', 400, 484],
  ['Home', 300, 400],
  ['End', 800, 700],
])('%s', (key, width, height) => {
  expect(press(key)).toEqual({ width, height });
});

test('Shift takes steps of 64', () => {
  expect(press('ArrowRight', { isLarge: true })).toEqual({ width: 464, height: 500 });
  expect(press('ArrowDown', { isLarge: true })).toEqual({ width: 400, height: 436 });
});

test('in Arabic ArrowRight shrinks and ArrowLeft grows; up and down stay', () => {
  expect(press('ArrowRight', { isRtl: true })).toEqual({ width: 384, height: 500 });
  expect(press('ArrowLeft', { isRtl: true })).toEqual({ width: 416, height: 500 });
  expect(press('ArrowUp', { isRtl: true })).toEqual({ width: 400, height: 516 });
});

test('other keys are not the handle’s business', () => {
  expect(press('Tab')).toBeUndefined();
  expect(press('a')).toBeUndefined();
});
