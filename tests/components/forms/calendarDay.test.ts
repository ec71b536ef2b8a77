import { calendarDayOf, isCalendarDay, msUntilTomorrow } from '../../../src/components/forms/calendarDay';

test('today is the day on the visitor’s own clock, up to the last second', () => {
  expect(calendarDayOf(new Date(2030, 0, 9, 23, 59, 59))).toBe('2030-01-09');
  expect(calendarDayOf(new Date(2030, 0, 10, 0, 0, 0))).toBe('2030-01-10');
});

test.each([
  ['2028-02-29', true],
  ['2030-02-29', false],
  ['2030-13-01', false],
  ['2030-1-1', false],
  ['٢٠٣٠-٠١-٠١', false],
  ['', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});

test('tomorrow begins at midnight', () => {
  expect(msUntilTomorrow(new Date(2030, 11, 31, 23, 59, 30))).toBe(30_000);
});
