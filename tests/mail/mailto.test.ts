import { mailtoFor } from '../../src/mail/mailto';
import { consultation, contact } from './enquiries';

const to = 'hello@arbelin.example';
const read = (address: string) => {
  const url = new URL(address);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') };
};

test('everything typed stands in the mail already', () => {
  const mail = read(mailtoFor(contact({ message: 'سطر & ?\nline 2', phone: '123' }), to));
  expect(mail.to).toBe(to);
  expect(mail.subject).toBe('New Contact Message from Lena Azad');
  expect(mail.body).toContain('سطر & ?\r\nline 2');
  expect(mail.body).toContain('Phone: 123');
});

test('nothing typed adds another recipient', () => {
  const url = new URL(mailtoFor(consultation({ name: 'x&bcc=all@example.com' }), to));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('an address longer than a mail program takes is cut between characters', () => {
  const address = mailtoFor(contact({ message: '🙂م'.repeat(400) }), to);
  expect(address.length).toBeLessThanOrEqual(2000);
  expect(read(address).body).toMatch(/^(🙂م)+🙂?…$/u);
});
