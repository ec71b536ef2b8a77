import { inArabicLetters } from '../../../src/assistant/understanding/arabizi';

test.each([
  ['salam 3alaykum', 'سلام عليكم'],
  ['shkad el as3ar?', 'شكد الاسعار?'],
  ['3ndkom maktab b baghdad', 'عندكم مكتب ببغداد'],
  ['Kam se3r el logo', 'كم سعر logo'],
  ['areed 7amla 3la instagram', 'اريد حملة على instagram'],
  ['shu bte3mlo', 'شو بتعملوا'],
  ['shlon ahjiz maw3id', 'شلون احجز موعد'],
  ['mumkin tit9lon biya', 'ممكن تتصلون بيه'],
  ['agdar ashuf el mudeer', 'اقدر اشوف المدير'],
  ['3ndi mat3am', 'عندي مطعم'],
  ['esmi Ali', 'اسمي علي'],
  ['abi 7amla qabl ramadan', 'ابي حملة قبل رمضان'],
  ['3ndi 5k aw 15k', 'عندي 5k او 15k'],
  ['ismi Ali', 'اسمي علي'],
])('%s is read as %s', (typed, read) => {
  expect(inArabicLetters(typed)).toBe(read);
});

test.each([
  'Nadara Clinic',
  'Ali Hassan',
  'ok',
  'instagram?',
  'كم سعر الـ logo',
  '+964 750 123 4567',
  'www.arbelin.example',
])('%s stays as it is', (text) => {
  expect(inArabicLetters(text)).toBe(text);
});
