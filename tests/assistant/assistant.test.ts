import { fails, says } from '../../e2e/services/inference';
import type { HistoryItem } from '../../src/assistant/reply';
import { noted } from '../../src/assistant/trace';
import type { PageLanguage } from '../../src/assistant/types';
import { storageKeys } from '../../src/storage/keys';
import { createTestAssistant } from './createTestAssistant';
import { apiKey, arabic, english, scriptServices } from './scriptServices';

const { servers, gateway, withGateway, withBoth } = scriptServices();

test('a turn takes the steps in this order', async () => {
  const { ask } = withGateway();
  const reply = await ask('What is a social campaign good for?');
  expect(reply).toMatchObject({ kind: 'answer', text: english, language: 'en' });
  expect(reply.trace.steps.map(({ step }) => step)).toEqual([
    'language',
    'intent',
    'meeting',
    'cache',
    'limiter',
    'tier',
    'retrieval',
    'prompt',
    'attempts',
    'cleanup',
    'moderation',
    'memory',
    'stored',
    'outcome',
  ]);
});

test('the result speaks the specification’s words', async () => {
  servers.gateway.always(says(english, { tokens: 345 }));
  const { ask } = withGateway();
  expect((await ask('Hello')).result).toEqual({
    success: true,
    response: english,
    tokensUsed: 345,
    model: 'reliable-model',
    cached: false,
  });
});

test.each([
  ['simple', 'What is the price?', 'fast-model'],
  ['technical', 'Do you offer SEO for online shops in Basra?', 'technical-model'],
  ['complex', 'Which market suits a new coffee brand best?', 'primary-model'],
  ['general', 'Hello there', 'reliable-model'],
  [
    'contextual',
    `${'Our shop sells handmade shoes to people who walk a lot. '.repeat(4)}Nice.`,
    'contextual-model',
  ],
])('a %s question goes to its tier’s model', async (tier, text, model) => {
  const { ask } = withGateway();
  const reply = await ask(text);
  expect(noted(reply.trace, 'tier')?.tier).toBe(tier);
  expect(servers.gateway.requests.map(({ body }) => body?.model)).toEqual([model]);
});

test('Arabic goes to the primary model and is answered in Arabic', async () => {
  servers.gateway.always(says(arabic));
  const { ask } = withGateway();
  expect(await ask('ما فائدة الحملات؟')).toMatchObject({ kind: 'answer', text: arabic, language: 'ar' });
  expect(servers.gateway.requests[0]?.body?.model).toBe('primary-model');
});

test('the request carries the system prompt with what was found, six items of history, and the question', async () => {
  const { ask } = withGateway();
  const history = Array.from({ length: 10 }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    content: `item ${index}`,
  }));
  await ask('Where are your offices?', { history });
  const body = servers.gateway.requests[0]?.body;
  expect(Object.keys(body ?? {}).sort()).toEqual([
    'max_tokens',
    'messages',
    'model',
    'stream',
    'temperature',
    'top_p',
  ]);
  expect(body).toMatchObject({ temperature: 0.6, max_tokens: 300, top_p: 0.9, stream: false });
  const [system, ...rest] = body?.messages ?? [];
  expect(system?.role).toBe('system');
  expect(system?.content).toContain('Our offices are in Berlin and Erbil');
  expect(rest.map(({ content }) => content)).toEqual([
    'item 4',
    'item 5',
    'item 6',
    'item 7',
    'item 8',
    'item 9',
    'Where are your offices?',
  ]);
});

test('what is written outside of a turn waits for this tab’s turn among the others', async () => {
  const waiting: (() => void)[] = [];
  let isTurn = true;
  const { ask, assistant, sessionId } = createTestAssistant({
    gateway: gateway(),
    exclusively: async (write) => {
      if (!isTurn) await new Promise<void>((resolve) => waiting.push(resolve));
      return write();
    },
  });
  await ask('Hello there');
  isTurn = false;
  assistant.markMeetingScheduled(sessionId);
  assistant.remember(sessionId, { role: 'assistant', content: 'Your request is sent.', timestamp: 1 });
  const state = () => {
    const { messages, metadata } = assistant.session(sessionId) ?? {};
    return [messages?.length, metadata?.meetingScheduled];
  };
  expect(state()).toEqual([2, false]);
  for (const go of waiting) go();
  await vi.waitFor(() => expect(state()).toEqual([3, true]));
});

