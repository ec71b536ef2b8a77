import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ConversationState } from '../../assistant';

interface FocusOptions {
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
  status: ConversationState['status'];
  delayMs: number;
  /** A sheet is open, and has the focus for a reason. */
  isCovered: boolean;
}

/**
 * Focus goes to the field when the panel opens, and again a moment after a reply, if it has not left the panel.
 * Returns the way to send it there.
 */
export function useFocusInPanel({ panel, field, status, delayMs, isCovered }: FocusOptions) {
  const wasThinking = useRef(false);
  const focusField = () => field.current?.focus({ preventScroll: true });

  const focusOnOpen = useEffectEvent(focusField);
  useEffect(() => focusOnOpen(), []);

  const refocus = useEffectEvent(() => {
    if (!isCovered && panel.current?.contains(document.activeElement)) focusField();
  });
  useEffect(() => {
    const hasReply = wasThinking.current && status === 'idle';
    wasThinking.current = status === 'thinking';
    if (!hasReply) return;
    const timer = window.setTimeout(() => refocus(), delayMs);
    return () => window.clearTimeout(timer);
  }, [status, delayMs]);

  return focusField;
}
