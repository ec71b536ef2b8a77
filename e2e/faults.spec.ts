import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { openChat, watchTrouble } from './chat';
import {
  breaksOff,
  drips,
  fails,
  hangs,
  type InferenceServer,
  resets,
  says,
  sendsHtml,
  startInference,
} from './services/inference';
import { servicePorts, sites } from './sites';
import { words } from './words';

const { url } = sites.faults;

let gateway: InferenceServer;
let inference: InferenceServer;

test.beforeAll(async () => {
  gateway = await startInference({ port: servicePorts.faultyGateway });
  inference = await startInference({ port: servicePorts.faultyInference });
});

test.afterAll(async () => {
  await Promise.all([gateway?.close(), inference?.close()]);
});

test.beforeEach(async () => {
  for (const service of [gateway, inference]) {
    service.reset();
    await service.listen();
  }
});

async function visit(page: Page, language: PageLanguage = 'en') {
  const trouble = watchTrouble(page);
  await page.goto(`${url}/?lang=${language}`);
  return { trouble, ...(await openChat(page, language)) };
}

const questions = {
  en: 'Which services could help a new coffee brand grow in Erbil this spring?',
  ar: 'ما الخدمات التي تساعد علامة قهوة جديدة على النمو في أربيل هذا الربيع؟',
};
const answers = {
  en: 'We plan campaigns that sell. Which market matters most to you?',
  ar: 'نخطّط حملات تبيع. أي سوق يهمّكم أكثر؟',
};
/** The gateway's models, each once; the second service has one. */
const allModels = 4;

interface Fault {
  name: string;
  cause: (service: InferenceServer) => unknown;
  /** What the visitor reads when both services have it. */
  reads: 'failed' | 'network';
  /** How many of the gateway's models are asked before the second service is. */
  models: number;
}

/**
 * Where a browser differs from Node: connections, preflights, what a page may read, how long it is held up. Every
 * other fault, of either service, is caused in Node. The first comes first: a browser remembers a preflight.
 */
const faults: Record<PageLanguage, Fault[]> = {
  en: [
    {
      name: 'a page it does not know',
      cause: (service) => service.refusePages(),
      reads: 'network',
      models: 0,
    },
    { name: 'no connection', cause: (service) => service.leave(), reads: 'network', models: 0 },
    {
      name: 'a broken body',
      cause: (service) => service.always(breaksOff()),
      reads: 'failed',
      models: allModels,
    },
  ],
  ar: [
    { name: 'a reset', cause: (service) => service.always(resets()), reads: 'network', models: 1 },
    { name: 'HTML', cause: (service) => service.always(sendsHtml()), reads: 'failed', models: allModels },
  ],
};

for (const language of ['en', 'ar'] as const) {
  test(`services that fail as only a browser sees it: words, the composer back, and one retry that answers (${language})`, async ({
    page,
  }) => {
    const say = words(language);
    const { log, input, ask, retry, trouble } = await visit(page, language);
    for (const [index, { name, cause, reads, models }] of faults[language].entries()) {
      await test.step(name, async () => {
        const question = `${questions[language]} (${index + 1})`;
        const answer = answers[language].replace(' ', ` ${index + 2} `);
        for (const service of [gateway, inference]) await cause(service);
        await ask(question);
        await expect(log).toContainText(say('assistant', `trouble.${reads}`));
        await expect(input).toBeEditable();
        await expect(log.getByText(question)).toHaveCount(1);
        expect(new Set(gateway.requests.map(({ body }) => body?.model)).size).toBe(models);

        inference.reset();
        await inference.listen();
        inference.always(says(answer));
        await retry.click();
        await expect(log).toContainText(answer);
        await expect(log).not.toContainText(say('assistant', `trouble.${reads}`));
        await expect(log.getByText(question)).toHaveCount(1);
        expect(inference.requests).toHaveLength(1);
        gateway.reset();
        await gateway.listen();
        inference.reset();
      });
    }
    expect(trouble).toEqual([]);
  });
}

for (const [name, hold] of [
  ['never answer', hangs],
  ['answer drop by drop', drips],
] as const) {
  test(`services that ${name} get 20 seconds each and 45 together`, async ({ page }) => {
    await page.clock.install();
    const { log, input, ask } = await visit(page);
    gateway.always(hold());
    inference.always(hold());
    await ask(questions.en);
    await expect.poll(() => gateway.requests.length).toBe(1);
    await page.clock.fastForward(20_000);
    await expect.poll(() => gateway.requests.length).toBe(2);
    await page.clock.fastForward(20_000);
    await expect.poll(() => inference.requests.length).toBe(1);
    await page.clock.fastForward(5_000);
    await expect(log).toContainText(words('en')('assistant', 'trouble.failed'));
    await expect(input).toBeEditable();
    expect(gateway.requests).toHaveLength(2);
  });
}

