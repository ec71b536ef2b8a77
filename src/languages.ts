/** One row per language. Everything that differs between them by rule, not by words, is a column here. */
export const languages = {
  en: {
    code: 'en',
    label: 'English',
    dir: 'ltr',
    /** Numbering system named explicitly, so that digits never depend on the device. */
    locale: 'en-GB-u-nu-latn',
    openGraph: 'en_US',
  },
  ar: {
    code: 'ar',
    label: 'العربية',
    dir: 'rtl',
    locale: 'ar-IQ-u-nu-arab',
    openGraph: 'ar_AR',
  },
} as const;

export type PageLanguage = keyof typeof languages;

export const pageLanguages = Object.keys(languages) as PageLanguage[];

export const defaultLanguage: PageLanguage = 'en';

/** `ar-IQ` is `ar`; a language the site does not speak is undefined. */
export function toPageLanguage(tag: string | null | undefined): PageLanguage | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return pageLanguages.find((language) => language === code);
}

export function otherLanguage(language: PageLanguage): PageLanguage {
  return pageLanguages.find((other) => other !== language) ?? defaultLanguage;
}

/** A Latin value (a phone, an address) for a sentence in this language: set apart where the sentence runs the other way. */
export function isolateLatin(text: string, language: PageLanguage): string {
  return languages[language].dir === 'rtl' ? `\u2066${text}\u2069` : text;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** To make a format takes far longer than to use it. */
export function formatNumber(
  value: number,
  language: PageLanguage,
  options?: Intl.NumberFormatOptions,
): string {
  const key = `${language}${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languages[language].locale, options);
    numberFormats.set(key, format);
  }
  return format.format(value);
}

export function formatDate(
  value: Date | number,
  language: PageLanguage,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(languages[language].locale, options).format(value);
}
