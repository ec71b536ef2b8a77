import { type ChainOptions, createChain } from '../../../src/assistant/providers/chain';
import {
  type Completion,
  type CompletionRequest,
  type Provider,
  ProviderError,
  type ProviderFailure,
} from '../../../src/assistant/providers/provider';
import type { ModelMessage } from '../../../src/assistant/types';

type Answer = string | ProviderError | 'hangs' | Error;

const gatewayModels = {
  fast: 'fast',
  primary: 'primary',
  technical: 'technical',
  contextual: 'contextual',
  reliable: 'reliable',
};
const inferenceModels = { fast: '8b', primary: '8b', technical: '8b', contextual: '8b', reliable: '8b' };

const messages: ModelMessage[] = [
  { role: 'system', content: 'You play Maya.' },
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hello, what do you sell?' },
  { role: 'user', content: 'Coffee. What would you advise?' },
];
const request: CompletionRequest = {
  messages,
  question: 'Coffee. What would you advise?',
  retrieved: [],
  language: 'en',
  visitorMessages: 2,
};

const fails = (
  failure: ProviderFailure,
  details: ProviderError['details'] = {},
  message = `Scripted ${failure}`,
) => new ProviderError(failure, message, details);

/** A provider whose models answer as scripted; what it was asked stands in `asked`. */
function createScripted(
  service: Provider['service'],
  models: Provider['models'],
  script: Record<string, Answer | Answer[]> | Answer,
) {
  const asked: { model: string; request: CompletionRequest }[] = [];
  const provider: Provider = {
    service,
    models,
    async complete(question, model): Promise<Completion> {
      asked.push({ model, request: question });
      const scripted = typeof script === 'object' && !(script instanceof Error) ? script[model] : script;
      const answer = Array.isArray(scripted) ? scripted.shift() : scripted;
      if (answer === 'hangs') return new Promise(() => {});
      if (answer instanceof Error || answer === undefined) throw answer;
      return { text: answer, model, tokens: 100 };
    },
  };
  return { provider, asked, models: () => asked.map(({ model }) => model) };
}

const gatewayOf = (script: Parameters<typeof createScripted>[2]) =>
  createScripted('gateway', gatewayModels, script);
const inferenceOf = (script: Parameters<typeof createScripted>[2]) =>
  createScripted('inference', inferenceModels, script);
const embeddedModels = {
  fast: 'embedded',
  primary: 'embedded',
  technical: 'embedded',
  contextual: 'embedded',
  reliable: 'embedded',
};

const withoutKey = (provider: Provider): Provider => ({ ...provider, isConfigured: false });

function chainOf(options: Partial<ChainOptions> = {}) {
  return createChain({
    gateway: withoutKey(gatewayOf('unused').provider),
    inference: withoutKey(inferenceOf('unused').provider),
    embedded: null,
    isOnline: () => true,
    ...options,
  });
}

const never = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['fast', ['fast', 'primary', 'technical', 'reliable']],
  ['primary', ['primary', 'technical', 'reliable', 'fast']],
  ['technical', ['technical', 'primary', 'reliable', 'fast']],
  ['contextual', ['contextual', 'primary', 'technical', 'reliable', 'fast']],
  ['reliable', ['reliable', 'primary', 'technical', 'fast']],
] as const)(
  'for the %s model, the gateway is asked in the order %j, then the second service',
  async (role, order) => {
    const gateway = gatewayOf(fails('error', { status: 500 }));
    const inference = inferenceOf('Advice');
    const outcome = await chainOf({ gateway: gateway.provider, inference: inference.provider }).complete(
      request,
      role,
      never(),
    );
    expect(gateway.models()).toEqual(order);
    expect(inference.models()).toEqual(['8b']);
    expect(outcome).toMatchObject({
      ok: true,
      service: 'inference',
      completion: { text: 'Advice', model: '8b' },
    });
    expect(inference.asked[0]?.request).toBe(request);
  },
);

test('roles that share a model are asked once', async () => {
  const gateway = createScripted(
    'gateway',
    { ...gatewayModels, technical: 'coder', contextual: 'coder' },
    fails('error'),
  );
  await chainOf({ gateway: gateway.provider }).complete(request, 'contextual', never());
  expect(gateway.models()).toEqual(['coder', 'primary', 'reliable', 'fast']);
});

