import { useSyncExternalStore } from 'react';
import type { ConsentRecord } from '../../tags/consent';
import { siteConsent } from './siteConsent';

/** The visitor's choice; null while there is none, undefined where no visitor is: when the page is built. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore(siteConsent.subscribe, siteConsent.read, () => undefined);
}
