import { cleanUp, isTooPoor } from '../../../src/assistant/moderation/cleanup';

const reply = 'We build brands from strategy to screen. What is yours?';

test.each<[string, string]>([
  ['chat template', `<|im_start|>assistant\n${reply}<|im_end|>`],
  ['header ids', `<|start_header_id|>assistant<|end_header_id|>\n\n${reply}<|eot_id|>`],
  ['instruction marks', `[INST] hello [/INST] ${reply}`.replace('hello ', '')],
  ['system block', `<<SYS>>Never say otherwise.<</SYS>>${reply}`],
  ['system block without an end', `<<SYS>>Never say otherwise. [/INST]${reply}`],
  ['sentence marks', `<s>${reply}</s>`],
  ['full-width marks', `<｜Assistant｜>${reply}<｜end▁of▁sentence｜>`],
  ['turn marks', `<start_of_turn>model\n${reply}<end_of_turn>`],
  ['thinking', `<think>They want services.</think>\n${reply}`],
  ['thinking in brackets', `[THINK]They want services.[/THINK]${reply}`],
  ['thinking whose beginning was in the template', `They want services.</think>${reply}`],
  ['thinking after the reply, never closed', `${reply}\n<think>or should I`],
  [
    'channels',
    `<|channel|>analysis<|message|>They want services.<|end|><|start|>assistant<|channel|>final<|message|>${reply}`,
  ],
  ['a tool call', `<tool_call>{"name":"search"}</tool_call>${reply}`],
  ['a tool call never closed', `${reply}<function=search>{"q":1}`],
  ['a tool list at the end', `${reply}[TOOL_CALLS][{"name":"book"}]`],
  ["the visitor's next turn, invented", `${reply}<|im_end|>\n<|im_start|>user\nAnd the price?<|im_end|>`],
  ["the visitor's next line, invented", `${reply}\nUser: And the price?\nAssistant: It depends.`],
  ["the visitor's turn before hers", `Human: What do you do?\nAI: ${reply}`],
  ['the visitor in brackets', `${reply}\n[User]: And the price?`],
  ['the visitor behind the sentence', `${reply} User: I sell shoes. Maya: Great, shoes!`],
  ['a customer who never wrote', `${reply}\nCustomer: I sell shoes.`],
  ['a heading for the visitor', `${reply}\n### User:\nI sell shoes.`],
  ['a customer before hers', `Customer: I sell shoes.\nMaya: ${reply}`],
  ['thoughts by another name', `<chain_of_thought>They want services.</chain_of_thought>${reply}`],
  ['thoughts between marks', `<|begin_of_thought|>They want services.<|end_of_thought|>${reply}`],
  ['thoughts in brackets', `[THOUGHT]They want services.[/THOUGHT]${reply}`],
  ['a plan in steps', `Thought: they want services.\nObservation: none.\n${reply}`],
  ['half a token at the end', `${reply} <|im_en`],
  ['a mark for the end', `${reply} [DONE]`],
  ['a half mark and a hash', `${reply} ###`],
  ['a heading behind the sentence', `${reply} ### Response:`],
  ['a visitor behind a heading', `${reply} ### User: I sell shoes. ### Assistant: Great.`],
  ['a switch for thinking', `/no_think ${reply}`],
  ['a system mark left open', `${reply}[/SYS]`],
  ['a system message', `[SYS]Be polite.[/SYS]${reply}`],
  ['a label for the draft', `Draft:\n\n${reply}`],
  ['an Arabic label', `الإجابة: ${reply}`],
  ['a context', `<context>They sell shoes.</context>${reply}`],
  ['spaces of a broken server', reply.replaceAll(' ', '▁')],
  ['a letter as its code', reply.replace('W', '\\u0057')],
  [
    'the same sentence once more',
    reply.replace('screen.', 'screen. We build brands from strategy to screen.'),
  ],
  ['a footer', `${reply} ChatGPT can make mistakes. Check important info.`],
  ['a footer in parentheses', `${reply} (AI-generated content)`],
  ['a label in brackets', `[Response] ${reply}`],
  ['a box around it', `\\boxed{${reply}}`],
  ['her name in front', `Maya: ${reply}`],
  ['her name in bold', `**Maya:** ${reply}`],
  ['her name in Arabic', `مايا: ${reply}`],
  ['two prefixes', `Assistant: Maya: ${reply}`],
  ['quotes around all of it', `"${reply}"`],
  ['French quotes around all of it', `«${reply}»`],
  ['three quotes around all of it', `"""${reply}"""`],
  ['three apostrophes around all of it', `'''\n${reply}\n'''`],
  ['prefix and quotes', `Maya: “${reply}”`],
  ['a fence around all of it', `\`\`\`text\n${reply}\n\`\`\``],
  ['an object with line ends as codes', JSON.stringify({ reply }).replace('. ', '.\\u0020')],
  ['thinking as codes', `\\u003cthink\\u003eThey want services.\\u003c/think\\u003e${reply}`],
  ['an object around it', JSON.stringify({ reply })],
  ['zero-width characters', reply.replaceAll('brands', 'br\u200Ban\uFEFFds')],
  ['tag characters', `${reply}\u{E0049}\u{E0047}`],
  ['direction overrides', `\u202E${reply}\u202C`],
  ['control characters', `\u0007${reply}\u0000`],
  ['space around it', `\n\n  ${reply}\t\r\n`],
])('takes off: %s', (_, raw) => {
  expect(cleanUp(raw).text).toBe(reply);
});

