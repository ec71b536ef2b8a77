import { brandWords } from '../../src/brandWords';
import { pageLanguages } from '../../src/languages';
import { site } from '../../src/site';
import { leaves, namespaces, placeholders, readCatalogue, withoutPlaceholders } from './leaves';

const everyText = pageLanguages.flatMap((language) =>
  namespaces.flatMap((namespace) =>
    leaves(readCatalogue(language, namespace)).map((leaf) => ({ language, namespace, ...leaf })),
  ),
);
const arabicTexts = everyText.filter(({ language }) => language === 'ar');

const [berlin, erbil] = site.offices;
const brandFacts = [
  ...Object.values(site.name),
  ...Object.values(site.promise),
  site.email,
  ...site.offices.flatMap(({ city, street, phone }) => [
    ...Object.values(city),
    ...Object.values(street),
    phone,
  ]),
  ...Object.values(berlin.country),
  ...Object.values(erbil.country),
  'Iraq',
  'العراق',
  String(site.foundedYear),
  '٢٠٢٤',
];

test('no text has blanks at its ends', () => {
  expect(everyText.filter(({ text }) => text !== text.trim())).toEqual([]);
});

test.each(brandFacts)('the brand fact %s is interpolated, never written out', (fact) => {
  expect(everyText.filter(({ text }) => withoutPlaceholders(text).includes(fact))).toEqual([]);
});

test('no storage key of this brand is written out', () => {
  expect(everyText.filter(({ text }) => text.toLowerCase().includes(site.prefix))).toEqual([]);
});

test('every placeholder is a brand word or one of those the legal page passes', () => {
  const known = [...Object.keys(brandWords('en')), 'date', 'mailHost', 'gatewayHost', 'inferenceHost'];
  expect(everyText.flatMap(({ text }) => placeholders(text)).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

test('a placeholder is never misspelt into visible braces', () => {
  expect(everyText.filter(({ text }) => /[{}]/.test(withoutPlaceholders(text)))).toEqual([]);
});

test('neither language uses dashes as decoration or straight quotation marks', () => {
  expect(everyText.filter(({ text }) => /[—–"']/.test(text))).toEqual([]);
});

test('Arabic holds no Latin letter', () => {
  expect(arabicTexts.filter(({ text }) => /\p{Script=Latin}/u.test(withoutPlaceholders(text)))).toEqual([]);
});

test('Arabic writes Arabic-Indic digits', () => {
  expect(arabicTexts.filter(({ text }) => /[0-9\u06F0-\u06F9]/.test(text))).toEqual([]);
});

test('Arabic has its own comma, semicolon, question mark and quotation marks', () => {
  expect(arabicTexts.filter(({ text }) => /[,;?“”‘’]/.test(text))).toEqual([]);
});

test('Arabic carries no nunation but the written alif of the accusative', () => {
  expect(arabicTexts.filter(({ text }) => /[\u064C\u064D]/.test(text))).toEqual([]);
});

test('Arabic isolates the host names, which read from the left', () => {
  const hosts = arabicTexts.filter(({ text }) => /\{\{\w+Host\}\}/.test(text));
  expect(hosts.length).toBeGreaterThan(0);
  expect(
    hosts.filter(({ text }) => /(?<!\u2066)\{\{\w+Host\}\}|\{\{\w+Host\}\}(?!\u2069)/.test(text)),
  ).toEqual([]);
});
