import { useTranslation } from 'react-i18next';
import { openPreferences } from './consentDoor';
import { settingsButtonId } from './consentIds';
import { useConsent } from './useConsent';
import './CookieButton.css';

/** The way back to the choice, in the corner of every page, once there is one. */
export function CookieButton() {
  const { t } = useTranslation('first');
  if (!useConsent()) return null;
  return (
    <button
      type="button"
      id={settingsButtonId}
      className="cookie-button"
      aria-label={t('settings')}
      aria-haspopup="dialog"
      onClick={openPreferences}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M0 14A14 14 0 1 0 14 0V14Z" fill="currentColor" />
        <circle cx="5" cy="5" r="4" fill="var(--color-saffron)" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
