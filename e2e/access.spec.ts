import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { partsWaitMs, waitingMark } from '../src/waitingParts';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const languages = ['en', 'ar'] as const;

/** Everything axe finds on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } };
    interface AxeResult {
      violations: { id: string; nodes: { target: string[] }[] }[];
    }
    const { violations: found } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Reads the page to its end, so that what loads late is there. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const routes = ['/', '/privacy-policy', '/terms-of-service', '/disclaimer', '/no-such-page'];

const states: Record<string, (page: Page, say: ReturnType<typeof words>) => Promise<void>> = {
  'services menu': async (page, say) => {
    await page.getByRole('button', { name: say('common', 'nav.services'), exact: true }).click();
  },
  'service modal': async (page) => {
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('openService', { detail: 'creative-content' })),
    );
    await expect(page.getByRole('dialog').first()).toBeVisible();
  },
  chat: async (page, say) => {
    await page
      .getByRole('button', { name: say('chat', 'toggle.open') })
      .last()
      .click();
    await expect(page.getByRole('log')).toContainText(say('assistant', 'greeting').slice(0, 20));
  },
  'meeting form with errors': async (page, say) => {
    await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
    const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
    await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
    await expect(form.getByText(say('forms', 'meeting.errors.name_required'))).toBeVisible();
  },
  'cookie settings': async (page, say) => {
    await page.getByRole('button', { name: say('consent', 'banner.customize') }).click();
    const settings = page.getByRole('dialog', { name: say('consent', 'settings') });
    await settings.getByRole('button', { name: say('cookies', 'caption') }).click();
    await settings.getByRole('button', { name: say('consent', 'data.title') }).click();
    await expect(settings.getByText('arbelin_chat_memory')).toBeVisible();
  },
  'Kurdish callback': async (page, say) => {
    await states.chat?.(page, say);
    await page.getByLabel(say('chat', 'composer.label')).fill('سڵاو، نرخەکانتان چەندە؟');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[lang=ckb]')).toBeVisible();
  },
};

for (const language of languages) {
  for (const route of routes) {
    test(`no violation on ${route} (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${url}${route}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readToTheEnd(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const route of routes) {
    test(`no violation on ${route} while its parts far below wait (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript((endlessMs) => {
        const { setTimeout } = window;
        const endlessly = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
          ms === endlessMs ? 0 : setTimeout(work, ms, ...rest);
        Object.assign(window, { setTimeout: endlessly });
      }, partsWaitMs);
      await page.goto(`${url}${route}?lang=${language}`);
      await expect(page.locator(`footer[${waitingMark}]`)).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await expect(page.locator(`footer[${waitingMark}]`)).toBeAttached();
    });
  }

  for (const [state, open] of Object.entries(states)) {
    test(`no violation with the ${state} open (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${url}/?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // While a part below is being laid out, one that stands on paper seems to stand on the part above it.
      await readToTheEnd(page);
      await open(page, words(language));
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`no violation in the mobile menu (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${url}/?lang=${language}`);
    await page.getByRole('button', { name: words(language)('common', 'menu.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`no violation at the gate (${language})`, async ({ page }) => {
    await page.goto(`${sites.fresh.url}/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

const widths = [320, 390, 768, 1024, 1440, 1920];

for (const language of languages satisfies readonly PageLanguage[]) {
  test(`nothing overflows from ${widths[0]} to ${widths.at(-1)} px (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of routes) {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto(`${url}${route}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readToTheEnd(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect({ route, width, excess }).toEqual({ route, width, excess: 0 });
      }
    }
  });
}
