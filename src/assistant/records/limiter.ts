import { charactersPerToken, defaultTokenEstimate, hour, minute, rateLimits, second } from '../limits';
import { technicalTexts } from '../technicalTexts';
import type { UsageRecord } from '../types';
import type { Timers } from './timers';
import { createUsage, type Limit, type Usage, type Warned, warnedLimits } from './usage';

export type Admission =
  | {
      allowed: true;
      /** Requests and tokens of the windows, this request included. */
      used: Record<Limit, number>;
      /** The maximum of which 80 percent are now used. */
      warning: 'hour' | 'day' | null;
      /** True for the request that reached them; again only once the use has clearly fallen or the window has passed. */
      isNewWarning: boolean;
      /** Puts the tokens a service counted in place of the estimate. */
      settle(tokens: number): void;
    }
  | {
      allowed: false;
      used: Record<Limit, number>;
      limit: Limit;
      reason: string;
      /** Seconds. */
      retryAfter: number;
    };

export interface Limiter {
  /**
   * Asks for one request of about so many tokens and, if allowed, counts it at once, so that two tabs asking
   * together cannot both be the fortieth.
   */
  admit(tokens: number): Admission;
}

export const maxima: Record<Limit, number> = {
  minute: rateLimits.requestsPerMinute,
  hour: rateLimits.requestsPerHour,
  day: rateLimits.requestsPerDay,
  tokens: rateLimits.tokensPerMinute,
};

export const warnsAt = sharesOf(rateLimits.warningShare);
const warningOverUnder = sharesOf(rateLimits.warningOverShare);

function sharesOf(share: number): Record<Warned, number> {
  return { hour: Math.ceil(share * maxima.hour), day: Math.ceil(share * maxima.day) };
}

const windows: Record<Warned, number> = { hour, day: rateLimits.keepUsageMs };

/** Text length / 4; 500 only where the text is unknown (decision 27). */
export function estimateTokens(text?: string): number {
  return text === undefined ? defaultTokenEstimate : Math.ceil(text.length / charactersPerToken);
}

/**
 * Four limits over sliding windows, shared by all tabs: requests in the last minute, hour and day, and tokens
 * in the last minute. The numbers and retry times stand in `limits.ts`.
 */
export function createLimiter(options: { now: () => number; timers: Timers; area?: Storage }): Limiter {
  const { now, timers } = options;
  const usage = createUsage(options);
  timers.every(rateLimits.cleanEveryMs, usage.dropOld);

  return {
    admit(tokens) {
      const at = now();
      let verdict: Admission | undefined;
      usage.update((current) => {
        const { records } = current;
        const used = countUsed(records, at);
        const cooling = refusedWithin(rateLimits.cooldownSeconds, current, at);
        const limit = cooling?.limit ?? reachedLimit(used, tokens);
        if (limit) {
          // A refusal during the cooldown does not prolong it, nor does any the wait that was named for the same limit.
          const before = refusedWithin(rateLimits.retryAfterSeconds[limit], current, at);
          const refusal = before?.limit === limit ? before : { limit, at };
          const waited = Math.floor((at - refusal.at) / second);
          verdict = {
            allowed: false,
            used,
            limit,
            reason: technicalTexts.limiter[limit],
            retryAfter: rateLimits.retryAfterSeconds[limit] - waited,
          };
          return { ...current, refusal };
        }
        const record = { timestamp: at, tokens };
        const counted = countUsed([...records, record], at);
        const { warned, ...warning } = warningOf(counted, current.warned, at);
        verdict = {
          allowed: true,
          used: counted,
          ...warning,
          settle: (actual) => settle(record, actual),
        };
        return { records: [...records, record], refusal: null, warned };
      });
      if (!verdict) throw new Error('A record was updated without asking for the change.');
      return verdict;
    },
  };

  function settle(record: UsageRecord, tokens: number) {
    usage.update((current) => {
      const index = current.records.findLastIndex(
        (each) => each.timestamp === record.timestamp && each.tokens === record.tokens,
      );
      if (index < 0 || tokens === record.tokens) return current;
      return { ...current, records: current.records.with(index, { ...record, tokens }) };
    });
  }
}

function countUsed(records: readonly UsageRecord[], at: number): Record<Limit, number> {
  const within = (window: number) => records.filter(({ timestamp }) => timestamp > at - window);
  const lastMinute = within(minute);
  return {
    minute: lastMinute.length,
    hour: within(hour).length,
    day: records.length,
    tokens: lastMinute.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

function reachedLimit(used: Record<Limit, number>, tokens: number): Limit | undefined {
  if (used.minute >= maxima.minute) return 'minute';
  if (used.hour >= maxima.hour) return 'hour';
  if (used.day >= maxima.day) return 'day';
  if (used.tokens + tokens > maxima.tokens) return 'tokens';
  return undefined;
}

function refusedWithin(seconds: number, { refusal }: Usage, at: number): Usage['refusal'] {
  return refusal && refusal.at <= at && at < refusal.at + seconds * second ? refusal : null;
}

function warningOf(used: Record<Limit, number>, before: Usage['warned'], at: number) {
  const holding = before.filter(
    (each) =>
      each.at <= at && at < each.at + windows[each.limit] && used[each.limit] >= warningOverUnder[each.limit],
  );
  const reached = warnedLimits.filter((limit) => used[limit] >= warnsAt[limit]);
  const fresh = reached.find((limit) => !holding.some((each) => each.limit === limit));
  return {
    warning: fresh ?? reached[0] ?? null,
    isNewWarning: fresh !== undefined,
    warned: fresh ? [...holding, { limit: fresh, at }] : holding,
  };
}
