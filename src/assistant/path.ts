import type { AssistantCommon } from './common';
import { composeRequest, type Talk } from './composeRequest';
import { inTime } from './delay';
import { completion, maxMessageCharacters, retrievalLimits, timing } from './limits';
import type { DistantMind } from './mind/distantMind';
import type { Thought } from './mind/thought';
import type { Heard } from './mind/understand';
import type { Moderation } from './moderation/moderate';
import type { AssistantOptions } from './options';
import { type AssistantParts, createMindOf, createParts } from './parts';
import type { Prefill } from './prefill';
import { ProviderError } from './providers/provider';
import { type Admission, estimateTokens, maxima, warnsAt } from './records/limiter';
import { adoptMasked, mask } from './records/mask';
import { createRehearsal } from './rehearseTurns';
import type { Message, Reply } from './reply';
import { technicalTexts } from './technicalTexts';
import { startTrace, type TraceBook, type TraceIssue, type TraceNotes } from './trace';
import { createTurn } from './turn';
import { createTurnToWrite, type TurnToWrite } from './turnToWrite';
import type { PageLanguage } from './types';
import { unansweredIn } from './unanswered';
import { visibleText } from './visibleText';

/** The thinking part of Maya, and all that it takes: it loads when the chat opens, beside the greeting. */
export function createPath(
  options: AssistantOptions,
  common: AssistantCommon,
  mind: DistantMind = createMindOf(options, common),
) {
  const parts = createParts(options, common, mind);
  const rehearsal = createRehearsal(options, common, mind);
  let turns = 0;

  /** From a visitor's message to a reply. Never rejects; an abort gives a reply of kind `aborted`. */
  async function reply(message: Message, signal: AbortSignal): Promise<Reply> {
    turns += 1;
    rehearsal.end();
    const text = visibleText(message.text).trim().slice(0, maxMessageCharacters);
    const book = startTrace(`turn_${turns}`, mask(text, parts.keep), message.pageLanguage, parts.now);
    const writing = createTurnToWrite(parts.exclusively, signal);
    try {
      signal.throwIfAborted();
      return await takeTurn(parts, options, { ...message, text }, book, writing, signal);
    } catch (error) {
      // Other than by an abort, only a mistake of ours comes here. It is reported, and the visitor still gets
      // an answer.
      const { aborted } = signal;
      if (!aborted) options.onUnexpected?.(error);
      const insights = { topics: [], industry: null, painPoint: null, services: [] };
      const facts = { text, language: message.pageLanguage, intent: 'unknown', insights } as const;
      const said = error instanceof Error && error.message ? error.message : technicalTexts.unexpected;
      const isGone = error instanceof ProviderError && error.failure === 'network';
      const reason = aborted ? 'aborted' : isGone ? 'network' : 'failed';
      return createTurn(parts, message, facts, book).fail({ reason, error: said });
    } finally {
      writing.end();
    }
  }

  return {
    reply,
    /** Fetches and indexes what Maya knows and says in a language ahead of the first question. Never rejects. */
    async warmUp(language: PageLanguage): Promise<void> {
      await mind.warmUp(language).catch(parts.unlessForgotten);
    },
    rehearse: rehearsal.run,
    /** Never rejects; a form waits for it no longer than it would for nothing. */
    async readPrefill(said: readonly string[]): Promise<Prefill> {
      const read = mind.readPrefill(said, new Date(parts.now())).catch(parts.unlessForgotten);
      return (await inTime(read, timing.prefillWaitMs)) ?? {};
    },
    /** For a visitor who erases this site's data. */
    forget() {
      rehearsal.end();
      mind.forget();
    },
  };
}

/** What a turn begins with: the talk as a model may read it, and the message with what it is understood by. */
function readTurn(
  { text, pageLanguage, history, sessionId }: Message,
  { memory, keep }: Pick<AssistantParts, 'memory' | 'keep'>,
): { talk: Talk; heard: Heard & { question: string } } {
  const session = memory.read(sessionId);
  const masked = (items: Message['history']) =>
    items.map(({ role, content }) => ({ role, content: mask(content, keep) }));
  const question = mask(text, keep);
  const unanswered = unansweredIn(history);
  const sentBefore = session?.messages.filter(({ role }) => role === 'user') ?? [];
  const talk: Talk = {
    sent: masked(history.slice(-completion.historyItems)),
    remembered: masked(session ? [...session.messages, ...unanswered] : history),
    visitorMessages: sentBefore.length + unanswered.length + 1,
    isMeetingScheduled: memory.isMeetingScheduled(sessionId),
  };
  const heard = {
    text,
    question,
    pageLanguage,
    conversation: session?.messages.length ? session.context.language : undefined,
    lastReply: history.findLast(({ role }) => role === 'assistant')?.content,
    historyCharacters: history.reduce((sum, { content }) => sum + content.length, 0),
    remembered: talk.remembered,
    isTradeKnown: (session?.context.userIndustry ?? null) !== null,
    isOpener: history.length === 0,
  };
  return { talk, heard };
}

