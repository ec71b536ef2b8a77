import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import type { PageLanguage } from '../../src/languages';
import { launched, serveLaunched } from './preview';

/** What a phone of the middle class is to this machine, as Lighthouse has it too. */
export const slowdown = 4;

/** The launched site, and a browser to look at it with, until `work` is done. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await serveLaunched(() => work(browser));
  } finally {
    await browser.close();
  }
}

/** The home page on a slowed processor, as a first visit finds it. `beforehand` runs in the page before its scripts. */
export async function openSlowly(
  browser: Browser,
  language: PageLanguage,
  options: BrowserContextOptions,
  beforehand: () => void,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(beforehand);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${launched.url}/?lang=${language}`, { waitUntil: 'networkidle' });
  return page;
}
