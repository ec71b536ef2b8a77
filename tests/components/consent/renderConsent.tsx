import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { StrictMode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import ar from '../../../locales/ar/consent.json';
import arCookies from '../../../locales/ar/cookies.json';
import arFooter from '../../../locales/ar/footer.json';
import en from '../../../locales/en/consent.json';
import enCookies from '../../../locales/en/cookies.json';
import enFooter from '../../../locales/en/footer.json';
import { Consent } from '../../../src/components/consent/Consent';
import { CookieButton } from '../../../src/components/consent/CookieButton';
import { closePreferences, hideBanner, openPreferences } from '../../../src/components/consent/consentDoor';
import { siteConsent } from '../../../src/components/consent/siteConsent';
// A chunk of its own on the page; here it is there at once, however slow the machine.
import '../../../src/components/consent/PreferencesDialog';
import type { PageLanguage } from '../../../src/languages';
import { first as arFirst } from '../../../src/words/ar';
import { first as enFirst } from '../../../src/words/en';

export const words = { en: { ...en, cookies: enCookies }, ar: { ...ar, cookies: arCookies } };

/** The banner, the settings and the button in the corner, as the page has them, with a way in from the footer. */
export async function renderConsent(language: PageLanguage = 'en') {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    ns: ['consent', 'cookies', 'first', 'footer'],
    resources: {
      en: { consent: en, cookies: enCookies, first: enFirst, footer: enFooter },
      ar: { consent: ar, cookies: arCookies, first: arFirst, footer: arFooter },
    },
    interpolation: { escapeValue: false },
  });
  const view = render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Consent />
          <button type="button" onClick={openPreferences}>
            footer
          </button>
          <CookieButton />
        </MemoryRouter>
      </I18nextProvider>
    </StrictMode>,
  );
  return { user: userEvent.setup(), say: words[language], ...view };
}

/** Nobody has chosen, and nothing is open. */
export function forgetVisit() {
  closePreferences();
  hideBanner();
  siteConsent.reset();
  localStorage.clear();
}

/** What jsdom has no notion of: the size of things, and dialogs above the page. */
export function completeJsdom() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
