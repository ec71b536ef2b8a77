import type { Sentence } from './sentences';
import { plain } from './spelling';

/** What stands in the rules for the agency's own name, whatever it is: a word that nobody writes, in each script. */
const ownName = { latin: 'ouragency', arabic: 'اسموكالتنا' };

/**
 * The name as it may be written. In Arabic letters a foreign name is spelt by ear, with a long vowel more:
 * «أربيلين» is «أربلين».
 */
function writtenAs(name: string): { pattern: RegExp; mark: string } {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const letters = [...plain(name).trim()].map((letter) => letter.replace('.', '\\.'));
  return {
    pattern: new RegExp(` ${letters.join(isArabic ? '[اوي]?' : '')} `, 'gu'),
    mark: ` ${isArabic ? ownName.arabic : ownName.latin} `,
  };
}

/** Sentences as the rules look at them: the agency's name is one word, the same for every agency. */
export function withOwnName(sentences: readonly Sentence[], agencyNames: readonly string[]): Sentence[] {
  const names = agencyNames.map(writtenAs);
  return sentences.map((sentence) => ({
    ...sentence,
    plain: names.reduce((text, { pattern, mark }) => text.replace(pattern, mark), sentence.plain),
  }));
}
