import { emailAddress } from '../../../src/assistant/emailAddress';
import { adoptMasked, type Masked, mask } from '../../../src/assistant/records/mask';

test.each([
  ['Write to sara.k+test@my-shop.co.uk please', 'Write to [email] please'],
  ['راسلوني على sara@متجر.عراق', 'راسلوني على [email]'],
  ['Call 0770 123 4567 after five', 'Call [phone] after five'],
  ['+964 (0) 770-123-4567', '[phone]'],
  ['00964 770 1234567.', '[phone].'],
  ['(555) 123-4567', '[phone]'],
  ['my number (0770 123 4567)', 'my number ([phone])'],
  ['رقمي ٠٧٧٠١٢٣٤٥٦٧', 'رقمي [phone]'],
  ['رقمي ۰۷۷۰ ۱۲۳ ۴۵۶۷', 'رقمي [phone]'],
  ['7701234567', '[phone]'],
  ['+4930231250001 or a@b.de', '[phone] or [email]'],
])('%s → %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  ['اتصل على 07504451234فوراً', 'اتصل على [phone]فوراً'],
  ['رقمي07701234567', 'رقمي[phone]'],
  ['٠٧٥٠٤٤٥١٢٣٤لو سمحتم', '[phone]لو سمحتم'],
  ['number0750445 1234', 'number[phone]'],
  ['TEL+49 151 23456789', 'TEL[phone]'],
  ['07504451234pls', '[phone]pls'],
  ['call7504451234', 'call[phone]'],
])('a number is masked that no space parts from a word: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  '0750–445–1234',
  '0750\u2011445\u20111234',
  '0750\u202F445\u20091234',
  '0750\u200E445\u200F1234',
  '0750 \u200E445-\u200F1234',
  '0750_445_1234',
  '0750 • 445 • 1234',
  '0750, 445, 1234',
  '٠٧٥٠، ٤٤٥، ١٢٣٤',
  '０７５０４４５１２３４',
  '＋９６４（０）７５０４４５１２３４',
  '075o4451234',
  'O75O 445 1234',
  '0 7 5 0 4 4 5 1 2 3 4',
  '0532 123 45 67',
  '+90 (532) 123 45 67',
  '050-123 4567',
  '00966 55 123 4567',
  '9912 3456',
  '030/1234567',
  '+49 (0) 30 - 12345678',
  '4111 1111 1111 1111',
  '01 23 45 67 89',
])('a number is masked however it is parted: %s', (text) => {
  expect(mask(text)).toBe('[phone]');
});

test.each([
  ['07504451234 07701234567', '[phone] [phone]'],
  ['0750 445 1234 / 0770 123 4567', '[phone] / [phone]'],
  ['07504451234, 07701234567', '[phone], [phone]'],
  ['in 2024, 07504451234', 'in 2024, [phone]'],
  ['2024 07504451234', '2024 [phone]'],
  ['07504451234, 5 branches', '[phone], 5 branches'],
  ['0750 445 1234 on 01/02/2026', '[phone] on 01/02/2026'],
  ['budget $5000 07504451234', 'budget $5000 [phone]'],
  ['0750 445 1234 $5000', '[phone] $5000'],
  ['5000$ 7504451234 try me', '5000$ [phone] try me'],
  ['7504451234 $5000', '[phone] $5000'],
  ['1,500,000 - 2,000,000, 0750 445 1234', '1,500,000 - 2,000,000, [phone]'],
])('a number is told from what stands beside it: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  ['my number is 99123456', 'my number is [phone]'],
  ['call me on 445 1234', 'call me on [phone]'],
  ['رقمي 5512345', 'رقمي [phone]'],
  ['WhatsApp: 55123456', 'WhatsApp: [phone]'],
  ['dial 250 000 000', 'dial 250 000 000'],
  ['we reach 10000010 people', 'we reach 10000010 people'],
])('a short number is masked where it is called one: %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  'rana (at) shop (dot) iq',
  'rana @ gmail . com',
  'rana@gmail .com',
  'Rana@Gmail. Com',
  'rana[at]shop[dot]iq',
  'rana(a)shop.de',
  'rana(ät)shop.de',
  'rana at gmail dot com',
  'rana AT shop DOT iq',
  'rana dot karim at shop dot co dot uk',
  'rana at gmail.com',
  'rana\u00A0at\u202Fgmail.com',
  'rana\tat gmail.com',
  'rana（at）gmail.com',
  'رنا ات gmail . com',
  'info at shop.iq',
  'rana＠shop．iq',
  'rana@gmail',
  'rana@gmail com',
  'rana@gmail,com',
  'rana@my_shop.iq',
  'rana ات جيميل دوت كوم',
  "o'neil@shop.iq",
  'o’neil@shop.iq',
  'rana&co@shop.iq',
  'rana @gmail.com',
  'rana @shop.iq',
  'jose\u0301@shop.iq',
])('an address is masked however it is spelt: %s', (text) => {
  expect(mask(text)).toBe('[email]');
  expect(mask(`Write to me: ${text}, thanks`)).toBe('Write to me: [email], thanks');
  expect(mask(`ايميلي ${text} وشكرا`)).toBe('ايميلي [email] وشكرا');
});

