import type { Assistant } from './assistant';
import { bubbleLanguage, bubbleType, createBubbles, fromMemory, withoutTrouble } from './bubbles';
import type { Conversation, ConversationState } from './conversationView';
import { untilAnswer } from './delay';
import { memoryLimits, timing } from './limits';
import type { HandOverForm, Reply } from './reply';
import { createThread } from './thread';
import type { TurnTrace } from './trace';
import type { ChatMessage, PageLanguage } from './types';
import { waitLeft, waitOf } from './wait';

export interface ConversationOptions {
  assistant: Assistant;
  /** Asked at each turn: the visitor may switch the page's language in between. */
  pageLanguage: () => PageLanguage;
  now?: () => number;
  /** Where this tab's last conversation is noted, for the page after a reload. */
  tabSession?: { read(): string | null; write(sessionId: string): void };
}

const keptTraces = 50;

const rest: ConversationState = {
  messages: [],
  status: 'idle',
  wait: null,
  canContinue: false,
  failedText: null,
  hasUnread: false,
};

/**
 * What the widget shows and does, without the widget: the list, one question at a time, and the ways out.
 * Every message of a turn belongs to the opening it was asked in; a reply that comes after closing is told by
 * `hasUnread`, and stands with its question at the head of the next opening.
 */
export function createConversation({
  assistant,
  pageLanguage,
  now = Date.now,
  tabSession,
}: ConversationOptions): Conversation {
  let state = rest;
  let isOpen = false;
  let sessionId = assistant.newSession();
  let thread = createThread();
  let asking: AbortController | undefined;
  /** All questions on their way, those of a chat that was closed meanwhile too; what is not in it has no reply. */
  const underWay = new Set<AbortController>();
  /** Counts openings, so that a late reply knows whether its chat is still there. */
  let opening = 0;
  const message = createBubbles(now);
  /** Messages of the list that are in memory already: what was said before comes back without them twice. */
  let remembered: ChatMessage[] = [];
  let traces: TurnTrace[] = [];
  const listeners = new Set<() => void>();
  const handOverListeners = new Set<(form: HandOverForm) => void>();

  function change(next: Partial<ConversationState>) {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function greet() {
    const language = pageLanguage();
    return message('bot', assistant.greeting(language), 'greeting', { language });
  }

  /**
   * A tab that has no session yet notes this one ahead: to write into the entry of the browser's history takes longer
   * than all else a page does of a turn. Then turns are rehearsed. What was closed, erased, asked or switched to another
   * language meanwhile has its own say; a rehearsal goes on while the chat is closed for a moment.
   */
  async function prepare(language: PageLanguage) {
    const prepared = opening;
    await assistant.warmUp(language);
    if (!isOpen || opening !== prepared || underWay.size > 0) return;
    if (!tabSession?.read()) tabSession?.write(sessionId);
    if (pageLanguage() !== language) return;
    await assistant.rehearse(language, (ofNobody) =>
      createConversation({ assistant: ofNobody, pageLanguage: () => language, now }),
    );
  }

  async function ask(text: string) {
    const asked = opening;
    const timestamp = now();
    const controller = new AbortController();
    asking = controller;
    underWay.add(controller);
    change({ status: 'thinking', failedText: null });

    // Closing the chat meanwhile takes the history away, and not what this question goes back to.
    const answerAt = timestamp + timing.answerDelayMs;
    const turn = { text, pageLanguage: pageLanguage(), sessionId, history: thread.items(), answerAt };
    const reply = await assistant.reply(turn, controller.signal);
    await untilAnswer(answerAt, { now, signal: controller.signal });

    const isWanted = underWay.delete(controller);
    if (asking === controller) asking = undefined;
    if (!isWanted) return;
    traces = [...traces, reply.trace].slice(-keptTraces);
    if (controller.signal.aborted) return;
    if (remembers(turn.sessionId)) tabSession?.write(turn.sessionId);
    if (asked === opening) land(text, reply, turn.pageLanguage);
    else landLate(message('user', text, 'text', { timestamp }), reply, turn.pageLanguage);
  }

  /** Under the greeting, and above what was written since. What nobody waits for any more opens no form. */
  function landLate(question: ChatMessage, reply: Reply, language: PageLanguage) {
    const isFailed = reply.kind === 'trouble' || reply.kind === 'limited';
    if (reply.kind !== 'answer' && !isFailed) return;
    const said = message('bot', reply.text, bubbleType(reply), { language: bubbleLanguage(reply, language) });
    const { messages, canContinue: couldContinue } = state;
    const place = messages.findLastIndex((each) => each.type === 'greeting' || remembered.includes(each)) + 1;
    const isLast = place === messages.length;
    if (!isFailed) remembered = [...remembered, question, said];
    if (!isFailed || !isLast) thread.addLate(question.text, isFailed ? '' : reply.text);
    change({
      messages: messages.toSpliced(place, 0, question, said),
      hasUnread: !isOpen,
      canContinue: couldContinue && canContinue(),
      ...(isFailed && isLast && { failedText: question.text }),
      ...(reply.kind === 'limited' && { wait: waitOf(reply.retryAfter, now()) }),
    });
  }

  function land(text: string, reply: Reply, language: PageLanguage) {
    if (reply.kind === 'aborted') return change({ status: 'idle' });
    const bubble = message('bot', reply.text, bubbleType(reply), {
      language: bubbleLanguage(reply, language),
    });
    const messages = [...state.messages, bubble];

    if (reply.kind === 'limited')
      return change({ messages, status: 'idle', failedText: text, wait: waitOf(reply.retryAfter, now()) });
    if (reply.kind === 'trouble') return change({ messages, status: 'idle', failedText: text });

    if (reply.kind === 'declined') thread.dropUnanswered();
    else thread.add(text, reply.text);
    change({ messages, status: 'idle', canContinue: false, wait: null });
    if (reply.kind === 'hand_over') for (const listener of [...handOverListeners]) listener(reply.form);
  }

  function stop() {
    asking?.abort();
    asking = undefined;
  }

  function startOver() {
    stop();
    for (const each of underWay) each.abort();
    forget();
    sessionId = assistant.newSession();
    change({ ...rest, messages: isOpen ? [greet()] : [], wait: state.wait });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      change({ messages: [greet(), ...state.messages], canContinue: canContinue(), hasUnread: false });
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      forget();
      change({ ...rest, wait: state.wait });
    },
    prepare: (language = pageLanguage()) => void prepare(language),
    async send(input) {
      const text = input.trim();
      if (!saysSomething.test(text) || state.status === 'thinking' || isLimited()) return;
      // What was asked in vain is known to whoever answers the next question; what was withdrawn is not.
      if (state.failedText !== null && state.failedText !== text) thread.add(state.failedText);
      change({ messages: [...state.messages, message('user', text, 'text')] });
      await ask(text);
    },
    async retry() {
      const text = state.failedText;
      if (text === null || state.status === 'thinking' || isLimited()) return;
      change({ messages: withoutTrouble(state.messages) });
      await ask(text);
    },
    cancel() {
      if (state.status !== 'thinking') return;
      stop();
      change({ status: 'idle' });
    },
    continuePrevious() {
      const previous = previousSession();
      if (!previous || !state.canContinue || state.status === 'thinking') return;
      sessionId = previous.sessionId;
      tabSession?.write(sessionId);
      const said = previous.messages.slice(-memoryLimits.messagesPerSession);
      thread.restore(said.map(({ role, content }) => ({ role, content })));
      const since = state.messages.filter((each) => each.type !== 'greeting' && !remembered.includes(each));
      remembered = said.map(fromMemory(message));
      change({ messages: [...remembered, ...since], canContinue: false });
    },
    startOver,
    erase() {
      startOver();
      underWay.clear();
      traces = [];
      assistant.forget();
    },
    rate(messageId, helpful) {
      if (state.messages.some(({ id, sender }) => id === messageId && sender === 'bot')) {
        assistant.rate(sessionId, helpful);
      }
    },
    say(text, type) {
      const language = type === 'callback' ? null : pageLanguage();
      const bubble = message('bot', text, type, { language });
      if (type === 'meeting_request' || type === 'callback') {
        const told = { role: 'assistant', content: text, timestamp: bubble.timestamp, type } as const;
        if (assistant.remember(sessionId, told)) remembered = [...remembered, bubble];
        // A closed chat has no thread.
        if (isOpen) thread.tell(text);
      }
      change({ messages: [...state.messages, bubble], hasUnread: !isOpen });
    },
    markMeetingScheduled: () => assistant.markMeetingScheduled(sessionId),
    prefill() {
      const remembered = assistant.session(sessionId)?.messages.filter(({ role }) => role === 'user') ?? [];
      const shown = state.messages.filter(({ sender }) => sender === 'user');
      return assistant.prefill([
        ...remembered.map(({ content }) => content),
        ...shown.map(({ text }) => text),
      ]);
    },
    onHandOver(listener) {
      handOverListeners.add(listener);
      return () => handOverListeners.delete(listener);
    },
    traces: () => traces,
    metrics: assistant.metrics,
    dispose() {
      opening += 1;
      stop();
      for (const each of underWay) each.abort();
      listeners.clear();
      handOverListeners.clear();
      assistant.dispose();
    },
  };

  /** The opening is over, and what belonged to it. */
  function forget() {
    opening += 1;
    thread = createThread();
    remembered = [];
  }

  function isLimited(): boolean {
    return waitLeft(state.wait, now()) > 0;
  }

  /** This tab's own conversation first: it may have been closed a moment ago, or have stood before a reload. */
  function previousSession() {
    return remembers(sessionId) ?? remembers(tabSession?.read()) ?? assistant.latestSession();
  }

  function remembers(id: string | null | undefined) {
    const session = id ? assistant.session(id) : undefined;
    return session?.messages.length ? session : undefined;
  }

  /** Something is remembered that does not stand in the list already. */
  function canContinue(): boolean {
    return (previousSession()?.messages.length ?? 0) > remembered.length;
  }
}

/** More than white space and what cannot be seen. */
const saysSomething = /[^\s\p{Cf}\p{Cc}\p{Co}\p{Cs}]/u;
