import { render } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../../locales/ar/home.json';
import english from '../../../locales/en/home.json';
import { brandWords } from '../../../src/brandWords';
import type { PageLanguage } from '../../../src/languages';

/** The site's own words for the sections, in one language, without detection or loading. */
export async function wordsIn(language: PageLanguage): Promise<i18n> {
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: 'home',
    resources: { en: { home: english }, ar: { home: arabic } },
    interpolation: { escapeValue: false, defaultVariables: brandWords(language) },
  });
  return words;
}

export async function renderIn(language: PageLanguage, section: ReactElement) {
  const words = await wordsIn(language);
  const view = render(<I18nextProvider i18n={words}>{section}</I18nextProvider>);
  return { ...view, words };
}
