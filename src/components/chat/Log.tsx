import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationState } from '../../assistant';
import type { PageLanguage } from '../../languages';
import { Message } from './Message';

interface LogProps {
  messages: ConversationState['messages'];
  /** What the children were drawn with. */
  settled: ConversationState;
  language: PageLanguage;
  /** While a previous conversation is put back, nothing of it is announced. */
  isQuiet: boolean;
  /** What follows the messages and is not part of what is announced: chips, actions, the typing sign. */
  children: ReactNode;
}

/** A visitor who has scrolled up by more than this, in CSS pixels, is reading and is left in peace. */
const reading = 64;

/** What stays free above the first line of a long reply, in CSS pixels, so that it is seen to begin there. */
const headroom = 16;

/** The messages, and the scrolling that follows them unless the visitor is reading further up. */
export function Log({ messages, settled, language, isQuiet, children }: LogProps) {
  const { t } = useTranslation('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Where the latest message put the list, and whether the visitor is still there. */
  const end = useRef(0);
  const isFollowing = useRef(true);
  const last = messages.at(-1);

  const scrollToEnd = () => {
    const box = scroller.current;
    if (!box) return;
    // A reply higher than the panel is read from its first line.
    const start = (list.current?.lastElementChild as HTMLElement | null)?.offsetTop ?? 0;
    end.current = Math.min(box.scrollHeight - box.clientHeight, Math.max(0, start - headroom));
    box.scrollTop = end.current;
    isFollowing.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling follows these, and reads the page.
  useLayoutEffect(() => {
    if (isFollowing.current || last?.sender === 'user') scrollToEnd();
  }, [last, settled.status, settled.messages]);

  return (
    <section
      className="chat-scroller"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reachable by the keyboard.
      tabIndex={0}
      aria-label={t('log.region')}
      onScroll={({ currentTarget: box }) => {
        isFollowing.current = box.scrollTop >= end.current - reading;
      }}
    >
      <div
        ref={list}
        className="chat-log"
        role="log"
        aria-label={t('log.label')}
        aria-live={isQuiet ? 'off' : 'polite'}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} language={language} isLast={message === last} />
        ))}
      </div>
      {children}
    </section>
  );
}
