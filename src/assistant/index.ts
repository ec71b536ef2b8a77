/** The door: whoever uses the assistant comes through here. */
export { createAssistant } from './assistant';
export {
  type Conversation,
  type ConversationState,
  createConversation,
} from './conversation';
export { maxMessageCharacters, timing } from './limits';
export type { Prefill } from './prefill';
export type { AnalyticsMetrics } from './records/analytics';
export type { HandOverForm } from './reply';
export { buildChunks } from './retrieval/chunks';
export { noted, type TraceNotes, type TraceStep, type TurnTrace } from './trace';
export type { Attempt, ChatMessage, SearchResult } from './types';
export { stageOfVisit } from './understanding/stage';
