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
  [['esmi Ali, 3ndi mat3am b Baghdad'], ['industry (food)']],
  [['abi 7amla qabl ramadan'], ['goal', 'timeline']],
  [['ared logo lel shareka', 'esmi Sara'], ['goal']],
  [['Ali Hassan', 'hi im sara from hawler'], []],
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
  ['بسالكم عن المكتب', false],
  ['بسال عن الفيديوهات', false],
  ['حبيت اخبركم ان الافتتاح بعد شهرين', false],
  ['بسال كم تكلف حملة في رمضان', false],
  ['I will ask my boss tomorrow', false],
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
  ['the room costs 90000 dinars', false],
  ['they wanted 8000000 dinars', false],
  ['طلبوا مني ٣ ملايين دينار', false],
  ['we have 500000 dinars, what does it cost', true],
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

test.each<[string, string | undefined]>([
  ['the cheapest villa is 250000 dollars', undefined],
  ['our watch costs 450 euros', undefined],
  ['one ring costs 900 dollars', undefined],
  ['ticket prices start at 120 euros', undefined],
  ['we rent the place for 1200 euros', undefined],
  ['delivery is free above 100 dollars', undefined],
  ['they wanted 8000 dollars', undefined],
  ['they wanted 8000 dollars, crazy', undefined],
  ['we sold for 5000 dollars yesterday', undefined],
  ['طلبوا مني ٦٠٠٠ دولار', undefined],
  ['بعت بضاعة ب 3000 دولار', undefined],
  ['بعنا ب 9000 دولار', undefined],
  ['كلفني الموقع القديم 2500 دولار', undefined],
  ['الخاتم بـ ٩٠٠ دولار', undefined],
  ['ساعتنا ب 400 دولار', undefined],
  ['سعر القطعة 150 دولار', undefined],
  ['تبدأ اسعارنا من 200 دولار', undefined],
  ['معايا الف دولار', '1000'],
  ['ميزانيتنا الفين دولار', '2000'],
  ['a million dollars', '1000000'],
  ['five thousand euros', '5000'],
  ['عندي الفين ونص دولار', '2500'],
  ['عندي خمسة آلاف دولار', '5000'],
  ['الف لالفين دولار', '1500'],
  ['a villa costs 250000 dollars, we have 5000 dollars for ads', '5000'],
  ['we have 5000 euros, what does it cost?', '5000'],
  ['عندي 3000 دولار، شكد تكلف الحملة', '3000'],
  ['شكد تكلف الحملة عندي 3000 دولار', '3000'],
  ['نريد موقع ب 900 دولار', '900'],
  ['our limit is 5000 dollars', '5000'],
  ['our maximum is 3000 dollars', '3000'],
  ['my marketing money is 3000 dollars', '3000'],
  ['is 4000 euros enough', '4000'],
  ['تسوون موقع ب 500 دولار؟', '500'],
  ['ممكن ب 500 دولار', '500'],
  ['not above 3000 dollars', '3000'],
  ['I have two shops and five thousand followers', undefined],
  ['one in a thousand', undefined],
  ['الف شكر', undefined],
  ['عندي ثلاثة محلات', undefined],
  ['الف وخمسمية دولار', '1500'],
  ['خمسة وعشرين الف دولار', '25000'],
  ['half a million euros', '500000'],
  ['two and a half thousand dollars', '2500'],
  ['we asked a hundred people', undefined],
  ['ثلاثمية دولار بالشهر', '300'],
  ['between two and three thousand dollars', '2500'],
  ['نوينا بعشر تلاف دولار', '10000'],
  ['how many thousand dollars is that', undefined],
  ['بعت السيارة ومعي ٦ آلاف دولار', '6000'],
  ['أنفقنا أربعين ألف دولار', undefined],
  ['مشهورة تاخذ الف دولار', undefined],
])('what others cost is no budget, and a sum in words is one: “%s” is %s', (text, budget) => {
  expect(readBudget(text)).toBe(budget);
});

test.each<[string, boolean]>([
  ['we have been open for two years', false],
  ["we've been here for ten years", false],
  ['we worked with them for six months', false],
  ["I've run this shop for five years", false],
  ['it fell apart within two days', false],
  ['فتحنا قبل شهرين', false],
  ['عملنا حملة في مارس الماضي', false],
  ['خسرنا كثير في رمضان اللي فات', false],
  ['we open on the 15th of May', true],
  ['launch is on the 3rd of March', true],
  ['we go live on May 5', true],
  ['our opening is on 20.12', true],
  ['الافتتاح يوم ١٥ ايار', true],
  ['بشهر خمسة', true],
  ['بشهر عشرة نفتح', true],
  ['كمان شهرين', true],
  ['كمان اسبوع', true],
  ['باقي اسبوعين', true],
  ['بأسرع ما يمكن', true],
  ['بأقرب فرصة', true],
  ['على العيد', true],
  ['we have been open for two years and want a new site by March', true],
  ['we have five weeks left', true],
  ['we have worked with agencies for years, now we need a site in two weeks', true],
  ['فتحنا قبل سنتين ونريد موقع قبل رمضان', true],
  ['in two months', true],
  ['we need it in two weeks', true],
  ['we need the site finished within three weeks', true],
  ['I need a site done in a month', true],
  ['الافتتاح على العيد', true],
  ['launch by 5 May', true],
  ['ready by 1/6', true],
  ['we may 5 people', false],
  ['we are 12 5 star hotels', false],
  ['our shop has been here for a hundred years', false],
])('“%s” tells a date of a plan: %s', (text, isTold) => {
  expect(listTold([text]).includes('timeline')).toBe(isTold);
});
