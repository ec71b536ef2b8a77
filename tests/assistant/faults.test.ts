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
} from '../../e2e/services/inference';
import arabicTexts from '../../locales/ar/assistant.json';
import englishTexts from '../../locales/en/assistant.json';
import { fillTexts } from '../../src/assistant/texts';
import { noted } from '../../src/assistant/trace';
import { brandWords } from '../../src/brandWords';
import { storageKeys } from '../../src/storage/keys';
import { arabic, english, scriptServices } from './scriptServices';

const { servers, withBoth } = scriptServices();
const texts = fillTexts(
  { en: englishTexts, ar: arabicTexts },
  { en: brandWords('en'), ar: brandWords('ar') },
);
const questions = {
  en: 'Which services could help a new coffee brand grow in Erbil?',
  ar: 'ما الخدمات التي تساعد علامة قهوة جديدة على النمو؟',
};
const good = { en: english, ar: arabic };

/** What the visitor reads when both services have it. */
type Words = 'failed' | 'network' | 'refused' | 'limited';

interface Fault {
  name: string;
  cause: (server: InferenceServer) => unknown;
  reads: Words;
  /** Requests to a service whose models all answer so: one for each model, unless the failure is the service's. */
  gateway: number;
  inference: number;
}

const status = (
  code: number,
  over: Partial<Fault> & { error?: object; headers?: Record<string, string> } = {},
) => {
  const { error = {}, headers = {}, ...rest } = over;
  const cause = (server: InferenceServer) =>
    server.always(fails(code, { message: `Scripted ${code}`, ...error }, headers));
  return { name: `${code}`, cause, reads: 'failed', gateway: 4, inference: 1, ...rest } satisfies Fault;
};
const body = (name: string, answer: Parameters<InferenceServer['always']>[0]): Fault => ({
  name,
  cause: (server) => server.always(answer),
  reads: 'failed',
  gateway: 4,
  inference: 1,
});

const faults: Fault[] = [
  {
    ...body('no connection', hangs()),
    cause: (server) => server.leave(),
    reads: 'network',
    gateway: 0,
    inference: 0,
  },
  { ...body('a reset', resets()), reads: 'network', gateway: 1 },
  body('a reset in the middle of the body', breaksOff()),
  status(400),
  status(401, { gateway: 1 }),
  status(402, { gateway: 1 }),
  status(403),
  status(403, {
    name: '403 for the content',
    error: { metadata: { reasons: ['violence'] } },
    reads: 'refused',
    gateway: 1,
    inference: 0,
  }),
  status(404),
  status(408),
  status(409),
  // Once more without the conversation, and once in a turn.
  status(413, { gateway: 5 }),
  status(422),
  status(429, { reads: 'limited' }),
  status(429, { name: '429 with Retry-After', headers: { 'retry-after': '17' }, reads: 'limited' }),
  status(498),
  status(500),
  status(502),
  status(503),
  status(504),
  body('200 with an error', saysBody({ error: { code: 500, message: 'Provider returned error' } })),
  body('200 with HTML', sendsHtml()),
  body('200 with broken JSON', sendsBrokenJson()),
  body('200 with nothing', sendsBrokenJson('')),
  body('200 with five megabytes', says('grow '.repeat(1_000_000))),
  body(
    '200 with thoughts alone',
    saysBody(
      completionBody('m', { choice: { finish_reason: 'stop', message: { content: null, reasoning: 'Hm' } } }),
    ),
  ),
];

const heal = async () => {
  for (const server of Object.values(servers)) {
    server.reset();
    await server.listen();
  }
};

describe.each(faults.map((fault, index) => ({ ...fault, language: index % 2 ? 'ar' : 'en' }) as const))(
  '$name ($language)',
  ({ cause, reads, gateway, inference, language }) => {
    const question = questions[language];
    const ask = (maya: ReturnType<typeof withBoth>) => maya.ask(question, { pageLanguage: language });

    test('of the gateway alone: the second service answers, asked once', async () => {
      const maya = withBoth();
      await cause(servers.gateway);
      servers.inference.always(says(good[language]));
      const reply = await ask(maya);
      expect(reply.kind).toBe(reads === 'refused' ? 'declined' : 'answer');
      if (reply.kind === 'answer') expect(reply.text).toBe(good[language]);
      expect(servers.gateway.requests).toHaveLength(gateway);
      expect(servers.inference.requests).toHaveLength(reads === 'refused' ? 0 : 1);
      await heal();
    });

    test('of the second service, after a gateway that is gone: words, and nothing kept as an answer', async () => {
      const maya = withBoth();
      await servers.gateway.leave();
      await cause(servers.inference);
      const reply = await ask(maya);
      expect(reply.kind).toBe(reads === 'refused' ? 'declined' : 'trouble');
      // Only where every service says so is it a limit, or the visitor's own connection.
      const shown = reads === 'refused' || reads === 'network' ? reads : 'failed';
      expect(reply).toMatchObject({ text: texts[language].trouble[shown], language });
      const models = servers.inference.requests.map(({ body: sent }) => sent?.model);
      expect(new Set(models).size).toBe(Math.min(models.length, 1));
      expect(maya.stored(storageKeys.chatCache)).toBeNull();
      await heal();
    });

    test('of both: words, nothing asked twice, and a second try that answers', async () => {
      const maya = withBoth();
      await cause(servers.gateway);
      await cause(servers.inference);
      const reply = await ask(maya);
      const asked = {
        gateway: servers.gateway.requests.length,
        inference: servers.inference.requests.length,
      };
      expect(asked).toEqual({ gateway, inference });
      const kinds = {
        failed: 'trouble',
        network: 'trouble',
        refused: 'declined',
        limited: 'limited',
      } as const;
      expect(reply.kind).toBe(kinds[reads]);
      const shown =
        reads === 'limited' ? texts[language].rateLimited.service : texts[language].trouble[reads];
      expect(reply).toMatchObject({ text: shown });
      expect(noted(reply.trace, 'attempts')?.length).toBeGreaterThan(0);
      expect(maya.stored(storageKeys.chatCache)).toBeNull();

      await heal();
      servers.gateway.always(says(good[language]));
      expect(await ask(maya)).toMatchObject({ kind: 'answer', text: good[language] });
      expect(servers.gateway.requests).toHaveLength(1);
      const said = maya.assistant.session(maya.sessionId)?.messages ?? [];
      expect(said.filter(({ content }) => content === good[language])).toHaveLength(1);
    });
  },
);

test.each([
  ['never answers', hangs],
  ['answers drop by drop', drips],
])('a second service that %s gets 20 seconds, and its connection is given up', async (_, hold) => {
  const maya = withBoth();
  await servers.gateway.leave();
  await maya.assistant.warmUp('en');
  servers.inference.always(hold());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const replying = maya.ask(questions.en);
  while (servers.inference.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await replying).toMatchObject({ kind: 'trouble', text: texts.en.trouble.failed });
  expect(servers.inference.requests).toHaveLength(1);
  vi.useRealTimers();
  await heal();
});
