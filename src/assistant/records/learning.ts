import { storageKeys } from '../../storage/keys';
import { isAmount, isOneOf, isTime, parseList } from '../../storage/parse';
import { isObject } from '../../storage/validate';
import { learningLimits } from '../limits';
import { type InteractionRecord, messageLanguages } from '../types';
import { createJournal } from './journal';
import type { Masked } from './mask';
import { parseText } from './parseText';
import type { Timers } from './timers';

/** `response_time` in milliseconds; `rating` 1 for helpful, 0 for not. */
export interface LearningMetric {
  name: 'response_time' | 'rating';
  value: number;
  timestamp: number;
}

export interface LearningData {
  interactions: InteractionRecord[];
  metrics: LearningMetric[];
}

export interface Interaction extends Omit<InteractionRecord, 'followUpQuery'> {
  query: Masked;
  response: Masked;
}

export interface Learning {
  /**
   * What was asked and answered. `before` is the visitor's message before it in the conversation, masked: where that is
   * the query recorded last, and not one that led elsewhere, this one is noted with it as its follow-up, too.
   */
  record(interaction: Interaction, before: string | undefined): void;
  rate(helpful: boolean): void;
  read(): LearningData;
  /** Drops what is not written yet. */
  forget(): void;
}

type Item = { interaction: InteractionRecord } | { metric: LearningMetric };

const none: LearningData = { interactions: [], metrics: [] };

/**
 * The last 1,000 interactions and 500 metrics, saved every 5 minutes, only with analytics consent.
 */
export function createLearning(options: {
  now: () => number;
  isAllowed: () => boolean;
  timers: Timers;
  area?: Storage;
}): Learning {
  const { now } = options;
  const journal = createJournal<LearningData, Item>({
    key: storageKeys.chatLearning,
    parse: parseLearning,
    empty: () => none,
    append: (stored, items) => ({
      interactions: [
        ...stored.interactions,
        ...items.flatMap((item) => ('interaction' in item ? item.interaction : [])),
      ].slice(-learningLimits.interactions),
      metrics: [...stored.metrics, ...items.flatMap((item) => ('metric' in item ? item.metric : []))].slice(
        -learningLimits.metrics,
      ),
    }),
    shrink: ({ interactions, metrics }) =>
      interactions.length > 1
        ? {
            interactions: interactions.slice(interactions.length / 2),
            metrics: metrics.slice(metrics.length / 2),
          }
        : undefined,
    isAllowed: options.isAllowed,
    saveEveryMs: learningLimits.saveEveryMs,
    timers: options.timers,
    area: options.area,
  });
  let previous: InteractionRecord | undefined;

  /** The one before is either still waiting, and the same object, or stored already. */
  function follow(before: InteractionRecord, query: string) {
    if (before.followUpQuery !== null) return;
    const stored = { ...before };
    before.followUpQuery = query;
    journal.amend((data) => {
      const index = data.interactions.findLastIndex((each) => isSame(each, stored));
      if (index < 0) return data;
      return { ...data, interactions: data.interactions.with(index, { ...stored, followUpQuery: query }) };
    });
  }

  return {
    record(interaction, before) {
      if (before !== undefined && previous?.query === before) follow(previous, interaction.query);
      previous = { ...interaction, followUpQuery: null };
      journal.add({ interaction: previous });
      journal.add({ metric: { name: 'response_time', value: interaction.responseTime, timestamp: now() } });
    },
    rate(helpful) {
      journal.add({ metric: { name: 'rating', value: helpful ? 1 : 0, timestamp: now() } });
    },
    read: journal.read,
    forget() {
      previous = undefined;
      journal.forget();
    },
  };
}

function isSame(a: InteractionRecord, b: InteractionRecord): boolean {
  return (
    a.followUpQuery === null &&
    a.query === b.query &&
    a.response === b.response &&
    a.responseTime === b.responseTime
  );
}

function parseLearning(value: unknown): LearningData | undefined {
  if (!isObject(value)) return undefined;
  const interactions = parseList(value.interactions, parseInteraction);
  const metrics = parseList(value.metrics, parseMetric);
  return interactions && metrics ? { interactions, metrics } : undefined;
}

function parseInteraction(value: unknown): InteractionRecord | undefined {
  if (!isObject(value)) return undefined;
  const { responseTime, successful, language } = value;
  const [query, response, modelUsed] = [value.query, value.response, value.modelUsed].map(parseText);
  const followUpQuery = value.followUpQuery === null ? null : parseText(value.followUpQuery);
  if (query === undefined || response === undefined || modelUsed === undefined) return undefined;
  if (followUpQuery === undefined || !isAmount(responseTime)) return undefined;
  if (typeof successful !== 'boolean' || !isOneOf(language, messageLanguages)) return undefined;
  return {
    query,
    response,
    modelUsed,
    responseTime,
    successful,
    followUpQuery,
    language,
  };
}

function parseMetric(value: unknown): LearningMetric | undefined {
  if (!isObject(value) || !isAmount(value.value) || !isTime(value.timestamp)) return undefined;
  const { name, value: amount, timestamp } = value;
  return name === 'response_time' || name === 'rating' ? { name, value: amount, timestamp } : undefined;
}
