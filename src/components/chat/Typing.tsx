import { useTranslation } from 'react-i18next';

/** Square, dot, quarter hop in turn while Maya writes. Said once; the visitor may change their mind. */
export function Typing({ isTyping, onCancel }: { isTyping: boolean; onCancel: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="chat-typing-row">
      <div role="status">
        {isTyping && (
          <span className="chat-typing">
            <span className="sr-only">{t('log.typing')}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </span>
        )}
      </div>
      {isTyping && (
        <button type="button" className="chat-text-button" onClick={onCancel}>
          {t('log.cancel')}
        </button>
      )}
    </div>
  );
}
