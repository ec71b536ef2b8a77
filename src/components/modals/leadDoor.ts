import type { Prefill } from '../../assistant';
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

let request: LeadRequest | null = null;
const listeners = new Set<() => void>();

function set(next: LeadRequest | null) {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens a lead form from anywhere; one is open at a time. */
export function openLead(next: LeadRequest) {
  set(next);
}

/** A form whose request ends after it was left does not close the one that is open by then. */
export function closeLead(form: LeadRequest['form']) {
  if (request?.form === form) set(null);
}

/** For a visitor who erases this site's data: a form that is still on its way opens empty. */
export function forgetPrefill() {
  if (request?.prefill) set({ form: request.form });
}

/** A form that could not be fetched opens by itself in the page that is loaded anew. */
export function reopenLead() {
  const { form } = takeAlong('lead', () => (request ? { form: request.form } : {}));
  if (form === 'meeting' || form === 'callback') openLead({ form });
}

/** For `useSyncExternalStore`. */
export const leadDoor = {
  get: () => request,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
