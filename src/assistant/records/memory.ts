import { storageKeys } from '../../storage/keys';
import { parseList } from '../../storage/parse';
import { createRecord } from '../../storage/record';
import { insightLimits, memoryLimits } from '../limits';
import type { ConversationMemory, MemoryMessage, MessageLanguage, UserIntent } from '../types';
import { parseSession } from './parseSession';
import type { Timers } from './timers';

/** What one turn adds to what Maya knows of the conversation. */
export interface MemoryUpdate {
  topics: readonly string[];
  services: readonly string[];
  industry: string | null;
  painPoint: string | null;
  intent: UserIntent;
  language: MessageLanguage;
}

/** How stage and engagement follow from the rest: the pure rules of `understanding/stage`. */
export type StageOf = (
  session: ConversationMemory,
) => Pick<ConversationMemory['insights'], 'decisionStage' | 'engagementLevel'>;

export interface Memory {
  /** A new session id. Nothing is stored before its first message. */
  newSession(): string;
  read(sessionId: string): ConversationMemory | undefined;
  /** The session of this browser that was used last, if it holds messages. */
  latest(): ConversationMemory | undefined;
  /** Without facts, what was said outside of a turn. */
  add(sessionId: string, messages: readonly MemoryMessage[], facts?: MemoryUpdate): void;
  /** Marks a session as one with a meeting request sent; one without a message is written with its first. */
  markMeetingScheduled(sessionId: string): void;
  /** Also before its first message. */
  isMeetingScheduled(sessionId: string): boolean;
  /** Drops what no message has written yet. */
  forget(): void;
}

const none: ConversationMemory[] = [];

/**
 * Conversations, by session: at most 50, the ones used longest ago go first, with the last 20 messages each. The one
 * used last stands first; a clock, which may have been ahead for a day, has no say in it.
 * The visitor's own words are kept as they were written, to show them again in this browser.
 */
export function createMemory(options: {
  now: () => number;
  random: () => number;
  timers: Timers;
  stageOf: StageOf;
  area?: Storage;
}): Memory {
  const { now, random, timers, stageOf } = options;
  const sessions = createRecord<ConversationMemory[]>({
    key: storageKeys.chatMemory,
    parse: (value) => parseList(value, parseSession),
    empty: () => none,
    shrink: (all) => (all.length > 1 ? all.slice(0, -1) : undefined),
    ...(options.area ? { area: options.area } : {}),
  });

  /** Sessions with a meeting and without a message: nothing is stored of somebody who has not written. */
  const scheduled = new Set<string>();

  timers.every(memoryLimits.cleanEveryMs, () => {
    sessions.update(capped);
  });

  const read = (sessionId: string) => sessions.read().find((session) => session.sessionId === sessionId);

  function change(sessionId: string, next: (session: ConversationMemory) => ConversationMemory) {
    sessions.update((all) => {
      const changed = next(
        all.find((each) => each.sessionId === sessionId) ??
          emptySession(sessionId, now(), scheduled.has(sessionId)),
      );
      const staged = { ...changed, insights: { ...changed.insights, ...stageOf(changed) } };
      return capped([staged, ...all.filter((each) => each.sessionId !== sessionId)]);
    });
  }

  return {
    newSession: () => `session_${now()}_${random().toString(36).slice(2, 11).padEnd(9, '0')}`,
    read,
    latest: () => sessions.read().find((session) => session.messages.length > 0),
    add(sessionId, messages, facts) {
      change(sessionId, (session) => ({
        ...session,
        messages: [...session.messages, ...messages].slice(-memoryLimits.messagesPerSession),
        context: facts
          ? {
              discussedTopics: union(session.context.discussedTopics, facts.topics),
              userIntent: facts.intent === 'unknown' ? session.context.userIntent : facts.intent,
              userIndustry: facts.industry ?? session.context.userIndustry,
              language: facts.language,
            }
          : session.context,
        insights: facts
          ? {
              ...session.insights,
              interestedServices: union(session.insights.interestedServices, facts.services),
              painPoints: union(session.insights.painPoints, facts.painPoint ? [facts.painPoint] : []).slice(
                -memoryLimits.messagesPerSession,
              ),
            }
          : session.insights,
        metadata: {
          ...session.metadata,
          lastMessageAt: messages.at(-1)?.timestamp ?? session.metadata.lastMessageAt,
          messageCount: session.metadata.messageCount + messages.length,
        },
      }));
    },
    markMeetingScheduled(sessionId) {
      if (!read(sessionId)) return void scheduled.add(sessionId);
      change(sessionId, (session) => ({
        ...session,
        metadata: { ...session.metadata, meetingScheduled: true },
      }));
    },
    isMeetingScheduled: (sessionId) => read(sessionId)?.metadata.meetingScheduled ?? scheduled.has(sessionId),
    forget: () => scheduled.clear(),
  };
}

/** The services to recommend to this visitor: the ones that came up last, at most three. */
export function recommendedServices({ insights }: ConversationMemory): string[] {
  return insights.interestedServices.slice(-insightLimits.recommendedServices);
}

function emptySession(sessionId: string, at: number, meetingScheduled: boolean): ConversationMemory {
  return {
    sessionId,
    messages: [],
    context: { discussedTopics: [], userIntent: 'unknown', userIndustry: null, language: 'en' },
    insights: { interestedServices: [], painPoints: [], decisionStage: 'unknown', engagementLevel: 'low' },
    metadata: { startedAt: at, lastMessageAt: at, messageCount: 0, meetingScheduled },
  };
}

function capped(all: ConversationMemory[]): ConversationMemory[] {
  return all.length <= memoryLimits.sessions ? all : all.slice(0, memoryLimits.sessions);
}

/** What came up again moves to the end, so that the end is what the visitor thinks of now. */
function union(known: readonly string[], added: readonly string[]): string[] {
  return [...known.filter((each) => !added.includes(each)), ...new Set(added)];
}
