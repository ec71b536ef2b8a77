import { readdirSync } from 'node:fs';
import { type Browser, type CDPSession, chromium } from 'playwright';
import type { Conversation } from '../../src/assistant';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { median } from './figures';
import { launched, serveLaunched } from './preview';

const slowdown = 4;
/**
 * How long a visitor has read and typed before the first question is sent. Some ten seconds after a page has started the
 * browser tidies up its memory, which takes 4 to 16 of these milliseconds in a page at rest as well: it is over by then.
 */
const typingMs = 12_000;
const replyMs = 1200;

const questions: Record<PageLanguage, readonly string[]> = {
  en: [
    'Where are your offices?',
    'Do you run Google Ads for small shops?',
    'how much does a campaign cost',
    'We sell handmade soap in Erbil and want more online orders before Ramadan',
    'can you help with our instagram?',
    'Who is on the team?',
    'our ads bring clicks but nobody buys',
    'what is a KPI',
  ],
  ar: [
    'أين مكاتبكم؟',
    'هل تديرون إعلانات غوغل للمتاجر الصغيرة؟',
    'كم تكلف الحملة',
    'نبيع صابوناً يدوياً في أربيل ونريد طلبات أكثر قبل رمضان',
    'تقدرون تساعدونا بالانستغرام؟',
    'من هو فريقكم؟',
    'إعلاناتنا تجلب نقرات ولا أحد يشتري',
    'ما معنى مؤشر الأداء',
  ],
};

/**
 * What a turn of Maya's costs the main thread, the widget and the waiting apart: the processor's time for all tasks of
 * the page, less what a page at rest takes in as long. Time on a clock would count what else the machine does.
 */
export async function benchTurns(): Promise<string[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await serveLaunched(async () => {
      const lines = [`milliseconds of processor time on the main thread, times ${slowdown}`];
      for (const language of pageLanguages) lines.push(await line(browser, language));
      return lines;
    });
  } finally {
    await browser.close();
  }
}

async function line(browser: Browser, language: PageLanguage): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${launched.url}/nowhere?lang=${language}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const file = readdirSync(`${launched.folder}/assets`).find((name) => /^siteAssistant-.*\.js$/.test(name));
  // As a text: the runner of the bench would rewrite an import of the page's.
  await page.evaluate(`import('/assets/${file}').then(({ siteAssistant }) => {
    window.conversation = siteAssistant().conversation;
    window.conversation.open();
    window.conversation.prepare();
  })`);
  await page.waitForTimeout(typingMs);

  const timeOf = async (work: () => Promise<unknown>) => {
    const before = await taskTime(session);
    await work();
    await page.waitForTimeout(replyMs);
    return ((await taskTime(session)) - before) * slowdown;
  };
  // What it takes to tell the page a question is no part of a turn.
  const tell = (question: string, isAsked: boolean) =>
    page.evaluate(
      ([text, isSent]) => {
        if (isSent) void (window as unknown as { conversation: Conversation }).conversation.send(text);
      },
      [question, isAsked] as const,
    );
  // One moment at rest may hold a task of the browser's own, which would make every turn look cheaper.
  const rests: number[] = [];
  for (const question of questions[language].slice(0, 3))
    rests.push(await timeOf(() => tell(question, false)));
  const atRest = median(rests);
  const costs: number[] = [];
  for (const question of questions[language]) costs.push((await timeOf(() => tell(question, true))) - atRest);
  await context.close();
  const [first = 0, ...others] = costs;
  const worst = Math.round(Math.max(...others));
  return `${language}: first turn ${Math.round(first)}, median of the ${others.length} next ${Math.round(median(others))}, worst ${worst}`;
}

/** What all tasks of a page have taken so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
