import { westernDigits } from './digits';
import { rememberTexts } from './understanding/rememberTexts';

/**
 * Words of both scripts. JavaScript's own `\w` and `\b` know only Latin letters and would drop every Arabic
 * word, so everything here goes by Unicode classes.
 */

const tashkeel = /[\u064B-\u0652\u0670\u0640]/g;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C]*(?:['’][\p{L}\p{M}]+)*/gu;

/**
 * One spelling for what readers take as the same word: case, compatibility forms, Arabic vowel signs and
 * tatweel, the seats of hamza, final ya and ta marbuta, Arabic-Indic and Persian digits. For comparing only:
 * what is shown or sent is never folded.
 */
export function fold(text: string): string {
  // Most English lines need no more than their case taken off.
  if (isPlain.test(text)) return text.toLowerCase();
  return westernDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(tashkeel, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[’‘]/g, "'");
}

const isPlain = /^[ -~\n]*$/;

/** The folded words of a text, in order. Every step of a turn looks at them: they are read once. */
export const words = rememberTexts((text: string): readonly string[] => fold(text).match(word) ?? []);

const spaced = rememberTexts((text: string) => ` ${words(text).join(' ')} `);

/** A text without these names as whole words: a name in Latin letters says nothing about the language around it. */
export function withoutNames(text: string, names: readonly string[]): string {
  const folded = new Set(names.flatMap(words));
  return text.replace(word, (found) => (folded.has(fold(found)) ? '' : found));
}

/** How many words a reader counts. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/**
 * Does a text contain one of these words or phrases as a whole? "plan" is not in "planet"; "what is" is in
 * "What is it?". Phrases are folded like the text.
 */
export function containsPhrase(text: string, phrases: readonly string[]): boolean {
  const haystack = spaced(text);
  return foldedPhrases(phrases).some((phrase) => haystack.includes(phrase));
}

/** Lists of phrases are constants, asked for every message: each is folded once. */
const folded = new WeakMap<readonly string[], string[]>();

function foldedPhrases(phrases: readonly string[]): string[] {
  const known = folded.get(phrases) ?? phrases.map((phrase) => ` ${words(phrase).join(' ')} `);
  folded.set(phrases, known);
  return known;
}
