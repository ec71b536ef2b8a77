import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

const plural = /(?:ies|es|s)$/;
/** "And", "with", "for", "like", "the". */
const arabicStart = /^(?:و|ف)?(?:(?:ب|ك)?ال|لل|ب|ل|ك)?(?=.{3})/;
/** Arabic writes "and" onto the next word; before a short one it is parted from it here. */
const joined = /(^| )و(?=(?:ما|لا|لم|كم|من|هل|مو|متي|بكم|بيش|شكد|شلون|كيف|شوكت|منو)(?: |$))/g;
const parted = (text: string) => text.replace(joined, '$1و ');
const arabicEnding = /(?:اتنا|اتي|اتكم|يات|ات|تنا|تكم|تي|نا|كم|هم|ها|ي|ين|ون|ه|ا)$/;
/** What is left of one ending may be another, or look like one: «صالونـ(ـي)», «مقهاـ(ـنا)». */
const underEnding = /(?<=.{3})(?:ون|ا)$/;

/**
 * Word lists parted by bars, made ready to be found in clauses of `toClauses`: as whole words, an English plural
 * and what Arabic writes onto a noun included ("وبمبيعاتنا" is "مبيعات"). Gives the names found, with the number
 * of things that were said: "brand", "brands", "branding" and "brand strategy" are one.
 */
export function createMentions<Name extends string>(lists: Readonly<Record<Name, string>>) {
  const names = Object.keys(lists) as Name[];
  let made: Lists<Name> | undefined;

  return (clause: string): { name: Name; hits: number }[] => {
    made ??= read(lists);
    const said = eitherStart(clause);
    const found: Entry<Name>[] = [];
    const { entries, beginnings } = made;
    const find = (start: string) => {
      for (const known of entries.get(start) ?? []) if (said.includes(known.entry)) found.push(known);
    };
    for (const word of new Set(said.split(' '))) {
      find(word);
      // "roast-" in a list is found in "roastery" and "roasting".
      for (const length of beginnings) if (length <= word.length) find(word.slice(0, length) + openEnd);
    }
    const things = new Map<Name, Set<string>>();
    for (const known of found) {
      if (isWithin(known, found, said)) continue;
      things.set(known.name, (things.get(known.name) ?? new Set()).add(known.thing));
    }
    return names
      .map((name) => ({ name, hits: things.get(name)?.size ?? 0 }))
      .filter((found) => found.hits > 0);
  };
}

interface Lists<Name> {
  /** Entries of all lists between spaces, by their first word: a clause is held against those it could contain. */
  entries: ReadonlyMap<string, readonly Entry<Name>[]>;
  /** How long the beginnings of words are that stand there with a dash. */
  beginnings: ReadonlySet<number>;
}

interface Entry<Name> {
  name: Name;
  entry: string;
  /** The shortest entry of its list that it begins with: what it is a form or a kind of. */
  thing: string;
}

/** "Dashboard" in Arabic is a board of data, and no billboard: the longer entry of another list says what is meant. */
function isWithin<Name>({ name, entry }: Entry<Name>, found: readonly Entry<Name>[], said: string): boolean {
  const longer = found.filter((other) => other.name !== name && other.entry.length > entry.length);
  const around = longer.filter((other) => other.entry.includes(entry));
  if (around.length === 0) return false;
  return !around.reduce((rest, other) => rest.replaceAll(other.entry, ' . '), said).includes(entry);
}

/** A beginning shorter than this is a thing of its own only as a whole word: "app" is not in "apparel". */
const shortestRoot = 4;

/** Stands for the dash of "roast-" while lists are read: a letter to `toClauses`, and in no word. */
const openEnd = 'þ';

/** Thousands of entries: they are read at the first question, and a list in one go. */
function read<Name extends string>(lists: Readonly<Record<Name, string>>): Lists<Name> {
  const entries = new Map<string, Entry<Name>[]>();
  for (const name of Object.keys(lists) as Name[]) {
    const listed = new Set(
      toClauses(lists[name].replace(/-(?=\||$)/g, openEnd).replaceAll('|', '\n')).map((phrase) =>
        stemmed(parted(phrase)),
      ),
    );
    for (const entry of listed) {
      const [first = ''] = entry.split(' ');
      const known = entries.get(first) ?? [];
      known.push({ name, entry: ` ${entry} `.replace(`${openEnd} `, ''), thing: beginningOf(entry, listed) });
      entries.set(first, known);
    }
  }
  const open = [...entries.keys()].filter((start) => start.endsWith(openEnd));
  return { entries, beginnings: new Set(open.map(({ length }) => length - openEnd.length)) };
}

function beginningOf(entry: string, listed: ReadonlySet<string>): string {
  for (let length = 1; length < entry.length; length += 1) {
    const root = entry.slice(0, length);
    if ((length >= shortestRoot || entry[length] === ' ') && listed.has(root)) return root;
  }
  return entry;
}

/** A letter at the start may be "and" or part of the word, so both readings are searched. Every list reads the same. */
const eitherStart = rememberTexts((text) => {
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
  const [ending = ''] = arabicEnding.exec(start) ?? [];
  const stem = start.slice(0, start.length - ending.length);
  if (stem.length < 3) return start;
  return /^[اه]?$/.test(ending) ? stem : stem.replace(underEnding, '');
}

function englishStem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(plural, (ending) => ({ ies: 'y', es: 'e' })[ending] ?? '').replace(/e$/, '');
}
