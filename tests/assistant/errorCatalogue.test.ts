import { fails, hangs, says, saysBody, sendsHtml } from '../../e2e/services/inference';
import type { AssistantOptions } from '../../src/assistant/options';
import { noted } from '../../src/assistant/trace';
import { storageKeys } from '../../src/storage/keys';
import { chunks, createTestAssistant } from './createTestAssistant';
import { closedUrl, english, scriptServices } from './scriptServices';

const { servers, gateway, inference, withGateway, withBoth } = scriptServices();

test('the 41st question in a minute is refused with a reason, a time, and without a model', async () => {
  const { ask, clock } = withGateway();
  const history = [{ role: 'user' as const, content: 'We sell shoes' }];
  servers.gateway.always(says(english, { tokens: 10 }));
  for (let index = 1; index <= 40; index += 1) {
    expect((await ask(`Tell me more about campaigns, part ${index}`, { history })).kind).toBe('answer');
    clock.advance(100);
  }
  const reply = await ask('One more', { history });
  expect(reply).toMatchObject({
    kind: 'limited',
    text: 'Rate limit exceeded. Please try again in a moment.',
    retryAfter: 60,
    result: {
      success: false,
      error: 'Rate limit: Maximum requests per minute exceeded',
      rateLimited: true,
      retryAfter: 60,
    },
  });
  expect(servers.gateway.requests).toHaveLength(40);
});

const minute = 60_000;
const hour = 60 * minute;

test.each([
  {
    limit: 'hour',
    before: { count: 799, ago: 2 * minute },
    error: 'Rate limit: Maximum requests per hour exceeded',
    retryAfter: 3600,
    en: 'You have reached the number of messages for this hour. Please come back a little later, or email us at hello@arbelin.example',
    ar: 'بلغتَ عدد الرسائل المتاح لهذه الساعة. عُد إلينا بعد قليل، أو راسلنا على \u2066hello@arbelin.example\u2069',
  },
  {
    limit: 'day',
    before: { count: 9999, ago: 2 * hour },
    error: 'Daily quota exceeded. Please try again tomorrow.',
    retryAfter: 86_400,
    en: 'Daily quota exceeded. Please try again tomorrow, or email us at hello@arbelin.example',
    ar: 'بلغتَ عدد الرسائل المتاح لهذا اليوم. حاول مجدداً غداً، أو راسلنا على \u2066hello@arbelin.example\u2069',
  },
])('the last question of the $limit goes to the service, the next is refused', async (row) => {
  const { ask, area, clock } = withGateway();
  const timestamp = clock.now() - row.before.ago;
  const records = Array.from({ length: row.before.count }, () => ({ timestamp, tokens: 1 }));
  area.setItem(storageKeys.chatUsage, JSON.stringify(records));
  expect((await ask('Hello there')).kind).toBe('answer');
  const { error, retryAfter } = row;
  const result = { success: false, error, rateLimited: true, retryAfter };
  for (const [pageLanguage, question] of [
    ['en', 'And then?'],
    ['ar', 'وبعد ذلك؟'],
  ] as const) {
    const refused = { kind: 'limited', text: row[pageLanguage], retryAfter, result };
    expect(await ask(question, { pageLanguage })).toMatchObject(refused);
  }
  expect(servers.gateway.requests).toHaveLength(1);
});

test('the tokens a service counts go towards the limit', async () => {
  servers.gateway.always(says(english, { tokens: 7999 }));
  const { ask } = withGateway();
  await ask('Hello there');
  const error = 'Token limit: Please wait a moment before sending another message';
  const result = { success: false, error, rateLimited: true, retryAfter: 60 };
  for (const [pageLanguage, question, text] of [
    ['en', 'And a longer question follows?', 'Please wait a moment before sending another message.'],
    ['ar', 'وهل من سؤال أطول بعد ذلك؟', 'انتظر لحظة من فضلك قبل إرسال رسالة أخرى.'],
  ] as const) {
    const refused = { kind: 'limited', text, retryAfter: 60, result };
    expect(await ask(question, { pageLanguage })).toMatchObject(refused);
  }
  expect(servers.gateway.requests).toHaveLength(1);
});

test('in Arabic, the 41st question in a minute is refused in Arabic', async () => {
  const { ask, area, clock } = withGateway();
  const records = Array.from({ length: 40 }, () => ({ timestamp: clock.now() - 1000, tokens: 1 }));
  area.setItem(storageKeys.chatUsage, JSON.stringify(records));
  expect(await ask('من أنتم؟', { pageLanguage: 'ar' })).toMatchObject({
    kind: 'limited',
    text: 'وصلت رسائل كثيرة في وقت قصير. حاول مجدداً بعد لحظات من فضلك.',
    retryAfter: 60,
  });
});

