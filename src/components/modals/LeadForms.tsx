import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { whenErased } from '../eraseDoor';
import { askedPart } from '../lazyPart';
import { Waiting } from '../Waiting';
import { closeLead, forgetPrefill, leadDoor, reopenLead } from './leadDoor';

const MeetingLead = askedPart(async () => (await import('./MeetingLead')).MeetingLead);
const CallbackLead = askedPart(async () => (await import('./CallbackLead')).CallbackLead);

/** Opened from the chat or from the contact section. Nothing of the forms is loaded before. */
export function LeadForms() {
  const request = useSyncExternalStore(leadDoor.subscribe, leadDoor.get, () => null);
  useEffect(reopenLead, []);
  useEffect(() => whenErased(forgetPrefill), []);
  if (!request) return null;
  const Lead = request.form === 'meeting' ? MeetingLead : CallbackLead;
  return (
    <Suspense fallback={<Waiting />}>
      <Lead prefill={request.prefill} onClose={() => closeLead(request.form)} />
    </Suspense>
  );
}
