import type { Prefill } from '../../assistant';
import { createDoor } from '../createDoor';
import { takeAlong } from '../reload';

/** What a lead form opens with: what the visitor already said, so that nothing is asked twice. */
export interface LeadRequest {
  form: 'meeting' | 'callback';
  prefill?: Prefill | undefined;
}

/** What the dialog around a lead form is given. */
export interface LeadProps extends Pick<LeadRequest, 'prefill'> {
  onClose: () => void;
}

/** One form is open at a time. */
export const leadDoor = createDoor<LeadRequest | null>(null);

/** Opens a lead form from anywhere. */
export function openLead(request: LeadRequest) {
  leadDoor.set(request);
}

/** A form whose request ends after it was left does not close the one that is open by then. */
export function closeLead(form: LeadRequest['form']) {
  if (leadDoor.get()?.form === form) leadDoor.set(null);
}

/** For a visitor who erases this site's data: a form that is still on its way opens empty. */
export function forgetPrefill() {
  const request = leadDoor.get();
  if (request?.prefill) leadDoor.set({ form: request.form });
}

/** A form that could not be fetched opens by itself in the page that is loaded anew. */
export function reopenLead() {
  const { form } = takeAlong('lead', () => {
    const request = leadDoor.get();
    return request ? { form: request.form } : {};
  });
  if (form === 'meeting' || form === 'callback') openLead({ form });
}
