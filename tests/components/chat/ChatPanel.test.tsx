// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import arabic from '../../../locales/ar/chat.json';
import type { ConversationState } from '../../../src/assistant';
import { ChatPanel, type ChatPanelProps } from '../../../src/components/chat/ChatPanel';
import { initialShape } from '../../../src/components/chat/panelSize';
import type { SiteAssistant } from '../../../src/components/chat/siteAssistant';
import type { PageLanguage } from '../../../src/languages';
import { createFakeAssistant, createFakeConversation, createMessage, greeting, renderIn } from './fakes';

interface Given {
  language?: PageLanguage;
  state?: Partial<ConversationState>;
  assistant?: Partial<SiteAssistant>;
}

function Page(props: Pick<ChatPanelProps, 'assistant' | 'onHandOver' | 'onClose'>) {
  const [shape, setShape] = useState(initialShape);
  const draft = useRef('');
  return <ChatPanel {...props} shape={shape} onReshape={setShape} draft={draft} />;
}

function renderPanel({ language = 'en', state = {}, assistant = {} }: Given = {}) {
  const fake = createFakeConversation(state);
  const onHandOver = vi.fn();
  const onClose = vi.fn();
  const given = { assistant: createFakeAssistant(fake.conversation, assistant), onHandOver, onClose };
  const view = renderIn(language, <Page {...given} />);
  const set = (next: Partial<ConversationState>) => act(() => fake.set(next));
  return { ...fake, set, ...view, onHandOver, onClose, user: userEvent.setup() };
}

const firstStarter = arabic.starters.awareness[0] ?? '';
const question = createMessage({ id: 'q', text: 'And the budget?', sender: 'user' });
const answer = createMessage({ id: 'a', text: 'It depends on **three** things.' });
const field = () => screen.getByRole('textbox');
const log = () => screen.getByRole('log');

