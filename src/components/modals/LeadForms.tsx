import { useEffect, useSyncExternalStore } from 'react';
import { whenErased } from '../eraseDoor';
import { askedPart, withWords } from '../lazyPart';
import { closeLead, forgetPrefill, leadDoor, reopenLead } from './leadDoor';

const MeetingLead = askedPart(async () => (await withWords(import('./MeetingLead'), ['forms'])).MeetingLead);
const CallbackLead = askedPart(
  async () => (await withWords(import('./CallbackLead'), ['forms'])).CallbackLead,
);

/** Opened from the chat or from the contact section. Nothing of the forms is loaded before. */
export function LeadForms() {
  const request = useSyncExternalStore(leadDoor.subscribe, leadDoor.get, () => null);
  useEffect(reopenLead, []);
  useEffect(() => whenErased(forgetPrefill), []);
  if (!request) return null;
  const Lead = request.form === 'meeting' ? MeetingLead : CallbackLead;
  return <Lead prefill={request.prefill} onClose={() => closeLead(request.form)} />;
}
