import { stemsAnew } from './stem';
import { verbOf } from './stemArabic';
import { fillers, stopWords } from './stopWords';

/** Shorter words have too many neighbours for a slip to be told from another word. */
const minCharacters = { swap: 5, letter: 6, changedLetter: 8 } as const;

export interface Spelling {
  /** The stems of the known word that this one was meant to be, or its own. */
  correct(word: string, stems: readonly string[]): readonly string[];
  /** A word of grammar with two neighbouring letters swapped ("teh", "waht"), put right; any other as it is. */
  grammar(word: string): string;
}

/**
 * Brings an unknown word to a known one: an Arabic word without its one-letter particle (بمهرجان), an Arabic verb
 * in another person (نوزع, توزع), or one slip: two letters swapped, one missing or one too many, or in a long word a
 * wrong one, but never the first, which people rarely miss. A changed letter in a short word is left alone: "expect" is
 * not "expert". What a word can become is looked up among the known ones, so a look-up costs the length of the word
 * and not the size of the vocabulary, and nothing is prepared for it. `elsewhere` are words of other subjects: they
 * are left as they are.
 */
export function createSpelling(
  vocabulary: () => Iterable<string>,
  elsewhere: () => Iterable<string> = () => [],
): Spelling {
  let known: Set<string> | undefined;
  let foreign: Set<string> | undefined;
  const verbs = new Map<string, string>();

  const learn = () => {
    known = new Set(vocabulary());
    for (const word of known) {
      const verb = /^[ايتن]/.test(word) ? verbOf(word) : undefined;
      if (verb && !verbs.has(verb)) verbs.set(verb, word);
    }
    return known;
  };

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
      const all = known ?? learn();
      if (stemsAnew(word).every((stem) => all.has(stem) || isElsewhere(stem))) return word;
      return swapped(word).find(isGrammar) ?? word;
    },
    correct(word, stems) {
      const all = known ?? learn();
      const forms = stems.map((stem) => formOf(stem, all));
      if (forms.every((form) => form !== undefined)) return forms;
      const own = stems.map((stem, index) => forms[index] ?? stem);
      if (stems.every(isElsewhere)) return own;
      for (const slip of slipsOf(word)) {
        const meant = stemsAnew(slip);
        if (meant.every((stem) => all.has(stem))) return meant;
      }
      return own;
    },
  };
}

/** What a word may have been meant to be, the likeliest first. */
function* slipsOf(word: string): Iterable<string> {
  const { length } = word;
  if (length >= minCharacters.swap) yield* swapped(word);
  if (length < minCharacters.letter) return;
  yield* shortened(word);
  yield* lengthened(word);
  if (length >= minCharacters.changedLetter) yield* changed(word);
}

const isGrammar = (word: string) => fillers.has(word) || stopWords.has(word);

const latinLetters = [...'abcdefghijklmnopqrstuvwxyz'];
const arabicLetters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

const lettersOf = (word: string) => (/[a-z]/.test(word) ? latinLetters : arabicLetters);

/** The word with one letter more, anywhere but in front. */
function lengthened(word: string): string[] {
  const letters = lettersOf(word);
  return Array.from({ length: word.length }, (_, index) =>
    letters.map((letter) => word.slice(0, index + 1) + letter + word.slice(index + 1)),
  ).flat();
}

/** The word with each letter but its first changed. */
const changed = (word: string): string[] =>
  lettersOf(word).flatMap((letter) =>
    Array.from(
      { length: word.length - 1 },
      (_, index) => word.slice(0, index + 1) + letter + word.slice(index + 2),
    ),
  );

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
