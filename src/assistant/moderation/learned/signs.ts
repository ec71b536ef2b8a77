import { asksBusiness, isFurtive, isSuspicious } from '../inspect';
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
import { nearTo } from './around';

const most = { weight: 3, words: 8 };

/** What can be told of a sentence without its words, and what the rules suspect. */
export function signsOf(sentences: readonly Sentence[]): string[][] {
  const ofTrade = sentences.map(isTrade);
  const isForeign = isForeignToTrade(sentences);
  return sentences.map((sentence, index) => {
    const { text, plain } = sentence;
    const { near, place } = nearTo(ofTrade, index);
    const others = near.toSpliced(place, 1);
    const next = sentences[index + 1];
    const before = sentences[index - 1];
    const signs = {
      asks: isAsking(sentence),
      asksBefore: before && isAsking(before),
      asksAfter: next && isAsking(next),
      suspicious: isSuspicious(sentence),
      furtive: isFurtive(sentence),
      trade: ofTrade[index],
      asksBusiness: asksBusiness(sentence),
      agency: isAgencyAtWork(plain),
      alien: isAlien(sentence) && (isForeign ? 'all' : isAlienAmongTrade(sentence)),
      off: isOffSubject(sentence, others.includes(true)),
      world: Math.min(most.weight, worldWeight(plain)),
      subject: Math.min(most.weight, subjectWeight(plain)),
      length: Math.min(most.words, Math.floor(sentence.words / 3)),
      others: others.length === 0 ? 'alone' : others.includes(true),
      first: index === 0,
      last: index === sentences.length - 1,
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
