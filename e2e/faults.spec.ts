import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { openChat, watchTrouble } from './chat';
import { type ModelFault, modelFaults } from './services/faults';
import { drips, fails, hangs, type InferenceServer, says, startInference } from './services/inference';
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
  await Promise.all([heal(gateway), heal(inference)]);
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
/** Long enough for what was asked before to count no more in the limits of a minute. */
const aMinute = 61_000;
/** What Maya takes before she asks anybody. */
const pause = 300;

/** Where a browser differs from Node. It comes first: a browser remembers a preflight. */
const strange: ModelFault = {
  name: 'a page it does not know',
  cause: (service) => service.refusePages(),
  reads: 'network',
  gateway: 0,
  inference: 0,
};

async function heal(service: InferenceServer) {
  service.reset();
  await service.listen();
}

/** What holds the visitor up is given up when its time is over, one request after the other. */
async function sitOut(page: Page, service: InferenceServer, requests: number) {
  for (let asked = 1; asked <= requests; asked += 1) {
    await expect.poll(() => service.requests.length).toBe(asked);
    await page.clock.fastForward(20_000);
  }
}

for (const language of ['en', 'ar'] as const) {
  const say = words(language);
  const withNumber = (text: string, number: number) => text.replace(' ', ` ${number} `);

  test(`a gateway that fails in every way: the second service answers, asked once (${language})`, async ({
    page,
  }) => {
    await page.clock.install();
    const { log, input, ask, trouble } = await visit(page, language);
    for (const [index, fault] of [strange, ...modelFaults].entries()) {
      await test.step(fault.name, async () => {
        const question = withNumber(questions[language], index + 2);
        const isRefused = fault.reads === 'refused';
        const answer = withNumber(answers[language], index + 2);
        await fault.cause(gateway);
        inference.always(says(answer));
        await ask(question);
        await page.clock.runFor(pause);
        if (fault.holds) await sitOut(page, gateway, fault.gateway);

        await expect(log).toContainText(isRefused ? say('assistant', 'trouble.refused') : answer);
        await expect(input).toBeEditable();
        await expect(input).toHaveValue('');
        await expect(log.getByText(question)).toHaveCount(1);
        expect(gateway.requests.length).toBe(fault.gateway);
        expect(inference.requests.length).toBe(isRefused ? 0 : 1);
        await Promise.all([heal(gateway), heal(inference)]);
        await page.clock.fastForward(aMinute);
      });
    }
    expect(trouble).toEqual([]);
  });

  test(`a second service that fails in every way: words, the composer back, and a retry that answers (${language})`, async ({
    page,
  }) => {
    await page.clock.install();
    const { log, input, ask, retry, trouble } = await visit(page, language);
    await gateway.leave();
    for (const [index, fault] of [strange, ...modelFaults].entries()) {
      await test.step(fault.name, async () => {
        const question = withNumber(questions[language], index + 2);
        const answer = withNumber(answers[language], index + 2);
        // Only where every service says so is it a limit.
        const read = say('assistant', `trouble.${fault.reads === 'limited' ? 'failed' : fault.reads}`);
        await fault.cause(inference);
        await ask(question);
        await page.clock.runFor(pause);
        if (fault.holds) await sitOut(page, inference, 1);

        await expect(log).toContainText(read);
        await expect(input).toBeEditable();
        await expect(input).toHaveValue('');
        await expect(log.getByText(question)).toHaveCount(1);
        expect(inference.requests.length).toBe(fault.inference);
        await heal(inference);
        if (fault.reads === 'refused') return;

        inference.always(says(answer));
        await retry.click();
        await page.clock.runFor(pause);
        await expect(log).toContainText(answer);
        await expect(log).not.toContainText(read);
        await expect(log.getByText(question)).toHaveCount(1);
        expect(inference.requests.length).toBe(1);
        await heal(inference);
        await page.clock.fastForward(aMinute);
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

const offices = {
  en: {
    before: 'How do you build a brand position for a family company?',
    ask: 'Where are your offices?',
    city: 'Erbil',
  },
  ar: { before: 'كيف تبنون مكانة علامة تجارية لشركة عائلية؟', ask: 'أين مكاتبكم؟', city: 'أربيل' },
};

for (const language of ['en', 'ar'] as const) {
  test(`offline she answers from what she knows, and back online the services are asked again (${language})`, async ({
    page,
    context,
  }) => {
    const { before, ask: where, city } = offices[language];
    const { log, input, ask, trouble } = await visit(page, language);
    gateway.always(says(answers[language]));
    await ask(before);
    await expect(log).toContainText(answers[language]);
    gateway.requests.length = 0;
    await context.setOffline(true);
    await ask(where);
    await expect(log).toContainText(city);
    await expect(input).toBeEditable();
    expect(gateway.requests).toEqual([]);
    await context.setOffline(false);
    await ask(questions[language]);
    await expect(log.getByText(answers[language])).toHaveCount(2);
    expect(gateway.requests).toHaveLength(1);
    expect(trouble).toEqual([]);
  });
}
