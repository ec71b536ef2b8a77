import { createCommon } from './common';
import type { Conversation } from './conversationView';
import type { DistantMind } from './mind/distantMind';
import type { AssistantOptions } from './options';
import type { Prefill } from './prefill';
import type { AnalyticsMetrics } from './records/analytics';
import type { Message, Reply } from './reply';
import type { ConversationMemory, MemoryMessage, PageLanguage } from './types';
import { unreachable } from './unreachable';

export interface Assistant {
  /** From a visitor's message to a reply. Never rejects; an abort gives a reply of kind `aborted`. */
  reply(message: Message, signal: AbortSignal): Promise<Reply>;
  greeting(language: PageLanguage): string;
  newSession(): string;
  /** What is remembered of a session; undefined before its first reply. */
  session(sessionId: string): ConversationMemory | undefined;
  /** The conversation of this browser that was used last. */
  latestSession(): ConversationMemory | undefined;
  markMeetingScheduled(sessionId: string): void;
  /** Keeps what was told from outside of a turn. A session without a message of the visitor's stays unwritten: false. */
  remember(sessionId: string, message: MemoryMessage): boolean;
  /** Learning data: was a reply helpful? Nothing without analytics consent. */
  rate(sessionId: string, helpful: boolean): void;
  /** What a form can take over from what the visitor wrote; empty until a first reply. */
  prefill(texts: readonly string[]): Promise<Prefill>;
  /**
   * Keeps an error event of the page, with analytics consent. Gives the message with personal data masked; rejects where
   * the code that masks could not be fetched, and keeps nothing then.
   */
  recordError(message: string): Promise<string>;
  /** What the last 24 hours of this browser held; all zero without analytics consent. */
  metrics(): AnalyticsMetrics;
  /** Fetches and indexes the knowledge of a language ahead of the first question. Never rejects. */
  warmUp(language: PageLanguage): Promise<void>;
  /**
   * Goes through turns ahead of the first question, once, on a page that is warmed up and whose mind is beside it.
   * `converse` makes the conversation they are taken in, with an assistant that keeps and asks nothing. Never rejects.
   */
  rehearse(language: PageLanguage, converse: (ofNobody: Assistant) => Conversation): Promise<void>;
  /** For a visitor who withdraws the consent to analytics: drops what waits to be kept with it. */
  withdraw(): void;
  /** For a visitor who erases this site's data: drops what no storage holds yet, and ends the worker. */
  forget(): void;
  /** Stops the timers of the records, saving what waits, and the worker. A script in Node needs this to end. */
  dispose(): void;
}

type Path = ReturnType<typeof import('./path').createPath>;

/**
 * Maya. Everything she needs arrives here; nothing is stored before the first message. Her words and her memory
 * are here at once; the path of a turn is code of its own and is fetched once, by `warmUp` or the first `reply`.
 * `mind`: another's, to think with; without it she has one of her own.
 */
export function createAssistant(options: AssistantOptions, mind?: DistantMind): Assistant {
  const common = createCommon(options);
  const { memory, learning, analytics, texts, timers, exclusively } = common;
  let loading: Promise<Path> | undefined;
  let path: Path | undefined;

  const withoutOwn = (text: string) => common.keep.reduce((rest, own) => rest.replaceAll(own, ''), text);

  function load(): Promise<Path> {
    loading ??= import('./path').then(({ createPath }) => {
      path = createPath(options, common, mind);
      return path;
    });
    // A file that could not be fetched is asked for again with the next question.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  return {
    async reply(message, signal) {
      const ready = await load().catch(common.orElse(undefined));
      return ready ? ready.reply(message, signal) : unreachable(message, common);
    },
    async warmUp(language) {
      const ready = await load().catch(common.orElse(undefined));
      await ready?.warmUp(language);
    },
    async rehearse(language, converse) {
      await path?.rehearse(language, (...ofNobody) => converse(createAssistant(...ofNobody)));
    },
    // The agency's own number in a question is not the visitor's.
    prefill: async (said) => (said.length > 0 && (await path?.readPrefill(said.map(withoutOwn)))) || {},
    greeting: (language) => texts[language].greeting,
    newSession: memory.newSession,
    session: memory.read,
    latestSession: memory.latest,
    markMeetingScheduled(sessionId) {
      void exclusively(() => memory.markMeetingScheduled(sessionId));
      analytics.track('meeting_scheduled', sessionId);
    },
    remember(sessionId, message) {
      const isKept = () => (memory.read(sessionId)?.messages.length ?? 0) > 0;
      // The visitor may erase it all before it is this tab's turn.
      if (isKept()) void exclusively(() => isKept() && memory.add(sessionId, [message]));
      return isKept();
    },
    rate(sessionId, helpful) {
      learning.rate(helpful);
      analytics.track('rating', sessionId, { helpful });
    },
    async recordError(message) {
      const { mask } = await import('./records/mask');
      const masked = mask(message, common.keep);
      analytics.track('error', '', { message: masked });
      return masked;
    },
    metrics: analytics.metrics,
    withdraw() {
      for (const each of [learning, analytics]) each.forget();
    },
    forget() {
      for (const each of [memory, learning, analytics]) each.forget();
      path?.forget();
    },
    dispose() {
      timers.stop();
      path?.forget();
    },
  };
}