describe('opening and closing', () => {
  test('Maya greets, in a log that was there before her words, and the field has the focus', () => {
    const { conversation } = renderPanel();
    expect(conversation.open).toHaveBeenCalledTimes(1);
    expect(log()).toHaveTextContent('Maya: Welcome to Arbelin.');
    expect(field()).toHaveFocus();
  });

  test('the field takes 1,000 characters', () => {
    renderPanel();
    expect(field()).toHaveAttribute('maxlength', '1000');
  });

  test('what a turn needs is got ready once the panel stands, before a key is pressed', () => {
    vi.useFakeTimers();
    const { conversation } = renderPanel({ language: 'ar' });
    expect(conversation.prepare).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1000));
    expect(conversation.prepare).toHaveBeenCalledExactlyOnceWith('ar');
    vi.useRealTimers();
  });

  test('the panel is a named dialog that leaves the page usable', () => {
    renderPanel({ language: 'ar' });
    const panel = screen.getByRole('dialog', { name: 'مايا' });
    expect(panel).not.toHaveAttribute('aria-modal');
    expect(panel).toHaveTextContent('مستشارة أولى، متّصلة');
    expect(panel).toHaveTextContent('محادثة بمساعدة الذكاء الاصطناعي · أربلين');
  });

  test('leaving the page clears the list and the history', () => {
    const { conversation, unmount } = renderPanel();
    unmount();
    expect(conversation.close).toHaveBeenCalledTimes(1);
  });

  test('Escape closes, but not what a modal dialog lies over', async () => {
    const { onClose, user } = renderPanel();
    const modal = document.createElement('dialog');
    modal.setAttribute('open', '');
    document.body.append(modal);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    modal.remove();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the Escape that gives up a word in an input method does not close', () => {
    const { onClose } = renderPanel();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('the close button closes', async () => {
    const { onClose, user } = renderPanel();
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('what came while closed is shown under the greeting, and nothing older', () => {
    const told = createMessage({ id: 'told', text: 'Request sent.', type: 'meeting_request' });
    const { conversation } = renderPanel({ state: { hasUnread: true, messages: [told] } });
    expect(conversation.continuePrevious).not.toHaveBeenCalled();
    expect(log()).toHaveTextContent('Request sent.');
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  test('says when the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPanel();
    expect(screen.getByRole('dialog')).toHaveTextContent('Senior consultant, you are offline');
  });
});

describe('messages', () => {
  test('each names its author and its time, by 24 hours and in the page’s numerals', () => {
    renderPanel({
      language: 'ar',
      state: { messages: [createMessage({ id: 'q', text: 'مرحباً', sender: 'user' })] },
    });
    expect(log()).toHaveTextContent('أنت: مرحباً');
    expect(within(log()).getAllByText('١٠:٢٤')).toHaveLength(2);
  });

  test('Maya’s words are formatted, the visitor’s are not', () => {
    renderPanel({
      state: { messages: [createMessage({ id: 'q', text: '**not** bold', sender: 'user' }), answer] },
    });
    expect(within(log()).getByText('three').tagName).toBe('STRONG');
    expect(log()).toHaveTextContent('You: **not** bold');
  });

  test('every bubble takes its own direction', () => {
    renderPanel({
      state: { messages: [createMessage({ id: 'q', text: 'هاتفي 0750 123 4567', sender: 'user' })] },
    });
    expect(screen.getByText(/هاتفي/)).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('0750 123 4567')).toHaveAttribute('dir', 'ltr');
  });

  test('a meeting request is green and labelled', () => {
    renderPanel({
      language: 'ar',
      state: { messages: [createMessage({ id: 'm', text: 'فتحت لك النموذج.', type: 'meeting_request' })] },
    });
    const label = screen.getByText('طلب اجتماع');
    expect(label.closest('.chat-message-meeting_request')).not.toBeNull();
  });

  test('trouble is an alert, once: only while it is the latest word', () => {
    const trouble = createMessage({ id: 't', text: 'I’m having trouble right now.', type: 'trouble' });
    const { set } = renderPanel();
    set({ messages: [greeting, question, trouble], failedText: question.text });
    expect(screen.getByRole('alert')).toHaveTextContent('I’m having trouble right now.');
    set({ messages: [greeting, question, trouble, answer], failedText: null });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a hundred messages are all there', () => {
    const messages = Array.from({ length: 100 }, (_, index) =>
      createMessage({ id: `${index}`, text: `Message ${index}` }),
    );
    renderPanel({ state: { messages } });
    expect(log().querySelectorAll('time')).toHaveLength(101);
  });
});

describe('sending', () => {
  test('Enter hands the words to the conversation', async () => {
    const { conversation, user } = renderPanel();
    await user.type(field(), 'What do you do?{Enter}');
    expect(conversation.send.mock.calls).toEqual([['What do you do?']]);
    expect(field()).toHaveFocus();
  });

  test('while Maya writes, that is said once, and the field waits with its focus', () => {
    const { set } = renderPanel();
    set({ messages: [greeting, question], status: 'thinking' });
    expect(screen.getAllByText('Maya is writing')).toHaveLength(1);
    expect(screen.getByText('Maya is writing').closest('[role="status"]')).not.toBeNull();
    expect(log()).not.toHaveTextContent('Maya is writing');
    expect(field()).toHaveAttribute('aria-disabled', 'true');
    expect(field()).toHaveFocus();
  });

  test('what was written is drawn first, and what may be done next after it', () => {
    const { set } = renderPanel();
    const drawn: string[] = [];
    const note = () =>
      drawn.push(`${log().textContent} ${screen.queryByText('Maya is writing')?.textContent}`);
    // Each drawing is followed by a scroll to its end.
    const change = vi.spyOn(HTMLElement.prototype, 'scrollTop', 'set').mockImplementation(note);
    set({ messages: [greeting, question], status: 'thinking' });
    change.mockRestore();
    expect(drawn).toEqual([
      expect.stringMatching(/budget\?.* undefined$/),
      expect.stringMatching(/budget\?.* Maya is writing$/),
    ]);
  });

  test('cancel stops the turn and gives the field back', async () => {
    const { conversation, set, user } = renderPanel();
    set({ messages: [greeting, question], status: 'thinking' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(conversation.cancel).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
  });

  test('a turn that failed can be tried again', async () => {
    const { conversation, set, user } = renderPanel();
    set({ failedText: question.text });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(conversation.retry).toHaveBeenCalledTimes(1);
  });

  test('under a rate limit the composer waits for the countdown, and so does the retry', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { set } = renderPanel();
    set({ wait: { from: 1_000_000, until: 1_002_000 }, failedText: question.text });
    expect(screen.getByRole('timer')).toHaveTextContent('You can write again in 2 seconds');
    expect(field()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(field()).not.toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    vi.useRealTimers();
  });
});

describe('focus after a reply', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('returns to the field after 100 ms, if it is still in the panel', () => {
    const { set } = renderPanel();
    set({ messages: [greeting, question], status: 'thinking' });
    screen.getByRole('button', { name: 'Cancel' }).focus();
    screen.getByRole('button', { name: 'Close chat' }).focus();
    set({ messages: [greeting, question, answer], status: 'idle' });
    act(() => void vi.advanceTimersByTime(99));
    expect(field()).not.toHaveFocus();
    act(() => void vi.advanceTimersByTime(1));
    expect(field()).toHaveFocus();
  });

  test('returns to the field from the cancel button, which the reply takes away', () => {
    const { set } = renderPanel();
    set({ messages: [greeting, question], status: 'thinking' });
    screen.getByRole('button', { name: 'Cancel' }).focus();
    set({ messages: [greeting, question, answer], status: 'idle' });
    expect(field()).toHaveFocus();
  });

  test('stays where it is, if the visitor went on to the page', () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    const { set } = renderPanel();
    set({ status: 'thinking' });
    elsewhere.focus();
    set({ status: 'idle' });
    act(() => void vi.advanceTimersByTime(500));
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test('stays in an open sheet', () => {
    const { set } = renderPanel();
    set({ status: 'thinking' });
    fireEvent.click(screen.getByRole('button', { name: 'Talk to a person' }));
    set({ status: 'idle' });
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByRole('link', { name: 'hello@arbelin.example' })).toHaveFocus();
  });
});

describe('handing over', () => {
  test('a meeting request opens the form with what was said, by whoever put the widget there', async () => {
    const { handOver, onHandOver } = renderPanel();
    await act(async () => handOver('meeting'));
    expect(onHandOver.mock.calls).toEqual([['meeting', { name: 'Lena' }]]);
  });

  test('Kurdish opens the callback form', async () => {
    const { handOver, onHandOver } = renderPanel();
    await act(async () => handOver('callback'));
    expect(onHandOver.mock.calls[0]?.[0]).toBe('callback');
  });

  test('once the panel is closed, nothing pops up any more, nor what was on its way', async () => {
    const { handOver, onHandOver, unmount } = renderPanel();
    handOver('meeting');
    unmount();
    handOver('meeting');
    await act(async () => {});
    expect(onHandOver).not.toHaveBeenCalled();
  });

  test('a person is always in reach: e-mail, two phones, the meeting form', async () => {
    const { onHandOver, user } = renderPanel({ language: 'ar' });
    await user.click(screen.getByRole('button', { name: arabic.person.open }));
    const sheet = screen.getByRole('group', { name: arabic.person.title });
    expect(
      within(sheet)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:hello@arbelin.example', 'tel:+493023125000', 'tel:+964660000000']);
    expect(sheet).toHaveTextContent('٢٤ ساعة');
    await user.click(within(sheet).getByRole('button', { name: arabic.person.meeting }));
    expect(onHandOver.mock.calls[0]?.[0]).toBe('meeting');
    expect(screen.queryByRole('group', { name: arabic.person.title })).toBeNull();
  });

  test('the way to a person is left by Escape to where it began, and by Tab to what can be seen', async () => {
    const { user, onClose } = renderPanel();
    const opener = screen.getByRole('button', { name: 'Talk to a person' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'hello@arbelin.example' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.queryByRole('group', { name: 'Talk to a person' })).toBeNull();

    await user.click(opener);
    await user.click(opener);
    expect(screen.queryByRole('group', { name: 'Talk to a person' })).toBeNull();
  });
});

describe('starter chips', () => {
  test('send what they say, in the page’s language', async () => {
    const { conversation, user } = renderPanel({ language: 'ar' });
    await user.click(screen.getByRole('button', { name: firstStarter }));
    expect(conversation.send.mock.calls).toEqual([[firstStarter]]);
    expect(field()).toHaveFocus();
  });

  test('follow the stage, and do not repeat what was said', () => {
    const said = ['a', 'b', 'c', 'What does your process look like?'].map((text, index) =>
      createMessage({ id: `${index}`, text, sender: 'user' }),
    );
    renderPanel({ state: { messages: [...said, answer] } });
    const chips = within(screen.getByRole('list', { name: 'Ideas to start with' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Which campaigns won awards?',
      'How is your pricing set?',
    ]);
  });

  test('rest while Maya writes', () => {
    const { set } = renderPanel();
    set({ status: 'thinking' });
    expect(screen.queryByRole('list', { name: 'Ideas to start with' })).toBeNull();
  });
});

describe('the previous conversation', () => {
  test('is offered only where there is one', () => {
    const { set } = renderPanel();
    expect(screen.queryByRole('button', { name: 'Continue the previous conversation' })).toBeNull();
    set({ canContinue: true });
    expect(screen.getByRole('button', { name: 'Continue the previous conversation' })).toBeVisible();
  });

  test('is put back without being read out', () => {
    vi.useFakeTimers();
    const { conversation, set } = renderPanel();
    set({ canContinue: true });
    expect(log()).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByRole('button', { name: 'Continue the previous conversation' }));
    expect(conversation.continuePrevious).toHaveBeenCalledTimes(1);
    expect(conversation.prepare).toHaveBeenCalledTimes(1);
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(field()).toHaveFocus();
    act(() => void vi.advanceTimersByTime(1000));
    expect(log()).toHaveAttribute('aria-live', 'polite');
    vi.useRealTimers();
  });
});

describe('the last reply', () => {
  const state = { messages: [question, answer] };

  test('can be copied without its marks', async () => {
    const { user } = renderPanel({ state });
    await user.click(screen.getByRole('button', { name: 'Copy reply' }));
    expect(await navigator.clipboard.readText()).toBe('It depends on three things.');
    expect(screen.getByText('Copied')).toBeVisible();
  });

  test('says so when the browser refuses to copy', async () => {
    const { user } = renderPanel({ state });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy reply' }));
    expect(screen.getByText('Could not copy')).toBeVisible();
  });

  test('shows thumbs only where they count: with analytics consent', async () => {
    renderPanel({ state });
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });

  test('is rated with a thumb', async () => {
    const { conversation, user } = renderPanel({ state, assistant: { analyticsAllowed: () => true } });
    await user.click(screen.getByRole('button', { name: 'Not helpful' }));
    expect(conversation.rate.mock.calls).toEqual([['a', false]]);
    expect(screen.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Thank you')).toBeVisible();
  });

  test('has its buttons outside of what is announced', () => {
    renderPanel({ state, assistant: { analyticsAllowed: () => true } });
    expect(within(log()).queryAllByRole('button')).toEqual([]);
  });
});

describe('the menu', () => {
  const openMenu = async (given: Given = {}) => {
    const view = renderPanel(given);
    await view.user.click(screen.getByRole('button', { name: 'Conversation options' }));
    return { ...view, menu: screen.getByRole('group', { name: 'Conversation options' }) };
  };

  test('takes the focus; Escape gives it back and leaves the panel open', async () => {
    const { menu, onClose, user } = await openMenu();
    expect(within(menu).getByRole('button', { name: 'Start over' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Conversation options' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Conversation options' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('its button closes it again, and so does a press beside it', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    expect(screen.queryByRole('group', { name: 'Conversation options' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Conversation options' }));
    await user.click(screen.getByRole('heading', { name: 'Maya' }));
    expect(screen.queryByRole('group', { name: 'Conversation options' })).toBeNull();
  });

  test('starting over asks first', async () => {
    const { conversation, user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(conversation.startOver).not.toHaveBeenCalled();
    const ask = screen.getByRole('group', { name: 'Start a new conversation? This one leaves the screen.' });
    expect(within(ask).getByRole('button', { name: 'Keep talking' })).toHaveFocus();
    await user.click(within(ask).getByRole('button', { name: 'Start over' }));
    expect(conversation.startOver).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
  });

  test('and keeps everything on a no', async () => {
    const { conversation, user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep talking' }));
    expect(conversation.startOver).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  test('copies the conversation', async () => {
    const { user } = await openMenu({ state: { messages: [question, answer] } });
    await user.click(screen.getByRole('button', { name: 'Copy the conversation' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Conversation with Maya, Arbelin, 1 March 2026\n\n[10:24] Maya: Welcome to Arbelin.\n\n' +
        '[10:24] You: And the budget?\n\n[10:24] Maya: It depends on three things.\n',
    );
  });

  test('saves the conversation as a text file', async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => {
      saved = blob;
      return 'blob:transcript';
    };
    URL.revokeObjectURL = () => {};
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('arbelin-conversation-2026-03-01.txt');
    });
    const { user } = await openMenu({ state: { messages: [question] } });
    await user.click(screen.getByRole('button', { name: 'Save as a text file' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(saved?.type).toBe('text/plain;charset=utf-8');
    const reader = new FileReader();
    reader.readAsText(saved ?? new Blob());
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    expect(reader.result).toContain('You: And the budget?');
    expect(field()).toHaveFocus();
  });

  test('has size buttons for those who do not drag', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Larger' }));
    expect(within(menu).getByText('464 by 564 pixels')).toHaveRole('status');
    const panel = screen.getByRole('dialog');
    expect(panel.style.getPropertyValue('--chat-width')).toBe('464px');
    expect(panel.style.getPropertyValue('--chat-height')).toBe('564px');
    await user.click(within(menu).getByRole('button', { name: 'Smaller' }));
    expect(menu).toHaveTextContent('400 by 500 pixels');
  });
});

test('maximise and back', async () => {
  const { user } = renderPanel();
  const panel = screen.getByRole('dialog');
  expect(panel.style.getPropertyValue('--chat-width')).toBe('400px');
  await user.click(screen.getByRole('button', { name: 'Maximize' }));
  expect(panel.style.getPropertyValue('--chat-width')).toBe('800px');
  expect(panel.style.getPropertyValue('--chat-height')).toBe('600px');
  await user.click(screen.getByRole('button', { name: 'Minimize' }));
  expect(panel.style.getPropertyValue('--chat-height')).toBe('500px');
});
