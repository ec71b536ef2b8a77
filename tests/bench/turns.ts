import { readdirSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Conversation } from '../../src/assistant';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { median } from './figures';
import { launched } from './preview';
import { slowdown, withBrowser } from './slowPage';

/** Longer than the page takes to settle after a visitor opened the chat. */
const typingMs = 3000;
const replyMs = 1500;

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
 * What a turn of Maya's costs the main thread, the widget and the waiting apart: the processor's time of every task the
 * page's script runs in, from the sending on. A browser's own tasks come and go at rest as well; they are left out. What
 * no code of ours can save is told beside it: a bare page that asks a worker, hears from it, writes two records and
 * says so.
 */
export function benchTurns(): Promise<string[]> {
  return withBrowser(async (browser) => {
    const lines = [`milliseconds of processor time on the main thread, tracing included, times ${slowdown}`];
    for (const language of pageLanguages)
      lines.push(await line(browser, language, questions[language], (page) => openChat(page, language)));
    lines.push(await line(browser, 'bare page', questions.en, openBarePage));
    return lines;
  });
}

async function line(
  browser: Browser,
  name: string,
  asked: readonly string[],
  open: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page);
  await page.waitForTimeout(typingMs);
  const session = await browser.newBrowserCDPSession();
  const costs: number[] = [];
  for (const question of asked)
    costs.push(scriptTime(await traceOf(session, () => ask(page, question))) * slowdown);
  await context.close();
  const [first = 0, ...others] = costs.map((cost) => Math.round(cost * 10) / 10);
  return `${name}: first turn ${first}, median of the ${others.length} next ${median(others)}, worst ${Math.max(...others)}`;
}

async function openChat(page: Page, language: PageLanguage): Promise<void> {
  await page.goto(`${launched.url}/nowhere?lang=${language}`, { waitUntil: 'networkidle' });
  const file = readdirSync(`${launched.folder}/assets`).find((name) => /^siteAssistant-.*\.js$/.test(name));
  // As a text: the runner of the bench would rewrite an import of the page's.
  await page.evaluate(`import('/assets/${file}').then(({ siteAssistant }) => {
    window.conversation = siteAssistant().conversation;
    window.conversation.open();
    window.conversation.prepare();
  })`);
}

/** Answers as late, and writes about as much, as the first turns of a talk. */
const bareWorker = `onmessage = ({ data }) => { if (data.question) setTimeout(() => postMessage(data), 300); };`;
const barePage = `<script type="module">
  const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(bareWorker)}])));
  worker.onmessage = ({ data }) => {
    localStorage.setItem('usage', String(Math.random()).repeat(5));
    localStorage.setItem('memory', String(Math.random()).repeat(80));
    worker.postMessage({ written: data.question });
  };
  window.conversation = { send: (question) => worker.postMessage({ question }) };
</script>`;

async function openBarePage(page: Page): Promise<void> {
  const address = `${launched.url}/bare.html`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
  await page.goto(address);
}

/** Sends from a timer, as telling the page a question is no part of a turn. */
async function ask(page: Page, question: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => void (window as unknown as { conversation: Conversation }).conversation.send(text), 100);
  }, question);
  await page.waitForTimeout(replyMs);
}

/** An event of a trace that has an end. Times are in microseconds; `tdur` is the thread's own. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function traceOf(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

const isMainThread = ({ name, args }: TraceEvent) =>
  name === 'thread_name' && args?.name === 'CrRendererMain';
const runsScript = /^(?:TimerFire|HandlePostMessage|FunctionCall|RunMicrotasks)$/;

/** Milliseconds of the tasks with script in them, from the first timer on. */
function scriptTime(events: readonly TraceEvent[]): number {
  const threads = new Set(events.filter(isMainThread).map(({ pid, tid }) => `${pid} ${tid}`));
  const timed = events.filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid} ${tid}`));
  const scripts = timed.filter(({ name }) => runsScript.test(name));
  const start = Math.min(...scripts.filter(({ name }) => name === 'TimerFire').map(({ ts }) => ts));
  if (!Number.isFinite(start)) throw new Error('The trace holds no question.');
  const holdsScript = (task: TraceEvent) =>
    scripts.some(
      ({ pid, ts }) => pid === task.pid && ts >= start && ts >= task.ts && ts <= task.ts + task.dur,
    );
  const tasks = timed.filter((event) => event.name.endsWith('RunTask') && holdsScript(event));
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
