import { asksIfHuman } from './asksIfHuman';
import { completeCutShort } from './cutShort';
import { stages } from './limits';
import { cleanUp, isTooPoor } from './moderation/cleanup';
import { type Moderation, moderate } from './moderation/moderate';
import type { AssistantParts } from './parts';
import { countWords } from './text';
import type { TraceNotes } from './trace';
import type { ConversationMemory, PageLanguage } from './types';
import type { Insights } from './understanding/insights';

export interface Reviewer {
  /** Takes off what a model leaves around its words, and replaces what is too little to be a reply. */
  check(reply: string, isCutShort: boolean): TraceNotes['cleanup'] & { text: string };
  /** Holds a reply against the rules. `systemPrompt` is what it must not repeat. */
  moderate(reply: string, systemPrompt: string): Moderation;
}

/** A longer message asks about something else as well, which deserves its answer. */
const maxWordsOfHumanQuestion = 12;

/** The message a reply is checked against. */
interface Question {
  text: string;
  language: PageLanguage;
  insights: Insights;
  session: ConversationMemory | undefined;
}

/** What is checked about replies to one message. */
export function createReviewer(
  { texts: allTexts, contact, rivals, agencyNames }: AssistantParts,
  { text, language, insights, session }: Question,
): Reviewer {
  const texts = allTexts[language];
  const isAskedIfHuman = asksIfHuman(text);
  return {
    check(reply, isCutShort) {
      const { text: cleaned, issues } = cleanUp(reply);
      const isPoor = isTooPoor(cleaned);
      const whole = isCutShort ? completeCutShort(cleaned, texts.continue) : cleaned;
      return { text: isPoor ? texts.tooShort : whole, issues, isTooPoor: isPoor, isCutShort };
    },
    moderate(reply, systemPrompt) {
      const moderated = moderate(reply, {
        language,
        question: text,
        businessKnown: isBusinessKnown(insights, session),
        ...contact,
        rivals,
        agencyNames,
        systemPrompt,
        fallback: isAskedIfHuman ? texts.human : texts.moderated,
        redirects: { ckb: texts.handOver.callback, de: texts.redirect.de, tr: texts.redirect.tr },
      });
      // Whatever was said to it, "are you human?" alone gets a colleague: neither a yes nor a no (decision 31).
      if (!isAskedIfHuman || countWords(text) > maxWordsOfHumanQuestion) return moderated;
      const issue = { rule: 'asked_if_human', before: reply, after: texts.human };
      return { status: 'modified', text: texts.human, issues: [...moderated.issues, issue] };
    },
  };
}

export function countVisitorMessages(session: ConversationMemory | undefined): number {
  return session?.messages.filter(({ role }) => role === 'user').length ?? 0;
}

/** A visitor who named a trade or a worry, or who has written often enough, has said what the business is. */
function isBusinessKnown(
  { industry, painPoint }: Insights,
  session: ConversationMemory | undefined,
): boolean {
  if (industry !== null || painPoint !== null) return true;
  if (countVisitorMessages(session) + 1 >= stages.considerationFromMessage) return true;
  return (
    session !== undefined && (session.context.userIndustry !== null || session.insights.painPoints.length > 0)
  );
}
