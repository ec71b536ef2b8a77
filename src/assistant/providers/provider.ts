import type { Draft, Review } from '../mind/review';
import type { Purpose } from '../purposes/ear';
import type { Attempt, ModelMessage, ModelRole, PageLanguage, SearchResult } from '../types';

/** Everything a provider may need to answer one question. */
export interface CompletionRequest {
  /** System prompt, at most six items of the conversation, and the question: what goes over the wire. */
  messages: ModelMessage[];
  /** The question alone and what was found for it: the embedded provider answers from these. */
  question: string;
  retrieved: SearchResult[];
  language: PageLanguage;
  /** All that the session remembers, oldest first, without the question: what was told is not asked again. */
  remembered?: readonly { role: 'user' | 'assistant'; content: string }[];
  /** How many messages the visitor has sent, this one included. */
  visitorMessages: number;
  /** The visitor has requested a meeting: no other is proposed. */
  isMeetingScheduled?: boolean;
  /** What the reply will be checked by, for a provider that can have it checked where it was made. */
  draft?: Omit<Draft, 'reply'>;
}

export interface Completion {
  text: string;
  /** The model that answered, as the service names it. */
  model: string;
  /** Tokens the service counted; null where it did not say. */
  tokens: number | null;
  /** The model ran into its token limit: the text stops in the middle of something. */
  isCutShort?: boolean;
  /** What the message was taken to be for, by what answers without a model. */
  heard?: Purpose;
  /** Where the reply was checked already. */
  review?: Review;
}

export interface Provider {
  readonly service: Attempt['service'];
  /** Model ids by role; a provider with one model names it for every role. */
  readonly models: Record<ModelRole, string>;
  /** False where the service has no key: it is never asked. */
  readonly isConfigured?: boolean;
  /** Throws a {@link ProviderError} for whatever goes wrong, an abort by the visitor included. */
  complete(request: CompletionRequest, model: string, signal: AbortSignal): Promise<Completion>;
}

/** What answers without a model calls itself. */
export const embeddedModel = 'embedded';

export function oneModel(model: string): Record<ModelRole, string> {
  return { fast: model, primary: model, technical: model, contextual: model, reliable: model };
}

export type ProviderFailure =
  /** No key: the service was never asked. */
  | 'not_configured'
  /** 401, 402: this key will not work for any model. */
  | 'unauthorized'
  /** The content itself was refused; another vendor must not see it. */
  | 'refused'
  | 'rate_limited'
  /** 413: the conversation is too long for this model. */
  | 'too_long'
  /** A connection that cannot be made. */
  | 'network'
  | 'timeout'
  /** The visitor cancelled. */
  | 'aborted'
  /** A 200 without an answer in it. */
  | 'empty'
  | 'malformed'
  /** Everything else the service said. */
  | 'error';

/** The one error class of the assistant: a failed attempt and what kind it was. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly failure: ProviderFailure,
    message: string,
    readonly details: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
