import { type Prefill, readPrefill } from '../../src/assistant/prefill';

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
  ['The budget is $20k', { budget: '10k-25k' }],
  ['around 8,000 dollars', { budget: 'under-10k' }],
  ['between 30,000 and 45,000 dollars, budget approved', { budget: '25k-50k' }],
  ['€75.000 a year', { budget: '50k-100k' }],
  ['ميزانيتنا ٢٠٠ ألف دولار', { budget: '100k-plus' }],
])('%s', (text, prefill) => {
  expect(readPrefill([text])).toEqual(prefill);
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
])('nothing is read into: %s', (text) => {
  expect(readPrefill([text])).toEqual({});
});

test('what was said last counts', () => {
  expect(readPrefill(['Mail me at old@shop.test', 'Sorry: new@shop.test'])).toEqual({
    email: 'new@shop.test',
  });
});

test('goals are gathered over the conversation, without contact data', () => {
  const texts = [
    'We need more customers.',
    'I want offers at sara@shop.test',
    'Our goal is 300 visits a day.',
  ];
  expect(readPrefill(texts).goals).toBe('We need more customers. Our goal is 300 visits a day.');
});

test('goals fit the form', () => {
  expect(readPrefill([`We want ${'more and '.repeat(200)}more.`]).goals?.length).toBeLessThanOrEqual(300);
});

test('a hostile line costs no noticeable time', () => {
  const before = performance.now();
  readPrefill([`my company is called ${'A '.repeat(500)}`, `${'0 '.repeat(500)}`, `${'9,'.repeat(500)}`]);
  expect(performance.now() - before).toBeLessThan(500);
});