/** The path from message to reply. Read it top to bottom: there is no other. */
async function takeTurn(
  parts: AssistantParts,
  options: AssistantOptions,
  message: Message,
  book: TraceBook,
  writing: TurnToWrite,
  signal: AbortSignal,
): Promise<Reply> {
  const { cache, limiter, mind, chain, analytics, keep, orElse } = parts;
  const { text, sessionId } = message;
  const { talk, heard } = readTurn(message, parts);
  const { question } = heard;
  // What a service takes to answer is pause enough.
  const asked = chain.isAlone() ? mind.think(heard, talk, message.answerAt) : mind.think(heard, null);
  const thought = writing.take(await asked);
  const { insights, tier, version, cacheQuestion, found, alone, businessKnown } = thought;
  if (thought.failure !== undefined) orElse(undefined)(new Error(thought.failure));
  const language = book.note('language', thought.language);
  const intent = book.note('intent', thought.intent);
  const turn = createTurn(parts, message, { text, language, intent, insights }, book);
  if (language === 'ckb' || language === 'kmr') return writing.write(() => turn.handOver('callback'));
  if (language !== 'en' && language !== 'ar') return writing.write(() => turn.redirect(language));
  if (book.note('meeting', thought.asksForMeeting)) return writing.write(() => turn.handOver('meeting'));

  const query =
    cacheQuestion && version !== undefined ? { asked: cacheQuestion, language, version } : undefined;
  const known = query && cache.find(query);
  const checkedBy = { question: text, language, businessKnown, systemPrompt: '' };
  if (query && known) {
    const reviewed = await mind.moderate({ ...checkedBy, reply: known });
    const isUsed = reviewed.status !== 'rejected';
    book.note('cache', isUsed ? 'hit' : 'rejected');
    book.note(isUsed ? 'moderation' : 'recheck', judged(known, reviewed, keep));
    if (reviewed.status !== 'approved') await writing.write(() => cache.remove(query));
    if (isUsed) {
      return writing.write(() =>
        turn.answer({ text: reviewed.text, model: 'cache', tokens: null, cached: true }),
      );
    }
  } else {
    book.note('cache', query ? 'miss' : 'skipped');
  }

  const verdict = await writing.write(() => limiter.admit(estimateTokens(text)));
  book.note('limiter', withoutActions(verdict));
  if (!verdict.allowed) return turn.refuse(verdict);
  if (verdict.isNewWarning) analytics.track('usage_warning', sessionId, { limit: verdict.warning });
  book.note('tier', tier);
  book.note('retrieval', retrievalOf(found));

  const brand = options.brand[language];
  const composed = alone ?? composeRequest({ ...thought, text, question, language, talk, brand });
  book.note('prompt', composed.prompt);
  // What is asked of a service takes its time: the other tabs need not wait for it.
  if (!alone) writing.end();
  const outcome =
    'outcome' in composed
      ? composed.outcome
      : await chain.complete(composed.request, tier.role, signal, book.trace.startedAt);
  book.note('attempts', outcome.attempts);
  if (!outcome.ok) return turn.fail(outcome);
  const { model, tokens, isCutShort = false } = outcome.completion;
  const settle = () => {
    // What is answered here costs no service anything: the estimate stands, and nothing more is written.
    if (tokens !== null && outcome.service !== 'embedded') verdict.settle(tokens);
  };
  const answered = (text: string, isStored = false) =>
    writing.write(() => {
      settle();
      if (query && isStored) cache.store(query, text);
      return turn.answer({ text, model, tokens, cached: false, isStored });
    });

  const { text: reply, review: reviewed } = outcome.completion;
  const draft = 'draft' in composed ? composed.draft : checkedBy;
  const review = reviewed ?? writing.take(await mind.review({ ...draft, reply }, isCutShort));
  const { cleanup, cleaned, moderation, masked } = review;
  adoptMasked(masked, keep);
  book.note('cleanup', { ...cleanup, issues: maskedIssues(cleanup.issues, keep) });
  if (!moderation) return answered(cleaned);
  book.note('moderation', judged(cleaned, moderation, keep));
  // The model understood what was too short for us to tell.
  if (moderation.redirect === 'ckb')
    return writing.write(() => {
      settle();
      return turn.handOver('callback');
    });

  // An offline answer must not outlive the outage, nor a cut or corrected one its moment.
  const isWhole = moderation.status === 'approved' && !isCutShort && question === text;
  const isLasting = outcome.service !== 'embedded' || (parts.isOnline() && chain.isAlone());
  return answered(moderation.text, query !== undefined && isWhole && isLasting);
}

/** The passages are read for whoever looks at them. */
function retrievalOf({ considered, passedOn, confidence }: Thought['found']): TraceNotes['retrieval'] {
  let read: TraceNotes['retrieval']['considered'] | undefined;
  return {
    get considered() {
      read ??= JSON.parse(considered) as TraceNotes['retrieval']['considered'];
      return read;
    },
    passedOn,
    confidence,
    threshold: retrievalLimits.confidenceThreshold,
  };
}

function withoutActions(verdict: Admission): TraceNotes['limiter'] {
  if (!verdict.allowed) return { ...verdict, maxima, warnsAt };
  const { settle: _, ...rest } = verdict;
  return { ...rest, maxima, warnsAt };
}

function judged(reply: string, reviewed: Moderation, keep: readonly string[]): TraceNotes['moderation'] {
  const { status, issues, text } = reviewed;
  return { status, issues: maskedIssues(issues, keep), before: mask(reply, keep), after: mask(text, keep) };
}

/** A model may invent a number or an address; the trace keeps it no more than the visitor's own. */
function maskedIssues(issues: readonly TraceIssue[], keep: readonly string[]): TraceIssue[] {
  return issues.map((issue) => ({
    ...issue,
    before: mask(issue.before, keep),
    after: mask(issue.after, keep),
  }));
}
