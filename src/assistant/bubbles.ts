import type { Reply } from './reply';
import type { ChatMessage, MemoryMessage, MessageLanguage, PageLanguage } from './types';

type LandedReply = Exclude<Reply, { kind: 'aborted' }>;

/** Makes the messages of the log. Ids never repeat within a page. */
export function createBubbles(now: () => number) {
  let lastId = 0;
  return (
    sender: ChatMessage['sender'],
    text: string,
    type: ChatMessage['type'],
    { timestamp = now(), language = null }: { timestamp?: number; language?: MessageLanguage | null } = {},
  ): ChatMessage => {
    lastId += 1;
    return { id: `message_${lastId}`, text, sender, timestamp, type, language };
  };
}

export function bubbleType(reply: LandedReply): ChatMessage['type'] {
  if (reply.kind === 'hand_over') return reply.form === 'meeting' ? 'meeting_request' : 'callback';
  return reply.kind === 'trouble' || reply.kind === 'limited' ? 'trouble' : 'text';
}

/** What Maya's words are in, which is not always what she was asked in: trouble is told in the page's language. */
export function bubbleLanguage(reply: LandedReply, pageLanguage: PageLanguage): MessageLanguage | null {
  switch (reply.kind) {
    case 'answer':
      return reply.language;
    case 'hand_over':
      // The Kurdish form is announced in Kurdish and in the page's language.
      return reply.form === 'meeting' ? reply.language : null;
    case 'redirect':
      return reply.language === 'other' ? 'en' : reply.language;
    default:
      return pageLanguage;
  }
}

/** A remembered message as one of the log. */
export function fromMemory(message: ReturnType<typeof createBubbles>) {
  return ({ role, content, timestamp, type }: MemoryMessage) =>
    message(role === 'user' ? 'user' : 'bot', content, type ?? 'text', { timestamp });
}

/** The list without Maya's apologies at its end: on a retry the answer takes their place. */
export function withoutTrouble(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.findLastIndex(({ type }) => type !== 'trouble');
  return messages.slice(0, last + 1);
}
