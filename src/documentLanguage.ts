import { defaultLanguage, languages, type PageLanguage, toPageLanguage } from './languages';

/** The name of the choice in every storage. */
export const languageKey = 'i18nextLng';

/** The language that the document is in: what `boot.ts` has found for the visitor. */
export function documentLanguage(): PageLanguage {
  return toPageLanguage(document.documentElement.lang) ?? defaultLanguage;
}

/** The only writer of `<html lang dir>`. */
export function showLanguage(language: PageLanguage) {
  const { documentElement } = document;
  const { dir } = languages[language];
  // Set to what they are already, they would still make the browser find the style of every element anew.
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}

/** Shows it, and is the only writer of the kept choice. */
export function setLanguage(language: PageLanguage) {
  showLanguage(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Refused or full: the choice lives as long as the page.
  }
}
