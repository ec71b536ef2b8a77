import { lazy, Suspense, useSyncExternalStore } from 'react';
import { leadDoor } from './leadDoor';

const MeetingLead = lazy(() => import('./MeetingLead').then((module) => ({ default: module.MeetingLead })));
const CallbackLead = lazy(() =>
  import('./CallbackLead').then((module) => ({ default: module.CallbackLead })),
);

/** Opened from the chat or from the contact section. Nothing of the forms is loaded before. */
export function LeadForms() {
  const request = useSyncExternalStore(leadDoor.subscribe, leadDoor.get, () => null);
  if (!request) return null;
  const Lead = request.form === 'meeting' ? MeetingLead : CallbackLead;
  return (
    <Suspense fallback={null}>
      <Lead prefill={request.prefill} />
    </Suspense>
  );
}
