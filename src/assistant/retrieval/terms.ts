import { retrievalLimits } from '../limits';
import { plainWords } from './plainWords';
import { stems, verbRoot } from './stem';
import { address, auxiliaries, fillers, grammarWords, links, pronouns, stopWords } from './stopWords';
import { thesaurus } from './synonyms';

interface Token {
  stem: string;
  /** The words it stands for, as they were typed. */
  typed: string;
  /** Characters of the longest of them: the specification's length rules go by what was typed. */
  characters: number;
}

type Correct = (stem: string) => string;

function tokensOf(text: string, correct: Correct = (same) => same): Token[] {
  const plain = plainWords(text);
  const kept = plain.filter(
    (word, index) => !fillers.has(word) && !(auxiliaries.has(word) && pronouns.has(plain[index + 1] ?? '')),
  );
  return (kept.length > 0 ? kept : plain).flatMap((word) =>
    stems(word).map((stem) => ({ stem: correct(stem), typed: word, characters: word.length })),
  );
}

const stemsOf = (tokens: readonly Token[]) => tokens.map((token) => token.stem);

/** The thesaurus in stems, made when it is first needed. */
let standing: Map<string, string[]> | undefined;
function synonyms(): Map<string, string[]> {
  standing ??= new Map(
    [...thesaurus.phrases].map(([phrase, stands]) => [
      stemsOf(tokensOf(phrase)).join(' '),
      stemsOf(tokensOf(stands)),
    ]),
  );
  return standing;
}

/** The stems the thesaurus knows, so that a synonym is not taken for a slip of another word. */
export function thesaurusWords(): string[] {
  return [...synonyms().keys()].flatMap((phrase) => phrase.split(' '));
}

/** Verbs of the thesaurus by their root, made when first needed. */
let verbs: Map<string, string> | undefined;
function knownVerb(word: string): string | undefined {
  verbs ??= new Map(
    [...synonyms().keys()].flatMap((known) => {
      const root = /^[ايتن]/.test(known) ? verbRoot(known) : undefined;
      return root ? [[root, known] as const] : [];
    }),
  );
  return verbs.get(verbRoot(word) ?? '');
}

/** The thesaurus' own form of a word: «بدبي» is دبي, «لمطعم» is مطعم, «نرى» is أرى. */
export function familiar(word: string): string {
  const known = synonyms();
  if (known.has(word)) return word;
  const rest = word.slice(1);
  if (/^[بلك]/.test(word) && word !== 'بعيد' && rest.length >= 3 && known.has(rest)) return rest;
  return knownVerb(word) ?? word;
}

/** What a text says, for comparison: fillers out, words stemmed, synonyms under one of them, longest first. */
function read(text: string, correct?: Correct): Token[] {
  const known = synonyms();
  const tokens = tokensOf(text, correct).map((token) => ({ ...token, stem: familiar(token.stem) }));
  const result: Token[] = [];
  for (let start = 0; start < tokens.length; ) {
    let size = Math.min(thesaurus.longest, tokens.length - start);
    let stands: string[] | undefined;
    for (; size > 0; size--) {
      stands = known.get(stemsOf(tokens.slice(start, start + size)).join(' '));
      if (stands) break;
    }
    const run = tokens.slice(start, start + Math.max(size, 1));
    const typed = run.map((token) => token.typed).join(' ');
    const characters = Math.max(...run.map((token) => token.characters));
    for (const word of stands ?? stemsOf(run)) result.push({ stem: word, typed, characters });
    start += run.length;
  }
  // What a visitor calls theirs is their business, whatever its trade: "help my clinic", "help our shop".
  for (const [index, token] of result.entries()) {
    if (result[index - 1]?.stem === 'my' && (token.stem === 'trad' || token.stem === 'stor'))
      token.stem = 'company';
  }
  const telling = result.filter((token) => !links.has(token.stem));
  return telling.length > 0 ? telling : result;
}

const withStems = (list: ReadonlySet<string>) => new Set([...list].flatMap((word) => [word, ...stems(word)]));
const stopStems = withStems(stopWords);
const grammarStems = withStems(grammarWords);
const addressStems = withStems(address);

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

/** A text read for retrieval. `correct` puts a stem's spelling right before synonyms are looked up. */
export function readText(text: string, correct?: Correct): Reading {
  const tokens = read(text, correct);
  const { minTokenCharacters, keywordOverCharacters, maxKeywords } = retrievalLimits;
  const subject = tokens.filter((token) => !stopStems.has(token.stem));
  const countable = tokens.filter(
    (token) => token.characters >= minTokenCharacters && !(process.env.G && grammarStems.has(token.stem)),
  );
  const telling = (run: readonly Token[]) => !process.env.P || tells(run);
  const keywords = subject.filter((token) => token.characters > keywordOverCharacters);
  return {
    phrase: stemsOf(tokens),
    terms: [...stemsOf(countable), ...runs(tokens, 2).filter(telling).map((run) => stemsOf(run).join(' '))],
    keywords: [...new Set(stemsOf(keywords))].slice(0, maxKeywords),
    short: stemsOf(subject.filter((token) => token.characters <= keywordOverCharacters)),
  };
}

/** Does a run of words name a subject, or ask about the agency? "How do" does neither. */
function tells(run: readonly Token[]): boolean {
  return run.some(({ stem }) => !stopStems.has(stem) || addressStems.has(stem));
}

function runs(tokens: readonly Token[], size: number): Token[][] {
  return tokens.slice(size - 1).map((_, start) => tokens.slice(start, start + size));
}

/** Runs of two and three neighbouring words in a sentence: what each says, and how it was typed. */
export function phrasesOf(sentence: string): Map<string, string> {
  const tokens = read(sentence);
  const all = [2, 3].flatMap((size) => runs(tokens, size)).filter((run) => !process.env.D || tells(run));
  return new Map(all.map((run) => [stemsOf(run).join(' '), run.map((token) => token.typed).join(' ')]));
}
