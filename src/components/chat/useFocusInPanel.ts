import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Conversation } from '../../assistant';

interface FocusOptions {
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
  conversation: Conversation;
  delayMs: number;
  /** A sheet is open, and has the focus for a reason. */
  isCovered: boolean;
}

/**
 * Focus goes to the field when the panel opens, and again a moment after a reply, if it has not left the panel.
 * Returns the way to send it there.
 */
export function useFocusInPanel({ panel, field, conversation, delayMs, isCovered }: FocusOptions) {
  const focusField = () => field.current?.focus({ preventScroll: true });

  const focusOnOpen = useEffectEvent(focusField);
  useEffect(() => focusOnOpen(), []);

  const refocus = useEffectEvent(() => {
    if (!isCovered && panel.current?.contains(document.activeElement)) focusField();
  });
  useEffect(() => {
    const statusNow = () => conversation.getState().status;
    let status = statusNow();
    let timer: number | undefined;
    const stop = conversation.subscribe(() => {
      if (statusNow() === status) return;
      status = statusNow();
      window.clearTimeout(timer);
      if (status === 'idle') timer = window.setTimeout(() => refocus(), delayMs);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [conversation, delayMs]);

  return focusField;
}
