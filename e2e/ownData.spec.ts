import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { storedItems } from '../src/content/cookies';
import { formatNumber } from '../src/languages';
import { arrive, banner, kept, only, openSettings, pressInBanner, watch } from './consent';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.marketing;

/** Name and content of everything, as the browser has it. */
const contents = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('arbelin_vector_store');
      request.onsuccess = () => resolve(request.result);
    });
    const vectors = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('vectors').objectStore('vectors').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const cookies = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s).slice(0, 2));
    return {
      texts: [
        ...Object.entries(localStorage),
        ...Object.entries(sessionStorage),
        ...cookies.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
      ] as [string, string][],
      vectors: JSON.parse(JSON.stringify(vectors)) as unknown[],
    };
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

for (const language of ['en', 'ar'] as const) {
  const say = words(language);

  test(`the visitor sees, takes along and erases everything that is kept (${language})`, async ({
    page,
    context,
  }) => {
    const { thrown } = await watch(context, url);
    await arrive(page, `${url}/?lang=${language}`);
    await pressInBanner(page, 'acceptAll', language);
    await page.locator('.chat-toggle').click();
    const input = page.getByLabel(say('chat', 'composer.label'));
    await input.fill(language === 'ar' ? 'ما خدماتكم؟' : 'What does your agency do?');
    await input.press('Enter');
    await expect.poll(async () => (await kept(page)).local).toContain('arbelin_chat_memory');
    await expect(input).toBeEditable();
    await page.evaluate(() => {
      sessionStorage.setItem('tt_sessionId', 'a vendor’s');
      // biome-ignore lint/suspicious/noDocumentCookie: what a vendor's script does.
      document.cookie = '_fbp=fb.1.2; path=/';
    });

    const settings = await openSettings(page, language);
    await settings.getByRole('button', { name: say('consent', 'data.title') }).click();
    const rows = settings.getByRole('listitem');
    await expect(rows).toHaveCount(storedItems.length + 2);
    const { texts, vectors } = await contents(page);
    const sizes = new Map(
      [...texts, ['arbelin_vector_store', JSON.stringify({ vectors })] as const].map(([name, text]) => [
        name,
        Buffer.byteLength(name + text),
      ]),
    );
    const sized = (bytes = 0) => {
      if (bytes === 0) return say('consent', 'data.empty');
      return bytes < 1000
        ? formatNumber(bytes, language, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
        : formatNumber(bytes / 1000, language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
    };
    const list = [
      ...storedItems.map(({ id, key }) => [
        key,
        sized(sizes.get(key)),
        say('cookies', `storage.purposes.${id}`),
      ]),
      ...['tt_sessionId', '_fbp'].map((name) => [name, sized(sizes.get(name)), say('consent', 'data.other')]),
    ];
    await expect(rows).toHaveText(list.map((parts) => parts.join('')));

    const download = page.waitForEvent('download');
    await settings.getByRole('button', { name: say('consent', 'data.export') }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file.site).toBe(url);
    const inFile = file.items.map(({ name, value }: { name: string; value: unknown }) => [name, value]);
    expect(inFile.toSorted()).toEqual(
      [
        ...texts.map(([name, text]) => [name, parsed(text)]),
        ['arbelin_vector_store', { vectors }],
      ].toSorted(),
    );
    expect(vectors.length).toBeGreaterThan(0);

    const press = (name: string) => settings.getByRole('button', { name: say('consent', name) }).click();
    await press('data.erase');
    await press('data.keep');
    expect((await kept(page)).local).toContain('arbelin_chat_memory');
    await press('data.erase');
    await press('data.eraseNow');
    await expect(settings.getByText(say('consent', 'data.erased'))).toBeVisible();
    const nothing = only({ local: ['i18nextLng'] });
    expect(await kept(page)).toEqual(nothing);
    await expect(rows.filter({ hasText: say('consent', 'data.empty') })).toHaveCount(storedItems.length - 1);

    await arrive(page, `${url}/terms-of-service`);
    await expect(banner(page, language)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
    expect(thrown).toEqual([]);
  });
}

test('a reply under way while everything is erased leaves nothing behind', async ({ page }) => {
  const say = words('en');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What Maya knows, and so her reply, is held up on its way.
  await page.route('**/assets/knowledge-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await arrive(page, url);
  await page.locator('.chat-toggle').click();
  const input = page.getByLabel(say('chat', 'composer.label'));
  await input.fill('What does your agency do?');
  await input.press('Enter');
  await expect(page.getByRole('log')).toContainText('What does your agency do?');

  await expect.poll(() => page.workers().length).toBe(1);

  const settings = await openSettings(page);
  await settings.getByRole('button', { name: say('consent', 'data.title') }).click();
  await settings.getByRole('button', { name: say('consent', 'data.erase') }).click();
  await settings.getByRole('button', { name: say('consent', 'data.eraseNow') }).click();
  await expect(settings.getByText(say('consent', 'data.erased'))).toBeVisible();
  // Whoever read the question has forgotten it.
  expect(page.workers()).toEqual([]);
  await page.keyboard.press('Escape');

  // The next reply comes after the one that was held up.
  release();
  await page.locator('.chat-toggle').click();
  await expect(page.getByRole('log')).not.toContainText('What does your agency do?');
  await input.fill('Where are your offices?');
  await input.press('Enter');
  const memory = () => page.evaluate(() => localStorage.getItem('arbelin_chat_memory') ?? '');
  await expect.poll(memory).toContain('Where are your offices?');
  expect(await memory()).not.toContain('What does your agency do?');
});
