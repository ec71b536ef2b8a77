/** One row per language. Everything that differs between them by rule, not by words, is a column here. */
export const languages = {
  en: {
    code: 'en',
    label: 'English',
    dir: 'ltr',
    /** Numbering system named explicitly, so that digits never depend on the device. */
    locale: 'en-GB-u-nu-latn',
    digits: '0123456789',
    decimalMark: '.',
    /** What stands between the items of a list, and before its last one. */
    list: [', ', ' and '],
    openGraph: 'en_US',
  },
  ar: {
    code: 'ar',
    label: 'العربية',
    dir: 'rtl',
    locale: 'ar-IQ-u-nu-arab',
    digits: '٠١٢٣٤٥٦٧٨٩',
    decimalMark: '٫',
    list: [' و', ' و'],
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

/** To make a format takes far longer than to use it. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: PageLanguage, options: Options): Format => {
    const key = `${language}${JSON.stringify(options)}`;
    const known = formats.get(key) ?? make(languages[language].locale, options);
    formats.set(key, known);
    return known;
  };
}

const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The first format of a visit takes the engine longer to make than the first screen: small numbers need none. */
export function formatNumber(
  value: number,
  language: PageLanguage,
  options?: Intl.NumberFormatOptions,
): string {
  if (!options && Number.isInteger(value) && value >= 0 && value < 1000) return spellNumber(value, language);
  return numberFormat(language, options).format(value);
}

/** A number without separators between thousands (a year, a degree) in the language's numerals. */
export function spellNumber(value: number, language: PageLanguage, decimals = 0): string {
  const { digits, decimalMark } = languages[language];
  return value
    .toFixed(decimals)
    .replace(/\d/g, (digit) => digits.charAt(Number(digit)))
    .replace('.', decimalMark);
}

/** "A, B and C", «أ وب وج». */
export function listItems(items: readonly string[], language: PageLanguage): string {
  const [between, last] = languages[language].list;
  const all = items.slice(0, -1).join(between);
  return [all, ...items.slice(-1)].filter(Boolean).join(last);
}

export function formatDate(
  value: Date | number,
  language: PageLanguage,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(language, options).format(value);
}

/**
 * Hours and minutes by a clock of 24 hours, the visitor's own or that of a time zone. Not by `hour12: false`: in Arabic
 * some engines then write 24:05 for five past midnight.
 */
export function clockTime(value: Date | number, language: PageLanguage, timeZone?: string): string {
  return formatDate(value, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
}

/**
 * The first format of a visit has the engine read what it knows of all languages, which keeps a press waiting for
 * longer than anything else at the start. Asked for beforehand, it reads that in tasks of its own.
 */
export async function prepareFormats(language: PageLanguage): Promise<void> {
  const locale = new Intl.Locale(languages[language].locale);
  await nextTask();
  locale.minimize();
  await nextTask();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
