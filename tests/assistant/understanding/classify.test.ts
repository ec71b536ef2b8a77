import { classification } from '../../../src/assistant/limits';
import { classify, complexityOf } from '../../../src/assistant/understanding/classify';

const long = (text: string) => text.padEnd(classification.contextualOverCharacters + 1, ' really');

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
  [long('Our family has sold carpets since my grandfather'), 'contextual', 'contextual'],
  ['Hello there', 'general', 'reliable'],
] as const)('%s is %s and goes to %s', (text, tier, role) => {
  expect(classify(text, 0)).toEqual({ tier, role });
});

test('a long history wins over everything', () => {
  expect(classify('What is the cost?', classification.contextualHistoryCharacters + 1).tier).toBe(
    'contextual',
  );
  expect(classify('What is the cost?', classification.contextualHistoryCharacters).tier).toBe('simple');
});

test.each([
  [50, 'simple'],
  [51, 'moderate'],
  [100, 'moderate'],
  [101, 'complex'],
] as const)('%i characters are %s', (length, expected) => {
  expect(complexityOf('x'.repeat(length))).toBe(expected);
});
