import { composePrompt, type PromptBrand } from './prompt';
import type { CompletionRequest } from './providers/provider';
import type { HistoryItem } from './reply';
import type { TraceNotes } from './trace';
import type { PageLanguage, SearchResult } from './types';
import { stageOfVisit } from './understanding/stage';

/** What was said before a message, personal data masked. */
export interface Talk {
  /** What goes along with the message: at most six items. */
  sent: readonly HistoryItem[];
  /** All that the session remembers, oldest first. */
  remembered: readonly HistoryItem[];
  /** How many messages the visitor has sent, this one included. */
  visitorMessages: number;
  /** Has a meeting been requested? */
  isMeetingScheduled: boolean;
}

interface Composing {
  /** The message, and the same with personal data masked. */
  text: string;
  question: string;
  language: PageLanguage;
  talk: Talk;
  brand: PromptBrand;
  businessKnown: boolean;
  /** What the visitor has told, in words of ours. */
  told: readonly string[];
  /** The question as it was searched for, and what was found. */
  asked: string;
  found: { results: SearchResult[] };
}

/** What a provider is asked, and what its reply is held against. */
export function composeRequest({
  text,
  question,
  language,
  talk,
  brand,
  businessKnown,
  told,
  asked,
  found,
}: Composing) {
  const { sent, remembered, visitorMessages, isMeetingScheduled } = talk;
  const stage = stageOfVisit(visitorMessages);
  const messages = composePrompt({
    question,
    language,
    history: sent,
    retrieved: found.results,
    stage,
    isMeetingScheduled,
    told,
    brand,
  });
  const draft = {
    question: text,
    language,
    businessKnown,
    systemPrompt: messages[0]?.content ?? '',
  };
  const request: CompletionRequest = {
    messages,
    question: asked,
    retrieved: found.results,
    language,
    visitorMessages,
    isMeetingScheduled,
    remembered,
    draft,
  };
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const prompt: TraceNotes['prompt'] = { stage, historyItems: sent.length, characters };
  return { request, draft, prompt };
}
