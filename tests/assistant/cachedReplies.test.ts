import { fails, says } from '../../e2e/services/inference';
import phrases from '../../locales/en/embedded.json';
import { noted } from '../../src/assistant/trace';
import { storageKeys } from '../../src/storage/keys';
import { createTestAssistant } from './createTestAssistant';
import { arabic, english, scriptServices } from './scriptServices';

const { servers, gateway, withGateway: withOneSession } = scriptServices();

function withGateway() {
  const maya = withOneSession();
  /** Asks as somebody who started over: nothing is remembered of them. */
  function askAnew(text: string) {
    maya.clock.advance(1);
    const message = {
      text,
      pageLanguage: 'en',
      sessionId: maya.assistant.newSession(),
      history: [],
    } as const;
    return maya.assistant.reply(message, new AbortController().signal);
  }
  return { ...maya, askAnew };
}

test('the same opening question is answered from the cache, without model or limiter', async () => {
  const { ask, askAnew, stored } = withGateway();
  await ask('What makes a good campaign?');
  const reply = await askAnew('what makes a good campaign');
  expect(reply).toMatchObject({ kind: 'answer', text: english, result: { success: true, cached: true } });
  expect(servers.gateway.requests).toHaveLength(1);
  expect(stored(storageKeys.chatUsage).records).toHaveLength(1);
});

test('a follow-up is neither answered from the cache nor kept in it', async () => {
  const { ask, stored } = withGateway();
  const history = [{ role: 'user' as const, content: 'We sell shoes' }];
  await ask('What makes a good campaign?', { history });
  expect(stored(storageKeys.chatCache)).toBeNull();
  await ask('What makes a good campaign?');
  await ask('What makes a good campaign?', { history });
  expect(servers.gateway.requests).toHaveLength(3);
});

test.each([
  [
    'We run a bakery in Basra and want more guests',
    'What services do you offer?',
    'Which services do you provide?',
  ],
  ['نحن مخبز في البصرة ونريد زبائن أكثر', 'ما هي خدماتكم؟', 'ماذا تقدمون؟'],
  ['Hello', 'What makes a good campaign?', 'what makes a good campaign'],
])(
  'what is asked after "%s" is kept for nobody, also when the chat was opened anew',
  async (told, asked, again) => {
    const { ask, askAnew, stored } = withGateway();
    await ask(told);
    const before = stored(storageKeys.chatCache);
    servers.gateway.always(says(/[a-z]/.test(asked) ? english : arabic));
    await ask(asked);
    expect(stored(storageKeys.chatCache)).toEqual(before);
    expect(await askAnew(again)).toMatchObject({ result: { cached: false } });
    expect(servers.gateway.requests).toHaveLength(3);
  },
);

test('who has told of a business is not answered from the cache, also when the chat was opened anew', async () => {
  const { ask, askAnew } = withGateway();
  await askAnew('Where are your offices?');
  await ask('We run a bakery in Basra');
  expect(await ask('Where are your offices?')).toMatchObject({ result: { cached: false } });
  expect(await askAnew('Where are you based?')).toMatchObject({ result: { cached: true } });
});

test('a first message that failed leaves the next one the first', async () => {
  const { ask, askAnew } = withGateway();
  await askAnew('What makes a good campaign?');
  servers.gateway.always(fails(500));
  expect((await ask('Why is our shop so quiet?')).kind).toBe('trouble');
  expect(await ask('What makes a good campaign?')).toMatchObject({ result: { cached: true } });
});

test.each([
  ['was cut short', says('We begin with research. Then we', { finishReason: 'length' })],
  ['is too little to be a reply', says('?!')],
  ['moderation changed', says('As an AI language model made by OpenAI, I can help. What do you sell?')],
])('a reply that %s is not kept for others', async (_, answer) => {
  servers.gateway.always(answer);
  const { ask, stored } = withGateway();
  await ask('What makes a good campaign?');
  expect(stored(storageKeys.chatCache)).toBeNull();
});

test('a question with personal data in it is not kept', async () => {
  const { ask, stored } = withGateway();
  await ask('I am sara@shop.test, what makes a good campaign?');
  expect(stored(storageKeys.chatCache)).toBeNull();
});

test.each([
  [
    'changes',
    'hit',
    'We plan campaigns. Do you sell online? Where do you sell? What do you sell?',
    /^We plan campaigns\..*What do you sell\?$/,
  ],
  [
    'rejects',
    'rejected',
    'As an AI language model made by OpenAI, I have no opinion.',
    /How can we help|grow with clear/,
  ],
])(
  'a cached reply that moderation %s is cleared, and the trace tells: %s',
  async (_, cache, response, shown) => {
    const { ask, askAnew, area, stored } = withGateway();
    await ask('What makes a good campaign?');
    const [entry] = stored(storageKeys.chatCache);
    area.setItem(storageKeys.chatCache, JSON.stringify([{ ...entry, response }]));
    const reply = await askAnew('What makes a good campaign?');
    expect(reply).toMatchObject({ kind: 'answer', text: expect.stringMatching(shown) });
    expect('text' in reply && reply.text).not.toBe(response);
    const kept = stored(storageKeys.chatCache) as { response: string }[];
    expect(kept.filter((each) => each.response === response)).toEqual([]);
    expect(noted(reply.trace, 'cache')).toBe(cache);
    const verdict = noted(reply.trace, cache === 'hit' ? 'moderation' : 'recheck');
    expect(verdict).toMatchObject({ status: cache === 'hit' ? 'modified' : 'rejected', before: response });
    expect(verdict?.issues).not.toEqual([]);
    expect(noted(reply.trace, 'recheck') === undefined).toBe(cache === 'hit');
  },
);

test('a change of her own answers makes what was kept of them old', async () => {
  const { area, ask } = createTestAssistant({ embedded: true });
  await ask('Where are your offices?');
  let visits = 0;
  const cachedBy = async (words: typeof phrases) => {
    visits += 1;
    const chance = visits / 10;
    const later = createTestAssistant({
      embedded: true,
      area,
      random: () => chance,
      loadPhrases: async () => words,
    });
    return (await later.ask('Where are your offices?')).result;
  };
  expect(await cachedBy(phrases)).toMatchObject({ cached: true });
  expect(await cachedBy({ ...phrases, replies: { ...phrases.replies, greeting: 'Welcome!' } })).toMatchObject(
    { cached: false },
  );
});

test('what a service has answered is found offline too, where her own words stand in for it', async () => {
  let isOnline = true;
  const maya = createTestAssistant({ gateway: gateway(), embedded: true, isOnline: () => isOnline });
  const question = 'What makes a good campaign?';
  await maya.ask(question);
  isOnline = false;
  const later = createTestAssistant({
    gateway: gateway(),
    embedded: true,
    isOnline: () => isOnline,
    area: maya.area,
    random: () => 0.1,
  });
  expect(await later.ask(question)).toMatchObject({ text: english, result: { cached: true } });
});
