import { mask } from '../../../src/assistant/records/mask';

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
])('stays as it is: %s', (text) => {
  expect(mask(text)).toBe(text);
});

test('the agency’s own contact stays, however it is written', () => {
  const keep = ['hello@arbelin.example', '+49 30 23125 000'];
  const text = 'Hello@Arbelin.example, +493023125000, +49 30 23125 000, +49 30 23125 001';
  expect(mask(text, keep)).toBe('Hello@Arbelin.example, +493023125000, +49 30 23125 000, [phone]');
});

test('a long line of digits and signs costs no noticeable time', () => {
  const before = performance.now();
  mask(`${'1 '.repeat(5000)}x${'a'.repeat(5000)}@`);
  expect(performance.now() - before).toBeLessThan(500);
});
