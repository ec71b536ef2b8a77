import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { inOwnLanguage, withoutShown } from '../../../src/assistant/moderation/shown';

const own = (text: string) => splitSentences(text).map(inOwnLanguage).join('');

test('a slogan in quotes is left out where the sentence says more', () => {
  expect(withoutShown('Your line «نام أولادي» sells beds.')).toBe('Your line   sells beds.');
  expect(withoutShown('"Bread first."')).toBe('"Bread first."');
});

test('a long quotation is somebody speaking', () => {
  const text = 'She told us: "I am a language model that was trained by a company in the north." And so on.';
  expect(withoutShown(text)).toBe(text);
});

test('an Arabic sentence is learned without the words of other languages that it shows', () => {
  expect(own('تكفي عبارة "Hoş geldiniz" على الواجهة.')).toBe(own('تكفي عبارة على الواجهة.'));
  expect(own('تكفي عبارة «بەخێربێن» على الواجهة.')).toBe(own('تكفي عبارة على الواجهة.'));
  expect(own('تكفي عبارة «أهلا بكم» على الواجهة.')).toContain('اهلا بكم');
  expect(own('A sign with "Hoş geldiniz" is enough.')).toContain('hoş geldiniz');
});
