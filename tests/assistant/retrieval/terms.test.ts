import { stems } from '../../../src/assistant/retrieval/stem';
import { readText } from '../../../src/assistant/retrieval/terms';

const phraseOf = (text: string) => readText(text).phrase.join(' ');

test.each([
  ['What are your prices?', "what's your pricing"],
  ['Who would look after my project?', 'who manages my account'],
  ['How much would it cost?', 'how much is the price'],
  ['Are you a real company?', 'are you legit'],
  ['ما أسعاركم؟', 'شنو اسعاركم'],
  ['كم يستغرق المشروع؟', 'شكد ياخذ المشروع'],
  ['أين مكتبكم؟', 'وين مكتبكم'],
  ['لماذا أختاركم؟', 'ليش اختاركم'],
])('%s reads as %s', (one, other) => {
  const alike = readText(other).phrase.filter((word) => readText(one).phrase.includes(word));
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.length).toBeGreaterThanOrEqual(readText(other).phrase.length - 1);
});

test('what is yours and what is mine stay different questions', () => {
  expect(phraseOf('شركتكم')).not.toBe(phraseOf('شركتنا'));
  expect(phraseOf('your company')).not.toBe(phraseOf('my company'));
});

test.each([
  ['بدبي', 'دبي'],
  ['لقطر', 'قطر'],
  ['وبمصر', 'مصر'],
  ['بالمانيا', 'المانيا'],
])('a particle of one letter hides no short word: %s', (written, word) => {
  expect(readText(written).phrase).toEqual(readText(word).phrase);
});

test.each([
  ['يكتبلي', 'يكتب'],
  ['يصورلنا', 'يصور'],
  ['اعملولي', 'اعمل'],
  ['سوولنا', 'سو'],
  ['توصلنا', 'توصل'],
  ['محصولنا', 'محصول'],
  ['وصولنا', 'وصول'],
])('“for me” and “for us” leave the verb as it is: %s', (written, verb) => {
  expect(stems(written)[0]).toBe(stems(verb)[0]);
});

test('a sum reads as money, a year does not', () => {
  expect(phraseOf('20k')).toBe('money');
  expect(phraseOf('عندي ٣٠٠٠ فقط')).toContain('money');
  expect(phraseOf('since 2024')).toContain('2024');
});

test('tokens under three characters are not counted', () => {
  expect(readText('go up to TV').terms).not.toContain('go');
  expect(readText('ai').terms).toEqual([]);
  expect(readText('roi').terms).toContain('roi');
});

test('extracted keywords are longer than three characters, no stop words, and ten at most', () => {
  expect(readText('what about our seo campaign, and clay').keywords).toEqual(['campaign', 'clay']);
  const many = 'alpha bravo charlie delta echoes foxtrot golfer hotels indigo juliet kilogram limab';
  expect(readText(many).keywords).toHaveLength(10);
});

test('words too short to be extracted are offered as they are', () => {
  expect(readText('your seo and roi').short).toEqual(expect.arrayContaining(['seo', 'roi']));
});
