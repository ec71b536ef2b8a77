import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { cookies } from '../src/content/cookies';
import type { PageLanguage } from '../src/languages';
import { outbox } from './outbox';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.marketing;
const say = words('en');

const storageKey = 'arbelin_cookie_consent';
const cookieName = 'arbelin_consent';
const routes = ['/', '/privacy-policy', '/terms-of-service', '/disclaimer'];

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const granted = (...signals: (keyof typeof denied)[]) => ({
  ...denied,
  ...Object.fromEntries(signals.map((signal) => [signal, 'granted'])),
});
const ads = ['ad_storage', 'ad_user_data', 'ad_personalization'] as const;
const byDefault = ['consent', 'default', { ...denied, wait_for_update: 500 }];
const update = (signals: object) => [['consent', 'update', signals], { event: 'consent_update' }];
const protection = ['set', { anonymize_ip: true, ads_data_redaction: true }];
const container = [protection, { 'gtm.start': expect.any(Number), event: 'gtm.js' }];
const googleAds = [
  ['js', expect.anything()],
  ['config', 'AW-444555'],
];

const containerScript = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
const pixelScripts = [
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CTEST1&lib=ttq',
  'https://sc-static.net/scevent.min.js',
  'https://static.ads-twitter.com/uwt.js',
  'https://s.pinimg.com/ct/core.js',
  'https://www.googletagmanager.com/gtag/js?id=AW-444555',
];

/** Every choice of the banner and of the switches, and whom it lets in. */
const choices = [
  { name: 'none', make: async () => {}, signals: null, scripts: [] as string[] },
  { name: 'essential only', make: press('banner.essentialOnly'), signals: denied, scripts: [] },
  {
    name: 'accept all',
    make: press('banner.acceptAll'),
    signals: granted(...(Object.keys(denied) as (keyof typeof denied)[])),
    scripts: [containerScript, ...pixelScripts],
  },
  {
    name: 'analytics',
    make: customise('analytics'),
    signals: granted('analytics_storage'),
    scripts: [containerScript],
  },
  {
    name: 'marketing',
    make: customise('marketing'),
    signals: granted(...ads),
    scripts: [containerScript, ...pixelScripts],
  },
  {
    name: 'preferences',
    make: customise('preferences'),
    signals: granted('functionality_storage', 'personalization_storage'),
    scripts: [],
  },
];

function press(button: string) {
  return async (page: Page) => {
    await banner(page)
      .getByRole('button', { name: say('consent', button) })
      .click();
    await expect(banner(page)).toBeHidden();
  };
}

function customise(...categories: string[]) {
  return async (page: Page) => {
    const settings = await openSettings(page);
    for (const category of ['analytics', 'marketing', 'preferences']) {
      await settings
        .getByRole('switch', { name: say('cookies', `categories.${category}`) })
        .setChecked(categories.includes(category));
    }
    await settings.getByRole('button', { name: say('consent', 'save') }).click();
    await expect(settings).toBeHidden();
  };
}

const banner = (page: Page, language: PageLanguage = 'en') =>
  page.getByRole('region', { name: words(language)('consent', 'banner.label') });

/** The button in the corner: there once the page runs and a choice exists. */
const settingsButton = (page: Page) => page.locator('#cookie-settings');

/** From the banner where it shows, else from the button in the corner. */
async function openSettings(page: Page) {
  const settings = page.getByRole('dialog', { name: say('consent', 'settings') });
  const customize = banner(page).getByRole('button', { name: say('consent', 'banner.customize') });
  await customize.or(settingsButton(page)).first().click();
  await expect(settings).toBeVisible();
  return settings;
}

/** Answers for every host but the site's own, and notes who was asked, and what the content policy refused. */
async function watch(context: BrowserContext, own = url) {
  const asked: string[] = [];
  const refused: string[] = [];
  await context.route(
    (address) => address.origin !== own,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await context.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await context.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteRefusal(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { asked, refused };
}

/** The data layer as it reads: commands, which must be `arguments` objects, as lists. */
const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? JSON.parse(JSON.stringify(Array.from(entry as ArrayLike<unknown>)))
        : entry,
    ),
  );