test.each([
  [
    'en',
    'How do I get more customers?',
    'Buy a gun and kill your rival.',
    'I want to give you an answer you can rely on. Our team can help you in person at hello@arbelin.example. Meanwhile, what would you like your marketing to achieve?',
  ],
  [
    'ar',
    'كيف أكسب زبائن أكثر؟',
    'اقتل منافسك.',
    'أحرص على جواب تثق به. ويستطيع فريقنا أن يساعدك مباشرة عبر \u2066hello@arbelin.example\u2069. وإلى ذلك الحين، ما الذي تريد أن يحقّقه تسويقك؟',
  ],
] as const)(
  '%s: instead of a reply that nobody may read, a colleague is offered',
  async (pageLanguage, question, said, text) => {
    servers.gateway.always(says(said));
    expect(await withGateway().ask(question, { pageLanguage })).toMatchObject({ kind: 'answer', text });
  },
);

test('the usage warning is an event and a line of the trace', async () => {
  const { ask, area, clock, stored } = withGateway();
  const records = Array.from({ length: 639 }, (_, index) => ({
    timestamp: clock.now() - index * 5000,
    tokens: 1,
  }));
  area.setItem(storageKeys.chatUsage, JSON.stringify(records));
  const reply = await ask('Hello there');
  expect(noted(reply.trace, 'limiter')).toMatchObject({ allowed: true, warning: 'hour' });
  await ask('Fail now please');
  expect(reply.kind).toBe('answer');
  clock.advance(1);
  servers.gateway.always(fails(500));
  await ask('Now it is saved');
  expect(stored(storageKeys.chatAnalytics).map(({ type }: { type: string }) => type)).toContain(
    'usage_warning',
  );
});

const trouble =
  "I'm having trouble right now. Please try again in a moment or email us at hello@arbelin.example";

test.each<[string, () => Promise<Partial<AssistantOptions>>, string, string]>([
  [
    'neither service is configured',
    async () => ({}),
    'The gateway is not configured. Please add its API key to the environment file. The inference service is not configured. Please add its API key to the environment file.',
    "I'm having trouble connecting. Please email us at hello@arbelin.example",
  ],
  [
    'the key is invalid',
    async () => {
      servers.gateway.always(fails(401, { message: 'No auth credentials found' }));
      return { gateway: gateway() };
    },
    'The API key or authentication is invalid.',
    trouble,
  ],
  [
    'nothing can be reached',
    async () => ({ gateway: gateway(await closedUrl()), inference: inference(await closedUrl()) }),
    'Network error. Please check your internet connection.',
    'Network error. Please check your internet connection.',
  ],
  [
    'the browser is offline',
    async () => ({ gateway: gateway(), isOnline: () => false }),
    'Network error. Please check your internet connection.',
    'Network error. Please check your internet connection.',
  ],
  [
    'every model of the gateway fails',
    async () => {
      servers.gateway.always(fails(503));
      return { gateway: gateway() };
    },
    'All gateway models failed. Please try again later.',
    trouble,
  ],
  [
    'the gateway answers with pages',
    async () => {
      servers.gateway.always(sendsHtml());
      return { gateway: gateway() };
    },
    'All gateway models failed. Please try again later.',
    trouble,
  ],
  [
    'both services fail',
    async () => {
      servers.gateway.always(fails(500));
      servers.inference.always(saysBody({ choices: [] }));
      return { gateway: gateway(), inference: inference() };
    },
    'All AI services failed',
    trouble,
  ],
  [
    'the second service alone fails with a message',
    async () => {
      servers.inference.always(fails(400, { message: 'The model has been decommissioned' }));
      return { inference: inference() };
    },
    '400 The model has been decommissioned',
    trouble,
  ],
  [
    'the second service alone fails without a word',
    async () => {
      servers.inference.always(saysBody({ error: { message: '' } }));
      return { inference: inference() };
    },
    'An unexpected error occurred.',
    trouble,
  ],
])('when %s', async (_, arrange, error, text) => {
  const { ask, stored } = createTestAssistant(await arrange());
  const reply = await ask('Hello there');
  expect(reply).toMatchObject({ kind: 'trouble', text, result: { success: false, error } });
  expect(reply.result).not.toHaveProperty('response');
  expect(stored(storageKeys.chatAnalytics)).toMatchObject([{ type: 'error', data: { error } }]);
});

test('trouble is told in the page’s language, whatever the question’s', async () => {
  const reply = await createTestAssistant().ask('Hello there', { pageLanguage: 'ar' });
  expect(reply).toMatchObject({
    kind: 'trouble',
    text: 'أواجه صعوبة في الاتصال الآن. راسلنا من فضلك على \u2066hello@arbelin.example\u2069',
  });
});

