import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

const plural = /(?:ies|es|s)$/;
/** "And", "with", "for", "like", "the". */
const arabicStart = /^(?:و|ف)?(?:(?:ب|ك)?ال|لل|ب|ل|ك)?(?=.{3})/;
/** Arabic writes "and" onto the next word; before a short one it is parted from it here. */
const joined = /(^| )و(?=(?:ما|لا|لم|كم|من|هل|مو|متي|بكم|بيش|شكد|شلون|كيف|شوكت|منو)(?: |$))/g;
const parted = (text: string) => text.replace(joined, '$1و ');
const arabicEnding = /(?:اتنا|اتي|اتكم|يات|ات|تنا|تكم|تي|نا|كم|هم|ها|ي|ين|ون|ه|ا)$/;

/**
 * Word lists parted by bars, made ready to be found in clauses of `toClauses`: as whole words, an English plural
 * and what Arabic writes onto a noun included ("وبمبيعاتنا" is "مبيعات"). Gives the names found, with the number
 * of things that were said: "brand", "brands", "branding" and "brand strategy" are one.
 */
export function createMentions<Name extends string>(lists: Readonly<Record<Name, string>>) {
  const names = Object.keys(lists) as Name[];
  let made: Entries<Name> | undefined;

  return (clause: string): { name: Name; hits: number }[] => {
    made ??= read(lists);
    const said = readings(clause);
    const things = new Map<Name, Set<string>>();
    for (const word of new Set(said.split(' '))) {
      for (const { name, entry, thing } of made.get(word) ?? []) {
        if (said.includes(entry)) things.set(name, (things.get(name) ?? new Set()).add(thing));
      }
    }
    return names
      .map((name) => ({ name, hits: things.get(name)?.size ?? 0 }))
      .filter((found) => found.hits > 0);
  };
}

/** Entries of all lists between spaces, by their first word: a clause is held against those it could contain. */
type Entries<Name> = ReadonlyMap<string, readonly Entry<Name>[]>;

interface Entry<Name> {
  name: Name;
  entry: string;
  /** The shortest entry of its list that it begins with: what it is a form or a kind of. */
  thing: string;
}

/** A beginning shorter than this is a thing of its own only as a whole word: "app" is not in "apparel". */
const shortestRoot = 4;

/** Thousands of entries: they are read at the first question, and a list in one go. */
function read<Name extends string>(lists: Readonly<Record<Name, string>>): Entries<Name> {
  const entries = new Map<string, Entry<Name>[]>();
  for (const name of Object.keys(lists) as Name[]) {
    const listed = new Set(
      toClauses(lists[name].replaceAll('|', '\n')).map((phrase) => stemmed(parted(phrase))),
    );
    for (const entry of listed) {
      const [first = ''] = entry.split(' ');
      const known = entries.get(first) ?? [];
      known.push({ name, entry: ` ${entry} `, thing: beginningOf(entry, listed) });
      entries.set(first, known);
    }
  }
  return entries;
}

function beginningOf(entry: string, listed: ReadonlySet<string>): string {
  for (let length = 1; length < entry.length; length += 1) {
    const root = entry.slice(0, length);
    if ((length >= shortestRoot || entry[length] === ' ') && listed.has(root)) return root;
  }
  return entry;
}

/** A letter at the start may be "and" or part of the word, so both readings are searched. Every list reads the same. */
const readings = rememberTexts((text) => {
  const clause = parted(text);
  return ` ${stemmed(clause)} . ${stemmed(clause, true)} `;
});

function stemmed(clause: string, withoutStart = false): string {
  return clause
    .split(' ')
    .map((word) => (/\p{Script=Arabic}/u.test(word) ? arabicStem(word, withoutStart) : englishStem(word)))
    .join(' ');
}

function arabicStem(word: string, withoutStart: boolean): string {
  const start = withoutStart ? word.replace(arabicStart, '') : word;
  const stem = start.replace(arabicEnding, '');
  return stem.length < 3 ? start : stem;
}

function englishStem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(plural, (ending) => ({ ies: 'y', es: 'e' })[ending] ?? '').replace(/e$/, '');
}
