import { type Prefill, readPrefill } from '../../src/assistant/prefill';

/** A Saturday. */
const today = new Date(2026, 10, 21);

test.each<[string, Prefill]>([
  ['My name is Sara Kamal and I run a bakery', { name: 'Sara Kamal' }],
  ["I'm Omar, from Basra", { name: 'Omar' }],
  ['I am Layla Al-Rashid.', { name: 'Layla Al-Rashid' }],
  ['اسمي سارة كمال وأعمل في التجارة', { name: 'سارة كمال' }],
  ['أنا اسمي عمر، من البصرة', { name: 'عمر' }],
  ['Write to sara@shop.test please', { email: 'sara@shop.test' }],
  ['You can call 0770 123 4567 or write', { phone: '0770 123 4567' }],
  ['رقمي ٠٧٧٠ ١٢٣ ٤٥٦٧', { phone: '٠٧٧٠ ١٢٣ ٤٥٦٧' }],
  ['Our company is called Blue Door Coffee, in Erbil', { company: 'Blue Door Coffee' }],
  ['I work at Nasij Textiles', { company: 'Nasij Textiles' }],
  ['شركتنا اسمها نسيج، وهي في بغداد', { company: 'نسيج' }],
  ['We want to grow our sales in Iraq. Is that possible?', { goals: 'We want to grow our sales in Iraq.' }],
  ['نريد زيادة المبيعات في العراق. هل هذا ممكن؟', { goals: 'نريد زيادة المبيعات في العراق.' }],
  ['The budget is $20k', { budget: '20000' }],
  ['around 8,000 dollars', { budget: '8000' }],
  ['around 25k', { budget: '25000' }],
  ['maybe 10-15k', { budget: '12500' }],
  ['حوالي ٢٥ الف', { budget: '25000' }],
  ['20k followers', {}],
  ['between 30,000 and 45,000 dollars, budget approved', { budget: '37500' }],
  ['€75.000 a year', { budget: '75000' }],
  ['ميزانيتنا ٢٠٠ ألف دولار', { budget: '200000' }],
  ['The budget is flexible', { budget: 'flexible' }],
  ['We have 250 employees and a budget of $60,000.', { budget: '60000' }],
  ['Our budget for 2027 is 80k', { budget: '80000' }],
  ['Budget is about 120k, founded in 2019, 3 offices', { budget: '120000' }],
  ['a budget of 20-30k', { budget: '25000' }],
  ['5k to 10k usd', { budget: '7500' }],
  ['we opened in 2010 and spend 2,000 monthly', { budget: '2000' }],
  ['ميزانيتنا 60000 دولار ولدينا 250 موظفاً', { budget: '60000' }],
  ['I paid 5000$ to my last agency', {}],
  ['2500 customers visit us', {}],
  ['Our budget for 2027 comes in May', {}],
  ['we opened between 2019 and 2021', {}],
  ['a hotel with 200 to 300 employees', {}],
  ['My budget is 2000', { budget: '2000' }],
  ['ميزانيتنا 5000 دولار شهرياً', { budget: '5000' }],
  ["I'm Jonas Weber from Kreisel Mobility", { name: 'Jonas Weber', company: 'Kreisel Mobility' }],
  ['This is Hana at Qalat Sweets', { name: 'Hana', company: 'Qalat Sweets' }],
  ["my name's rebin and I bake bread", { name: 'rebin' }],
  ['Rojin Ali here, founder of Zer Jewels', { name: 'Rojin Ali', company: 'Zer Jewels' }],
  ["We're Oda Living, a start-up", { company: 'Oda Living' }],
  ['I own a restaurant in Erbil, Dolma House', { company: 'Dolma House' }],
  ["I'm Sam from Berlin Bikes", { name: 'Sam', company: 'Berlin Bikes' }],
  ["I'm Sam from Berlin", { name: 'Sam' }],
  ['أنا سارة من شركة نور', { name: 'سارة', company: 'نور' }],
  ['معك أحمد مدير شركة بابل للسفر', { name: 'أحمد', company: 'بابل للسفر' }],
  ['وياكم علي من مطعم الشط', { name: 'علي', company: 'الشط' }],
  ['أنا دانا من أربيل', { name: 'دانا' }],
  ['انا مروان من البصرة', { name: 'مروان' }],
  ['أنا سارة مديرة تسويق', { name: 'سارة' }],
  ['انا علي من سوق الشيوخ', { name: 'علي' }],
  ['أنا هدى من زاخو', { name: 'هدى' }],
  ['انا مسرور من أربيل', { name: 'مسرور' }],
  ['انا فرحان من شركة نور', { name: 'فرحان', company: 'نور' }],
  ['أنا أمينة من شركة نور', { name: 'أمينة', company: 'نور' }],
  ["I'm Jean-Luc O'Brien from 3D Print Lab", { name: "Jean-Luc O'Brien", company: '3D Print Lab' }],
  ['أنا أحمد من شركة Zagros Coffee ونريد التوسع', { name: 'أحمد', company: 'Zagros Coffee' }],
  ['أنا عمر من Tigris Dates', { name: 'عمر', company: 'Tigris Dates' }],
  ['أنا عمر من Berlin', { name: 'عمر' }],
  ['أنا Omar من شركة Tigris Dates', { name: 'Omar', company: 'Tigris Dates' }],
  ['اسمي Lena وأعمل لدى Nordlicht GmbH', { name: 'Lena', company: 'Nordlicht GmbH' }],
  ['انا محمد عبد الله من شركه الشرق', { name: 'محمد عبد الله', company: 'الشرق' }],
  ['اسمي أبو بكر', { name: 'أبو بكر' }],
  ['We sell to dentists in Jordan', { targetAudience: 'dentists in Jordan' }],
  ['زبائننا من الطلاب والعائلات', { targetAudience: 'الطلاب والعائلات' }],
  ['How about Thursday afternoon?', { preferredDate: '2026-11-26', preferredTime: 'afternoon' }],
  ['tomorrow at 10', { preferredDate: '2026-11-22', preferredTime: 'morning' }],
  ['We could meet on 14/12 after work', { preferredDate: '2026-12-14', preferredTime: 'late-afternoon' }],
  ['any time on March 3rd', { preferredDate: '2027-03-03', preferredTime: 'flexible' }],
  ['يوم الأحد الصبح', { preferredDate: '2026-11-22', preferredTime: 'morning' }],
  ['يناسبني ٥ كانون الأول مساءً', { preferredDate: '2026-12-05', preferredTime: 'late-afternoon' }],
])('%s', (text, prefill) => {
  expect(readPrefill([text], today)).toEqual(prefill);
});

