import {
  breaksOff,
  completionBody,
  drips,
  fails,
  hangs,
  type InferenceServer,
  resets,
  says,
  saysBody,
  sendsBrokenJson,
  sendsHtml,
  startInference,
  waits,
} from '../../../e2e/services/inference';
import { createOpenAIProvider, type OpenAIProviderOptions } from '../../../src/assistant/providers/openai';
import { type CompletionRequest, ProviderError } from '../../../src/assistant/providers/provider';

const apiKey = 'sk-or-v1-0123456789abcdef';
const models = {
  fast: 'small',
  primary: 'chat',
  technical: 'coder',
  contextual: 'coder',
  reliable: 'large',
};
const request: CompletionRequest = {
  messages: [
    { role: 'system', content: 'You play Maya.' },
    { role: 'user', content: 'ما هي خدماتكم؟' },
  ],
  question: 'ما هي خدماتكم؟',
  retrieved: [],
  language: 'ar',
  visitorMessages: 1,
};

let server: InferenceServer;
beforeAll(async () => {
  server = await startInference();
});
afterEach(() => server.reset());
afterAll(() => server.close());

function createProvider(options: Partial<OpenAIProviderOptions> = {}) {
  return createOpenAIProvider({ service: 'gateway', baseUrl: server.url, apiKey, models, ...options });
}

function complete(options?: Partial<OpenAIProviderOptions>, signal = new AbortController().signal) {
  return createProvider(options).complete(request, 'chat', signal);
}

async function failureOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

test('an answer comes with its model and its tokens', async () => {
  server.always(says('نساعد العلامات على النمو.', { tokens: 321 }));
  expect(await complete()).toEqual({
    text: 'نساعد العلامات على النمو.',
    model: 'chat',
    tokens: 321,
    isCutShort: false,
  });
});

test('a slow answer is waited for', async () => {
  server.always(waits(30, says('Good things take time.')));
  expect(await complete()).toMatchObject({ text: 'Good things take time.' });
});

test('the request carries these fields and no others', async () => {
  await complete();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
  expect(server.requests[0]?.body).toEqual({
    model: 'chat',
    messages: request.messages,
    temperature: 0.6,
    max_tokens: 300,
    top_p: 0.9,
    stream: false,
  });
});

test('the request says who the site is, and nothing about the client', async () => {
  await complete({ headers: { 'HTTP-Referer': 'https://arbelin.example', 'X-Title': 'Arbelin' } });
  const headers = server.requests[0]?.headers ?? {};
  expect(headers).toMatchObject({
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    'http-referer': 'https://arbelin.example',
    'x-title': 'Arbelin',
  });
  expect(
    Object.keys(headers).filter((name) => name.startsWith('x-stainless') || name.startsWith('openai')),
  ).toEqual([]);
  expect(headers['user-agent']).not.toContain('OpenAI');
});

test('a header that HTTP cannot carry is left out instead of breaking the request', async () => {
  await complete({
    headers: { 'X-Title': 'أربلين', 'HTTP-Referer': 'https://arbelin.example\r\nX-Evil: 1' },
  });
  expect(server.requests[0]?.headers).not.toHaveProperty('x-title');
  expect(server.requests[0]?.headers).not.toHaveProperty('http-referer');
});

test('without a key nothing is fetched, built or asked, and the text says which key is missing', async () => {
  const provider = createProvider({ apiKey: undefined });
  expect(provider.isConfigured).toBe(false);
  const failure = await failureOf(provider.complete(request, 'chat', new AbortController().signal));
  expect(failure.failure).toBe('not_configured');
  expect(failure.message).toBe(
    'The gateway is not configured. Please add its API key to the environment file.',
  );
  const second = await failureOf(complete({ service: 'inference', apiKey: undefined }));
  expect(second.message).toBe(
    'The inference service is not configured. Please add its API key to the environment file.',
  );
  expect(server.requests).toEqual([]);
});

