import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../site';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { Spinner } from '../ui/Spinner';

interface ChatWaitingProps {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The panel's frame until its code is here, at once on the click; or the way on if it cannot come. */
export function ChatWaiting({ hasFailed, onRetry, onClose }: ChatWaitingProps) {
  const { t } = useTranslation('first');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={t('panel.label')}
      tabIndex={-1}
      className="chat-frame chat-waiting"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
    >
      {hasFailed ? (
        <>
          <p role="alert">{t('panel.failed')}</p>
          <Button size="small" onClick={onRetry}>
            {t('panel.retry')}
          </Button>
          <a className="link" href={`mailto:${site.email}`}>
            <Ltr>{site.email}</Ltr>
          </a>
        </>
      ) : (
        <Spinner label={t('panel.loading')} />
      )}
    </div>
  );
}