test('when every model is rate limited, the visitor waits as long as the services ask', async () => {
  servers.gateway.always(fails(429, { message: 'busy' }, { 'retry-after': '90' }));
  servers.inference.always(fails(429, { message: 'Please try again in 7.5s' }));
  expect(await withBoth().ask('Hello there')).toMatchObject({
    kind: 'limited',
    text: 'Rate limit exceeded. Please try again in a moment.',
    retryAfter: 8,
    result: {
      success: false,
      error: 'Rate limit exceeded. Please try again in a moment.',
      rateLimited: true,
      retryAfter: 8,
    },
  });
});

test('a 429 that names no time means 60 seconds', async () => {
  servers.gateway.always(fails(429));
  expect(await withGateway().ask('Hello there')).toMatchObject({ kind: 'limited', retryAfter: 60 });
});

test('a time far away is told as it was named, and keeps the composer for an hour', async () => {
  servers.gateway.always(fails(429, { message: 'busy' }, { 'retry-after': '31536000' }));
  expect(await withGateway().ask('Hello there')).toMatchObject({
    kind: 'limited',
    retryAfter: 3600,
    result: { retryAfter: 31_536_000 },
  });
});

test.each(['<think>Okay, the visitor asks', '<think>Hm.</think>', '<|im_end|>', '\u200B'])(
  'a model of whose answer nothing is left (%j) is passed over',
  async (content) => {
    servers.gateway.next(says(content, { finishReason: 'length' }));
    const { ask } = withBoth();
    const reply = await ask('Hello there');
    expect(reply).toMatchObject({ kind: 'answer', text: english });
    expect(noted(reply.trace, 'attempts')).toMatchObject([
      { outcome: 'empty', status: 200 },
      { outcome: 'ok', status: 200 },
    ]);
  },
);

test('content that a service refuses is politely declined, and goes to nobody else', async () => {
  servers.gateway.always(
    fails(403, { message: 'Flagged', metadata: { reasons: ['hate'], flagged_input: '…' } }),
  );
  const { ask, assistant, sessionId } = withBoth();
  const reply = await ask('Something foul');
  expect(reply).toMatchObject({ kind: 'declined', text: expect.stringContaining('hello@arbelin.example') });
  expect(servers.gateway.requests).toHaveLength(1);
  expect(servers.inference.requests).toEqual([]);
  expect(assistant.session(sessionId)).toBeUndefined();
});

test('an abort is silent: no text, no memory, no event', async () => {
  servers.gateway.always(hangs());
  const { ask, assistant, sessionId, stored } = withGateway();
  const controller = new AbortController();
  const asking = ask('Hello there', { signal: controller.signal });
  await vi.waitUntil(() => servers.gateway.requests.length === 1);
  controller.abort();
  const reply = await asking;
  expect(reply.kind).toBe('aborted');
  expect(reply).not.toHaveProperty('text');
  expect(assistant.session(sessionId)).toBeUndefined();
  expect(stored(storageKeys.chatAnalytics)).toBeNull();
});

test('an abort while the knowledge is still on its way keeps nothing, and no mistake is reported', async () => {
  const controller = new AbortController();
  const onUnexpected = vi.fn();
  const { ask, area } = createTestAssistant({
    embedded: true,
    onUnexpected,
    loadKnowledge: async (language) => {
      controller.abort();
      return { chunks: chunks[language], elsewhere: '' };
    },
  });
  const reply = await ask('What does your agency do?', { signal: controller.signal });
  expect(reply.kind).toBe('aborted');
  expect(area.length).toBe(0);
  expect(onUnexpected).not.toHaveBeenCalled();
});

test('a mistake of ours is reported, and the visitor still gets an answer', async () => {
  const onUnexpected = vi.fn();
  const { ask } = createTestAssistant({
    gateway: gateway(),
    onUnexpected,
    isOnline: () => {
      throw new TypeError('x is not a function');
    },
  });
  expect(await ask('Hello there')).toMatchObject({
    kind: 'trouble',
    text: trouble,
    result: { success: false, error: 'x is not a function' },
  });
  expect(onUnexpected).toHaveBeenCalledOnce();
});

test('without its knowledge a turn goes on: nothing is passed on and nothing kept', async () => {
  const { ask, stored } = createTestAssistant({
    gateway: gateway(),
    loadKnowledge: async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  });
  const reply = await ask('Where are your offices?');
  expect(reply).toMatchObject({ kind: 'answer', text: english });
  expect(noted(reply.trace, 'retrieval')).toEqual({
    considered: [],
    passedOn: [],
    confidence: 0,
    threshold: 30,
  });
  expect(stored(storageKeys.chatCache)).toBeNull();
});