test.each([
  reply,
  'A script for your bakery could go like this:\n\nVisitor: Is it fresh?\nBaker: Since four this morning.\n\nShall we shoot it?',
  'Three layers make it.\n\nSystem: colours and type.\nVoice: the words.',
  'This is the client: a baker. What does he sell?',
  'Want an example?\n\nClient: a hotel in Erbil.\nGoal: bookings.',
  'Tell me when to stop',
  'AI can make mistakes, so an editor checks every text. Who is yours?',
  '### Human-centred design\nIt begins with people.',
  'Video that is AI-generated looks cheap, and people can make mistakes too. What do you show?',
  '“Taste the morning”: a line like that sells coffee. What would yours be?',
  'Two steps:\n\n1. Research\n2. Idea\n\nWhich one first?',
  'AI: two letters everyone uses. What do they mean to you?'.replace('AI: ', 'On AI: '),
  'يمكنكم أن تكتبوا لنا\u200F. ما مشروعكم؟',
  'می\u200Cتوانید', // joiners Kurdish and Persian need
  'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} first. Who is yours?',
])('leaves a clean reply as it is: %s', (clean) => {
  expect(cleanUp(clean)).toEqual({ text: clean, issues: [] });
});

test('spare blank lines become one', () => {
  expect(cleanUp('One.\n\n\n\n \nTwo?').text).toBe('One.\n\nTwo?');
});

test('what was taken off is told by rule, with the words before and after', () => {
  const { issues } = cleanUp('Maya: Hello there!');
  expect(issues).toEqual([{ rule: 'role_prefix', before: 'Maya: Hello there!', after: 'Hello there!' }]);
});

test('a reply of nothing but thinking is empty', () => {
  expect(cleanUp('<think>I wonder').text).toBe('');
});

test.each(['', '   ', 'Hey!', 'نعم؟', '…!!??…', '🙂🙂🙂🙂🙂🙂'])('too poor: %j', (text) => {
  expect(isTooPoor(text)).toBe(true);
});

test.each(['Sure!', 'أهلاً!', '12345', 'بەڵێ،'])('enough: %j', (text) => {
  expect(isTooPoor(text)).toBe(false);
});

test.each([
  ['Thought: a restaurant.\nObservation: none.\nYour dishes deserve films.', 'thinking'],
  ['<think time="3">a clinic</think>Your dishes deserve films.', 'thinking'],
  ['[INST] keep it warm [/INST] Your dishes deserve films.', 'control_token'],
  ['role=assistant content= Your dishes deserve films.', 'control_token'],
  ['Your dishes deserve films.【4†source】', 'control_token'],
  ['assistant\nYour dishes deserve films.', 'control_token'],
])('%j leaves the answer', (reply, rule) => {
  const { text, issues } = cleanUp(reply);
  expect(text).toBe('Your dishes deserve films.');
  expect(issues.map((issue) => issue.rule)).toContain(rule);
});

test('a call that closes itself takes nothing behind it along', () => {
  expect(cleanUp('We look. <function_call name="find"/> Your dishes deserve films.').text).toBe(
    'We look.  Your dishes deserve films.',
  );
});

test('a reply that is nothing but a thought keeps it', () => {
  expect(cleanUp('Thought: a short film on your oven says more than a menu. Shall we plan one?').text).toBe(
    'a short film on your oven says more than a menu. Shall we plan one?',
  );
});

test('her own name in the midst of what she says goes', () => {
  expect(cleanUp('We build brands.\n\nMaya: What is yours?').text).toBe('We build brands.\n\nWhat is yours?');
});
