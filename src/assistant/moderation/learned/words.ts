import { isDenial } from '../denials';
import { withMarks } from '../marks';
import type { Sentence } from '../sentences';
import { inOwnLanguage } from '../shown';
import { rootOf } from '../subjects';
import { type FieldsOf, fieldKey, ownFields } from './fields';
import { hash } from './hash';

/** A word of a sentence, as far as the learned reviewer looks at it. */
export interface Word {
  itself: number;
  /** The same as itself where nothing is written onto it, so that both share a weight. */
  root: number;
  /** Three and four letters on end, as hashes: what a word never met shares with its kin. */
  parts: readonly number[];
  /** Does its script write articles, prepositions and persons onto a word? */
  isWrittenOnto: boolean;
  /** Who is spoken of: the speaker, the reader, the agency, somebody else. */
  person: Person | undefined;
  /** Its word fields, those of it and the next word in a row among them. */
  fields: readonly number[];
  /** Says something by itself; a pause, an article or a preposition does not. */
  isContent: boolean;
  /** Turns what follows into its contrary: "not", "without", "instead of". */
  isDenial: boolean;
}

export type Person = 'me' | 'you' | 'we' | 'they';

/** Reads the words of a sentence. Replies say the same few thousand again and again, so they are kept. */
export function createWords(fieldsOf: FieldsOf): (sentence: Sentence) => Word[] {
  const known = new Map<string, Word>();

  function read(word: string): Word {
    const before = known.get(word);
    if (before) return before;
    const counted = word.replace(/\d+/g, '0');
    const root = hash(rootOf(counted));
    const isContent = counted.length > 1 && !empty.has(counted);
    const fresh: Word = {
      itself: hash(counted),
      root,
      parts: partsOf(counted),
      isWrittenOnto: isArabic.test(counted),
      person: persons.find(([, pattern]) => pattern.test(counted))?.[0],
      fields: isContent ? fieldsOf(fieldKey(root)) : [],
      isContent,
      isDenial: isDenial(word),
    };
    if (known.size < maxKnown) known.set(word, fresh);
    return fresh;
  }

  return (sentence) => {
    const words = withMarks(inOwnLanguage(sentence)).trim().split(' ').map(read);
    return words.map((word, index) => {
      const next = words[index + 1];
      const ofBoth = next ? fieldsOf(fieldKey(word.root, next.root)) : [];
      return ofBoth.length > 0 ? { ...word, fields: [...new Set([...ofBoth, ...word.fields])] } : word;
    });
  };
}

/** How many words of a sentence belong to Maya's own world. */
export function countOfTrade(words: readonly Word[]): number {
  return words.filter(({ isContent, fields }) => isContent && fields.some((field) => field < ownFields))
    .length;
}

/** Who is spoken of in a sentence, as hashes. */
export function personsIn(words: readonly Word[]): number[] {
  const found = new Set(words.map(({ person }) => person));
  return [...found].flatMap((person) => (person ? [hash(person)] : [])).sort((one, other) => one - other);
}

const maxKnown = 5000;

function partsOf(word: string): number[] {
  const bounded = `<${word}>`;
  return [3, 4].flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, start) =>
      hash(`-${bounded.slice(start, start + length)}`),
    ),
  );
}

const isArabic = /[\u0600-\u06FF]/;

const empty = new Set(
  'the a an and or but of to in on at for with from by is are was were be been am do does did have has had not no that this it as if so then than too very can will would could should may might about into over out up down off all any some one two there here what which who whom when where how why just more most much many'.split(
    ' ',
  ),
);

/** Arabic mostly says it in the verb's form or in what is written onto a word. */
const persons: readonly (readonly [Person, RegExp])[] = [
  [
    'me',
    /^(?:i|me|my|mine|myself|[وفل]?(?:انا|اني|انني)|لي|لدي|عندي|معي|مني|عني|بي|الي|نفسي|لست|كنت|[وفس]?ا[^ل].{2,}|[\u0600-\u06FF]{3,}(?:ني|تي))$/,
  ],
  ['you', /^(?:you|your|yours|yourself|انت|انتم|لك|لكم|[\u0600-\u06FF]{2,}(?:كم|ك))$/],
  ['we', /^(?:we|us|our|ours|ouragency|نحن|لنا|اسموكالتنا|[وفس]?ن.{3,}|[\u0600-\u06FF]{3,}نا)$/],
  ['they', /^(?:he|she|him|her|his|they|them|their|it|its)$/],
];
