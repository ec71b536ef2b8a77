import { createMentions } from '../../../src/assistant/understanding/findMentions';

const find = createMentions({
  brand: 'brand|branding|brand strategy|logo|علامه|علامه تجاريه|علامات',
  technology: 'app|apparel',
});

test.each([
  ['brand branding brands', 1],
  ['a brand strategy', 1],
  ['our brand and its logo', 2],
  ['علامه تجاريه وعلامات', 1],
])('forms and kinds of a thing are one: %s, %i', (clause, hits) => {
  expect(find(clause)).toEqual([{ name: 'brand', hits }]);
});

test('what only begins alike is another thing', () => {
  expect(find('an app for apparel')).toEqual([{ name: 'technology', hits: 2 }]);
});

test('a dash stands for any ending, and a number for itself', () => {
  const started = createMentions({ food: 'bak-|roast-', year: '2030|fish farm-' });
  expect(started('a roastery and a bakery')).toEqual([{ name: 'food', hits: 2 }]);
  expect(started('open since 2034')).toEqual([]);
  expect(started('2030 and two fish farms')).toEqual([{ name: 'year', hits: 2 }]);
  expect(started('ro')).toEqual([]);
});