test.each([
  ['my email is rana at shop.iq', 'my email is [email]'],
  ['ايميلي: rana at shop.iq', 'ايميلي: [email]'],
  ['0750 * 445 * 1234 and sara@shop.iq, omar @ shop.iq', '[phone] and [email], [email]'],
])('%s → %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  'DE89370400440532013000',
  'IQ98NBIQ850123456789012',
  'AE07 0331 2345 6789 0123 456',
  'TR33 0006 1005 1978 6457 8413 26',
  'DE89 3704 0044 0532 0130 00',
  'de89 3704-0044-0532-0130-00',
  'SA03 8000 0000 6080 1016 7519',
  'GB29 NWBK 6016 1331 9268 19',
  'QA58DOHB00001234567890ABCDEFG',
])('an account is masked as a whole: %s', (account) => {
  expect(mask(account)).toBe('[phone]');
  expect(mask(`My IBAN is ${account} and my bank is in Erbil`)).toBe(
    'My IBAN is [phone] and my bank is in Erbil',
  );
  expect(mask(`IBAN${account}`)).toBe('IBAN[phone]');
});

test.each([
  'We spend 250 000 000 dinars a year',
  'Our budget is $25,000 to $50,000',
  'ميزانيتنا ١٥٠٠٠٠٠٠٠ دينار',
  '1,500,000 views in 2024-2025',
  'We open on 2026-03-01 or 01/04/2026',
  'From 2019 to 2024 we grew 300%',
  '10000000 IQD',
  'EUR 123 456 789 in sales',
  '60 to 100 ads, 24 hours, 8 awards',
  'user@home',
  '20 000 000 - 30 000 000',
  '20000000 – 30000000',
  '5000-10000 a month',
  'a budget of 500-1500',
  '12,500 - 17,550',
  '1 000 000 - 2 000 000 followers',
  '1234567890 impressions',
  '+1,000,000 followers',
  '10,000, 20,000, 30,000',
  '١٬٥٠٠٬٠٠٠ - ٢٬٠٠٠٬٠٠٠',
  '1.500.000,50 €',
  '2025/03/14 10:30',
  '14.03.25 10:30',
  '1. 3. 2026',
  '١٤\u200F/٣\u200F/٢٠٢٥',
  '01/09/1447',
  '01/02/2026-05/02/2026',
  '03/2025 - 06/2026',
  '2019 2020 2021 2022',
  '2019, 2020, 2021',
  '2025-01-01/2025-12-31',
  'in 2024 1 500 000 visits and in 2025 1 750 000',
  '09.00-17.00',
  '0900 - 1730',
  'invoice 2024-00123',
  'order number 1234567890',
  'فاتورة 20240012345',
  'UA-1234567890',
  'SKU12345678901',
  'in 2024, 5000 - 10000',
  '36.1911,44.0092',
  '0-100 000 followers',
  '1920*1080, 1080*1080',
  '1200*628 1080*1080',
  'Follow us @ the fair . de',
  'find us at shop.iq',
  'We are good at marketing dot com shops',
  'look at gmail.com',
  'Sara @ Alpha. Hello',
  'We sell on Instagram @ourshop. Come in',
  'Our page on Instagram @our.shop and at @our.shop.iq',
  'حسابنا @our.shop',
])('stays as it is: %s', (text) => {
  expect(mask(text).replace(/\u200F/g, '')).toBe(text.replace(/\u200F/g, ''));
});

