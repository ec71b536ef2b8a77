import { stages } from '../limits';
import type { DecisionStage, EngagementLevel, UserIntent } from '../types';

/** The guidance a reply follows: by how many messages the visitor has sent, this one included. */
export function stageOfVisit(visitorMessages: number): 'awareness' | 'consideration' | 'decision' {
  if (visitorMessages >= stages.decisionFromMessage) return 'decision';
  return visitorMessages >= stages.considerationFromMessage ? 'consideration' : 'awareness';
}

interface StageFacts {
  /** Messages of both sides. */
  messageCount: number;
  /** Slugs. */
  interestedServices: readonly string[];
  intent: UserIntent;
  meetingScheduled: boolean;
}

/** How far a visitor has come, for memory: what is surest of him decides. */
export function decisionStage({
  messageCount,
  interestedServices,
  intent,
  meetingScheduled,
}: StageFacts): DecisionStage {
  if (meetingScheduled || intent === 'booking') return 'decision';
  if (interestedServices.length > 0) return 'consideration';
  return messageCount > 0 && messageCount < stages.awarenessUnderMessages ? 'awareness' : 'unknown';
}

/** By the messages of both sides: over 4 medium, over 10 high. */
export function engagementLevel(messageCount: number): EngagementLevel {
  if (messageCount > stages.engagement.highOver) return 'high';
  return messageCount > stages.engagement.mediumOver ? 'medium' : 'low';
}
