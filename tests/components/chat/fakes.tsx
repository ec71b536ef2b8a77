import { render } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../../locales/ar/chat.json';
import english from '../../../locales/en/chat.json';
import {
  type ChatMessage,
  type Conversation,
  type ConversationState,
  maxMessageCharacters,
  stageOfVisit,
  timing,
  waitLeft,
} from '../../../src/assistant';
import { brandWords } from '../../../src/brandWords';
import type { SiteAssistant } from '../../../src/components/chat/siteAssistant';
import { formatNumber, type PageLanguage, toPageLanguage } from '../../../src/languages';
import { first as arabicFirst } from '../../../src/words/ar';
import { first as englishFirst } from '../../../src/words/en';

/** The site's words in one language, as the page has them. */
export function createWords(language: PageLanguage): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: ['en', 'ar'],
    ns: ['chat'],
    defaultNS: 'chat',
    resources: { en: { chat: english, first: englishFirst }, ar: { chat: arabic, first: arabicFirst } },
    interpolation: { escapeValue: false, defaultVariables: brandWords(language) },
    initAsync: false,
  });
  instance.services.formatter?.add('number', (value, code) =>
    formatNumber(Number(value), toPageLanguage(code) ?? 'en'),
  );
  return instance;
}

export function renderIn(language: PageLanguage, element: ReactElement) {
  const words = createWords(language);
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={words}>{children}</I18nextProvider>,
  });
}

const noon = new Date(2026, 2, 1, 10, 24).getTime();

export function createMessage(over: Partial<ChatMessage> = {}): ChatMessage {
  return { id: 'message_1', text: 'Hello', sender: 'bot', timestamp: noon, type: 'text', ...over };
}

export const greeting = createMessage({ id: 'greeting', text: 'Welcome to Arbelin.', type: 'greeting' });

/** A conversation whose state a test sets by hand; every verb is a spy. `open` greets, `close` clears. */
export function createFakeConversation(initial: Partial<ConversationState> = {}) {
  let state: ConversationState = {
    messages: [],
    status: 'idle',
    wait: null,
    canContinue: false,
    failedText: null,
    hasUnread: false,
    ...initial,
  };
  const listeners = new Set<() => void>();
  let handOver: ((form: 'meeting' | 'callback') => void) | undefined;
  const set = (next: Partial<ConversationState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const conversation = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: vi.fn(),
    open: vi.fn(() => set({ messages: [greeting, ...state.messages], hasUnread: false })),
    close: vi.fn(() => set({ messages: [], status: 'idle' })),
    send: vi.fn(async () => {}),
    retry: vi.fn(async () => {}),
    cancel: vi.fn(),
    continuePrevious: vi.fn(),
    startOver: vi.fn(),
    erase: vi.fn(),
    rate: vi.fn(),
    say: vi.fn(),
    markMeetingScheduled: vi.fn(),
    prefill: vi.fn(async () => ({ name: 'Lena' })),
    onHandOver: vi.fn((listener: (form: 'meeting' | 'callback') => void) => {
      handOver = listener;
      return () => {
        handOver = undefined;
      };
    }),
    traces: () => [],
    metrics: () => ({
      events: 0,
      sessions: 0,
      replies: 0,
      errors: 0,
      meetings: 0,
      averageResponseMs: null,
      cachedShare: null,
    }),
    dispose: vi.fn(),
  } satisfies Conversation;
  return { conversation, set, handOver: (form: 'meeting' | 'callback') => handOver?.(form) };
}

export function createFakeAssistant(
  conversation: Conversation,
  over: Partial<SiteAssistant> = {},
): SiteAssistant {
  return {
    conversation,
    stageOfVisit,
    analyticsAllowed: () => false,
    waitLeft,
    maxMessageCharacters,
    refocusDelayMs: timing.refocusDelayMs,
    recordError: async (message) => message,
    ...over,
  };
}
