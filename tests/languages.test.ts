import {
  clockTime,
  formatNumber,
  languages,
  listItems,
  otherLanguage,
  pageLanguages,
  spellNumber,
  toPageLanguage,
} from '../src/languages';

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
  expect(spellNumber(2024, 'ar')).toBe('٢٠٢٤');
});

test.each([
  ['en', '00:05'],
  ['ar', '٠٠:٠٥'],
] as const)('five past midnight is %s %s, by the clock of the place', (language, expected) => {
  expect(clockTime(Date.UTC(2026, 2, 14, 0, 5), language, 'UTC')).toBe(expected);
  expect(clockTime(Date.UTC(2026, 2, 13, 21, 5), language, 'Asia/Baghdad')).toBe(expected);
});

test.each(pageLanguages)('small numbers and lists in %s read as the standard writes them', (language) => {
  const { locale } = languages[language];
  const number = new Intl.NumberFormat(locale);
  for (const value of [0, 7, 10, 365, 999, 1000, 20_450, -3, 0.5])
    expect(formatNumber(value, language)).toBe(number.format(value));
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  for (const value of [52.52, 36.1, 7]) expect(spellNumber(value, language, 2)).toBe(degrees.format(value));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const items = ['واحد', 'Zwei', 'three', '٤'];
  for (let count = 0; count <= items.length; count += 1)
    expect(listItems(items.slice(0, count), language)).toBe(list.format(items.slice(0, count)));
});
