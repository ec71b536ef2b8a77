import type { Browser, Locator, Page } from 'playwright';
import { words } from '../../e2e/words';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { openSlowly, slowdown, withBrowser } from './slowPage';

const runs = Number(process.env.BENCH_RUNS ?? 3);

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
};
type Screen = keyof typeof screens;

/** Longer than anything a press sets off. */
const settleMs = 1000;

type Say = ReturnType<typeof words>;
type Press = (page: Page, say: Say, push: (target: Locator) => Promise<void>) => Promise<unknown>;

const pushOn =
  (selector: string): Press =>
  (page, _, push) =>
    push(page.locator(selector).locator('visible=true').first());
const pushNamed =
  (namespace: string, path: string): Press =>
  (page, say, push) =>
    push(page.getByRole('button', { name: say(namespace, path) }).last());

/** The header is away while the page is read. */
const inHeader =
  (press: Press): Press =>
  async (page, say, push) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(settleMs);
    await press(page, say, push);
  };

/** In this order. What a screen has no button for is left out on it. */
const presses: readonly (readonly [name: string, press: Press, only?: Screen])[] = [
  ['cookie settings', pushNamed('consent', 'banner.customize')],
  ['their answer', pushNamed('consent', 'acceptAll')],
  ['again', pushOn('.cookie-button')],
  ['asked anew', pushNamed('consent', 'reset')],
  ['the question’s answer', pushNamed('consent', 'banner.acceptAll')],
  ['question', pushOn('.faq summary')],
  ['service', pushOn('.service-panel button')],
  ['closed', pushOn('dialog[open] .dialog-close')],
  ['menu', inHeader(pushNamed('common', 'menu.open')), 'phone'],
  ['closed', pushOn('dialog[open] .dialog-close'), 'phone'],
  ['menu again', pushNamed('common', 'menu.open'), 'phone'],
  ['its link', pushOn('dialog[open] .menu-links > li:nth-child(3) > a'), 'phone'],
  ['language', inHeader(pushOn('.language-switch'))],
  ['and back', pushOn('.language-switch')],
  ['field', pushOn('#contact textarea')],
  ['a letter', (page) => page.keyboard.press('a')],
  ['sent half empty', pushOn('#contact button[type="submit"]')],
  ['chat', pushNamed('chat', 'toggle.open')],
  ['a letter', (page) => page.keyboard.press('a')],
  ['send', (page) => page.keyboard.press('Enter')],
  ['its menu', pushNamed('chat', 'header.menu')],
  ['closed', (page) => page.keyboard.press('Escape')],
  ['chat closed', (page) => page.keyboard.press('Escape')],
];

/**
 * What each press takes until the browser has drawn again, as the browser tells it (its event timing, in steps of 8 ms),
 * the slowest of all runs.
 */
export function benchPresses(): Promise<string[]> {
  return withBrowser(async (browser) => {
    const lines = [
      `the slowest of ${runs}, processor slowed ${slowdown}-fold, milliseconds to the next paint`,
    ];
    for (const screen of Object.keys(screens) as Screen[])
      for (const language of pageLanguages) lines.push(await line(browser, language, screen));
    return lines;
  });
}

async function line(browser: Browser, language: PageLanguage, screen: Screen): Promise<string> {
  const asked = presses.filter(([, , only]) => !only || only === screen);
  const slowest = asked.map(() => 0);
  const frames = { all: 0, late: 0, lateBack: 0 };
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowly(browser, language, screens[screen], noteInteractions);
    const { down, up } = await framesOfScroll(page);
    frames.all += down.length;
    frames.late += down.filter((ms) => ms > lateMs).length;
    frames.lateBack += up.filter((ms) => ms > lateMs).length;
    for (const [index, [, press]] of asked.entries()) {
      // A finger leaves no pointer behind, so that nothing answers it but what the press itself changes.
      await press(page, words(language), async (target) => {
        // What the way to it sets off is no part of the press.
        if (await comesIntoView(target)) await page.waitForTimeout(settleMs);
        await (screens[screen].hasTouch ? target.tap() : target.click());
      });
      await page.waitForTimeout(settleMs);
      slowest[index] = Math.max(slowest[index] ?? 0, ...(await taken(page)));
    }
    await page.context().close();
  }
  const figures = asked.map(([name], index) => `${name} ${slowest[index]}`);
  return `${language}, ${screen}: ${figures.join(', ')}; frames late on the first way down ${frames.late} of ${frames.all}, back up ${frames.lateBack}`;
}

/** Scrolls to it, and tells whether it had to. */
async function comesIntoView(target: Locator): Promise<boolean> {
  const before = await target.boundingBox();
  await target.scrollIntoViewIfNeeded();
  return (await target.boundingBox())?.y !== before?.y;
}

/** A frame at 60 a second has 16.7 ms; one that takes half as much again was missed. */
const lateMs = 25;

/** Runs in the page. Below 16 ms the browser tells nothing. */
function noteInteractions() {
  const interactions: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { interactions });
}

const taken = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { interactions: number[] }).interactions.splice(0));

/** Milliseconds of each frame of the main thread while the page is scrolled to its end and back, 40 px a frame. */
const framesOfScroll = (page: Page): Promise<Record<'down' | 'up', number[]>> =>
  page.evaluate(async () => {
    async function scrollBy(step: number) {
      const times: number[] = [];
      let before = Number.NaN;
      while (before !== window.scrollY) {
        before = window.scrollY;
        times.push(await new Promise<number>(requestAnimationFrame));
        window.scrollBy({ top: step, behavior: 'instant' });
      }
      return times.slice(1).map((time, index) => time - (times[index] ?? time));
    }
    return { down: await scrollBy(40), up: await scrollBy(-40) };
  });
