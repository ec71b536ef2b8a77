import type { Browser, Page } from 'playwright';
import { words } from '../../e2e/words';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { median } from './figures';
import { openSlowly, slowdown, withBrowser } from './slowPage';

const runs = Number(process.env.BENCH_RUNS ?? 5);

interface Visit {
  /** Milliseconds from the click to a composer one can type in; the chat's code is not there yet. */
  chatOpened: number;
  /** The same when it is. */
  chatReopened: number;
  /** Milliseconds from sending to the visitor's own words in the log. */
  echo: number;
  /** Milliseconds of the tasks over 50 that the visit met, the longest last. */
  longTasks: number[];
}

/** A visit on a slowed processor: the page is read to its end, Maya is opened, asked, closed and opened again. */
export function benchVisits(): Promise<string[]> {
  return withBrowser(async (browser) => {
    const lines: string[] = [`medians of ${runs}, processor slowed ${slowdown}-fold, milliseconds`];
    for (const language of pageLanguages) lines.push(await line(browser, language));
    return lines;
  });
}

async function line(browser: Browser, language: PageLanguage): Promise<string> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, language));
  const figure = (of: (visit: Visit) => number) => Math.round(median(visits.map(of)));
  const blocked = (tasks: readonly number[]) => tasks.reduce((sum, task) => sum + task - 50, 0);
  return [
    language,
    `click to chat ${figure(({ chatOpened }) => chatOpened)}`,
    `again ${figure(({ chatReopened }) => chatReopened)}`,
    `send to echo ${figure(({ echo }) => echo)}`,
    `long tasks ${figure(({ longTasks }) => longTasks.length)}, the longest ${figure(({ longTasks }) => longTasks.at(-1) ?? 0)}, blocked in all ${figure(({ longTasks }) => blocked(longTasks))}`,
  ].join('; ');
}

async function visit(browser: Browser, language: PageLanguage): Promise<Visit> {
  const page = await openSlowly(
    browser,
    language,
    { viewport: { width: 412, height: 823 }, hasTouch: true },
    () => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask', buffered: true });
      Object.assign(window, { tasks });
    },
  );
  await scrollThrough(page);

  const say = words(language);
  const toggle = say('chat', 'toggle.open');
  const chatOpened = await timeToChat(page, toggle);
  const echo = await timeToEcho(page, say('chat', 'composer.label'), questions[language]);
  await page
    .getByRole('button', { name: say('chat', 'header.close') })
    .last()
    .click();
  await page.getByRole('log').waitFor({ state: 'detached' });
  const chatReopened = await timeToChat(page, toggle);
  const longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.context().close();
  return { chatOpened, chatReopened, echo, longTasks: longTasks.toSorted((one, other) => one - other) };
}

async function scrollThrough(page: Page) {
  // The page may grow as it is scrolled.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await height()); y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
}

const timeToChat = (page: Page, toggle: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
        const look = () => {
          if (document.querySelector('[role=log]') && document.querySelector('.chat textarea:enabled')) {
            resolve(performance.now() - start);
          } else requestAnimationFrame(look);
        };
        look();
      }),
    toggle,
  );

const questions = { en: 'Where are your offices?', ar: 'أين تقع مكاتبكم؟' };

async function timeToEcho(page: Page, inputName: string, text: string): Promise<number> {
  await page.getByLabel(inputName).fill(text);
  return page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLTextAreaElement>('.chat textarea')?.form?.requestSubmit();
        const look = () => {
          if (document.querySelector('[role=log]')?.textContent?.includes(words)) {
            resolve(performance.now() - start);
          } else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}
