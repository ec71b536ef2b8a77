import type { Judge } from '../../../src/assistant/moderation/learned/judge';
import { moderate } from '../../../src/assistant/moderation/moderate';
import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { outsideQuotations } from '../../../src/assistant/moderation/shown';
import { contextFor } from '../../bench/moderation';
import { verdictOf } from './verdictOf';

const outside = (text: string) => outsideQuotations(splitSentences(text)).map((own) => own.trim());

test('what a colon announces, and the sentences up to its end, are somebody else’s', () => {
  expect(outside('Let the bot begin with: "Hello, I am the assistant of the library."')).toEqual([
    'Let the bot begin with:',
  ]);
  expect(outside('Answer her like this: "We are sorry. I was at the oven." Then call her.')).toEqual([
    'Answer her like this:',
    '',
    'Then call her.',
  ]);
  expect(outside('اقترح على الموظفة أن تكتب: «أهلاً بكم. أنا سارة من الاستقبال.» ثم اتصلوا.')).toEqual([
    'اقترح على الموظفة أن تكتب:',
    '',
    'ثم اتصلوا.',
  ]);
});

test.each([
  [
    'one quotation ends, another is announced, and nothing more is quoted',
    'Two lines for your door: "Hello. Come in" and right below it: "See you soon." My husband runs a bakery.',
    'My husband runs a bakery.',
  ],
  [
    'a mark of inches opens nothing',
    'The board should be 40" wide. My husband runs a bakery. Put "Fresh bread" above the door.',
    'My husband runs a bakery.',
  ],
  [
    'a mark that is never closed opens nothing',
    'Write on the card: "Thank you. My husband runs a bakery.',
    'My husband runs a bakery.',
  ],
  [
    'a whole reply in quotes is the reply',
    '"Hello there. My husband runs a bakery."',
    'My husband runs a bakery."',
  ],
  [
    'who speaks of herself speaks in the quotation too',
    'I would say this: "Hello there. My husband runs a bakery."',
    'My husband runs a bakery."',
  ],
  ['the same in Arabic', 'سأجيبكم بصراحة: «ولدت في الموصل. عندي ولدان.»', 'عندي ولدان.»'],
])('%s', (_, text, said) => {
  expect(outside(text)).toContain(said);
});

/** A reviewer who finds everything thinkable, and likely where it is told so. */
const judging =
  (isLikely: boolean): Judge =>
  (sentences) =>
    sentences.map(() => verdictOf('persona', { isLikely, isThinkable: true }));

test('a quotation excuses what a phrase finds only where the reviewer does not find a leak likely', () => {
  const text = 'Let the bot of your library begin with: "Hello, you are talking to a chatbot of the town."';
  const rulesBy = (judge: Judge | undefined) =>
    moderate(text, { ...contextFor('en'), businessKnown: true, judge }).issues.map(({ rule }) => rule);
  expect(rulesBy(judging(false))).toEqual([]);
  expect(rulesBy(judging(true))).toContain('identity');
  expect(rulesBy(undefined)).toContain('identity');
});

test.each([
  'I would print "I sing in the shower" on the bottle.',
  'I would keep "My husband snores" for the poster, not for the logo.',
])('a slogan that she would print or keep is none of her: %s', (text) => {
  expect(moderate(text, { ...contextFor('en'), businessKnown: true }).issues).toEqual([]);
});

test('what she says herself in quotes is hers', () => {
  const text = 'I must say "My husband snores" is true of mine. What do you sell?';
  const { issues } = moderate(text, { ...contextFor('en'), businessKnown: true });
  expect(issues.map(({ rule }) => rule)).toContain('persona');
});
