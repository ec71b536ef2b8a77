import { words } from '../../../src/assistant/text';
import type { PageLanguage } from '../../../src/assistant/types';
import { falselySure, indexOf, knownOf, questionsOf, recallOf } from '../../bench/retrieval';

const languages: PageLanguage[] = ['en', 'ar'];

test.each(languages)('%s questions whose words nobody mended by find their chunk', async (language) => {
  const index = indexOf(knownOf(language));
  for (const split of ['untuned', 'fresh'] as const) {
    const { at1, at3 } = recallOf(index, questionsOf(language, split));
    expect(at1, split).toBeGreaterThan(0.88);
    expect(at3, split).toBeGreaterThan(0.95);
  }
});

test.each(languages)('%s: no question that recall is measured by stands in the knowledge', (language) => {
  const { chunks, elsewhere } = knownOf(language);
  const asked = new Set(
    [...chunks.map(({ questions = '' }) => questions), elsewhere].flatMap((text) =>
      text.split(/[.?!؟]+/).map((question) => words(question).join(' ')),
    ),
  );
  const measured = (['untuned', 'heldOut', 'third', 'fresh'] as const).flatMap((split) =>
    questionsOf(language, split).map(({ question }) => question),
  );
  expect(measured.filter((question) => asked.has(words(question).join(' ')))).toEqual([]);
});

test.each(languages)('%s: no question is in a passage twice, where it would count twice', (language) => {
  for (const { topic, questions = '' } of knownOf(language).chunks) {
    const asked = questions.split(/(?<=[?؟])\s+/);
    expect(
      asked.filter((question, index) => asked.indexOf(question) < index),
      topic,
    ).toEqual([]);
  }
});

test.each(languages)('%s questions about something else find nothing', async (language) => {
  const index = indexOf(knownOf(language));
  const tuned = falselySure(index, language, 'tuned');
  const heldOut = falselySure(index, language, 'heldOut');
  const fresh = falselySure(index, language, 'fresh');
  expect(tuned.sure.length / tuned.asked, tuned.sure.join(', ')).toBeLessThan(0.05);
  expect(fresh.sure.length / fresh.asked, fresh.sure.join(', ')).toBeLessThan(0.25);
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
  expect(indexOf(knownOf(language)).rank(question)[0]?.chunk.id).toBe(id);
});