test('the first answer ends it, and the attempts tell the way there', async () => {
  const gateway = gatewayOf({
    fast: fails('rate_limited', { status: 429 }),
    primary: fails('empty'),
    technical: 'Advice',
  });
  const outcome = await chainOf({ gateway: gateway.provider }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: true, service: 'gateway', completion: { model: 'technical' } });
  expect(outcome.attempts).toEqual([
    {
      service: 'gateway',
      model: 'fast',
      status: 429,
      outcome: 'rate_limited',
      startedAt: Date.now(),
      duration: 0,
      tokens: null,
    },
    {
      service: 'gateway',
      model: 'primary',
      status: null,
      outcome: 'empty',
      startedAt: Date.now(),
      duration: 0,
      tokens: null,
    },
    {
      service: 'gateway',
      model: 'technical',
      status: 200,
      outcome: 'ok',
      startedAt: Date.now(),
      duration: 0,
      tokens: 100,
    },
  ]);
});

test.each(['error', 'timeout', 'empty', 'malformed', 'rate_limited'] as const)(
  'after %s the next model is asked, once',
  async (failure) => {
    const gateway = gatewayOf({ primary: fails(failure), technical: 'Advice' });
    const outcome = await chainOf({ gateway: gateway.provider }).complete(request, 'primary', never());
    expect(gateway.models()).toEqual(['primary', 'technical']);
    expect(outcome.ok).toBe(true);
  },
);

test.each([
  ['401', fails('unauthorized', { status: 401 })],
  ['402', fails('unauthorized', { status: 402 })],
  ['a connection that cannot be made', fails('network')],
])('%s ends the gateway and the second service is asked', async (_, failure) => {
  const gateway = gatewayOf(failure);
  const inference = inferenceOf('Advice');
  const outcome = await chainOf({ gateway: gateway.provider, inference: inference.provider }).complete(
    request,
    'fast',
    never(),
  );
  expect(gateway.models()).toEqual(['fast']);
  expect(outcome).toMatchObject({ ok: true, service: 'inference' });
});

