import { says } from '../../e2e/services/inference';
import { storageKeys } from '../../src/storage/keys';
import { english, scriptServices } from './scriptServices';

const { servers, withGateway } = scriptServices();

test('the same opening question is answered from the cache, without model or limiter', async () => {
  const { ask, stored } = withGateway();
  await ask('What makes a good campaign?');
  const reply = await ask('what makes a good campaign');
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
    'We plan campaigns. Do you sell online? Where do you sell? What do you sell?',
    /^We plan campaigns\..*What do you sell\?$/,
  ],
  [
    'rejects',
    'As an AI language model made by OpenAI, I have no opinion.',
    /How can we help|grow with clear/,
  ],
])('a cached reply that moderation %s is cleared', async (_, response, shown) => {
  const { ask, area, stored } = withGateway();
  await ask('What makes a good campaign?');
  const [entry] = stored(storageKeys.chatCache);
  area.setItem(storageKeys.chatCache, JSON.stringify([{ ...entry, response }]));
  const reply = await ask('What makes a good campaign?');
  expect(reply).toMatchObject({ kind: 'answer', text: expect.stringMatching(shown) });
  expect('text' in reply && reply.text).not.toBe(response);
  const kept = stored(storageKeys.chatCache) as { response: string }[];
  expect(kept.filter((each) => each.response === response)).toEqual([]);
});
