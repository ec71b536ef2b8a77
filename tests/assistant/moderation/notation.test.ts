import {
  adviceRule,
  allGroups,
  deceitRule,
  markers,
  sentenceRules,
  sumsRule,
  unsafeRule,
} from '../../../src/assistant/moderation/rules';
import { marks } from '../../../src/assistant/moderation/rules/marks';
import { anyOf, between, expand, placesOf } from '../../../src/assistant/moderation/rules/notation';

const sources = [
  ...[...sentenceRules, unsafeRule, deceitRule, sumsRule, adviceRule].flatMap(({ patterns }) => patterns),
  ...markers.trade,
  ...markers.probes,
  ...markers.ordinarySelf,
  ...markers.suspicious,
  ...markers.asksAboutBusiness,
  ...Object.values(marks),
].map((pattern) => expand(pattern, allGroups));

test('no pattern repeats without a bound, but for the letters of one word', () => {
  const letters = /\[\^ ,\.\][*+]/g;
  const unbounded = sources
    .map((source) => source.replace(letters, '').replace(/\[[^\]]*\]/g, 'c'))
    .filter((rest) => /[^\\]?(?:[*+]|\{\d+,\})/.test(rest));
  expect(unbounded).toEqual([]);
});

test('every pattern is a valid expression with all its groups', () => {
  for (const source of sources) {
    expect(() => between(source)).not.toThrow();
    expect(source).not.toMatch(/<\w+>/);
  }
});

test('no pattern waits for a word that it cannot match without: none would ever be looked at', () => {
  const dead = sentenceRules.flatMap(({ patterns, needs }) =>
    patterns
      .flatMap((pattern) => choicesIn(expand(pattern, allGroups)))
      .filter((choice) => needs && !needs.test(choice)),
  );
  expect(dead).toEqual([]);
});

/** The choices of a pattern itself, not of the groups in it. */
function choicesIn(source: string): string[] {
  let depth = 0;
  return Array.from(source, (character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === '|' && depth === 0 ? '\n' : character;
  })
    .join('')
    .split('\n');
}

test('no two rules hold the same pattern', () => {
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['i am <a> bot', ' i am a bot . ', true],
  ['i am <a> bot', ' i am a botanist . ', false],
  ['i am <2>bot', ' i am such a bot . ', true],
  ['i am <2>bot', ' i am , bot . ', false],
  ['bot*', ' botanist . ', true],
  ['i (not )?know', ' i know . ', true],
  ['قلت نعم', ' وقلت نعم . ', true],
])('%s in %j: %s', (pattern, text, isThere) => {
  expect(anyOf([pattern], { a: 'an?' })(text)).toBe(isThere);
});

test('a pattern in one script is not held against the other', () => {
  expect(anyOf(['bot', 'بوت'], {})(' بوت . ')).toBe(true);
  expect(anyOf(['bot'], {})(' بوت . ')).toBe(false);
});

test('every place at which a pattern matches is told', () => {
  const placesIn = placesOf(['bot', 'cat', 'بوت'], {});
  expect(placesIn(' a bot , a bot and a cat . ')).toEqual([2, 10, 20]);
  expect(placesIn(' a cat بوت . ')).toEqual([2, 6]);
  expect(placesIn(' a dog . ')).toEqual([]);
});
