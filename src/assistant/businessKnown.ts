import { stages } from './limits';
import type { ConversationMemory } from './types';
import type { Insights } from './understanding/insights';

export function countVisitorMessages(session: ConversationMemory | undefined): number {
  return session?.messages.filter(({ role }) => role === 'user').length ?? 0;
}

/** Before a message: a visitor who named a trade or a worry, or who has written often enough, has said what the business is. */
export function isBusinessTold(session: ConversationMemory | undefined): boolean {
  if (countVisitorMessages(session) + 1 >= stages.considerationFromMessage) return true;
  return (
    session !== undefined && (session.context.userIndustry !== null || session.insights.painPoints.length > 0)
  );
}

/** With a message: what it says, and whether it was told before. */
export function isBusinessKnown(
  { industry, painPoint }: Insights,
  { isBusinessTold }: { isBusinessTold: boolean },
): boolean {
  return isBusinessTold || industry !== null || painPoint !== null;
}
