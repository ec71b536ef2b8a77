import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface TypingProps {
  isTyping: boolean;
  onCancel: () => void;
  /** The reply is here, and took away the button that had the focus. */
  onFocusLost: () => void;
}

/** Square, dot, quarter hop in turn while Maya writes. Said once; the visitor may change their mind. */
export function Typing({ isTyping, onCancel, onFocusLost }: TypingProps) {
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
      {isTyping && <CancelButton onCancel={onCancel} onFocusLost={onFocusLost} />}
    </div>
  );
}

function CancelButton({ onCancel, onFocusLost }: Omit<TypingProps, 'isTyping'>) {
  const { t } = useTranslation('chat');
  const button = useRef<HTMLButtonElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);

  // React runs this while the button is still on the page; a moment later nobody could tell where the focus was.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && document.activeElement === own) loseFocus();
    };
  }, []);

  return (
    <button ref={button} type="button" className="chat-text-button" onClick={onCancel}>
      {t('log.cancel')}
    </button>
  );
}
