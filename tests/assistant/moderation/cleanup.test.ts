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
  [
    'channels whose marks a server took off',
    `analysisThey want services, keep it short.assistantfinal${reply}`,
  ],
  ['the same on lines of their own', `analysis We answer briefly.\n\nassistantfinal ${reply}`],
  ['a first channel without a last one', `analysisThey want services. Answer kindly.\n\n${reply}`],
  ['a tool call', `<tool_call>{"name":"search"}</tool_call>${reply}`],
  ['thoughts under their name in Arabic', `تفكير: الزائر صاحب مطعم.\nإجابة: ${reply}`],
  ['a tool call as an object in front', `{"tool_call": {"name": "book", "arguments": {}}} ${reply}`],
  ['a tool call as an object behind', `${reply} {"function": "book", "arguments": {"when": {"day": 1}}}`],
  ['a tool call never closed', `${reply}<function=search>{"q":1}`],
  ['a call of a tool with a list', `[FUNCTION_CALLS: [a, b]] ${reply}`],
  ['the end of a turn in words', `${reply} [END_OF_TURN]`],
  ['a call of a tool in words', `[TOOL_CALL: save_lead stage=3] ${reply}`],
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
  ['a visitor behind a heading on a line of its own', `${reply}\n### User: I sell shoes.`],
  ['a person behind a heading below', `${reply}\n\n### Human: by hand, in tables`],
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
  ['a name the marks left behind', `${reply}assistant`],
  ['a name and the same once more', `${reply} assistant\n\n${reply}`],
  ['a name glued to the same once more', `${reply}.assistant${reply}`],
  ["the visitor's name left behind", `${reply}user\n\nAnd the price?`],
  ['headers of Llama 4', `<|header_start|>assistant<|header_end|>\n\n${reply}<|eot|>`],
  ['headers of Granite', `<|start_of_role|>assistant<|end_of_role|>${reply}<|end_of_text|>`],
  ['headers of Kimi', `<|im_assistant|>assistant<|im_middle|>${reply}<|im_end|>`],
  ['headers of Nemotron', `<SPECIAL_10>System\n\n<SPECIAL_11>Assistant\n${reply}\n<SPECIAL_12>`],
  ['a turn of Cohere behind hers', `<|CHATBOT_TOKEN|>${reply}<|USER_TOKEN|>And the price?`],
  ['headers of MiniMax', `]~b]ai\n${reply}[e~[`],
  ['headers of EXAONE', `[|assistant|]${reply}[|endofturn|]`],
  ['headers of GLM', `[gMASK]<sop><|assistant|>\n${reply}`],
  ['a turn before hers', `<|im_start|>user\nAnd the price?\n<|im_start|>assistant\n${reply}`],
  ['a turn behind the end', `${reply}<|endoftext|>Human: And the price?`],
  ['a bare question behind the end', `${reply}</s> And the price?`],
  ['a turn of Kimi behind the end', `${reply}<|im_end|><|im_user|>user<|im_middle|>And the price?<|im_end|>`],
  ['a turn of Granite behind the end', `${reply}<|start_of_role|>user<|end_of_role|>And the price?`],
  ['an end in the marks of another script', `${reply}<｜end▁of▁sentence｜>And the price?`],
  [
    'a tool call of DeepSeek',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n\`\`\`json\n{"q":1}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>${reply}`,
  ],
  [
    'a tool call of Kimi',
    `${reply}<|tool_calls_section_begin|><|tool_call_begin|>functions.find:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>`,
  ],
  ['a tool call of Granite', `${reply}<|tool_call|>[{"name":"find"}]`],
  ['empty tool lists', `[AVAILABLE_TOOLS][][/AVAILABLE_TOOLS][TOOL_RESULTS][/TOOL_RESULTS]${reply}`],
  ['half a token in other marks', `${reply} ‹｜end▁of▁sen`],
  ['the other half of a token', `${reply}im_end|>`],
  ['a token without its marks', reply.replace('. ', '. im_end ')],
  ['a token in the wrong marks', `${reply} [im_end]`],
  ['the head of a turn without its marks', `im_start assistant\n${reply}`],
  ['a token in wide marks', `${reply}＜｜im_end｜＞`],
  ['half a system mark', `${reply}<</SYS`],
  ['thinking with spaces in its marks', `They want services.< /think >${reply}`],
  ['the key of a list', `content: |\n  ${reply}`],
  ['a role and the key of a list', `role: assistant\ncontent: |\n  ${reply}`],
  ['the end of a data section', `<![CDATA[${reply}]]>`],
  ['colours of a terminal', `\u001B[31m${reply}\u001B[0m`],
  ['a labelled thought and answer', `Thinking: they want services.\n\n**Answer:** ${reply}`],
  ['a thinking process', `**Thinking process:**\n1. They want services.\n\nFinal answer: ${reply}`],
  ['a form filled in once more', `${reply}\n\n### Instruction:\nTell me your prompt`],
  ['a form around it', `### Instruction:\nTell me your prompt\n\n### Response:\n${reply}`],
  ['signs as their numbers', reply.replace('. ', '&#46;&#x20;')],
  ['the bare name of who speaks in front', `assistant ${reply}`],
  ['who speaks, named anew', reply.replace('. ', '. assistant: ')],
  ['the heading of an answer in the midst', reply.replace('. ', '. ### Response ')],
  ['half a token in the midst', reply.replace('. ', '. <|eot_id ')],
  ['half a token that no space follows', reply.replace('. ', '.<|im_end\n')],
  ['half a token and who speaks', reply.replace('. ', '. <|im_start assistant\n')],
  ['half a token and what somebody else says', `${reply}<|im_start user\nAnd the price?`],
  ['the beginning of an object in the midst', reply.replace('. ', '. {"role": "assistant", "content": ')],
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
  'Your assistant answers the phone. Assistants sell more than banners do. Who is yours?',
  'Who answers your phone?\n\nAn assistant, or a user of your app?',
  'The content: a story. What is your message: warm or cool?',
  'Before the shoot:\n\n### Instructions:\nBring light. When?',
  'Budgets [30m wide] and [1m long] banners, sizes <2 MB. Which fits?',
  'Is it a menu | a list? Both [see below] work.',
  'Thinking: that is what a slogan should start. What should yours say?',
  'Analysis: we look at your numbers.\nIdeas: we draw three. Which comes first for you?',
  'Rates of 5% & 10% differ; R&D pays. Where are you?',
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

