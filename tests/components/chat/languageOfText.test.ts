import { languageOfText } from '../../../src/components/chat/languageOfText';

test.each([
  ['Arbelin تقدّم خدمات التسويق', 'ar'],
  ['We work with شركة النور', 'en'],
  ['Hello', 'en'],
  ['مرحباً بك في Arbelin', 'ar'],
  ['سوپاس بۆ پەیوەندیکردنتان', 'ckb'],
  ['Vielen Dank für Ihre Nachricht.', 'de'],
  ['Mesajınız için teşekkür ederiz.', 'tr'],
  ['Arbelin أربلين', 'en'],
  ['2026, 50%', undefined],
  ['Здравствуйте', undefined],
])('%s: %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each([
  ['SEO و Google Ads و Meta Ads', 'ar', 'ar'],
  ['Beşiktaş is a client in our example.', 'en', 'en'],
  ['Thank you for writing.', 'ar', 'en'],
  ['Vielen Dank', 'de', 'de'],
  ['+49 30', 'ar', undefined],
  ['مرحباً', 'other', 'ar'],
] as const)('%s, written by somebody who writes %s: %s', (text, written, language) => {
  expect(languageOfText(text, written)).toBe(language);
});
