import arabicTexts from '../../../locales/ar/assistant.json';
import arabicPhrases from '../../../locales/ar/embedded.json';
import englishPhrases from '../../../locales/en/embedded.json';
import { findSources } from '../../../src/components/inspector/findSources';

const keysOf = (reply: string) => findSources(reply).map(({ file, key }) => `${file} ${key}`);

test('a composed reply names its texts in the order in which they stand', () => {
  const { replies, asks } = englishPhrases;
  expect(keysOf(`${replies.offTopic}\n\n${asks.business[0]}`)).toEqual([
    'locales/en/embedded.json replies.offTopic',
    'locales/en/embedded.json asks.business.0',
  ]);
  expect(keysOf(arabicPhrases.replies.offTopic)).toEqual(['locales/ar/embedded.json replies.offTopic']);
});

test('what is filled into a text does not hide it', () => {
  const redirect = arabicTexts.redirect.other.replace(/\{\{\w+\}\}/g, '\u2066hello@agency.test\u2069');
  expect(keysOf(redirect)).toContain('locales/ar/assistant.json redirect.other');
});

test('a model’s own words come from nowhere', () => {
  expect(
    keysOf('A launch campaign brings the first customers. Whom does your bakery want to reach?'),
  ).toEqual([]);
});
