import { createCommandQueue } from '../../src/tags/commandQueue';
import type { TikTokQueue } from '../../src/tags/vendors/tiktok';
import { allIds, choice, createTestTags, noIds } from './fakePage';

const marketing = choice('marketing');

/** Tags of one vendor, with the choice still to be made. */
function only(vendor: keyof typeof allIds) {
  const test = createTestTags({ ids: { ...noIds, [vendor]: allIds[vendor] } });
  test.tags.start();
  return test;
}

const waiting = (queue: { queue: unknown[][] } | undefined) => queue?.queue;

test('Meta is told to hold before it is initialised, reads no forms, and follows the choice', () => {
  const { tags, globals, requested } = only('meta');
  tags.apply(marketing);
  tags.contact();
  tags.apply(choice());
  tags.contact();
  tags.apply(marketing);
  expect(waiting(globals.fbq)).toEqual([
    ['consent', 'revoke'],
    ['set', 'autoConfig', false, '111222333'],
    ['init', '111222333'],
    ['consent', 'grant'],
    ['track', 'PageView'],
    ['track', 'Contact', {}, { eventID: 'event-1' }],
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
  expect(globals._fbq).toBe(globals.fbq);
  expect(requested).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
});

test('TikTok’s consent is held before its script, then granted, revoked and granted again', () => {
  const { tags, globals, requested } = only('tiktok');
  tags.apply(marketing);
  tags.contact();
  tags.apply(choice());
  tags.contact();
  tags.apply(marketing);
  expect([...(globals.ttq as TikTokQueue)]).toEqual([
    ['holdConsent'],
    ['grantConsent'],
    ['page'],
    ['track', 'Contact', {}, { event_id: 'event-1' }],
    ['revokeConsent'],
    ['grantConsent'],
  ]);
  expect(globals.TiktokAnalyticsObject).toBe('ttq');
  expect(globals.ttq?._i.CTEST1?._u).toBe('https://analytics.tiktok.com/i18n/pixel/events.js');
  expect(requested).toHaveLength(1);
});

test('Pinterest is loaded, allowed and told of the page, in this order', () => {
  const { tags, globals, requested } = only('pinterest');
  tags.apply(marketing);
  tags.contact();
  tags.apply(choice());
  tags.contact();
  tags.apply(marketing);
  expect(waiting(globals.pintrk)).toEqual([
    ['load', '261234'],
    ['setconsent', true],
    ['page'],
    ['track', 'lead', { lead_type: 'Contact', event_id: 'event-1' }],
    ['setconsent', false],
    ['setconsent', true],
  ]);
  expect(globals.pintrk?.version).toBe('3.0');
  expect(requested).toHaveLength(1);
});

test('Snap’s script is taken away on withdrawal, and calls in between go nowhere', () => {
  const { tags, globals, present } = only('snapchat');
  tags.apply(marketing);
  tags.contact();
  expect(waiting(globals.snaptr)).toEqual([
    ['init', 'snap-test-1'],
    ['track', 'PAGE_VIEW'],
    ['track', 'CUSTOM_EVENT_1', { client_dedup_id: 'event-1' }],
  ]);
  tags.apply(choice());
  expect(present.size).toBe(0);
  expect(globals.snaptr).toBeUndefined();
  expect(() => tags.contact()).not.toThrow();
  tags.apply(marketing);
  expect(waiting(globals.snaptr)).toEqual([
    ['init', 'snap-test-1'],
    ['track', 'PAGE_VIEW'],
  ]);
  expect([...present]).toEqual(['https://sc-static.net/scevent.min.js']);
});

test('X’s script is taken away on withdrawal, and its event carries the pixel’s id', () => {
  const { tags, globals, present } = only('twitter');
  tags.apply(marketing);
  tags.contact();
  expect(waiting(globals.twq)).toEqual([
    ['config', 'xtest1'],
    ['event', 'tw-xtest1-contact', {}],
  ]);
  tags.apply(choice());
  expect(present.size).toBe(0);
  expect(globals.twq).toBeUndefined();
});

test.each(['googleAds', 'tagManager'] as const)('with %s a contact is a lead for Google', (vendor) => {
  const { tags, layer } = only(vendor);
  tags.apply(marketing);
  tags.contact();
  expect(layer().at(-1)).toEqual(['event', 'generate_lead']);
});

test('a contact reaches nobody without marketing consent', () => {
  const { tags, globals, layer, requested } = createTestTags();
  tags.start();
  tags.contact();
  tags.apply(choice('analytics', 'preferences'));
  tags.contact();
  expect(JSON.stringify(layer())).not.toContain('generate_lead');
  expect([globals.fbq, globals.ttq, globals.snaptr, globals.twq, globals.pintrk]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
});

test('one contact is one event at every vendor, with one id and nothing about the visitor', () => {
  const { tags, globals, layer } = createTestTags();
  tags.start();
  tags.apply(marketing);
  tags.contact();
  const told = [
    waiting(globals.fbq)?.filter(([, name]) => name === 'Contact'),
    [...(globals.ttq ?? [])].filter(([, name]) => name === 'Contact'),
    waiting(globals.snaptr)?.filter(([, name]) => name === 'CUSTOM_EVENT_1'),
    waiting(globals.twq)?.filter(([name]) => name === 'event'),
    waiting(globals.pintrk)?.filter(([, name]) => name === 'lead'),
    layer().filter((entry) => Array.isArray(entry) && entry[1] === 'generate_lead'),
  ];
  expect(told.map((events) => events?.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(JSON.stringify(told)).not.toMatch(/@|name"|phone|message/);
});

test('a vendor’s own function, once it has arrived, is called instead of the queue', () => {
  const { tags, globals } = only('meta');
  tags.apply(marketing);
  const arrived = vi.fn();
  if (globals.fbq) globals.fbq.callMethod = arrived;
  tags.contact();
  expect(arrived).toHaveBeenCalledExactlyOnceWith('track', 'Contact', {}, { eventID: 'event-1' });
});

test('a pixel that was there before, put by a container, is used and not replaced', () => {
  const { tags, globals } = only('twitter');
  const heard: unknown[][] = [];
  globals.twq = createCommandQueue('exe', { exe: (...command: unknown[]) => heard.push(command) });
  tags.apply(marketing);
  expect(heard).toEqual([['config', 'xtest1']]);
});

test('a vendor that throws costs the others nothing', () => {
  const { tags, globals, reported } = createTestTags();
  tags.start();
  tags.apply(marketing);
  if (globals.fbq) {
    globals.fbq.callMethod = () => {
      throw new Error('broken pixel');
    };
  }
  tags.contact();
  expect(reported).toEqual([new Error('broken pixel')]);
  expect(waiting(globals.pintrk)).toContainEqual([
    'track',
    'lead',
    { lead_type: 'Contact', event_id: 'event-1' },
  ]);
});
