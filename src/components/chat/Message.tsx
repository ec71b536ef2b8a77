import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../assistant';
import { clockTime, type PageLanguage } from '../../languages';
import { OwnWords } from './OwnWords';
import { ReplyText } from './ReplyText';
import { CalendarSign } from './signs';

interface MessageProps {
  message: ChatMessage;
  language: PageLanguage;
  /** Trouble is spoken at once while it is the latest word, and is only read afterwards. */
  isLast: boolean;
}

/** One bubble with its time. The author's name is there for those who do not see the sides. */
export const Message = memo(function Message({ message, language, isLast }: MessageProps) {
  const { t } = useTranslation('chat');
  const { text, sender, timestamp, type } = message;
  const look = sender === 'user' ? 'user' : type;

  return (
    <div
      className={`chat-message chat-message-${look}`}
      role={type === 'trouble' && isLast ? 'alert' : undefined}
    >
      <div className="chat-bubble">
        <span className="sr-only">{sender === 'user' ? t('log.user') : t('log.bot')} </span>
        {type === 'meeting_request' && (
          <p className="chat-bubble-label">
            <CalendarSign />
            {t('log.meetingRequest')}
          </p>
        )}
        {sender === 'user' ? <OwnWords text={text} /> : <ReplyText text={text} language={message.language} />}
      </div>
      <time dateTime={new Date(timestamp).toISOString()}>{clockTime(timestamp, language)}</time>
    </div>
  );
});
