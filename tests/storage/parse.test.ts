import { isAmount, isCount, isTime } from '../../src/storage/parse';

const lastMoment = 8.64e15;

test.each([
  [0, true, true, true],
  [7, true, true, true],
  [7.5, true, false, true],
  [lastMoment, true, true, true],
  [lastMoment + 1, false, true, true],
  [9e15, false, true, true],
  [1e300, false, false, true],
  [-1, false, false, false],
  [Number.POSITIVE_INFINITY, false, false, false],
  [Number.NaN, false, false, false],
  ['7', false, false, false],
  [null, false, false, false],
])('%j is a time: %j, a count: %j, an amount: %j', (value, time, count, amount) => {
  expect([isTime(value), isCount(value), isAmount(value)]).toEqual([time, count, amount]);
});

test('whatever counts as a time can be shown', () => {
  expect(new Date(lastMoment).toISOString()).toBe('+275760-09-13T00:00:00.000Z');
});
