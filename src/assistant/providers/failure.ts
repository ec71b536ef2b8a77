import { isObject } from '../../storage/validate';
import { ProviderError, type ProviderFailure } from './provider';
import { retryDelaySeconds } from './retryDelay';

/** What a service said when it did not answer: an HTTP status with its body, or an error inside a 200. */
export interface ServiceError {
  status: number | undefined;
  /** The value of `error` in the body. */
  body: unknown;
  message: string;
  headers?: Headers | undefined;
  cause?: unknown;
}

/** From a service's own error to the kind of failure that decides what is tried next. */
export function toProviderError({ status, body, message, headers, cause }: ServiceError): ProviderError {
  const failure = failureOf(status, body);
  const delay = failure === 'rate_limited' ? retryDelaySeconds(headers, body, message) : undefined;
  return new ProviderError(failure, message, {
    ...(status === undefined ? {} : { status }),
    ...(delay === undefined ? {} : { retryAfterSeconds: delay }),
    cause,
  });
}

/**
 * A fetch whose failures hold what went wrong under `error`, the one place where the client looks: some services put it
 * at the top of the body, others into a list. What is no JSON stays as it came.
 */
export function withErrorsNamed(ask: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await ask(...request);
    if (response.ok) return response;
    const named = response
      .clone()
      .json()
      .then((body: unknown) => new Response(errorNamedIn(body), response));
    // Without a body that can be read, the status alone has to tell.
    return named.catch(() => response);
  };
}

function errorNamedIn(body: unknown): string {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  return JSON.stringify(isObject(first) && first.error ? first : { error: first });
}

function failureOf(status: number | undefined, body: unknown): ProviderFailure {
  if (refusesContent(status, body)) return 'refused';
  switch (status) {
    case 401:
    case 402:
      return 'unauthorized';
    case 408:
      return 'timeout';
    case 413:
      return 'too_long';
    case 429:
      return 'rate_limited';
    default:
      if (status === undefined && hasCode(body, limitCode)) return 'rate_limited';
      return isObject(body) && body.code === 'context_length_exceeded' ? 'too_long' : 'error';
  }
}

const contentCode = /^content_(?:filter|policy|moderation)/i;
/** An error inside a 200 has no other way to say that it is a 429. */
const limitCode = /^(?:rate_?limit|too_many_requests)/i;

const hasCode = (body: unknown, code: RegExp) =>
  isObject(body) && [body.code, body.type].some((named) => typeof named === 'string' && code.test(named));

/**
 * Whatever status it comes with, a code may say that the content was refused. Gateways answer 403 both for content
 * they will not pass on and for models they will not serve: only the first names reasons, the flagged input, or the
 * patterns of a guardrail. An error inside a 200 need not name a status.
 */
function refusesContent(status: number | undefined, body: unknown): boolean {
  if (!isObject(body)) return false;
  if (hasCode(body, contentCode)) return true;
  const metadata = isObject(body.metadata) ? body.metadata : {};
  const mayRefuse = status === 403 || status === undefined;
  return mayRefuse && ['reasons', 'flagged_input', 'patterns'].some((name) => name in metadata);
}
