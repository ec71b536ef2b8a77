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
 * "expert". Known words are indexed by what can become of them, so a look-up costs the length of the word and not
 * the size of the vocabulary.
 */
export function createSpelling(vocabulary: () => Iterable<string>): Spelling {
  let known: Set<string> | undefined;
  const oneShort = new Map<string, string>();
  const verbs = new Map<string, string>();

  const learn = () => {
    known = new Set(vocabulary());
    for (const word of known) {
      const verb = /^[ايتن]/.test(word) ? verbOf(word) : undefined;
      if (verb && !verbs.has(verb)) verbs.set(verb, word);
      if (word.length < minCharacters) continue;
      for (const shorter of shortened(word)) if (!oneShort.has(shorter)) oneShort.set(shorter, word);
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
      const candidates = [...shortened(word), ...swapped(word)];
      return (
        oneShort.get(word) ??
        candidates.find((candidate) => candidate.length >= minCharacters - 1 && all.has(candidate)) ??
        word
      );
    },
  };
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
