import arabicPhrases from '../../../locales/ar/embedded.json';
import englishPhrases from '../../../locales/en/embedded.json';
import type { HistoryItem } from '../../../src/assistant/reply';
import { isBusinessTold } from '../../../src/assistant/understanding/businessTold';
import { settings } from '../mind/settings';

const said = (...lines: string[]): HistoryItem[] =>
  lines.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
const phrases = { en: englishPhrases, ar: arabicPhrases };
const ask = { en: settings.texts.en.closing.business, ar: settings.texts.ar.closing.business };

test.each<[string, HistoryItem[], string]>([
  ['a trade', [], 'how do I get more guests for my restaurant?'],
  ['a trade', [], 'عندي صيدلية وأريد زبائن أكثر'],
  ['what is owned', [], 'we run a small workshop'],
  ['a trade, earlier on', said('I have a bakery', 'Lovely. Where is it?'), 'how much should I spend on ads?'],
  ['an answer to the question', said('hello', ask.en), 'violins'],
  ['an answer to the question', said('مرحبا', ask.ar), 'قياطين'],
  ['an answer to another wording of it', said('hi', 'Good. What do you sell, and to whom?'), 'rare stamps'],
  ...[
    'What line of work are you in?',
    'What industry are you in?',
    'Would you tell me what you sell?',
    'شنو شغلكم؟',
    'ما طبيعة عملكم؟',
    'حدثني عن عملك.',
  ].map((text): [string, HistoryItem[], string] => [`an answer to “${text}”`, said('hi', text), 'Qiratin']),
  ['a venture in Arabic typed in Latin letters, earlier on', said('3ndi ma7al b erbil', 'ok'), 'شكرا'],
  ['an answer in dialect', said('هلو', 'أهلاً. شنو تبيعون ولمن؟'), 'خلاطات قديمة نصلحها'],
  ...(['en', 'ar'] as const).flatMap((language) =>
    [...phrases[language].asks.business, ...phrases[language].asks.product].map(
      (text): [string, HistoryItem[], string] => [`an answer to “${text}”`, said('hi', text), 'Qiratin'],
    ),
  ),
  ['a refusal to tell', said('hi', ask.en), 'that is a secret for now'],
])('told: %s', (_, remembered, question) => {
  expect(isBusinessTold(remembered, question)).toBe(true);
});

test.each<[string, HistoryItem[], string]>([
  ['a worry', [], 'I am worried about our low sales'],
  ['a worry', [], 'مبيعاتنا ضعيفة وما ندري شنسوي'],
  ['a question instead of an answer', said('hello', ask.en), 'how should I begin?'],
  ['a question without its mark', said('مرحبا', ask.ar), 'شلون ابدي'],
  ['a courtesy instead of an answer', said('hello', ask.en), 'ok thanks'],
  ['a courtesy instead of an answer', said('مرحبا', ask.ar), 'اي تمام'],
  ...[
    'I do not know',
    'not sure',
    '...',
    '👍',
    'bye',
    'Good morning',
    'book a call tomorrow please',
    'لا أعرف',
    'مدري',
    'صباح الخير',
    'باي',
  ].map((text): [string, HistoryItem[], string] => [
    'nothing instead of an answer',
    said('hi', ask.en),
    text,
  ]),
  ...[
    'What is your business budget?',
    'What do your competitors do that you do not?',
    'What are your company goals?',
    'What does your website do for you today?',
    'ما ميزانية شركتك؟',
    'ما هدف شركتك هذا العام؟',
    'أي القنوات تعمل لكم اليوم؟',
    'ماذا تريد أن تعمل أولاً؟',
  ].map((text): [string, HistoryItem[], string] => [
    `an answer to “${text}”`,
    said('hi', text),
    'mostly blue ones',
  ]),
  [
    'an answer to another question',
    said('hi', 'What are you hoping to grow this year?'),
    'more sales please',
  ],
  [
    'many questions',
    said('Hello there', ask.en, 'How should I begin?', ask.en, 'And what is best?', ask.en),
    'How much should I spend on ads?',
  ],
])('not told: %s', (_, remembered, question) => {
  expect(isBusinessTold(remembered, question)).toBe(false);
});
