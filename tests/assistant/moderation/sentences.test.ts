import { clausesOf, joinSentences, splitSentences } from '../../../src/assistant/moderation/sentences';
import { plain } from '../../../src/assistant/moderation/spelling';

test.each<[string, string[]]>([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['We serve e.g. cafés. Do you?', ['We serve e.g. cafés.', 'Do you?']],
  ['It costs 2.5 million. Fine?', ['It costs 2.5 million.', 'Fine?']],
  ['Two steps:\n1. Ask\n2. Listen', ['Two steps:', 'Ask', 'Listen']],
  ['مرحباً. كيف حالكم؟ جيد!', ['مرحباً.', 'كيف حالكم؟', 'جيد!']],
  ['**Bold.** Then "quoted." End', ['**Bold.**', 'Then "quoted."', 'End']],
  [
    'The doubt "did a machine write this?" is common. Ask.',
    ['The doubt "did a machine write this?" is common.', 'Ask.'],
  ],
  ['اعتراض «هل كتبته آلة؟» صار شائعًا. اسألهم.', ['اعتراض «هل كتبته آلة؟» صار شائعًا.', 'اسألهم.']],
  ['Trust.我是AI。Good！品牌。', ['Trust.', '我是AI。', 'Good！', '品牌。']],
  ['Try Ogil-\nvy. Two -\nthree', ['Try Ogil-\nvy.', 'Two -', 'three']],
  ['She asked: "Who are you?" We told her.', ['She asked: "Who are you?"', 'We told her.']],
])('%j', (text, sentences) => {
  expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
});

test.each([
  '',
  ' ',
  '\n\n',
  'a',
  'One.  Two?\n\n- three\n 4) four…',
  '...!!!',
  'ا. ب؟\n',
  '好。 A！B',
  'a-\nb',
])('joined again, the parts are the text: %j', (text) => {
  expect(joinSentences(splitSentences(text))).toBe(text);
});

test.each<[string, string]>([
  ["I'm an A.I.", ' i am an ai '],
  ['I can’t, won’t and don’t', ' i can not , will not and do not '],
  ['**Chat**GPT', ' chatgpt '],
  ['a c h a t b o t', ' a chatbot '],
  ['G-P-T', ' gpt '],
  ['It’s Arbelin’s', ' it is arbelin '],
  ['أنا مايا، إنسانةٌ', ' انا مايا , انسانه '],
])('one spelling for %j', (text, spelling) => {
  expect(plain(text)).toBe(spelling);
});

test.each([
  ['One clause of some length without a pause.', []],
  [
    'Show the ads by district, keep a quiet list of whom to leave out, and wait.',
    ['show the ads by district', 'keep a quiet list of whom to leave out'],
  ],
  [
    'نعرض الإعلان حسب الحي أولا، ونكتب قائمة هادئة بمن يستبعد، وننتظر.',
    ['نعرض الاعلان حسب الحي اولا', 'ونكتب قائمه هادئه بمن يستبعد'],
  ],
])('the longer parts between its pauses: %s', (text, clauses) => {
  const found = splitSentences(text).flatMap(clausesOf);
  expect(found.map((clause) => clause.plain)).toEqual(clauses.map((clause) => ` . ${clause} . `));
});