test('a question that found no reply is sent, told and remembered with the next one', async () => {
  const { ask, assistant, sessionId } = withGateway();
  const history = [{ role: 'user' as const, content: 'We run a dental clinic in Duhok.' }];
  await ask('What should we do first?', { history });
  const [system, ...rest] = servers.gateway.requests[0]?.body?.messages ?? [];
  expect(system?.content).toMatch(/Told already.*health/i);
  expect(rest).toEqual([
    { role: 'user', content: 'We run a dental clinic in Duhok.\n\nWhat should we do first?' },
  ]);
  expect(assistant.session(sessionId)?.messages.map(({ content }) => content)).toEqual([
    'We run a dental clinic in Duhok.',
    'What should we do first?',
    english,
  ]);
});

test.each([
  ['Please answer me in Kurdish', 'hand_over', 'callback'],
  ['Can we continue in German please?', 'redirect', undefined],
])('%s goes to people, whatever a model would say: %s', async (text, kind, form) => {
  const reply = await withGateway().ask(text);
  expect(reply.kind).toBe(kind);
  expect('form' in reply ? reply.form : undefined).toBe(form);
  expect(servers.gateway.requests).toHaveLength(0);
});

test('learning data and error events hold no personal data', async () => {
  const text = 'I am sara@shop.test, 0770 123 4567. What would a campaign of yours do?';
  servers.gateway.always(fails(400, { message: 'The text "sara@shop.test" is too long' }));
  const { ask, assistant, area } = withGateway();
  await ask(text);
  servers.gateway.always(says('Sara at 0770 123 4567, we plan a film with you. What do you sell?'));
  await ask(text);
  assistant.dispose();
  const learned = area.getItem(storageKeys.chatLearning);
  expect(learned).toContain('I am [email], [phone]');
  for (const kept of [learned, area.getItem(storageKeys.chatAnalytics)])
    expect(kept).not.toMatch(/sara@|4567/);
});

test('the gateway is told the site’s address and name, the second service is not', async () => {
  servers.gateway.always(fails(500));
  await withBoth().ask('Hello there');
  expect(servers.gateway.requests[0]?.headers).toMatchObject({
    'http-referer': 'https://arbelin.example',
    'x-title': 'Arbelin',
  });
  expect(servers.inference.requests[0]?.headers).not.toHaveProperty('http-referer');
  expect(servers.inference.requests[0]?.headers).not.toHaveProperty('x-title');
});

test('when the gateway answers 500, the second service gets the same body with its own model', async () => {
  servers.gateway.always(fails(500));
  const reply = await withBoth().ask('Hello there');
  expect(reply).toMatchObject({ kind: 'answer', result: { model: 'llama-3.1-8b-instant' } });
  const asked = servers.gateway.requests.map(({ body }) => body?.model);
  expect(asked).toEqual(['reliable-model', 'primary-model', 'technical-model', 'fast-model']);
  expect(servers.inference.requests[0]?.body).toEqual({
    ...servers.gateway.requests[0]?.body,
    model: 'llama-3.1-8b-instant',
  });
});

test('e-mail addresses and phone numbers go to no model and into no trace, the agency’s own excepted', async () => {
  const { ask } = withGateway();
  const history = [{ role: 'user' as const, content: 'I am sara@shop.test' }];
  const reply = await ask('A customer with 0770 123 4567 asks: is hello@arbelin.example right?', { history });
  const sent = JSON.stringify(servers.gateway.requests[0]?.body?.messages);
  expect(sent).not.toMatch(/sara@|4567/);
  expect(sent).toContain('A customer with [phone] asks: is hello@arbelin.example right?');
  expect(JSON.stringify(reply.trace)).not.toMatch(/sara@|4567/);
});

