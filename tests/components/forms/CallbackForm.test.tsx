// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import words from '../../../locales/ckb/callback.json';
import { CallbackForm } from '../../../src/components/forms/CallbackForm';
import { CallbackModal } from '../../../src/components/modals/CallbackModal';
import { createMail, pressNamed, renderForm } from './renderForm';

afterEach(() => vi.useRealTimers());

const handlers = () => ({ onSent: vi.fn(), onFailed: vi.fn(), onCancel: vi.fn() });

test('an empty form says in Kurdish, and in English beside it, what is missing', async () => {
  const { mail, submitted } = createMail();
  const { user } = await renderForm(<CallbackForm {...handlers()} mail={mail} />);
  await pressNamed(user, /پەیوەندیم پێوە بکەن/);
  expect(screen.getByLabelText(/ناو/)).toHaveAccessibleDescription('ناو پێویستە Name is required');
  expect(screen.getByLabelText(/ئیمەیڵ/)).toHaveAccessibleDescription('ئیمەیڵ پێویستە Email is required');
  expect(screen.getByLabelText(/ژمارەی تەلەفۆن/)).toHaveAccessibleDescription(
    'ژمارەی تەلەفۆن پێویستە Phone is required',
  );
  expect(submitted).toEqual([]);
});

test('a request is sent with its choices, in the page’s language', async () => {
  const { mail, submitted } = createMail();
  const form = handlers();
  const { user } = await renderForm(<CallbackForm {...form} mail={mail} />, 'ar');
  await user.type(screen.getByLabelText(/ناو/), 'ئازاد');
  await user.type(screen.getByLabelText(/ئیمەیڵ/), 'azad@example.com');
  await user.type(screen.getByLabelText(/ژمارەی تەلەفۆن/), '٠٧٥٠١٢٣٤٥٦٧');
  await user.selectOptions(screen.getByLabelText(/زاراوە/), 'kurmanji');
  await user.click(screen.getByRole('radio', { name: /ئێوارە/ }));
  await pressNamed(user, /پەیوەندیم پێوە بکەن/);
  const request = {
    name: 'ئازاد',
    email: 'azad@example.com',
    phone: '07501234567',
    preferredTime: 'evening',
    message: '',
    kurdishDialect: 'kurmanji',
  };
  expect(submitted).toMatchObject([{ kind: 'callback', language: 'ar', request }]);
  expect(form.onSent).toHaveBeenCalledExactlyOnceWith(request);
});

test('the four times and the three dialects are offered', async () => {
  await renderForm(<CallbackForm {...handlers()} mail={createMail().mail} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'morning',
    'afternoon',
    'evening',
    'flexible',
  ]);
  const rows = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(rows.map((row) => row.getAttribute('value'))).toEqual(['', 'sorani', 'kurmanji', 'other']);
});

test('every text is there in both languages, with the same blanks to fill', () => {
  const pairs: { ckb: string; en: string }[] = [];
  const collect = (value: object) => {
    if ('ckb' in value) pairs.push(value as { ckb: string; en: string });
    else for (const child of Object.values(value)) collect(child);
  };
  collect(words);
  const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
  expect(pairs.length).toBeGreaterThan(30);
  for (const { ckb, en } of pairs) {
    expect(ckb).toMatch(/\p{Script=Arabic}/u);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    // A limit is told in English; in Kurdish "too long" says it.
    expect(blanks(en).filter((name) => name !== 'max')).toEqual(blanks(ckb));
  }
});

test.each(['en', 'ar'] as const)(
  'on a page in %s the dialog is Kurdish and right to left',
  async (language) => {
    // jsdom knows the element, but not how to show it.
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
    const onClose = vi.fn();
    const { user } = await renderForm(
      <CallbackModal {...handlers()} mail={createMail().mail} onClose={onClose} />,
      language,
    );
    const dialog = screen.getByRole('dialog', { name: 'داوای پەیوەندی بکە' });
    expect(dialog).toHaveAttribute('lang', 'ckb');
    expect(dialog).toHaveAttribute('dir', 'rtl');
    expect(dialog).toHaveTextContent('لە ماوەی ٢٤ کاتژمێردا');
    expect(dialog).toHaveTextContent('calls you within 24 hours');
    await user.click(screen.getByRole('button', { name: 'داخستن (Close)' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  },
);
