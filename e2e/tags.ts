import { expect, type Page } from 'playwright/test';

/** The ids of the site with every tag configured, as `sites.ts` sets them, and what their vendors are asked for. */
export const containerScript = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
export const pixelScripts = [
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CTEST1&lib=ttq',
  'https://sc-static.net/scevent.min.js',
  'https://static.ads-twitter.com/uwt.js',
  'https://s.pinimg.com/ct/core.js',
  'https://www.googletagmanager.com/gtag/js?id=AW-444555',
];

const signals = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  preferences: ['functionality_storage', 'personalization_storage'],
};
type Category = keyof typeof signals;

/** All seven signals where these categories are allowed. */
function signalsOf(allowed: readonly Category[]) {
  const said = Object.entries(signals).flatMap(([category, names]) =>
    names.map((name) => [name, allowed.includes(category as Category) ? 'granted' : 'denied'] as const),
  );
  return { ...Object.fromEntries(said), security_storage: 'granted' };
}

export const byDefault = ['consent', 'default', { ...signalsOf([]), wait_for_update: 500 }];

/** What every choice says, whatever it is. */
export const update = (...allowed: Category[]) => [
  ['consent', 'update', signalsOf(allowed)],
  { event: 'consent_update' },
];

const protection = ['set', { anonymize_ip: true, ads_data_redaction: true }];
const container = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const googleAds = [
  ['js', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)],
  ['config', 'AW-444555'],
];

/** What follows the first choice on a page that lets one of Google's scripts in, once. */
export function google(...allowed: Category[]) {
  const isMeasured = allowed.includes('analytics') || allowed.includes('marketing');
  return [
    ...(isMeasured ? [protection, container] : []),
    ...(allowed.includes('marketing') ? googleAds : []),
  ];
}

/**
 * The data layer as it reads. A command must be an `arguments` object, or Google's scripts take it for data: it
 * comes as a list, and a list as something else.
 */
export const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer: unknown[] }).dataLayer ?? []).map((entry) => {
      const copy = (list: unknown) => JSON.parse(JSON.stringify(Array.from(list as ArrayLike<unknown>)));
      if (Object.prototype.toString.call(entry) === '[object Arguments]') return copy(entry);
      return Array.isArray(entry) ? { noCommand: copy(entry) } : entry;
    }),
  );

/** What the vendors' queues hold: the answered scripts are empty, so nothing takes them away. */
export const queues = (page: Page): Promise<Record<string, unknown[][] | undefined>> =>
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

/** Every contact that was told to a vendor, as the vendor heard it. */
export async function contactsTold(page: Page) {
  const { meta = [], tiktok = [], snapchat = [], x = [], pinterest = [] } = await queues(page);
  const commands = (await dataLayer(page)).filter((entry) => Array.isArray(entry));
  return {
    meta: meta.filter(([, event]) => event === 'Contact'),
    tiktok: tiktok.filter(([, event]) => event === 'Contact'),
    snapchat: snapchat.filter(([, event]) => event === 'CUSTOM_EVENT_1'),
    x: x.filter(([command]) => command === 'event'),
    pinterest: pinterest.filter(([, event]) => event === 'lead'),
    google: commands.filter(([command]) => command === 'event'),
  };
}

export const noContact = { meta: [], tiktok: [], snapchat: [], x: [], pinterest: [], google: [] };

/** One contact, told to all six with one id, and nothing besides. */
export const oneContact = (id: unknown) => ({
  meta: [['track', 'Contact', {}, { eventID: id }]],
  tiktok: [['track', 'Contact', {}, { event_id: id }]],
  snapchat: [['track', 'CUSTOM_EVENT_1', { client_dedup_id: id }]],
  x: [['event', 'tw-xtest1-contact', {}]],
  pinterest: [['track', 'lead', { lead_type: 'Contact', event_id: id }]],
  google: [['event', 'generate_lead']],
});

/** The id that one contact was told under. */
export function contactId({ meta }: { meta: unknown[][] }) {
  const [first] = meta;
  return (first?.[3] as { eventID?: string } | undefined)?.eventID;
}
