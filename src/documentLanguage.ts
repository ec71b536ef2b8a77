import { defaultLanguage, languages, type PageLanguage, toPageLanguage } from './languages';

/** The name of the choice in every storage. */
export const languageKey = 'i18nextLng';

/** The language that the document is in: what `boot.ts` has found for the visitor. */
export function documentLanguage(): PageLanguage {
  return toPageLanguage(document.documentElement.lang) ?? defaultLanguage;
}

/** The only writer of `<html lang dir>` and of the kept choice. */
export function setLanguage(language: PageLanguage) {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = languages[language].dir;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Refused or full: the choice lives as long as the page.
  }
}
