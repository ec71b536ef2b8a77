import { formatNumber, otherLanguage, toPageLanguage } from '../src/languages';

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['ar', 'ar'],
  ['ar-IQ', 'ar'],
  ['AR_eg', 'ar'],
  ['de', undefined],
  ['arc', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%s is the page language %s', (tag, expected) => {
  expect(toPageLanguage(tag)).toBe(expected);
});

test('the two languages are each other’s other', () => {
  expect(otherLanguage('en')).toBe('ar');
  expect(otherLanguage('ar')).toBe('en');
});

test('numerals follow the language and never the device', () => {
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(formatNumber(1234.5, 'ar')).toBe('١٬٢٣٤٫٥');
  expect(formatNumber(2024, 'ar', { useGrouping: false })).toBe('٢٠٢٤');
});