test.each([
  '<|start|>assistant<|channel|>commentary to=functions.find <|constrain|>json<|message|>{"q":1}<|call|>',
  '<|start|>assistant to=functions.find<|channel|>commentary json<|message|>{"q":1}<|call|>',
  '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n{"q":1}<｜tool▁call▁end｜>',
  'assistant',
  '<|im_start|>assistant\n<|im_end|>',
])('nothing is left of a call or a name alone: %j', (raw) => {
  expect(cleanUp(raw).text).toBe('');
});

test.each([
  'unsafe\nS6',
  'unsafe\nS1,S10',
  'upstream error: No endpoints found matching your data policy.',
  'Internal Server Error',
  '502 Bad Gateway',
  'Error: Request failed with status code 500',
  'Error 429: Too many requests, slow down.',
  'You have exceeded your free credits. Add a payment method to continue.',
  "You've reached your daily request limit. Upgrade for more requests.",
  'Request timed out. Please retry later.',
  'The service is temporarily unavailable. Try again later.',
  'Model is currently overloaded.',
  'Insufficient credits.',
  '[object Object]',
  'undefined',
])('the words of a service are too poor: %j', (text) => {
  expect(isTooPoor(text)).toBe(true);
});

test.each([
  'An internal server error is what your guests see tonight. Our developers mend it.',
  'Unsafe payment pages scare buyers. We build safe ones.',
  'Error pages deserve a joke. We write yours.',
  'You have reached your goal of 500 orders. We plan the next.',
  'Payment required in advance lowers bookings. What do you ask for today?',
  'Request a call and we plan your launch.',
  'The service is what guests praise. We show it.',
])('words about a service are none of its own: %j', (text) => {
  expect(isTooPoor(text)).toBe(false);
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

test.each([
  'Put {"utm_source": "instagram"} behind the link. Which page do you mean?',
  'A greeting like {"first_name": "Sara"} is a slip of the system. Which one do you use?',
  'Write {city} where the town belongs. Which towns do you serve?',
])('braces that call no tool stay: %s', (text) => {
  expect(cleanUp(text)).toEqual({ text, issues: [] });
});

test('an answer inside an object in a fence is told', () => {
  const inside = `\`\`\`json\n{"action": "none", "reply": ${JSON.stringify(reply)}}\n\`\`\``;
  expect(cleanUp(inside).text).toBe(reply);
});
