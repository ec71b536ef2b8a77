import type { MessageLanguage } from '../../assistant';

/**
 * The languages met in a chat, by letters only they have among those of their script. The last row of a script
 * is what its text is taken for otherwise.
 */
const rows: readonly [language: string, script: Script, letters: RegExp][] = [
  ['ckb', 'arabic', /[ڕڵۆێە]/],
  ['ar', 'arabic', /./],
  ['tr', 'latin', /[ğĞşŞıİ]/],
  ['de', 'latin', /[äöüÄÖÜß]/],
  ['en', 'latin', /./],
];

type Script = keyof typeof letters;
const letters = { arabic: /\p{Script=Arabic}/gu, latin: /\p{Script=Latin}/gu } as const;

const scriptOf: Record<MessageLanguage, Script | undefined> = {
  ar: 'arabic',
  ckb: 'arabic',
  kmr: 'latin',
  en: 'latin',
  de: 'latin',
  tr: 'latin',
  other: undefined,
};

/**
 * The language to set a text in and to read it out in. What its author is known to write decides wherever the
 * text has a letter of it: an Arabic reply may be full of Latin names, and begin with one. Otherwise it is the
 * script with the most letters, the first of two that have as many.
 */
export function languageOfText(text: string, written?: MessageLanguage | null): string | undefined {
  const known = written ? scriptOf[written] : undefined;
  if (written && known && count(text, known) > 0) return written;

  const [arabic, latin] = [count(text, 'arabic'), count(text, 'latin')];
  const others = (text.match(/\p{L}/gu)?.length ?? 0) - arabic - latin;
  if (arabic + latin === 0 || others > Math.max(arabic, latin)) return undefined;
  const isArabic =
    arabic === latin ? text.search(letters.arabic) < text.search(letters.latin) : arabic > latin;
  const script = isArabic ? 'arabic' : 'latin';
  return rows.find(([, of, own]) => of === script && own.test(text))?.[0];
}

const count = (text: string, script: Script) => text.match(letters[script])?.length ?? 0;
