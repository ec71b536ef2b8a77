import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { drawnToTheEnd } from './drawnToTheEnd';
import { outbox } from './outbox';
import { sites } from './sites';
import { wakeUp } from './wakeUp';
import { words } from './words';

const { url } = sites.launched;
const kurdish = JSON.parse(readFileSync('locales/ckb/callback.json', 'utf8'));
const mailService = /\/api\/v1\.0\/email\/send/;

/** Nobody else's in this run, so that its mails can be told from all others. */
const addressOf = (name: string) => `${name}.${test.info().retry}@example.com`;

async function openPage(page: Page, language: PageLanguage) {
  await page.goto(`${url}/?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const say = words(language);
  const formsWords = (path: string, values?: Record<string, string>) => say('forms', path, values);
  return formsWords;
}

async function openMeeting(page: Page, language: PageLanguage) {
  const t = await openPage(page, language);
  await drawnToTheEnd(page);
  await page.getByRole('button', { name: words(language)('work', 'contact.meeting') }).click();
  const form = page.getByRole('dialog', { name: t('meeting.title') });
  await expect(form).toBeVisible();
  return {
    t,
    form,
    field: (name: string) => form.locator(`[name=${name}]`),
    submit: form.getByRole('button', { name: t('meeting.submit') }),
    log: page.getByRole('log'),
  };
}

async function openContact(page: Page, language: PageLanguage) {
  const t = await openPage(page, language);
  const form = page.getByRole('form', { name: t('contact.title') });
  await wakeUp(page);
  return {
    t,
    form,
    field: (name: string) => form.locator(`[name=${name}]`),
    submit: form.getByRole('button', { name: t('contact.submit') }),
  };
}

/** The page as the file has it: what answers comes only when it is let. */
async function openWithoutScripts(page: Page) {
  let letScriptsCome = () => {};
  const isLet = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const t = words('en');
  const form = page.getByRole('form', { name: t('forms', 'contact.title') });
  return { t, form, field: (name: string) => form.locator(`[name=${name}]`), letScriptsCome };
}

async function openCallback(page: Page, language: PageLanguage) {
  await openPage(page, language);
  const say = words(language);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('chat', 'toggle.open') })
    .click();
  const input = page.getByLabel(say('chat', 'composer.label'), { exact: true });
  await input.fill('سڵاو، دەمەوێت زانیاری لەسەر خزمەتگوزارییەکانتان هەبێت');
  await input.press('Enter');
  const form = page.getByRole('dialog', { name: kurdish.title.ckb });
  await expect(form).toBeVisible();
  return {
    form,
    field: (name: string) => form.locator(`[name=${name}]`),
    submit: form.getByRole('button', { name: kurdish.submit.ckb }),
    log: page.getByRole('log'),
  };
}

/** The day on this machine's calendar, some days from now. */
function dayFromNow(days: number) {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The mail service fails this often, then is itself again. Tells how often it was asked. */
async function failMail(page: Page, times: number) {
  const asked = { count: 0 };
  await page.route(mailService, (route) => {
    asked.count += 1;
    return asked.count <= times ? route.fulfill({ status: 500, body: 'Down' }) : route.continue();
  });
  return asked;
}

const people = {
  en: {
    name: 'Lena Azad',
    goals: 'A name, and a launch in March',
    audience: 'Students',
    company: 'Azad & Co',
  },
  ar: { name: 'لينا آزاد', goals: 'اسم، وإطلاق في آذار', audience: 'الطلاب', company: 'شركة آزاد' },
} as const;

for (const language of ['en', 'ar'] as const) {
  const isRtl = language === 'ar';
  const person = people[language];
  const number = (value: number) => new Intl.NumberFormat(isRtl ? 'ar-u-nu-arab' : 'en').format(value);

  test(`the contact form says what is wrong, and stops saying it when it is mended (${language})`, async ({
    page,
  }) => {
    const { t, form, field, submit } = await openContact(page, language);
    await submit.click();
    for (const [name, code] of [
      ['name', 'name_required'],
      ['email', 'email_required'],
      ['message', 'message_required'],
    ] as const) {
      await expect(field(name)).toHaveAccessibleDescription(t(`contact.errors.${code}`));
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field('name')).toBeFocused();

    for (const [name, typed, code, values] of [
      ['name', 'ل', 'name_short', { min: number(2) }],
      ['name', 'x'.repeat(101), 'name_long', { max: number(100) }],
      ['email', 'lena@', 'email_invalid', {}],
      ['email', 'lena@example.com,other@example.com', 'email_invalid', {}],
      ['phone', 'call me', 'phone_invalid', {}],
      ['company', 'x'.repeat(101), 'company_long', { max: number(100) }],
      ['message', '  short  ', 'message_short', { min: number(10) }],
      ['message', '😀'.repeat(1001), 'message_long', { max: number(1000) }],
    ] as const) {
      await field(name).fill(typed);
      await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
      await submit.click();
      await expect(form.getByText(t(`contact.errors.${code}`, values))).toBeVisible();
    }
  });

  test(`after a failure nothing is lost, and the second try arrives once (${language})`, async ({
    page,
    request,
  }) => {
    const email = addressOf(`again.${language}`);
    const asked = await failMail(page, 1);
    const { t, form, field, submit } = await openContact(page, language);
    const typed = {
      name: person.name,
      email,
      company: person.company,
      message: `${person.goals}. ${person.goals}`,
    };
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await field('phone').fill('٠٠٤٩ (٣٠) ٢٣١٢٥-٠٠٠');
    await submit.click();
    await expect(form.getByRole('alert')).toContainText(t('contact.failure'));
    await expect(form.getByRole('link', { name: t('mailInstead') })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:hello@arbelin.example.*${encodeURIComponent(typed.message).slice(0, 20)}`),
    );
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
    await expect(field('phone')).toHaveValue('0049 (30) 23125-000');

    await submit.click();
    await expect(form.getByRole('status').filter({ hasText: t('contact.success') })).toBeVisible();
    for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue('');
    const { template, fields } = await outbox(request, url).mailFrom(email);
    expect(template).toBe('contact');
    expect(fields.message).toContain(typed.message);
    expect(JSON.stringify(fields)).toContain('0049 (30) 23125-000');
    expect(asked.count).toBe(2);
  });

  test(`the meeting form asks for three things, and for a day from today (${language})`, async ({ page }) => {
    const { t, form, field, submit } = await openMeeting(page, language);
    await expect(form.getByRole('group')).toHaveCount(4);
    for (const group of ['contact', 'project', 'meeting']) {
      await expect(form.getByRole('group', { name: t(`meeting.groups.${group}`) })).toBeVisible();
    }
    await submit.click();
    await expect(field('name')).toBeFocused();
    for (const code of ['name_required', 'email_required', 'phone_required']) {
      await expect(form.getByText(t(`meeting.errors.${code}`), { exact: true })).toBeVisible();
    }
    await expect(field('preferredDate')).toHaveAttribute('min', dayFromNow(0));
    await field('name').fill(person.name);
    await field('email').fill('lena at example.com');
    await field('phone').fill('+49 30 x');
    await field('preferredDate').fill(dayFromNow(-1));
    await submit.click();
    for (const code of ['email_invalid', 'phone_invalid', 'preferredDate_past']) {
      await expect(form.getByText(t(`meeting.errors.${code}`), { exact: true })).toBeVisible();
    }
    await field('preferredDate').fill(dayFromNow(0));
    await expect(form.getByText(t('meeting.errors.preferredDate_past'))).toBeHidden();
    await field('phone').fill('0750');
    await field('name').focus();
    await expect(form.getByText(t('phoneShort'))).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    const opener = page.getByRole('button', { name: words(language)('work', 'contact.meeting') });
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(field('name')).toHaveValue(person.name);
  });

  test(`a full meeting request reaches the staff with every field, once, however often it is pressed (${language})`, async ({
    page,
    request,
  }) => {
    const email = addressOf(`full.${language}`);
    const day = dayFromNow(3);
    const { t, form, field, submit, log } = await openMeeting(page, language);
    let posts = 0;
    await page.route(mailService, async (route) => {
      posts += 1;
      await expect(form.getByRole('button', { name: t('meeting.submitting') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await field('name').press('Enter');
      await route.continue();
    });
    await field('name').fill(person.name);
    await field('email').fill(email);
    await field('phone').fill('۰۷۵۰ ١٢٣ 4567');
    await field('company').fill(person.company);
    await field('goals').fill(person.goals);
    await field('targetAudience').fill(person.audience);
    await field('budget').selectOption('50k-100k');
    await field('preferredDate').fill(day);
    await field('preferredTime').and(form.locator('[value=late-afternoon]')).check();
    await submit.dblclick();

    await expect(form).toBeHidden();
    await expect(log).toContainText(email);
    await expect(log).toContainText('0750 123 4567');
    await expect(log).toContainText('+964 66 000 0000');
    await expect(log.getByText(words(language)('chat', 'log.meetingRequest'))).toBeVisible();
    const { template, fields } = await outbox(request, url).mailFrom(email);
    expect(template).toBe('consultation');
    expect(fields).toMatchObject({
      to_email: 'hello@arbelin.example',
      from_name: person.name,
      from_email: email,
      reply_to: email,
      user_phone: '0750 123 4567',
      company: person.company,
      goals: person.goals,
      target_audience: person.audience,
      budget: '$50,000 to $100,000',
      subject: `New Consultation Request from ${person.name}`,
    });
    expect(fields.preferred_date).toContain(day.slice(0, 4));
    expect(fields.preferred_time).toContain('3 PM to 6 PM');
    for (const part of [person.name, email, '0750 123 4567', person.company, person.goals, person.audience]) {
      expect(fields.message).toContain(part);
    }
    expect(posts).toBe(1);
  });

  test(`Kurdish is met in Kurdish on a page in ${language}, and the staff know whom to send`, async ({
    page,
    request,
  }) => {
    const email = addressOf(`kurdish.${language}`);
    const { form, field, submit, log } = await openCallback(page, language);
    await expect(form).toHaveAttribute('lang', 'ckb');
    await expect(form).toHaveAttribute('dir', 'rtl');
    const apart = await submit.locator('[lang=en]').evaluate((english) => {
      const own = document.createRange();
      own.selectNodeContents(english.parentElement ?? english);
      own.setEndBefore(english);
      return own.getBoundingClientRect().left - english.getBoundingClientRect().right;
    });
    expect(apart).toBeGreaterThan(4);
    await submit.click();
    for (const code of ['name_required', 'email_required', 'phone_required']) {
      await expect(form.getByText(kurdish.errors[code].ckb)).toBeVisible();
      await expect(form.getByText(kurdish.errors[code].en)).toBeVisible();
    }
    await field('name').fill('ڕێبوار ئەحمەد');
    await field('email').fill(email);
    await field('phone').fill('٠٧٥٠ ٧٦٥ ٤٣٢١');
    await field('kurdishDialect').selectOption('kurmanji');
    await field('message').fill('دوکانێکی نوێ دەکەینەوە');
    await submit.click();
    await expect(form).toBeHidden();
    for (const text of ['0750 765 4321', 'سوپاس', 'Thank you', '٢٤', '24 hours']) {
      await expect(log).toContainText(text);
    }
    const { template, fields } = await outbox(request, url).mailFrom(email);
    expect(template).toBe('callback');
    expect(fields.subject).toBe('KURDISH CALLBACK REQUEST from ڕێبوار ئەحمەد');
    expect(fields.user_phone).toBe('0750 765 4321');
    for (const part of [
      'Flexible',
      'Kurmanji',
      'دوکانێکی نوێ دەکەینەوە',
      'Kurdish-speaking consultant',
      '24 hours',
    ]) {
      expect(fields.message).toContain(part);
    }
  });
}

test('a callback that cannot be sent is recorded, and the Erbil office is named', async ({ page }) => {
  await failMail(page, 99);
  const { form, field, submit, log } = await openCallback(page, 'en');
  await field('name').fill('ڕێبوار');
  await field('email').fill(addressOf('callback.lost'));
  await field('phone').fill('0750 765 4321');
  await submit.click();
  await expect(form).toBeHidden();
  await expect(log).toContainText('Request received. For immediate Kurdish support, call +964 66 000 0000');
});

test('what is left empty in a meeting request is named so in the mail', async ({ page, request }) => {
  const email = addressOf('short');
  const { field, submit, form } = await openMeeting(page, 'en');
  await field('name').fill('Lena Azad');
  await field('email').fill(email);
  await field('phone').fill('+49 (30) 23125-000');
  await submit.click();
  await expect(form).toBeHidden();
  const { fields } = await outbox(request, url).mailFrom(email);
  expect(fields).toMatchObject({
    company: 'Not provided',
    goals: 'Not specified',
    target_audience: 'Not specified',
    budget: 'Not specified',
    preferred_date: 'Flexible',
    preferred_time: 'Flexible',
  });
});

test('what only robots fill in is never sent, and they are not told', async ({ page }) => {
  const asked = await failMail(page, 0);
  const { form, field, submit } = await openContact(page, 'en');
  await field('name').fill('Robot');
  await field('email').fill('robot@example.com');
  await field('message').fill('Buy our links, they are very good.');
  await expect(form.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await form.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await submit.click();
  await expect(form.getByRole('alert')).toBeHidden();
  await form.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = '';
  });
  await submit.click();
  await expect(
    form.getByRole('status').filter({ hasText: words('en')('forms', 'contact.success') }),
  ).toBeVisible();
  expect(asked.count).toBe(1);
});

test('what is typed before the page’s script has come is kept, and sent', async ({ page, request }) => {
  const email = addressOf('early');
  const { t, form, field, letScriptsCome } = await openWithoutScripts(page);
  await field('name').fill('Early Bird');
  await field('email').fill(email);
  letScriptsCome();
  await wakeUp(page);
  await field('message').pressSequentially('We open in March.');
  await form.getByRole('button', { name: t('forms', 'contact.submit') }).click();
  await expect(form.getByRole('status').filter({ hasText: t('forms', 'contact.success') })).toBeVisible();
  const { fields } = await outbox(request, url).mailFrom(email);
  expect(fields.from_name).toBe('Early Bird');
  expect(fields.message).toContain('We open in March.');
});

test('what is sent before the page’s script has come is sent once it has, however late', async ({
  page,
  request,
}) => {
  const email = addressOf('early.press');
  // As a browser says after five seconds; here each look into the page would count as a press.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: true } }),
  );
  const { t, form, field, letScriptsCome } = await openWithoutScripts(page);
  await field('name').fill('Early Bird');
  await field('email').fill(email);
  await field('message').fill('We open in March.');
  await form.getByRole('button', { name: t('forms', 'contact.submit') }).click();
  // No robot takes so long.
  await page.waitForFunction(() => performance.now() > 2000);
  letScriptsCome();
  await expect(form.getByRole('status').filter({ hasText: t('forms', 'contact.success') })).toBeVisible();
  expect((await outbox(request, url).mailFrom(email)).fields.from_name).toBe('Early Bird');
});
