import { rememberTexts } from '../understanding/rememberTexts';
import { plainWords } from './plainWords';

/** Characters. */
const size = 4;
/** No word begins with it: a piece is never taken for one. */
const mark = '~';

/**
 * Every run of four characters of each word, its ends marked by a space: they tell what a word is akin to when it
 * stands nowhere in the knowledge itself ("pricey" and "price", «تسعيرة» and «أسعار»).
 */
export function piecesOf(text: string): string[] {
  return plainWords(text).flatMap(piecesOfWord);
}

/** Words; more than the knowledge has, which says the same ones again and again. */
const remembered = 5000;

const piecesOfWord = rememberTexts((word: string): readonly string[] => {
  const whole = ` ${word} `;
  const starts = Math.max(1, whole.length - size + 1);
  return Array.from({ length: starts }, (_, start) => mark + whole.slice(start, start + size));
}, remembered);

export const isPiece = (term: string): boolean => term.startsWith(mark);
