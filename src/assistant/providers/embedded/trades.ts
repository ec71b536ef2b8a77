import { findInsights } from '../../understanding/insights';
import { type Brief, latest } from './brief';
import { tradeNamed } from './businesses';
import { type Heard, mayTell } from './hearing';
import type { EmbeddedPhrases } from './phrases';

/** Where to look first, by what goes badly. */
export function causeOf(text: string, { replies }: EmbeddedPhrases): string {
  const [topic] = findInsights(text).topics.filter((each) => each in replies.causes);
  return replies.causes[topic ?? 'other'] ?? '';
}

/** What matters in a trade, to whoever says that it is theirs. */
export function ofTheirTrade(brief: Brief, phrases: EmbeddedPhrases, heard?: Heard): string | undefined {
  // "Teacher coming, bye" names a trade, and tells of none.
  if (!mayTell(heard)) return undefined;
  const text = phrases.trades[tradeNamed(latest(brief), phrases) ?? '']?.text;
  return text && !brief.replied.some((reply) => reply.includes(text)) ? text : undefined;
}
