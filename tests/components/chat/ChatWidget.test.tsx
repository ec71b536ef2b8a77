// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ChatPanel } from '../../../src/components/chat/ChatPanel';
import { ChatWidget } from '../../../src/components/chat/ChatWidget';
import { closeChat, openChat } from '../../../src/components/chat/chatDoor';
import type { LoadChat } from '../../../src/components/chat/loadChatCode';
import type { PageLanguage } from '../../../src/languages';
import { createFakeAssistant, createFakeConversation, createWords, renderIn } from './fakes';

function renderWidget({ language = 'en' as PageLanguage, load = undefined as LoadChat | undefined } = {}) {
  const fake = createFakeConversation();
  const loaded = vi.fn(
    load ?? (async () => ({ Panel: ChatPanel, assistant: createFakeAssistant(fake.conversation) })),
  );
  renderIn(language, <ChatWidget onHandOver={() => {}} load={loaded} />);
  return { ...fake, loaded, user: userEvent.setup(), toggle: screen.getByRole('button') };
}

afterEach(() => act(async () => closeChat()));

test('the round button renders at build time, and nothing behind it', () => {
  const html = renderToString(
    <I18nextProvider i18n={createWords('ar')}>
      <ChatWidget onHandOver={() => {}} load={() => Promise.reject(new Error('not at build time'))} />
    </I18nextProvider>,
  );
  expect(html).toContain('aria-label="تحدّث مع مايا"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain('style=');
});

test('a visit that only looks loads nothing', () => {
  const { loaded } = renderWidget();
  expect(loaded).not.toHaveBeenCalled();
});

test.each([
  ['the pointer comes near', (toggle: HTMLElement) => fireEvent.pointerEnter(toggle)],
  ['a finger touches it', (toggle: HTMLElement) => fireEvent.pointerDown(toggle)],
  ['focus reaches it', (toggle: HTMLElement) => fireEvent.focus(toggle)],
])('the panel is fetched when %s, once', async (_, mean) => {
  const { loaded, toggle } = renderWidget();
  await act(async () => void mean(toggle));
  await act(async () => void mean(toggle));
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('or in an idle moment after the visitor’s first sign of life', async () => {
  let atIdle: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    atIdle = callback;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { loaded } = renderWidget();
  fireEvent.scroll(window);
  await waitFor(() => expect(atIdle).toBeDefined());
  expect(loaded).not.toHaveBeenCalled();
  await act(async () => atIdle?.());
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('the button opens and closes, says which, and has the focus afterwards', async () => {
  const { toggle, user } = renderWidget();
  expect(toggle).toHaveAccessibleName('Chat with Maya');
  await user.click(toggle);
  expect(await screen.findByRole('dialog', { name: 'Maya' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAccessibleName('Close chat');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle).toHaveFocus();
});

test('the footer and others open it from outside', async () => {
  renderWidget({ language: 'ar' });
  act(openChat);
  expect(await screen.findByRole('dialog', { name: 'مايا' })).toBeVisible();
});

test('closing from outside does not take the focus from elsewhere on the page', async () => {
  const { toggle } = renderWidget();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  onTestFinished(() => elsewhere.remove());
  act(openChat);
  const field = await screen.findByRole('textbox');
  // The panel takes the focus once it stands, and not the moment it does.
  await waitFor(() => expect(field).toHaveFocus());
  elsewhere.focus();
  act(closeChat);
  expect(elsewhere).toHaveFocus();
  expect(toggle).not.toHaveFocus();
});

test('size and unsent words outlive closing; the list does not', async () => {
  const { toggle, conversation, user } = renderWidget();
  await user.click(toggle);
  await user.type(await screen.findByRole('textbox'), 'We open in');
  await user.click(screen.getByRole('button', { name: 'Maximize' }));
  await user.keyboard('{Escape}');
  expect(conversation.close).toHaveBeenCalled();
  await user.click(toggle);
  expect(screen.getByRole('textbox')).toHaveValue('We open in');
  expect(screen.getByRole('button', { name: 'Minimize' })).toBeVisible();
});

test.each([
  ['en', 'Chat with Maya, 1 new reply', '1'],
  ['ar', 'تحدّث مع مايا، لديك ردّ جديد', '١'],
] as const)('a reply that lands after closing leaves a mark (%s)', async (language, name, badge) => {
  const { toggle, set, user } = renderWidget({ language });
  await user.click(toggle);
  await screen.findByRole('textbox');
  await user.keyboard('{Escape}');
  act(() => set({ hasUnread: true }));
  expect(toggle).toHaveAccessibleName(name);
  expect(toggle).toHaveTextContent(badge);
  await user.click(toggle);
  expect(toggle).not.toHaveTextContent(badge);
});

test('until the code is here the frame says that Maya is coming', async () => {
  const { toggle, user } = renderWidget({ load: () => new Promise(() => {}) });
  await user.click(toggle);
  expect(screen.getByRole('dialog')).toHaveTextContent('Maya is on her way...');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if it cannot come, there is an alert, an address and another try', async () => {
  const { toggle, loaded } = renderWidget({ load: () => Promise.reject(new Error('offline')) });
  fireEvent.click(toggle);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be loaded.');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@arbelin.example');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(loaded).toHaveBeenCalledTimes(2);
});
