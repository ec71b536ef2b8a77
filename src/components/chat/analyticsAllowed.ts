import { storageKeys } from '../../storage/keys';
import { createRecord } from '../../storage/record';
import { type ConsentRecord, parseConsent } from '../../tags/consent';

const consent = createRecord<ConsentRecord | null>({
  key: storageKeys.consent,
  parse: parseConsent,
  empty: () => null,
});

/** Whether the visitor allowed analytics. Read afresh each time: the choice may change while the chat is open. */
export function analyticsAllowed(): boolean {
  return consent.read()?.analytics ?? false;
}

/** Calls back when the visitor takes that back, in this tab or in another one. */
export function whenAnalyticsWithdrawn(listener: () => void): void {
  consent.subscribe(() => {
    if (!analyticsAllowed()) listener();
  });
}