test.each([
  [400, { code: 'model_decommissioned', message: 'gone' }, 'error'],
  [400, { code: 'context_length_exceeded', message: 'long' }, 'too_long'],
  [400, { code: 'content_filter', message: 'no' }, 'refused'],
  [401, { message: 'No auth credentials found' }, 'unauthorized'],
  [
    402,
    { message: 'Insufficient credits', metadata: { limit_source: 'openrouter_credits' } },
    'unauthorized',
  ],
  [403, { message: 'flagged', metadata: { reasons: ['violence'], flagged_input: '…' } }, 'refused'],
  [403, { message: 'guardrail', metadata: { patterns: ['ssn'] } }, 'refused'],
  [403, { message: 'Model needs another plan' }, 'error'],
  [403, { code: 'content_filter', message: 'no' }, 'refused'],
  [422, { type: 'content_filter', message: 'no' }, 'refused'],
  [500, { message: 'Server error', metadata: { reasons: ['load'] } }, 'error'],
  [404, { message: 'No endpoints', availability: { code: 'none' } }, 'error'],
  [408, { message: 'Timeout' }, 'timeout'],
  [409, { message: 'Conflict' }, 'error'],
  [413, { message: 'Request too large' }, 'too_long'],
  [422, { message: 'Unprocessable' }, 'error'],
  [429, { message: 'Slow down' }, 'rate_limited'],
  [498, { message: 'Flex capacity exceeded' }, 'error'],
  [500, { message: 'Server error' }, 'error'],
  [502, { message: 'Bad gateway' }, 'error'],
  [503, { message: 'Overloaded' }, 'error'],
  [504, { message: 'Upstream timed out' }, 'error'],
] as const)('status %i with %j is a failure of kind %s, after one request', async (status, error, kind) => {
  server.always(fails(status, error));
  const failure = await failureOf(complete());
  expect(failure.failure).toBe(kind);
  expect(failure.details.status).toBe(status);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['an error with a status in its code', { error: { code: 429, message: 'busy' } }, 'rate_limited', 429],
  [
    'a limit named by its code',
    { error: { code: 'rate_limit_exceeded', message: 'busy' } },
    'rate_limited',
    200,
  ],
  ['an error without a code', { error: { message: 'Provider returned error' } }, 'error', 200],
  [
    'a choice that holds an error',
    completionBody('chat', { choice: { finish_reason: 'error', error: { code: 502, message: 'Upstream' } } }),
    'error',
    502,
  ],
  [
    'a choice that broke off in the middle, with an error beside its words',
    completionBody('chat', {
      choice: {
        finish_reason: null,
        message: { content: 'We plan campaigns for' },
        error: { code: 502, message: 'Upstream' },
      },
    }),
    'error',
    502,
  ],
  ['no choices', completionBody('chat', { choice: null }), 'empty', 200],
  ['choices missing', { id: 'x' }, 'empty', 200],
  ['content null', completionBody('chat', { content: null }), 'empty', 200],
  ['content empty', completionBody('chat', { content: '' }), 'empty', 200],
  ['content blank', completionBody('chat', { content: ' \n\t ' }), 'empty', 200],
  ['a choice without a message', completionBody('chat', { choice: { finish_reason: 'stop' } }), 'empty', 200],
  [
    'every token spent on thinking',
    completionBody('chat', { content: '', finishReason: 'length' }),
    'empty',
    200,
  ],
  [
    'nothing but thoughts',
    completionBody('chat', {
      choice: { finish_reason: 'stop', message: { content: null, reasoning: 'The visitor wants…' } },
    }),
    'empty',
    200,
  ],
  ['far more than was asked for', completionBody('chat', { content: 'word '.repeat(1e6) }), 'malformed', 200],
  [
    'a filtered answer',
    completionBody('chat', { content: 'Half', finishReason: 'content_filter' }),
    'refused',
    200,
  ],
  [
    'a refusal of the model',
    completionBody('chat', { choice: { finish_reason: 'stop', message: { content: null, refusal: 'No.' } } }),
    'refused',
    200,
  ],
  ['a list', [1, 2], 'malformed', 200],
  ['null', null, 'malformed', 200],
  ['an error in words', { error: 'Upstream is down' }, 'error', 200],
  ['an error whose code is no status', { error: { code: null, message: 'Hm' } }, 'error', 200],
  [
    'an error that names flagged content',
    { error: { code: 'content_filter', message: 'no' } },
    'refused',
    200,
  ],
  ['an error that names a policy', { error: { code: 'content_policy_violation' } }, 'refused', 200],
  ['an error that gives reasons', { error: { metadata: { reasons: ['violence'] } } }, 'refused', 200],
  [
    'a choice whose error names flagged content',
    completionBody('chat', { choice: { finish_reason: 'error', error: { code: 'content_filter' } } }),
    'refused',
    200,
  ],
])('a 200 with %s is a failure', async (_, body, kind, status) => {
  server.always(saysBody(body));
  const failure = await failureOf(complete());
  expect(failure.failure).toBe(kind);
  expect(failure.details.status).toBe(status);
});

test.each([
  ['a page of HTML', sendsHtml()],
  ['JSON that stops', sendsBrokenJson()],
  ['nothing', sendsBrokenJson('')],
  ['a connection that breaks off', breaksOff()],
])('a 200 with %s is malformed', async (_, answer) => {
  server.always(answer);
  expect(await failureOf(complete())).toMatchObject({ failure: 'malformed', details: { status: 200 } });
});

