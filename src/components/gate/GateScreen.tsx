import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { replayEarly } from '../../early';
import { site } from '../../site';
import { LanguageSwitch } from '../layout/LanguageSwitch';
import { useLanguage } from '../layout/useLanguage';
import { Ltr } from '../ui/Ltr';
import { Wordmark } from '../ui/Wordmark';
import { GateForm } from './GateForm';
import { GateWall } from './GateWall';

/** The unfinished wall at one side, the way in at the other. */
export function GateScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('gate');
  const { language } = useLanguage();
  useEffect(() => replayEarly(), []);
  return (
    <main className="gate">
      <div className="gate-side">
        <div className="gate-head">
          <span role="img" aria-label={site.name[language]}>
            <Wordmark language={language} />
          </span>
          <LanguageSwitch />
        </div>
        <div>
          <h1 tabIndex={-1} className="text-d2">
            {t('title')}
          </h1>
          <p className="lead soft mt-3">{t('lead')}</p>
          <a className="link mt-3" href={`mailto:${site.email}`}>
            <Ltr>{site.email}</Ltr>
          </a>
        </div>
        <GateForm onSignedIn={onSignedIn} />
        <div className="gate-soon">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle
              cx="16"
              cy="16"
              r="15"
              fill="var(--color-saffron)"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          <div>
            <h2>{t('soon')}</h2>
            <p className="soft">{t('soonText')}</p>
          </div>
        </div>
      </div>
      <GateWall />
    </main>
  );
}