test('a trace tells what was checked and said, and masks what a model invented', async () => {
  const said = 'We plan campaigns that bring customers. What does your business sell?';
  servers.gateway.always(says(`Maya: I am an AI, call Sam at 0770 555 1212. ${said}`));
  const { ask } = withGateway();
  const { trace } = await ask('We sell shoes, how would you help us grow?');
  expect(noted(trace, 'cleanup')?.issues).toMatchObject([
    { rule: 'role_prefix', before: expect.stringContaining('Maya: I am an AI, call Sam at [phone].') },
  ]);
  expect(noted(trace, 'moderation')).toMatchObject({
    status: 'modified',
    issues: [
      { rule: 'identity', before: 'I am an AI, call Sam at [phone].', after: '' },
      { rule: 'foreign_link', before: 'I am an AI, call Sam at [phone].', after: '' },
    ],
    before: `I am an AI, call Sam at [phone]. ${said}`,
    after: said,
  });
  expect(noted(trace, 'outcome')).toMatchObject({ kind: 'answer', reply: said });
  expect(noted(trace, 'limiter')).toMatchObject({
    used: { minute: 1, hour: 1, day: 1 },
    maxima: { minute: 40, hour: 800, day: 10_000, tokens: 8000 },
    warnsAt: { hour: 640, day: 8000 },
  });
  expect(noted(trace, 'retrieval')?.threshold).toBe(30);
});

test('what cannot be seen in a message goes nowhere; joiners stay', async () => {
  const { ask } = withGateway();
  await ask('Hel\u{E0041}lo \u202Ethere\u200B, Maya\u200Cjan');
  expect(servers.gateway.requests[0]?.body?.messages.at(-1)?.content).toBe('Hello there, Maya\u200Cjan');
});

test('no key, no header and no prompt stands in a trace', async () => {
  const { ask } = withGateway();
  const text = JSON.stringify((await ask('Hello there')).trace);
  expect(text).not.toContain(apiKey);
  expect(text).not.toContain('You play Maya');
});

test.each([
  ['en', 'I would like to schedule a meeting'],
  ['ar', 'أريد حجز موعد'],
] as const)(
  'a meeting request opens the form, asks no model and counts as no request: %s',
  async (pageLanguage, text) => {
    const { ask, stored } = withGateway();
    const reply = await ask(text, { pageLanguage });
    expect(reply).toMatchObject({ kind: 'hand_over', form: 'meeting', result: { success: true } });
    expect(servers.gateway.requests).toEqual([]);
    expect(stored(storageKeys.chatUsage)).toBeNull();
    expect(stored(storageKeys.chatAnalytics)).toMatchObject([{ type: 'meeting_requested' }]);
    expect(stored(storageKeys.chatMemory)).toMatchObject([
      { messages: [{ content: text }, { type: 'meeting_request' }] },
    ]);
  },
);

test('a form takes over the visitor’s number and address, never the agency’s own', async () => {
  const { ask, assistant } = withGateway();
  await ask('I would like to schedule a meeting');
  const own = 'Is +49 30 23125 000 your number, or hello@arbelin.example your address?';
  expect(await assistant.prefill([own])).toEqual({});
  expect(await assistant.prefill([own, 'Mine is +964 750 123 4567'])).toEqual({ phone: '+964 750 123 4567' });
});

test('a yes to Maya’s own offer of a meeting opens the form', async () => {
  const { ask } = withGateway();
  const history = [{ role: 'assistant' as const, content: 'Shall I book a 30-minute consultation for you?' }];
  expect(await ask('Yes please', { history })).toMatchObject({ kind: 'hand_over', form: 'meeting' });
});

