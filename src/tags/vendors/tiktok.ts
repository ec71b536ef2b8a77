import type { Pixel, VendorOptions } from '../pixels';

/** The methods of TikTok's queue that its script expects to find; each remembers its calls until it arrives. */
const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const;

type Method = (typeof methods)[number];
type ByPixel<T> = Record<string, T>;

export type TikTokQueue = unknown[][] &
  Record<Method, (...values: unknown[]) => void> & {
    /** TikTok's own bookkeeping: address, time and options of each pixel on the page. */
    _i: ByPixel<unknown[] & { _u?: string }>;
    _t: ByPixel<number>;
    _o: ByPixel<object>;
  };

const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/** TikTok's pixel: consent is held before its script loads, then granted, and revoked on withdrawal. */
export function createTikTok({ id, page, now }: VendorOptions & { now: () => number }): Pixel {
  const { globals } = page;
  const call = (method: Method, ...values: unknown[]) => globals.ttq?.[method](...values);
  let isLoaded = false;

  function load() {
    isLoaded = true;
    globals.TiktokAnalyticsObject = 'ttq';
    globals.ttq ??= createQueue();
    const { _i, _t, _o } = globals.ttq;
    _i[id] = Object.assign([], { _u: script });
    _t[id] = now();
    _o[id] = {};
    call('holdConsent');
    page.append(`${script}?sdkid=${encodeURIComponent(id)}&lib=ttq`);
  }

  return {
    grant() {
      const isFirst = !isLoaded;
      if (isFirst) load();
      call('grantConsent');
      if (isFirst) call('page');
    },
    revoke: () => call('revokeConsent'),
    contact: (eventId) => call('track', 'Contact', {}, { event_id: eventId }),
  };
}

function createQueue(): TikTokQueue {
  const calls: unknown[][] = [];
  const remember = (method: Method) => [
    method,
    (...values: unknown[]) => void calls.push([method, ...values]),
  ];
  return Object.assign(calls, Object.fromEntries(methods.map(remember)), {
    _i: {},
    _t: {},
    _o: {},
  }) as TikTokQueue;
}
