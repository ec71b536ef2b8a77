import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium, expect, type Page, test } from 'playwright/test';
import { openChat, watchTrouble } from './chat';
import { outbox } from './outbox';
import { sites } from './sites';
import { words } from './words';

// Last of the long files by name: side by side its visits do not keep two browsers idle at the end.
test.describe.configure({ mode: 'parallel' });

const { url } = sites.fresh;
const say = words('en');

/** Through the gate if it stands there, an answer of Maya's, a request that arrives, a choice, a language. */
async function visitAndWrite(page: Page, request: APIRequestContext, email: string) {
  await page.goto(`${url}/?lang=en`);
  await passTheGate(page);
  await page.getByRole('button', { name: say('consent', 'banner.essentialOnly') }).click();
  await expect(page.getByRole('button', { name: say('consent', 'banner.essentialOnly') })).toBeHidden();

  const { log, ask } = await openChat(page);
  await ask('Where are your offices?');
  await expect(log).toContainText('Erbil');
  await ask('Could you arrange a meeting with your team next week?');
  const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  await form.locator('[name=name]').fill('Rawa Stein');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('0750 123 4567');
  await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
  await expect(form).toBeHidden();
  await expect(log).toContainText(email);
  await outbox(request, url).mailFrom(email);
  await ask('What happens after that?');
  await expect(log.getByText(words('en')('chat', 'log.bot'))).toHaveCount(5);

  await page
    .getByRole('button', { name: say('common', 'language.switch') })
    .first()
    .press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

async function passTheGate(page: Page) {
  await page.getByLabel(say('gate', 'username')).fill('developer');
  await page.getByLabel(say('gate', 'password'), { exact: true }).fill('catalyst');
  await page.getByRole('button', { name: say('gate', 'enter') }).click();
  await expect(page.getByRole('button', { name: say('chat', 'toggle.open') }).first()).toBeVisible();
}

/** What a browser does to the site's storage before its first line runs. */
const refusals: Record<string, () => void> = {
  'localStorage is refused': () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
  },
  'localStorage is not there': () => {
    Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
  },
  'every write finds storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'there is no database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  },
  'the database is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  },
  'the database fails to open': () => {
    // A version that nobody can go back from.
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      if (version !== 1) return open.call(this, name, version);
      open.call(this, name, 99);
      return open.call(this, name, version);
    };
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`the site and Maya work where ${name}`, async ({ page, request }) => {
    const trouble = watchTrouble(page);
    await page.addInitScript(refuse);
    const index = Object.keys(refusals).indexOf(name);
    await visitAndWrite(page, request, `refused.${index}.${test.info().retry}@example.com`);
    expect(trouble).toEqual([]);
  });
}

/** What a profile says is heeded by the whole browser only, not by its shell without windows. */
const withProfiles = (path: string | undefined) =>
  path ? { executablePath: path.replace('-headless-shell', '') } : { channel: 'chromium' };

test('the site and Maya work in a browser whose owner has switched cookies off', async ({ request }) => {
  const profile = mkdtempSync(join(tmpdir(), 'arbelin-no-cookies-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...withProfiles(launchOptions?.executablePath),
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const trouble = watchTrouble(page);
    await visitAndWrite(page, request, `nocookies.${test.info().retry}@example.com`);
    const isRefused = await page.evaluate(() => {
      try {
        return !window.localStorage;
      } catch {
        return true;
      }
    });
    expect(isRefused).toBe(true);
    expect(trouble).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

const keys = [
  'i18nextLng',
  'arbelin_auth',
  'arbelin_cookie_consent',
  'arbelin_chat_memory',
  'arbelin_chat_learning',
  'arbelin_chat_analytics',
  'arbelin_chat_cache',
  'arbelin_chat_usage',
  'arbelin_outbox',
];

/** Every key holds this when the visitor comes. */
const corruptions: Record<string, string> = {
  'JSON that stops': '[{"sessionId":"a',
  'the wrong shape': '{"records":{"length":3},"messages":"many","metadata":null,"refusal":[]}',
  'lists of the wrong things': '[null,7,"x",[],{"messages":[null],"metadata":{}},{"timestamp":"now"}]',
  'prototype keys': '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
  'something huge': JSON.stringify('x'.repeat(450_000)),
};

for (const [name, text] of Object.entries(corruptions)) {
  test(`the site and Maya work with ${name} under every key`, async ({ page, request }) => {
    const trouble = watchTrouble(page);
    await page.goto(`${url}/outbox.json`);
    await page.evaluate(
      ([names, value]) => {
        for (const key of names as string[]) localStorage.setItem(key, value as string);
      },
      [keys, text],
    );
    const cookie = encodeURIComponent(text.slice(0, 1000));
    await page.context().addCookies([{ name: 'arbelin_consent', value: cookie, url }]);
    const index = Object.keys(corruptions).indexOf(name);
    await visitAndWrite(page, request, `corrupt.${index}.${test.info().retry}@example.com`);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('arbelin_chat_memory') ?? ''));
    expect(kept).toHaveLength(1);
    expect(trouble).toEqual([]);
  });
}

/** A page of the same origin that has nothing to do with the site's code: an older tab. */
async function openOlderTab(page: Page) {
  const older = await page.context().newPage();
  await older.goto(`${url}/outbox.json`);
  return older;
}

test('an older tab that holds the database back holds nobody up', async ({ page, request }) => {
  const trouble = watchTrouble(page);
  const older = await openOlderTab(page);
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('arbelin_vector_store', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('vectors', { keyPath: 'chunkId' });
        opening.onsuccess = () => {
          // It never closes, so this waits for it, and whoever comes later waits for this.
          indexedDB.deleteDatabase('arbelin_vector_store').onblocked = () => resolve();
        };
      }),
  );
  await visitAndWrite(page, request, `blocked.${test.info().retry}@example.com`);
  expect(trouble).toEqual([]);
});

test('a database that is deleted while it is open is let go, and Maya goes on', async ({ page }) => {
  const trouble = watchTrouble(page);
  await page.addInitScript(() => localStorage.setItem('arbelin_auth', 'authenticated'));
  await page.goto(`${url}/?lang=en`);
  const { log, ask } = await openChat(page);
  await ask('Where are your offices?');
  await expect(log).toContainText('Erbil');
  const older = await openOlderTab(page);
  const deleted = await older.evaluate(
    () =>
      new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase('arbelin_vector_store');
        deleting.onsuccess = () => resolve('deleted');
        deleting.onblocked = () => resolve('blocked');
      }),
  );
  expect(deleted).toBe('deleted');
  await page
    .getByRole('button', { name: say('common', 'language.switch') })
    .first()
    .press('Enter');
  await page.getByLabel(words('ar')('chat', 'composer.label')).fill('أين تقع مكاتبكم؟');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('أربيل');
  expect(trouble).toEqual([]);
});
