import { expect, type Page, test } from 'playwright/test';
import {
  arrive,
  banner,
  kept,
  only,
  openSettings,
  pressInBanner,
  readRecord,
  settingsButton,
  settingsDialog,
} from './consent';
import { sites } from './sites';
import { words } from './words';

test.describe.configure({ mode: 'parallel' });

const { url } = sites.marketing;

for (const language of ['en', 'ar'] as const) {
  const say = words(language);

  test(`the banner is a region one Tab from the skip link, and only a press is a choice (${language})`, async ({
    page,
  }) => {
    await arrive(page, `${url}/?lang=${language}`);
    const region = banner(page, language);
    await expect(region).toMatchAriaSnapshot(`
      - region "${say('consent', 'banner.label')}":
        - heading "${say('consent', 'banner.title')}" [level=2]
        - paragraph:
          - link "${say('footer', 'privacy')}"
        - button "${say('consent', 'banner.acceptAll')}"
        - button "${say('consent', 'banner.essentialOnly')}"
        - button "${say('consent', 'banner.customize')}"
    `);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('common', 'skip') })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await region.evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(region).toBeVisible();

    // Not modal: the page behind it works.
    await page.locator('.chat-toggle').click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.keyboard.press('Escape');

    const customize = region.getByRole('button', { name: say('consent', 'banner.customize') });
    await customize.focus();
    await page.keyboard.press('Enter');
    const settings = settingsDialog(page, language);
    const category = (name: string) =>
      settings.getByRole('switch', { name: say('cookies', `categories.${name}`) });
    await expect(settings).toHaveAttribute('aria-modal', 'true');
    await expect(category('essential')).toBeDisabled();
    await expect(category('essential')).toBeChecked();
    await category('analytics').focus();
    await page.keyboard.press('Space');
    await expect(category('analytics')).toBeChecked();
    await expect(settings.getByText(say('consent', 'privacySignal'))).toHaveCount(0);
    for (const name of ['acceptAll', 'save', 'essentialOnly', 'customize']) {
      await expect(settings.getByRole('button', { name: say('consent', name) })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(region).toBeVisible();
    await expect(customize).toBeFocused();
    expect(await kept(page)).toEqual(only({ local: ['i18nextLng'] }));
  });
}

/**
 * Waits until what has the focus stands in the window, with its middle clear of the banner: a page may scroll
 * smoothly to it. Says what does not, after as long as no scrolling lasts.
 */
const focusInSight = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector('#cookie-consent');
          if (!focused || focused === document.body || bar?.contains(focused)) return '';
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return middle && !bar?.contains(middle) ? '' : focused.outerHTML;
        }),
      { intervals: [0, 50, 100, 250], timeout: 5000 },
    )
    .toBe('');

for (const { width, height, route, language, motion } of [
  { width: 320, height: 640, route: '/privacy-policy', language: 'en', motion: 'no-preference' },
  { width: 320, height: 640, route: '/', language: 'ar', motion: 'reduce' },
  // 1280 at 200 % and at 400 %.
  { width: 640, height: 360, route: '/privacy-policy', language: 'ar', motion: 'no-preference' },
  { width: 320, height: 180, route: '/', language: 'en', motion: 'no-preference' },
  { width: 1280, height: 720, route: '/privacy-policy', language: 'ar', motion: 'reduce' },
  { width: 1280, height: 720, route: '/', language: 'en', motion: 'no-preference' },
] as const) {
  test(`the banner hides nothing that has the focus, nor Maya (${width} by ${height}, ${language}, motion ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width, height });
    await arrive(page, `${url}${route}?lang=${language}`);
    await page.locator('.chat-toggle').click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (let step = 0; step < 50; step += 1) {
      await page.keyboard.press('Tab');
      await focusInSight(page);
    }
  });
}

test('the choice is changed from the corner and from the footer, and the banner can be forced open', async ({
  page,
}) => {
  const say = words('en');
  await arrive(page, url);
  await expect(settingsButton(page)).toHaveCount(0);
  await pressInBanner(page, 'essentialOnly');
  await expect(settingsButton(page)).toBeFocused();
  const record = await readRecord(page);

  await page.keyboard.press('Enter');
  const settings = settingsDialog(page);
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settingsButton(page)).toBeFocused();

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent', 'settings') })
    .click();
  await settings.getByRole('button', { name: say('consent', 'showBanner') }).click();
  await expect(settings).toBeHidden();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
  expect(await readRecord(page)).toEqual(record);
});

test('a browser that asks for privacy is told so, and everything optional is off', async ({ page }) => {
  const say = words('en');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await arrive(page, url);
  const settings = await openSettings(page);
  await expect(settings.getByText(say('consent', 'privacySignal'))).toBeVisible();
  for (const optional of await settings.getByRole('switch', { disabled: false }).all()) {
    await expect(optional).not.toBeChecked();
  }
  await settings.getByRole('button', { name: say('consent', 'save') }).click();
  await expect
    .poll(() => readRecord(page))
    .toMatchObject({ analytics: false, marketing: false, preferences: false });
});
