// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPanel } from '../../src/components/chat/ChatPanel';
import { ChatWidget } from '../../src/components/chat/ChatWidget';
import { closeChat, openChat } from '../../src/components/chat/chatDoor';
import { siteAssistant } from '../../src/components/chat/siteAssistant';
import { siteConsent } from '../../src/components/consent/siteConsent';
import { startForgetting } from '../../src/components/eraseDoor';
import { MeetingForm } from '../../src/components/forms/MeetingForm';
import { LeadForms } from '../../src/components/modals/LeadForms';
import { leadDoor, openLead } from '../../src/components/modals/leadDoor';
import type { MailResult } from '../../src/mail/send';
import { erasureChannel } from '../../src/storage/keys';
import { dropHeld } from '../../src/storage/record';
import { createChannels } from '../storage/fakeChannels';
import { renderIn } from './chat/fakes';
import { completeJsdom, forgetVisit, renderConsent } from './consent/renderConsent';
import { createMail, renderForm } from './forms/renderForm';

type Door = typeof import('../../src/components/eraseDoor');
let otherTab: Door;

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', createChannels().BroadcastChannel);
  vi.resetModules();
  otherTab = await import('../../src/components/eraseDoor');
  onTestFinished(otherTab.startForgetting(erasureChannel, () => {}));
  onTestFinished(startForgetting(erasureChannel, dropHeld));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In the other tab the visitor has pressed "Yes, erase": the stores are empty, and this tab is told. */
const eraseInOtherTab = () =>
  act(async () => {
    localStorage.clear();
    otherTab.forgetAll();
  });

const prefill = { name: 'Lena Azad', email: 'lena@example.com' };
const createForm = (mail = createMail().mail) => {
  const told = { onSent: vi.fn(), onFailed: vi.fn(), onCancel: vi.fn() };
  return { ...told, element: <MeetingForm prefill={prefill} mail={mail} {...told} /> };
};

test('an open chat closes, and the conversation, the question under way and unsent words are gone', async () => {
  const assistant = siteAssistant();
  const { conversation } = assistant;
  renderIn('en', <ChatWidget onHandOver={() => {}} load={async () => ({ Panel: ChatPanel, assistant })} />);
  await act(async () => openChat());
  const log = await screen.findByRole('log');
  act(() => conversation.say('We write to lena@example.com', 'meeting_request'));
  await userEvent.type(screen.getByRole('textbox'), 'And my number is');
  await act(async () => void conversation.send('I am Lena Azad'));
  expect(log).toHaveTextContent('lena@example.com');
  expect(conversation.getState().status).toBe('thinking');

  await eraseInOtherTab();
  expect(screen.queryByRole('log')).toBeNull();
  expect(conversation.getState()).toMatchObject({ messages: [], status: 'idle', canContinue: false });
  expect(await conversation.prefill()).toEqual({});
  await act(async () => openChat());
  expect(await screen.findByRole('log')).not.toHaveTextContent(/Lena|lena/);
  expect(screen.getByRole('textbox')).toHaveValue('');
  await act(async () => closeChat());
  expect(localStorage).toHaveLength(0);
});

test('what a closed chat has to tell is gone', async () => {
  const { conversation } = siteAssistant();
  conversation.say('We write to lena@example.com', 'meeting_request');
  expect(conversation.getState().hasUnread).toBe(true);
  await eraseInOtherTab();
  expect(conversation.getState()).toMatchObject({ messages: [], hasUnread: false });
});

test('an open form is emptied, what was filled in and what was typed, and can be filled in anew', async () => {
  const { user } = await renderForm(createForm().element);
  await user.type(screen.getByLabelText('Phone'), '+49 30 23125 111');
  expect(screen.getByLabelText('Full name')).toHaveValue('Lena Azad');
  await eraseInOtherTab();
  for (const label of ['Full name', 'Email', 'Phone']) expect(screen.getByLabelText(label)).toHaveValue('');
  await user.type(screen.getByLabelText('Full name'), 'Omar');
  expect(screen.getByLabelText('Full name')).toHaveValue('Omar');
});

test.each<MailResult>([{ ok: true }, { ok: false, reason: 'rejected', status: 412 }])(
  'a form that is erased while it is sent stays empty, keeps what is typed since, and tells nothing: %o',
  async (result) => {
    let answer = (_: MailResult) => {};
    const { mail, submitted } = createMail(new Promise<MailResult>((resolve) => (answer = resolve)));
    const { element, onSent, onFailed } = createForm(mail);
    const { user } = await renderForm(element);
    await user.type(screen.getByLabelText('Phone'), '+49 30 23125 111');
    await user.click(screen.getByRole('button', { name: 'Request the meeting' }));
    expect(submitted).toHaveLength(1);
    await eraseInOtherTab();
    await user.type(screen.getByLabelText('Full name'), 'Omar');
    await act(async () => answer(result));
    expect(screen.getByLabelText('Full name')).toHaveValue('Omar');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(onSent).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  },
);

test('a form whose code is still on its way opens empty', async () => {
  renderIn('en', <LeadForms />);
  act(() => openLead({ form: 'callback', prefill }));
  await eraseInOtherTab();
  expect(leadDoor.get()).toEqual({ form: 'callback' });
});

test('the list of what is kept has nothing left to export', async () => {
  completeJsdom();
  onTestFinished(() => act(forgetVisit));
  localStorage.setItem('i18nextLng', 'en');
  localStorage.setItem('arbelin_chat_memory', '["lena@example.com"]');
  localStorage.setItem('a_vendor', 'lena@example.com');
  const { user } = await renderConsent();
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Your data' }));
  expect(await dialog.findByText('a_vendor')).toBeVisible();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

  await eraseInOtherTab();
  expect(dialog.queryByText('a_vendor')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Export as a file' }));
  const text = await new Response(await bytesOf(saved[0] as Blob)).text();
  expect(text).toContain('i18nextLng');
  expect(text).not.toContain('lena');
});

/** jsdom's blobs are not read otherwise. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

test('with storage refused the choice of this tab is gone too, and it asks again', async () => {
  completeJsdom();
  onTestFinished(() => act(forgetVisit));
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await renderConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Accept All' }));
  expect(siteConsent.read()).not.toBeNull();
  await act(async () => otherTab.forgetAll());
  expect(siteConsent.read()).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept All' })).toBeVisible());
  refused.mockRestore();
});
