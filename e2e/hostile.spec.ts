import { expect, type Page, type Route, test } from 'playwright/test';
import { openChat, watchTrouble } from './chat';
import { drawnToTheEnd } from './drawnToTheEnd';
import { outbox } from './outbox';
import { completionBody } from './services/inference';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const say = words('en');

/** What a browser that ran any of it would have set. */
const hacked = (page: Page) => page.evaluate(() => 'hacked' in window);

const markup = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '"><svg onload=window.hacked=1>',
  '[press](javascript:window.hacked=1)',
  '<a href="javascript:window.hacked=1">press</a>',
].join(' ');

/** Strings that break naive programs. */
const strings: Record<string, string> = {
  markup,
  'prototype names': '__proto__ constructor toString hasOwnProperty',
  'templates and expressions': '{{{to_email}}} {{greeting}} #{7*7} <%= 7*7 %> $t(crash.title) %s %n %00',
  'paths and queries': "../../etc/passwd '; DROP TABLE visitors;-- \\",
  'a broken half of an emoji': 'We sell \uD83D shoes',
  'emoji of many parts': '👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 sell shoes',
  'marks piled up': `W${'\u0301'.repeat(300)}e sell shoes`,
  'overrides of direction': 'sell \u202Eseohs\u202C and \u2066more\u2069',
  'characters without width': 'We\u200B sell\u2060 shoes\uFEFF',
  'nothing but regular expression': '(a+)+$ [^]* \\b(?<name>x) ((((((((((((((((((((',
  'only punctuation': '؟!?…،.؛',
  numbers: 'NaN Infinity -0 1e309 0x00 ٣٤٥',
};

async function answerWith(page: Page, text: string) {
  const answer = async (route: Route) =>
    route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      contentType: 'application/json',
      body: JSON.stringify(completionBody('any', { content: text })),
    });
  await page.route('**/v1/chat/completions', answer);
}

test('Maya takes any string: it stands there as it was typed, and she answers', async ({ page }) => {
  const trouble = watchTrouble(page);
  await answerWith(page, 'We plan campaigns that sell. What does your company make?');
  await page.goto(url);
  const { log, input, ask } = await openChat(page);
  let replies = 1;
  for (const [name, text] of Object.entries(strings)) {
    await ask(text);
    replies += 1;
    await expect(log.getByText(say('chat', 'log.bot')), name).toHaveCount(replies);
    await expect(input, name).toBeEditable();
  }
  const shown = await log.locator('.chat-message-user').allTextContents();
  expect(shown.some((text) => text.includes(markup))).toBe(true);
  expect(await log.locator('img, script, iframe, object, a[href^="javascript"]').count()).toBe(0);
  expect(await hacked(page)).toBe(false);
  expect(trouble).toEqual([]);
});

test('a hundred thousand characters are cut to what may be asked, and the page stays alive', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  const asked: string[] = [];
  await answerWith(page, 'We plan campaigns that sell. What does your company make?');
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().messages.at(-1).content);
  });
  await page.goto(url);
  const { log, input, ask } = await openChat(page);
  await ask('shoes ماذا تبيعون؟ '.repeat(5300));
  await expect(log.getByText(say('chat', 'log.bot'))).toHaveCount(2);
  await expect(input).toBeEditable();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.length).toBeLessThanOrEqual(1000);
  expect(trouble).toEqual([]);
});

/** What a model may answer, and what of it must not stand in the chat. */
const replies: Record<string, { text: string; without: string }> = {
  'markup and scripts': {
    text: `We plan campaigns. ${markup} What do you sell?`,
    without: 'a[href^="javascript"]',
  },
  'a picture that tells who reads it': {
    text: 'We plan campaigns. ![logo](https://evil.example/pixel.png) What do you sell?',
    without: 'img',
  },
  'a link elsewhere': {
    text: 'We plan campaigns. See [our offer](https://evil.example/offer) or https://evil.example/x. What do you sell?',
    without: 'a[href*="evil.example"]',
  },
  'formatting without an end': {
    text: `We plan campaigns. ${'**_[('.repeat(2000)} What do you sell?`,
    without: 'img',
  },
};

for (const [name, { text, without }] of Object.entries(replies)) {
  test(`an answer with ${name} is text and nothing more`, async ({ page }) => {
    const trouble = watchTrouble(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) elsewhere.push(request.url());
    });
    await answerWith(page, text);
    await page.goto(url);
    const { log, input, ask } = await openChat(page);
    await ask('What do you plan for companies like ours?');
    await expect(log.getByText(say('chat', 'log.bot'))).toHaveCount(2);
    await expect(input).toBeEditable();
    expect(await log.locator(`script, iframe, object, embed, ${without}`).count()).toBe(0);
    expect(await hacked(page)).toBe(false);
    expect(elsewhere).toEqual([]);
    expect(trouble).toEqual([]);
  });
}

