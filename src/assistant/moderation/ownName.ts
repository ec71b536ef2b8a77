import type { Sentence } from './sentences';
import { plain } from './spelling';

/** What stands in the rules for the agency's own name, whatever it is: a word that nobody writes, in each script. */
const ownName = { latin: 'ouragency', arabic: 'اسموكالتنا' };

/**
 * The name as it may be written. In Arabic letters a foreign name is spelt by ear, with a long vowel more between two
 * consonants: «أربيلين» is «أربلين», and «أربيليين» are the people of Erbil.
 */
function writtenAs(name: string): { pattern: RegExp; mark: string } {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const spelt = plain(name).trim().replaceAll('.', '\\.');
  const byEar = isArabic ? Array.from(spelt.matchAll(betweenConsonants), ({ index }) => index) : [];
  const spellings = byEar.map((at) => `${spelt.slice(0, at)}[اوي]${spelt.slice(at)}`);
  return {
    pattern: new RegExp(` (?:${[spelt, ...spellings].join('|')}) `, 'gu'),
    mark: ` ${isArabic ? ownName.arabic : ownName.latin} `,
  };
}

const betweenConsonants = /(?<=[^اوي ])(?=[^اوي ])/gu;

/** Sentences as the rules look at them: the agency's name is one word, the same for every agency. */
export function withOwnName(sentences: readonly Sentence[], agencyNames: readonly string[]): Sentence[] {
  const names = agencyNames.map(writtenAs);
  return sentences.map((sentence) => ({
    ...sentence,
    plain: names.reduce((text, { pattern, mark }) => text.replace(pattern, mark), sentence.plain),
  }));
}
