import { expect, type Page, test } from 'playwright/test';
import { openChat } from './chat';
import { sites } from './sites';
import { words } from './words';

/** How people set up their browsers who cannot use it as it comes: larger text, zoom, colours of their own, stillness. */
const { url } = sites.launched;
/** Where Maya answers by herself. */
const answering = sites.marketing;

const routes = ['/', '/privacy-policy'];

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Is the whole of it within the window, or can it be scrolled there? */
const isReachable = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    });

/**
 * What is operated in this part of the page and cannot be had: wider or lower than the window when scrolled to its
 * middle, or with something else on top of it.
 */
const outOfReach = (page: Page, part: string) =>
  page
    .locator(part)
    .last()
    .evaluate((scope) =>
      [...scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => !control.closest('[aria-hidden=true], .sr-only, [inert]'))
        .filter((control) => {
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          // A link in running text may be broken over two lines: its first is what counts.
          const [box] = control.getClientRects();
          if (!box) return true;
          const x = box.left + box.width / 2;
          const y = box.top + Math.min(box.height / 2, 20);
          const onTop = document.elementFromPoint(x, y);
          const isHit = onTop && (control.contains(onTop) || onTop.contains(control));
          return !isHit || box.left < -1 || box.right > innerWidth + 1;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );

for (const language of ['en', 'ar'] as const) {
  const say = words(language);

  test(`text twice as large keeps everything in its place (${language})`, async ({ page }) => {
    for (const route of routes) {
      await page.goto(`${url}${route}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await excess(page)).toBe(0);
    }
    await openChat(page, language);
    expect(await isReachable(page, '.chat textarea')).toBe(true);
    expect(await excess(page)).toBe(0);
  });

  test(`at four times the size one column remains, and its buttons can be reached (${language})`, async ({
    page,
  }) => {
    // What is left of 1280 by 1024.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${url}/?lang=${language}`);
    await page.getByRole('button', { name: say('consent', 'banner.essentialOnly') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await excess(page)).toBe(0);
    const isFreeOf = async (part: string) => {
      expect(await outOfReach(page, part), part).toEqual([]);
      expect(await excess(page), part).toBe(0);
    };
    await isFreeOf('header');
    await openChat(page, language);
    await isFreeOf('.chat');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
    await expect(page.getByRole('dialog', { name: say('forms', 'meeting.title') })).toBeVisible();
    await isFreeOf('dialog[open]');
    await page.keyboard.press('Escape');
    await isFreeOf('#contact form');
    await isFreeOf('footer');

    await page
      .getByRole('button', { name: say('consent', 'settings') })
      .last()
      .click();
    const settings = page.getByRole('dialog', { name: say('consent', 'settings') });
    await settings.getByRole('button', { name: say('cookies', 'caption') }).click();
    await settings.getByRole('button', { name: say('consent', 'data.title') }).click();
    await isFreeOf('dialog[open]');
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('openService', { detail: 'creative-content' })),
    );
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await isFreeOf('dialog[open]');

    await page.goto(`${url}/privacy-policy?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isFreeOf('main');
    await page.goto(`${sites.fresh.url}/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isFreeOf('body');
  });

  test(`in colours of the visitor’s own every control has an edge and every sign a colour (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`${url}/?lang=${language}`);
    await openChat(page, language);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, textarea, select')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => !control.closest('[aria-hidden=true], .sr-only'))
        .filter((control) => {
          const { textDecorationLine } = getComputedStyle(control);
          // A field may have its edge around it.
          const hasEdge = [control, control.parentElement].some((one) => {
            const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(one ?? control);
            return (borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0) || outlineStyle !== 'none';
          });
          // A word among others of its kind is a link in a menu; what looks like a key needs its edge.
          const hasWords = !control.matches('.button') && (control.textContent ?? '').trim() !== '';
          const sign = control.querySelector('svg');
          const isSignSeen =
            sign && getComputedStyle(sign).color !== getComputedStyle(document.body).backgroundColor;
          return !(hasEdge || hasWords || textDecorationLine !== 'none' || isSignSeen);
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
  });
}

test('whoever asks for stillness sees nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(answering.url);
  const { ask, log } = await openChat(page);
  await ask('Where are your offices?');
  await expect(log).toContainText('Erbil');
  for (const section of ['#challenge', '#process', '#work']) {
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className ?? ''),
        ),
      )
      .toEqual([]);
  }
});
