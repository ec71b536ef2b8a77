import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLanguage, languages, type PageLanguage, toPageLanguage } from './languages';

/** The name of the choice in every storage. */
const key = 'i18nextLng';

/** What `i18next` itself would hand over; with it the detector tells all it has found, in order. */
const services = { languageUtils: { getBestMatchFromCodes: true } };

/**
 * The visitor's language: what the address asks for, what was chosen before, what the browser prefers, what the
 * page is written in. The first that is one of ours counts. The page before its first paint and the app ask the
 * same question here, so they can never disagree.
 */
export function findLanguage(): PageLanguage {
  const detector = new LanguageDetector(services, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lang',
    lookupCookie: key,
    lookupLocalStorage: key,
    lookupSessionStorage: key,
    caches: [],
  });
  return (
    detect(detector)
      .map(toPageLanguage)
      .find((language) => language !== undefined) ?? defaultLanguage
  );
}

/** A browser that refuses storage knows nothing of an earlier choice, and is asked for the rest. */
function detect(detector: LanguageDetector): string[] {
  try {
    return [detector.detect() ?? []].flat();
  } catch {
    return [detector.detect(['querystring', 'navigator', 'htmlTag']) ?? []].flat();
  }
}

/** The only writer of `<html lang dir>` and of the kept choice. */
export function setLanguage(language: PageLanguage) {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = languages[language].dir;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Refused or full: the choice lives as long as the page.
  }
}
