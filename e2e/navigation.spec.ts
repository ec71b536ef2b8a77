import { expect, type Page, test } from 'playwright/test';
import { partsWaitMs } from '../src/waitingParts';
import { drawnToTheEnd } from './drawnToTheEnd';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const say = words('en');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a service opens without moving the page, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto(url);
  const title = 'Brand Strategy and Business Intelligence';
  const panel = page.getByRole('button', { name: title });
  await panel.scrollIntoViewIfNeeded();
  await panel.focus();
  // Sections above that are drawn late may still move it.
  await page.waitForLoadState('networkidle');
  const before = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page, title)).toBeVisible();
  await expect(page).toHaveTitle(/^Brand Strategy and Business Intelligence/);
  await expect(page).toHaveURL(/\?service=brand-strategy/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toBeHidden();
  await expect(page).not.toHaveURL(/service=/);
  await expect(panel).toBeFocused();
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(5);
});

test('a service pressed twice is one step away from the page', async ({ page }) => {
  await page.goto(url);
  const title = 'Brand Strategy and Business Intelligence';
  const panel = page.getByRole('button', { name: title });
  await panel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // Both before the modal stands, as from a trembling finger on a slow phone.
  await panel.evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click());
  });
  await expect(dialog(page, title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toBeHidden();
  await expect(page).not.toHaveURL(/service=/);
});

test('a deep link to a service closes to the page it lies over, also by way of a related one', async ({
  page,
}) => {
  await page.goto(`${url}/?lang=ar&service=brand-strategy`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'التقنية والبيانات' }).click();
  await expect(page).toHaveURL(/service=technology-analytics/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(`${url}/?lang=ar`);
});

test('the event opens a service once, replaces it while one is open, and ignores what it does not know', async ({
  page,
}) => {
  await page.goto(url);
  const open = (detail: unknown) =>
    page.evaluate((value) => window.dispatchEvent(new CustomEvent('openService', { detail: value })), detail);
  await open('no-such-service');
  await open({ slug: 'digital-marketing' });
  await expect(dialog(page, 'Digital Marketing and Growth')).toBeVisible();
  await open('digital-marketing');
  await open({ slug: 'creative-content' });
  await expect(dialog(page, 'Creative and Content Excellence')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/service=/);
});

test('forward goes to the top and to the heading, Back restores the place', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Sections above that are drawn late would still move it.
  await drawnToTheEnd(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('footer', 'privacy') });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(60);
});

