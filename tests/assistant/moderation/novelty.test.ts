import { packHashes } from '../../../local/review/pack';
import { createVocabulary } from '../../../local/review/vocabulary';
import { lookAt } from '../../../src/assistant/moderation/learned/features';
import { createFields } from '../../../src/assistant/moderation/learned/fields';
import { hash, stored } from '../../../src/assistant/moderation/learned/hash';
import { createKnown, noveltyOf } from '../../../src/assistant/moderation/learned/novelty';
import { createWords } from '../../../src/assistant/moderation/learned/words';
import { splitSentences } from '../../../src/assistant/moderation/sentences';

const wordsOf = createWords(createFields([]));
const rootOf = (word: string) => hash(word);
const lessonOf = (hand: string, text: string, label: string | undefined = 'good') => {
  const sentences = splitSentences(text);
  return { hand, sentences, labels: sentences.map(() => label) };
};

test('a lesson knows the words of other hands only, a reply to come knows all of them', () => {
  const { knownBeside, packed } = createVocabulary(
    [lessonOf('first', 'Tulips near ponds.'), lessonOf('second', 'Tulips near hedges.')],
    wordsOf,
  );
  const words = ['tulip', 'pond', 'hedg'].map(rootOf);
  expect(words.map(knownBeside('first'))).toEqual([true, false, true]);
  expect(words.map(knownBeside('second'))).toEqual([true, true, false]);
  expect(words.map(createKnown(packed))).toEqual([true, true, true]);
});

test('what leaks, and what nobody can tell of, makes no word known', () => {
  const { packed } = createVocabulary(
    [lessonOf('first', 'Anchors.', 'off_topic'), { ...lessonOf('first', 'Masts.'), labels: [undefined] }],
    wordsOf,
  );
  expect(packed).toBe(packHashes([]));
});

describe('how new a sentence is', () => {
  const signsIn = (text: string, asks: boolean, known: readonly string[]) => {
    const roots = new Set(known.map((word) => stored(rootOf(word))));
    return splitSentences(text).flatMap((sentence) =>
      noveltyOf(lookAt(wordsOf(sentence), []), asks, (root) => roots.has(stored(root))),
    );
  };
  const signs = (asks: boolean, ...known: string[]) =>
    signsIn('I tend the tulips and the ferns.', asks, known);
  const holds = (found: readonly number[], sign: string) => found.includes(hash(`novel ${sign}`));

  test('counts the words that say something and are not known', () => {
    const found = signs(false, 'tend', 'tulip');
    expect(holds(found, 'more than 0')).toBe(true);
    expect(holds(found, 'more than 1')).toBe(false);
    expect(holds(found, 'share 1')).toBe(true);
  });

  test('is nothing where all of it is known', () => {
    const found = signs(false, 'tend', 'tulip', 'fern');
    expect(holds(found, 'more than 0')).toBe(false);
    expect(holds(found, 'share 0')).toBe(true);
  });

  test('goes by who is spoken of', () => {
    expect(signsIn('We tend the tulips and the ferns.', false, ['tend'])).not.toEqual(signs(false, 'tend'));
  });

  test('says whether the sentence asks', () => {
    expect(signs(true, 'tend')).not.toEqual(signs(false, 'tend'));
  });
});