test.each([
  ['Sorani', 'سڵاو، دەمەوێت لەگەڵ ئێوە قسە بکەم'],
  ['Kurmanji', 'Silav, ez dixwazim bi we re biaxivim'],
])('%s opens the callback form in Kurdish and English and asks no model', async (_, text) => {
  const { ask } = withGateway();
  const reply = await ask(text);
  expect(reply).toMatchObject({ kind: 'hand_over', form: 'callback' });
  expect('text' in reply && reply.text).toMatch(/هەولێر[\s\S]*24 hours/);
  expect(servers.gateway.requests).toEqual([]);
});

test.each([
  ['German', 'Guten Tag, ich möchte wissen, was Ihre Agentur anbietet', 'Vielen Dank'],
  ['Turkish', 'Merhaba, hizmetleriniz hakkında bilgi almak istiyorum', 'teşekkür'],
  ['French', 'Bonjour, je voudrais savoir ce que propose votre agence', 'Thank you'],
])('%s is redirected to e-mail and phones in its words, and no model is asked', async (_, text, words) => {
  const { ask } = withGateway();
  const reply = await ask(text, { pageLanguage: 'ar' });
  expect(reply).toMatchObject({ kind: 'redirect', text: expect.stringContaining(words) });
  for (const contact of ['hello@arbelin.example', '+49 30 23125 000', '+964 66 000 0000']) {
    expect('text' in reply && reply.text).toContain(contact);
  }
  expect(servers.gateway.requests).toEqual([]);
});

test('a reply in Kurdish to what was too short to tell opens the callback form', async () => {
  const sorani = 'سڵاو، ئێمە یارمەتیت دەدەین لە بازاڕکردن و دروستکردنی ناسنامەی براندەکەت.';
  servers.gateway.always(says(sorani, { tokens: 345 }));
  const { ask, stored } = withGateway();
  expect(await ask('SEO?')).toMatchObject({
    kind: 'hand_over',
    form: 'callback',
    text: expect.stringContaining('callback form'),
  });
  expect(stored('arbelin_chat_usage')).toMatchObject({ records: [{ tokens: 345 }] });
});

const apology = {
  en: "I'm sorry, I could not put that into a proper answer. Our team will gladly help at hello@arbelin.example. Would you like to ask me in other words?",
  ar: 'عذراً، لم أستطع أن أصوغ جواباً يليق بسؤالك. يسعد فريقنا أن يساعدك عبر \u2066hello@arbelin.example\u2069. هل تعيد سؤالك بكلمات أخرى؟',
};

test.each<[string, PageLanguage, string]>([
  ['?!', 'en', 'Hello there'],
  ['ok', 'en', 'Hello there'],
  ['…', 'en', 'Hello there'],
  ['نعم', 'ar', 'مرحبا بكم'],
])(
  'a reply of %j is replaced by an apology with the team’s address: %s',
  async (said, language, question) => {
    servers.gateway.always(says(said));
    const reply = await withGateway().ask(question, { pageLanguage: language });
    expect(reply).toMatchObject({ kind: 'answer', text: apology[language] });
  },
);

test.each<[PageLanguage, string, string, string]>([
  [
    'en',
    'Hello there',
    'We begin with research. Then we',
    'We begin with research.\n\nShall I go on, or would you rather talk it through with our team?',
  ],
  ['ar', 'مرحبا بكم', 'نبدأ بالبحث. ثم نخطط', 'نبدأ بالبحث.\n\nهل أتابع، أم تفضّل أن تناقش الأمر مع فريقنا؟'],
])(
  'a reply that ran into the token limit ends with its last whole sentence and a question: %s',
  async (pageLanguage, question, cut, whole) => {
    servers.gateway.always(says(cut, { finishReason: 'length' }));
    expect(await withGateway().ask(question, { pageLanguage })).toMatchObject({
      kind: 'answer',
      text: whole,
    });
  },
);

test.each([
  'I am an AI language model created by OpenAI.',
  'Yes, I am a real person in Berlin. What do you sell?',
  'We plan campaigns for shops. What do you sell?',
])('asked whether she is human, Maya offers a colleague, whatever the model says: %s', async (text) => {
  servers.gateway.always(says(text));
  const reply = await withGateway().ask('Are you a real person?');
  expect(reply).toMatchObject({
    kind: 'answer',
    text: expect.stringMatching(/^I am Maya.*A colleague.*hello@arbelin\.example.*\?$/),
  });
});

