import { maxRetryAfterSeconds } from './limits';
import type { AssistantParts } from './parts';
import type { ChainOutcome } from './providers/chain';
import type { Admission } from './records/limiter';
import { mask } from './records/mask';
import { recommendedServices } from './records/memory';
import type { HandOverForm, Message, Reply } from './reply';
import type { TraceBook } from './trace';
import type { MemoryMessage, MessageLanguage, UserIntent } from './types';
import { unansweredIn } from './unanswered';
import type { Insights } from './understanding/insights';

/** What is known of a turn by the time it ends. */
export interface TurnFacts {
  /** The message as it is understood: trimmed, and without what cannot be seen. */
  text: string;
  language: MessageLanguage;
  intent: UserIntent;
  insights: Insights;
}

type Failure = Extract<ChainOutcome, { ok: false }>;

/** An answer that passed review, and where it came from. */
export interface ReviewedAnswer {
  text: string;
  model: string;
  tokens: number | null;
  cached: boolean;
  /** True where it went into the cache. */
  isStored?: boolean;
}

/** The ways a turn ends. Each leaves its marks in memory, learning data and analytics, and closes the trace. */
export function createTurn(parts: AssistantParts, message: Message, facts: TurnFacts, book: TraceBook) {
  const { memory, learning, analytics, now, keep } = parts;
  const { sessionId } = message;
  const pageTexts = parts.texts[message.pageLanguage];
  /** Maya answers in the language she was asked in; trouble is told in the page's (decision 25). */
  const texts = facts.language === 'ar' || facts.language === 'en' ? parts.texts[facts.language] : pageTexts;
  const base = { trace: book.trace, language: facts.language };
  const before = message.history.findLast(({ role }) => role === 'user')?.content;

  function remember(response: string, type?: MemoryMessage['type']) {
    const timestamp = book.trace.startedAt;
    const before = unansweredIn(message.history).map((item) => ({ ...item, timestamp }));
    const said = { role: 'user', content: facts.text, timestamp } as const;
    const answered = {
      role: 'assistant',
      content: response,
      timestamp: now(),
      ...(type && { type }),
    } as const;
    memory.add(sessionId, [...before, said, answered], {
      ...facts.insights,
      intent: facts.intent,
      language: facts.language,
    });
    const session = memory.read(sessionId);
    if (!session) return;
    book.note('memory', {
      topics: session.context.discussedTopics,
      recommendedServices: recommendedServices(session),
      decisionStage: session.insights.decisionStage,
      engagementLevel: session.insights.engagementLevel,
    });
  }

  function learn(response: string, modelUsed: string, successful: boolean) {
    learning.record(
      {
        query: mask(facts.text, keep),
        response: mask(response, keep),
        modelUsed,
        responseTime: book.elapsed(),
        successful,
        language: facts.language,
      },
      before === undefined ? undefined : mask(before, keep),
    );
  }

  function close(
    kind: Reply['kind'],
    wrote: { memory: boolean; cache: boolean; learning: boolean },
    told: { reply?: string; model?: string; tokens?: number | null; error?: string } = {},
  ) {
    const allowed = parts.analyticsAllowed();
    book.note('stored', { ...wrote, learning: wrote.learning && allowed, analytics: allowed });
    book.note('outcome', {
      kind,
      reply: told.reply === undefined ? null : mask(told.reply, keep),
      model: told.model ?? null,
      tokens: told.tokens ?? null,
      error: told.error === undefined ? null : mask(told.error, keep),
    });
  }

  return {
    answer({ text, model, tokens, cached, isStored = false }: ReviewedAnswer): Reply {
      remember(text);
      learn(text, model, true);
      analytics.track('reply', sessionId, {
        language: facts.language,
        intent: facts.intent,
        model,
        cached,
        tokens,
        responseMs: book.elapsed(),
      });
      close('answer', { memory: true, cache: isStored, learning: true }, { reply: text, model, tokens });
      const counted = tokens === null ? {} : { tokensUsed: tokens };
      return {
        ...base,
        kind: 'answer',
        text,
        result: { success: true, response: text, model, cached, ...counted },
      };
    },

    handOver(form: HandOverForm): Reply {
      const last = message.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
      const isAgain = form === 'meeting' && last === texts.handOver.meeting;
      const text = texts.handOver[isAgain ? 'open' : form];
      remember(text, form === 'meeting' ? 'meeting_request' : 'callback');
      analytics.track(form === 'meeting' ? 'meeting_requested' : 'callback_requested', sessionId, {
        language: facts.language,
      });
      close('hand_over', { memory: true, cache: false, learning: false }, { reply: text });
      return { ...base, kind: 'hand_over', form, text, result: { success: true, response: text } };
    },

    redirect(language: 'de' | 'tr' | 'other'): Reply {
      const text = texts.redirect[language];
      remember(text);
      analytics.track('redirect', sessionId, { language });
      close('redirect', { memory: true, cache: false, learning: false }, { reply: text });
      return { ...base, kind: 'redirect', text, result: { success: true, response: text } };
    },

    refuse({ limit, reason, retryAfter }: Extract<Admission, { allowed: false }>): Reply {
      const text = pageTexts.rateLimited[limit];
      analytics.track('rate_limited', sessionId, { limit, retryAfter });
      close('limited', { memory: false, cache: false, learning: false }, { reply: text, error: reason });
      const result = { success: false, error: reason, rateLimited: true, retryAfter };
      return { ...base, kind: 'limited', text, retryAfter, result };
    },

    fail({ reason, error, retryAfter }: Pick<Failure, 'reason' | 'error' | 'retryAfter'>): Reply {
      const nothing = { memory: false, cache: false, learning: false };
      if (reason === 'aborted') {
        close('aborted', nothing);
        return { ...base, kind: 'aborted', result: { success: false, error } };
      }
      learn('', '', false);
      const kept = { ...nothing, learning: true };
      if (reason === 'rate_limited' && retryAfter !== undefined) {
        const text = pageTexts.rateLimited.service;
        analytics.track('rate_limited', sessionId, { limit: 'service', retryAfter });
        close('limited', kept, { reply: text, error });
        const result = { success: false, error, rateLimited: true, retryAfter };
        const waitSeconds = Math.min(retryAfter, maxRetryAfterSeconds);
        return { ...base, kind: 'limited', text, retryAfter: waitSeconds, result };
      }
      analytics.track('error', sessionId, { reason, error: mask(error, keep) });
      if (reason === 'refused') {
        const text = pageTexts.trouble.refused;
        close('declined', kept, { reply: text, error });
        return { ...base, kind: 'declined', text, result: { success: false, error } };
      }
      const text =
        reason === 'not_configured'
          ? pageTexts.trouble.noService
          : reason === 'network'
            ? pageTexts.trouble.network
            : pageTexts.trouble.failed;
      close('trouble', kept, { reply: text, error });
      return { ...base, kind: 'trouble', text, result: { success: false, error } };
    },
  };
}
