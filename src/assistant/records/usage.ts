import { storageKeys } from '../../storage/keys';
import { isCount, isOneOf, isTime, parseList } from '../../storage/parse';
import { createRecord } from '../../storage/record';
import { isObject } from '../../storage/validate';
import { hour, rateLimits } from '../limits';
import type { UsageRecord } from '../types';

export type Limit = 'minute' | 'hour' | 'day' | 'tokens';

/** The limits of which 80 percent give a warning; the one that lasts longer first. */
export const warnedLimits = ['day', 'hour'] as const;
export type Warned = (typeof warnedLimits)[number];

export interface Usage {
  records: UsageRecord[];
  /** The last refusal: nothing is let through until its cooldown has passed. */
  refusal: { limit: Limit; at: number } | null;
  /** The warnings that were given and hold: use that hovers around the mark gives no other. */
  warned: readonly { limit: Warned; at: number }[];
}

const limitNames: readonly Limit[] = ['minute', 'hour', 'day', 'tokens'];
const none: Usage = { records: [], refusal: null, warned: [] };

/** What is stored of the requests that were made, oldest first, and how it goes again. */
export function createUsage({ now, area }: { now: () => number; area?: Storage }) {
  const record = createRecord<Usage>({
    key: storageKeys.chatUsage,
    parse: parseUsage,
    empty: () => none,
    shrink: withoutOldest,
    ...(area ? { area } : {}),
  });

  /** A record from the future comes from a clock that was set back; kept, it would count for ever. */
  const isKept = (at: number) => at > now() - rateLimits.keepUsageMs && at <= now();

  /**
   * Only what the day alone counts goes where storage is full: without the rest, the limits of a minute and an hour would
   * let everything through. Where that is not enough, the tab keeps count by itself.
   */
  function withoutOldest({ records, ...rest }: Usage): Usage | undefined {
    const isRecent = ({ timestamp }: UsageRecord) => timestamp > now() - hour;
    const older = records.filter((each) => !isRecent(each));
    if (older.length === 0) return undefined;
    return { ...rest, records: [...older.slice(Math.ceil(older.length / 2)), ...records.filter(isRecent)] };
  }

  /** The same object where there is nothing to drop. */
  function withoutOld(current: Usage): Usage {
    const { records, refusal, warned } = current;
    const isWhole =
      records.every(({ timestamp }) => isKept(timestamp)) &&
      warned.every(({ at }) => isKept(at)) &&
      (!refusal || isKept(refusal.at));
    if (isWhole) return current;
    return {
      records: records.filter(({ timestamp }) => isKept(timestamp)),
      refusal: refusal && isKept(refusal.at) ? refusal : null,
      warned: warned.filter(({ at }) => isKept(at)),
    };
  }

  return {
    /** The change is given what is not too old. */
    update(change: (current: Usage) => Usage) {
      record.update((current) => change(withoutOld(current)));
    },
    dropOld() {
      const { records, refusal, warned } = record.update(withoutOld);
      if (records.length + warned.length === 0 && !refusal) record.clear();
    },
  };
}

function parseUsage(value: unknown): Usage | undefined {
  const parsed = isObject(value) ? value : { records: value };
  const records = parseList(parsed.records, (item) =>
    isObject(item) && isTime(item.timestamp) && isCount(item.tokens)
      ? { timestamp: item.timestamp, tokens: item.tokens }
      : undefined,
  );
  if (!records) return undefined;
  const warned = parseList(parsed.warned, (item) => parseNote(item, warnedLimits)) ?? [];
  return { records, refusal: parseNote(parsed.refusal, limitNames) ?? null, warned };
}

function parseNote<Name extends Limit>(value: unknown, names: readonly Name[]) {
  if (!isObject(value)) return undefined;
  const { limit, at } = value;
  return isOneOf(limit, names) && isTime(at) ? { limit, at } : undefined;
}
