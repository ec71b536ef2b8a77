import { openChat } from '../chat/chatDoor';
import { loadChatCode } from '../chat/loadChatCode';

/**
 * Maya says what became of a request, also to a visitor who had not opened her yet. `isScheduled` marks the
 * conversation, so that she stops proposing what has been agreed.
 */
export async function tellInChat(
  text: string,
  type: 'meeting_request' | 'callback',
  { isScheduled = false } = {},
): Promise<void> {
  const { assistant } = await loadChatCode();
  if (isScheduled) assistant.conversation.markMeetingScheduled();
  assistant.conversation.say(text, type);
  openChat();
}
