import { classify, complexityOf } from '../../../src/assistant/understanding/classify';

test.each([
  ['ما أسعار خدماتكم؟', 'complex', 'primary'],
  ['Do you write Arabic?', 'complex', 'primary'],
  ['What is the cost?', 'simple', 'fast'],
  ['phone?', 'simple', 'fast'],
  ['How do you improve SEO and ROI?', 'technical', 'technical'],
  ['What is SEO?', 'simple', 'fast'],
  ['We need a campaign for our bakery', 'complex', 'primary'],
  ['What’s your name?', 'simple', 'fast'],
  ['prices', 'simple', 'fast'],
  ['Is your marketing team in a marketplace?', 'general', 'reliable'],
  ['which tools measure our campaign', 'technical', 'technical'],
  ['“What is SEO?”', 'simple', 'fast'],
  ['a phone number for our customers, and many other things we could ask', 'general', 'reliable'],
  ['I have a planet and a database of toolboxes', 'general', 'reliable'],
  ['Hello there', 'general', 'reliable'],
] as const)('%s is %s and goes to %s', (text, tier, role) => {
  expect(classify(text, 0)).toEqual({ tier, role });
});

test('a long history wins over everything', () => {
  expect(classify('What is the cost?', 50_001).tier).toBe('contextual');
  expect(classify('What is the cost?', 50_000).tier).toBe('simple');
});

test.each([
  ['What is your fee', 49, 'simple', 'fast'],
  ['What is your fee', 50, 'general', 'reliable'],
  ['Our family has sold carpets since my grandfather', 200, 'general', 'reliable'],
  ['Our family has sold carpets since my grandfather', 201, 'contextual', 'contextual'],
] as const)('%s, at %i characters, is %s and goes to %s', (text, length, tier, role) => {
  expect(classify(text.padEnd(length, '?'), 0)).toEqual({ tier, role });
});

test.each([
  [50, 'simple'],
  [51, 'moderate'],
  [100, 'moderate'],
  [101, 'complex'],
] as const)('%i characters are %s', (length, expected) => {
  expect(complexityOf('x'.repeat(length))).toBe(expected);
});
