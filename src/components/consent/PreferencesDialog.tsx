import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsentChoice, essentialOnly, everything } from '../../tags/consent';
import { Button } from '../ui/Button';
import { Dialog, leaveDialog } from '../ui/Dialog';
import { CookieTable } from './CookieTable';
import { CustomizePanel } from './CustomizePanel';
import { showBanner } from './consentDoor';
import { bannerId, settingsButtonId } from './consentIds';
import { Disclosure } from './Disclosure';
import { asksForPrivacy } from './globalPrivacyControl';
import { siteConsent } from './siteConsent';
import { YourData } from './YourData';

interface PreferencesDialogProps {
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** The cookie settings: the choice, what each category means in cookies, and the visitor's own data. */
export function PreferencesDialog({ onChoose, onClose }: PreferencesDialogProps) {
  const { t } = useTranslation(['consent', 'cookies']);
  // Off unless the visitor switched it on: with the browser's privacy signal, and without.
  const [draft, setDraft] = useState<ConsentChoice>(() => siteConsent.read() ?? essentialOnly);

  function reset() {
    siteConsent.reset();
    showBanner();
  }

  function forgetChoice() {
    siteConsent.reset();
    setDraft(essentialOnly);
  }

  const leaving = (then: () => void) => (event: MouseEvent) => void leaveDialog(event.currentTarget, then);

  return (
    <Dialog
      className="consent-dialog"
      title={t('settings')}
      closeLabel={t('close')}
      onClose={onClose}
      returnFocusTo={() => document.getElementById(settingsButtonId) ?? document.getElementById(bannerId)}
    >
      <div className="consent-body">
        <p className="soft">{t('lead')}</p>
        {asksForPrivacy() && <p className="consent-signal">{t('privacySignal')}</p>}
        <Disclosure title={t('customize')} startsOpen>
          <CustomizePanel choice={draft} onChange={setDraft} />
        </Disclosure>
        <div className="consent-actions">
          <Button size="small" onClick={leaving(() => onChoose(draft))}>
            {t('save')}
          </Button>
          <Button size="small" look="line" onClick={leaving(() => onChoose(everything))}>
            {t('acceptAll')}
          </Button>
          <Button size="small" look="line" onClick={leaving(() => onChoose(essentialOnly))}>
            {t('essentialOnly')}
          </Button>
        </div>
        <Disclosure title={t('cookies:caption')}>
          <CookieTable table="cookies" />
        </Disclosure>
        <Disclosure title={t('data.title')}>
          <YourData onErase={forgetChoice} />
        </Disclosure>
        <div className="consent-more">
          <button type="button" className="link" onClick={leaving(showBanner)}>
            {t('showBanner')}
          </button>
          <button type="button" className="link" onClick={leaving(reset)}>
            {t('reset')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
