// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterNextFrame } from '../../../src/afterNextFrame';
import { ContactForm } from '../../../src/components/forms/ContactForm';
import { noteTyping } from '../../../src/early';
import type { MailResult } from '../../../src/mail/send';
import { createMail, pressNamed, renderForm } from './renderForm';

const failed: MailResult = { ok: false, reason: 'network' };

afterEach(() => vi.useRealTimers());

type User = Awaited<ReturnType<typeof renderForm>>['user'];

async function fillIn(user: User, message = 'We would like to launch a product.') {
  await user.type(screen.getByLabelText('Name'), 'Lena Azad');
  await user.type(screen.getByLabelText('Email'), 'lena@example.com');
  await user.type(screen.getByLabelText('Message'), message);
}

const press = (user: User, name = 'Send message') => pressNamed(user, name);

test('an empty form names what is missing, ties it to the fields, and goes to the first', async () => {
  const { mail, submitted } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await press(user);
  const name = screen.getByLabelText('Name');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Name is required');
  expect(name).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Message is required');
  expect(screen.getByText('3 fields need your attention.')).toBeInTheDocument();
  expect(submitted).toEqual([]);
});

test('the error is there before the focus arrives, so that it is read out with the field', async () => {
  const { user } = await renderForm(<ContactForm mail={createMail().mail} />);
  const name = screen.getByLabelText('Name');
  let described: boolean | undefined;
  name.addEventListener('focus', () => {
    described = name.hasAttribute('aria-describedby');
  });
  await press(user);
  expect(described).toBe(true);
});

