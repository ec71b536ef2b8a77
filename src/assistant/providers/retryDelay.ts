import { isObject } from '../../storage/validate';

const units: readonly (readonly [name: RegExp, seconds: number])[] = [
  [/^(?:ms|msecs?|milli(?:second)?s?)$/i, 0.001],
  [/^(?:s|secs?|seconds?)$/i, 1],
  [/^(?:m|mins?|minutes?)$/i, 60],
  [/^(?:h|hrs?|hours?)$/i, 3600],
  [/^(?:d|days?)$/i, 86_400],
  [/^(?:w|weeks?)$/i, 604_800],
  [/^months?$/i, 2_592_000],
];
const opening = /(?:try again|retry) (?:in|after)\s|\bwait(?: for| at least)?\s/gi;
/** "1m", " 5.289s", ", 30 minutes", " and a second" */
const part = /\s{0,3}(?:,|,?\s{0,3}and\s)?\s{0,3}([\d.]{1,20}|an?\s|one\s)\s{0,3}([a-z]{1,12})/iy;

/**
 * The smallest delay, in whole seconds and at least one, that a 429 names: in its `Retry-After` header, in
 * `error.availability.retry_after` (both seconds or a date), or in a sentence such as "try again in 1m5.289s" or
 * "in 1 hour and 30 minutes".
 * Undefined where it names none; a header that the server does not expose to pages is such a case.
 */
export function retryDelaySeconds(
  headers: Headers | undefined,
  body: unknown,
  message: string,
  now: number = Date.now(),
): number | undefined {
  const delays = [
    fromValue(headers?.get('retry-after'), now),
    fromValue(inBody(body), now),
    fromSentence(message),
  ].filter((delay) => delay !== undefined && Number.isFinite(delay) && delay >= 0) as number[];
  return delays.length === 0 ? undefined : Math.max(1, Math.ceil(Math.min(...delays)));
}

function fromValue(value: unknown, now: number): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !value.trim()) return undefined;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? (Date.parse(value) - now) / 1000 : seconds;
}

function inBody(body: unknown): unknown {
  return isObject(body) && isObject(body.availability) ? body.availability.retry_after : undefined;
}

function fromSentence(message: string): number | undefined {
  // "Please wait a moment before retrying. Try again in 12s": the first opening names no delay, and the second does.
  for (const { index, 0: found } of message.matchAll(opening)) {
    const delay = durationAt(message, index + found.length);
    if (Number.isFinite(delay)) return delay;
  }
  return undefined;
}

function durationAt(message: string, start: number): number | undefined {
  let delay: number | undefined;
  part.lastIndex = start;
  for (let next = part.exec(message); next; next = part.exec(message)) {
    const [, amount = '', name = ''] = next;
    const seconds = units.find(([unit]) => unit.test(name))?.[1];
    if (seconds === undefined) break;
    delay = (delay ?? 0) + (/\d/.test(amount) ? Number(amount) : 1) * seconds;
  }
  return delay;
}
