import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentChoice } from '../../tags/consent';
import { askedPart, withWords } from '../lazyPart';
import { Banner } from './Banner';
import { closePreferences, hideBanner, openPreferences, useConsentDoor } from './consentDoor';
import { settingsButtonId } from './consentIds';
import { siteConsent } from './siteConsent';
import { useConsent } from './useConsent';
import { useLettersThere } from './useLettersThere';
import './consent.css';

const PreferencesDialog = askedPart(
  async () => (await withWords(import('./PreferencesDialog'), ['consent', 'cookies'])).PreferencesDialog,
);

/** The question and the settings behind it. */
export function Consent() {
  const { t } = useTranslation('first');
  const record = useConsent();
  const door = useConsentDoor();
  const areLettersThere = useLettersThere();
  /** Counts the times the visitor was done here, by choosing or by leaving things as they were. */
  const [departures, setDepartures] = useState(0);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    // The button that was pressed is gone with the banner; the next place is where the choice can be changed.
    if (departures > 0 && document.activeElement === document.body) {
      document.getElementById(settingsButtonId)?.focus({ preventScroll: true });
    }
  }, [departures]);

  if (record === undefined) return null;

  function leave(isChoice: boolean) {
    hideBanner();
    closePreferences();
    setSaved(isChoice);
    setDepartures(departures + 1);
  }

  function choose(choice: ConsentChoice) {
    siteConsent.choose(choice);
    leave(true);
  }

  return (
    <>
      {((record === null && areLettersThere) || door.banner) && (
        <Banner
          takesFocus={door.banner}
          onChoose={choose}
          onCustomize={openPreferences}
          onClose={record ? () => leave(false) : undefined}
        />
      )}
      {door.preferences && <PreferencesDialog onChoose={choose} onClose={closePreferences} />}
      <p className="sr-only" role="status">
        {isSaved && record && <span key={departures}>{t('saved')}</span>}
      </p>
    </>
  );
}
