import type { AssistantCommon } from './common';
import { completion, maxMessageCharacters, retrievalLimits } from './limits';
import type { Moderation } from './moderation/moderate';
import type { AssistantOptions } from './options';
import { type AssistantParts, createParts } from './parts';
import { readPrefill } from './prefill';
import { composePrompt } from './prompt';
import { estimateTokens, maxima, type Verdict, warnsAt } from './records/limiter';
import { mask } from './records/mask';
import { rehearse } from './rehearse';
import type { Message, Reply } from './reply';
import type { Retrieval } from './retrieval/knowledge';
import { countVisitorMessages, createReviewer } from './review';
import { technicalTexts } from './technicalTexts';
import { withoutNames } from './text';
import { startTrace, type TraceBook, type TraceIssue, type TraceNotes } from './trace';
import { createTurn } from './turn';
import type { PageLanguage } from './types';
import { inArabicLetters } from './understanding/arabizi';
import { classify, complexityOf } from './understanding/classify';
import { findInsights } from './understanding/insights';
import { asksForMeeting, detectIntent } from './understanding/intent';
import { detectLanguage } from './understanding/language';
import { stageOfVisit } from './understanding/stage';
import { listTold } from './understanding/told';
import { visibleText } from './visibleText';

/** The thinking part of Maya, and all that it takes: it loads when the chat opens, beside the greeting. */
export function createPath(options: AssistantOptions, common: AssistantCommon) {
  const parts = createParts(options, common);
  let turns = 0;
  const rehearsed = new Set<PageLanguage>();
  return {
    /** From a visitor's message to a reply. Never rejects; an abort gives a reply of kind `aborted`. */
    async reply(message: Message, signal: AbortSignal): Promise<Reply> {
      const text = visibleText(message.text).trim().slice(0, maxMessageCharacters);
      turns += 1;
      const book = startTrace(`turn_${turns}`, mask(text, parts.keep), message.pageLanguage, parts.now);
      try {
        return await takeTurn(parts, options, { ...message, text }, book, signal);
      } catch (error) {
        // Other than by an abort, only a mistake of ours comes here. It is reported, and the visitor still gets
        // an answer.
        const { aborted } = signal;
        if (!aborted) options.onUnexpected?.(error);
        const insights = { topics: [], industry: null, painPoint: null, services: [] };
        const facts = { text, language: message.pageLanguage, intent: 'unknown', insights } as const;
        const said = error instanceof Error && error.message ? error.message : technicalTexts.unexpected;
        const reason = aborted ? 'aborted' : 'failed';
        return createTurn(parts, message, facts, book).fail({ reason, error: said });
      }
    },
    /** Fetches, indexes and rehearses what Maya knows and says in a language ahead of the first question. Never rejects. */
    async warmUp(language: PageLanguage): Promise<void> {
      const { knowledge, embedded, orElse } = parts;
      await Promise.all([
        knowledge.version(language).catch(orElse(undefined)),
        embedded?.prepare(language).catch(orElse(undefined)),
      ]);
      if (turns > 0 || rehearsed.has(language)) return;
      rehearsed.add(language);
      await rehearse(parts, language, () => turns > 0).catch(orElse(undefined));
    },
    readPrefill: (said: readonly string[]) => readPrefill(said, new Date(parts.now())),
  };
}

/** A turn goes on without its knowledge (a file that could not be fetched): Maya asks, and nothing is kept. */
const nothingFound: Retrieval = { results: [], considered: [], confidence: 0 };

