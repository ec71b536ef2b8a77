import { stemArabic } from './stemArabic';
import { stemEnglish } from './stemEnglish';

const arabicScript = /\p{Script=Arabic}/u;
/** A sum somebody names, "20k" or "3000"; a year is none. */
const sum = /^(?!(?:19|20)\d\d$)(?:\d+k|\d{3,})$/;

/**
 * Light stemming for both scripts: enough that "pricing" meets "prices" and «أسعاركم» meets «السعر», no more. Both
 * the knowledge and the question pass through it, so a stem need not be a word. In Arabic what is theirs and what is
 * ours becomes a stem of its own, so one plain word can give two.
 */
export function stems(word: string): readonly string[] {
  let found = known.get(word);
  if (!found) {
    found = stemsAnew(word);
    if (known.size < maxKnown) known.set(word, found);
  }
  return found;
}

/** The same, for words that are hardly met again. */
export function stemsAnew(word: string): readonly string[] {
  if (sum.test(word)) return ['money'];
  return arabicScript.test(word) ? stemArabic(word) : [stemEnglish(word)];
}

/** The knowledge says the same few thousand words again and again. */
const known = new Map<string, readonly string[]>();
const maxKnown = 20_000;
