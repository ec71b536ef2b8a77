import { expect, type Page, test } from 'playwright/test';
import { pageLanguages } from '../src/languages';
import { openChat, watchTrouble } from './chat';
import { sites } from './sites';
import { words } from './words';

/** Where Maya thinks. Here she answers by herself, behind the strictest policy: nothing but what is the site's own. */
const { url } = sites.fresh;

const questions = { en: 'Where are your offices?', ar: 'أين مكاتبكم؟' };
const offices = { en: 'Erbil', ar: 'أربيل' };

async function arrive(page: Page, language: 'en' | 'ar' = 'en') {
  const say = words(language);
  await page.goto(`${url}/?lang=${language}`);
  await page.getByLabel(say('gate', 'username')).fill('developer');
  await page.getByLabel(say('gate', 'password'), { exact: true }).fill('catalyst');
  await page.getByRole('button', { name: say('gate', 'enter') }).click();
  await expect(page.getByRole('button', { name: say('chat', 'toggle.open') }).first()).toBeVisible();
}

/** What the page itself asks for in order to think. */
function watchPlace(page: Page) {
  const inPlace: string[] = [];
  page.on('request', (request) => {
    // It is fetched before it is imported.
    if (request.resourceType() === 'script' && /\/assets\/mind-/.test(request.url()))
      inPlace.push(request.url());
  });
  return inPlace;
}

for (const language of pageLanguages) {
  test(`she thinks beside the page, once the chat is open and within the policy: ${language}`, async ({
    page,
  }) => {
    const trouble = watchTrouble(page);
    const inPlace = watchPlace(page);
    await arrive(page, language);
    expect(page.workers()).toEqual([]);
    const { log, ask } = await openChat(page, language);
    await ask(questions[language]);
    await expect(log).toContainText(offices[language]);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/mindWorker-[\w-]+\.js$/),
    ]);
    expect(inPlace).toEqual([]);
    expect(trouble).toEqual([]);
    // The policy vouches for her worker and for no other script.
    const started = page.evaluate(() => void new Worker('/robots.txt'));
    await expect(started).rejects.toThrow(/TrustedScriptURL/);
  });

  test(`where her worker cannot be fetched she thinks on the page: ${language}`, async ({ page }) => {
    const inPlace = watchPlace(page);
    await page.route('**/assets/mindWorker-*.js', (route) => route.abort());
    await arrive(page, language);
    const { log, ask } = await openChat(page, language);
    await ask(questions[language]);
    await expect(log).toContainText(offices[language]);
    expect(inPlace).toHaveLength(1);
    expect(page.workers()).toEqual([]);
  });
}

test('in a browser without workers she thinks on the page, and nothing is amiss', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  const trouble = watchTrouble(page);
  await arrive(page);
  const { log, ask } = await openChat(page);
  await ask(questions.en);
  await expect(log).toContainText(offices.en);
  expect(trouble).toEqual([]);
});

const ends: Record<string, () => void> = {
  breaks: () => {
    setTimeout(() => {
      throw new Error('It broke');
    });
  },
  'falls silent': () => globalThis.close(),
};

for (const [name, end] of Object.entries(ends)) {
  test(`a worker that ${name} in the middle of a turn costs no answer, and is not started again`, async ({
    page,
  }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What Maya knows, and so her reply, is held up on its way.
    let isAsked = false;
    await page.route('**/assets/knowledge-*.js', async (route) => {
      isAsked = true;
      await isReleased;
      await route.continue();
    });
    const inPlace = watchPlace(page);
    await arrive(page);
    const { log, ask } = await openChat(page);
    await ask(questions.en);
    await expect.poll(() => isAsked).toBe(true);
    await page.workers()[0]?.evaluate(end);
    await expect.poll(() => page.workers().length).toBe(0);
    release();
    await expect(log).toContainText(offices.en);
    expect(inPlace).toHaveLength(1);
    await ask('How much does a campaign cost?');
    await expect(log).toContainText('price list');
    expect(page.workers()).toEqual([]);
  });
}
