// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MeetingForm, type MeetingFormProps } from '../../../src/components/forms/MeetingForm';
import { MeetingModal } from '../../../src/components/modals/MeetingModal';
import type { MailResult } from '../../../src/mail/send';
import { createMail, pressNamed, renderForm } from './renderForm';

afterEach(() => vi.useRealTimers());

const failed: MailResult = { ok: false, reason: 'rejected', status: 412 };

function createForm(change: Partial<MeetingFormProps> = {}) {
  const props = { onSent: vi.fn(), onFailed: vi.fn(), onCancel: vi.fn(), ...change };
  return { ...props, element: <MeetingForm {...props} /> };
}

type User = Awaited<ReturnType<typeof renderForm>>['user'];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Full name'), 'Lena Azad');
  await user.type(screen.getByLabelText('Email'), 'lena@example.com');
  await user.type(screen.getByLabelText('Phone'), '+49 30 23125 111');
}

const press = (user: User, name = 'Request the meeting') => pressNamed(user, name);

test('the fields stand in three groups', async () => {
  const { element } = createForm({ mail: createMail().mail });
  await renderForm(element);
  for (const [group, count] of [
    ['Contact information', 4],
    ['Project details (optional)', 2],
    ['Meeting preferences', 0],
  ] as const) {
    expect(within(screen.getByRole('group', { name: group })).queryAllByRole('textbox')).toHaveLength(count);
  }
});

