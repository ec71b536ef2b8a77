import type { PageLanguage } from '../../../src/assistant/types';
import { chunksOf, falselySure, indexOf, questionsOf, recallOf } from '../../bench/retrieval';

const languages: PageLanguage[] = ['en', 'ar'];

test.each(languages)('%s questions nobody tuned for find their chunk', async (language) => {
  const { at1, at3 } = recallOf(indexOf(chunksOf(language)), questionsOf(language, 'untuned'));
  expect(at1).toBeGreaterThan(0.85);
  expect(at3).toBeGreaterThan(0.95);
});

test.each(languages)('%s questions about something else find nothing', async (language) => {
  const index = indexOf(chunksOf(language));
  const tuned = falselySure(index, language, 'tuned');
  const heldOut = falselySure(index, language, 'heldOut');
  expect(tuned.sure.length / tuned.asked, tuned.sure.join(', ')).toBeLessThan(0.05);
  expect(heldOut.sure.length / heldOut.asked, heldOut.sure.join(', ')).toBeLessThan(0.3);
});

test.each([
  ['en', "what's your edge", 'chunk_13'],
  ['en', 'is it expensive', 'chunk_18'],
  ['ar', 'ليش اختاركم', 'chunk_13'],
  ['ar', 'بيش تسوون', 'chunk_18'],
  ['ar', 'وين مكانكم', 'chunk_16'],
  ['ar', 'كم ياخذ وقت', 'chunk_10'],
] as const)('%s: %s', async (language, question, id) => {
  expect(indexOf(chunksOf(language)).rank(question)[0]?.chunk.id).toBe(id);
});