test('asked so in Arabic, she offers a colleague in Arabic', async () => {
  servers.gateway.always(says('نعم، أنا إنسانة من برلين. ماذا تبيعون؟'));
  const reply = await withGateway().ask('هل أنتِ إنسانة حقيقية؟', { pageLanguage: 'ar' });
  expect(reply).toMatchObject({
    kind: 'answer',
    text: expect.stringMatching(
      /^أنا مايا، وأجيب هنا.*hello@arbelin\.example.*برلين.*أربيل.*نموذج الاجتماع؟$/,
    ),
  });
});

test('asked that and more, she answers the rest', async () => {
  const reply = await withGateway().ask(
    'Are you a bot? We sell shoes in Basra and wonder which campaign brings us more families.',
  );
  expect(reply).toMatchObject({ kind: 'answer', text: english });
});

test('a turn is remembered, learned from and counted', async () => {
  const { ask, assistant, sessionId, stored } = withGateway();
  await ask('How can a restaurant reach families with social media?');
  expect(assistant.session(sessionId)).toMatchObject({
    messages: [
      { role: 'user', content: 'How can a restaurant reach families with social media?' },
      { role: 'assistant', content: english },
    ],
    context: { language: 'en' },
    metadata: { messageCount: 2, meetingScheduled: false },
  });
  assistant.dispose();
  expect(stored(storageKeys.chatLearning)?.interactions).toMatchObject([
    { successful: true, modelUsed: 'reliable-model' },
  ]);
  expect(stored(storageKeys.chatAnalytics)).toMatchObject([{ type: 'reply' }]);
});

test.each([
  ['I want to schedule a meeting', null],
  ['Guten Tag, ich möchte gerne eine Kampagne buchen', null],
  ['And what does it take?', 'And what does it take?'],
])(
  'what follows the first question in the learning data, with “%s” in between',
  async (between, followUp) => {
    const { ask, assistant, stored } = withGateway();
    const history: HistoryItem[] = [];
    for (const text of ['How do campaigns reach families?', between, 'What about social campaigns?']) {
      const reply = await ask(text, { history: [...history] });
      if (!('text' in reply)) throw new Error(`Nothing was said to: ${text}`);
      history.push({ role: 'user', content: text }, { role: 'assistant', content: reply.text });
    }
    assistant.dispose();
    expect(stored(storageKeys.chatLearning)?.interactions[0]).toMatchObject({
      query: 'How do campaigns reach families?',
      followUpQuery: followUp,
    });
  },
);

test('a clock set back in the middle of a turn makes no time negative', async () => {
  const { ask, assistant, stored, clock } = withGateway();
  servers.gateway.always((...asked) => {
    clock.advance(-60_000);
    return says(english)(...asked);
  });
  const { trace } = await ask('How can a restaurant reach families with social media?');
  assistant.dispose();
  expect(stored(storageKeys.chatLearning)).toMatchObject({
    interactions: [{ responseTime: 0 }],
    metrics: [{ value: 0 }],
  });
  expect(stored(storageKeys.chatAnalytics)).toMatchObject([{ data: { responseMs: 0 } }]);
  expect(trace.steps.filter(({ at }) => at < 0)).toEqual([]);
  expect(noted(trace, 'attempts')).toMatchObject([{ duration: 0 }]);
});

test.each([0, 12.5])(
  'a service that reports %j tokens has not counted: the estimate stands',
  async (tokens) => {
    servers.gateway.always(says(english, { tokens }));
    const { ask, stored } = withGateway();
    const reply = await ask('How do campaigns reach families?');
    expect(reply).not.toHaveProperty('result.tokensUsed');
    expect(stored(storageKeys.chatUsage).records).toMatchObject([{ tokens: 8 }]);
  },
);

