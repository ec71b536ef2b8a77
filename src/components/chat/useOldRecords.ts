import { useEffect } from 'react';
import { patiently } from '../../patiently';
import { storageKeys } from '../../storage/keys';
import { whenIdle } from '../whenIdle';

/**
 * What the chat keeps for a day goes after a day also where nobody opens it again: looked after once the page is quiet.
 * A visit with nothing kept loads nothing for it.
 */
export function useOldRecords() {
  useEffect(
    () =>
      whenIdle(async () => {
        if (!hasOldRecords()) return;
        const { dropOld } = await patiently(() => import('../../assistant/records/dropOld'));
        await dropOld({ now: Date.now, locks: navigator.locks });
      }),
    [],
  );
}

function hasOldRecords() {
  try {
    return [storageKeys.chatCache, storageKeys.chatUsage].some((key) => localStorage.getItem(key));
  } catch {
    // Refused storage has kept nothing.
    return false;
  }
}
