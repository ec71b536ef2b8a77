import { languageOfText } from '../../../src/components/chat/languageOfText';

test.each([
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
