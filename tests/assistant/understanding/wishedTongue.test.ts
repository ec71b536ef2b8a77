import { wishedTongue } from '../../../src/assistant/understanding/wishedTongue';

test.each([
  ['Please answer me in Kurdish', 'ckb'],
  ['Can we continue in German please?', 'de'],
  ['Speak Turkish with me, please', 'tr'],
  ['could you reply in german', 'de'],
  ['Kurdish please', 'ckb'],
  ['Kurdi please', 'ckb'],
  ['please German', 'de'],
  ['Turkish only please', 'tr'],
  ['كردي لو سمحت', 'ckb'],
  ['in Turkish please', 'tr'],
  ['Hello, can we talk in Sorani?', 'ckb'],
  ['جاوبني بالكردي', 'ckb'],
  ['ممكن نحكي بالألماني لو سمحت', 'de'],
  ['هل يمكن أن نتحدث بالتركية', 'tr'],
  ['احجي وياي كردي', 'ckb'],
])('%s: a wish for %s', (text, tongue) => {
  expect(wishedTongue(text)).toBe(tongue);
});

test.each([
  'Do you speak German?',
  'We need a website in German',
  'Can you answer our customers in Turkish?',
  'My customers speak Kurdish with me',
  'Can we continue in English please?',
  'Please do not answer in German',
  'Our shop sells Turkish coffee',
  'We need content in Arabic, German, English and Kurdish',
  'Our menu is in English, Kurdish, Arabic',
  'Our followers mostly reply in Kurdish',
  'Our audience chat in German',
  'We have a brochure, could you write it in Kurdish?',
  'Kurdish',
  'Kurdish ads please',
  'please, German customers only',
  'كردي',
  'نريد محتوى بالعربية، بالكردية، بالإنجليزية',
  'هل تتكلم كردي؟',
  'نحتاج ردود بالكردي',
  'Can you write ads in Kurdish?',
  'هل تتكلمون الكردية؟',
  'زبائني يتكلمون كردي',
  'نريد إعلان بالكردي',
  'ممكن نحكي بالعربي',
])('%s: none', (text) => {
  expect(wishedTongue(text)).toBeUndefined();
});