test('without analytics consent only what the chat needs is stored', async () => {
  const { ask, area, assistant, sessionId } = createTestAssistant({
    gateway: gateway(),
    analyticsAllowed: () => false,
  });
  await ask('Hello there');
  await ask('I would like to schedule a meeting');
  assistant.markMeetingScheduled(sessionId);
  assistant.dispose();
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index)).sort();
  expect(keys).toEqual([storageKeys.chatCache, storageKeys.chatMemory, storageKeys.chatUsage]);
});

test('nothing is stored before the first message', async () => {
  const { area, assistant } = withGateway();
  await assistant.warmUp('en');
  assistant.greeting('en');
  expect(area.length).toBe(0);
});

test('a meeting of somebody who has not written to Maya is stored nowhere', () => {
  const { area, assistant, sessionId } = createTestAssistant({
    gateway: gateway(),
    analyticsAllowed: () => false,
  });
  assistant.markMeetingScheduled(sessionId);
  assistant.dispose();
  expect(area.length).toBe(0);
});

test('what waits to be written is gone after an erase, also where consent is given anew', async () => {
  const { ask, area, assistant, stored } = withGateway();
  await ask('How can a restaurant reach families with social media?');
  assistant.forget();
  area.clear();
  await ask('And on a small budget?');
  assistant.dispose();
  expect(stored(storageKeys.chatLearning)?.interactions).toMatchObject([{ query: 'And on a small budget?' }]);
  expect(stored(storageKeys.chatAnalytics)).toHaveLength(1);
});

test('marking the meeting as scheduled is remembered and counted at once', async () => {
  const { ask, assistant, sessionId, stored } = withGateway();
  await ask('Hello there');
  assistant.markMeetingScheduled(sessionId);
  expect(assistant.session(sessionId)?.metadata.meetingScheduled).toBe(true);
  expect(assistant.session(sessionId)?.insights.decisionStage).toBe('decision');
  expect(stored(storageKeys.chatAnalytics)).toMatchObject([
    { type: 'reply' },
    { type: 'meeting_scheduled', sessionId },
  ]);
});

test('more than 50,000 characters of history are for the model of long contexts', async () => {
  const { ask } = withGateway();
  const said = (length: number) => [{ role: 'assistant' as const, content: 'a'.repeat(length) }];
  await ask('And then, what else?', { history: said(50_000) });
  await ask('And then, what else?', { history: said(50_001) });
  const asked = servers.gateway.requests.map(({ body }) => body?.model);
  expect(asked[0]).not.toBe('contextual-model');
  expect(asked[1]).toBe('contextual-model');
});

test('engagement grows with the messages of both sides', async () => {
  const { ask, assistant, sessionId } = withGateway();
  const levels: (string | undefined)[] = [];
  for (let message = 1; message <= 6; message += 1) {
    await ask(`Tell me more, part ${message}`);
    levels.push(assistant.session(sessionId)?.insights.engagementLevel);
  }
  expect(levels).toEqual(['low', 'low', 'medium', 'medium', 'medium', 'high']);
});

test('the stage of the prompt follows the visitor’s messages', async () => {
  const { ask } = withGateway();
  const stages: (string | undefined)[] = [];
  for (let message = 1; message <= 7; message += 1) {
    stages.push(noted((await ask(`Tell me more, part ${message}`)).trace, 'prompt')?.stage);
  }
  expect(stages).toEqual([
    'awareness',
    'awareness',
    'awareness',
    'consideration',
    'consideration',
    'consideration',
    'decision',
  ]);
});

test('a short message keeps the language of the conversation', async () => {
  servers.gateway.always(says(arabic));
  const { ask } = withGateway();
  await ask('نريد حملة جديدة لمتجرنا في بغداد');
  const reply = await ask('ok', { history: [{ role: 'user', content: 'نريد حملة جديدة لمتجرنا في بغداد' }] });
  expect(reply.language).toBe('ar');
});

test('the agency’s Latin name says nothing about the language of a message', async () => {
  const { ask } = withGateway();
  expect((await ask('Arbelin?', { pageLanguage: 'ar' })).language).toBe('ar');
});