test.each([
  'Hello there',
  "I'm Interested in branding".toLowerCase(),
  'I am not sure yet',
  'We have 20,000 followers and 3 shops',
  'It costs 15000000 dinars a month',
  'We were founded in 2019',
  'أنا سعيد بالحديث معك',
  'I would like to schedule a meeting',
  "I'm interested",
  "I'm from Berlin",
  "I'm German and live in Munich",
  'This is great',
  'we are from Erbil',
  'We open on Friday',
  'last March was slow',
  'Good morning!',
  'أنا من بغداد',
  'أنا مهتم من زمان',
  'أنا مهتم بخدمات Google Ads',
  'أنا من Erbil',
  'أنا صاحب مطعم',
  'معك حق',
  'انا خايف من السعر',
  'أنا خائفة من النتيجة',
  'انا زعلان من الخدمة',
  'انا تعبانة من الاعلانات',
  'أنا محتار من كثرة الخيارات',
  'انا متضايقين من الوكالة القديمة',
  'انا مستعجل من الصبح',
  'انا قلق جدا من التكلفة',
  'انا خجول من الكاميرا',
  'انا خسرت من الاعلانات',
  'انا اخاف من السعر',
  'أنا طلبت من شركتكم',
  'انا واقف من أسبوع',
  'انا اتصل من شهر',
  "I'm Worried about the price",
  "I'm Interested.",
  'I am New here',
  "I'm Late, sorry",
  'I’m Confused',
  'Call me Later',
  'This is Urgent!',
  'صباح الخير',
])('nothing is read into: %s', (text) => {
  expect(readPrefill([text], today)).toEqual({});
});

test('what was said last counts', () => {
  expect(readPrefill(['Mail me at old@shop.test', 'Sorry: new@shop.test'], today)).toEqual({
    email: 'new@shop.test',
  });
});

test('goals are gathered over the conversation, without contact data', () => {
  const texts = [
    'We need more customers.',
    'I want offers at sara@shop.test',
    'Our goal is 300 visits a day.',
  ];
  expect(readPrefill(texts, today).goals).toBe('We need more customers. Our goal is 300 visits a day.');
});

test('goals fit the form', () => {
  expect(readPrefill([`We want ${'more and '.repeat(200)}more.`], today).goals?.length).toBeLessThanOrEqual(
    300,
  );
});

test('a hostile line costs no noticeable time', () => {
  const before = performance.now();
  readPrefill(
    [
      `my company is called ${'A '.repeat(500)}`,
      `${'0 '.repeat(500)}`,
      `${'9,'.repeat(500)}`,
      `I am ${'A '.repeat(500)}`,
      `معك ${'نور '.repeat(300)}`,
      `أنا ${'عبد الله '.repeat(300)}`,
      `أنا Omar من ${'Al '.repeat(300)}`,
      `tuesday ${'3 '.repeat(400)}`,
    ],
    today,
  );
  expect(performance.now() - before).toBeLessThan(500);
});
