import { aroundOf, nearTo } from '../../../src/assistant/moderation/learned/around';
import { lookAt } from '../../../src/assistant/moderation/learned/features';
import { createFields } from '../../../src/assistant/moderation/learned/fields';
import { createWords } from '../../../src/assistant/moderation/learned/words';
import { splitSentences } from '../../../src/assistant/moderation/sentences';

const wordsOf = createWords(createFields([]));
const lookedAt = (text: string, signs: readonly number[] = []) =>
  splitSentences(text).map((sentence) => lookAt(wordsOf(sentence), signs));
const of = (text: string, index: number) => new Set(aroundOf(lookedAt(text), index));

test('what stands before a sentence is told from what stands after it', () => {
  expect(of('Tulips. Mind that. Ponds.', 1)).not.toEqual(of('Ponds. Mind that. Tulips.', 1));
});

test('no more than the sentence before and the one after is looked at', () => {
  expect(nearTo(['one', 'two', 'three', 'four'], 2)).toEqual({ near: ['two', 'three', 'four'], place: 1 });
  expect(nearTo(['one', 'two', 'three'], 0)).toEqual({ near: ['one', 'two'], place: 0 });
});

test('who is spoken of in the next sentence is seen beside who is spoken of in this one', () => {
  const shared = (other: string) => of(`Mind that. ${other} do.`, 0).size;
  expect(of('I mind that. We do.', 0).size).toBe(shared('We') + 1);
});

test('the signs of the sentences around count, its own do not', () => {
  const [one, other] = [lookedAt('Mind that.', [7]), lookedAt('Yes.', [8])].flat();
  if (!one || !other) throw new Error('Two sentences were asked for.');
  expect(aroundOf([one, other], 0)).not.toEqual(aroundOf([one, { ...other, signs: [9] }], 0));
  expect(aroundOf([{ ...one, signs: [9] }, other], 0)).toEqual(aroundOf([one, other], 0));
});