test('a refusal for content ends the turn: no other vendor sees the text', async () => {
  const gateway = gatewayOf(fails('refused', { status: 403 }));
  const inference = inferenceOf('Advice');
  const outcome = await chainOf({ gateway: gateway.provider, inference: inference.provider }).complete(
    request,
    'fast',
    never(),
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
  expect(gateway.models()).toEqual(['fast']);
  expect(inference.models()).toEqual([]);
});

test('a conversation too long for a model is trimmed once and asked again', async () => {
  const gateway = gatewayOf({
    primary: [fails('too_long', { status: 413 }), fails('too_long', { status: 413 })],
    technical: 'Advice',
  });
  const outcome = await chainOf({ gateway: gateway.provider }).complete(request, 'primary', never());
  expect(gateway.models()).toEqual(['primary', 'primary', 'technical']);
  expect(gateway.asked.map(({ request: { messages: sent } }) => sent.map(({ content }) => content))).toEqual([
    messages.map(({ content }) => content),
    ['You play Maya.', 'Coffee. What would you advise?'],
    ['You play Maya.', 'Coffee. What would you advise?'],
  ]);
  expect(outcome.attempts.map(({ outcome: each }) => each)).toEqual(['too_long', 'too_long', 'ok']);
});

test('a conversation is trimmed once a turn, not once a model', async () => {
  const gateway = gatewayOf(fails('too_long', { status: 413 }));
  await chainOf({ gateway: gateway.provider }).complete(request, 'primary', never());
  expect(gateway.models()).toEqual(['primary', 'primary', 'technical', 'reliable', 'fast']);
});

test('an attempt may take 20 seconds', async () => {
  const gateway = gatewayOf({ fast: 'hangs', primary: 'Advice' });
  const asking = chainOf({ gateway: gateway.provider }).complete(request, 'fast', never());
  await vi.advanceTimersByTimeAsync(19_999);
  expect(gateway.models()).toEqual(['fast']);
  await vi.advanceTimersByTimeAsync(1);
  expect(gateway.models()).toEqual(['fast', 'primary']);
  expect((await asking).attempts[0]).toMatchObject({ outcome: 'timeout', duration: 20_000 });
});

test('a turn may take 45 seconds, and the second service gets the last of them', async () => {
  const gateway = gatewayOf('hangs');
  const inference = inferenceOf('hangs');
  const asking = chainOf({ gateway: gateway.provider, inference: inference.provider }).complete(
    request,
    'fast',
    never(),
  );
  await vi.advanceTimersByTimeAsync(45_000);
  const outcome = await asking;
  expect(outcome.attempts.map(({ service, duration }) => [service, duration])).toEqual([
    ['gateway', 20_000],
    ['gateway', 20_000],
    ['inference', 5000],
  ]);
  expect(outcome).toMatchObject({ ok: false, reason: 'failed', error: 'All AI services failed' });
});

test('alone, the gateway uses all 45 seconds', async () => {
  const gateway = gatewayOf('hangs');
  const asking = chainOf({ gateway: gateway.provider }).complete(request, 'fast', never());
  await vi.advanceTimersByTimeAsync(45_000);
  expect((await asking).attempts.map(({ duration }) => duration)).toEqual([20_000, 20_000, 5000]);
});

test('what a turn took before its first attempt counts', async () => {
  const gateway = gatewayOf('hangs');
  const startedAt = Date.now();
  await vi.advanceTimersByTimeAsync(20_000);
  const asking = chainOf({ gateway: gateway.provider }).complete(request, 'fast', never(), startedAt);
  await vi.advanceTimersByTimeAsync(45_000);
  expect((await asking).attempts.map(({ duration }) => duration)).toEqual([20_000, 5000]);
});

test('a machine that slept through a turn has time for an attempt, and for the next where that fails at once', async () => {
  const inference = inferenceOf('Advice');
  const startedAt = Date.now() - 46_000;
  const asking = chainOf({
    gateway: gatewayOf(status(500)).provider,
    inference: inference.provider,
  }).complete(request, 'fast', never(), startedAt);
  expect(await asking).toMatchObject({ ok: true, completion: { text: 'Advice' } });
});

test('a clock that is set back makes a turn no longer', async () => {
  let back = 0;
  const gateway = gatewayOf('hangs');
  const asking = chainOf({ gateway: gateway.provider, now: () => Date.now() - back }).complete(
    request,
    'fast',
    never(),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  back = 60_000;
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await asking).toMatchObject({ ok: false, reason: 'failed' });
  expect(gateway.models()).toHaveLength(3);
});

test.each([
  ['slept through it', -46_000, 20_000],
  ['had the rest of a moment left', -44_900, 20_000],
  ['had half of it left', -20_000, 25_000],
  ['had its clock set back before', 3_600_000, 45_000],
])('a turn of a machine that %s takes as long as is told', async (_, startedAfter, whole) => {
  const gateway = gatewayOf('hangs');
  const startedAt = Date.now() + startedAfter;
  const asking = chainOf({ gateway: gateway.provider }).complete(request, 'fast', never(), startedAt);
  await vi.advanceTimersByTimeAsync(60_000);
  const { attempts } = await asking;
  expect(attempts.reduce((sum, { duration }) => sum + duration, 0)).toBe(whole);
});

test('an abort is silent and asks nobody else', async () => {
  const gateway = gatewayOf('hangs');
  const inference = inferenceOf('Advice');
  const controller = new AbortController();
  const asking = chainOf({ gateway: gateway.provider, inference: inference.provider }).complete(
    request,
    'fast',
    controller.signal,
  );
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  expect(await asking).toMatchObject({ ok: false, reason: 'aborted', attempts: [{ outcome: 'aborted' }] });
  expect(inference.models()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

const status = (code: number) =>
  fails(
    code === 429 ? 'rate_limited' : code === 401 || code === 402 ? 'unauthorized' : 'error',
    { status: code },
    `${code} Scripted`,
  );

test.each([
  ['both ran', status(500), status(500), 'failed', 'All AI services failed'],
  ['both ran, one unreachable', fails('network'), status(500), 'failed', 'All AI services failed'],
  ['both ran, one key invalid', status(401), status(503), 'failed', 'All AI services failed'],
  [
    'only the gateway is configured',
    status(500),
    null,
    'failed',
    'All gateway models failed. Please try again later.',
  ],
  [
    'only the gateway, out of credit',
    status(402),
    null,
    'failed',
    'All gateway models failed. Please try again later.',
  ],
  ['only the second service is configured', null, status(500), 'failed', '500 Scripted'],
  [
    'only the second service, without a word',
    null,
    fails('error', {}, ''),
    'failed',
    'An unexpected error occurred.',
  ],
  [
    'neither could be reached',
    fails('network'),
    fails('network'),
    'network',
    'Network error. Please check your internet connection.',
  ],
  [
    'the only one could not be reached',
    null,
    fails('network'),
    'network',
    'Network error. Please check your internet connection.',
  ],
  ['the only key is invalid', status(401), null, 'unauthorized', 'The API key or authentication is invalid.'],
  [
    'both keys are invalid',
    status(401),
    status(401),
    'unauthorized',
    'The API key or authentication is invalid.',
  ],
] as const)('%s', async (_, gateway, inference, reason, error) => {
  const outcome = await chainOf({
    ...(gateway ? { gateway: gatewayOf(gateway).provider } : {}),
    ...(inference ? { inference: inferenceOf(inference).provider } : {}),
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: false, reason, error });
  expect(outcome).not.toHaveProperty('retryAfter');
});

test.each([
  ['the smallest delay that was named', 30, 12, 12],
  ['the one that was named', undefined, 90, 90],
  ['60 seconds when none was named', undefined, undefined, 60],
  ['also where that is a year', 31_536_000, undefined, 31_536_000],
  ['an hour', 3600, 7200, 3600],
  ['the smaller of a year and a minute', 31_536_000, 60, 60],
])('all rate limited: %s', async (_, gatewayDelay, inferenceDelay, retryAfter) => {
  const limited = (seconds: number | undefined) =>
    fails('rate_limited', { status: 429, ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }) });
  const outcome = await chainOf({
    gateway: gatewayOf(limited(gatewayDelay)).provider,
    inference: inferenceOf(limited(inferenceDelay)).provider,
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({
    ok: false,
    reason: 'rate_limited',
    error: 'Rate limit exceeded. Please try again in a moment.',
    retryAfter,
  });
});

test('a limit on one service and an error on the other is no rate limit', async () => {
  const outcome = await chainOf({
    gateway: gatewayOf(status(429)).provider,
    inference: inferenceOf(status(500)).provider,
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ reason: 'failed', error: 'All AI services failed' });
});

test('with neither service configured the embedded provider answers', async () => {
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const outcome = await chainOf({ embedded: embedded.provider }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({
    ok: true,
    service: 'embedded',
    attempts: [{ service: 'embedded', status: null, outcome: 'ok' }],
  });
});

test('what a message was taken to be for stands beside the attempt', async () => {
  const heard = { name: 'faqPricing', share: 0.8 };
  const { provider } = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const embedded = {
    ...provider,
    complete: async (...asked: Parameters<Provider['complete']>) => ({
      ...(await provider.complete(...asked)),
      heard,
    }),
  };
  const outcome = await chainOf({ embedded }).complete(request, 'fast', never());
  expect(outcome.attempts).toMatchObject([{ heard }]);
});

test('with neither configured and the embedded answers off, both missing keys are named', async () => {
  const outcome = await chainOf().complete(request, 'fast', never());
  expect(outcome).toEqual({
    ok: false,
    reason: 'not_configured',
    error:
      'The gateway is not configured. Please add its API key to the environment file. ' +
      'The inference service is not configured. Please add its API key to the environment file.',
    attempts: [],
  });
});

test('alone, a gateway whose last answer is a 401 has a key that is invalid', async () => {
  const gateway = gatewayOf({ fast: status(500), primary: status(401) });
  const outcome = await chainOf({ gateway: gateway.provider }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({
    reason: 'unauthorized',
    error: 'The API key or authentication is invalid.',
    attempts: [{ status: 500 }, { status: 401 }],
  });
});

test('when configured services fail, the embedded provider does not step in', async () => {
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const outcome = await chainOf({
    gateway: gatewayOf(status(500)).provider,
    embedded: embedded.provider,
  }).complete(request, 'fast', never());
  expect(outcome.ok).toBe(false);
  expect(embedded.asked).toEqual([]);
});

test('offline, the embedded provider answers and no service is asked', async () => {
  const gateway = gatewayOf('Advice');
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const outcome = await chainOf({
    gateway: gateway.provider,
    embedded: embedded.provider,
    isOnline: () => false,
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: true, service: 'embedded' });
  expect(gateway.asked).toEqual([]);
});

test('offline with the embedded answers off, it is a network error', async () => {
  const gateway = gatewayOf('Advice');
  const outcome = await chainOf({ gateway: gateway.provider, isOnline: () => false }).complete(
    request,
    'fast',
    never(),
  );
  expect(outcome).toMatchObject({
    reason: 'network',
    error: 'Network error. Please check your internet connection.',
    attempts: [],
  });
});

test('a connection lost during the turn is answered from local knowledge', async () => {
  let online = true;
  const gateway = gatewayOf(fails('network'));
  const ask = gateway.provider.complete;
  gateway.provider.complete = (...args) => {
    online = false;
    return ask(...args);
  };
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const outcome = await chainOf({
    gateway: gateway.provider,
    embedded: embedded.provider,
    isOnline: () => online,
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: true, service: 'embedded' });
  expect(outcome.attempts.map(({ service }) => service)).toEqual(['gateway', 'embedded']);
});

/** A gateway that answers as scripted until the browser loses its connection with the `last` request. */
function losesConnection(script: Record<string, ProviderError>, last: string) {
  let online = true;
  const gateway = gatewayOf({ ...script, [last]: fails('network') });
  const ask = gateway.provider.complete;
  gateway.provider.complete = (question, model, signal) => {
    if (model === last) online = false;
    return ask(question, model, signal);
  };
  return {
    gateway: gateway.provider,
    inference: inferenceOf(fails('network')).provider,
    isOnline: () => online,
  };
}

test.each([
  ['a reset in the middle of the body', fails('malformed', { status: 200 })],
  ['a 500', status(500)],
  ['a 429', status(429)],
  ['a timeout', fails('timeout')],
])('a connection lost after %s is answered from local knowledge, or called what it is', async (_, first) => {
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const lost = () => losesConnection({ fast: first }, 'primary');
  const answered = await chainOf({ ...lost(), embedded: embedded.provider }).complete(
    request,
    'fast',
    never(),
  );
  expect(answered).toMatchObject({ ok: true, service: 'embedded' });
  expect(answered.attempts.map(({ service }) => service)).toEqual([
    'gateway',
    'gateway',
    'inference',
    'embedded',
  ]);
  expect(await chainOf(lost()).complete(request, 'fast', never())).toMatchObject({
    ok: false,
    reason: 'network',
    error: 'Network error. Please check your internet connection.',
  });
});

test('a browser that went offline has no network, whatever the attempts failed with', async () => {
  const { gateway, isOnline } = losesConnection({}, 'fast');
  gateway.complete = (
    (ask) =>
    (...args) =>
      ask(...args).catch(() => Promise.reject(status(500)))
  )(gateway.complete);
  const outcome = await chainOf({ gateway, isOnline }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: false, reason: 'network' });
});

test.each([
  ['after other failures, of both services', [status(500), fails('network')], fails('network'), 'network'],
  ['of one of two services', [status(500), fails('network')], status(500), 'failed'],
  ['of the one that was not limited', [status(429), status(429)], fails('network'), 'failed'],
] as const)('a connection that cannot be made any more, %s', async (_, [fast, primary], second, reason) => {
  const embedded = createScripted('embedded', embeddedModels, 'From our own knowledge');
  const outcome = await chainOf({
    gateway: gatewayOf({ fast, primary, technical: status(429), reliable: status(429) }).provider,
    inference: inferenceOf(second).provider,
    embedded: embedded.provider,
  }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: false, reason });
  expect(embedded.asked).toEqual([]);
});

test('a mistake in a provider is a failed attempt, not a crash', async () => {
  const gateway = gatewayOf({ fast: new TypeError('x is not a function'), primary: 'Advice' });
  const outcome = await chainOf({ gateway: gateway.provider }).complete(request, 'fast', never());
  expect(outcome).toMatchObject({ ok: true, attempts: [{ outcome: 'error' }, { outcome: 'ok' }] });
});
