import { createSpelling } from '../../../src/assistant/retrieval/spelling';

test('a word of another subject is no slip of one of ours', () => {
  const ours = () => ['orchard'];
  expect(createSpelling(ours).correct('orchrad', ['orchrad'])).toEqual(['orchard']);
  expect(createSpelling(ours, () => ['orchrad']).correct('orchrad', ['orchrad'])).toEqual(['orchrad']);
});

test.each([
  ['teh', 'the'],
  ['waht', 'what'],
  ['form', 'form'],
  ['quiet', 'quiet'],
  ['from', 'from'],
])('of grammar, %s is %s', (typed, meant) => {
  expect(createSpelling(() => ['form']).grammar(typed)).toBe(meant);
});
