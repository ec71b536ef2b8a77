import { createAverage, type Example, learnLayers } from '../../../local/review/network';
import { createFields } from '../../../src/assistant/moderation/learned/fields';
import {
  convolve,
  inputsOf,
  type Layers,
  logitsOf,
  manyPooled,
  sizes,
} from '../../../src/assistant/moderation/learned/network';
import { createWords } from '../../../src/assistant/moderation/learned/words';
import { splitSentences } from '../../../src/assistant/moderation/sentences';

const wordsOf = createWords(createFields([]));
const wordsIn = (text: string) => splitSentences(text).map(wordsOf);
const good = 0;
const leak = 1;
const unknown = -1;
const lesson = (text: string, ...classes: number[]): Example => ({ words: wordsIn(text), classes });

const words = ['roses', 'boats', 'clocks', 'lamps', 'hats', 'books', 'shoes', 'chairs', 'spoons', 'maps'];
/** One lesson for each word, often enough to be learned. */
const lessonsOf = (make: (word: string) => Example[]) =>
  Array.from({ length: 8 }, () => words.flatMap(make)).flat();

/** How much likelier than not a sentence is thought to leak, in log odds. */
function learn(examples: readonly Example[]) {
  const layers = learnLayers(examples, { classes: 2, fields: 1 }, 6);
  return (text: string, index = 0) => {
    const convolved = wordsIn(text).map((said) => convolve(layers, said));
    const [ofGood = 0, ofLeak = 0] = logitsOf(layers, inputsOf(convolved, index));
    return ofLeak - ofGood;
  };
}

test('the same examples give the same layers', () => {
  const examples = lessonsOf((word) => [lesson(`Sell ${word}.`, good), lesson(`Steal ${word}.`, leak)]);
  const weights = () =>
    Object.values(learnLayers(examples, { classes: 2, fields: 1 }, 2)).map((layer: Float32Array) =>
      Buffer.from(layer.buffer).toString('base64'),
    );
  const [once, again] = [weights(), weights()];
  // Told apart as a whole: what differs in 200,000 numbers would take minutes to print.
  expect(once.join() === again.join()).toBe(true);
});

test('the same words in another order are told apart', () => {
  const score = learn(
    lessonsOf((word) => [lesson(`Pay people ${word}.`, good), lesson(`People pay ${word}.`, leak)]),
  );
  expect(score('Pay people kettles.')).toBeLessThan(0);
  expect(score('People pay kettles.')).toBeGreaterThan(0);
});

test('a word never met is known by the letters it shares with its kin', () => {
  const score = learn(
    lessonsOf((word) => [
      ...['counterfeit', 'counterfeiting', 'counterfeits'].map((one) => lesson(`Try ${one} ${word}.`, leak)),
      ...['arrange', 'arranging', 'arranges'].map((one) => lesson(`Try ${one} ${word}.`, good)),
    ]),
  );
  expect(score('Try counterfeiters kettles.')).toBeGreaterThan(score('Try arrangements kettles.') + 1);
});

test('a sentence is told by the one before it', () => {
  const score = learn(
    lessonsOf((word) => [
      lesson(`Nobody checks. Write ${word}.`, good, leak),
      lesson(`Everybody checks. Write ${word}.`, good, good),
    ]),
  );
  expect(score('Nobody checks. Write kettles.', 1)).toBeGreaterThan(
    score('Everybody checks. Write kettles.', 1) + 1,
  );
});

test('what nobody can tell of is not learned from', () => {
  const told = lessonsOf((word) => [lesson(`Sell ${word}.`, good), lesson(`Steal ${word}.`, leak)]);
  const open = lessonsOf((word) => [lesson(`Borrow ${word}.`, unknown)]);
  const closed = lessonsOf((word) => [lesson(`Borrow ${word}.`, leak)]);
  expect(learn([...told, ...closed])('Borrow kettles.')).toBeGreaterThan(
    learn([...told, ...open])('Borrow kettles.') + 1,
  );
});

test('nothing is heard of a neighbour that is not there', () => {
  const pooled = new Float32Array(manyPooled).fill(1);
  const inputs = inputsOf([{ pooled }], 0);
  expect([...inputs.subarray(manyPooled, -1)].every((each) => each === 0)).toBe(true);
  expect([inputs[0], inputs.at(-1)]).toEqual([1, 1]);
});

test('a sentence shorter than the widest filter is looked at by all filters', () => {
  const layers = learnLayers([lesson('Steal.', leak)], { classes: 2, fields: 1 }, 1);
  const oneWord = wordsIn('Steal.').flat().slice(1, 2);
  const { pooled } = convolve(layers, oneWord);
  for (const width of [0, 1, 2])
    expect(Math.max(...pooled.subarray(sizes.filters * width, sizes.filters * (width + 1)))).toBeGreaterThan(
      0,
    );
});

test('filters looked through side by side find what each finds alone, first where it finds most', () => {
  const layers = learnLayers([lesson('Steal maps.', leak)], { classes: 2, fields: 1 }, 1);
  const { embedded, pooled, at } = convolve(layers, wordsIn('People pay for old maps.').flat());
  let start = 0;
  sizes.widths.forEach((width, row) => {
    const length = width * sizes.dimensions;
    for (let filter = 0; filter < sizes.filters; filter += 1, start += length) {
      const each = row * sizes.filters + filter;
      const weights = layers.filters.subarray(start, start + length);
      const found: number[] = [];
      for (let from = 0; from + length <= embedded.length; from += sizes.dimensions)
        found.push(weights.reduce((sum, weight, index) => sum + weight * (embedded[from + index] ?? 0), 0));
      const most = Math.max(...found);
      const value = most + (layers.biases[each] ?? 0);
      expect(pooled[each]).toBeCloseTo(Math.max(0, value), 5);
      expect(at[each]).toBe(value > 0 ? found.indexOf(most) * sizes.dimensions : -1);
    }
  });
});

test('an average is the mean of what layers were whenever they were taken', () => {
  const layersOf = (each: number): Layers => ({
    parts: Float32Array.of(each, 0),
    fields: Float32Array.of(each),
    filters: Float32Array.of(0),
    biases: Float32Array.of(0),
    classes: Float32Array.of(-each),
  });
  const now = layersOf(0);
  const average = createAverage(now);
  for (const each of [1, 2, 6]) {
    Object.assign(now, layersOf(each));
    average.take();
  }
  expect(average.layers).toEqual(layersOf(3));
});
