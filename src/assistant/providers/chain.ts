import { defaultRetryAfterSeconds, timing } from '../limits';
import { technicalTexts } from '../technicalTexts';
import type { Attempt, ModelRole } from '../types';
import { runAttempt } from './attempt';
import {
  type Completion,
  type CompletionRequest,
  embeddedModel,
  type Provider,
  type ProviderError,
} from './provider';

export type ChainFailure =
  | 'aborted'
  /** A service refused the content itself. */
  | 'refused'
  | 'rate_limited'
  | 'unauthorized'
  | 'network'
  /** No service has a key, and the embedded answers are off. */
  | 'not_configured'
  | 'failed';

export type ChainOutcome =
  | { ok: true; completion: Completion; service: Attempt['service']; attempts: Attempt[] }
  | {
      ok: false;
      reason: ChainFailure;
      /** The catalogue's technical text. */
      error: string;
      /** Seconds; with `rate_limited` only. */
      retryAfter?: number;
      attempts: Attempt[];
    };

export interface Chain {
  /** Whether a question asked now is answered without a service. */
  isAlone(): boolean;
  /**
   * Never throws: every way to fail is a value. `startedAt`: when the turn began, in milliseconds since 1970, if not just
   * now; what it has taken before counts.
   */
  complete(
    request: CompletionRequest,
    role: ModelRole,
    signal: AbortSignal,
    startedAt?: number,
  ): Promise<ChainOutcome>;
}

export interface ChainOptions {
  gateway: Provider;
  inference: Provider;
  /** Null where embedded answers are switched off. */
  embedded: Provider | null;
  isOnline: () => boolean;
  now?: () => number;
  /** Milliseconds from any beginning, whatever is done to the clock. */
  elapsed?: () => number;
}

/** After the tier's own model, in this order. */
const fallbackRoles: readonly ModelRole[] = ['primary', 'technical', 'reliable', 'fast'];

/**
 * The order in which models are asked: the gateway's model of the tier, then its primary, technical, reliable
 * and fast ones without repeats, then the second service. With neither configured, and while the browser is
 * offline, the embedded provider answers.
 *
 * An attempt may take 20 s and a turn 45 s; where more than 25 s went by before anybody was asked, there is time for one
 * attempt. When less than a full attempt is left, the gateway's remaining models are passed over, so that a gateway that
 * hangs does not use up the second service's turn too.
 */