test.each([
  'Hello@Arbelin.example',
  'hello (at) arbelin (dot) example',
  'hello at arbelin dot example',
  '+493023125000',
  '+49 30 23125 000',
  '030 23125 000',
  '(030) 23125-000',
  '0049 30 23125000',
  '+49 (0) 30 23125 000',
  '+49 030 23125 000',
  '30 23125 000',
  'call 23125 000',
  '00964660000000',
  '٠٠٩٦٤٦٦٠٠٠٠٠٠٠',
  '066 000 0000',
  '+964 66 000 0000 / +49 30 23125 000',
])('the agency’s own contact stays, however it is written: %s', (text) => {
  const keep = ['hello@arbelin.example', '+49 30 23125 000', '+964 66 000 0000'];
  expect(mask(text, keep)).toBe(text);
  expect(mask(`Is ${text} yours? Mine is 0750 445 1234`, keep)).toBe(`Is ${text} yours? Mine is [phone]`);
});

test.each([
  ['+49 30 23125 001', '[phone]'],
  ['+1 30 23125 000', '[phone]'],
  ['030 23125 000, 0770 123 4567', '030 23125 000, [phone]'],
  ['sales@arbelin.example', '[email]'],
])('what only resembles the agency’s own contact is masked: %s', (text, masked) => {
  expect(mask(text, ['hello@arbelin.example', '+49 30 23125 000'])).toBe(masked);
});

test('an address within quotes is read without them', () => {
  expect(emailAddress.exec("write to 'sara@shop.iq'")?.[0]).toBe('sara@shop.iq');
});

test.each([
  '1 ',
  '1 000 ',
  '1,500,000 - ',
  '1,000, ',
  '100 ',
  '2020 ',
  '01/02/2026-',
  '0750 445 1234, ',
  '07504451234',
  'a',
  "a'",
  'a dot ',
  'a at b dot ',
  'a @ b . ',
  'a. com ',
  ' at a',
  ' @a.',
  'a@b.',
  'DE89 ',
  'de89 a',
  '1o',
  '1\u200E',
  '09.00-17.00, ',
  '(',
  '+ ',
])('a long line of %j costs no noticeable time', (unit) => {
  const before = performance.now();
  mask(`1234567 ${unit.repeat(Math.ceil(50_000 / unit.length))}x@`);
  expect(performance.now() - before).toBeLessThan(500);
});

test.each([
  'Call +966.501.234.567',
  'Call +966 501 234 000 please',
  'Call +48,501,234,567',
  'My number is 7504451234 visit us',
])('digits in groups of three are no sum behind a plus, nor a mobile number visits: %s', (text) => {
  expect(mask(text)).toContain('[phone]');
});

test('what was masked elsewhere is taken over for whoever keeps the same', () => {
  const keep = ['hello@arbelin.example'];
  const text = 'Call 0770 123 4567';
  adoptMasked([[text, 'taken over' as Masked]], keep);
  expect(mask(text, keep)).toBe('taken over');
  expect(mask(text, [...keep])).toBe('Call [phone]');
});