test.each([
  ['Name', 'L', 'Name must be at least 2 characters'],
  ['Email', 'lena@', 'Please enter a valid email address'],
  ['Message', 'short', 'Message must be at least 10 characters'],
])('%s says what is wrong with %s', async (label, typed, words) => {
  const { mail } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await user.type(screen.getByLabelText(label), typed);
  await press(user);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test('in Arabic it says it in Arabic, with Arabic numerals', async () => {
  const { mail } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />, 'ar');
  await user.type(screen.getByLabelText('رسالتك'), 'قصيرة');
  await press(user, 'أرسل الرسالة');
  expect(screen.getByLabelText('رسالتك')).toHaveAccessibleDescription('يجب ألا تقلّ الرسالة عن ١٠ أحرف');
  expect(screen.getByText('٣ حقول تحتاج إلى مراجعة.')).toBeInTheDocument();
});

test('an error goes when its field is edited, and the others stay', async () => {
  const { mail } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await press(user);
  await user.type(screen.getByLabelText('Name'), 'L');
  expect(screen.getByLabelText('Name')).not.toBeInvalid();
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('what is mended before the form has said what is wrong is not called wrong', async () => {
  const { user } = await renderForm(<ContactForm mail={createMail().mail} />);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Lena Azad' } });
  await act(afterNextFrame);
  expect(screen.getByLabelText('Name')).not.toBeInvalid();
});

test('a message is sent, confirmed and cleared', async () => {
  const { mail, submitted } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  await press(user);
  expect(
    await screen.findByText(/Thank you for your message! We'll get back to you soon\./),
  ).toBeInTheDocument();
  expect(submitted).toMatchObject([
    { kind: 'contact', language: 'en', request: { name: 'Lena Azad', phone: '', company: '' } },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('while it is sent the button says so, and a second press does nothing', async () => {
  let answer: (result: MailResult) => void = () => {};
  const { mail, submitted } = createMail(new Promise((resolve) => (answer = resolve)));
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  await press(user);
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(submitted).toHaveLength(1);
  answer({ ok: true });
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeInTheDocument();
});

test('after a failure nothing typed is lost, the way by mail is offered, and a new try is the same enquiry', async () => {
  const { mail, submitted } = createMail(failed);
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByLabelText('Message')).toHaveValue('We would like to launch a product.');
  const link = screen.getByRole('link', { name: 'Send it by e-mail instead' });
  expect(link.getAttribute('href')).toMatch(/^mailto:hello@arbelin\.example\?subject=.*launch%20a%20product/);

  await press(user);
  expect(await screen.findByText(/Thank you for your message!/)).toBeInTheDocument();
  expect(submitted[1]?.id).toBe(submitted[0]?.id);
});

test('a failed message that arrives by itself is confirmed, and is not there to be sent again', async () => {
  const { mail, deliverKept } = createMail(failed);
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  await press(user);
  await screen.findByRole('alert');
  deliverKept();
  expect(await screen.findByText(/Thank you for your message!/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('what was typed survives a change of page', async () => {
  const { mail } = createMail();
  const { user, rerender } = await renderForm(<ContactForm mail={mail} />);
  await user.type(screen.getByLabelText('Name'), 'Lena');
  rerender(<p>Privacy policy</p>);
  rerender(<ContactForm mail={mail} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Lena');
});

test('a robot that fills in the hidden field is stopped without a word', async () => {
  const { mail, submitted } = createMail();
  const { user, container } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
  if (!trap) throw new Error('no trap');
  expect(trap.tabIndex).toBe(-1);
  fireEvent.change(trap, { target: { value: 'https://spam.example' } });
  await press(user);
  expect(submitted).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a script that submits at once is stopped; a visitor’s own quick press is not', async () => {
  const { mail, submitted } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  vi.setSystemTime(new Date(2030, 2, 14, 12, 0, 1));
  await press(user);
  expect(submitted).toEqual([]);

  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
  await press(user);
  expect(submitted).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('the mail client is not loaded for a page that is merely read', async () => {
  const { mail, initialise } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  expect(initialise).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Name'));
  await user.click(screen.getByLabelText('Email'));
  expect(initialise).toHaveBeenCalledTimes(1);
});

test('Persian digits in the phone become Western ones, and a short number gets a hint, not an error', async () => {
  const { mail, submitted } = createMail();
  const { user } = await renderForm(<ContactForm mail={mail} />);
  await fillIn(user);
  const phone = screen.getByLabelText(/Phone/);
  await user.type(phone, '۰۷۵۰');
  await user.tab();
  expect(phone).toHaveValue('0750');
  expect(
    await screen.findByText('That looks short for a phone number. Please check it.'),
  ).toBeInTheDocument();
  expect(phone).not.toBeInvalid();
  await press(user);
  await waitFor(() => expect(submitted).toHaveLength(1));
});

test.each([
  [899, null],
  [999, '1 character left'],
  [1000, '0 characters left'],
  [1002, '2 characters too many'],
])('with %i characters the message says %s', async (length, words) => {
  const { mail } = createMail();
  await renderForm(<ContactForm mail={mail} />);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(length) } });
  if (words) expect(screen.getByText(words)).toBeInTheDocument();
  else expect(screen.queryByText(/character/)).not.toBeInTheDocument();
});

test.each([
  [1000, 'لم يبقَ أيّ حرف'],
  [999, 'بقي حرف واحد'],
  [998, 'بقي حرفان'],
  [997, 'بقيت ٣ أحرف'],
  [985, 'بقي ١٥ حرفاً'],
  [900, 'بقي ١٠٠ حرف'],
])('in Arabic with %i it says %s', async (length, words) => {
  const { mail } = createMail();
  await renderForm(<ContactForm mail={mail} />, 'ar');
  fireEvent.change(screen.getByLabelText('رسالتك'), { target: { value: 'م'.repeat(length) } });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('what was typed before the page’s script ran is still there, and is sent', async () => {
  const { mail, submitted } = createMail();
  const typedEarly = { name: 'Lena Azad', email: 'lena@example.com' };
  const { user } = await renderForm(<ContactForm mail={mail} />, 'en', { typedEarly });
  await user.type(screen.getByLabelText('Message'), 'We would like to launch a product.');
  expect(screen.getByLabelText('Name')).toHaveValue('Lena Azad');
  expect(screen.getByLabelText('Email')).toHaveValue('lena@example.com');
  await press(user);
  expect(submitted[0]?.request).toMatchObject(typedEarly);
});

test('what was typed into a form that was then drawn anew is taken over too, and passwords never are', async () => {
  const early = document.body.appendChild(document.createElement('form'));
  early.id = 'contact';
  early.innerHTML = '<input name="email"><input name="name" type="password">';
  noteTyping();
  for (const control of early.querySelectorAll('input')) {
    fireEvent.input(control, { target: { value: 'lena@example.com' } });
  }
  early.querySelector('input')?.focus();
  early.remove();
  await renderForm(<ContactForm mail={createMail().mail} />);
  expect(screen.getByLabelText('Email')).toHaveValue('lena@example.com');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('what was typed into another form stays there', async () => {
  const other = document.body.appendChild(document.createElement('form'));
  other.innerHTML = '<input name="email">';
  noteTyping();
  for (const control of other.querySelectorAll('input')) {
    fireEvent.input(control, { target: { value: 'lena@example.com' } });
  }
  other.remove();
  await renderForm(<ContactForm mail={createMail().mail} />);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
