import { readFileSync } from 'node:fs';
import ckb from '../../locales/ckb/callback.json';
import words from '../../locales/en/forms.json';
import { composeFields } from '../../src/mail/compose';
import { callbackTimeLabels, dialectLabels, meetingTimeLabels } from '../../src/mail/words';
import { site } from '../../src/site';
import { callback, consultation, contact } from './enquiries';

const to = 'hello@arbelin.example';

test('a consultation fills the twelve fields and the reply address', () => {
  const fields = composeFields(
    consultation({
      company: 'Azad Foods',
      goals: 'More orders\nfrom Erbil',
      targetAudience: 'Families',
      budget: '10k-25k',
      preferredDate: '2030-12-03',
      preferredTime: 'late-afternoon',
    }),
    to,
  );
  expect(fields).toEqual({
    to_email: to,
    from_name: 'Lena Azad',
    from_email: 'lena@example.com',
    user_phone: '+49 30 23125 111',
    company: 'Azad Foods',
    goals: 'More orders\nfrom Erbil',
    target_audience: 'Families',
    budget: '$10,000 to $25,000',
    preferred_date: '2030-12-03',
    preferred_time: 'Late afternoon (3 PM to 6 PM)',
    subject: 'New Consultation Request from Lena Azad',
    reply_to: 'lena@example.com',
    message: expect.any(String),
  });
  expect(fields.message).toBe(
    `New consultation request

Contact details
Name: Lena Azad
Email: lena@example.com
Phone: +49 30 23125 111
Company: Azad Foods

Project
Goals: More orders
from Erbil
Target audience: Families
Budget: $10,000 to $25,000

Meeting
Preferred date: Tuesday, 3 December 2030
Preferred time: Late afternoon (3 PM to 6 PM)

Contact them within 24 hours to arrange the meeting.
Language of the page: English
Reference: P41DUB9P`,
  );
});

test('what was left empty has its default', () => {
  expect(composeFields(consultation(), to)).toMatchObject({
    company: 'Not provided',
    goals: 'Not specified',
    target_audience: 'Not specified',
    budget: 'Not specified',
    preferred_date: 'Flexible',
    preferred_time: 'Flexible',
  });
});

test('the staff read the labels in English, whatever the page’s language', () => {
  const fields = composeFields(consultation({ budget: 'flexible' }, { language: 'ar' }), to);
  expect(fields.budget).toBe('Open to discussion');
  expect(fields.message).toContain('Language of the page: Arabic');
});

test('a callback says whom to assign it to, and how soon', () => {
  const fields = composeFields(
    callback({ preferredTime: 'evening', kurdishDialect: 'kurmanji', message: 'سڵاو\nچۆنی' }),
    to,
  );
  expect(Object.keys(fields).sort()).toEqual(
    ['to_email', 'from_name', 'from_email', 'user_phone', 'subject', 'message', 'reply_to'].sort(),
  );
  expect(fields.subject).toBe('KURDISH CALLBACK REQUEST from ئازاد');
  expect(fields.message).toContain('Phone: +964 750 000 0000');
  expect(fields.message).toContain('Preferred time: Evening');
  expect(fields.message).toContain('Dialect: Kurmanji (Badini)');
  expect(fields.message).toContain('Additional message:\nسڵاو\nچۆنی');
  expect(fields.message).toContain(
    'Assign this to a Kurdish-speaking consultant and contact them within 24 hours.',
  );
});

test('a callback without choices is flexible and names no message', () => {
  const { message } = composeFields(callback(), to);
  expect(message).toContain('Preferred time: Flexible');
  expect(message).toContain('Dialect: Not specified');
  expect(message).not.toContain('Additional message');
});

test('a contact message carries the form’s own names too, and nothing but the visitor’s words', () => {
  expect(composeFields(contact(), to)).toEqual({
    to_email: to,
    from_name: 'Lena Azad',
    from_email: 'lena@example.com',
    user_phone: 'Not provided',
    reply_to: 'lena@example.com',
    name: 'Lena Azad',
    email: 'lena@example.com',
    phone: 'Not provided',
    company: 'Not provided',
    subject: 'New Contact Message from Lena Azad',
    message: 'We would like to launch a product.',
  });
});

test('nobody adds a header through a name', () => {
  const fields = composeFields(consultation({ name: 'Lena\r\nBcc: all@example.com' }), to);
  expect(fields.subject).toBe('New Consultation Request from Lena Bcc: all@example.com');
});

test('the labels are the English catalogue’s', () => {
  for (const [time, label] of Object.entries(meetingTimeLabels)) {
    const name = time as keyof typeof words.meeting.times;
    const hours = time === 'flexible' ? '' : ` (${words.meeting.hours[name]})`;
    expect(label).toBe(words.meeting.times[name] + hours);
  }
  const english = (texts: Record<string, { en: string }>) =>
    Object.fromEntries(Object.entries(texts).map(([name, { en }]) => [name, en]));
  expect(callbackTimeLabels).toEqual(english(ckb.times));
  expect(dialectLabels).toEqual(english(ckb.dialects));
});

describe.each([
  ['consultation', composeFields(consultation(), to)],
  ['callback', composeFields(callback(), to)],
  ['contact', composeFields(contact(), to)],
])('the %s template', (name, fields) => {
  const template = readFileSync(`src/mail/templates/${name}.html`, 'utf8');
  const used = [...template.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '');

  test('asks for no field that is not sent', () => {
    expect(used.filter((field) => !Object.hasOwn(fields, field))).toEqual([]);
  });

  test('shows every field that is sent, or its twin under the form’s own name', () => {
    const twins: Record<string, string> = { name: 'from_name', email: 'from_email', phone: 'user_phone' };
    expect(Object.keys(fields).filter((field) => !used.includes(twins[field] ?? field))).toEqual([]);
  });

  test('lets nothing through unescaped', () => {
    expect(template).not.toContain('{{{');
  });

  test('says first what to do, and within how many hours', () => {
    const spoken = template.replace(/<!--[\s\S]*?-->|<title>.*<\/title>|<[^>]+>/g, ' ');
    expect(spoken.indexOf(`within ${site.replyWithinHours} hours`)).toBeLessThan(
      spoken.indexOf('{{from_email}}'),
    );
    expect(spoken).toContain(`within ${site.replyWithinHours} hours`);
  });
});