test.each([
  ['half a thought', '<think>Okay, the visitor asks', 'length'],
  ['a thought alone', '<think>The visitor asks about prices.</think>\n\n', 'stop'],
  ['a thought whose opening is the template’s', 'The visitor asks about prices.\n</think>', 'stop'],
  ['a thought and a full stop', '<thinking>Prices.</thinking>.', 'stop'],
  ['the wrong channel', '<|channel|>analysis<|message|>The visitor asks', 'length'],
  ['a token', '<|im_end|>', 'stop'],
  ['a call of a tool', '<tool_call>{"name":"search"}</tool_call>', 'stop'],
  ['an empty object', '{"reply":""}', 'stop'],
  ['a space nobody sees', '\u200B', 'stop'],
  ['a mark of direction', '\u200F', 'stop'],
  ['the beginning of a word', 'Certainl', 'length'],
  ['a thought and the beginning of a word', '<think>Hm</think>Absolut', 'length'],
  ['a word and the beginning of the next', 'بالتأكيد! نح', 'length'],
  ['the beginning of an item', '1. Sear', 'length'],
])('of an answer that is %s nothing is left', async (_, content, finishReason) => {
  server.always(says(content, { finishReason }));
  expect(await failureOf(complete())).toMatchObject({ failure: 'empty', details: { status: 200 } });
});

test.each([
  ['a thought before it', '<think>Prices.</think>We plan campaigns.', 'stop'],
  ['few words', 'Yes', 'stop'],
  ['none but a sign', '…', 'stop'],
  ['none but a picture', '👍🏽', 'stop'],
  ['its end cut off', 'We plan a camp', 'length'],
  ['a short sentence before the cut', 'نبدأ بالبحث. ثم نخ', 'length'],
  ['a list cut off', '- Search for pots\n- Fil', 'length'],
])('an answer with %s stays one, as it came', async (_, content, finishReason) => {
  server.always(says(content, { finishReason }));
  expect(await complete()).toMatchObject({ text: content, isCutShort: finishReason === 'length' });
});

const plainAnswer = completionBody('chat', { content: 'We plan.' });

test.each([
  ['text', 'text/plain; charset=utf-8'],
  ['bytes', 'application/octet-stream'],
  ['nothing', ''],
])('JSON that is called %s is read', async (_, type) => {
  server.always((response) => {
    response.writeHead(200, type ? { 'content-type': type } : {});
    response.end(JSON.stringify(plainAnswer));
  });
  expect(await complete()).toMatchObject({ text: 'We plan.' });
});

test.each([false, null, '', 0])('an error that is %j is none', async (error) => {
  server.always(saysBody({ ...plainAnswer, error }));
  expect(await complete()).toMatchObject({ text: 'We plan.' });
});

test('an answer may come in parts, of which thoughts are none', async () => {
  const content = [
    { type: 'thinking', text: 'The visitor asks' },
    { type: 'text', text: 'We plan. ' },
    null,
    { type: 'output_text', text: 'We film.' },
    { type: 'text', text: 7 },
  ];
  server.always(
    saysBody(completionBody('chat', { choice: { finish_reason: 'stop', message: { content } } })),
  );
  expect(await complete()).toMatchObject({ text: 'We plan. We film.' });
  const thoughts = { finish_reason: 'stop', message: { content: content.slice(0, 1) } };
  server.always(saysBody(completionBody('chat', { choice: thoughts })));
  expect((await failureOf(complete())).failure).toBe('empty');
});

test('a page of HTML with an error status keeps the status', async () => {
  server.always(sendsHtml(502));
  const failure = await failureOf(complete());
  expect(failure).toMatchObject({ failure: 'error', details: { status: 502 } });
});

test('what a service says of its failure is kept short, and without the key where it is cut', async () => {
  server.always(sendsHtml(502, `<p>${'x'.repeat(285)} ${apiKey} ${'x'.repeat(5e6)}`));
  const { message } = await failureOf(complete());
  expect(message.length).toBeLessThanOrEqual(300);
  expect(message).not.toContain(apiKey.slice(0, 6));
});

test.each(['length', 'max_tokens', 'MAX_TOKENS', 'max_output_tokens', 'model_length'])(
  'an answer that ran into the token limit says so, also where that is called %s',
  async (finishReason) => {
    server.always(says('We begin with research. Then we', { finishReason, tokens: null }));
    expect(await complete()).toMatchObject({ isCutShort: true, tokens: null });
  },
);

test.each(['stop', 'eos', 'tool_calls', 'end_turn'])(
  'an answer that ended by %s is whole',
  async (finishReason) => {
    server.always(says('We begin with research.', { finishReason }));
    expect(await complete()).toMatchObject({ isCutShort: false });
  },
);

