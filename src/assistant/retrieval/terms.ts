import { retrievalLimits } from '../limits';
import { askedPart } from './askedPart';
import { plainWords } from './plainWords';
import type { Spelling } from './spelling';
import { stems } from './stem';
import { verbOf } from './stemArabic';
import { auxiliaries, counted, fillers, links, pronouns, stopWords } from './stopWords';
import { thesaurus } from './synonyms';

interface Token {
  stem: string;
  /** The words it stands for, as they were typed. */
  typed: string;
  /** Characters of the longest of them: the specification's length rules go by what was typed. */
  characters: number;
}

function tokensOf(text: string, spelling?: Spelling): Token[] {
  const plain = plainWords(text).map((word) => spelling?.grammar(word) ?? word);
  const kept = plain.filter(
    (word, index) => !fillers.has(word) && !(auxiliaries.has(word) && pronouns.has(plain[index + 1] ?? '')),
  );
  const tokens: Token[] = [];
  const words = kept.length > 0 ? kept : plain;
  for (const [index, word] of words.entries()) {
    // What is counted is no money: "200 followers", "1000 users".
    if (/^\d{3,}$|^\d+k$/.test(word) && counted.has(words[index + 1] ?? '')) continue;
    for (const stem of spelling?.correct(word, stems(word)) ?? stems(word))
      tokens.push({ stem, typed: word, characters: word.length });
  }
  return tokens;
}

const stemsOf = (tokens: readonly Token[]) => tokens.map((token) => token.stem);

interface Synonyms {
  /** A run of stems, joined by spaces, to the stems that stand for it. */
  runs: ReadonlyMap<string, readonly string[]>;
  /** How many words the longest run has that begins with this one. */
  longest: ReadonlyMap<string, number>;
  /** Verbs by their side and root. */
  verbs: ReadonlyMap<string, string>;
}

/** The thesaurus in stems, made when it is first needed. */
let made: Synonyms | undefined;
function synonyms(): Synonyms {
  made ??= makeSynonyms();
  return made;
}

function makeSynonyms(): Synonyms {
  const runs = new Map<string, readonly string[]>();
  const longest = new Map<string, number>();
  const verbs = new Map<string, string>();
  for (const [phrase, stands] of thesaurus) {
    const run = stemsOf(tokensOf(phrase));
    const [first = ''] = run;
    runs.set(run.join(' '), stemsOf(tokensOf(stands)));
    longest.set(first, Math.max(longest.get(first) ?? 0, run.length));
    const verb = run.length === 1 && /^[ايتن]/.test(first) ? verbOf(first) : undefined;
    if (verb) verbs.set(verb, first);
  }
  return { runs, longest, verbs };
}

/** The stems the thesaurus knows, so that a synonym is not taken for a slip of another word. */
export function thesaurusWords(): string[] {
  return [...synonyms().runs.keys()].flatMap((run) => run.split(' '));
}

/**
 * The thesaurus' own form of a word: «بدبي» is دبي, «لمطعم» is مطعم, «نرى» is أرى. A particle of one letter hides
 * the end of a short word too, so that what was typed is stemmed once more without it.
 */
function familiar({ stem: word, typed }: Token): string {
  const { runs, longest, verbs } = synonyms();
  if (longest.has(word) || !arabicLetters.test(word)) return word;
  if (/^[وف]?[بلك]/.test(typed) && !wholeWords.has(word)) {
    const bare = typed.replace(/^[وف]?[بلك]/, '');
    const known =
      bare.length >= 3 ? [word.slice(1), ...stems(bare)].find((rest) => runs.has(rest)) : undefined;
    if (known !== undefined) return known;
  }
  return verbs.get(verbOf(word) ?? '') ?? word;
}

/** Stems of words whose first letter is no particle: بعيد, باچر, تايم لاين. */
const wholeWords = new Set(['بعيد', 'بكر', 'لاين']);

const arabicLetters = /^[\u0621-\u064A]/;

/** What has been read of the knowledge: its sentences and keywords are looked at several times while it is indexed. */
const remembered = new Map<string, readonly Token[]>();

/** Lets go of it, once the index stands. */
export function forgetReadings(): void {
  remembered.clear();
}

/** A text of the knowledge, read once. */
function readOnce(text: string): readonly Token[] {
  const known = remembered.get(text) ?? read(text);
  remembered.set(text, known);
  return known;
}

