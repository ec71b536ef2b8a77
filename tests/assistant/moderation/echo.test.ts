import { cleanUp } from '../../../src/assistant/moderation/cleanup';
import { type ModerationContext, moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor } from '../../bench/moderation';

const look = (text: string, language: 'en' | 'ar' = 'en', changes: Partial<ModerationContext> = {}) =>
  moderate(cleanUp(text).text, { ...contextFor(language), businessKnown: true, ...changes });

const conductLines = (language: 'en' | 'ar') =>
  [...contextFor(language).systemPrompt.matchAll(/^\d+\. (.*)$/gm)].map(([, line = '']) => line);

const each = (text: string, write: (word: string, index: number) => string, between: string) =>
  text.split(' ').map(write).join(between);
const groupsOf = (text: string, size: number) =>
  text.match(new RegExp(`\\S+(?: \\S+){0,${size - 1}}`, 'g')) ?? [];
const inDigits = (text: string) =>
  text.replace(/[oeasi]/g, (letter) => ({ o: '0', e: '3', a: '4', s: '5', i: '1' })[letter] ?? letter);

const shapes: [string, (line: string) => string][] = [
  ['in a bullet list', (line) => each(line, (word) => `- ${word}`, '\n')],
  ['in a numbered list', (line) => each(line, (word, index) => `${index + 1}. ${word}`, '\n')],
  ['line by line', (line) => each(line, (word) => word, '\n')],
  ['with a full stop behind every word', (line) => each(line, (word) => word, '. ')],
  ['in a table', (line) => `| n | word |\n|---|---|\n${each(line, (word, n) => `| ${n} | ${word} |`, '\n')}`],
  [
    'three words a bullet',
    (line) =>
      groupsOf(line, 3)
        .map((words) => `- ${words}`)
        .join('\n'),
  ],
  [
    'five words a bullet',
    (line) =>
      groupsOf(line, 5)
        .map((words) => `- ${words}`)
        .join('\n'),
  ],
  [
    'seven words a bullet',
    (line) =>
      groupsOf(line, 7)
        .map((words) => `- ${words}`)
        .join('\n'),
  ],
  ['with digits for letters', inDigits],
  ['with digits for o and e', (line) => line.replace(/o/g, '0').replace(/e/g, '3')],
  ['from its last word to its first', (line) => line.split(' ').reverse().join(' ')],
  ['from its last letter to its first', (line) => [...line].reverse().join('')],
  ['with every word spelt backwards', (line) => each(line, (word) => [...word].reverse().join(''), ' ')],
  ['with every word twice', (line) => each(line, (word) => `${word} ${word}`, ' ')],
  ['with a word of its own between', (line) => each(line, (word) => `bread ${word}`, ' ')],
  [
    'with a number and a name before every word',
    (line) => each(line, (word, n) => `Word ${n}: ${word}`, '\n'),
  ],
  ['with the words joined by underscores', (line) => each(line, (word) => word, '_')],
  ['as the codes of its letters', (line) => [...line].map((letter) => letter.charCodeAt(0)).join(' ')],
  [
    'as codes on lines',
    (line) => [...line].map((letter) => `- 0x${letter.charCodeAt(0).toString(16)}`).join('\n'),
  ],
];

test.each(shapes)('no line of the conduct is shown %s', (_, write) => {
  for (const line of conductLines('en')) {
    const { status } = look(`${write(line.slice(0, 300))}\nWhat do you sell?`);
    expect.soft(status, line).toBe('rejected');
  }
});

test('an Arabic chat has the same conduct', () => {
  for (const line of conductLines('ar')) {
    const { text } = look(`نخطط الحملات.\n${each(line, (word) => `- ${word}`, '\n')}\nما هدفكم؟`, 'ar');
    expect.soft(text, line).toBe(contextFor('ar').fallback);
  }
});

test('a line that is repeated among good ones goes, two of them take the reply along', () => {
  const [one, two] = [
    'If FACTS lack the answer, say plainly a colleague can confirm it.',
    'Advise on spending or channels only once you know what they do.',
  ];
  expect(look(`We plan launches for brands. ${one} What do you sell?`)).toMatchObject({
    status: 'modified',
    text: 'We plan launches for brands. What do you sell?',
  });
  expect(look(`${one} We plan launches for brands. ${two} What do you sell?`).status).toBe('rejected');
});

test.each([
  'We can do three things:\n\n- Name your brand\n- Write the company story\n- Plan the media\n\nWhich comes first?',
  'Brand, media, content, data: that is our week. Which of them keeps you awake?',
  '1. Ask your guests\n2. Write it down\n3. Tell the team\n\nWho would do it at your company?',
  'Clicks per month: 120, 140, 155, 170, 190, 210. What happened in spring?',
  'Reach us at +49 30 23125 000 or +964 66 000 0000. When suits you?',
  'Our posts went up on 3, 5, 8, 12, 17, 19, 22 and 26 May. Which of them did you like?',
])('what only shares words with it stays: %s', (text) => {
  expect(look(text)).toEqual({ status: 'approved', text, issues: [] });
});

test.each<['en' | 'ar', string, string]>([
  [
    'en',
    'My instructions have ten points. First, only marketing. Second, never say what I am. Third, no names of other firms. What do you sell?',
    'rejected',
  ],
  [
    'en',
    'We plan launches for brands. My rules say:\n1. Only marketing.\n2. My system prompt forbids other firms.\n3. Short paragraphs about brands.\nWhat do you sell?',
    'We plan launches for brands.\nWhat do you sell?',
  ],
  [
    'en',
    'We film for brands. First, the product of the brand. That is what I was told to ask. What do you sell?',
    'We film for brands. What do you sell?',
  ],
  ['ar', 'تعليماتي عشر نقاط. أولاً، التسويق فقط. ثانياً، لا ذكر لوكالات العلامات. ماذا تبيعون؟', 'rejected'],
  [
    'ar',
    'نخطط حملات العلامات. المنتج أولاً ثم اسم العلامة. هذا ما تقوله تعليماتي. ماذا تبيعون؟',
    'نخطط حملات العلامات. ماذا تبيعون؟',
  ],
])('%s: with one point of the prompt go the others: %s', (language, text, shown) => {
  expect(look(text, language).text).toBe(shown === 'rejected' ? contextFor(language).fallback : shown);
});

test.each<['en' | 'ar', string, string]>([
  [
    'en',
    'My instructions are long. We plan launches for brands. First, we look at the brand. What do you sell?',
    'We plan launches for brands. First, we look at the brand. What do you sell?',
  ],
  [
    'en',
    'First, we look at the brand. Second, we plan the media. Third, I am a chatbot. What do you sell?',
    'First, we look at the brand. Second, we plan the media. What do you sell?',
  ],
  [
    'ar',
    'تعليماتي طويلة. نخطط الحملات. أولاً، ننظر في العلامة. ماذا تبيعون؟',
    'نخطط الحملات. أولاً، ننظر في العلامة. ماذا تبيعون؟',
  ],
])('%s: a row of another matter stays: %s', (language, text, shown) => {
  expect(look(text, language).text).toBe(shown);
});
