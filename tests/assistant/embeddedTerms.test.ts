import { createFactFinder } from '../../src/assistant/providers/embedded/facts';
import type { PageLanguage } from '../../src/assistant/types';
import { phrases } from './talkEmbedded';

test.each<[PageLanguage, string, keyof typeof phrases.en.glossary]>([
  ['en', 'what is programatic', 'programmatic'],
  ['en', 'what is retargetting', 'retargeting'],
  ['en', 'whats atribution', 'attribution'],
  ['en', 'what does convertion mean', 'conversion'],
  ['en', 'explain positionning please', 'positioning'],
  ['en', 'what is brnading', 'branding'],
  ['en', 'what is a landign page', 'landing'],
  ['en', 'what is markting', 'marketing'],
  ['ar', 'شنو يعني بروغراماتك', 'programmatic'],
  ['ar', 'شنو يعني التمضوع', 'positioning'],
  ['ar', 'ما هو الانفلونسير', 'influencer'],
  ['ar', 'شو يعني براندنيغ', 'branding'],
])('%s: “%s” has a slip in a term of the trade', (language, question, term) => {
  const { define } = createFactFinder(phrases[language]);
  expect(define(question)).toBe(phrases[language].glossary[term].text);
});

test.each<[PageLanguage, string]>([
  ['en', 'what is the median'],
  ['en', 'what is a converter'],
  ['en', 'what is programming'],
  ['en', 'what is an attribute'],
  ['en', 'what is context'],
  ['en', 'what is a contest'],
  ['en', 'what is braiding'],
  ['en', 'what is a market'],
  ['ar', 'ما هو التحميل'],
  ['ar', 'ما معنى التحليل'],
])('%s: “%s” asks for another word', (language, question) => {
  expect(createFactFinder(phrases[language]).define(question)).toBeUndefined();
});
