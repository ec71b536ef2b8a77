// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Composer } from '../../../src/components/chat/Composer';
import { renderIn } from './fakes';

function renderComposer({
  draft = '',
  waitsFor = null as 'reply' | 'limit' | null,
  language = 'en' as 'en' | 'ar',
} = {}) {
  const onSend = vi.fn();
  const kept = { current: draft };
  renderIn(
    language,
    <Composer draft={kept} field={createRef()} maxCharacters={1000} waitsFor={waitsFor} onSend={onSend} />,
  );
  return { onSend, kept, field: screen.getByRole('textbox'), user: userEvent.setup() };
}

test('Enter sends and empties the field', async () => {
  const { onSend, field, user } = renderComposer();
  await user.type(field, 'What do you do?{Enter}');
  expect(onSend.mock.calls).toEqual([['What do you do?']]);
  expect(field).toHaveValue('');
});

test('Shift and Enter break the line', async () => {
  const { onSend, field, user } = renderComposer();
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveValue('one\ntwo');
});

test('the Enter that chooses a word in an input method does not send', () => {
  const { onSend, field } = renderComposer({ draft: 'にほん' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('the button sends', async () => {
  const { onSend, field, user } = renderComposer({ language: 'ar' });
  await user.type(field, 'ما خدماتكم؟');
  await user.click(screen.getByRole('button', { name: 'إرسال' }));
  expect(onSend.mock.calls).toEqual([['ما خدماتكم؟']]);
});

test.each(['', '   ', '\n\n'])('blank text (%j) is not sent', (draft) => {
  const { onSend, field } = renderComposer({ draft });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
});

test('while a reply is awaited the field keeps its focus and takes nothing', async () => {
  const { onSend, field, user } = renderComposer({ draft: 'next', waitsFor: 'reply' });
  field.focus();
  expect(field).toHaveAttribute('aria-disabled', 'true');
  expect(field).toHaveAttribute('readonly');
  expect(field).not.toBeDisabled();
  expect(field).toHaveAttribute('placeholder', 'Maya is writing');
  await user.type(field, 'x{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveValue('next');
  expect(onSend).not.toHaveBeenCalled();
});

test('under a rate limit it waits too, and says so', () => {
  const { field } = renderComposer({ waitsFor: 'limit' });
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAttribute('placeholder', 'One moment');
});

test('a thousand characters and no more; the counter shows near the end only', async () => {
  const { field, user } = renderComposer({ draft: 'a'.repeat(899) });
  expect(field).toHaveAttribute('maxlength', '1000');
  expect(screen.queryByText(/characters left/)).toBeNull();
  await user.type(field, 'b');
  expect(screen.getAllByText('100 characters left')[0]).toBeVisible();
  expect(field).toHaveAccessibleDescription('100 characters left');
  await user.click(field);
  await user.paste('c'.repeat(300));
  expect(field).toHaveAccessibleDescription('0 characters left');
});

test('the counter is spoken at a few marks, not at every key', async () => {
  const { field, user } = renderComposer({ draft: 'a'.repeat(945) });
  const spoken = screen.getByRole('status');
  expect(spoken).toHaveTextContent('55 characters left');
  await user.type(field, 'bcd');
  expect(spoken).toHaveTextContent('55 characters left');
  await user.type(field, 'ef');
  expect(spoken).toHaveTextContent('50 characters left');
  // A paste passes several marks at once, and what is spoken is true.
  await user.paste('g'.repeat(49));
  expect(spoken).toHaveTextContent('1 character left');
  await user.clear(field);
  expect(spoken).toBeEmptyDOMElement();
});

test.each([
  [1000, 'لم يبقَ أيّ حرف'],
  [999, 'بقي حرف واحد'],
  [998, 'بقي حرفان'],
  [995, 'بقيت ٥ أحرف'],
  [980, 'بقي ٢٠ حرفاً'],
  [900, 'بقي ١٠٠ حرف'],
])('%i characters in Arabic: %s', (length, said) => {
  const { field } = renderComposer({ draft: 'ب'.repeat(length), language: 'ar' });
  expect(field).toHaveAccessibleDescription(said);
});

test('what is typed takes its own direction; an empty field keeps the page’s', async () => {
  const { field, user } = renderComposer();
  expect(field).not.toHaveAttribute('dir');
  await user.type(field, 'سلام');
  expect(field).toHaveAttribute('dir', 'auto');
});

test('words typed and not sent are kept for the next opening', async () => {
  const { kept, field, user } = renderComposer({ draft: 'We open ' });
  await user.type(field, 'in March');
  expect(kept.current).toBe('We open in March');
});
