import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';

import { whenErased } from '../eraseDoor';
import { takeAlong } from '../reload';
import { ChatToggle } from './ChatToggle';
import { ChatWaiting } from './ChatWaiting';
import { closeChat, openChat, useChatIsOpen } from './chatDoor';
import { type LoadChat, loadChatCode } from './loadChatCode';
import type { PanelShape } from './panelSize';
import { useChatCode } from './useChatCode';
import type { HandOver } from './useOpenConversation';

interface ChatWidgetProps {
  onHandOver: HandOver;
  /** Injected by tests; the page loads the panel and the assistant as chunks of their own. */
  load?: LoadChat;
}

/** Maya on every page: the round button, and behind it a panel that loads when somebody means to open it. */
export function ChatWidget(props: ChatWidgetProps) {
  return (
    <Suspense fallback={null}>
      <Widget {...props} />
    </Suspense>
  );
}

function Widget({ onHandOver, load = loadChatCode }: ChatWidgetProps) {
  const { t } = useTranslation('first');
  const isOpen = useChatIsOpen();
  // The press is answered by the frame, and what stands in it is drawn after that.
  const isFilled = useDeferredValue(isOpen);
  const { code, hasFailed, start, retry } = useChatCode(load, isOpen);
  const conversation = code?.assistant.conversation;
  const hasUnread = useSyncExternalStore(
    conversation?.subscribe ?? never,
    () => conversation?.getState().hasUnread ?? false,
    () => false,
  );
  const toggle = useRef<HTMLButtonElement>(null);
  // What outlives the panel: its size, and words that were typed and not sent.
  const [shape, setShape] = useState<PanelShape>();
  const draft = useRef('');

  const unsent = useEffectEvent(() => {
    const { status, failedText, messages } = conversation?.getState() ?? {};
    const asked = status === 'thinking' && messages?.findLast(({ sender }) => sender === 'user')?.text;
    return draft.current || failedText || asked || '';
  });
  useEffect(() => {
    const { text } = takeAlong('chat', () => ({ text: unsent() }));
    if (!text) return;
    draft.current = text;
    openChat();
  }, []);
  useEffect(
    () =>
      whenErased(() => {
        closeChat();
        draft.current = '';
      }),
    [],
  );

  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing from inside took the focused element away; a visitor who is elsewhere by now stays there.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <aside className="chat" aria-label={t('panel.label')}>
      <ChatToggle
        ref={toggle}
        isOpen={isOpen}
        unread={hasUnread ? 1 : 0}
        onToggle={isOpen ? closeChat : openChat}
        onIntent={() => void start()}
      />
      {isOpen && code && !isFilled && <div className="chat-frame" />}
      {isOpen && !code && (
        <ChatWaiting hasFailed={hasFailed} onRetry={() => void retry()} onClose={closeChat} />
      )}
      {isOpen && code && isFilled && (
        <code.Panel
          assistant={code.assistant}
          shape={shape}
          onReshape={setShape}
          draft={draft}
          onHandOver={onHandOver}
          onClose={closeChat}
        />
      )}
    </aside>
  );
}

const never = () => () => {};
