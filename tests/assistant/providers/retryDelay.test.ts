import { retryDelaySeconds } from '../../../src/assistant/providers/retryDelay';

const now = Date.UTC(2026, 0, 5, 9, 0, 0);

test.each([
  ['Mon, 05 Jan 2026 09:00:42 GMT', 42],
  ['0', 1],
  ['2.1', 3],
  [' 15 ', 15],
])('Retry-After %s is %i seconds', (value, seconds) => {
  expect(retryDelaySeconds(new Headers({ 'retry-after': value }), undefined, '', now)).toBe(seconds);
});

test.each([
  ['Please try again in 2h3m4s', 7384],
  ['please TRY AGAIN IN 7m12s.', 432],
  ['try again in 1d', 86_400],
])('"%s" is %i seconds', (message, seconds) => {
  expect(retryDelaySeconds(undefined, undefined, message, now)).toBe(seconds);
});