/** The path from message to reply. Read it top to bottom: there is no other. */
async function takeTurn(
  parts: AssistantParts,
  options: AssistantOptions,
  message: Message,
  book: TraceBook,
  signal: AbortSignal,
): Promise<Reply> {
  const { cache, limiter, knowledge, chain, memory, analytics, keep, orElse } = parts;
  const { text, pageLanguage, history, sessionId } = message;
  // A turn that was called off keeps nothing: the visitor may have erased all that was kept.
  const exclusively = <T>(write: () => T) =>
    parts.exclusively(() => {
      signal.throwIfAborted();
      return write();
    });
  const session = memory.read(sessionId);

  const conversation = session?.messages.length ? session.context.language : undefined;
  const nameless = withoutNames(text, [options.brand.en.name]);
  const language = book.note('language', detectLanguage(nameless, { pageLanguage, conversation }));
  /** What the visitor means, in the letters everything is known in. */
  const meant = language === 'ar' ? inArabicLetters(text) : text;
  const intent = book.note('intent', detectIntent(meant));
  const insights = findInsights(meant);
  const turn = createTurn(parts, message, { text, language, intent, insights }, book);
  if (language === 'ckb' || language === 'kmr') return exclusively(() => turn.handOver('callback'));
  if (language !== 'en' && language !== 'ar') return exclusively(() => turn.redirect(language));

  const lastReply = history.findLast(({ role }) => role === 'assistant')?.content;
  if (book.note('meeting', asksForMeeting(meant, lastReply)))
    return exclusively(() => turn.handOver('meeting'));

  // A follow-up ("and how much?") means nothing out of its context, so only openers are cached.
  const question = mask(text, keep);
  const asked = mask(meant, keep);
  const version = await knowledge.version(language).catch(orElse(undefined));
  const query = history.length === 0 && version !== undefined ? { question, language, version } : undefined;
  const known = query && cache.find(query);
  book.note('cache', known ? 'hit' : query ? 'miss' : 'skipped');
  const reviewer = createReviewer(parts, { text, language, insights, session });
  if (query && known) {
    const reviewed = reviewer.moderate(known, '');
    if (reviewed.status !== 'approved') cache.remove(query);
    if (reviewed.status !== 'rejected') {
      book.note('moderation', told(known, reviewed, keep));
      return exclusively(() =>
        turn.answer({ text: reviewed.text, model: 'cache', tokens: null, cached: true }),
      );
    }
  }

  const verdict = await exclusively(() => limiter.admit(estimateTokens(text)));
  book.note('limiter', withoutActions(verdict));
  if (!verdict.allowed) return turn.refuse(verdict);
  if (verdict.isNewWarning) analytics.track('usage_warning', sessionId, { limit: verdict.warning });

  const historyCharacters = history.reduce((sum, { content }) => sum + content.length, 0);
  const { tier, role } = classify(text, historyCharacters);
  book.note('tier', { tier, role, complexity: complexityOf(text) });

  const retrieved = await knowledge.search(asked, language, tier).catch(orElse(nothingFound));
  book.note('retrieval', {
    considered: retrieved.considered,
    passedOn: retrieved.results.map(({ chunk }) => chunk.id),
    confidence: retrieved.confidence,
    threshold: retrievalLimits.confidenceThreshold,
  });

  const visitorMessages = countVisitorMessages(session) + 1;
  const stage = stageOfVisit(visitorMessages);
  const masked = (items: Message['history']) =>
    items.map(({ role: speaker, content }) => ({ role: speaker, content: mask(content, keep) }));
  const sent = masked(history.slice(-completion.historyItems));
  const remembered = masked(session?.messages ?? history);
  const messages = composePrompt({
    question,
    language,
    history: sent,
    retrieved: retrieved.results,
    stage,
    told: listTold([
      ...remembered.flatMap(({ role: by, content }) => (by === 'user' ? content : [])),
      question,
    ]),
    brand: options.brand[language],
  });
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  book.note('prompt', { stage, historyItems: sent.length, characters });

  const outcome = await chain.complete(
    { messages, question: asked, retrieved: retrieved.results, language, visitorMessages, remembered },
    role,
    signal,
  );
  book.note('attempts', outcome.attempts);
  if (!outcome.ok) return turn.fail(outcome);
  const { model, tokens, isCutShort = false } = outcome.completion;
  const answered = (text: string, isStored = false) =>
    exclusively(() => {
      if (tokens !== null) verdict.settle(tokens);
      if (query && isStored) cache.store(query, text);
      return turn.answer({ text, model, tokens, cached: false, isStored });
    });

  const checked = reviewer.check(outcome.completion.text, isCutShort);
  const { isTooPoor } = checked;
  book.note('cleanup', { issues: maskedIssues(checked.issues, keep), isTooPoor, isCutShort });
  if (isTooPoor) return answered(checked.text);
  const reviewed = reviewer.moderate(checked.text, messages[0]?.content ?? '');
  book.note('moderation', told(checked.text, reviewed, keep));

  // An offline answer must not outlive the outage, nor a cut or corrected one its moment.
  const isWhole = reviewed.status === 'approved' && !isCutShort && question === text;
  const isLasting = outcome.service !== 'embedded' || parts.isOnline();
  return answered(reviewed.text, query !== undefined && isWhole && isLasting);
}

function withoutActions(verdict: Verdict): TraceNotes['limiter'] {
  if (!verdict.allowed) return { ...verdict, maxima, warnsAt };
  const { settle: _, ...rest } = verdict;
  return { ...rest, maxima, warnsAt };
}

function told(reply: string, reviewed: Moderation, keep: readonly string[]): TraceNotes['moderation'] {
  const { status, issues, text } = reviewed;
  return { status, issues: maskedIssues(issues, keep), before: mask(reply, keep), after: mask(text, keep) };
}

/** A model may invent a number or an address; the trace keeps it no more than the visitor's own. */
function maskedIssues(issues: readonly TraceIssue[], keep: readonly string[]): TraceIssue[] {
  return issues.map(({ rule, before, after }) => ({
    rule,
    before: mask(before, keep),
    after: mask(after, keep),
  }));
}