/** What the vendors' queues hold: the answered scripts are empty, so nothing takes them away. */
const queues = (page: Page): Promise<Record<string, unknown[][] | undefined>> =>
  page.evaluate(() => {
    const view = window as unknown as Record<string, { queue: unknown[][] } | undefined>;
    const copy = (list: unknown) =>
      list ? JSON.parse(JSON.stringify(Array.from(list as unknown[]))) : undefined;
    return {
      meta: copy(view.fbq?.queue),
      tiktok: copy(view.ttq),
      snapchat: copy(view.snaptr?.queue),
      x: copy(view.twq?.queue),
      pinterest: copy(view.pintrk?.queue),
    };
  });

/** Everything the browser keeps for the page. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

/** A whole visit: every page, every form and the chat opened, nothing sent. */
async function tour(page: Page) {
  for (const route of routes) {
    await page.goto(url + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${url}/?service=brand-strategy`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common', 'close') })
    .click();
  await page
    .getByRole('form', { name: say('forms', 'contact.title') })
    .locator('[name=name]')
    .fill('Lena');
  await page.getByRole('button', { name: say('work', 'contact.meeting') }).click();
  await page.getByRole('dialog').locator('[name=name]').fill('Lena');
  await page.keyboard.press('Escape');
  await page.locator('.chat-toggle').click();
  await expect(page.getByRole('log')).toContainText('Maya');
}

test('1, 2: with no record the data layer begins with the default, for everybody, and holds nothing else', async ({
  page,
}) => {
  await page.goto(url);
  await expect(banner(page)).toBeVisible();
  expect(await layer(page)).toEqual([byDefault]);
});

for (const { name, make, scripts } of choices) {
  test(`3, 12: a whole visit with the choice "${name}" asks no other host than it allows, and keeps no more`, async ({
    page,
    context,
  }) => {
    const { asked, refused } = await watch(context);
    await page.goto(url);
    await expect(banner(page)).toBeVisible();
    await make(page);
    await tour(page);
    expect([...new Set(asked)].sort()).toEqual([...scripts].sort());
    const chosen = name !== 'none';
    expect(await kept(page)).toEqual({
      local: [...(chosen ? [storageKey] : []), 'i18nextLng'],
      session: [],
      cookies: chosen ? expect.stringMatching(/^arbelin_consent=[^;]*$/) : '',
      databases: [],
    });
    expect(refused).toEqual([]);
  });
}

for (const { name, make, signals, scripts } of choices.slice(1)) {
  test(`4, 5: "${name}" pushes its signals, then the event, then the container; again on the next visit`, async ({
    page,
    context,
  }) => {
    await watch(context);
    await page.goto(url);
    await expect(banner(page)).toBeVisible();
    await make(page);
    const expected = [
      byDefault,
      ...update(signals ?? {}),
      ...(scripts.includes(containerScript) ? container : []),
      ...(scripts.length > 1 ? googleAds : []),
    ];
    expect(await layer(page)).toEqual(expected);

    // By the time the container's script is asked for, the choice must be there already.
    let atScript: unknown[] | undefined;
    await context.route(containerScript, async (route) => {
      atScript = await layer(page);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(`${url}/privacy-policy`);
    await expect(settingsButton(page)).toBeVisible();
    expect(await layer(page)).toEqual(expected);
    if (scripts.length > 0) expect(atScript?.slice(0, 3)).toEqual(expected.slice(0, 3));
  });
}

test('6, 7: a withdrawal tells everybody in their own way, takes their cookies, and needs no reload', async ({
  page,
  context,
}) => {
  const { asked } = await watch(context);
  await page.goto(url);
  await press('banner.acceptAll')(page);
  await page.evaluate(
    (names) => {
      Object.assign(window, { isSamePage: true });
      // biome-ignore lint/suspicious/noDocumentCookie: what the vendors' scripts do.
      for (const name of names) document.cookie = `${name}=1; path=/`;
    },
    cookies.filter(({ category }) => category !== 'essential').map(({ key }) => key.replace('*', 'TEST')),
  );
  await page.evaluate(() => {
    localStorage.setItem('arbelin_chat_learning', '{"interactions":[],"metrics":[]}');
    localStorage.setItem('arbelin_chat_analytics', '[]');
  });
  await expect.poll(() => asked.length).toBe(7);

  await customise('analytics')(page);
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  expect(await names()).toEqual(['_ga', '_ga_TEST', '_gid', cookieName]);
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
  expect(await page.evaluate(() => localStorage.getItem('arbelin_chat_learning'))).not.toBeNull();

  await customise()(page);
  expect(await names()).toEqual([cookieName]);
  expect((await layer(page)).slice(-2)).toEqual(update(denied));
  expect(await kept(page)).toMatchObject({ local: [storageKey, 'i18nextLng'] });

  await customise('marketing')(page);
  const again = await queues(page);
  expect(again.meta?.at(-1)).toEqual(['consent', 'grant']);
  expect(again.tiktok?.at(-1)).toEqual(['grantConsent']);
  expect(again.pinterest?.at(-1)).toEqual(['setconsent', true]);
  expect(again.snapchat).toEqual([
    ['init', 'snap-test-1'],
    ['track', 'PAGE_VIEW'],
  ]);
  expect(again.x).toEqual([['config', 'xtest1']]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

async function sendContact(page: Page, email: string) {
  const form = page.getByRole('form', { name: say('forms', 'contact.title') });
  await form.locator('[name=name]').fill('Lena Azad');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill('We open in March and need a name.');
  // Nobody fills in a form within a second or two; robots do, and are not sent.
  await page.waitForTimeout(3000);
  await form.getByRole('button', { name: say('forms', 'contact.submit') }).click();
}

const contactsTold = async (page: Page) => {
  const { meta, tiktok, snapchat, x, pinterest } = await queues(page);
  const google = (await layer(page)) as unknown[][];
  return {
    meta: meta?.filter(([, event]) => event === 'Contact'),
    tiktok: tiktok?.filter(([, event]) => event === 'Contact'),
    snapchat: snapchat?.filter(([, event]) => event === 'CUSTOM_EVENT_1'),
    x: x?.filter(([command]) => command === 'event'),
    pinterest: pinterest?.filter(([, event]) => event === 'lead'),
    google: google.filter((entry) => Array.isArray(entry) && entry[0] === 'event'),
  };
};

test('8: an accepted contact message is told once to each pixel, with one id and no word of it', async ({
  page,
  context,
  request,
}) => {
  await watch(context);
  await page.goto(`${url}/#contact`);
  await press('banner.acceptAll')(page);
  const email = `pixels.${test.info().retry}@example.com`;
  await sendContact(page, email);
  await expect(page.getByText(say('forms', 'contact.success'))).toBeVisible();
  await outbox(request, url).mailFrom(email);

  const told = await contactsTold(page);
  const { eventID } = (told.meta?.[0]?.[3] ?? {}) as { eventID?: string };
  expect(eventID).toMatch(/^\S{8,}$/);
  expect(told).toEqual({
    meta: [['track', 'Contact', {}, { eventID }]],
    tiktok: [['track', 'Contact', {}, { event_id: eventID }]],
    snapchat: [['track', 'CUSTOM_EVENT_1', { client_dedup_id: eventID }]],
    x: [['event', 'tw-xtest1-contact', {}]],
    pinterest: [['track', 'lead', { lead_type: 'Contact', event_id: eventID }]],
    google: [['event', 'generate_lead']],
  });
});

test('8: a message that failed is told to nobody', async ({ page, context, request }) => {
  await watch(context);
  await page.goto(`${url}/#contact`);
  await customise('marketing')(page);
  await outbox(request, url).answerNext({ status: 500, times: 1 });
  await sendContact(page, `failed.${test.info().retry}@example.com`);
  await expect(page.getByText(say('forms', 'contact.failure'))).toBeVisible();
  expect(Object.values(await contactsTold(page)).flat()).toEqual([]);
});

test('8: a message sent without marketing consent is told to nobody', async ({ page, context }) => {
  const { asked } = await watch(context);
  await page.goto(`${url}/#contact`);
  await press('banner.essentialOnly')(page);
  await sendContact(page, `quiet.${test.info().retry}@example.com`);
  await expect(page.getByText(say('forms', 'contact.success'))).toBeVisible();
  expect(Object.values(await contactsTold(page)).flat()).toEqual([]);
  expect(asked).toEqual([]);
});

const readRecord = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey);

