import type { TurnTrace } from './trace';
import type { AssistantResult, MessageLanguage, PageLanguage } from './types';

export interface HistoryItem {
  role: 'user' | 'assistant';
  content: string;
}

/** One message of a visitor, with what it is understood by. */
export interface Message {
  text: string;
  pageLanguage: PageLanguage;
  sessionId: string;
  /** What was said since the chat was opened, oldest first. The last six items are sent along. */
  history: readonly HistoryItem[];
  /** When the answer may come at the earliest, in milliseconds since 1970; at once where nothing is said. */
  answerAt?: number;
}

export type HandOverForm = 'meeting' | 'callback';

/** What a turn came to. `text` is what the visitor reads; `result` says the same in the specification's words. */
export type Reply = { trace: TurnTrace; result: AssistantResult; language: MessageLanguage } & (
  | { kind: 'answer'; text: string }
  /** A form opens. */
  | { kind: 'hand_over'; text: string; form: HandOverForm }
  /** A language Maya does not answer in. */
  | { kind: 'redirect'; text: string }
  /** A service would not take the content; asking again is no use. */
  | { kind: 'declined'; text: string }
  /** `retryAfter` in seconds. */
  | { kind: 'limited'; text: string; retryAfter: number }
  | { kind: 'trouble'; text: string }
  | { kind: 'aborted' }
);
