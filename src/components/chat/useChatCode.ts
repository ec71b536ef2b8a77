import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { reloadIfReachable } from '../reload';
import { onIdleAfterSign } from '../signOfLife';
import type { ChatCode, LoadChat } from './loadChatCode';

/**
 * Loads the chat once: on intent (`start`), when it is opened, or in an idle moment after the visitor's first
 * sign of life on the page. A visit that only looks costs nothing.
 */
export function useChatCode(load: LoadChat, isOpen: boolean) {
  const [code, setCode] = useState<ChatCode | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef<Promise<void>>(null);

  const start = useCallback(() => {
    if (loading.current) return loading.current;
    setHasFailed(false);
    loading.current = load().then(
      (loaded) => startTransition(() => setCode(loaded)),
      () => {
        // The next intent tries again: a lost connection comes back.
        loading.current = null;
        setHasFailed(true);
      },
    );
    return loading.current;
  }, [load]);

  const retry = useCallback(async () => {
    await start();
    if (!loading.current) await reloadIfReachable();
  }, [start]);

  useEffect(() => {
    if (isOpen) void start();
  }, [isOpen, start]);

  useEffect(() => onIdleAfterSign(() => void start()), [start]);

  return { code, hasFailed, start, retry };
}
