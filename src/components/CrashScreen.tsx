import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../content/navigation';
import './CrashScreen.css';
import { copyText } from './copyText';
import { Button, ButtonLink } from './ui/Button';

interface Props {
  /** What was logged, once it is. */
  report: Promise<string> | null;
  onRetry: () => void;
}

/** The mark fallen apart, the dot rolled off. */
export function CrashScreen({ report, onRetry }: Props) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  return (
    <main className="crash">
      <svg viewBox="0 0 320 160" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="32">
          <circle cx="64" cy="96" r="48" />
          <path d="M132 38L196 146" />
        </g>
        <circle cx="292" cy="141" r="17" fill="var(--color-saffron)" stroke="currentColor" strokeWidth="3" />
      </svg>
      <h1 className="text-d2">{t('crash.title')}</h1>
      <p className="lead soft" role="alert">
        {t('crash.text')}
      </p>
      <div className="crash-actions">
        <Button tile onClick={onRetry}>
          {t('crash.retry')}
        </Button>
        <ButtonLink look="line" href={routes.home}>
          {t('crash.home')}
        </ButtonLink>
        <Button
          look="line"
          onClick={() => {
            void report?.then(copyText).then((outcome) => setCopied(outcome === 'copied'));
          }}
        >
          {t(isCopied ? 'crash.copied' : 'crash.copy')}
        </Button>
      </div>
    </main>
  );
}
