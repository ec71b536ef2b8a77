import type { Reply } from './reply';
import type { ChatMessage } from './types';

/** Makes the messages of the log. Ids never repeat within a page. */
export function createBubbles(now: () => number) {
  let lastId = 0;
  return (
    sender: ChatMessage['sender'],
    text: string,
    type: ChatMessage['type'],
    timestamp = now(),
  ): ChatMessage => {
    lastId += 1;
    return { id: `message_${lastId}`, text, sender, timestamp, type };
  };
}

export function bubbleType(reply: Exclude<Reply, { kind: 'aborted' }>): ChatMessage['type'] {
  if (reply.kind === 'hand_over') return reply.form === 'meeting' ? 'meeting_request' : 'callback';
  return reply.kind === 'trouble' || reply.kind === 'limited' ? 'trouble' : 'text';
}

/** The list without Maya's apologies at its end: on a retry the answer takes their place. */
export function withoutTrouble(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.findLastIndex(({ type }) => type !== 'trouble');
  return messages.slice(0, last + 1);
}
