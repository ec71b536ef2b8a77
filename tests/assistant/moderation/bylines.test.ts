import { isSigned, isSpokenByModel, isVisitorsName } from '../../../src/assistant/moderation/bylines';
import { moderate } from '../../../src/assistant/moderation/moderate';
import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { contextFor, review } from '../../bench/moderation';

const isLabelled = (text: string) => splitSentences(text).slice(0, 1).some(isSpokenByModel);
const signatures = (text: string) => {
  const sentences = splitSentences(text);
  return sentences
    .filter((one, index) => isSigned(one, sentences[index - 1], index === sentences.length - 1))
    .map((one) => one.text);
};

test.each([
  'Gemini: Good branding builds trust.',
  '**Claude:** Good branding builds trust.',
  'Falcon: Good branding builds trust.',
  'Mistral> Good branding builds trust.',
  'Perplexity: Every brand has a voice.',
  'Qwen2.5: Every brand has a voice.',
  'Language model: Every brand has a voice.',
  'كلود: العلامة القوية تبني الثقة.',
  'نموذج اللغة: العلامة القوية تبني الثقة.',
])('a model speaks: %s', (text) => {
  expect(isLabelled(text)).toBe(true);
});

test.each([
  'Falcon: our new coffee line.',
  'Gemini: your sign, your ring.',
  'Nova: A fresh name for your lamps.',
  'A brand like Falcon: Strong and fast.',
  'Claude, our guest from Lyon, loves it.',
  'AI search: Perplexity shows its sources.',
  'فالكون: اسم قوي لعلامة قهوتكم.',
  'Trust: Every brand needs it.',
])('a name is explained: %s', (text) => {
  expect(isLabelled(text)).toBe(false);
});

test.each([
  ['What is your goal? — Claude', '— Claude'],
  ['What is your goal?\n\n- Gemini', 'Gemini'],
  ['What is your goal?\nModel: Llama', 'Model: Llama'],
  ['What is your goal? [Grok]', '[Grok]'],
  ['Good branding builds trust (via Mistral).', 'Good branding builds trust (via Mistral).'],
  ['What is your goal?\n*Sent with the help of Mistral.*', '*Sent with the help of Mistral.*'],
  ['What is your goal?\nSource: Perplexity', 'Source: Perplexity'],
  ['What is your goal?\nCredits: text by Cohere', 'Credits: text by Cohere'],
  ['What is your goal?\nKind regards,\nKimi', 'Kimi'],
  ['ما هدفكم؟\n— كلود', '— كلود'],
  ['ما هدفكم؟\nالنموذج: لاما', 'النموذج: لاما'],
])('a model signs: %j', (text, signature) => {
  expect(signatures(text)).toEqual([signature]);
});

test.each([
  'Names for your gym:\n- Falcon\n- Titan\n- Nova',
  'The campaign film (Falcon) won us sales in June.',
  'Source: our own data for retail brands.',
  'Your guests ask ChatGPT (or Gemini) where to eat.',
  'We make you visible in AI search (ChatGPT, Gemini, Perplexity).',
  'By Falcon, for runners: a line for your shoes.',
])('nobody signs: %j', (text) => {
  expect(signatures(text)).toEqual([]);
});

test('what the visitor sells may be called as a model is, unless they ask what Maya is', () => {
  expect(isVisitorsName('A slogan for our coffee Falcon, please')).toBe(true);
  expect(isVisitorsName('Are you Claude?')).toBe(false);
  expect(isVisitorsName('A slogan for our coffee, please')).toBe(false);
  const text = 'Falcon: Coffee for customers in a hurry. Does this line fit your brand?';
  const look = (question: string) => moderate(text, { ...contextFor('en'), question }).status;
  expect(look('A slogan for our coffee Falcon, please')).toBe('approved');
  expect(look('Are you Falcon?')).toBe('rejected');
});

test('a signature is taken off the reply', () => {
  const { text, issues } = review(
    { language: 'en', text: 'Good branding builds trust. What is your goal?\n\n— Claude' },
    'rules',
  );
  expect(text).toBe('Good branding builds trust. What is your goal?');
  expect(issues.map(({ rule }) => rule)).toEqual(['vendor']);
});
