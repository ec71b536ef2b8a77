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
