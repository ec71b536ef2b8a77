import { useEffect } from 'react';
import { useChatIsOpen } from './chat/chatDoor';

/**
 * What could not be sent on an earlier visit is tried again once the page is quiet, and the mail client is ready
 * before a form can open out of the chat. Both load only then.
 */
export function useMail() {
  const isChatOpen = useChatIsOpen();

  useEffect(() => {
    // Safari has no idle callback; a moment later serves as well.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(startOutbox, 2000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => void startOutbox());
    return () => window.cancelIdleCallback(idle);
  }, []);

  useEffect(() => {
    if (isChatOpen) void initialiseMail();
  }, [isChatOpen]);
}

const loadMail = async () => (await import('./forms/siteMail')).siteMail();

async function startOutbox() {
  (await loadMail()).outbox.start();
}

async function initialiseMail() {
  await (await loadMail()).mailer.initialise();
}
