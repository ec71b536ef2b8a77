import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brandWords } from './brandWords';
import { gateIsOn } from './config';
import { defaultLanguage, formatNumber, type PageLanguage, pageLanguages, toPageLanguage } from './languages';
import { patiently } from './patiently';

/** What every page needs, in one file per language. */
const firstWords = {
  en: () => import('./words/en'),
  ar: () => import('./words/ar'),
} satisfies Record<PageLanguage, () => Promise<Record<string, object>>>;

/** What the home page needs on top. */
const homeWords = {
  en: () => import('./words/en.home'),
  ar: () => import('./words/ar.home'),
} satisfies Record<PageLanguage, () => Promise<Record<string, object>>>;

export const homeNamespaces = ['faq', 'forms', 'home', 'service-items', 'work'] as const;

/**
 * Every other area loads its words with its code. The lists are those of `words/`, which no glob can read, and of
 * what only Maya speaks with.
 */
const laterWords = import.meta.glob<object>(
  [
    '../locales/{en,ar}/*.json',
    '!../locales/*/{common,faq,footer,forms,home,service-items,services,work}.json',
    '!../locales/*/{assistant,embedded,knowledge}.json',
    '!../locales/*/{gate,inspector}.json',
  ],
  { import: 'default' },
);

/** Words of what a build may leave out go with it. */
if (GATE_IS_ON) {
  Object.assign(laterWords, import.meta.glob('../locales/{en,ar}/gate.json', { import: 'default' }));
}
if (INSPECTOR_IS_IN) {
  Object.assign(laterWords, import.meta.glob('../locales/{en,ar}/inspector.json', { import: 'default' }));
}

async function loadWords(language: PageLanguage, namespace: string): Promise<object | undefined> {
  const isOfHome = (homeNamespaces as readonly string[]).includes(namespace);
  const shared: Record<string, object> = await (isOfHome ? homeWords : firstWords)[language]();
  return shared[namespace] ?? laterWords[`../locales/${language}/${namespace}.json`]?.();
}

const catalogues: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const pageLanguage = toPageLanguage(language) ?? defaultLanguage;
    patiently(() => loadWords(pageLanguage, namespace)).then(
      (words) => done(null, words),
      // Only in Node, whose files are there at once or never.
      (error) => done(error, null),
    );
  },
};

/** The page's language; never anything but one of ours. */
export function currentLanguage(instance: i18n = i18next): PageLanguage {
  return toPageLanguage(instance.resolvedLanguage ?? instance.language) ?? defaultLanguage;
}

/**
 * The words of the site in one language, with its first catalogues loaded: what is rendered with it needs not
 * wait. The browser has the one instance; the build makes one for each language.
 */
export async function createI18n(language: PageLanguage, instance: i18n = i18next): Promise<i18n> {
  instance.on('languageChanged', () => {
    Object.assign(instance.options.interpolation ?? {}, {
      defaultVariables: brandWords(currentLanguage(instance)),
    });
  });

  await instance
    .use(catalogues)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: pageLanguages,
      // An Arabic visitor never downloads the English words.
      fallbackLng: false,
      ns: [...Object.keys(await patiently(() => firstWords[language]())), ...(gateIsOn ? ['gate'] : [])],
      defaultNS: 'common',
      fallbackNS: 'common',
      interpolation: { escapeValue: false, defaultVariables: brandWords(language) },
      react: { useSuspense: true },
    });

  instance.services.formatter?.add('number', (value, tag, options) =>
    formatNumber(Number(value), toPageLanguage(tag) ?? defaultLanguage, options),
  );
  return instance;
}
