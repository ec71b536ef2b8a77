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
    .map((word) =>
      word
        .replace(/'\p{L}+$/u, '')
        .replace(/[گچپڤژؤئءیک]/g, (letter) => letters[letter] ?? letter)
        .replace(/(\p{L})\1{2,}/gu, '$1'),
    )
    .filter((word) => word !== '');
}
