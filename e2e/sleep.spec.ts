import { type Browser, expect, type Page, test } from 'playwright/test';
import { type PageLanguage, pageLanguages } from '../src/languages';
import { drawnToTheEnd } from './drawnToTheEnd';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const ofHome = /\/assets\/(home|(en|ar)\.home)-/;

/** Opens the home page, whose code then waits until `deliver` is called. */
async function openAsleep(browser: Browser, language: PageLanguage) {
  const context = await browser.newContext({ locale: language === 'ar' ? 'ar-IQ' : 'en-GB' });
  const page = await context.newPage();
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(ofHome, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const written = [...document.querySelectorAll('main > section')];
    const blanks: string[] = [];
    new MutationObserver(() => {
      if (!document.querySelector('main > section'))
        blanks.push(document.querySelector('main')?.innerHTML ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { written, blanks });
  });
  return { page, deliver, t: words(language), close: () => context.close() };
}

/** What of the page that the build wrote is gone, what stood there instead, and what React found otherwise. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const { written, blanks } = window as unknown as { written: Element[]; blanks: string[] };
    return {
      replaced: written.filter((section) => !section.isConnected).map(({ id }) => id),
      blanks,
      mismatches: performance.getEntriesByName('hydration-mismatch').length,
    };
  });
const none = { replaced: [], blanks: [], mismatches: 0 };
const awake = (page: Page) => page.waitForFunction(() => !('early' in window));

for (const language of pageLanguages) {
  test.describe(language, () => {
    test('a visit that only looks loads no more script than the page names, and asks about cookies', async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale: language === 'ar' ? 'ar-IQ' : 'en-GB' });
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      await expect(
        page.getByRole('button', { name: words(language)('consent', 'banner.customize') }),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { loaded, named } = await page.evaluate((language) => {
        const { dataset } = document.querySelector('script[data-entry]') as HTMLScriptElement;
        return {
          named: `${dataset.entry} ${dataset.modules} ${dataset[`${language}Words`]}`.split(' '),
          // Each is fetched, and imported out of the browser's cache after that.
          loaded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ transferSize }) => transferSize > 0)
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => path.endsWith('.js')),
        };
      }, language);
      expect(loaded.filter((path) => !named.includes(path))).toEqual([expect.stringMatching(/\/banner-/)]);
      expect(loaded).toHaveLength(named.length + 1);
      await context.close();
    });

    test('a button that sleeps is pressed when it has woken up, once', async ({ browser }) => {
      const { page, deliver, t, close } = await openAsleep(browser, language);
      const button = page.getByRole('button', { name: t('work', 'contact.meeting') });
      // Nobody scrolls there and presses within the few frames in which the page takes its length.
      await drawnToTheEnd(page);
      await button.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      deliver();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(await harm(page)).toEqual(none);
      await close();
    });

    test('a link that the browser follows by itself leads on without a blank', async ({ browser }) => {
      const { page, deliver, t, close } = await openAsleep(browser, language);
      await page.getByRole('link', { name: t('home', 'hero.action') }).click();
      await expect(page.locator('#contact')).toBeInViewport();
      deliver();
      await awake(page);
      await expect(page.locator('#contact')).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('#contact');
      await page.goBack();
      await expect(page.locator('#home')).toBeInViewport();
      expect(await harm(page)).toEqual(none);
      await close();
    });

    test('so does one of the header, and Back', async ({ browser }) => {
      const { page, deliver, t, close } = await openAsleep(browser, language);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('common', 'nav.work') })
        .click();
      deliver();
      await awake(page);
      await expect(page.locator('#work')).toBeInViewport();
      await page.goBack();
      await expect(page.locator('#home')).toBeInViewport();
      expect(await harm(page)).toEqual(none);
      await close();
    });

    test('a service in the address opens over what the build wrote', async ({ browser }) => {
      const context = await browser.newContext({ locale: language === 'ar' ? 'ar-IQ' : 'en-GB' });
      const page = await context.newPage();
      await page.goto(`${url}/?service=brand-strategy`);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(await page.evaluate(() => performance.getEntriesByName('hydration-mismatch').length)).toBe(0);
      await context.close();
    });

    test('a service opens over it', async ({ browser }) => {
      const { page, deliver, close } = await openAsleep(browser, language);
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('openService', { detail: 'brand-strategy' })),
      );
      deliver();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(await harm(page)).toEqual(none);
      await close();
    });

    test('the language changes when all of the page can', async ({ browser }) => {
      const { page, deliver, t, close } = await openAsleep(browser, language);
      const before = await page.locator('h1').textContent();
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common', 'language.switch') })
        .click();
      await expect(page.locator('h1')).toHaveText(before ?? '');
      deliver();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
      await expect(page.locator('h1')).not.toHaveText(before ?? '');
      expect(await harm(page)).toEqual(none);
      await close();
    });
  });
}
