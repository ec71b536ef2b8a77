/** The door: whoever uses the assistant comes through here. */
export { createAssistant } from './assistant';
export { createConversation } from './conversation';
export type { Conversation, ConversationState } from './conversationView';
export { maxMessageCharacters, timing } from './limits';
export type { Prefill } from './prefill';
export type { HandOverForm } from './reply';
export type { TraceIssue, TraceNotes, TurnTrace } from './trace';
export type { Attempt, ChatMessage, MessageLanguage, SearchResult } from './types';
export { stageOfVisit } from './understanding/stage';
export { type Wait, waitLeft } from './wait';

/** What builds chunks out of words; it loads with the knowledge it is for. */
export const loadBuildChunks = async () => (await import('./retrieval/chunks')).buildChunks;
