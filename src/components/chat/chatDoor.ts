import { useSyncExternalStore } from 'react';

/**
 * The door of the chat: the round button, the footer and whoever else wants a word with Maya open and close
 * it here, without knowing the widget and without loading any of it.
 */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function openChat() {
  set(true);
}

export function closeChat() {
  set(false);
}

export function useChatIsOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

/** The chat's input, for a dialog that Maya opened: focus returns here when it closes. */
export const chatInputId = 'chat-message';

export function chatInput(): HTMLElement | null {
  return document.getElementById(chatInputId);
}
