import { choice, createTestTags, noIds, now } from './fakePage';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const analytics = { analytics_storage: 'granted' };
const preferences = { functionality_storage: 'granted', personalization_storage: 'granted' };

const byDefault = ['consent', 'default', { ...denied, wait_for_update: 500 }];
const update = (...granted: object[]) => [
  ['consent', 'update', Object.assign({}, denied, ...granted)],
  { event: 'consent_update' },
];
const protection = ['set', { anonymize_ip: true, ads_data_redaction: true }];
const container = [protection, { 'gtm.start': now, event: 'gtm.js' }];
const googleAds = [
  ['js', new Date(now)],
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

test('a first visit without a choice: the default stands alone, and nothing is requested', () => {
  const { tags, layer, requested } = createTestTags();
  tags.start();
  expect(layer()).toEqual([byDefault]);
  expect(requested).toEqual([]);
});

test('commands are the `arguments` that Google’s scripts look for, not lists', () => {
  const { tags, globals } = createTestTags();
  tags.start();
  expect(Object.prototype.toString.call(globals.dataLayer?.[0])).toBe('[object Arguments]');
});

test.each([
  [
    'accept all',
    choice('analytics', 'marketing', 'preferences'),
    [...update(ads, analytics, preferences), ...container, ...googleAds],
    [containerScript, ...pixelScripts],
  ],
  ['essential only', choice(), update(), []],
  ['analytics', choice('analytics'), [...update(analytics), ...container], [containerScript]],
  [
    'marketing',
    choice('marketing'),
    [...update(ads), ...container, ...googleAds],
    [containerScript, ...pixelScripts],
  ],
  ['preferences', choice('preferences'), update(preferences), []],
])(
  '%s: signals, then the event, then the container, and only the scripts allowed',
  (_, chosen, pushed, scripts) => {
    const { tags, layer, requested } = createTestTags();
    tags.start();
    tags.apply(chosen);
    expect(layer()).toEqual([byDefault, ...pushed]);
    expect(requested).toEqual(scripts);
  },
);

test('a change tells the new signals and loads what is new, nothing twice', () => {
  const { tags, layer, requested } = createTestTags();
  tags.start();
  tags.apply(choice('analytics'));
  tags.apply(choice('analytics', 'marketing'));
  tags.apply(choice('analytics', 'marketing', 'preferences'));
  expect(layer()).toEqual([
    byDefault,
    ...update(analytics),
    ...container,
    ...update(analytics, ads),
    ...googleAds,
    ...update(analytics, ads, preferences),
  ]);
  expect(requested).toEqual([containerScript, ...pixelScripts]);
});

test('a withdrawal denies, and granting again works on the same page', () => {
  const { tags, layer, requested } = createTestTags();
  tags.start();
  tags.apply(choice('analytics'));
  tags.apply(choice());
  tags.apply(choice('analytics'));
  expect(layer()).toEqual([byDefault, ...update(analytics), ...container, ...update(), ...update(analytics)]);
  expect(requested).toEqual([containerScript]);
});

test('a container that runs is silenced by Google’s own switch while analytics is denied', () => {
  const { tags, globals } = createTestTags();
  tags.start();
  tags.apply(choice('analytics', 'marketing'));
  globals.google_tag_manager = { 'GTM-TEST1': {}, 'G-ABC123': {}, 'AW-444555': {} };
  tags.apply(choice('marketing'));
  expect(globals['ga-disable-G-ABC123']).toBe(true);
  expect(globals).not.toHaveProperty('ga-disable-AW-444555');
  tags.apply(choice('analytics'));
  expect(globals['ga-disable-G-ABC123']).toBe(false);
});

test('a withdrawal deletes the cookies of its category and leaves the others', () => {
  const { tags, jar } = createTestTags({
    cookies: { _ga: '1', _ga_ABC: '2', _gid: '3', _fbp: '4', _gcl_au: '5', arbelin_consent: '6' },
  });
  tags.start();
  tags.apply(choice('analytics', 'marketing'));
  tags.apply(choice('marketing'));
  expect(jar.names()).toEqual(['_fbp', '_gcl_au', 'arbelin_consent']);
  tags.apply(choice());
  expect(jar.names()).toEqual(['arbelin_consent']);
});

test('without any id the signals are told, and nothing is ever requested', () => {
  const { tags, layer, requested } = createTestTags({ ids: noIds });
  tags.start();
  tags.apply(choice('analytics', 'marketing', 'preferences'));
  tags.contact();
  expect(layer()).toEqual([byDefault, ...update(ads, analytics, preferences)]);
  expect(requested).toEqual([]);
});

test('a withdrawal stands whatever the container’s own code throws', () => {
  const { tags, globals, jar, reported } = createTestTags({ cookies: { _ga: '1', _fbp: '2' } });
  tags.start();
  tags.apply(choice('analytics', 'marketing'));
  globals.google_tag_manager = { 'G-ABC123': {} };
  const broken = new TypeError('Cannot read properties of undefined');
  Object.assign(globals.dataLayer ?? [], {
    push() {
      throw broken;
    },
  });
  tags.apply(choice());
  expect(globals['ga-disable-G-ABC123']).toBe(true);
  expect(jar.names()).toEqual([]);
  expect(reported).toEqual([broken]);
});

test('a page that refuses scripts keeps its signals, and is told why', () => {
  const { tags, page, layer, reported } = createTestTags();
  page.append = () => {
    throw new TypeError('This document requires a TrustedScriptURL');
  };
  tags.start();
  tags.apply(choice('analytics', 'marketing'));
  expect(layer()).toEqual(expect.arrayContaining([byDefault, ...update(analytics, ads)]));
  expect(reported).toHaveLength(7);
});