for (const [language, seconds] of [
  ['en', 90],
  ['ar', undefined],
] as const) {
  test(`a limit of the services is a countdown of ${seconds ?? 'the usual minute'} (${language})`, async ({
    page,
  }) => {
    const say = words(language);
    await page.clock.install();
    const { log, input, ask } = await visit(page, language);
    for (const service of [gateway, inference]) {
      service.always(fails(429, { message: 'busy' }, seconds ? { 'retry-after': String(seconds) } : {}));
    }
    await ask(questions[language]);
    await expect(log).toContainText(say('assistant', 'rateLimited.service'));
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(input).not.toBeEditable();
    await page.clock.fastForward((seconds ?? 60) * 1000 - 10_000);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(input).toBeEditable();
  });
}

test('what a service will not read is declined in words and goes to nobody else', async ({ page }) => {
  const { log, input, ask } = await visit(page);
  gateway.always(fails(403, { message: 'flagged', metadata: { reasons: ['violence'] } }));
  await ask(questions.en);
  await expect(log).toContainText(words('en')('assistant', 'trouble.refused').slice(0, 40));
  await expect(input).toBeEditable();
  expect(inference.requests).toEqual([]);
});

test('offline she answers from what she knows, and back online the services are asked again', async ({
  page,
  context,
}) => {
  const { log, input, ask, trouble } = await visit(page);
  inference.always(says(answers.en));
  gateway.always(says(answers.en));
  await ask('How do you build a brand position for a family company?');
  await expect(log).toContainText(answers.en);
  gateway.requests.length = 0;
  await context.setOffline(true);
  await ask('Where are your offices?');
  await expect(log).toContainText('Erbil');
  await expect(input).toBeEditable();
  expect(gateway.requests).toEqual([]);
  await context.setOffline(false);
  await ask(questions.en);
  await expect(log.getByText(answers.en)).toHaveCount(2);
  expect(gateway.requests).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('a question whose code cannot be fetched is told in words, and asked again when it can', async ({
  page,
}) => {
  gateway.always(says(answers.en));
  await page.route('**/assets/path-*.js', (route) => route.abort());
  const { log, input, ask, retry } = await visit(page);
  await ask(questions.en);
  await expect(log).toContainText(words('en')('assistant', 'trouble.network'));
  await expect(input).toBeEditable();
  await page.unroute('**/assets/path-*.js');
  await retry.click();
  await expect(log).toContainText(answers.en);
  expect(gateway.requests).toHaveLength(1);
});

test('a service whose code was lost on the way comes when it can be had, and the site stands', async ({
  page,
}) => {
  let tries = 0;
  await page.route('**/assets/ServiceModal-*.js', (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  const trouble = watchTrouble(page);
  await page.goto(url);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('openService', { detail: 'digital-marketing' })),
  );
  await expect.poll(() => tries).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Digital Marketing and Growth' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a form whose file is gone with a new deployment comes with the new page, and what was typed with it', async ({
  page,
}) => {
  const say = words('ar');
  let isNew = false;
  const { input } = await visit(page, 'ar');
  await page.route('**/assets/MeetingLead-*.js', (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(`${url}/?lang=ar`, async (route) => {
    isNew = route.request().isNavigationRequest();
    const response = await route.fetch();
    const body = await response.text();
    // The page that the site asks for names other files; the one that is loaded has them.
    await route.fulfill({
      response,
      body: isNew ? body : body.replace(/(data-entry=")[^"]+/, '$1/assets/new.js'),
    });
  });
  await input.fill(questions.ar);
  const message = page.locator('#contact [name=message]');
  await message.fill(answers.ar);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  await expect(page.getByRole('dialog', { name: say('forms', 'meeting.title') })).toBeVisible();
  expect(isNew).toBe(true);
  await expect(message).toHaveValue(answers.ar);
  await expect(page.locator('#chat-message')).toHaveValue(questions.ar);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    'i18nextLng',
  ]);
});

test('a lead sent while the chat cannot be loaded is kept, and the visitor is told where to write', async ({
  page,
}) => {
  await page.route('**/assets/ChatPanel-*.js', (route) => route.abort());
  await page.route('**/email/send', (route) => route.abort());
  await page.goto(url);
  await page.getByRole('button', { name: words('en')('work', 'contact.meeting') }).click();
  const form = page.getByRole('dialog', { name: words('en')('forms', 'meeting.title') });
  await form.locator('[name=name]').fill('Rawa Stein');
  await form.locator('[name=email]').fill('rawa@example.com');
  await form.locator('[name=phone]').fill('0750 123 4567');
  await form.getByRole('button', { name: words('en')('forms', 'meeting.submit') }).click();
  await expect(form).toBeHidden();
  const chat = page.getByRole('dialog', { name: words('en')('chat', 'panel.label') });
  await expect(chat).toContainText(words('en')('chat', 'panel.failed'));
  await expect(chat.getByRole('link', { name: 'hello@arbelin.example' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('arbelin_outbox'))).toContain('rawa@example.com');
});
