import { expect, test } from 'playwright/test';
import { openChat, watchTrouble } from './chat';
import { drawnToTheEnd } from './drawnToTheEnd';
import { sites } from './sites';
import { words } from './words';

/** Files of the site itself that cannot be fetched, or are gone with a new deployment. Here Maya answers by herself. */
const { url } = sites.marketing;

test('a question whose code cannot be fetched is told in words, and asked again when it can', async ({
  page,
}) => {
  await page.route('**/assets/path-*.js', (route) => route.abort());
  await page.goto(url);
  const { log, input, ask, retry } = await openChat(page);
  await ask('Where are your offices?');
  await expect(log).toContainText(words('en')('assistant', 'trouble.network'));
  await expect(input).toBeEditable();
  await page.unroute('**/assets/path-*.js');
  await retry.click();
  await expect(log).toContainText('Erbil');
});

test('the browser of these tests keeps a failed import for failed, as most visitors’ do', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/lost.js', (route) =>
    isLost ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  await page.goto(url);
  const load = () =>
    page.evaluate((file) => import(file).then(() => 'imported').catch(() => 'failed'), '/assets/lost.js');
  expect(await load()).toBe('failed');
  isLost = false;
  expect(await load()).toBe('failed');
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

test('what Maya lost on the way to her worker is fetched with the next question', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/embedded-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(url);
  const { log, ask, retry } = await openChat(page);
  await ask('Where are your offices?');
  await expect(log).toContainText(words('en')('assistant', 'trouble.network'));
  isLost = false;
  await retry.click();
  await expect(log).toContainText('Erbil');
  expect(page.workers()).toHaveLength(1);
});

for (const file of ['packages', 'main', 'ar', 'home']) {
  test(`a page that lost ${file} on the way wakes up when it can be had, without being loaded anew`, async ({
    page,
  }) => {
    let tries = 0;
    await page.route(`**/assets/${file}-*.js`, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    const trouble = watchTrouble(page);
    await page.goto(`${url}/?lang=ar`);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await openChat(page, 'ar');
    await drawnToTheEnd(page);
    await page.getByRole('button', { name: words('ar')('work', 'contact.meeting') }).click();
    await expect(page.getByRole('dialog', { name: words('ar')('forms', 'meeting.title') })).toBeVisible();
    expect(tries).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    expect(trouble).toEqual([]);
  });
}

test('a form whose file is gone with a new deployment comes with the new page, and what was typed with it', async ({
  page,
}) => {
  const say = words('ar');
  const typed = {
    chat: 'ما الخدمات التي تساعد علامة قهوة جديدة؟',
    message: 'نحتاج إلى هوية لعلامة قهوة جديدة.',
  };
  let isNew = false;
  await page.goto(`${url}/?lang=ar`);
  const { input } = await openChat(page, 'ar');
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
  await input.fill(typed.chat);
  const message = page.locator('#contact [name=message]');
  await message.fill(typed.message);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  await expect(page.getByRole('dialog', { name: say('forms', 'meeting.title') })).toBeVisible();
  expect(isNew).toBe(true);
  await expect(message).toHaveValue(typed.message);
  await expect(page.locator('#chat-message')).toHaveValue(typed.chat);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    'i18nextLng',
  ]);
});

test('what Maya cannot fetch in her worker after a new deployment comes with the new page', async ({
  page,
}) => {
  let isNew = false;
  await page.goto(`${url}/`);
  await page.route('**/assets/knowledge-*.js', (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(`${url}/`, async (route) => {
    if (route.request().isNavigationRequest()) isNew = true;
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: isNew ? body : body.replace(/(data-entry=")[^"]+/, '$1/assets/new.js'),
    });
  });
  await openChat(page, 'en');
  // The mark is made a moment before the page goes.
  await page.waitForFunction(() => history.state?.isReloaded);
  await expect.poll(() => isNew).toBe(true);
  await page.waitForLoadState('networkidle');
  const { log, ask } = await openChat(page, 'en');
  await ask('Where are your offices?');
  await expect(log).toContainText('Erbil');
});

test('a page whose code is gone with a new deployment becomes the new page, and what was typed stays', async ({
  page,
}) => {
  const say = words('ar');
  let isNew = false;
  await page.route(`${url}/?lang=ar`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isShown = route.request().isNavigationRequest();
    // The page that is shown first is the old one, as out of a cache.
    await route.fulfill({
      response,
      body: isNew ? body : body.replace(/(data-entry=")[^"]+/, '$1/assets/gone.js'),
    });
    if (isShown) isNew = true;
  });
  await page.goto(`${url}/?lang=ar`);
  const message = page.locator('#contact [name=message]');
  await message.fill('نحتاج إلى هوية لعلامة قهوة جديدة.');
  await page.waitForFunction(() => history.state?.isReloaded);
  await openChat(page, 'ar');
  await expect(message).toHaveValue('نحتاج إلى هوية لعلامة قهوة جديدة.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('button', { name: say('forms', 'contact.submit') })).toBeEnabled();
});

test('a lead sent while the chat cannot be loaded is kept, and the visitor is told where to write', async ({
  page,
}) => {
  await page.route('**/assets/ChatPanel-*.js', (route) => route.abort());
  await page.route('**/email/send', (route) => route.abort());
  await page.goto(url);
  await drawnToTheEnd(page);
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
