// @vitest-environment jsdom
import { createConsentStore } from '../../../src/components/consent/consentStore';
import { startConsent } from '../../../src/components/consent/startConsent';
import { createCookieJar } from '../../../src/tags/cookieJar';
import { choice, createTestTags } from '../../tags/fakePage';

const storageKey = 'arbelin_cookie_consent';
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  createCookieJar().expire('arbelin_consent');
});

/** A tab: its own page and tags, and the one storage that tabs share. */
function openTab() {
  const consent = createConsentStore({
    jar: createCookieJar(),
    now: () => Date.UTC(2026, 2, 14, 12),
    userAgent: () => 'Test/1.0',
  });
  const { tags, layer } = createTestTags();
  stops.push(startConsent({ consent, tags }));
  const signals = () =>
    layer().flatMap((entry) => {
      if (!Array.isArray(entry)) return [(entry as { event: string }).event];
      const [command, action, values] = entry;
      if (command !== 'consent') return [];
      const granted = Object.keys(values).filter((signal) => values[signal] === 'granted');
      return [`${action}: ${granted.join(' ')}`];
    });
  return { consent, signals };
}

/** What the browser does in every other tab after a write. */
const tellOtherTabs = (key: string | null = storageKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

const byDefault = 'default: security_storage';
const essential = ['update: security_storage', 'consent_update'];
const analytics = ['update: analytics_storage security_storage', 'consent_update'];

test('a first visit says denied, and nothing more until the visitor chooses', () => {
  const { consent, signals } = openTab();
  expect(signals()).toEqual([byDefault]);
  consent.choose(choice());
  expect(signals()).toEqual([byDefault, ...essential]);
});

test('a returning visitor: the default, then the choice, before the container', () => {
  openTab().consent.choose(choice('analytics'));
  expect(openTab().signals()).toEqual([byDefault, ...analytics, 'gtm.js']);
});

test('a change, a withdrawal and a reset are each told once', () => {
  const { consent, signals } = openTab();
  consent.choose(choice('analytics'));
  consent.choose(choice());
  consent.reset();
  expect(signals()).toEqual([byDefault, ...analytics, 'gtm.js', ...essential, ...essential]);
  consent.reset();
  expect(signals()).toHaveLength(8);
});

test('two tabs agree at once', () => {
  const one = openTab();
  const other = openTab();
  one.consent.choose(choice('analytics'));
  tellOtherTabs();
  expect(other.signals()).toEqual([byDefault, ...analytics, 'gtm.js']);
  other.consent.reset();
  tellOtherTabs();
  expect(one.signals()).toEqual([byDefault, ...analytics, 'gtm.js', ...essential]);
  expect(one.consent.read()).toBeNull();
});

test('a change elsewhere that is not about consent is not told', () => {
  const { consent, signals } = openTab();
  consent.choose(choice());
  tellOtherTabs('arbelin_chat_memory');
  tellOtherTabs(null);
  expect(signals()).toEqual([byDefault, ...essential]);
});

test('a page back from the page cache catches up with what it missed', () => {
  const { signals } = openTab();
  localStorage.setItem(
    storageKey,
    JSON.stringify({
      essential: true,
      ...choice('analytics'),
      metadata: { timestamp: '2026-03-14T12:00:00.000Z', version: '1.0.0', userAgent: 'Test/1.0' },
    }),
  );
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(signals()).toEqual([byDefault]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(signals()).toEqual([byDefault, ...analytics, 'gtm.js']);
});

test('what the chat kept is gone also where whoever measures fails', () => {
  const consent = createConsentStore({ jar: createCookieJar(), now: () => 0, userAgent: () => 'Test/1.0' });
  consent.choose(choice('analytics'));
  localStorage.setItem('arbelin_chat_learning', '[1]');
  const apply = vi.fn();
  stops.push(startConsent({ consent, tags: { start() {}, contact() {}, apply } }));
  apply.mockImplementation(() => {
    throw new TypeError('A vendor’s own');
  });
  expect(() => consent.choose(choice())).toThrow('A vendor’s own');
  expect(localStorage.getItem('arbelin_chat_learning')).toBeNull();
});

const recordOf = (version: string) =>
  JSON.stringify({
    essential: true,
    ...choice('analytics'),
    metadata: { timestamp: '2026-03-14T12:00:00.000Z', version, userAgent: 'Test/1.0' },
  });

test.each([
  ['another version', recordOf('0.9.0'), false],
  ['no record', '{"analytics":true}', false],
  ['nothing', null, false],
  ['this version', recordOf('1.0.0'), true],
])(
  'a visit begins with a choice of %s: only one that counts keeps what the chat kept under it',
  (_, record, stays) => {
    if (record) localStorage.setItem(storageKey, record);
    for (const name of ['learning', 'analytics', 'memory'])
      localStorage.setItem(`arbelin_chat_${name}`, '[1]');
    const { signals } = openTab();
    expect(signals().slice(0, 2)).toEqual(stays ? [byDefault, analytics[0]] : [byDefault]);
    const left = ['learning', 'analytics', 'memory'].filter((name) =>
      localStorage.getItem(`arbelin_chat_${name}`),
    );
    expect(left).toEqual(stays ? ['learning', 'analytics', 'memory'] : ['memory']);
  },
);

test('withdrawing analytics erases what the chat kept under it, and nothing else', () => {
  const { consent } = openTab();
  consent.choose(choice('analytics', 'marketing'));
  for (const name of ['learning', 'analytics', 'memory']) localStorage.setItem(`arbelin_chat_${name}`, '[1]');
  consent.choose(choice('analytics'));
  expect(localStorage.getItem('arbelin_chat_learning')).toBe('[1]');
  consent.choose(choice('marketing'));
  expect(localStorage.getItem('arbelin_chat_learning')).toBeNull();
  expect(localStorage.getItem('arbelin_chat_analytics')).toBeNull();
  expect(localStorage.getItem('arbelin_chat_memory')).toBe('[1]');
});
