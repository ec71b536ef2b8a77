import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { openChat, watchTrouble } from './chat';
import { outbox } from './outbox';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.fresh;
const say = words('en');
const limited = say('assistant', 'rateLimited.minute');

/** Tabs of one browser that has passed the gate, each with Maya open, and what the tests ask of them. */
async function openTabs(context: BrowserContext, count: number) {
  await context.addInitScript(() => localStorage.setItem('arbelin_auth', 'authenticated'));
  const open = async () => {
    const page = await context.newPage();
    const trouble = watchTrouble(page);
    await page.goto(`${url}/?lang=en`);
    return { page, trouble, ...(await openChat(page)) };
  };
  const tabs: Awaited<ReturnType<typeof open>>[] = [];
  for (let index = 0; index < count; index += 1) tabs.push(await open());
  return tabs;
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Requests of the last seconds, as the limiter keeps them. */
const usage = (page: Page, count: number) =>
  page.evaluate((length) => {
    const records = Array.from({ length }, (_, index) => ({
      timestamp: Date.now() - index * 100,
      tokens: 5,
    }));
    localStorage.setItem('arbelin_chat_usage', JSON.stringify({ records, refusal: null }));
  }, count);

/**
 * Between reading and writing a tab is slow, as on a machine that has other things to do: of two tabs that write at
 * once, one would take back what the other wrote.
 */
const slowWrites = (context: BrowserContext, ms: number) =>
  context.addInitScript((slowness) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function slowSetItem(key, value) {
      const end = performance.now() + slowness;
      while (key.startsWith('arbelin_chat') && performance.now() < end);
      setItem.call(this, key, value);
    };
  }, ms);

/** What is typed is sent in every tab at the same moment by the clock. */
async function sendTogether(pages: readonly Page[]) {
  // By then what a turn takes has come, which was asked for with the first letter.
  const moment = Date.now() + 1500;
  const send = (at: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
        document.querySelector('#chat-message')?.dispatchEvent(enter);
        resolve();
      }, at - Date.now());
    });
  await Promise.all(pages.map((page) => page.evaluate(send, moment)));
}

const topics = ['coffee', 'shoes', 'travel', 'books', 'furniture'];
const question = (topic: string | undefined, round: number) =>
  `Which campaign would you plan for our ${topic} brand, part ${round}?`;

for (const count of [2, 5]) {
  test(`${count} tabs that ask at the same moment lose nothing of what they keep, and share one limit`, async ({
    context,
  }) => {
    // Five in a row still get their turn in the two seconds that a write waits for it.
    await slowWrites(context, 300 / count);
    const tabs = await openTabs(context, count);
    const [first] = tabs;
    if (!first) throw new Error('No tab was opened.');
    // As many requests are left as there are tabs.
    await usage(first.page, 40 - count);

    for (const [index, { input }] of tabs.entries()) await input.fill(question(topics[index], 1));
    await sendTogether(tabs.map(({ page }) => page));
    for (const { input, log } of tabs) {
      await expect(log.getByText(say('chat', 'log.bot'))).toHaveCount(2);
      await expect(input).toBeEditable();
      await expect(log).not.toContainText(limited);
    }
    await expect.poll(async () => (await stored(first.page, 'arbelin_chat_usage')).records.length).toBe(40);
    expect(await stored(first.page, 'arbelin_chat_memory')).toHaveLength(count);
    expect(await stored(first.page, 'arbelin_chat_cache')).toHaveLength(count);

    await Promise.all(tabs.map(({ ask }, index) => ask(question(topics[index], 2))));
    for (const { log } of tabs) await expect(log).toContainText(limited);
    expect((await stored(first.page, 'arbelin_chat_usage')).records).toHaveLength(40);
    expect(tabs.flatMap(({ trouble }) => trouble)).toEqual([]);
  });
}

function waitingLead(email: string) {
  return {
    enquiry: {
      id: `tabs-${email}`,
      kind: 'consultation',
      language: 'en',
      request: { name: 'Rawa Stein', email, phone: '0750 123 4567' },
    },
    savedAt: Date.now(),
    revision: 0,
    tries: 1,
    lastReason: 'network',
  };
}

test('a lead that waits is sent by one of five tabs, once', async ({ context, request }) => {
  const email = `five.tabs.${test.info().retry}@example.com`;
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  if (!first) throw new Error('No tab was opened.');
  await first.goto(`${url}/outbox.json`);
  await first.evaluate((lead) => {
    localStorage.setItem('arbelin_auth', 'authenticated');
    localStorage.setItem('arbelin_outbox', JSON.stringify([lead]));
  }, waitingLead(email));
  // The service takes its time, until every tab has looked for what waits.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sends = 0;
  await context.route('**/email/send', async (route) => {
    sends += 1;
    await isReleased;
    await route.continue();
  });
  const tabs = [first, ...others];
  await Promise.all(tabs.map((page) => page.goto(`${url}/?lang=en`)));
  for (const page of tabs) await expect(page.locator('.chat-toggle')).toBeVisible();
  /** As when another tab has written, and when the connection is back. */
  const look = async () => {
    for (const name of ['storage', 'online']) {
      window.dispatchEvent(new Event(name));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  await Promise.all(tabs.map((page) => page.evaluate(look)));
  await expect.poll(() => sends).toBeGreaterThan(0);
  release();
  await outbox(request, url).mailFrom(email);
  await expect.poll(() => stored(first, 'arbelin_outbox')).toBeNull();
  await Promise.all(tabs.map((page) => page.evaluate(look)));
  expect(sends).toBe(1);
});

test('leads that five tabs send at the same moment all arrive, once each, and those that fail are all kept', async ({
  context,
  request,
}) => {
  const tabs = await openTabs(context, 5);
  const emails = tabs.map((_, index) => `moment.${index}.${test.info().retry}@example.com`);
  const forms = await Promise.all(
    tabs.map(async ({ page }, index) => {
      await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
      const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
      await form.locator('[name=name]').fill('Rawa Stein');
      await form.locator('[name=email]').fill(emails[index] ?? '');
      await form.locator('[name=phone]').fill('0750 123 4567');
      return form;
    }),
  );
  await context.route('**/email/send', (route) => route.abort());
  await Promise.all(
    forms.map((form) => form.getByRole('button', { name: say('forms', 'meeting.submit') }).click()),
  );
  for (const form of forms) await expect(form).toBeHidden();
  const [{ page } = { page: undefined }] = tabs;
  if (!page) throw new Error('No tab was opened.');
  const kept: { enquiry: { request: { email: string } } }[] = await stored(page, 'arbelin_outbox');
  expect(kept.map(({ enquiry }) => enquiry.request.email).sort()).toEqual(emails);

  await context.unroute('**/email/send');
  await context.setOffline(true);
  await context.setOffline(false);
  for (const email of emails) await outbox(request, url).mailFrom(email);
  await expect.poll(() => stored(page, 'arbelin_outbox')).toBeNull();
  for (const email of emails) expect(await outbox(request, url).from(email)).toHaveLength(1);
});