test.each([
  ['the Retry-After header', { message: 'busy' }, { 'retry-after': '17' }, 17],
  ['availability', { message: 'busy', availability: { retry_after: 9 } }, {}, 9],
  ['a sentence', { message: 'Rate limit reached. Please try again in 5.289s. Visit' }, {}, 6],
  ['minutes in a sentence', { message: 'Please try again in 1m26.4s.' }, {}, 87],
  ['milliseconds in a sentence', { message: 'try again in 450ms' }, {}, 1],
  [
    'the smallest of them',
    { message: 'try again in 40s', availability: { retry_after: 12 } },
    { 'retry-after': '30' },
    12,
  ],
  [
    'a date long gone, which names nothing',
    { message: 'busy' },
    { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    undefined,
  ],
  ['nonsense, which names nothing', { message: 'busy' }, { 'retry-after': 'soon' }, undefined],
  ['nothing', { message: 'busy' }, {}, undefined],
])('a 429 names its delay in %s', async (_, error, headers, seconds) => {
  server.always(fails(429, error, headers as Record<string, string>));
  expect((await failureOf(complete())).details.retryAfterSeconds).toBe(seconds);
});

test.each([
  ['at the top of its body', { message: 'try again in 12s' }, 12],
  ['in a detail at the top', { detail: 'Too many. Try again in 12 seconds.' }, 12],
  ['as words at the top', 'Please wait 12 seconds', 12],
  ['in a list', [{ error: { code: 429, message: 'Please retry in 34.07s.' } }], 35],
  ['in a list without `error`', [{ message: 'try again in 8s' }], 8],
  ['in words under `error`', { error: 'Rate limited, try again in 12 seconds' }, 12],
  ['as a text in availability', { error: { message: 'busy', availability: { retry_after: '9' } } }, 9],
  ['in availability at the top', { message: 'busy', availability: { retry_after: 7 } }, 7],
  ['nowhere, null', null, undefined],
  ['nowhere, an empty list', [], undefined],
])('a 429 names its delay %s', async (_, body, seconds) => {
  server.always((response) => {
    response.writeHead(429, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const { failure, details } = await failureOf(complete());
  expect({ failure, delay: details.retryAfterSeconds }).toEqual({ failure: 'rate_limited', delay: seconds });
});

test.each([
  ['an error', { error: { code: 429, message: 'busy' } }],
  [
    'a choice with an error',
    { choices: [{ finish_reason: 'error', error: { code: 429, message: 'busy' } }] },
  ],
])('%s inside a 200 may have its delay in the headers', async (_, body) => {
  server.always((response) => {
    response.setHeader('retry-after', '7');
    saysBody(body)(response, { model: 'chat', messages: [] });
  });
  const { failure, details } = await failureOf(complete());
  expect({ failure, delay: details.retryAfterSeconds }).toEqual({ failure: 'rate_limited', delay: 7 });
});

test('an error body that breaks off still tells its status', async () => {
  server.always((response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"error":');
    setTimeout(() => response.socket?.destroy(), 10);
  });
  expect(await failureOf(complete())).toMatchObject({ failure: 'error', details: { status: 503 } });
});

test('a long Retry-After does not hold the call up', async () => {
  server.always(fails(429, { message: 'busy' }, { 'retry-after': '120' }));
  const before = Date.now();
  expect((await failureOf(complete())).details.retryAfterSeconds).toBe(120);
  expect(Date.now() - before).toBeLessThan(5000);
});

test('a connection that cannot be made is a network failure', async () => {
  const gone = await startInference();
  await gone.close();
  const failure = await failureOf(complete({ baseUrl: gone.url }));
  expect(failure).toMatchObject({
    failure: 'network',
    message: 'Network error. Please check your internet connection.',
  });
});

test('a connection that is reset before an answer is a network failure', async () => {
  server.always(resets());
  expect((await failureOf(complete())).failure).toBe('network');
});

test.each([
  ['before the headers', hangs()],
  ['in the middle of a body that never ends', drips(5)],
])('an abort %s ends the call at once', async (_, answer) => {
  server.always(answer);
  const controller = new AbortController();
  const failed = failureOf(complete({}, controller.signal));
  await vi.waitUntil(() => server.requests.length === 1);
  controller.abort();
  expect((await failed).failure).toBe('aborted');
});

test('a key that a service repeats is not passed on', async () => {
  server.always(fails(400, { message: `Incorrect API key provided: ${apiKey}. Or was it gsk_abc***xyz?` }));
  const failure = await failureOf(complete());
  expect(failure.message).toBe('400 Incorrect API key provided: [key]. Or was it [key]?');
});

test('the injected fetch is the one that is used', async () => {
  const fetched = vi.fn(async () => Response.json(completionBody('chat', { content: 'Hello there' })));
  await complete({ fetch: fetched as unknown as typeof fetch });
  expect(fetched).toHaveBeenCalledOnce();
  expect(server.requests).toEqual([]);
});
