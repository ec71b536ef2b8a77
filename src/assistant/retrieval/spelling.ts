import { verbOf } from './stemArabic';

/** Shorter words have too many neighbours for a slip to be told from another word. */
const minCharacters = 6;

export interface Spelling {
  /** The known word this one was meant to be, or the word itself. */
  correct(word: string): string;
}

/**
 * Brings an unknown word to a known one: an Arabic word without its one-letter particle (بمهرجان), an Arabic verb
 * in another person (نوزع, توزع), or one slip in a word of six letters or more: a letter missing, one too many, or
 * two swapped, but never the first, which people rarely miss. A changed letter is left alone: "expect" is not
 * "expert". What a word can become is looked up among the known ones, so a look-up costs the length of the word
 * and not the size of the vocabulary, and nothing is prepared for it.
 */
export function createSpelling(vocabulary: () => Iterable<string>): Spelling {
  let known: Set<string> | undefined;
  const verbs = new Map<string, string>();

  const learn = () => {
    known = new Set(vocabulary());
    for (const word of known) {
      const verb = /^[ايتن]/.test(word) ? verbOf(word) : undefined;
      if (verb && !verbs.has(verb)) verbs.set(verb, word);
    }
    return known;
  };

  return {
    correct(word) {
      const all = known ?? learn();
      if (all.has(word)) return word;
      if (/^[بلك]\p{Script=Arabic}{3,}$/u.test(word) && all.has(word.slice(1))) return word.slice(1);
      const verb = verbs.get(verbOf(word) ?? '');
      if (verb) return verb;
      if (word.length < minCharacters) return word;
      const slips = [...lengthened(word), ...shortened(word), ...swapped(word)];
      return slips.find((candidate) => all.has(candidate)) ?? word;
    },
  };
}

const latinLetters = [...'abcdefghijklmnopqrstuvwxyz'];
const arabicLetters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/** The word with one letter more, anywhere but in front. */
function lengthened(word: string): string[] {
  const letters = /[a-z]/.test(word) ? latinLetters : arabicLetters;
  return Array.from({ length: word.length }, (_, index) =>
    letters.map((letter) => word.slice(0, index + 1) + letter + word.slice(index + 1)),
  ).flat();
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
