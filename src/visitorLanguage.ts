import { defaultLanguage, languages, type PageLanguage, toPageLanguage } from './languages';

/** The name of the choice in every storage. */
const key = 'i18nextLng';

/**
 * The visitor's language: what the address asks for, what was chosen before, what the browser prefers, what the
 * page is written in. The first that is one of ours counts. The page before its first paint and the app ask the
 * same question here, so they can never disagree.
 */
export function findLanguage(page: Window = window): PageLanguage {
  const { document, location, navigator } = page;
  const sources: (() => readonly (string | null | undefined)[])[] = [
    () => [new URLSearchParams(location.search).get('lang')],
    () => [document.cookie.match(`(?:^|; )${key}=([^;]*)`)?.[1]],
    () => [page.localStorage.getItem(key)],
    () => [page.sessionStorage.getItem(key)],
    () => navigator.languages,
    () => [document.documentElement.lang],
  ];
  for (const read of sources) {
    const language = firstOfOurs(read);
    if (language) return language;
  }
  return defaultLanguage;
}

function firstOfOurs(read: () => readonly (string | null | undefined)[]): PageLanguage | undefined {
  try {
    return read().map(toPageLanguage).find(Boolean);
  } catch {
    // A browser that refuses storage knows nothing of an earlier choice.
    return undefined;
  }
}

/** The only writer of `<html lang dir>` and of the kept choice. */
export function setLanguage(language: PageLanguage, page: Window = window) {
  const { documentElement } = page.document;
  documentElement.lang = language;
  documentElement.dir = languages[language].dir;
  try {
    page.localStorage.setItem(key, language);
  } catch {
    // Refused or full: the choice lives as long as the page.
  }
}
