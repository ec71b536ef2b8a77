import type { HistoryItem } from './reply';
import { unansweredIn, withoutUnanswered } from './unanswered';

const said = (content: string): HistoryItem => ({ role: 'assistant', content });

/** A question, and its reply where it found one. */
const exchange = (question: string, reply?: string): HistoryItem[] => [
  { role: 'user', content: question },
  ...(reply ? [said(reply)] : []),
];

/** What goes along with the next question: turns that came to an end, and questions that found no reply. */
export function createThread() {
  let items: HistoryItem[] = [];
  return {
    items: () => items,
    /** A question that failed is known to whoever answers the next one. */
    add(question: string, reply?: string) {
      items = [...items, ...exchange(question, reply)];
    },
    /** What was asked in a chat that was closed meanwhile goes before all that was said since. */
    addLate(question: string, reply?: string) {
      items = [...exchange(question, reply), ...items];
    },
    /** What was said unasked. What waits for a reply stays at the end. */
    tell(text: string) {
      items = [...withoutUnanswered(items), said(text), ...unansweredIn(items)];
    },
    /** What a service declined to read would be declined again with every question after it. */
    dropUnanswered() {
      items = withoutUnanswered(items);
    },
    /** A talk of before, taken up again. */
    restore(before: readonly HistoryItem[]) {
      items = [...before, ...unansweredIn(items)];
    },
  };
}