test('hostile words in a form arrive as words: no header, no template, no markup, no turned line', async ({
  page,
  request,
}) => {
  const email = `hostile.${test.info().retry}@example.com`;
  await page.goto(url);
  await drawnToTheEnd(page);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  const type = async (name: string, text: string) => {
    await form.locator(`[name=${name}]`).fill(text);
  };
  await type('name', 'علی\u200Cزاده {{{to_email}}}\u202E <b>x</b>');
  await type('email', email);
  await type('phone', '0750 123 4567');
  await type('company', '{{subject}}\u200B <img src=x onerror=alert(1)>');
  await type('goals', `one\r\nBcc: all@example.com\n\n\n\n${markup}`);
  await type('targetAudience', '__proto__');
  await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
  await expect(form).toBeHidden();

  const { id, fields } = await outbox(request, url).mailFrom(email);
  expect(fields.subject).toBe('New Consultation Request from علی\u200Cزاده {{{to_email}}} <b>x</b>');
  expect(fields.to_email).toBe('hello@arbelin.example');
  expect(fields.company).toBe('{{subject}} <img src=x onerror=alert(1)>');
  for (const value of Object.values(fields)) expect(value).not.toMatch(/[\u202A-\u202E\u200B]/);

  await page.goto(`${url}/outbox/${id}`);
  await expect(page.locator('body')).toContainText('{{{to_email}}}');
  await expect(page.locator('body')).toContainText('<script>window.hacked = 1</script>');
  expect(await page.locator('script, img[src=x]').count()).toBe(0);
  expect(await hacked(page)).toBe(false);
});

test('a hundred thousand characters in every field are errors in words, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/email/')) sent.push(request.url());
  });
  await page.goto(url);
  await drawnToTheEnd(page);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  const long = 'ا'.repeat(100_000);
  for (const name of ['name', 'email', 'phone', 'company', 'goals', 'targetAudience']) {
    await form.locator(`[name=${name}]`).fill(long);
  }
  await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
  await expect(form.getByText(say('forms', 'meeting.errors.name_long', { max: '100' }))).toBeVisible();
  await expect(form.getByText(say('forms', 'meeting.errors.email_invalid'))).toBeVisible();
  expect(sent).toEqual([]);
});

const addresses = [
  '/?service=%3Cscript%3Ewindow.hacked%3D1%3C/script%3E',
  '/?service=__proto__&lang=__proto__',
  '/?service=constructor&lang=%22%3E%3Csvg%20onload=window.hacked=1%3E',
  '/?lang=%E0%A4%A&service=%E0%A4%A',
  `/?service=${'x'.repeat(5000)}`,
  '/#%3Cimg%20src=x%20onerror=window.hacked=1%3E',
  '/#a]b"c\\d',
  '/#%E0%A4%A',
  '/%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '/__proto__',
  '/terms-of-service/..%2f..%2fetc%2fpasswd',
];

test('no address does anything but show a page', async ({ page }) => {
  const trouble = watchTrouble(page);
  for (const address of addresses) {
    await page.goto(`${url}${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
    expect(await hacked(page), address).toBe(false);
    expect(await page.content(), address).not.toContain('<script>window.hacked');
  }
  expect(trouble).toEqual([]);
});

test('no event opens anything but a service of ours', async ({ page }) => {
  const trouble = watchTrouble(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((text) => {
    const details: unknown[] = [
      text,
      { slug: text },
      { slug: { toString: () => 'digital-marketing' } },
      { slug: ['digital-marketing'] },
      ['digital-marketing'],
      '__proto__',
      { slug: '__proto__' },
      null,
      undefined,
      7,
      Symbol('digital-marketing'),
      () => 'digital-marketing',
      Object.create(null),
    ];
    for (const detail of details) window.dispatchEvent(new CustomEvent('openService', { detail }));
    window.dispatchEvent(new Event('openService'));
  }, markup);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('openService', { detail: 'digital-marketing' })),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await hacked(page)).toBe(false);
  expect(trouble).toEqual([]);
});

test('the page keeps its console empty, whatever is written to it', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.key))).toBe(true);
  const methods = await page.evaluate(() => {
    const target = console as unknown as Record<string, unknown>;
    const names = Object.keys(target).filter((name) => typeof target[name] === 'function');
    for (const name of names) (target[name] as (text: string) => void)('a word');
    return names;
  });
  expect(methods).toEqual(
    expect.arrayContaining(['log', 'info', 'debug', 'warn', 'error', 'table', 'trace', 'dir']),
  );
  expect(lines).toEqual([]);
});
