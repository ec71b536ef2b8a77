import { useSyncExternalStore } from 'react';
import type { Conversation, ConversationState } from '../../assistant';

export function useConversation({ subscribe, getState }: Conversation): ConversationState {
  return useSyncExternalStore(subscribe, getState, getState);
}
