import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationState } from '../../assistant';
import { ReplyActions } from './ReplyActions';
import { Starters } from './Starters';
import type { SiteAssistant } from './siteAssistant';
import { Typing } from './Typing';

interface AfterMessagesProps {
  assistant: SiteAssistant;
  state: ConversationState;
  isLimited: boolean;
  onSend: (text: string) => void;
  onRetry: () => void;
  onCancel: () => void;
  onContinue: () => void;
  onFocusLost: () => void;
}

/** What may be done now, under the messages and outside of what is announced. */
export const AfterMessages = memo(function AfterMessages({
  assistant,
  state,
  isLimited,
  ...on
}: AfterMessagesProps) {
  const { t } = useTranslation('chat');
  const { messages, status, failedText, canContinue } = state;
  const { conversation, stageOfVisit, analyticsAllowed } = assistant;
  const last = messages.at(-1);
  const said = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text.trim());
  const isIdle = status === 'idle' && !isLimited;
  const isAnswered = last?.sender === 'bot' && last.type === 'text';
  // After a form was opened, or a failure, there is one thing to do, and it is not on a chip.
  const isOpen = isAnswered || last?.type === 'greeting';

  return (
    <div className="chat-after">
      {isIdle && failedText !== null && (
        <button type="button" className="chat-chip chat-chip-strong" onClick={on.onRetry}>
          {t('log.retry')}
        </button>
      )}
      {isIdle && isAnswered && (
        <ReplyActions
          key={last.id}
          text={last.text}
          onRate={analyticsAllowed() ? (helpful) => conversation.rate(last.id, helpful) : undefined}
        />
      )}
      {isIdle && canContinue && (
        <button type="button" className="chat-chip chat-chip-strong" onClick={on.onContinue}>
          {t('log.continue')}
        </button>
      )}
      {isIdle && isOpen && <Starters stage={stageOfVisit(said.length + 1)} said={said} onPick={on.onSend} />}
      <Typing isTyping={status === 'thinking'} onCancel={on.onCancel} onFocusLost={on.onFocusLost} />
    </div>
  );
});
