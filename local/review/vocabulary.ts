import { stored } from '../../src/assistant/moderation/learned/hash';
import type { IsKnown } from '../../src/assistant/moderation/learned/novelty';
import type { createWords } from '../../src/assistant/moderation/learned/words';
import { packHashes } from './pack';
import type { Lesson } from './train';

/** The roots of good sentences, by the hands that wrote them. */
export interface Vocabulary {
  /** What a lesson by this hand knows: the roots that another hand wrote too. */
  knownBeside: (hand: string) => IsKnown;
  /** All of them, packed as `createKnown` reads them. */
  packed: string;
}

/**
 * A reply to come shares fewer words with the lessons than they share among themselves. Only where a lesson's own hand
 * is left out does training see as many new words as judging will.
 */
export function createVocabulary(
  lessons: readonly Lesson[],
  wordsOf: ReturnType<typeof createWords>,
): Vocabulary {
  const handsOf = new Map<number, Set<string>>();
  for (const { sentences, labels, hand } of lessons) {
    const good = sentences.filter((_, index) => labels[index] === 'good');
    for (const { root, isContent } of good.flatMap(wordsOf)) {
      if (!isContent) continue;
      const hands = handsOf.get(stored(root)) ?? new Set();
      handsOf.set(stored(root), hands.add(hand));
    }
  }
  return {
    knownBeside: (hand) => (root) => {
      const hands = handsOf.get(stored(root));
      return hands !== undefined && (hands.size > 1 || !hands.has(hand));
    },
    packed: packHashes([...handsOf.keys()].sort((one, other) => one - other)),
  };
}
