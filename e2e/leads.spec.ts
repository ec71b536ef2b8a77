import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { outbox } from './outbox';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.mailFaults;
const say = words('en');
const callback = JSON.parse(readFileSync('locales/ckb/callback.json', 'utf8'));

// One outbox answers for all of these, and what it answers next is scripted.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, request }) => {
  await outbox(request, url).answerNext({ status: 200, times: 0 });
  await page.addInitScript(() => localStorage.setItem('arbelin_auth', 'authenticated'));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function ask(page: Page, text: string) {
  await page
    .getByRole('button', { name: say('chat', 'toggle.open') })
    .last()
    .click();
  const input = page.getByLabel(say('chat', 'composer.label'));
  await input.fill(text);
  await input.press('Enter');
  return { log: page.getByRole('log'), input };
}

async function requestMeeting(page: Page, email: string) {
  const chat = await ask(page, 'Could you arrange a meeting with your team next week?');
  const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  await form.locator('[name=name]').fill('Rawa Stein');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('٠٧٥٠ ١٢٣ ٤٥٦٧');
  await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
  return { ...chat, form };
}

test('a lead met with no answer is kept, and arrives once when the page is opened again', async ({
  page,
  request,
}) => {
  const mails = outbox(request, url);
  const email = `kept.${test.info().retry}@example.com`;
  // The site tries what waits again as soon as it is idle: the service stays away until the visitor was told.
  await mails.answerNext({ status: 0, times: 100 });
  const { form, log } = await requestMeeting(page, email);

  await expect(form).toBeHidden();
  await expect(log).toContainText('+49 30 23125 000');
  await expect(log).toContainText('hello@arbelin.example');
  expect(await mails.from(email)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('arbelin_outbox'))).toContain(email);

  await mails.answerNext({ status: 200, times: 0 });
  await page.reload();
  const mail = await mails.mailFrom(email);
  expect(mail.fields.user_phone).toBe('0750 123 4567');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('arbelin_outbox') ?? '[]'))
    .not.toContain(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mails.from(email)).toHaveLength(1);
});

test('after a failure the form still holds what was typed; after a success it is empty', async ({
  page,
  request,
}) => {
  const mails = outbox(request, url);
  const email = `again.${test.info().retry}@example.com`;
  await mails.answerNext({ status: 500, times: 100 });
  await requestMeeting(page, email);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  await expect(form.locator('[name=name]')).toHaveValue('Rawa Stein');
  await expect(form.locator('[name=email]')).toHaveValue(email);

  await mails.answerNext({ status: 200, times: 0 });
  await form.getByRole('button', { name: say('forms', 'meeting.submit') }).click();
  await expect(form).toBeHidden();
  await mails.mailFrom(email);
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  for (const field of ['name', 'email', 'phone']) {
    await expect(form.locator(`[name=${field}]`)).toHaveValue('');
  }
});

test('a lead that takes too long is told as failed, arrives all the same, and only once', async ({
  page,
  request,
}) => {
  const mails = outbox(request, url);
  const email = `slow.${test.info().retry}@example.com`;
  // The header's clocks come with the script: what it waits for then is not cut in two by another clock.
  await expect(page.getByText(/^\d\d:\d\d$/).first()).toBeVisible();
  await page.clock.install();
  await mails.answerNext({ status: 200, times: 1, delayMs: 3000 });
  const { form, log } = await requestMeeting(page, email);
  await expect(form.getByRole('button', { name: say('forms', 'meeting.submitting') })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(form).toBeHidden();
  await expect(log).toContainText('+49 30 23125 000');
  await mails.mailFrom(email);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('arbelin_outbox') ?? '[]'))
    .not.toContain(email);
  await page.clock.fastForward(60_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mails.from(email)).toHaveLength(1);
});

test('Kurdish opens the callback form without a model, and the staff are told to call within a day', async ({
  page,
  request,
}) => {
  const email = `kurdish.${test.info().retry}@example.com`;
  const { log } = await ask(page, 'سڵاو، دەمەوێت زانیاری لەسەر خزمەتگوزارییەکانتان هەبێت');
  const form = page.locator('dialog[lang=ckb]');
  await expect(form).toBeVisible();
  await expect(form).toHaveAttribute('dir', 'rtl');
  await form.getByRole('button', { name: callback.submit.ckb }).click();
  await expect(form.getByText(callback.errors.name_required.ckb)).toBeVisible();
  await form.locator('[name=name]').fill('ڕێبوار ئەحمەد');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('0750 765 4321');
  await form.locator('[name=kurdishDialect]').selectOption('sorani');
  await form.getByRole('button', { name: callback.submit.ckb }).click();
  await expect(form).toBeHidden();
  await expect(log).toContainText('0750 765 4321');

  const { template, fields } = await outbox(request, url).mailFrom(email);
  expect(template).toBe('callback');
  expect(fields.subject).toBe('KURDISH CALLBACK REQUEST from ڕێبوار ئەحمەد');
  expect(fields.message).toContain('Flexible');
  expect(fields.message).toContain('Sorani');
  expect(fields.message).toMatch(/Kurdish-speaking consultant/);
  expect(fields.message).toMatch(/24 hours/);
});

test('German is answered in German with the ways to reach a colleague', async ({ page }) => {
  const { log } = await ask(page, 'Guten Tag, ich hätte gerne ein Angebot für eine Werbekampagne');
  await expect(log).toContainText('Vielen Dank');
  await expect(log).toContainText('+49 30 23125 000');
  await expect(page.getByRole('dialog', { name: say('forms', 'meeting.title') })).toBeHidden();
});
