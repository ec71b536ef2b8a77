import {
  emptyValues,
  isShortPhone,
  parseCallback,
  parseContact,
  parseMeeting,
  tidyPhone,
} from '../../../src/components/forms/parse';
import { toBudget } from '../../../src/mail/requests';

const today = '2030-03-14';

const contact = (change: object = {}) => ({
  ...emptyValues.contact,
  name: 'Lena',
  email: 'lena@example.com',
  message: 'Ten chars.',
  ...change,
});

const meeting = (change: object = {}) => ({
  ...emptyValues.consultation,
  name: 'Lena',
  email: 'lena@example.com',
  phone: '+49 30 23125 111',
  ...change,
});

const errorsOf = (parsed: { ok: true } | { ok: false; errors: object }) => (parsed.ok ? {} : parsed.errors);

test('an empty contact form misses name, address and message', () => {
  expect(errorsOf(parseContact(emptyValues.contact))).toEqual({
    name: 'name_required',
    email: 'email_required',
    message: 'message_required',
  });
});

test('an empty meeting form misses name, address and phone', () => {
  expect(errorsOf(parseMeeting(emptyValues.consultation, today))).toEqual({
    name: 'name_required',
    email: 'email_required',
    phone: 'phone_required',
  });
});

test('an empty callback form misses the same three', () => {
  expect(errorsOf(parseCallback(emptyValues.callback))).toEqual({
    name: 'name_required',
    email: 'email_required',
    phone: 'phone_required',
  });
});

test.each([
  ['a name of one letter', { name: 'L' }, { name: 'name_short' }],
  ['a name of one Arabic letter', { name: ' ل ' }, { name: 'name_short' }],
  ['a name of two', { name: 'لي' }, {}],
  ['a name of a hundred', { name: 'ن'.repeat(100) }, {}],
  ['a name of a hundred and one', { name: 'n'.repeat(101) }, { name: 'name_long' }],
  ['a name of blanks', { name: '   ' }, { name: 'name_required' }],
  ['a company of a hundred', { company: '🏢'.repeat(100) }, {}],
  ['a company of a hundred and one', { company: 'c'.repeat(101) }, { company: 'company_long' }],
  ['a message of nine', { message: 'مرحباً بك' }, { message: 'message_short' }],
  ['a message of ten', { message: 'مرحباً بكم' }, {}],
  ['a message of a thousand emoji', { message: '🙂'.repeat(1000) }, {}],
  ['a message of a thousand and one', { message: 'm'.repeat(1001) }, { message: 'message_long' }],
  ['blanks around a short message', { message: '   short    ' }, { message: 'message_short' }],
  ['no phone', { phone: '' }, {}],
  ['a phone that is none', { phone: 'call me' }, { phone: 'phone_invalid' }],
])('contact: %s', (_case, change, errors) => {
  expect(errorsOf(parseContact(contact(change)))).toEqual(errors);
});

test.each([
  ['lena@example.com', true],
  ['lena.azad+work@mail.example.co', true],
  ['لينا@مثال.شركة', true],
  [' lena@example.com\u200F ', true],
  ["o'brien@example.ie", true],
  ['lena@', false],
  ['lena@example', false],
  ['lena example@x.de', false],
  ['lena@@example.com', false],
  ['lena@example..com', false],
  ['lena@example.com,all@example.com', false],
  ['Lena <lena@example.com>', false],
  ['lena?bcc=x%40y.de&z=@example.com', false],
  [`${'l'.repeat(250)}@example.com`, false],
])('the address %s is accepted: %s', (email, isAccepted) => {
  expect(parseContact(contact({ email })).ok).toBe(isAccepted);
});

