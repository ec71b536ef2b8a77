import type { MessageLanguage } from '../types';
import { isArabizi } from './arabizi';
import { languageSigns, sharedWords } from './languageSigns';

type Owners = readonly MessageLanguage[];

/** A word with what the lists say of it. */
export interface LookedUp {
  /** As it was typed. */
  raw: string;
  /** The spelling under which words are compared. */
  word: string;
  /** A brand or a term that every language borrows. */
  isShared: boolean;
  /** Whose it is; undefined for a word in no list. */
  owners: Owners | undefined;
  /** Whether it only counts when little else does. */
  isFaint: boolean;
}

const codes = Object.keys(languageSigns) as MessageLanguage[];
const shared = new Set(sharedWords.split(' '));
const shortestBeginning = 3;
const longestPiece = 4;

type Table = ReadonlyMap<string, Owners>;
type Field = keyof (typeof languageSigns)['en'];

/** The lists with the languages of each entry, read with the first word that is looked up. */
let made: Record<Field, Table> | undefined;
function tables(): Record<Field, Table> {
  made ??= { words: table('words'), faint: table('faint'), strong: table('strong'), weak: table('weak') };
  return made;
}

function table(field: Field): Table {
  const owners = new Map<string, Owners>();
  for (const code of codes) {
    for (const entry of new Set(spell(languageSigns[code][field]).split(' '))) {
      if (entry) owners.set(entry, [...(owners.get(entry) ?? []), code]);
    }
  }
  return owners;
}

export function lookUpWord(raw: string): LookedUp {
  const word = spell(raw);
  const { words, faint } = tables();
  const owners = words.get(word);
  const borrowed =
    faint.get(word) ?? (isOfArabicKeyboard(raw) ? faint.get(inArabicAlphabet(word)) : undefined);
  return {
    raw,
    word,
    isShared: shared.has(word),
    owners: owners ?? borrowed ?? byBeginning(word) ?? bySpelling(raw) ?? bare(word, isArabicScript(raw)),
    isFaint: !owners && borrowed !== undefined,
  };
}

/** Whose the pieces of a word are: each piece once, however often it stands in the word. */
export function findPieces(word: string): { strong: Owners; weak: Owners } {
  const padded = `^${word}$`;
  const pieces = new Set<string>();
  for (let start = 0; start < padded.length; start += 1) {
    for (let length = 1; length <= longestPiece; length += 1) pieces.add(padded.slice(start, start + length));
  }
  const owners = (of: ReadonlyMap<string, Owners>) => [...pieces].flatMap((piece) => of.get(piece) ?? []);
  return { strong: owners(tables().strong), weak: owners(tables().weak) };
}

export function isArabicScript(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

/**
 * One spelling for the same word on any keyboard: Latin without marks, as hurried phones send it; Kurdish and
 * Persian letters as the Arabic ones that stand in for them.
 */
function spell(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z\d^$-]*$/.test(lower)) return lower;
  return lower
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[یىېێے]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ەھہ]/g, 'ه')
    .replace(/[ۆؤ]/g, 'و')
    .replace(/ڕ/g, 'ر')
    .replace(/ڵ/g, 'ل')
    .replace(/ڤ/g, 'ف')
    .replace(/ں/g, 'ن')
    .replace(/[a-z\u00c0-\u024f\u1e00-\u1eff]+/g, (latin) => latin.normalize('NFD'))
    .replace(/\u200C|\u200D|[\p{M}\u0640'’]/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');
}

function byBeginning(word: string): Owners | undefined {
  for (let length = word.length; length >= shortestBeginning; length -= 1) {
    const owners = tables().words.get(`${word.slice(0, length)}-`);
    if (owners) return owners;
  }
  return undefined;
}

/** Without a letter that only Kurdish, Persian or Urdu keyboards have; Iraq writes چ, گ and پ in Arabic too. */
export function isOfArabicKeyboard(word: string): boolean {
  return /^[ء-ْپچگ]+$/.test(word);
}

/** Borrowed words keep their p, ch and g on some phones and not on others: «پيتزا», «بيتزا». */
function inArabicAlphabet(word: string): string {
  return word.replace(/پ/g, 'ب').replace(/[چگ]/g, 'ك');
}

/** Letters of no language here: Azeri, Vietnamese, Slavic, Romanian, Portuguese, Nordic. With a capital it is a name. */
const foreign = /^(?!\p{Lu}).*(?![ğışŝ])[Ā-əẠ-ỹãõåøæ]/u;

function bySpelling(raw: string): Owners | undefined {
  if (foreign.test(raw)) return ['other'];
  return isArabizi(raw.toLowerCase()) ? ['ar'] : undefined;
}

/** Arabic writes "and", "with", "for" and "the" onto the word; German without its dots writes an e. */
function bare(word: string, arabicScript: boolean): Owners | undefined {
  const reader: MessageLanguage = arabicScript ? 'ar' : 'de';
  const stripped = arabicScript
    ? word.replace(/^[وفبكل]?(?:ال)?(?=.{3})/, '')
    : word.replace(/([aou])e/g, '$1');
  const { words, faint } = tables();
  if (words.get(stripped)?.includes(reader)) return [reader];
  return arabicScript && stripped !== word && faint.get(inArabicAlphabet(stripped))?.includes('ar')
    ? ['ar']
    : undefined;
}
