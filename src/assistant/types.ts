/** Shapes shared by the parts of the assistant. Times are milliseconds since 1970 unless a name says otherwise. */

import type { Purpose } from './purposes/ear';

/** The language of the page: the words around the conversation are in it. */
export type PageLanguage = 'en' | 'ar';

/**
 * The language of one message. `ckb` is Sorani, `kmr` Kurmanji (Badini). Persian, Urdu and all the rest are
 * `other`.
 */
export const messageLanguages = ['en', 'ar', 'ckb', 'kmr', 'de', 'tr', 'other'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

export type Tier = 'simple' | 'complex' | 'technical' | 'contextual' | 'general';
export type ModelRole = 'fast' | 'primary' | 'technical' | 'contextual' | 'reliable';
export type UserIntent = 'unknown' | 'booking' | 'consultation' | 'inquiry';
export type DecisionStage = 'unknown' | 'awareness' | 'consideration' | 'decision';
export type EngagementLevel = 'low' | 'medium' | 'high';

export interface ChatMessage {
  id: string;
  text: string;
  sender: 'bot' | 'user';
  timestamp: number;
  /** `meeting_request` is shown green and labelled; `trouble` offers a retry; `callback` opened the Kurdish form. */
  type: 'text' | 'greeting' | 'meeting_request' | 'callback' | 'trouble';
  /** What Maya wrote it in; null for the visitor's own words, and where it is more than one or not known. */
  language?: MessageLanguage | null;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What the assistant returns for one message, in the specification's words. */
export interface AssistantResult {
  success: boolean;
  response?: string;
  tokensUsed?: number;
  model?: string;
  cached?: boolean;
  /** The catalogue's technical text: for the inspector and analytics, not for the visitor. */
  error?: string;
  rateLimited?: boolean;
  /** Seconds. */
  retryAfter?: number;
}

export interface MemoryMessage {
  role: 'user' | 'assistant';
  content: string;
  timestamp: number;
  /** Only where it is not plain text, so that a conversation put back looks as it did. */
  type?: 'meeting_request' | 'callback';
}

export interface ConversationMemory {
  sessionId: string;
  messages: MemoryMessage[];
  context: {
    discussedTopics: string[];
    userIntent: UserIntent;
    userIndustry: string | null;
    language: MessageLanguage;
  };
  insights: {
    interestedServices: string[];
    painPoints: string[];
    decisionStage: DecisionStage;
    engagementLevel: EngagementLevel;
  };
  metadata: {
    startedAt: number;
    lastMessageAt: number;
    messageCount: number;
    meetingScheduled: boolean;
  };
}

export interface InteractionRecord {
  query: string;
  response: string;
  modelUsed: string;
  /** Milliseconds. */
  responseTime: number;
  successful: boolean;
  followUpQuery: string | null;
  language: MessageLanguage;
}

export interface AnalyticsEvent {
  type: string;
  timestamp: number;
  sessionId: string;
  data: Record<string, string | number | boolean | null>;
}

export type ChunkCategory = 'company' | 'services' | 'team' | 'credentials' | 'process' | 'contact' | 'faq';

export interface KnowledgeChunk {
  /** `chunk_` plus a running number. */
  id: string;
  topic: string;
  content: string;
  /** 1 to 10. */
  importance: number;
  /** ISO date. */
  lastUpdated: string;
  metadata: {
    keywords: string[];
    relatedChunks: string[];
    category: ChunkCategory;
  };
}

export interface VectorRecord {
  chunkId: string;
  /** Term frequencies, in the order of `terms`. */
  vector: number[];
  terms: string[];
}

export type Relevance = 'low' | 'medium' | 'high';

/** A chunk as it is found: its keywords, many times its text, only serve the search. */
export interface FoundChunk extends Omit<KnowledgeChunk, 'metadata'> {
  metadata: Omit<KnowledgeChunk['metadata'], 'keywords'>;
}

export interface SearchResult {
  chunk: FoundChunk;
  score: number;
  relevance: Relevance;
  /** The score in its three parts, for the trace. */
  parts: { cosine: number; keywords: number; importance: number };
  /** The cosine of the terms alone, 0 to 1, without how likely such a question is. */
  termCosine: number;
}

export interface UsageRecord {
  timestamp: number;
  tokens: number;
}

export interface CacheEntry {
  response: string;
  timestamp: number;
  /** Milliseconds. */
  ttl: number;
  language: MessageLanguage;
}

/** One try at one model, for the trace and for the choice of the final text. */
export interface Attempt {
  service: 'gateway' | 'inference' | 'embedded';
  model: string;
  status: number | null;
  outcome:
    | 'ok'
    | 'empty'
    | 'malformed'
    | 'refused'
    | 'rate_limited'
    | 'unauthorized'
    | 'too_long'
    | 'timeout'
    | 'network'
    | 'aborted'
    | 'error';
  startedAt: number;
  /** Milliseconds. */
  duration: number;
  tokens: number | null;
  /** What an answer without a model took the message to be for; nothing where it was not sure enough. */
  heard?: Purpose;
}
