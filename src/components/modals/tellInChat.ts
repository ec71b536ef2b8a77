import { patiently } from '../../patiently';
import { openChat } from '../chat/chatDoor';
import { loadChatCode } from '../chat/loadChatCode';

/**
 * Maya says what became of a request, also to a visitor who had not opened her yet. `isScheduled` marks the
 * conversation, so that she stops proposing what has been agreed. The chat opens first: where its code cannot be
 * fetched, it says so itself and names the way on.
 */
export async function tellInChat(
  text: string,
  type: 'meeting_request' | 'callback',
  { isScheduled = false } = {},
): Promise<void> {
  openChat();
  const { assistant } = await patiently(loadChatCode);
  if (isScheduled) assistant.conversation.markMeetingScheduled();
  assistant.conversation.say(text, type);
}