test.each([
  ['+49 (30) 23125-111', '+49 (30) 23125-111'],
  ['٠٧٥٠ ١٢٣ ٤٥٦٧', '0750 123 4567'],
  ['۰۷۵۰۱۲۳۴۵۶۷', '07501234567'],
  ['\u202A+964\u00A0750–123\u202C', '+964 750-123'],
  ['1', '1'],
  ['1'.repeat(30), '1'.repeat(30)],
  ['1'.repeat(31), undefined],
  ['+-()', undefined],
  ['0750x123', undefined],
  ['0750/123', undefined],
])('the phone %s becomes %s', (phone, expected) => {
  const parsed = parseMeeting(meeting({ phone }), today);
  expect(parsed.ok ? parsed.request.phone : undefined).toBe(expected);
  if (expected === undefined) expect(errorsOf(parsed)).toEqual({ phone: 'phone_invalid' });
});

test.each([
  ['0750', true],
  ['٠٧٥٠', true],
  ['(12) 34-56', true],
  ['1234567', false],
  ['', false],
  ['none', false],
])('%s deserves a hint: %s', (phone, isShort) => {
  expect(isShortPhone(phone)).toBe(isShort);
});

test('tidying a tidy phone changes nothing', () => {
  expect(tidyPhone('+964 750 123 4567')).toBe('+964 750 123 4567');
});

test.each([
  ['today', '2030-03-14', {}],
  ['tomorrow', '2030-03-15', {}],
  ['no day', '', {}],
  ['yesterday', '2030-03-13', { preferredDate: 'preferredDate_past' }],
  ['a day that does not exist', '2031-02-30', { preferredDate: 'preferredDate_invalid' }],
  ['a year of five digits', '20300-01-01', { preferredDate: 'preferredDate_invalid' }],
  ['words', 'next week', { preferredDate: 'preferredDate_invalid' }],
])('meeting: %s', (_case, preferredDate, errors) => {
  expect(errorsOf(parseMeeting(meeting({ preferredDate }), today))).toEqual(errors);
});

test.each([
  ['under-10k', 'under-10k'],
  ['under_10k', 'under-10k'],
  ['100K_PLUS', '100k-plus'],
  ['flexible', 'flexible'],
  ['a fortune', ''],
  ['', ''],
])('the budget %s counts as %s', (budget, expected) => {
  const parsed = parseMeeting(meeting({ budget }), today);
  expect(parsed.ok && parsed.request.budget).toBe(expected);
});

test.each([
  ['8000', 'under-10k'],
  ['10000', '10k-25k'],
  ['25000', '10k-25k'],
  ['25001', '25k-50k'],
  ['100000', '50k-100k'],
  ['2000000', '100k-plus'],
  ['flexible', 'flexible'],
  ['25k_50k', '25k-50k'],
  ['much', ''],
  ['-5', ''],
  [' ', ''],
  ['', ''],
  [undefined, ''],
])('a sum of %s said in the chat chooses %s', (said, range) => {
  expect(toBudget(said)).toBe(range);
});

test('both spellings of the late afternoon are one', () => {
  const parsed = parseMeeting(meeting({ preferredTime: 'late_afternoon' }), today);
  expect(parsed.ok && parsed.request.preferredTime).toBe('late-afternoon');
});

test.each([
  ['goals', 'goals_long'],
  ['targetAudience', 'targetAudience_long'],
])('meeting: %s takes a thousand characters', (field, code) => {
  expect(parseMeeting(meeting({ [field]: 'x'.repeat(1000) }), today).ok).toBe(true);
  expect(errorsOf(parseMeeting(meeting({ [field]: 'x'.repeat(1001) }), today))).toEqual({ [field]: code });
});

test('a callback in order comes out trimmed, with its choices', () => {
  expect(
    parseCallback({
      name: ' ئازاد ',
      email: 'azad@example.com ',
      phone: '٠٧٥٠١٢٣٤٥٦٧',
      preferredTime: 'evening',
      message: '',
      kurdishDialect: 'kurmanji',
    }),
  ).toEqual({
    ok: true,
    request: {
      name: 'ئازاد',
      email: 'azad@example.com',
      phone: '07501234567',
      preferredTime: 'evening',
      message: '',
      kurdishDialect: 'kurmanji',
    },
  });
});
