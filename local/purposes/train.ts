import { askedOf, type Before, createEar, type PackedPurposes } from '../../src/assistant/purposes/ear';
import { purposeFeatures } from '../../src/assistant/purposes/features';
import { createChance, shuffled } from '../review/chance';
import { packHashes, packNumbers } from '../review/pack';

/** A message, and what it is for. */
export interface Line {
  text: string;
  purpose: string;
  /** What stood before it, where that has a say. */
  before?: Before;
}

const rounds = 20;
const step = 1;
const decay = 2e-4;
/** A feature of fewer lines tells more of them than of what they are for. */
const leastLines = 3;
/** A part of each message that is left out by chance whenever it is learned from, so that no feature is relied on alone. */
const leftOut = 0.3;
/** So many weights are kept, those that matter most: 20,000 more change one answer in a hundred. */
const mostWeights = 100_000;
const levels = 5;

/**
 * Softmax regression by stochastic gradient descent with AdaGrad steps. A feature has a weight only for purposes that
 * it was seen with: without the many small ones against all others, a fifth is to be downloaded. What is kept is the
 * mean over the latter half of the rounds.
 */
export function trainPurposes(all: readonly Line[]): PackedPurposes {
  // Answers to her questions teach those alone: words that were learned from them would leave the questions no say.
  const lines = all.filter(({ before }) => before?.asked === undefined);
  const names = [...new Set(lines.map(({ purpose }) => purpose))].sort();
  const seen = lines.map(({ text, before }) => purposeFeatures(text, before));
  const counts = new Map<number, number>();
  for (const feature of seen.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].flatMap(([feature, count]) => (count >= leastLines ? [feature] : []));
  features.sort((one, other) => one - other);
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const examples = lines.map(({ purpose }, index) => ({
    rows: (seen[index] ?? []).flatMap((feature) => rowOf.get(feature) ?? []),
    length: Math.sqrt(seen[index]?.length || 1),
    wanted: names.indexOf(purpose),
  }));

  const many = names.length;
  const task = { examples, many, rows: features.length };
  const together = examples.flatMap(({ rows, wanted }) => rows.map((row) => row * many + wanted));
  // What is seen seldom is easily given a large weight: how often it is seen tells as well how much it matters.
  const seenIn = features.map((feature) => counts.get(feature) ?? 0);
  const matters = descend(task, [...new Set(together)]).map(
    (weight, place) => Math.abs(weight) * Math.sqrt(seenIn[Math.floor(place / many)] as number),
  );
  const places = largest(matters, mostWeights);
  // Those that are kept learn once more what the others knew.
  const weights = descend(task, places);
  const rows = [...new Set(places.map((place) => Math.floor(place / many)))];
  const newRow = new Map(rows.map((row, index) => [row, index]));
  const unasked = {
    names,
    features: packHashes(rows.map((row) => features[row] as number)),
    places: packHashes(
      places.map((place) => (newRow.get(Math.floor(place / many)) ?? 0) * many + (place % many)),
    ),
    weights: packNumbers(
      places.map((place) => weights[place] as number),
      levels,
      0.01,
    ),
    asked: {},
  };
  return { ...unasked, asked: learnAsked(all, unasked) };
}

const ofAsked = { rounds: 20, step: 0.3, decay: 2e-2, least: 0.3 };

/**
 * What her questions add to what a message is heard for, which stays as it is. They outweigh words: of 100 answers that
 * nothing was learned from, 29 English and 35 Arabic ones were heard rightly by their words, and 62 and 71 with the
 * question before them.
 */
