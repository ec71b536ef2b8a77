import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart';
import { Waiting } from '../Waiting';
import { leadDoor } from './leadDoor';

const MeetingLead = lazyPart(async () => (await import('./MeetingLead')).MeetingLead);
const CallbackLead = lazyPart(async () => (await import('./CallbackLead')).CallbackLead);

/** Opened from the chat or from the contact section. Nothing of the forms is loaded before. */
export function LeadForms() {
  const request = useSyncExternalStore(leadDoor.subscribe, leadDoor.get, () => null);
  if (!request) return null;
  const Lead = request.form === 'meeting' ? MeetingLead : CallbackLead;
  return (
    <Suspense fallback={<Waiting />}>
      <Lead prefill={request.prefill} />
    </Suspense>
  );
}