export function createChain(options: ChainOptions): Chain {
  const {
    gateway,
    inference,
    embedded,
    isOnline,
    now = Date.now,
    elapsed = () => performance.now(),
  } = options;
  const services = [gateway, inference].filter((provider) => provider.isConfigured !== false);

  const isAlone = () => embedded !== null && (services.length === 0 || !isOnline());

  async function complete(
    request: CompletionRequest,
    role: ModelRole,
    signal: AbortSignal,
    startedAt = now(),
  ): Promise<ChainOutcome> {
    const attempts: Attempt[] = [];
    const errors: ProviderError[] = [];
    const limits = { signal, now };
    if (embedded && isAlone()) return askAlone(embedded, request, limits);
    if (services.length === 0)
      return failure('not_configured', Object.values(technicalTexts.notConfigured).join(' '));
    if (!isOnline()) return failure('network', technicalTexts.network);

    // From here on by a clock that nobody sets. A machine that slept, or a mind that hung, has used up the turn before
    // anybody was asked: there is time for one attempt all the same.
    const used = Math.max(0, now() - startedAt);
    const endsAt = elapsed() + Math.max(timing.attemptTimeoutMs, timing.turnTimeoutMs - used);
    const timeLeft = () => endsAt - elapsed();
    let trimmed = request;
    for (const provider of services) {
      for (const model of modelsInOrder(provider, role)) {
        const isFirst = attempts.every((attempt) => attempt.service !== provider.service);
        if (timeLeft() <= 0) break;
        if (timeLeft() < timing.attemptTimeoutMs && !isFirst && provider !== services.at(-1)) break;

        let outcome = await attempt(provider, model, trimmed);
        if (outcome.failure?.failure === 'too_long' && trimmed === request) {
          trimmed = withoutHistory(request);
          outcome = await attempt(provider, model, trimmed);
        }
        if (outcome.completion)
          return { ok: true, completion: outcome.completion, service: provider.service, attempts };

        const { failure: kind, message } = outcome.failure;
        if (kind === 'aborted' || kind === 'refused') return failure(kind, message);
        if (kind === 'unauthorized' || kind === 'network') break;
      }
    }
    // The connection may have gone in the meantime, whatever was answered before.
    if (embedded && isAlone()) return askAlone(embedded, request, limits, attempts);
    return conclude();

    async function attempt(provider: Provider, model: string, question: CompletionRequest) {
      const budget = Math.max(1, Math.min(timing.attemptTimeoutMs, timeLeft()));
      const outcome = await runAttempt(provider, model, question, { signal, budget, now });
      attempts.push(outcome.attempt);
      if (outcome.failure) errors.push(outcome.failure);
      return outcome;
    }

    function failure(reason: ChainFailure, error: string, retryAfter?: number): ChainOutcome {
      return { ok: false, reason, error, attempts, ...(retryAfter === undefined ? {} : { retryAfter }) };
    }

    /** What came last of every service decides: one may have answered before the connection went. */
    function isUnreachable(): boolean {
      const asked = new Map(attempts.map(({ service, outcome }) => [service, outcome]));
      return !isOnline() || [...asked.values()].every((outcome) => outcome === 'network');
    }

    function conclude(): ChainOutcome {
      const every = (outcome: Attempt['outcome']) => attempts.every((attempt) => attempt.outcome === outcome);
      if (isUnreachable()) return failure('network', technicalTexts.network);
      if (every('rate_limited')) {
        const delays = errors.flatMap(({ details }) => details.retryAfterSeconds ?? []);
        return failure(
          'rate_limited',
          technicalTexts.rateLimited,
          Math.min(...(delays.length ? delays : [defaultRetryAfterSeconds])),
        );
      }
      const decisive = services.length > 1 ? attempts : attempts.slice(-1);
      if (decisive.every(({ status }) => status === 401))
        return failure('unauthorized', technicalTexts.unauthorized);
      if (services.length > 1) return failure('failed', technicalTexts.allFailed);
      if (services[0] === gateway) return failure('failed', technicalTexts.gatewayFailed);
      return failure('failed', errors.at(-1)?.message || technicalTexts.unexpected);
    }
  }

  return { isAlone, complete };
}

/** Asks the embedded provider, which has one model. `attempts` are those before. */
export async function askAlone(
  provider: Provider,
  request: CompletionRequest,
  { signal, now }: { signal: AbortSignal; now: () => number },
  attempts: Attempt[] = [],
): Promise<ChainOutcome> {
  const limits = { signal, budget: timing.attemptTimeoutMs, now };
  const { attempt, completion, failure } = await runAttempt(provider, embeddedModel, request, limits);
  attempts.push(attempt);
  if (completion) return { ok: true, completion, service: provider.service, attempts };
  if (failure.failure === 'network')
    return { ok: false, reason: 'network', error: technicalTexts.network, attempts };
  const reason = failure.failure === 'aborted' ? 'aborted' : 'failed';
  return { ok: false, reason, error: failure.message || technicalTexts.unexpected, attempts };
}

function modelsInOrder({ models }: Provider, role: ModelRole): string[] {
  return [...new Set([role, ...fallbackRoles].map((each) => models[each]))];
}

/** The system prompt and the question: what a model with a short memory can still answer. */
function withoutHistory(request: CompletionRequest): CompletionRequest {
  const system = request.messages.filter(({ role }) => role === 'system');
  return { ...request, messages: [...system, ...request.messages.slice(-1)] };
}
