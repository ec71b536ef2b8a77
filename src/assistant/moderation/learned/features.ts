import type { Sentence } from '../sentences';
import { isAsking } from '../subjects';
import { aroundOf, type Looked, nearTo } from './around';
import { hash, joined, stored } from './hash';
import { type IsKnown, noveltyOf } from './novelty';
import { signsOf } from './signs';
import { countOfTrade, personsIn, type Word } from './words';

/**
 * What the regression sees of each sentence of a reply, as hashes: its words and roots, which stand near each other and
 * which behind a denial, how it begins and ends, what word fields meet in it, who is spoken of beside what, what stands
 * around it, how much of it is new, and what the rules' own soft signs say. Training and judging see the same, but that
 * a lesson knows a root only from lessons by other hands: its own words are none to be met again.
 *
 * @param words the words of each sentence, as `createWords` reads them
 */
export function featuresOf(
  sentences: readonly Sentence[],
  words: readonly (readonly Word[])[],
  isKnown: IsKnown,
): number[][] {
  const signs = signsOf(sentences).map((said) => said.map((sign) => hash(`#${sign}`)));
  const asks = sentences.map(isAsking);
  const looked = words.map((said, index) => lookAt(said, signs[index] ?? []));
  return looked.map((itself, index) => {
    const found = new Set<number>();
    const add = (feature: number) => found.add(stored(feature));
    itself.signs.forEach(add);
    addWords(add, itself.words);
    addDenied(add, itself.words);
    addEnds(add, itself.words);
    addPersons(add, itself.words, itself.persons);
    const { near, place } = nearTo(looked, index);
    addFields(add, itself, near.toSpliced(place, 1));
    aroundOf(near, place).forEach(add);
    noveltyOf(itself, asks[index] === true, isKnown).forEach(add);
    return [...found];
  });
}

/** What is told of a sentence once, for all that is told of it and of those around it. */
export function lookAt(words: readonly Word[], signs: readonly number[]): Looked {
  return { words, signs, persons: personsIn(words), ofTrade: countOfTrade(words) };
}

type Add = (feature: number) => void;

/** How two words belong together, where they are not so many words apart. */
const relation = {
  begins: 10,
  ends: 11,
  beside: 12,
  field: 15,
  fields: 16,
  fieldBeforeWord: 17,
  wordBeforeField: 18,
  fieldBeforeField: 19,
  nothing: 20,
  second: 21,
  denied: 22,
};

/** So many words behind a denial, a word is no longer meant by it. */
const far = 8;

/** Words further apart are not seen together; from the third on all distances are one. */
const reach = 4;

function addWords(add: Add, words: readonly Word[]): void {
  words.forEach((word, index) => {
    add(word.itself);
    add(word.root);
    if (word.isWrittenOnto) word.parts.forEach(add);
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

/** Whether a word and its fields stand behind a denial: "we buy followers" and "we do not buy followers" share all else. */
function addDenied(add: Add, words: readonly Word[]): void {
  let distance = far;
  for (const { root, isContent, isDenial, fields } of words) {
    distance = isDenial ? 0 : distance + 1;
    if (!isContent || isDenial) continue;
    for (const key of [root, ...fields.map((field) => -1 - field)])
      add(joined(key, distance < far ? 1 : 2, relation.denied));
  }
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

function addPersons(add: Add, words: readonly Word[], persons: readonly number[]): void {
  for (const person of persons) for (const { root } of words) add(joined(person, root, relation.beside));
  add(persons.reduce((all, person) => joined(all, person, relation.beside), 0));
}

function addFields(add: Add, { words, persons, ofTrade: own }: Looked, others: readonly Looked[]): void {
  const met = new Map<number, number>();
  for (const field of words.flatMap(({ fields }) => fields)) met.set(field, (met.get(field) ?? 0) + 1);
  const content = words.filter(({ isContent }) => isContent);
  const denies = words.some(({ isDenial }) => isDenial);
  const unknown = content.filter(({ fields }) => fields.length === 0).length;
  const other = content.length - own - unknown;
  const say = (sign: string) => add(hash(`=${sign}`));
  say(`own ${Math.min(own, 4)}`);
  say(`other ${Math.min(other, 4)}`);
  say(`other than own ${Math.max(-3, Math.min(other - own, 3))}`);
  say(`unknown ${Math.round((4 * unknown) / (content.length || 1))}`);

  const isElsewhere = (field: number) =>
    others.some((other) => other.words.some((word) => word.fields.includes(field)));
  const fields = [...met.keys()].sort((one, two) => one - two);
  fields.forEach((field, index) => {
    const times = Math.min(met.get(field) ?? 0, 2);
    for (let time = 1; time <= times; time += 1) {
      add(joined(field, time, relation.field));
      if (own === 0) add(joined(field, -time, relation.field));
    }
    for (const person of persons) add(joined(field, person, relation.field));
    if (isElsewhere(field)) add(joined(field, 0, relation.field));
    for (const second of fields.slice(index + 1)) {
      const both = joined(field, second, relation.fields);
      add(both);
      add(joined(both, denies ? 1 : 2, relation.denied));
    }
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
