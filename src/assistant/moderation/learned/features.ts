import { asksBusiness, isSuspicious } from '../inspect';
import { withMarks } from '../marks';
import type { Sentence } from '../sentences';
import {
  isAgencyAtWork,
  isAlien,
  isAlienAmongTrade,
  isAsking,
  isForeignToTrade,
  isOffSubject,
  isTrade,
  rootOf,
  subjectWeight,
  worldWeight,
} from '../subjects';

/**
 * What the learned reviewer sees of each sentence of a reply, as hashes: its words, their roots, pairs of neighbours and
 * of words with one between them, how it begins, parts of Arabic words, and what the rules' own soft signs say of it
 * and of the sentences around it. Training and judging both come through here, so both see the same.
 */
export function featuresOf(sentences: readonly Sentence[]): number[][] {
  const ofTrade = sentences.map(isTrade);
  const isForeign = isForeignToTrade(sentences);
  return sentences.map((sentence, index) => {
    const found = new Set<number>();
    addWords(found, withMarks(sentence.plain).trim().split(' ').map(read));
    const others = ofTrade.filter((_, other) => other !== index);
    const signs = [
      isAsking(sentence),
      isSuspicious(sentence),
      ofTrade[index],
      asksBusiness(sentence),
      isAgencyAtWork(sentence.plain),
      isAlien(sentence) && (isForeign ? 'all' : isAlienAmongTrade(sentence)),
      isOffSubject(sentence, others.includes(true)),
      Math.min(most.weight, worldWeight(sentence.plain)),
      Math.min(most.weight, subjectWeight(sentence.plain)),
      Math.min(most.length, Math.floor(sentence.words / 3)),
      others.length === 0 ? 'alone' : others.includes(true),
      index === 0 ? 'first' : index === sentences.length - 1 ? 'last' : 'middle',
    ];
    signs.forEach((sign, kind) => {
      found.add(hash(`#${kind} ${sign}`));
    });
    return [...found];
  });
}

const most = { weight: 3, length: 6 };

interface Word {
  itself: number;
  /** The same as itself where nothing is written onto it, so that both share a weight. */
  root: number;
  /** Three and four letters on end, for what Arabic writes onto a word; none in other scripts. */
  parts: readonly number[];
}

function addWords(found: Set<number>, words: readonly Word[]): void {
  words.forEach((word, index) => {
    const next = words[index + 1];
    const second = words[index + 2];
    found.add(word.itself).add(word.root);
    for (const part of word.parts) found.add(part);
    if (next) found.add(joined(word.itself, next.itself, 1));
    if (second) found.add(joined(word.itself, second.itself, 2));
    if (index === 1 && next) found.add(joined(word.itself, next.itself, 3));
  });
}

const known = new Map<string, Word>();
const maxKnown = 5000;

function read(word: string): Word {
  const before = known.get(word);
  if (before) return before;
  const counted = word.replace(/\d+/g, '0');
  const bounded = `<${counted}>`;
  const parts = isArabic.test(word)
    ? [3, 4].flatMap((length) =>
        Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, start) =>
          hash(`-${bounded.slice(start, start + length)}`),
        ),
      )
    : [];
  const fresh = { itself: hash(counted), root: hash(rootOf(counted)), parts };
  if (known.size < maxKnown) known.set(word, fresh);
  return fresh;
}

const isArabic = /[\u0600-\u06FF]/;

/** FNV-1a, well mixed: a model keeps these numbers instead of the words. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return mixed(value);
}

function joined(one: number, other: number, distance: number): number {
  return mixed(Math.imul(one, 31) + Math.imul(other, 0x01000193) + distance);
}

/** The last steps of MurmurHash3, cut to the bits a model stores. */
function mixed(value: number): number {
  let out = value ^ (value >>> 16);
  out = Math.imul(out, 0x85ebca6b);
  out ^= out >>> 13;
  out = Math.imul(out, 0xc2b2ae35);
  return (out ^ (out >>> 16)) >>> (32 - hashBits);
}

/** Seldom enough that a word nobody trained on meets another's weight: one feature in four hundred. */
const hashBits = 21;