/** What a text says, for comparison: fillers out, words stemmed, synonyms under one of them, longest first. */
function read(text: string, spelling?: Spelling): readonly Token[] {
  const known = synonyms();
  const tokens = tokensOf(text, spelling);
  for (const token of tokens) token.stem = familiar(token);
  const result: Token[] = [];
  for (let start = 0; start < tokens.length; ) {
    const token = tokens[start];
    if (!token) break;
    let size = Math.min(known.longest.get(token.stem) ?? 0, tokens.length - start);
    let stands: readonly string[] | undefined;
    for (; size > 0; size--) {
      stands = known.runs.get(size === 1 ? token.stem : stemsOf(tokens.slice(start, start + size)).join(' '));
      if (stands) break;
    }
    start += Math.max(size, 1);
    if (!stands) {
      result.push(token);
      continue;
    }
    const run = tokens.slice(start - size, start);
    const typed = run.map((one) => one.typed).join(' ');
    const characters = Math.max(...run.map((one) => one.characters));
    for (const stem of stands) result.push({ stem, typed, characters });
  }
  // What a visitor calls theirs is their business, whatever its trade: "help my clinic", "help our shop".
  for (const [index, token] of result.entries()) {
    if (result[index - 1]?.stem === 'my' && (token.stem === 'trad' || token.stem === 'stor'))
      token.stem = 'company';
  }
  const telling = result.filter((token) => !links.has(token.stem));
  return telling.length > 0 ? telling : result;
}

const stopStems = new Set([...stopWords].flatMap((word) => [word, ...stems(word)]));

/** A stem everybody uses, whatever the subject. */
export const isStop = (stem: string): boolean => stopStems.has(stem);

export interface Reading {
  /** Every word that is compared in phrases, in order. */
  phrase: string[];
  /** What is counted in the vector: words of three characters or more, and pairs of neighbours. */
  terms: string[];
  /** What is offered to authored keywords: words over three characters, no stop words, ten at most. */
  keywords: string[];
  /** Words too short to be extracted; an authored keyword (seo, roi, ai) matches them as they are. */
  short: string[];
}

/** A question read for retrieval. `spelling` puts its slips right before synonyms are looked up. */
export function readText(text: string, spelling?: Spelling): Reading {
  const tokens = read(askedPart(text), spelling);
  const { keywordOverCharacters, maxKeywords } = retrievalLimits;
  const subject = tokens.filter((token) => !stopStems.has(token.stem));
  const keywords = subject.filter((token) => token.characters > keywordOverCharacters);
  return {
    phrase: stemsOf(tokens),
    terms: termsIn(tokens),
    keywords: [...new Set(stemsOf(keywords))].slice(0, maxKeywords),
    short: stemsOf(subject.filter((token) => token.characters <= keywordOverCharacters)),
  };
}

function termsIn(tokens: readonly Token[]): string[] {
  const terms = pairs(tokens);
  for (const { stem, characters } of tokens) {
    if (characters >= retrievalLimits.minTokenCharacters) terms.push(stem);
  }
  return terms;
}

const sentenceEnd = /[.?؟!]+/;

/** The terms of a text of the knowledge, sentence by sentence: no pair reaches over a full stop. */
export function termsOf(text: string): string[] {
  return text.split(sentenceEnd).flatMap((sentence) => termsIn(readOnce(sentence)));
}

/** The stems of a keyword, as one string. */
export function keywordOf(keyword: string): string {
  return stemsOf(readOnce(keyword)).join(' ');
}

/** What two neighbours say together; they keep what grammar says ("how much", "who you"). */
function pairs(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (let index = 1; index < tokens.length; index++) {
    found.push(`${tokens[index - 1]?.stem} ${tokens[index]?.stem}`);
  }
  return found;
}

/** Pairs of neighbouring words in a text of the knowledge: what each says, and how it was typed. */
export function phrasesOf(text: string): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const sentence of text.split(sentenceEnd)) {
    const tokens = readOnce(sentence);
    for (let index = 1; index < tokens.length; index++) {
      const pair = tokens.slice(index - 1, index + 1);
      const typed = pair.map((token) => token.typed).join(' ');
      phrases.set(stemsOf(pair).join(' '), typed);
      // As a keyword it need not be read again.
      if (!remembered.has(typed)) remembered.set(typed, pair);
    }
  }
  return phrases;
}