test('every control carries the specification’s name', async () => {
  const { element } = createForm({ mail: createMail().mail });
  const { container } = await renderForm(element);
  const names = [...container.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
  expect(new Set(names)).toEqual(
    new Set([
      'name',
      'email',
      'phone',
      'company',
      'goals',
      'targetAudience',
      'budget',
      'preferredDate',
      'preferredTime',
      'website',
    ]),
  );
});

test.each([
  ['en', 'Request the meeting', ['Name is required', 'Email is required', 'Phone is required']],
  ['ar', 'اطلب الاجتماع', ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب']],
] as const)('in %s an empty form misses three fields and nothing else', async (language, button, words) => {
  const { mail, submitted } = createMail();
  const { element } = createForm({ mail });
  const { user, container } = await renderForm(element, language);
  await press(user, button);
  for (const text of words) expect(screen.getByText(text)).toBeInTheDocument();
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  expect(submitted).toEqual([]);
});

test.each([
  ['Email', 'lena@', 'Invalid email address'],
  ['Phone', 'soon', 'Invalid phone number'],
])('%s says what is wrong with %s', async (label, typed, words) => {
  const { element } = createForm({ mail: createMail().mail });
  const { user } = await renderForm(element);
  await user.type(screen.getByLabelText(label), typed);
  await press(user);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test('a whole request is sent with its values, and its form is empty afterwards', async () => {
  const { mail, submitted } = createMail();
  const { element, onSent } = createForm({ mail });
  const { user } = await renderForm(element);
  await fillIn(user);
  await user.type(screen.getByLabelText('Goals'), 'أهداف كثيرة');
  await user.selectOptions(screen.getByLabelText('Budget'), '$50,000 to $100,000');
  fireEvent.change(screen.getByLabelText(/Preferred date/), { target: { value: '2030-03-20' } });
  await user.click(screen.getByRole('radio', { name: /Late afternoon/ }));
  await press(user);
  const request = {
    name: 'Lena Azad',
    email: 'lena@example.com',
    phone: '+49 30 23125 111',
    company: '',
    goals: 'أهداف كثيرة',
    targetAudience: '',
    budget: '50k-100k',
    preferredDate: '2030-03-20',
    preferredTime: 'late-afternoon',
  };
  expect(submitted).toMatchObject([{ kind: 'consultation', request }]);
  expect(onSent).toHaveBeenCalledExactlyOnceWith(request);
  expect(screen.getByLabelText('Full name')).toHaveValue('');
});

test('while it is sent, buttons say so and do nothing', async () => {
  let answer: (result: MailResult) => void = () => {};
  const { mail, submitted } = createMail(new Promise((resolve) => (answer = resolve)));
  const { element, onCancel } = createForm({ mail });
  const { user } = await renderForm(element);
  await fillIn(user);
  await press(user);
  await press(user, 'Submitting...');
  await press(user, 'Cancel');
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  expect(submitted).toHaveLength(1);
  expect(onCancel).not.toHaveBeenCalled();

  // What is changed now would not be sent, and be gone afterwards.
  const budget = screen.getByLabelText('Budget');
  const time = screen.getByRole('radio', { name: /^Morning/ });
  expect(budget).toHaveAttribute('aria-disabled', 'true');
  expect(time).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(budget, 'flexible');
  await user.click(time);
  expect(budget).toHaveDisplayValue('Choose a range');
  expect(time).not.toBeChecked();
  await act(async () => answer({ ok: true }));
});

test('after a failure the form, opened again, holds everything typed', async () => {
  const { mail, submitted } = createMail(failed);
  const { element, onFailed, onSent } = createForm({ mail });
  const { user, rerender } = await renderForm(element);
  await fillIn(user);
  await press(user);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Lena Azad' }));
  expect(onSent).not.toHaveBeenCalled();

  rerender(<p>closed</p>);
  rerender(element);
  expect(screen.getByLabelText('Phone')).toHaveValue('+49 30 23125 111');
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  expect(screen.getByRole('link', { name: /e-mail instead/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  );

  vi.setSystemTime(new Date(2030, 2, 14, 12, 5));
  await press(user);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(submitted[1]?.id).toBe(submitted[0]?.id);
});

test('what was said in the chat stands in the form, editable, older spellings included', async () => {
  const prefill = {
    name: 'Lena',
    email: 'lena@example.com',
    goals: 'A launch',
    budget: '10k_25k',
    phone: '',
  };
  const { element } = createForm({ mail: createMail().mail, prefill });
  const { user } = await renderForm(element);
  expect(screen.getByLabelText('Full name')).toHaveValue('Lena');
  expect(screen.getByLabelText('Goals')).toHaveValue('A launch');
  expect(screen.getByLabelText('Budget')).toHaveDisplayValue('$10,000 to $25,000');
  await user.clear(screen.getByLabelText('Full name'));
  expect(screen.getByLabelText('Full name')).toHaveValue('');
});

test('it never replaces what the visitor typed himself', async () => {
  const { mail } = createMail();
  const { element } = createForm({ mail });
  const { user, rerender } = await renderForm(element);
  await user.type(screen.getByLabelText('Full name'), 'لينا');
  rerender(<p>closed</p>);
  rerender(createForm({ mail, prefill: { name: 'Lena', company: 'Azad Foods' } }).element);
  expect(screen.getByLabelText('Full name')).toHaveValue('لينا');
  expect(screen.getByLabelText(/Company/)).toHaveValue('Azad Foods');
});

test('what was said later takes the place of what was filled in, and not of what was typed', async () => {
  const { mail } = createMail();
  const prefill = { name: 'Lena', email: 'lena@old.example', company: 'Azad Foods' };
  const { user, rerender } = await renderForm(createForm({ mail, prefill }).element);
  await user.type(screen.getByLabelText(/Company/), ' GmbH');
  rerender(<p>closed</p>);
  const said = { name: 'Lena', email: 'lena@new.example', company: 'Azad' };
  rerender(createForm({ mail, prefill: said }).element);
  expect(screen.getByLabelText('Email')).toHaveValue('lena@new.example');
  expect(screen.getByLabelText('Full name')).toHaveValue('Lena');
  expect(screen.getByLabelText(/Company/)).toHaveValue('Azad Foods GmbH');
});

test('no day before today can be chosen, also after midnight with the form still open', async () => {
  const { element } = createForm({ mail: createMail().mail });
  const now = new Date(2030, 2, 14, 23, 59, 58);
  await renderForm(element, 'en', { now, holdsTimers: true });
  const date = screen.getByLabelText(/Preferred date/);
  expect(date).toHaveAttribute('min', '2030-03-14');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(date).toHaveAttribute('min', '2030-03-15');
});

test('a day that passed while the form was open is not accepted', async () => {
  const { mail, submitted } = createMail();
  const { element } = createForm({ mail });
  const { user } = await renderForm(element);
  await fillIn(user);
  fireEvent.change(screen.getByLabelText(/Preferred date/), { target: { value: '2030-03-14' } });
  vi.setSystemTime(new Date(2030, 2, 15, 0, 0, 1));
  await press(user);
  expect(screen.getByLabelText(/Preferred date/)).toHaveAccessibleDescription(
    'Please choose today or a later day',
  );
  expect(submitted).toEqual([]);
});

test('cancel closes', async () => {
  const { element, onCancel } = createForm({ mail: createMail().mail });
  const { user } = await renderForm(element);
  await press(user, 'Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

describe('in its dialog', () => {
  beforeAll(() => {
    // jsdom knows the element, but not how to show it.
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
  });

  test.each([
    ['a success', { ok: true } as MailResult, 'onSent'],
    ['a failure', failed, 'onFailed'],
  ] as const)('%s closes it and is reported', async (_case, result, report) => {
    const calls: string[] = [];
    const { user } = await renderForm(
      <MeetingModal
        mail={createMail(result).mail}
        onClose={() => calls.push('onClose')}
        onSent={() => calls.push('onSent')}
        onFailed={() => calls.push('onFailed')}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Schedule a Consultation' })).toBeInTheDocument();
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(calls).toEqual(['onClose', report]));
  });
});
