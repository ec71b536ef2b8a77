import { atOnce } from '../storage/exclusively';
import { alwaysVisible } from '../storage/visibility';
import type { AssistantOptions } from './options';
import { createAnalytics } from './records/analytics';
import { createLearning } from './records/learning';
import { createMemory } from './records/memory';
import { createTimers } from './records/timers';
import { fillTexts } from './texts';
import { decisionStage, engagementLevel } from './understanding/stage';

export type AssistantCommon = ReturnType<typeof createCommon>;

/**
 * What the widget needs before anybody has asked anything, and what every turn shares: Maya's words and what this
 * browser remembers. Light on purpose: the path of a turn loads after it.
 */
export function createCommon(options: AssistantOptions) {
  const {
    isOnline = () => true,
    analyticsAllowed = () => false,
    now = Date.now,
    random = Math.random,
    exclusively = atOnce,
  } = options;
  const { email, phones } = options.brand.en;
  const timers = createTimers(options.visibility ?? alwaysVisible, now, exclusively);
  /** The agency's own contact data is nobody's personal data. */
  const keep = [email, ...phones.map(({ number }) => number)];
  const records = { now, timers, ...(options.area ? { area: options.area } : {}) };

  return {
    now,
    isOnline,
    exclusively,
    keep,
    timers,
    records,
    texts: fillTexts(options.texts, options.words),
    memory: createMemory({
      ...records,
      random,
      stageOf: ({ metadata, insights, context }) => ({
        decisionStage: decisionStage({
          messageCount: metadata.messageCount,
          interestedServices: insights.interestedServices,
          intent: context.userIntent,
          meetingScheduled: metadata.meetingScheduled,
        }),
        engagementLevel: engagementLevel(metadata.messageCount),
      }),
    }),
    learning: createLearning({ ...records, isAllowed: analyticsAllowed }),
    analytics: createAnalytics({ ...records, isAllowed: analyticsAllowed }),
    analyticsAllowed,
    /** Goes on with something lesser, and reports why. */
    orElse:
      <T>(lesser: T) =>
      (error: unknown): T => {
        options.onUnexpected?.(error);
        return lesser;
      },
  };
}