test('9: the record is kept in storage and, for a year, in the cookie, and each restores the other', async ({
  page,
  context,
}) => {
  await watch(context);
  await page.goto(url);
  await customise('analytics')(page);
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
  const cookie = async () => (await context.cookies()).find(({ name }) => name === cookieName);
  const written = await cookie();
  expect(written).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false, domain: 'localhost' });
  expect(((written?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  expect(JSON.parse(decodeURIComponent(written?.value ?? ''))).toEqual(record);

  await page.evaluate((key) => localStorage.removeItem(key), storageKey);
  await page.reload();
  await expect(settingsButton(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await readRecord(page)).toEqual(record);

  await context.clearCookies();
  await page.reload();
  await expect(settingsButton(page)).toBeVisible();
  expect(JSON.parse(decodeURIComponent((await cookie())?.value ?? ''))).toEqual(record);
});

for (const [name, spoil] of [
  ['a broken record', () => '{"essential":true,'],
  ['a record of another version', (text: string) => text.replace('1.0.0', '0.9.0')],
] as const) {
  test(`9: ${name} is asked again`, async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto(url);
    await press('banner.acceptAll')(page);
    await expect.poll(() => asked.length).toBe(7);
    const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKey);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey,
      spoil(text),
    ] as const);
    asked.length = 0;
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(await layer(page)).toEqual([byDefault]);
    expect(asked).toEqual([]);
    expect(await kept(page)).toMatchObject({ local: ['i18nextLng'], cookies: '' });
  });
}

