import { isObject, isOneOf, isText, isTime, parseList } from '../../storage/validate';
import { memoryLimits } from '../limits';
import { type ConversationMemory, type MemoryMessage, messageLanguages } from '../types';

const intents = ['unknown', 'booking', 'consultation', 'inquiry'] as const;
const decisionStages = ['unknown', 'awareness', 'consideration', 'decision'] as const;
const engagementLevels = ['low', 'medium', 'high'] as const;
const roles = ['user', 'assistant'] as const;
const types = ['meeting_request', 'callback'] as const;

/** A stored session, field by field; undefined when it is not one. Built anew, so nothing unknown rides along. */
export function parseSession(value: unknown): ConversationMemory | undefined {
  if (!isObject(value) || !isText(value.sessionId)) return undefined;
  const { sessionId, context, insights, metadata } = value;
  const messages = parseList(value.messages, parseMessage);
  if (!messages || !isObject(context) || !isObject(insights) || !isObject(metadata)) return undefined;

  const discussedTopics = parseList(context.discussedTopics, parseText);
  const interestedServices = parseList(insights.interestedServices, parseText);
  const painPoints = parseList(insights.painPoints, parseText);
  const { userIntent, userIndustry, language } = context;
  const { decisionStage, engagementLevel } = insights;
  const { startedAt, lastMessageAt, messageCount, meetingScheduled } = metadata;

  if (!discussedTopics || !interestedServices || !painPoints) return undefined;
  if (!isOneOf(userIntent, intents) || !isOneOf(language, messageLanguages)) return undefined;
  if (userIndustry !== null && !isText(userIndustry)) return undefined;
  if (!isOneOf(decisionStage, decisionStages) || !isOneOf(engagementLevel, engagementLevels))
    return undefined;
  if (!isTime(startedAt) || !isTime(lastMessageAt) || !isTime(messageCount)) return undefined;
  if (typeof meetingScheduled !== 'boolean') return undefined;

  return {
    sessionId,
    messages,
    context: { discussedTopics, userIntent, userIndustry, language },
    insights: { interestedServices, painPoints, decisionStage, engagementLevel },
    metadata: { startedAt, lastMessageAt, messageCount, meetingScheduled },
  };
}

function parseMessage(value: unknown): MemoryMessage | undefined {
  if (!isObject(value)) return undefined;
  const { role, content, timestamp, type } = value;
  if (!isOneOf(role, roles) || !isText(content) || !isTime(timestamp)) return undefined;
  const read = content.slice(0, memoryLimits.messageCharacters);
  return { role, content: read, timestamp, ...(isOneOf(type, types) && { type }) };
}

function parseText(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
