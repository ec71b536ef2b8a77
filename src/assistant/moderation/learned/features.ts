import { asksBusiness, isSuspicious } from '../inspect';
import type { Sentence } from '../sentences';
import {
  isAgencyAtWork,
  isAlien,
  isAlienAmongTrade,
  isAsking,
  isForeignToTrade,
  isOffSubject,
  isTrade,
  subjectWeight,
  worldWeight,
} from '../subjects';
import { type FieldsOf, ownFields } from './fields';
import { hash, joined, stored } from './hash';
import { createWords, type Word } from './words';

/** What the learned reviewer sees of each sentence of a reply, as hashes. Training and judging see the same. */
export type FeaturesOf = (sentences: readonly Sentence[]) => number[][];

/**
 * Looks at a sentence's words and roots, which stand near each other, how it begins and ends, what word fields meet in
 * it, who is spoken of beside what, the roots of the sentences around it, and what the rules' own soft signs say.
 */
export function createFeatures(fieldsOf: FieldsOf): FeaturesOf {
  const wordsOf = createWords(fieldsOf);
  return (sentences) => {
    const words = sentences.map((sentence) => wordsOf(sentence.plain));
    const signs = signsOf(sentences);
    return words.map((own, index) => {
      const found = new Set<number>();
      const add = (feature: number) => found.add(stored(feature));
      for (const sign of signs[index] ?? []) add(hash(`#${sign}`));
      addWords(add, own);
      addEnds(add, own);
      addPersons(add, own);
      addFields(add, own, words.toSpliced(index, 1).flat());
      addAround(add, words[index - 1], relation.before);
      addAround(add, words[index + 1], relation.after);
      return [...found];
    });
  };
}

type Add = (feature: number) => void;

/** How two words belong together, where they are not so many words apart. */
const relation = {
  begins: 10,
  ends: 11,
  beside: 12,
  before: 13,
  after: 14,
  field: 15,
  fields: 16,
  fieldBeforeWord: 17,
  wordBeforeField: 18,
  fieldBeforeField: 19,
  nothing: 20,
  second: 21,
};

/** Words further apart are not seen together; from the third on all distances are one. */
const reach = 4;

function addWords(add: Add, words: readonly Word[]): void {
  words.forEach((word, index) => {
    add(word.itself);
    add(word.root);
    word.parts.forEach(add);
    const next = words[index + 1];
    if (next) add(joined(word.itself, next.itself, relation.nothing));
    const second = words[index + 2];
    if (second) add(joined(word.itself, second.itself, relation.second));
    for (let distance = 1; distance <= reach; distance += 1) {
      const other = words[index + distance];
      if (other) add(joined(word.root, other.root, Math.min(distance, 3)));
    }
  });
}

/** Its first three words and its last three, between which it stands as a sentence. */
function addEnds(add: Add, words: readonly Word[]): void {
  let begun = relation.begins;
  for (const { itself } of words.slice(1, 4)) {
    begun = joined(begun, itself, relation.begins);
    add(begun);
  }
  add(words.slice(-3).reduce((ended, { itself }) => joined(ended, itself, relation.ends), 0));
}

function addPersons(add: Add, words: readonly Word[]): void {
  const persons = personsIn(words);
  for (const person of persons) for (const { root } of words) add(joined(person, root, relation.beside));
  add(persons.reduce((all, person) => joined(all, person, relation.beside), 0));
}

function personsIn(words: readonly Word[]): number[] {
  const found = new Set(words.map(({ person }) => person));
  return [...found].flatMap((person) => (person ? [hash(person)] : [])).sort((one, other) => one - other);
}

function addFields(add: Add, words: readonly Word[], others: readonly Word[]): void {
  const met = new Map<number, number>();
  for (const field of words.flatMap(({ fields }) => fields)) met.set(field, (met.get(field) ?? 0) + 1);
  const content = words.filter(({ isContent }) => isContent);
  const own = content.filter(({ fields }) => fields.some((field) => field < ownFields)).length;
  const unknown = content.filter(({ fields }) => fields.length === 0).length;
  const other = content.length - own - unknown;
  const say = (sign: string) => add(hash(`=${sign}`));
  say(`own ${Math.min(own, 4)}`);
  say(`other ${Math.min(other, 4)}`);
  say(`other than own ${Math.max(-3, Math.min(other - own, 3))}`);
  say(`unknown ${Math.round((4 * unknown) / (content.length || 1))}`);

  const elsewhere = new Set(others.flatMap((word) => word.fields));
  const persons = personsIn(words);
  const fields = [...met.keys()].sort((one, two) => one - two);
  fields.forEach((field, index) => {
    const times = Math.min(met.get(field) ?? 0, 2);
    for (let time = 1; time <= times; time += 1) {
      add(joined(field, time, relation.field));
      if (own === 0) add(joined(field, -time, relation.field));
    }
    for (const person of persons) add(joined(field, person, relation.field));
    if (elsewhere.has(field)) add(joined(field, 0, relation.field));
    for (const second of fields.slice(index + 1)) add(joined(field, second, relation.fields));
  });
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!next) return;
    for (const field of word.fields) {
      add(joined(field, next.root, relation.fieldBeforeWord));
      for (const second of next.fields) add(joined(field, second, relation.fieldBeforeField));
    }
    for (const field of next.fields) add(joined(word.root, field, relation.wordBeforeField));
  });
}

function addAround(add: Add, words: readonly Word[] | undefined, place: number): void {
  if (words) for (const { root } of words) add(joined(root, 0, place));
  else add(place);
}

const most = { weight: 3, words: 8 };

/** What can be told of a sentence without its words, and what the rules suspect. */
function signsOf(sentences: readonly Sentence[]): string[][] {
  const ofTrade = sentences.map(isTrade);
  const isForeign = isForeignToTrade(sentences);
  return sentences.map((sentence, index) => {
    const { text, plain } = sentence;
    const others = ofTrade.filter((_, other) => other !== index);
    const next = sentences[index + 1];
    const before = sentences[index - 1];
    const signs = {
      asks: isAsking(sentence),
      asksBefore: before && isAsking(before),
      asksAfter: next && isAsking(next),
      suspicious: isSuspicious(sentence),
      trade: ofTrade[index],
      asksBusiness: asksBusiness(sentence),
      agency: isAgencyAtWork(plain),
      alien: isAlien(sentence) && (isForeign ? 'all' : isAlienAmongTrade(sentence)),
      off: isOffSubject(sentence, others.includes(true)),
      world: Math.min(most.weight, worldWeight(plain)),
      subject: Math.min(most.weight, subjectWeight(plain)),
      length: Math.min(most.words, Math.floor(sentence.words / 3)),
      others: others.length === 0 ? 'alone' : others.includes(true),
      place: index,
      of: sentences.length,
      loud: text.includes('!'),
      quotes: /["«“'‘*]/.test(text),
      counts: /\d/.test(text),
      lists: text.includes(':'),
      names: (text.match(/(?<=[a-z,] )\p{Lu}/gu)?.length ?? 0) > 1,
      past: / \p{L}{2,}ed /u.test(plain),
    };
    return Object.entries(signs).map(([name, sign]) => `${name} ${sign}`);
  });
}
