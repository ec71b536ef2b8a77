import { words } from '../text';

/** Letters of Iraqi and Gulf spelling that the standard alphabet lacks, hamza on its seat, and its Persian twins. */
const letters: Readonly<Record<string, string>> = {
  گ: 'ق',
  چ: 'ك',
  پ: 'ب',
  ڤ: 'ف',
  ژ: 'ز',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ی: 'ي',
  ک: 'ك',
};

/** The words of a text with one spelling each: no drawn-out letters, no "'s", one alphabet. */
export function plainWords(text: string): string[] {
  return words(text)
    .map(plainWord)
    .filter((word) => word !== '');
}

function plainWord(word: string): string {
  // Most words are plain as they are.
  if (!isMarked.test(word)) return word;
  return word
    .replace(/'\p{L}+$/u, '')
    .replace(/[گچپڤژؤئءیک]/g, (letter) => letters[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

const isMarked = /['گچپڤژؤئءیک]|(.)\1\1/;
