import { type BrowserContext, expect, test } from 'playwright/test';
import { cookies } from '../src/content/cookies';
import {
  arrive,
  banner,
  categories,
  consentCookie,
  consentKey,
  customize,
  kept,
  only,
  openSettings,
  pressInBanner,
  readRecord,
  sendContact,
  settingsButton,
  watch,
} from './consent';
import { outbox } from './outbox';
import { sites } from './sites';
import {
  byDefault,
  contactId,
  contactsTold,
  dataLayer,
  google,
  noContact,
  oneContact,
  queues,
  update,
} from './tags';
import { words } from './words';

test.describe.configure({ mode: 'parallel' });

// What a page asks for while it is being closed has nobody to be answered to.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const { url } = sites.marketing;
const say = words('en');

/** Where the built site stands in for one behind TLS, on a subdomain. */
const secure = 'https://www.arbelin.example';

/** Answers for the secure address with what the preview server delivers, headers included. */
const serveSecurely = (context: BrowserContext) =>
  context.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search, maxRetries: 3 }) });
  });

const cookiesOf = (context: BrowserContext) =>
  context.cookies().then((all) => all.map(({ name, domain }) => `${name} ${domain}`).sort());

const vendorCookies = cookies
  .filter(({ category }) => category !== 'essential')
  .map(({ key, category }) => ({ name: key.replace('*', 'TEST'), category }));

test('a withdrawal tells each vendor in its own way, takes its cookies on this host and above it, and needs no reload', async ({
  page,
  context,
}) => {
  const { asked, thrown } = await watch(context, secure);
  await serveSecurely(context);
  await arrive(page, secure);
  await pressInBanner(page, 'acceptAll');
  await expect.poll(() => asked.length).toBe(7);
  await page.evaluate(
    (names) => {
      Object.assign(window, { isSamePage: true });
      localStorage.setItem('arbelin_chat_learning', '{"interactions":[],"metrics":[]}');
      localStorage.setItem('arbelin_chat_analytics', '[]');
      for (const [index, name] of names.entries()) {
        const domain = index % 2 ? '; domain=arbelin.example' : '';
        // biome-ignore lint/suspicious/noDocumentCookie: what the vendors' scripts do.
        document.cookie = `${name}=1; path=/${domain}`;
      }
    },
    vendorCookies.map(({ name }) => name),
  );
  expect(await cookiesOf(context)).toHaveLength(vendorCookies.length + 1);

  await customize(page, 'analytics');
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(
    [
      ...vendorCookies.filter(({ category }) => category === 'analytics').map(({ name }) => name),
      consentCookie,
    ].sort(),
  );
  expect(await queues(page)).toEqual({
    meta: [
      ['consent', 'revoke'],
      ['set', 'autoConfig', false, '111222333'],
      ['init', '111222333'],
      ['consent', 'grant'],
      ['track', 'PageView'],
      ['consent', 'revoke'],
    ],
    tiktok: [['holdConsent'], ['grantConsent'], ['page'], ['revokeConsent']],
    snapchat: undefined,
    x: undefined,
    pinterest: [['load', '261234'], ['setconsent', true], ['page'], ['setconsent', false]],
  });
  await expect(page.locator('script[src*="sc-static"], script[src*="ads-twitter"]')).toHaveCount(0);
  expect((await kept(page)).local).toContain('arbelin_chat_learning');

  await customize(page);
  expect(await cookiesOf(context)).toEqual([`${consentCookie} www.arbelin.example`]);
  expect((await kept(page)).local).toEqual([consentKey, 'i18nextLng']);

  await customize(page, 'marketing');
  const again = await queues(page);
  expect(again.meta?.at(-1)).toEqual(['consent', 'grant']);
  expect(again.tiktok?.at(-1)).toEqual(['grantConsent']);
  expect(again.pinterest?.at(-1)).toEqual(['setconsent', true]);
  expect(again.snapchat).toEqual([
    ['init', 'snap-test-1'],
    ['track', 'PAGE_VIEW'],
  ]);
  expect(again.x).toEqual([['config', 'xtest1']]);

  expect(await dataLayer(page)).toEqual([
    byDefault,
    ...update(...categories),
    ...google(...categories),
    ...update('analytics'),
    ...update(),
    ...update('marketing'),
  ]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(thrown).toEqual([]);
});

test('a change through every choice is told each time, and nothing is loaded twice', async ({
  page,
  context,
}) => {
  const { asked } = await watch(context, url);
  await arrive(page, url);
  const chosen = [
    [],
    ['preferences'],
    ['analytics', 'preferences'],
    ['analytics'],
    ['analytics', 'marketing'],
    [...categories],
    ['marketing', 'preferences'],
    ['marketing'],
  ] as const;
  const said: unknown[] = [byDefault];
  const loaded = new Set<unknown>();
  for (const choice of chosen) {
    await customize(page, ...choice);
    said.push(...update(...choice));
    for (const entry of google(...choice)) {
      const key = JSON.stringify(entry);
      if (!loaded.has(key)) said.push(entry);
      loaded.add(key);
    }
    expect(await dataLayer(page)).toEqual(said);
  }
  expect(asked.toSorted()).toEqual([...new Set(asked)].sort());
  expect(asked).toHaveLength(7);
});

test('a contact message that failed is told to nobody, and after a withdrawal none is', async ({
  page,
  context,
  request,
}) => {
  const { thrown } = await watch(context, url);
  await arrive(page, `${url}/#contact`);
  await customize(page, 'marketing');
  await page.route('**/email/send-form', (route) => route.fulfill({ status: 500, body: 'down' }), {
    times: 1,
  });
  const email = `withdrawn.${test.info().retry}@example.com`;
  await sendContact(page, email);
  await expect(page.getByText(say('forms', 'contact.failure'))).toBeVisible();
  expect(await contactsTold(page)).toEqual(noContact);

  await customize(page, 'analytics');
  await sendContact(page, email);
  await expect(page.getByText(say('forms', 'contact.success'))).toBeVisible();
  await outbox(request, url).mailFrom(email);
  expect(await contactsTold(page)).toEqual(noContact);
  expect(thrown).toEqual([]);
});

test('a contact message that had to wait is told once, when it arrives', async ({
  page,
  context,
  request,
}) => {
  await watch(context, url);
  await arrive(page, `${url}/#contact`);
  await customize(page, 'marketing');
  await page.route('**/email/send-form', (route) => route.fulfill({ status: 500, body: 'down' }), {
    times: 1,
  });
  const email = `waiting.${test.info().retry}@example.com`;
  await sendContact(page, email);
  await expect(page.getByText(say('forms', 'contact.failure'))).toBeVisible();
  expect(await contactsTold(page)).toEqual(noContact);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await outbox(request, url).mailFrom(email);
  await expect.poll(async () => (await contactsTold(page)).meta.length).toBe(1);
  const told = await contactsTold(page);
  expect(told).toEqual(oneContact(contactId(told)));
});

test('the record is kept in storage and, for a year, in the cookie, and each restores the other', async ({
  page,
  context,
}) => {
  await watch(context, secure);
  await serveSecurely(context);
  await arrive(page, secure);
  await customize(page, 'analytics');
  const record = await readRecord(page);
  expect(record).toEqual({
    essential: true,
    analytics: true,
    marketing: false,
    preferences: false,
    metadata: {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: '1.0.0',
      userAgent: await page.evaluate(() => navigator.userAgent),
    },
  });
  const cookie = async () => (await context.cookies()).find(({ name }) => name === consentCookie);
  const written = await cookie();
  expect(written).toMatchObject({
    path: '/',
    sameSite: 'Lax',
    secure: true,
    httpOnly: false,
    domain: 'www.arbelin.example',
  });
  expect(((written?.expires ?? 0) - Date.parse(record.metadata.timestamp) / 1000) / 86_400).toBeCloseTo(
    365,
    2,
  );
  expect(JSON.parse(decodeURIComponent(written?.value ?? ''))).toEqual(record);

  await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  await page.reload();
  await expect(settingsButton(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await readRecord(page)).toEqual(record);
  expect(await dataLayer(page)).toEqual([byDefault, ...update('analytics'), ...google('analytics')]);

  await context.clearCookies();
  await page.reload();
  await expect(settingsButton(page)).toBeVisible();
  expect(JSON.parse(decodeURIComponent((await cookie())?.value ?? ''))).toEqual(record);
});

for (const [name, spoil] of [
  ['a broken record', () => '{"essential":true,'],
  ['a record of another version', (text: string) => text.replace('1.0.0', '0.9.0')],
] as const) {
  test(`${name} counts as none: the visitor is asked again`, async ({ page, context }) => {
    const { asked } = await watch(context, url);
    await arrive(page, url);
    await pressInBanner(page, 'acceptAll');
    await expect.poll(() => asked.length).toBe(7);
    const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', consentKey);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      consentKey,
      spoil(text),
    ] as const);
    asked.length = 0;
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(await dataLayer(page)).toEqual([byDefault]);
    expect(asked).toEqual([]);
    expect(await kept(page)).toEqual(only({ local: ['i18nextLng'] }));
  });
}

