import type { HistoryItem } from './reply';

/** Where the questions at the end of a history begin that found no reply. */
const unansweredFrom = (history: readonly HistoryItem[]) =>
  history.findLastIndex(({ role }) => role === 'assistant') + 1;

/** What the visitor wrote last and got no reply to: it goes along with the next question, and is remembered with its reply. */
export const unansweredIn = (history: readonly HistoryItem[]): HistoryItem[] =>
  history.slice(unansweredFrom(history));

export const withoutUnanswered = (history: readonly HistoryItem[]): HistoryItem[] =>
  history.slice(0, unansweredFrom(history));
