import { readLessons, readOwnLessons } from '../../local/review/corpus';
import { packFields } from '../../local/review/fields';
import { type Lesson, train } from '../../local/review/train';
import { createOpinions, type Opinion } from '../../src/assistant/moderation/learned/judge';
import { type PageLanguage, pageLanguages } from '../../src/languages';

const folds = 3;
/** Shares of good replies that hold a sentence above a score. */
const shares = [0.01, 0.02, 0.03, 0.05, 0.1];

/** A lesson by a hand that was not learned from, and what was thought of its sentences. */
interface Judged {
  lesson: Lesson;
  opinions: readonly Opinion[];
}

type Voices = readonly [regression: number, network: number, both: number];

/**
 * What the learned reviewer thinks of replies by hands it did not learn from: how its two halves are best weighed against
 * each other, and how many leaks each score finds at how many good replies changed. The constants of `judge.ts` are from
 * here. Takes ten minutes, so it runs only where it is asked for by name.
 */
export async function benchReviewer(): Promise<string[]> {
  return pageLanguages.flatMap((language) => {
    const judged = crossValidate(language);
    const voices = fitVoices(judged);
    const [regression, network, both] = voices.map((voice) => voice.toFixed(2));
    return [
      `${language}: a score is ${regression} of the regression's and ${network} of the network's, and ${both}`,
      ...ratesOf(judged, voices).map((line) => `${language}: ${line}`),
    ];
  });
}

function crossValidate(language: PageLanguage): Judged[] {
  const lessons = readLessons(language);
  const options = { fields: packFields(language), own: readOwnLessons(language) };
  const foldOf = dealHands(lessons);
  return Array.from({ length: folds }, (_, fold) => {
    const opinionsOn = createOpinions(
      train(
        lessons.filter(({ hand }) => foldOf(hand) !== fold),
        options,
      ),
    );
    return lessons
      .filter(({ hand }) => foldOf(hand) === fold)
      .map((lesson) => ({ lesson, opinions: opinionsOn(lesson.sentences) }));
  }).flat();
}

/** Which fold a hand is in: the largest first, each into the fold that holds least. */
function dealHands(lessons: readonly Lesson[]): (hand: string) => number {
  const sizes = new Map<string, number>();
  for (const { hand } of lessons) sizes.set(hand, (sizes.get(hand) ?? 0) + 1);
  const filled = Array.from({ length: folds }, () => 0);
  const dealt = new Map<string, number>();
  for (const [hand, size] of [...sizes].sort(([, many], [, more]) => more - many)) {
    const fold = filled.indexOf(Math.min(...filled));
    filled[fold] = (filled[fold] ?? 0) + size;
    dealt.set(hand, fold);
  }
  return (hand) => dealt.get(hand) ?? 0;
}

/** Logistic regression of what leaks on what both say, by Newton's method. */
function fitVoices(judged: readonly Judged[]): Voices {
  const examples = judged.flatMap(({ lesson, opinions }) =>
    opinions.flatMap(({ regression, network }, index) => {
      const label = lesson.labels[index];
      return label === undefined ? [] : [{ said: [regression, network, 1], leaks: label === 'good' ? 0 : 1 }];
    }),
  );
  let voices: Voices = [1, 0, 0];
  for (let step = 0; step < 30; step += 1) {
    const slope = [0, 0, 0];
    const curve = [0, 0, 0].map(() => [0, 0, 0]);
    for (const { said, leaks } of examples) {
      const likely = 1 / (1 + Math.exp(-product(voices, said)));
      said.forEach((one, row) => {
        slope[row] = (slope[row] ?? 0) + (likely - leaks) * one;
        said.forEach((other, column) => {
          const line = curve[row] as number[];
          line[column] = (line[column] ?? 0) + likely * (1 - likely) * one * other;
        });
      });
    }
    const [one = 0, two = 0, three = 0] = solve(curve, slope);
    voices = [voices[0] - one, voices[1] - two, voices[2] - three];
  }
  return voices;
}

const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);

/** Three equations, by Cramer's rule. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const whole = determinant(matrix);
  return right.map(
    (_, column) =>
      determinant(
        matrix.map((line, row) => line.map((each, place) => (place === column ? (right[row] ?? 0) : each))),
      ) / whole,
  );
}

function determinant(matrix: readonly (readonly number[])[]): number {
  const at = (row: number, column: number) => matrix[row % 3]?.[column % 3] ?? 0;
  return [0, 1, 2].reduce(
    (sum, column) =>
      sum + at(0, column) * (at(1, column + 1) * at(2, column + 2) - at(1, column + 2) * at(2, column + 1)),
    0,
  );
}

function ratesOf(judged: readonly Judged[], voices: Voices): string[] {
  const scored = judged.map(({ lesson, opinions }) => ({
    lesson,
    scores: opinions.map(({ regression, network }) => product(voices, [regression, network, 1])),
  }));
  const good = scored
    .filter(({ lesson }) => !lesson.isBait && lesson.labels.every((label) => label === 'good'))
    .map(({ scores }) => Math.max(...scores))
    .sort((one, other) => other - one);
  const leaks = scored.flatMap(({ lesson, scores }) => {
    const leaking = scores.filter((_, index) => (lesson.labels[index] ?? 'good') !== 'good');
    return leaking.length > 0 ? [Math.max(...leaking)] : [];
  });
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return shares.map((share) => {
    const score = good[Math.floor(good.length * share)] ?? 0;
    const found = leaks.filter((leak) => leak > score).length / leaks.length;
    return `above ${score.toFixed(2)} are ${percent(share)} of good replies and ${percent(found)} of leaks`;
  });
}
