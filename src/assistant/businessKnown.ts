import { stages } from './limits';
import type { ConversationMemory } from './types';
import type { Insights } from './understanding/insights';

export function countVisitorMessages(session: ConversationMemory | undefined): number {
  return session?.messages.filter(({ role }) => role === 'user').length ?? 0;
}

/** A visitor who named a trade or a worry, or who has written often enough, has said what the business is. */
export function isBusinessKnown(
  { industry, painPoint }: Insights,
  session: ConversationMemory | undefined,
): boolean {
  if (industry !== null || painPoint !== null) return true;
  if (countVisitorMessages(session) + 1 >= stages.considerationFromMessage) return true;
  return (
    session !== undefined && (session.context.userIndustry !== null || session.insights.painPoints.length > 0)
  );
}
