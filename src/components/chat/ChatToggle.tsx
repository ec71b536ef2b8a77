import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MayaFace } from '../ui/MayaFace';
import './ChatToggle.css';

interface ChatToggleProps {
  isOpen: boolean;
  /** Replies that landed after the chat was closed. */
  unread: number;
  onToggle: () => void;
  /** The visitor is about to open the chat: its code may start to load. */
  onIntent: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Maya's round button. It stands on every page and knows nothing of the assistant. */
export function ChatToggle({ isOpen, unread, onToggle, onIntent, ref }: ChatToggleProps) {
  const { t } = useTranslation('first');
  const name = isOpen ? t('toggle.close') : unread ? t('toggle.unread', { count: unread }) : t('toggle.open');
  return (
    <button
      ref={ref}
      type="button"
      className="chat-toggle"
      aria-label={name}
      aria-expanded={isOpen}
      onClick={onToggle}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
    >
      <MayaFace open={isOpen} />
      {!isOpen && unread > 0 && (
        <span className="chat-unread" aria-hidden="true">
          {t('toggle.badge', { count: unread })}
        </span>
      )}
    </button>
  );
}
