import { expect, type Page, test } from 'playwright/test';
import { fails, type InferenceServer, says, startInference } from './services/inference';
import { servicePorts, sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const say = words('en');

let gateway: InferenceServer;
let inference: InferenceServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  gateway = await startInference({ port: servicePorts.gateway });
  inference = await startInference({ port: servicePorts.inference });
});

test.afterAll(async () => {
  await Promise.all([gateway?.close(), inference?.close()]);
});

test.beforeEach(() => {
  gateway.reset();
  inference.reset();
});

async function openChat(page: Page) {
  await page.goto(url);
  await page
    .getByRole('button', { name: say('chat', 'toggle.open') })
    .first()
    .click();
  await expect(page.getByRole('log')).toContainText('Maya');
  const input = page.getByLabel(say('chat', 'composer.label'));
  return {
    log: page.getByRole('log'),
    async ask(text: string) {
      await input.fill(text);
      await input.press('Enter');
    },
    input,
  };
}

test('the gateway is asked with the tier’s model, the found knowledge and the attribution headers', async ({
  page,
}) => {
  gateway.always(says('We plan brands from research to launch. What does your company sell?'));
  const { log, ask } = await openChat(page);
  await ask('Which services could help a new coffee brand grow in Erbil this spring?');
  await expect(log).toContainText('What does your company sell?');

  const [sent] = gateway.requests;
  expect(sent?.path).toBe('/v1/chat/completions');
  expect(sent?.headers.authorization).toBe('Bearer gateway-key-of-the-tests');
  expect(sent?.headers['http-referer']).toBe(url);
  expect(sent?.headers['x-title']).toBe('Arbelin');
  expect(sent?.body).toMatchObject({ temperature: 0.6, max_tokens: 300, top_p: 0.9, stream: false });
  expect(Object.keys(sent?.body ?? {}).sort()).toEqual(
    ['max_tokens', 'messages', 'model', 'stream', 'temperature', 'top_p'].sort(),
  );
  const [system, ...rest] = sent?.body?.messages ?? [];
  expect(system?.role).toBe('system');
  expect(system?.content).toContain('Maya');
  expect(system?.content).toMatch(/Brand Strategy|Digital Marketing/);
  expect(rest.at(-1)).toEqual({
    role: 'user',
    content: 'Which services could help a new coffee brand grow in Erbil this spring?',
  });
  expect(inference.requests).toEqual([]);
});

test('at most six items of the conversation travel along', async ({ page }) => {
  gateway.always(says('Noted. Which market matters most to you?'));
  const { log, ask, input } = await openChat(page);
  for (let turn = 1; turn <= 5; turn += 1) {
    await ask(`Which colours suit poster number ${turn} for our bakery?`);
    await expect(log.getByText('Which market matters most to you?')).toHaveCount(turn);
    await expect(input).toBeEditable();
  }
  const last = gateway.requests.at(-1)?.body?.messages ?? [];
  expect(last).toHaveLength(1 + 6 + 1);
});

test('with the gateway answering 500 the second service is asked', async ({ page }) => {
  gateway.always(fails(500));
  inference.always(says('Good branding starts with a position. Whom do you want to reach?'));
  const { log, ask } = await openChat(page);
  await ask('How do you build a brand position for a family company?');
  await expect(log).toContainText('Whom do you want to reach?');
  expect(gateway.requests.length).toBeGreaterThan(0);
  const [second] = inference.requests;
  expect(second?.body).toMatchObject({
    model: 'llama-3.1-8b-instant',
    temperature: 0.6,
    max_tokens: 300,
    top_p: 0.9,
  });
  expect(second?.headers['http-referer']).toBeUndefined();
});

test('when both fail the visitor reads it in words and the composer comes back', async ({ page }) => {
  gateway.always(fails(503));
  inference.always(fails(503));
  const { log, ask, input } = await openChat(page);
  await ask('Tell me about your media planning, please');
  await expect(log).toContainText(say('assistant', 'trouble.failed').slice(0, 40));
  await expect(input).toBeEditable();
});
