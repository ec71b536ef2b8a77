// @vitest-environment jsdom
import { analyticsAllowed, whenAnalyticsWithdrawn } from '../../../src/components/chat/analyticsAllowed';

const store = (value: unknown) => localStorage.setItem('arbelin_cookie_consent', JSON.stringify(value));
const metadata = { timestamp: '2026-03-01T10:00:00.000Z', version: '1.0.0', userAgent: 'test' };

afterEach(() => localStorage.clear());

test('without a record nothing is allowed', () => {
  expect(analyticsAllowed()).toBe(false);
});

test('the visitor’s choice counts, also when it changes', () => {
  store({ essential: true, analytics: true, marketing: false, preferences: false, metadata });
  expect(analyticsAllowed()).toBe(true);
  store({ essential: true, analytics: false, marketing: true, preferences: true, metadata });
  expect(analyticsAllowed()).toBe(false);
});

test.each([
  ['no metadata', { analytics: true }],
  ['another version', { analytics: true, metadata: { ...metadata, version: '0.9.0' } }],
  ['a word for a truth value', { analytics: 'true', metadata }],
  ['a list', [true]],
])('%s counts as none', (_, value) => {
  store(value);
  expect(analyticsAllowed()).toBe(false);
});

test('whoever waits for it hears when the visitor takes it back, and only then', () => {
  const withdrawn = vi.fn();
  whenAnalyticsWithdrawn(withdrawn);
  const choose = (analytics: boolean) => {
    store({ essential: true, analytics, marketing: false, preferences: false, metadata });
    window.dispatchEvent(new StorageEvent('storage', { key: 'arbelin_cookie_consent' }));
  };
  choose(true);
  expect(withdrawn).not.toHaveBeenCalled();
  choose(false);
  expect(withdrawn).toHaveBeenCalledOnce();
});
