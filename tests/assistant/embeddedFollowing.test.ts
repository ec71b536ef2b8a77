import { expect, test } from 'vitest';
import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases, talk } from './talkEmbedded';

type Words = (typeof phrases)[PageLanguage];

const told: Record<string, (words: Words) => string | undefined> = {
  'what to do first': ({ replies }) => replies.recommendNew.slice(0, 40),
  'that it is seldom too late': ({ facts }) => facts.tooLate.text,
  'that a date decides': ({ facts }) => facts.urgent.text,
  'that it may be booked alone': ({ facts }) => facts.package.text,
  'whom they sell to': ({ replies }) => replies.noted.audience,
  'that there is time': ({ facts }) => facts.hesitate.text,
  'the steps': ({ answers }) => answers.approach.first,
};

test.each<[PageLanguage, string[], string]>([
  ['en', ['we sell lamps', 'what would you do in my place?'], 'what to do first'],
  ['en', ['we sell lamps', 'what first then'], 'what to do first'],
  ['ar', ['عندي محل ثريات', 'شنو تسوين لو مكاني'], 'what to do first'],
  ['en', ['my shop is old, is it too late?'], 'that it is seldom too late'],
  ['en', ['we open in 3 weeks, is it too late?'], 'that a date decides'],
  ['en', ['do you do research?', 'can you do this for us'], 'that it may be booked alone'],
  ['ar', ['تسوون بحوث سوق؟', 'ممكن تسووها النا'], 'that it may be booked alone'],
  ['en', ['we sell flowers', 'older ladies, some offices, funerals'], 'whom they sell to'],
  ['en', ['how do we find our buyers?', 'then what'], 'the steps'],
  ['en', ['we need a logo', "I'll think about it"], 'that there is time'],
  ['en', ['we sell cheese', 'thank you, I need to think about it'], 'that there is time'],
  ['en', ['we sell lamps', 'is it too late for a christmas campaign'], 'that a date decides'],
  ['en', ['we sell lamps', 'what would you do'], 'what to do first'],
])('%s: %j is told %s', async (language, lines, subject) => {
  expect(await last(language, lines)).toContain(told[subject]?.(phrases[language]));
});

test('what was tried without a complaint is met with none', async () => {
  const { past } = phrases.en.replies;
  const reply = await last('en', ['we sell lamps', 'more orders', 'a newsletter twice a year']);
  expect(reply).not.toContain(past[0]);
});

test('"is that bad?" is no approval', async () => {
  const replies = await talk('en', ['we sell lamps', 'we post once a year', 'is that bad']);
  expect(phrases.en.replies.approval.some((text) => replies.at(-1)?.startsWith(text))).toBe(false);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['do you hire editors?', 'what is the salary', 'do i need german', 'can i work from home']],
  ['ar', ['عدكم وظائف؟', 'شكد الراتب', 'لازم انكليزي؟', 'يصير شغل من البيت؟']],
])('%s: whoever applies is told what goes into the message, each time something else', async (of, lines) => {
  const { asked } = phrases[of].applying;
  const [first, ...replies] = await talk(of, lines);
  expect(first).toContain(phrases[of].facts.jobs.text);
  const texts = [asked.salary.text, asked.languages.text, asked.remote.text];
  for (const [index, text] of texts.entries()) expect(replies[index]).toContain(text);
});

test('what an applicant tells of is to go into the message as well', async () => {
  const lines = [
    'do you hire editors?',
    'I apply with my CV',
    'reels for my uncle, and a film on his garage',
  ];
  expect(await last('en', lines)).toContain(phrases.en.applying.told);
});

test.each<[PageLanguage, string, (words: Words) => (string | undefined)[]]>([
  ['en', 'a logo how much', ({ answers }) => [answers.faqPricing.first.slice(0, 30)]],
  ['ar', 'شعار بكم', ({ answers }) => [answers.faqPricing.first.slice(0, 30)]],
])('%s: “%s” asks, though its question stands last', async (language, line, texts) => {
  const reply = await last(language, [line]);
  for (const text of texts(phrases[language])) expect(reply).toContain(text);
});

test('others who ask how much ask nothing of us', async () => {
  expect(await last('en', ['people ask how much'])).not.toContain(phrases.en.answers.faqPricing.first);
});

test('«بالشهر» asks for a price a month, and for no number of months', async () => {
  const reply = await last('ar', ['تديرون السوشيال ميديا؟', 'قديش بالشهر']);
  expect(reply).not.toContain(phrases.ar.facts.duration.text.slice(0, 30));
});
