import type { Sentence } from './sentences';
import { plain } from './spelling';

/** What stands in the rules for the agency's own name, whatever it is: a word that nobody writes, in each script. */
const ownName = { latin: 'ouragency', arabic: 'اسموكالتنا' };

/**
 * The name as it may be written. In Arabic letters a foreign name is spelt by ear, with a long vowel more between two
 * consonants: «أربيلين» is «أربلين», and «أربيليين» are the people of Erbil. What is written onto it stays: «لأربيلين».
 */
function writtenAs(name: string): RegExp {
  const spelt = plain(name).trim().replaceAll('.', '\\.');
  const byEar = arabicLetter.test(name)
    ? Array.from(spelt.matchAll(betweenConsonants), ({ index }) => index)
    : [];
  const spellings = byEar.map((at) => `${spelt.slice(0, at)}[اوي]${spelt.slice(at)}`);
  return new RegExp(`(?<= [وف]?(?:[بلك]|لل)?)(?<![a-z])(?:${[spelt, ...spellings].join('|')})(?= )`, 'gu');
}

const arabicLetter = /\p{Script=Arabic}/u;
const betweenConsonants = /(?<=[^اوي ])(?=[^اوي ])/gu;

/** Sentences as the rules look at them: the agency's name is one word, the same for every agency, in the script around it. */
export function withOwnName(sentences: readonly Sentence[], agencyNames: readonly string[]): Sentence[] {
  const names = agencyNames.map(writtenAs);
  return sentences.map((sentence) => {
    const { plain: said } = sentence;
    if (names.every((name) => said.search(name) < 0)) return sentence;
    const others = names.reduce((text, name) => text.replace(name, ''), said);
    const mark = isMostlyArabic(/\p{L}/u.test(others) ? others : said) ? ownName.arabic : ownName.latin;
    return { ...sentence, plain: names.reduce((text, name) => text.replace(name, mark), said) };
  });
}

/** One foreign word in quotes makes no other language of a sentence. */
function isMostlyArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => arabicLetter.test(letter)).length * 2 > letters.length;
}
