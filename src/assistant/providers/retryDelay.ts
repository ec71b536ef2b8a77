import { isObject } from '../../storage/validate';

const unitSeconds: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
const duration = /try again in ((?:[\d.]+\s*(?:ms|[dhms])\s*)+)/i;

/**
 * The smallest delay, in whole seconds and at least one, that a 429 names: in its `Retry-After` header
 * (seconds or a date), in `error.availability.retry_after`, or in a sentence such as "try again in 1m5.289s".
 * Undefined where it names none; a header that the server does not expose to pages is such a case.
 */
export function retryDelaySeconds(
  headers: Headers | undefined,
  body: unknown,
  message: string,
  now: number = Date.now(),
): number | undefined {
  const delays = [fromHeader(headers?.get('retry-after'), now), fromBody(body), fromSentence(message)].filter(
    (delay) => delay !== undefined && Number.isFinite(delay) && delay >= 0,
  ) as number[];
  return delays.length === 0 ? undefined : Math.max(1, Math.ceil(Math.min(...delays)));
}

function fromHeader(value: string | null | undefined, now: number): number | undefined {
  if (!value?.trim()) return undefined;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? (Date.parse(value) - now) / 1000 : seconds;
}

function fromBody(body: unknown): number | undefined {
  if (!isObject(body) || !isObject(body.availability)) return undefined;
  const delay = body.availability.retry_after;
  return typeof delay === 'number' ? delay : undefined;
}

function fromSentence(message: string): number | undefined {
  const found = duration.exec(message)?.[1];
  if (!found) return undefined;
  return [...found.matchAll(/([\d.]+)\s*(ms|[dhms])/gi)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds[unit?.toLowerCase() ?? 's'] ?? 1),
    0,
  );
}
