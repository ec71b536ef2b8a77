import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { words } from './words';

export const consentKey = 'arbelin_cookie_consent';
export const consentCookie = 'arbelin_consent';

export type Category = 'analytics' | 'marketing' | 'preferences';
export const categories: readonly Category[] = ['analytics', 'marketing', 'preferences'];

export const banner = (page: Page, language: PageLanguage = 'en') =>
  page.getByRole('region', { name: words(language)('consent', 'banner.label') });

/** The button in the corner: there once the page runs and a choice exists. */
export const settingsButton = (page: Page) => page.locator('#cookie-settings');

export const settingsDialog = (page: Page, language: PageLanguage = 'en') =>
  page.getByRole('dialog', { name: words(language)('consent', 'settings') });

/** Goes to an address, and waits until the page runs and has asked, or knows the answer. */
export async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('#cookie-consent').or(settingsButton(page))).toBeVisible();
}

export async function pressInBanner(
  page: Page,
  button: 'acceptAll' | 'essentialOnly',
  language: PageLanguage = 'en',
) {
  const name = words(language)('consent', `banner.${button}`);
  await banner(page, language).getByRole('button', { name }).click();
  await expect(banner(page, language)).toBeHidden();
}

/** From the banner where it shows, else from the button in the corner. */
export async function openSettings(page: Page, language: PageLanguage = 'en') {
  const name = words(language)('consent', 'banner.customize');
  const customize = banner(page, language).getByRole('button', { name });
  await customize.or(settingsButton(page)).first().click();
  const settings = settingsDialog(page, language);
  await expect(settings).toBeVisible();
  return settings;
}

/** Saves a choice of exactly these categories. */
export async function customize(page: Page, ...chosen: Category[]) {
  const say = words('en');
  const settings = await openSettings(page);
  for (const category of categories) {
    await settings
      .getByRole('switch', { name: say('cookies', `categories.${category}`) })
      .setChecked(chosen.includes(category));
  }
  await settings.getByRole('button', { name: say('consent', 'save') }).click();
  await expect(settings).toBeHidden();
}

export const readRecord = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);

/** The names of everything the browser keeps, for the page and, as cookies, for anybody. */
export async function kept(page: Page) {
  const own = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  return { ...own, cookies };
}

/** What `kept` says of a browser in which only these names are. */
export const only = (names: { local: string[]; cookies?: string[]; databases?: string[] }) => ({
  session: [],
  caches: [],
  workers: 0,
  cookies: [],
  databases: [],
  ...names,
  local: names.local.toSorted(),
});

/**
 * Answers for every host but the site's own with an empty script, and notes who was asked, what the content
 * policy refused, and what the page threw.
 */
export async function watch(context: BrowserContext, own: string) {
  const asked: string[] = [];
  const refused: string[] = [];
  const thrown: string[] = [];
  await context.route(
    (address) => address.origin !== own,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await context.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await context.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteRefusal(`${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('weberror', (error) => thrown.push(error.error().message));
  return { asked, refused, thrown };
}

export const contactForm = (page: Page) =>
  page.getByRole('form', { name: words('en')('forms', 'contact.title') });

export async function sendContact(page: Page, email: string) {
  const form = contactForm(page);
  await form.locator('[name=name]').fill('Lena Azad');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill('We open in March and need a name.');
  await form.getByRole('button', { name: words('en')('forms', 'contact.submit') }).click();
}
