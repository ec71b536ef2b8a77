import { hash, stored } from '../moderation/learned/hash';
import { piecesOf } from '../retrieval/pieces';
import { plainWords } from '../retrieval/plainWords';
import { readText } from '../retrieval/terms';
import { namesSum } from '../understanding/budget';
import { findInsights } from '../understanding/insights';
import { statesTimeline } from '../understanding/timeline';

/**
 * What is seen of a message, as hashes: its words as they are searched for (stems, synonyms under one of them, pairs of
 * neighbours), pieces of words, how it begins and how long it is, and what the rules heard in it; and, of a message that
 * follows a reply, which answer that told ("how often" after posts, and after mails). Training and hearing see the same.
 */
export function purposeFeatures(text: string, before?: { told?: string }): readonly number[] {
  const seen = [...ofWords(text), ...ofShape(text), ...ofInsights(text), always];
  if (before) seen.push('behind', ...(before.told ? [`told ${before.told}`] : []));
  return [...new Set(seen.map((each) => stored(hash(each))))];
}

/** Seen of every message: how likely a purpose is whatever is said. */
const always = 'always';

function ofWords(text: string): string[] {
  const { terms, short } = readText(text);
  return [
    ...[...terms, ...short].map((term) => `word ${term}`),
    ...piecesOf(text).map((piece) => `piece ${piece}`),
  ];
}

function ofShape(text: string): string[] {
  const words = plainWords(text);
  const size = Math.min(longest, Math.floor(1.5 * Math.log2(words.length + 1)));
  return [
    `long ${size}`,
    `first ${words[0]}`,
    `last ${words.at(-1)}`,
    /[?؟]/.test(text) ? 'asked' : 'said',
    ...(/\p{Nd}/u.test(text) ? ['number'] : []),
  ];
}

/** From so many steps of length on, messages are long alike. */
const longest = 6;

function ofInsights(text: string): string[] {
  const { industry, painPoint, topics, services } = findInsights(text);
  return [
    ...(industry ? ['trade'] : []),
    ...(painPoint ? ['pain'] : []),
    ...(namesSum(text) ? ['sum'] : []),
    ...(statesTimeline(text) ? ['time'] : []),
    ...topics.map((topic) => `topic ${topic}`),
    ...services.map((service) => `service ${service}`),
  ];
}
