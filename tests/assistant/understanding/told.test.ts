import { namesSum, readBudget } from '../../../src/assistant/understanding/budget';
import { statesTimeline, tellsOfPast } from '../../../src/assistant/understanding/timeline';
import { listTold } from '../../../src/assistant/understanding/told';

test.each<[string[], string[]]>([
  [
    ['I own a restaurant', 'more guests on weekdays', 'in two months', 'about $8000'],
    ['industry (food)', 'goal', 'timeline', 'budget (8000)'],
  ],
  [['we sell to dentists in Jordan'], ['industry (healthcare)', 'audience']],
  [['how much is a logo?', 'where are you'], []],
  [['need a rough price', 'we want a quote for a video', 'نريد نعرف السعر'], []],
  [['we want to lower our cost per lead'], ['goal']],
  [['ما بدي جاوب', 'مابدي احكي عن شركتي', 'I do not want a meeting'], []],
  [['I want more guests, but no calls please'], ['goal']],
  [
    ['عندي مطعم ببغداد', 'زباين اكثر', 'بعد شهرين'],
    ['industry (food)', 'goal', 'timeline'],
  ],
])('%s tells %s', (texts, told) => {
  expect(listTold(texts)).toEqual(told);
});

test.each([
  'in two months',
  'next week',
  'by March',
  'before Ramadan',
  'as soon as possible',
  'we open in early May',
  '3 weeks',
  'بعد شهرين',
  'خلال ٣ شهور',
  'الشهر القادم',
  'قبل رمضان',
  'في مارس',
  'بأسرع وقت',
  'السنة الجاية',
])('says when: %s', (text) => {
  expect(statesTimeline(text)).toBe(true);
});

test.each([
  'we may need a logo',
  'two shops in Erbil',
  'how long does it take',
  'more customers',
  'كم سعركم',
  'في بغداد',
  'عندي محلين',
])('says no time: %s', (text) => {
  expect(statesTimeline(text)).toBe(false);
});

test.each([
  ['we were with an agency for three years', true],
  ['the talks ended in March', true],
  ['guests vanish every winter', true],
  ['كنا نعلن في رمضان', true],
  ['صارلنا خمس سنين بالسوق', true],
  ['فتحنا قبل سنتين', true],
  ['قبل شهر رمضان', false],
  ['posts every day please', false],
  ['I talked to my partner: next month', false],
  ['كل شي جاهز بعد شهرين', false],
  ['the launch was moved to May', false],
  ['we need it before winter', false],
  ['in two months', false],
  ['نريد نفتح بعد شهرين', false],
])('“%s” tells of the past: %s', (text, expected) => {
  expect(tellsOfPast(text)).toBe(expected);
});

test.each([
  ['about 3000 euros a month', true],
  ['خمسة آلاف دولار بالشهر', true],
  ['عندي مليون دينار بس', true],
  ['around 40000 EGP', true],
  ['the last agency took 4000 dollars from us', false],
  ['our product sells for 90 euros', false],
  ['يباع المنتج بسعر ٢٠ دولار', false],
  ['we have 250 employees', false],
  ['A coffee costs 3 euros at our place', false],
  ['our rooms are 90 euros a night', false],
  ['50 pounds of coffee', false],
  ['a room costs 150000 dinars a night', false],
  ['above 5000 dollars', true],
  ['عندي ثلاثة فروع', false],
])('“%s” names a sum to be spent: %s', (text, expected) => {
  expect(namesSum(text)).toBe(expected);
});

test.each([
  ['facebook boosts, 300 dollars gone and not one call', undefined],
  ['we spent 3000 dollars on ads', undefined],
  ['صرفنا ٥٠٠ دولار بدون فايدة', undefined],
  ['we want to spend 3000 dollars', '3000'],
  ['عندي ٥٠٠ دولار', '500'],
])('what is spent is no budget: %s', (text, budget) => {
  expect(readBudget(text)).toBe(budget);
});
