import { storageKeys } from '../../storage/keys';
import { isTime, parseList } from '../../storage/parse';
import { isObject } from '../../storage/validate';
import { analyticsLimits } from '../limits';
import type { AnalyticsEvent } from '../types';
import { createJournal } from './journal';
import { parseText } from './parseText';
import type { Timers } from './timers';

export type AnalyticsEventType =
  | 'reply'
  | 'redirect'
  | 'rate_limited'
  | 'usage_warning'
  | 'rating'
  | 'callback_requested'
  | 'meeting_requested'
  | 'meeting_scheduled'
  | 'error';

/** Worth a write of their own: a lead, and what went wrong, must not be lost with a tab. */
const savedAtOnce: readonly AnalyticsEventType[] = ['meeting_requested', 'meeting_scheduled', 'error'];

/** What the last 24 hours held. Shares are between 0 and 1; null where there is nothing to share. */
export interface AnalyticsMetrics {
  events: number;
  sessions: number;
  replies: number;
  errors: number;
  meetings: number;
  /** Milliseconds. */
  averageResponseMs: number | null;
  cachedShare: number | null;
}

export interface Analytics {
  track(type: AnalyticsEventType, sessionId: string, data?: AnalyticsEvent['data']): void;
  metrics(): AnalyticsMetrics;
  read(): AnalyticsEvent[];
  /** Drops what is not written yet. */
  forget(): void;
}

const none: AnalyticsEvent[] = [];

/**
 * The last 2,000 events, saved every 10 minutes, meetings and errors at once; only with analytics consent. What an event
 * says in free words has to be masked (`mask.ts`). Nothing here leaves the browser.
 */
export function createAnalytics(options: {
  now: () => number;
  isAllowed: () => boolean;
  timers: Timers;
  area?: Storage;
}): Analytics {
  const { now } = options;
  const journal = createJournal<AnalyticsEvent[], AnalyticsEvent>({
    key: storageKeys.chatAnalytics,
    parse: (value) => parseList(value, parseEvent),
    empty: () => none,
    append: (stored, items) =>
      items.length === 0 ? stored : [...stored, ...items].slice(-analyticsLimits.events),
    shrink: (events) => (events.length > 1 ? events.slice(events.length / 2) : undefined),
    isAllowed: options.isAllowed,
    saveEveryMs: analyticsLimits.saveEveryMs,
    timers: options.timers,
    area: options.area,
  });

  return {
    track(type, sessionId, data = {}) {
      journal.add({ type, timestamp: now(), sessionId, data });
      if (savedAtOnce.includes(type)) journal.save();
    },
    read: journal.read,
    forget: journal.forget,
    metrics() {
      const at = now();
      // What lies ahead of a clock that was set back would count until that time has come.
      const isOfLastDay = ({ timestamp }: AnalyticsEvent) =>
        timestamp > at - analyticsLimits.windowMs && timestamp <= at;
      const events = journal.read().filter(isOfLastDay);
      const replies = events.filter(({ type }) => type === 'reply');
      const times = replies.flatMap(({ data }) =>
        typeof data.responseMs === 'number' ? data.responseMs : [],
      );
      const count = (type: AnalyticsEventType) => events.filter((event) => event.type === type).length;
      return {
        events: events.length,
        sessions: new Set(events.map(({ sessionId }) => sessionId)).size,
        replies: replies.length,
        errors: count('error'),
        meetings: count('meeting_scheduled'),
        averageResponseMs: times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : null,
        cachedShare: replies.length
          ? replies.filter(({ data }) => data.cached === true).length / replies.length
          : null,
      };
    },
  };
}

function parseEvent(value: unknown): AnalyticsEvent | undefined {
  if (!isObject(value)) return undefined;
  const { timestamp, data } = value;
  const type = parseText(value.type);
  const sessionId = parseText(value.sessionId);
  if (type === undefined || sessionId === undefined || !isTime(timestamp) || !isObject(data))
    return undefined;
  const isPlain = (item: unknown) => item === null || ['string', 'number', 'boolean'].includes(typeof item);
  if (!Object.values(data).every(isPlain)) return undefined;
  const read = Object.entries(data).map(([name, item]) => [name, parseText(item) ?? item]);
  return { type, timestamp, sessionId, data: Object.fromEntries(read) as AnalyticsEvent['data'] };
}
