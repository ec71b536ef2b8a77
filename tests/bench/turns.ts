import { readdirSync } from 'node:fs';
import { type Browser, type CDPSession, chromium } from 'playwright';
import type { Conversation } from '../../src/assistant';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { median } from './figures';
import { launched, serveLaunched } from './preview';

const slowdown = 4;
/** How long a visitor types before the first question is sent. */
const typingMs = 5000;
const replyMs = 1200;
/** A turn costs a few milliseconds: sampled every millisecond, it would be seen only in part. */
const sampleEveryMicroseconds = 100;

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

/** What a turn of Maya's costs the main thread of a slowed page, the widget and the waiting apart. */
export async function benchTurns(): Promise<string[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await serveLaunched(async () => {
      const lines = [`milliseconds of the main thread, processor slowed ${slowdown}-fold`];
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: sampleEveryMicroseconds });
  const file = readdirSync(`${launched.folder}/assets`).find((name) => /^siteAssistant-.*\.js$/.test(name));
  // As a text: the runner of the bench would rewrite an import of the page's.
  await page.evaluate(`import('/assets/${file}').then(({ siteAssistant }) => {
    window.conversation = siteAssistant().conversation;
    window.conversation.open();
    window.conversation.prepare();
  })`);
  await page.waitForTimeout(typingMs);

  const costs: number[] = [];
  for (const question of questions[language]) {
    await session.send('Profiler.start');
    await page.evaluate((text) => {
      void (window as unknown as { conversation: Conversation }).conversation.send(text);
    }, question);
    await page.waitForTimeout(replyMs);
    costs.push(await costOf(session));
  }
  await context.close();
  const [first = 0, ...others] = costs;
  const worst = Math.round(Math.max(...others));
  return `${language}: first turn ${Math.round(first)}, median of the ${others.length} next ${Math.round(median(others))}, worst ${worst}`;
}

/** All that was sampled while something ran, in milliseconds. */
async function costOf(session: CDPSession): Promise<number> {
  const { profile } = await session.send('Profiler.stop');
  const still = new Set(
    profile.nodes
      .filter(({ callFrame }) => /^\((?:idle|program|root)\)$/.test(callFrame.functionName))
      .map(({ id }) => id),
  );
  const { samples = [], timeDeltas = [] } = profile;
  return samples.reduce((sum, id, at) => (still.has(id) ? sum : sum + (timeDeltas[at + 1] ?? 0) / 1000), 0);
}