test('a link to a section lands under the header, from another route and with sections still on their way', async ({
  page,
}) => {
  const top = () =>
    page.locator('#work').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto(`${url}/#work`);
  await expect.poll(top).toBe(130);
  await page.goto(`${url}/disclaimer`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Work' }).click();
  await expect.poll(top).toBe(130);
  await expect(page).toHaveURL(`${url}/#work`);
});

test('the address follows the section in view without history entries, and the header shows it', async ({
  page,
}) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.locator('#about').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page).toHaveURL(`${url}/#about`);
  await expect(page.getByRole('link', { name: 'Who We Are' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(`${url}/`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the address is left alone while the page moves', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(async () => {
    const hashes = new Set<string>();
    for (let frame = 0; frame < 80; frame += 1) {
      window.scrollBy({ top: 40, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      hashes.add(location.hash);
    }
    return [...hashes];
  });
  expect(seen).toEqual(['']);
  await expect(page).toHaveURL(/#\w+$/);
});

test('a section that was in view is not written into the address of the page that comes next', async ({
  page,
}) => {
  let letPageCome = () => {};
  const isLet = new Promise<void>((resolve) => {
    letPageCome = resolve;
  });
  await page.route(/\/assets\/LegalPage-.*\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#about').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await expect(page).toHaveURL(`${url}/#about`);
  await link.evaluate((element: HTMLElement) => {
    document.getElementById('challenge')?.scrollIntoView({ behavior: 'instant' });
    // By the next frame the section is told, and its address waits.
    requestAnimationFrame(() => requestAnimationFrame(() => element.click()));
  });
  await page.waitForURL(/privacy-policy/);
  // Longer than a section waits for the page to stand still.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${url}/privacy-policy`);
  letPageCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('the header hides on the way down past 130 px and comes back on the way up', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  // On the page before the script answers, nothing follows yet: a visitor scrolls on.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    await expect(header).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await expect(header).toBeInViewport();
});

test('the language switch keeps route and query, and a reload keeps the language', async ({ page }) => {
  await page.goto(`${url}/terms-of-service?lang=en`);
  await page
    .getByRole('button', { name: say('common', 'language.switch') })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/شروط الخدمة/);
  expect(page.url()).toBe(`${url}/terms-of-service?lang=ar`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar');
});

test('the services menu opens on hover and by keyboard, waits 300 ms, and closes on Escape', async ({
  page,
}) => {
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Services', exact: true });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Creative & Content/ });
  await button.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(5, 600);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('whoever follows a link to a section goes on from its heading, from the page and from a modal', async ({
  page,
}) => {
  await page.goto(url);
  // Before the page's script answers, the browser follows the link by itself; the clocks come with the script.
  await expect(
    page
      .getByRole('banner')
      .getByText(/^\d\d:\d\d$/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Our Work' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: say('work', 'mark') })).toBeFocused();
  await page.goto(`${url}/terms-of-service?service=brand-strategy`);
  await page
    .getByRole('button', { name: say('common', 'service.plan') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${url}/#contact`);
  await expect(page.getByRole('heading', { level: 2, name: say('work', 'contact.mark') })).toBeFocused();
});

test('the way to a section is shown, but not to visitors who want no motion', async ({ page }) => {
  await keepPartsWaiting(page);
  const stopsOnTheWay = async () => {
    await page.goto(url);
    await expect(
      page.locator('[data-waiting]').first(),
      'what lies between has no length yet',
    ).toBeAttached();
    await page.evaluate(() => {
      const stops: number[] = [];
      Object.assign(window, { stops });
      window.addEventListener('scroll', () => stops.push(window.scrollY));
    });
    await page.getByRole('link', { name: 'Our Work' }).first().click();
    const work = page.locator('#work');
    await expect.poll(() => work.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(130);
    return page.evaluate(() => new Set((window as unknown as { stops: number[] }).stops).size);
  };
  expect(await stopsOnTheWay()).toBeLessThan(4);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await stopsOnTheWay()).toBeGreaterThan(4);
});

for (const language of ['en', 'ar'] as const) {
  test(`what lies far below is laid out once the visitor moves, in ${language}`, async ({ page }) => {
    await keepPartsWaiting(page);
    for (const move of [() => page.keyboard.press('Shift'), () => page.mouse.wheel(0, 40)]) {
      await page.goto(`${url}/?lang=${language}`);
      await expect(page.locator('[data-waiting]').first(), 'it waits').toBeAttached();
      await move();
      await expect(page.locator('[data-waiting]'), 'it is there').toHaveCount(0);
    }
  });

  test(`a link to a section that is not laid out yet leads to its beginning, in ${language}`, async ({
    page,
  }) => {
    await keepPartsWaiting(page);
    await page.goto(`${url}/?lang=${language}`);
    await expect(page.locator('[data-waiting]').first()).toBeAttached();
    const isWaiting = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.hero-foot a[href*="#contact"]');
      const isWaiting = document.querySelector('[data-waiting]') !== null;
      link?.click();
      return isWaiting;
    });
    expect(isWaiting).toBe(true);
    const contact = page.locator('#contact');
    await expect.poll(() => contact.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(130);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });
}

test('the End key leads to the end of a page that is not laid out yet', async ({ page }) => {
  await keepPartsWaiting(page);
  await page.goto(url);
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  await page.keyboard.press('End');
  // It may still grow a little as it wakes up: what is at its end is in view all the same.
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('who only looks gets the whole page too', async ({ page }) => {
  await keepPartsWaiting(page);
  await page.goto(url);
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  await page.evaluate(() => (window as unknown as { drawThem: () => void }).drawThem());
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('a figure that waits to be laid out still arrives when it comes into view', async ({ page }) => {
  await keepPartsWaiting(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(url);
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  const figure = page.locator('.advantage-venn');
  await page.mouse.move(300, 300);
  await expect(figure, 'it is set back').toHaveAttribute('data-entrance', 'waiting');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-entrance', 'arrived');
});

/** The page would draw the rest by itself after a while: now it does when `drawThem` is called. See `boot.ts`. */
const keepPartsWaiting = (page: Page) =>
  page.addInitScript((partsWaitMs) => {
    const real = window.setTimeout.bind(window) as (...told: unknown[]) => number;
    const held = (...told: unknown[]) => {
      if (told[1] !== partsWaitMs) return real(...told);
      Object.assign(window, { setTimeout: real, drawThem: told[0] });
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  }, partsWaitMs);

test('a service nobody offers leaves the address', async ({ page }) => {
  await page.goto(`${url}/?service=no-such-service`);
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a part that a weak network loses is waited for, and the page stays whole', async ({ page }) => {
  let losses = 0;
  await page.route(/assets\/ServiceModal-.*\.js/, (route) => {
    losses += 1;
    return losses === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${url}/?service=brand-strategy`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(losses).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: say('common', 'crash.title') })).toBeHidden();
});

test('an unknown address is a page of its own, with a way home', async ({ page }) => {
  await page.goto(`${url}/no-such-page`);
  await expect(page.getByRole('heading', { name: say('common', 'notFound.title') })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: say('common', 'notFound.home') }).click();
  await expect(page).toHaveURL(`${url}/`);
});

for (const [name, isSlow] of [
  ['', false],
  [' from a page that was still on its way', true],
] as const) {
  test(`the mobile menu leaves nothing behind on Back${name}`, async ({ page }) => {
    let isHeld = isSlow;
    await page.route('**/assets/LegalPage-*.js', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/disclaimer`, { waitUntil: 'commit' });
    // The page follows links by itself once its script is there.
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.key))).toBe(true);
    await page
      .getByRole('link', { name: say('common', 'home') })
      .first()
      .click();
    await expect(page).toHaveURL(`${url}/`);
    await page.getByRole('button', { name: say('common', 'menu.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    isHeld = false;
    await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible();
  });
}
