import { languageKey } from './documentLanguage';
import { defaultLanguage, type PageLanguage, toPageLanguage } from './languages';

/** Where a language may stand, in the order that counts. */
const places: readonly (() => readonly (string | null | undefined)[])[] = [
  () => [new URLSearchParams(location.search).get('lang')],
  () =>
    document.cookie
      .split('; ')
      .map((cookie) => (cookie.startsWith(`${languageKey}=`) ? cookie.slice(languageKey.length + 1) : null)),
  () => [localStorage.getItem(languageKey)],
  () => [sessionStorage.getItem(languageKey)],
  () => navigator.languages,
  () => [document.documentElement.lang],
];

/**
 * The visitor's language: what the address asks for, what was chosen before, what the browser prefers, what the
 * page is written in. The first that is one of ours counts. Asked once, before the first paint, by a script that
 * every page carries; from then on the document says it.
 */
export function findLanguage(): PageLanguage {
  for (const place of places) {
    const language = ask(place).map(toPageLanguage).find(Boolean);
    if (language) return language;
  }
  return defaultLanguage;
}

/** A browser that refuses storage knows nothing of an earlier choice, and is asked for the rest. */
function ask(place: (typeof places)[number]) {
  try {
    return place();
  } catch {
    return [];
  }
}