function learnAsked(lines: readonly Line[], unasked: PackedPurposes): PackedPurposes['asked'] {
  const ear = createEar(unasked);
  const { names } = unasked;
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const learned = new Map<string, { weights: Float64Array; squares: Float64Array }>();
  const learnedOf = (question: string) => {
    const of = learned.get(question) ?? {
      weights: new Float64Array(names.length),
      squares: new Float64Array(names.length).fill(1e-6),
    };
    learned.set(question, of);
    return of;
  };
  const answers = lines.flatMap(({ text, purpose, before }) => {
    if (!before?.asked) return [];
    const sums = new Float64Array(names.length);
    for (const { name, share } of ear(text, before)) sums[placeOf.get(name) as number] = Math.log(share);
    return [{ sums, wanted: placeOf.get(purpose) as number, of: askedOf(before, text).map(learnedOf) }];
  });
  const chance = createChance();
  for (let round = 0; round < ofAsked.rounds; round += 1) {
    for (const { sums, wanted, of } of shuffled(answers, chance)) {
      const errors = Float64Array.from(sums);
      for (const { weights } of of)
        for (const [place, weight] of weights.entries()) add(errors, place, weight);
      toShares(errors);
      add(errors, wanted, -1);
      for (const { weights, squares } of of)
        for (const [place, weight] of weights.entries()) {
          const slope = (errors[place] as number) + ofAsked.decay * weight;
          add(squares, place, slope * slope);
          add(weights, place, (-ofAsked.step * slope) / Math.sqrt(squares[place] as number));
        }
    }
  }
  const rounded = ({ weights }: { weights: Float64Array }) =>
    names.flatMap((name, place) => {
      const weight = weights[place] as number;
      return Math.abs(weight) < ofAsked.least ? [] : [[name, Math.round(weight * 10) / 10] as const];
    });
  return Object.fromEntries(
    [...learned].map(([question, of]) => [question, Object.fromEntries(rounded(of))]),
  );
}

interface Example {
  /** The places of its features among those that are learned. */
  rows: readonly number[];
  length: number;
  /** The place of what it is for. */
  wanted: number;
}

interface Task {
  examples: Example[];
  many: number;
  rows: number;
}

/** Learns the weights at these places, a row for each feature and a column for each purpose. */
function descend({ examples, many, rows: height }: Task, places: readonly number[]): Float32Array {
  const columnsOf: number[][] = Array.from({ length: height }, () => []);
  for (const place of places) columnsOf[Math.floor(place / many)]?.push(place % many);
  const weights = new Float32Array(height * many);
  const squares = new Float32Array(height * many).fill(1e-6);
  const means = new Float32Array(height * many);
  const chance = createChance();
  const errors = new Float64Array(many);
  for (let round = 0; round < rounds; round += 1) {
    for (const { rows: all, length: ofAll, wanted } of shuffled(examples, chance)) {
      const rows = all.filter(() => chance() >= leftOut);
      const length = ofAll * (1 - leftOut);
      errors.fill(0);
      for (const row of rows)
        for (const column of columnsOf[row] as number[])
          add(errors, column, (weights[row * many + column] as number) / length);
      toShares(errors);
      add(errors, wanted, -1);
      for (const row of rows) {
        for (const column of columnsOf[row] as number[]) {
          const place = row * many + column;
          const slope = (errors[column] as number) / length + decay * (weights[place] as number);
          add(squares, place, slope * slope);
          add(weights, place, (-step * slope) / Math.sqrt(squares[place] as number));
        }
      }
    }
    const settled = round - rounds / 2 + 1;
    if (settled <= 0) continue;
    for (const place of places)
      add(means, place, ((weights[place] as number) - (means[place] as number)) / settled);
  }
  return means;
}

/** The places of the largest numbers, in rising order. */
function largest(numbers: Float32Array, most: number): number[] {
  const least = Math.max(numbers.toSorted().at(-1 - most) ?? 0, Number.MIN_VALUE);
  return [...numbers.keys()].filter((place) => (numbers[place] as number) > least);
}

function add(numbers: Float32Array | Float64Array, place: number, more: number): void {
  numbers[place] = (numbers[place] as number) + more;
}

/** The softmax of sums, in place. */
function toShares(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  for (let index = 0; index < sums.length; index += 1) {
    sums[index] = Math.exp((sums[index] as number) - most);
    all += sums[index] as number;
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] as number) / all;
}