for (const language of ['en', 'ar'] as const) {
  const tell = words(language);

  test(`10: the banner is a region one Tab from the skip link, and only a press is a choice (${language})`, async ({
    page,
  }) => {
    await page.goto(`${url}/?lang=${language}`);
    const region = banner(page, language);
    await expect(region).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: tell('common', 'skip') })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await region.evaluate((bar) => bar.contains(document.activeElement))).toBe(true);

    // Not modal: the page behind it works.
    await page.locator('.chat-toggle').click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.keyboard.press('Escape');

    const customize = region.getByRole('button', { name: tell('consent', 'banner.customize') });
    await customize.focus();
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: tell('consent', 'settings') });
    const analytics = settings.getByRole('switch', { name: tell('cookies', 'categories.analytics') });
    await expect(settings).toBeVisible();
    await expect(settings).toHaveAttribute('aria-modal', 'true');
    const essential = settings.getByRole('switch', { name: tell('cookies', 'categories.essential') });
    await expect(essential).toBeDisabled();
    await expect(essential).toBeChecked();
    await analytics.focus();
    await page.keyboard.press('Space');
    await expect(analytics).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(region).toBeVisible();
    await expect(customize).toBeFocused();
    expect(await readRecord(page)).toBeNull();

    for (const name of ['acceptAll', 'save', 'essentialOnly', 'customize']) {
      await customize.click();
      await expect(settings.getByRole('button', { name: tell('consent', name) })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  for (const viewport of [
    { width: 320, height: 640 },
    // 1280 at 200 %.
    { width: 640, height: 360 },
    { width: 1280, height: 720 },
  ]) {
    test(`10: the banner hides nothing that has the focus, nor Maya (${language}, ${viewport.width} px)`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(`${url}/privacy-policy?lang=${language}`);
      const region = banner(page, language);
      await expect(region).toBeVisible();
      await page.locator('.chat-toggle').click({ trial: true });
      expect((await region.boundingBox())?.height).toBeLessThanOrEqual(viewport.height / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      const hidden: string[] = [];
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector('#cookie-consent');
          if (!focused || focused === document.body || bar?.contains(focused)) return undefined;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return bar?.contains(middle) ? focused.textContent || focused.ariaLabel : undefined;
        });
        if (covered) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  }

  test(`10: banner and settings pass axe, wide and narrow (${language})`, async ({ page }) => {
    const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
    const violations = (target: string) =>
      page.evaluate(async (selector) => {
        const { axe } = window as unknown as {
          axe: {
            run: (target: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const result = await axe.run(selector);
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }, target);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}/?lang=${language}`);
      await expect(banner(page, language)).toBeVisible();
      await page.evaluate(axe);
      expect(await violations('#cookie-consent')).toEqual([]);
      await banner(page, language)
        .getByRole('button', { name: tell('consent', 'banner.customize') })
        .click();
      const settings = page.getByRole('dialog');
      await settings.getByRole('button', { name: tell('cookies', 'caption') }).click();
      await settings.getByRole('button', { name: tell('consent', 'data.title') }).click();
      await expect(settings.getByText('arbelin_chat_memory')).toBeVisible();
      // Nothing is judged while it fades in.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      expect(await violations('dialog')).toEqual([]);
    }
  });
}

test('11: two tabs agree at once on a choice and on a reset', async ({ page, context }) => {
  await watch(context);
  await page.goto(url);
  const other = await context.newPage();
  await other.goto(`${url}/disclaimer`);
  await expect(banner(other)).toBeVisible();

  await press('banner.acceptAll')(page);
  await expect(banner(other)).toBeHidden();
  expect(await layer(other)).toEqual(await layer(page).then((told) => told.map(withoutTimes)));

  const settings = await openSettings(other);
  await settings.getByRole('button', { name: say('consent', 'reset') }).click();
  await expect(banner(other)).toBeFocused();
  await expect(banner(page)).toBeVisible();
  expect((await layer(page)).slice(-2)).toEqual(update(denied));
  expect(await kept(page)).toMatchObject({ local: ['i18nextLng'], cookies: '' });
});

/** Two tabs do the same at slightly different times. */
const withoutTimes = (entry: unknown) => {
  if (Array.isArray(entry)) return entry[0] === 'js' ? ['js', expect.anything()] : entry;
  return 'gtm.start' in (entry as object) ? { ...(entry as object), 'gtm.start': expect.any(Number) } : entry;
};

test('the choice is changed from the corner and from the footer, and the banner can be forced open', async ({
  page,
  context,
}) => {
  await watch(context);
  await page.goto(url);
  await expect(settingsButton(page)).toHaveCount(0);
  await press('banner.essentialOnly')(page);
  await expect(settingsButton(page)).toBeFocused();

  const settings = page.getByRole('dialog', { name: say('consent', 'settings') });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent', 'settings') })
    .click();
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: say('consent', 'showBanner') }).click();
  await expect(settings).toBeHidden();
  await expect(banner(page)).toBeFocused();
  expect(await readRecord(page)).toMatchObject({ analytics: false });
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
  expect(await readRecord(page)).toMatchObject({ analytics: false });
});

test('a browser that asks for privacy is told so, and everything optional is off', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(url);
  const settings = await openSettings(page);
  await expect(settings.getByText(say('consent', 'privacySignal'))).toBeVisible();
  await settings.getByRole('button', { name: say('consent', 'save') }).click();
  expect(await readRecord(page)).toMatchObject({ analytics: false, marketing: false, preferences: false });
});

test('after erasing, the site keeps nothing but the language', async ({ page, context }) => {
  await watch(context);
  await page.goto(url);
  await press('banner.acceptAll')(page);
  await page.locator('.chat-toggle').click();
  const input = page.getByLabel(say('chat', 'composer.label'));
  await input.fill('What does your agency do?');
  await input.press('Enter');
  await expect.poll(async () => (await kept(page)).local).toContain('arbelin_chat_memory');
  expect((await kept(page)).databases).toEqual(['arbelin_vector_store']);

  const settings = await openSettings(page);
  await settings.getByRole('button', { name: say('consent', 'data.title') }).click();
  await expect(settings.getByText('arbelin_vector_store')).toBeVisible();
  const download = page.waitForEvent('download');
  await settings.getByRole('button', { name: say('consent', 'data.export') }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.items.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([storageKey, cookieName, 'arbelin_chat_memory', 'arbelin_vector_store']),
  );

  await settings.getByRole('button', { name: say('consent', 'data.erase') }).click();
  await settings.getByRole('button', { name: say('consent', 'data.eraseNow') }).click();
  await expect(settings.getByText(say('consent', 'data.erased'))).toBeVisible();
  const nothing = { local: ['i18nextLng'], session: [], cookies: '', databases: [] };
  expect(await kept(page)).toEqual(nothing);
  await page.goto(`${url}/terms-of-service`);
  await expect(banner(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

test('without any id the choice is kept all the same, and nobody is asked', async ({ page, context }) => {
  const own = sites.launched.url;
  const { asked, refused } = await watch(context, own);
  await page.goto(own);
  await press('banner.acceptAll')(page);
  expect(await readRecord(page)).toMatchObject({ analytics: true, marketing: true, preferences: true });
  await page.goto(`${own}/privacy-policy`);
  await expect(settingsButton(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(refused).toEqual([]);
});
