import { expect, type Page, test } from 'playwright/test';
import {
  arrive,
  banner,
  type Category,
  categories,
  consentCookie,
  consentKey,
  contactForm,
  customize,
  kept,
  only,
  pressInBanner,
  sendContact,
  watch,
} from './consent';
import { outbox } from './outbox';
import { sites } from './sites';
import {
  byDefault,
  contactId,
  contactsTold,
  containerScript,
  dataLayer,
  google,
  noContact,
  oneContact,
  pixelScripts,
  update,
} from './tags';
import { words } from './words';

// Nothing but the outbox is shared, and there each test has a sender of its own.
test.describe.configure({ mode: 'parallel' });

const { url } = sites.marketing;
const say = words('en');

/** Every button of the banner, and every switch on its own; `consent.spec` goes through them in all combinations. */
const choices: { name: string; allowed: Category[] | null; make: (page: Page) => Promise<void> }[] = [
  { name: 'no choice', allowed: null, make: async () => {} },
  { name: 'essential only', allowed: [], make: (page) => pressInBanner(page, 'essentialOnly') },
  { name: 'accept all', allowed: [...categories], make: (page) => pressInBanner(page, 'acceptAll') },
  ...categories.map((category) => ({
    name: category,
    allowed: [category],
    make: (page: Page) => customize(page, category),
  })),
];

/** From a page that is none through all that are, with every form and the chat opened. */
async function readEverything(page: Page) {
  const footer = page.getByRole('contentinfo');
  for (const route of ['terms', 'disclaimer', 'privacy']) {
    await footer.getByRole('link', { name: say('footer', route) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common', 'nav.contact') })
    .click();
  await page.evaluate(() => dispatchEvent(new CustomEvent('openService', { detail: 'brand-strategy' })));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('common', 'close') }).click();
  await contactForm(page).locator('[name=name]').fill('Lena');
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  await dialog.locator('[name=name]').fill('Lena');
  await page.keyboard.press('Escape');
  await page.locator('.chat-toggle').click();
  await expect(page.getByRole('log')).toContainText('Maya');
}

/** A question, and then the other two forms, sent out of the chat. */
async function talkToMaya(page: Page, email: string) {
  const input = page.getByLabel(say('chat', 'composer.label'));
  const dialog = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
  const callback = page.locator('dialog[lang=ckb]');
  const ask = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
    await expect(input).toBeEditable();
  };
  await ask('What does your agency do?');
  for (const [message, form] of [
    ["I'd like to schedule a meeting", dialog],
    ['سڵاو، دەمەوێت زانیاری لەسەر خزمەتگوزارییەکانتان هەبێت', callback],
  ] as const) {
    await ask(message);
    await form.locator('[name=name]').fill('Lena Azad');
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=phone]').fill('+964 750 000 0000');
    await form.locator('[type=submit]').click();
    await expect(form).toBeHidden();
  }
}

for (const { name, allowed, make } of choices) {
  test(`a whole visit with ${name}: what is said, who is asked, what is kept`, async ({
    page,
    context,
    request,
  }) => {
    const { asked, refused, thrown } = await watch(context, url);
    await page.goto(url);
    await expect(banner(page)).toBeVisible();
    expect(await dataLayer(page)).toEqual([byDefault]);
    expect(asked).toEqual([]);

    await make(page);
    const chosen = allowed ?? [];
    const said = [byDefault, ...(allowed ? update(...allowed) : []), ...google(...chosen)];
    expect(await dataLayer(page)).toEqual(said);

    // A returning visitor: the choice is told before the container is asked for.
    let atContainer: unknown[] | undefined;
    await context.route(containerScript, async (route) => {
      asked.push(route.request().url());
      atContainer ??= await dataLayer(page);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await arrive(page, `${url}/no-such-page`);
    expect(await dataLayer(page)).toEqual(said);
    const scripts = [
      ...(chosen.includes('analytics') || chosen.includes('marketing') ? [containerScript] : []),
      ...(chosen.includes('marketing') ? pixelScripts : []),
    ];
    if (scripts.length > 0) await expect.poll(() => atContainer?.slice(0, 3)).toEqual(said.slice(0, 3));

    await readEverything(page);
    expect(await dataLayer(page)).toEqual(said);
    const record = { local: allowed ? [consentKey] : [], cookies: allowed ? [consentCookie] : [] };
    expect(await kept(page)).toEqual(only({ ...record, local: ['i18nextLng', ...record.local] }));

    const email = `${name.replaceAll(' ', '.')}.${test.info().retry}@example.com`;
    expect(await contactsTold(page)).toEqual(noContact);
    await sendContact(page, email);
    await expect(page.getByText(say('forms', 'contact.success'))).toBeVisible();
    const told = await contactsTold(page);
    expect(told).toEqual(chosen.includes('marketing') ? oneContact(contactId(told)) : noContact);

    await talkToMaya(page, email);
    // What the chat keeps because the visitor writes, and what it notes only where that is allowed.
    const conversation = ['arbelin_chat_memory', 'arbelin_chat_usage', 'arbelin_chat_cache'];
    const notes = chosen.includes('analytics') ? ['arbelin_chat_analytics'] : [];
    await expect
      .poll(() => kept(page))
      .toEqual(
        only({
          local: ['i18nextLng', ...conversation, ...record.local, ...notes],
          cookies: record.cookies,
          databases: ['arbelin_vector_store'],
        }),
      );
    expect(await contactsTold(page)).toEqual(told);
    expect((await outbox(request, url).from(email)).length).toBe(3);

    expect([...new Set(asked)].sort()).toEqual(scripts.toSorted());
    expect(refused).toEqual([]);
    expect(thrown).toEqual([]);
  });
}
