import { stemsAnew } from './stem';
import { verbOf } from './stemArabic';
import { fillers, stopWords } from './stopWords';

/** Shorter words have too many neighbours for a slip to be told from another word. An ending is no part of the word. */
const minCharacters = { swappedLatin: 6, swappedArabic: 7, stem: 6 } as const;

/** Letters that are taken for each other; c and s sound alike before these. */
const alike: readonly RegExp[] = [/^[cs](?=[eiy])/, /^[sz]/, /^[aeiou]/, /^[طت]/, /^[ضظ]/, /^[صس]/, /^[ذد]/];

export interface Spelling {
  /** The stems of the known word that this one was meant to be, or its own. */
  correct(word: string, stems: readonly string[]): readonly string[];
  /** A word of grammar with two neighbouring letters swapped ("teh", "waht"), put right; any other as it is. */
  grammar(word: string): string;
}

/**
 * Brings an unknown word to a known one: an Arabic word without its one-letter particle (بمهرجان), an Arabic verb
 * in another person (نوزع, توزع), or one slip: two letters swapped, one missing, one too many, or one in place of
 * another that sounds like it, but never the first, which people rarely miss. Any other letter is left alone: "expect"
 * is not "expert". What a word can become is looked up among the known ones, so a look-up costs the length of the word
 * and not the size of the vocabulary, and nothing is prepared for it. `elsewhere` are words of other subjects: they
 * are left as they are.
 */
export function createSpelling(
  vocabulary: () => Iterable<string>,
  elsewhere: () => Iterable<string> = () => [],
): Spelling {
  let learned: ReadonlySet<string> | undefined;
  let foreign: ReadonlySet<string> | undefined;
  const verbs = new Map<string, string>();

  const learn = () => {
    const words = new Set(vocabulary());
    for (const word of words) {
      const verb = /^[ايتن]/.test(word) ? verbOf(word) : undefined;
      if (verb && !verbs.has(verb)) verbs.set(verb, word);
    }
    return words;
  };
  const known = () => (learned ??= learn());

  /** A known form of the same word. */
  const formOf = (stem: string, all: ReadonlySet<string>): string | undefined => {
    if (all.has(stem)) return stem;
    if (/^[بلك]\p{Script=Arabic}{3,}$/u.test(stem) && all.has(stem.slice(1))) return stem.slice(1);
    return verbs.get(verbOf(stem) ?? '');
  };

  const isElsewhere = (stem: string) => {
    foreign ??= new Set(elsewhere());
    return foreign.has(stem);
  };

  return {
    grammar(word) {
      if (!/^[a-z]{3,6}$/.test(word) || isGrammar(word)) return word;
      const all = known();
      if (stemsAnew(word).every((stem) => all.has(stem) || isElsewhere(stem))) return word;
      return swapped(word).find((slip) => commonGrammar.has(slip)) ?? word;
    },
    correct(word, stems) {
      const all = known();
      const forms = stems.map((stem) => formOf(stem, all));
      if (forms.every((form) => form !== undefined)) return forms;
      const own = stems.map((stem, index) => forms[index] ?? stem);
      if (isGrammar(word) || stems.every(isElsewhere)) return own;
      const length = own.join('').length;
      for (const slip of slipsOf(word, length)) {
        const meant = stemsAnew(slip);
        // With more than a letter between the stems, an ending was made of what is none.
        if (Math.abs(meant.join('').length - length) <= 1 && meant.every((stem) => all.has(stem)))
          return meant;
      }
      return own;
    },
  };
}

/** What a word may have been meant to be, the likeliest first. */
function* slipsOf(word: string, stemLength: number): Iterable<string> {
  const { swappedLatin, swappedArabic, stem } = minCharacters;
  if (word.length >= (isLatin(word) ? swappedLatin : swappedArabic)) yield* swapped(word);
  if (stemLength < stem) return;
  yield* shortened(word);
  yield* lengthened(word);
  yield* mistaken(word);
}

/** What a short word with a slip is put right to, and no other: a name or a thing may be a letter from any of the rest. */
const commonGrammar = new Set(
  'the and what who how with from your you are this that have about where when which can please'.split(' '),
);
const isGrammar = (word: string) => fillers.has(word) || stopWords.has(word);

const latinLetters = [...'abcdefghijklmnopqrstuvwxyz'];
const arabicLetters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

const isLatin = (word: string) => /[a-z]/.test(word);
const lettersOf = (word: string) => (isLatin(word) ? latinLetters : arabicLetters);

/** The word with one letter more, anywhere but in front. */
function lengthened(word: string): string[] {
  const letters = lettersOf(word);
  return Array.from({ length: word.length }, (_, index) =>
    letters.map((letter) => word.slice(0, index + 1) + letter + word.slice(index + 1)),
  ).flat();
}

/** The word with each letter but its first exchanged for one it may be taken for. */
function mistaken(word: string): string[] {
  const letters = lettersOf(word);
  return Array.from({ length: word.length - 1 }, (_, index) => {
    const typed = word.slice(index + 1);
    return letters
      .map((letter) => letter + typed.slice(1))
      .filter((meant) => alike.some((pair) => pair.test(typed) && pair.test(meant)))
      .map((meant) => word.slice(0, index + 1) + meant);
  }).flat();
}

/** The word with each letter but its first left out. */
function shortened(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index + 1) + word.slice(index + 2),
  );
}

/** The word with each pair of neighbours but the first swapped. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 2 }, (_, index) => {
    const [first = '', second = ''] = word.slice(index + 1);
    return word.slice(0, index + 1) + second + first + word.slice(index + 3);
  });
}
