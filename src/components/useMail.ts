import { useEffect } from 'react';
import { patiently } from '../patiently';
import { storageKeys } from '../storage/keys';
import { useChatIsOpen } from './chat/chatDoor';
import { whenIdle } from './whenIdle';

/**
 * What could not be sent on an earlier visit is tried again once the page is quiet, and the mail client is ready
 * before a form can open out of the chat. A visit with nothing to send loads neither.
 */
export function useMail() {
  const isChatOpen = useChatIsOpen();

  useEffect(() => {
    const startIfWaiting = () => {
      if (somethingWaits()) void loadMail();
    };
    const stopWaiting = whenIdle(startIfWaiting);
    // What another tab could not send is not left to that tab alone.
    window.addEventListener('storage', startIfWaiting);
    return () => {
      stopWaiting();
      window.removeEventListener('storage', startIfWaiting);
    };
  }, []);

  useEffect(() => {
    if (isChatOpen) void initialiseMail();
  }, [isChatOpen]);
}

const loadMail = async () => (await patiently(() => import('./forms/siteMail'))).siteMail();

const emptyOutbox = '[]';

function somethingWaits() {
  try {
    return (localStorage.getItem(storageKeys.outbox) ?? emptyOutbox) !== emptyOutbox;
  } catch {
    // Refused storage has kept nothing.
    return false;
  }
}

async function initialiseMail() {
  await (await loadMail()).mailer.initialise();
}
