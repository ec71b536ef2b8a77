import type { Attempt } from '../types';
import { type Completion, type CompletionRequest, type Provider, ProviderError } from './provider';

export type AttemptOutcome =
  | { attempt: Attempt; completion: Completion; failure?: undefined }
  | { attempt: Attempt; completion?: undefined; failure: ProviderError };

interface AttemptLimits {
  /** The visitor's way out. */
  signal: AbortSignal;
  /** Milliseconds. The client's own timeout ends with the response's headers; this one covers the body too. */
  budget: number;
  now: () => number;
}

/** One try at one model, within its time, told as a value. */
export async function runAttempt(
  provider: Provider,
  model: string,
  request: CompletionRequest,
  { signal, budget, now }: AttemptLimits,
): Promise<AttemptOutcome> {
  const startedAt = now();
  const ending = new AbortController();
  const withdraw = () => ending.abort(new ProviderError('aborted', 'The question was withdrawn.'));
  const timer = setTimeout(() => ending.abort(new ProviderError('timeout', 'Request timed out.')), budget);
  signal.addEventListener('abort', withdraw);
  if (signal.aborted) withdraw();

  const told = (outcome: Attempt['outcome'], status: number | null, tokens: number | null): Attempt => ({
    service: provider.service,
    model,
    status,
    outcome,
    startedAt,
    duration: Math.max(0, now() - startedAt),
    tokens,
  });

  try {
    const completion = await Promise.race([
      provider.complete(request, model, ending.signal),
      ended(ending.signal),
    ]);
    return {
      completion,
      attempt: {
        ...told('ok', provider.service === 'embedded' ? null : 200, completion.tokens),
        ...(completion.heard && { heard: completion.heard }),
      },
    };
  } catch (error) {
    const failure = toFailure(ending.signal.aborted ? ending.signal.reason : error);
    return { failure, attempt: told(outcomeOf(failure), failure.details.status ?? null, null) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', withdraw);
  }
}

/** Rejects when the signal ends, for a provider that does not listen to it. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function toFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  return new ProviderError('error', error instanceof Error ? error.message : '', { cause: error });
}

function outcomeOf({ failure }: ProviderError): Attempt['outcome'] {
  return failure === 'not_configured' ? 'error' : failure;
}
