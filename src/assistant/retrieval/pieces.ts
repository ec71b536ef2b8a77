import { plainWords } from './plainWords';

/** Characters. */
const size = 4;

/**
 * Every run of four characters of each word, its ends marked by a space: they tell what a word is akin to when it
 * stands nowhere in the knowledge itself ("pricey" and "price", «تسعيرتكم» and «تسعيرة»). With `remembered`, a word
 * that comes again is not taken apart again.
 */
export function piecesOf(text: string, remembered?: Map<string, readonly string[]>): string[] {
  return plainWords(text).flatMap((word) => {
    const pieces = remembered?.get(word) ?? piecesOfWord(word);
    remembered?.set(word, pieces);
    return pieces;
  });
}

function piecesOfWord(word: string): string[] {
  const whole = ` ${word} `;
  const starts = Math.max(1, whole.length - size + 1);
  return Array.from({ length: starts }, (_, start) => whole.slice(start, start + size));
}
