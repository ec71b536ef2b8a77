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
  [9, 9],
  ['9', 9],
  [' 2.5 ', 3],
  ['Mon, 05 Jan 2026 09:00:42 GMT', 42],
])('a delay of %j in the body is %i seconds', (value, seconds) => {
  const body = { availability: { retry_after: value } };
  expect(retryDelaySeconds(undefined, body, '', now)).toBe(seconds);
});

test.each([['soon'], [''], [null], [true], [-1], [{}]])('a delay of %j in the body is none', (value) => {
  expect(retryDelaySeconds(undefined, { availability: { retry_after: value } }, '', now)).toBeUndefined();
});

test.each([
  ['Please try again in 2h3m4s', 7384],
  ['please TRY AGAIN IN 7m12s.', 432],
  ['try again in 1d', 86_400],
  ['try again in 500 milliseconds', 1],
  ['try again in 1500 msec.', 2],
  ['try again in 20 seconds.', 20],
  ['Please try again in 3 mins', 180],
  ['try again in 1 hour 30 minutes', 5400],
  ['try again in 1 hour, 30 minutes, and 5 seconds, please', 5405],
  ['try again in 2 hrs and 1 min', 7260],
  ['try again in 2 months', 5_184_000],
  ['try again in an hour', 3600],
  ['Please retry after 6 seconds.', 6],
  ['Please retry in 12.3s', 13],
  ['Please wait 20 seconds before you ask again', 20],
  ['Wait for 2 minutes.', 120],
  ['You have to wait at least 5s', 5],
  ['Rate limit exceeded, please wait and try again in 20 seconds', 20],
  ['Please wait a moment before retrying. Try again in 12s', 12],
  ['Try again in a moment, or wait 1m30s', 90],
  ['Please try again in 1.2.3s, or retry after 4s', 4],
])('"%s" is %i seconds', (message, seconds) => {
  expect(retryDelaySeconds(undefined, undefined, message, now)).toBe(seconds);
});

test.each([
  'try again in 5 models',
  'try again in a moment',
  'try again in 1.2.3s',
  'try again in May',
  'try again in',
  'wait',
  'Please wait a moment',
  'wait for 3 models',
  'Please wait and try again in a moment',
])('"%s" names no delay', (message) => {
  expect(retryDelaySeconds(undefined, undefined, message, now)).toBeUndefined();
});
