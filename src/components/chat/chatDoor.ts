import { useSyncExternalStore } from 'react';
import { createDoor } from '../createDoor';

/**
 * The door of the chat: the round button, the footer and whoever else wants a word with Maya open and close
 * it here, without knowing the widget and without loading any of it.
 */
const door = createDoor(false);

export function openChat() {
  door.set(true);
}

export function closeChat() {
  door.set(false);
}

export function useChatIsOpen(): boolean {
  return useSyncExternalStore(door.subscribe, door.get, () => false);
}

/** The chat's input, for a dialog that Maya opened: focus returns here when it closes. */
export const chatInputId = 'chat-message';

export function chatInput(): HTMLElement | null {
  return document.getElementById(chatInputId);
}