test('two tabs agree at once on a choice, a withdrawal and a reset', async ({ page, context }) => {
  await watch(context, url);
  await arrive(page, url);
  const other = await context.newPage();
  await arrive(other, `${url}/disclaimer`);
  await expect(banner(other)).toBeVisible();

  await pressInBanner(page, 'acceptAll');
  await expect(banner(other)).toBeHidden();
  const said: unknown[] = [byDefault, ...update(...categories), ...google(...categories)];
  for (const tab of [page, other]) expect(await dataLayer(tab)).toEqual(said);

  await customize(other, 'analytics');
  said.push(...update('analytics'));
  for (const tab of [page, other]) {
    await expect.poll(() => dataLayer(tab)).toEqual(said);
    const { meta, snapchat } = await queues(tab);
    expect(meta?.at(-1)).toEqual(['consent', 'revoke']);
    expect(snapchat).toBeUndefined();
  }

  const settings = await openSettings(other);
  await settings.getByRole('button', { name: say('consent', 'reset') }).click();
  await expect(banner(other)).toBeFocused();
  await expect(banner(page)).toBeVisible();
  said.push(...update());
  for (const tab of [page, other]) {
    expect(await dataLayer(tab)).toEqual(said);
    await expect(settingsButton(tab)).toBeHidden();
  }
  expect(await kept(page)).toEqual(only({ local: ['i18nextLng'] }));
});

test('without any id the choice is kept all the same, and nobody is asked', async ({ page, context }) => {
  const own = sites.launched.url;
  const { asked, refused } = await watch(context, own);
  await arrive(page, own);
  await pressInBanner(page, 'acceptAll');
  expect(await readRecord(page)).toMatchObject({ analytics: true, marketing: true, preferences: true });
  await arrive(page, `${own}/privacy-policy`);
  expect(await dataLayer(page)).toEqual([byDefault, ...update(...categories)]);
  expect(asked).toEqual([]);
  expect(refused).toEqual([]);
});
