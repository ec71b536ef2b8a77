import { isCount, isOneOf, isTime, parseList } from '../../storage/parse';
import { isObject } from '../../storage/validate';
import { type ConversationMemory, type MemoryMessage, messageLanguages } from '../types';
import { parseText } from './parseText';

const intents = ['unknown', 'booking', 'consultation', 'inquiry'] as const;
const decisionStages = ['unknown', 'awareness', 'consideration', 'decision'] as const;
const engagementLevels = ['low', 'medium', 'high'] as const;
const roles = ['user', 'assistant'] as const;
const types = ['meeting_request', 'callback'] as const;

/** A stored session, field by field; undefined when it is not one. Built anew, so nothing unknown rides along. */
export function parseSession(value: unknown): ConversationMemory | undefined {
  if (!isObject(value)) return undefined;
  const { context, insights, metadata } = value;
  const sessionId = parseText(value.sessionId);
  const messages = parseList(value.messages, parseMessage);
  if (sessionId === undefined || !messages) return undefined;
  if (!isObject(context) || !isObject(insights) || !isObject(metadata)) return undefined;

  const discussedTopics = parseList(context.discussedTopics, parseText);
  const interestedServices = parseList(insights.interestedServices, parseText);
  const painPoints = parseList(insights.painPoints, parseText);
  const { userIntent, language } = context;
  const userIndustry = context.userIndustry === null ? null : parseText(context.userIndustry);
  const { decisionStage, engagementLevel } = insights;
  const { startedAt, lastMessageAt, messageCount, meetingScheduled } = metadata;

  if (!discussedTopics || !interestedServices || !painPoints || userIndustry === undefined) return undefined;
  if (!isOneOf(userIntent, intents) || !isOneOf(language, messageLanguages)) return undefined;
  if (!isOneOf(decisionStage, decisionStages) || !isOneOf(engagementLevel, engagementLevels))
    return undefined;
  if (!isTime(startedAt) || !isTime(lastMessageAt) || !isCount(messageCount)) return undefined;
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
  const { role, timestamp, type } = value;
  const content = parseText(value.content);
  if (content === undefined || !isOneOf(role, roles) || !isTime(timestamp)) return undefined;
  return { role, content, timestamp, ...(isOneOf(type, types) && { type }) };
}
