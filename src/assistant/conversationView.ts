import type { Prefill } from './prefill';
import type { AnalyticsMetrics } from './records/analytics';
import type { HandOverForm } from './reply';
import type { TurnTrace } from './trace';
import type { ChatMessage, PageLanguage } from './types';
import type { Wait } from './wait';

/** What a widget sees of a conversation, and what it can do with it. */
export interface ConversationState {
  /** Oldest first; what the log shows. */
  messages: readonly ChatMessage[];
  /** While `thinking`, the composer waits and the typing indicator shows. */
  status: 'idle' | 'thinking';
  /** As long as it lasts, the composer waits with a countdown; see `waitLeft`. */
  wait: Wait | null;
  /** A previous conversation of this browser can be restored. */
  canContinue: boolean;
  /** The visitor's last message, if it got no answer: `retry()` sends it again without a second bubble. */
  failedText: string | null;
  /** A reply landed while the chat was closed. */
  hasUnread: boolean;
}

export interface Conversation {
  /** The same object until something changes. */
  getState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** The greeting appears. */
  open(): void;
  /** Clears the list and the history sent; memory and session go on. A reply under way still lands, see `hasUnread`. */
  close(): void;
  /** A question is near: what a turn needs is fetched, and while the chat is open rehearsed, so that it need not wait. */
  prepare(language?: PageLanguage): void;
  /** Trimmed. Blank, while thinking or while rate limited: ignored. Resolves when the turn is over. */
  send(text: string): Promise<void>;
  retry(): Promise<void>;
  /** The visitor's message stays, without a bubble of Maya's. */
  cancel(): void;
  /** Restores up to 20 messages, and goes on in their session. */
  continuePrevious(): void;
  /** A new session, and the greeting again. */
  startOver(): void;
  /** For a visitor who erases this site's data: starts over, and nothing of before is written or shown any more. */
  erase(): void;
  /** Learning data, only with analytics consent. */
  rate(messageId: string, helpful: boolean): void;
  /** A message of Maya's from outside: a mail was sent, or was not. */
  say(text: string, type: ChatMessage['type']): void;
  markMeetingScheduled(): void;
  /** What the visitor said in this conversation that a form asks for. */
  prefill(): Promise<Prefill>;
  /** A form should open. */
  onHandOver(listener: (form: HandOverForm) => void): () => void;
  /** The turns of this page, oldest first. */
  traces(): readonly TurnTrace[];
  /** What the last 24 hours of this browser held, for the inspector. */
  metrics(): AnalyticsMetrics;
  dispose(): void;
}
