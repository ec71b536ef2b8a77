import LanguageDetector from 'i18next-browser-languagedetector';
import { languageKey } from './documentLanguage';
import { defaultLanguage, type PageLanguage, toPageLanguage } from './languages';

/** What `i18next` itself would hand over; with it the detector tells all it has found, in order. */
const services = { languageUtils: { getBestMatchFromCodes: true } };

/**
 * The visitor's language: what the address asks for, what was chosen before, what the browser prefers, what the
 * page is written in. The first that is one of ours counts. Asked once, before the first paint; from then on the
 * document says it.
 */
export function findLanguage(): PageLanguage {
  const detector = new LanguageDetector(services, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lang',
    lookupCookie: languageKey,
    lookupLocalStorage: languageKey,
    lookupSessionStorage: languageKey,
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
