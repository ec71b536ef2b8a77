import type { PageLanguage } from '../../languages';
import type { EnquiryKind, EnquiryOf, Requests } from '../../mail/requests';
import type { MailResult } from '../../mail/send';
import { whenErased } from '../eraseDoor';
import { takeAlong } from '../reload';
import { type Errors, emptyValues, type Values } from './parse';

export type LeadStatus = 'idle' | 'sending' | 'sent' | 'failed';

export interface LeadState<Kind extends EnquiryKind> {
  values: Values<Kind>;
  errors: Errors<Kind>;
  status: LeadStatus;
  /** What was sent last, while it is under way or could not be delivered. */
  enquiry: EnquiryOf<Kind> | undefined;
}

export interface LeadStore<Kind extends EnquiryKind> {
  getState(): LeadState<Kind>;
  subscribe(listener: () => void): () => void;
  edit(field: keyof Values<Kind>, value: string): void;
  /** Fills what is still empty: what the visitor typed himself always wins. */
  prefill(known: Partial<Values<Kind>>): void;
  showErrors(errors: Errors<Kind>): void;
  /** Sends a parsed request. While one is under way a second does nothing and answers undefined. */
  send(options: SendOptions<Kind>): Promise<MailResult | undefined>;
  /** The same enquiry has arrived after all, by a retry. */
  delivered(id: string): void;
  /** Back to an empty form after a success; anything else stays. */
  settle(): void;
  clear(): void;
}

interface SendOptions<Kind extends EnquiryKind> {
  request: Requests[Kind];
  language: PageLanguage;
  submit: (enquiry: EnquiryOf<Kind>) => Promise<MailResult>;
}

/**
 * What one form holds, apart from any component: a dialog that closes in the middle of a send, or after a
 * failure, finds everything as it was when it opens again. Nothing of it leaves memory.
 */
export function createLeadStore<Kind extends EnquiryKind>(kind: Kind): LeadStore<Kind> {
  const blank: LeadState<Kind> = {
    values: emptyValues[kind],
    errors: {},
    status: 'idle',
    enquiry: undefined,
  };
  const listeners = new Set<() => void>();
  let state = blank;

  function set(change: Partial<LeadState<Kind>>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  return {
    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    edit(field, value) {
      const { [field]: _healed, ...errors } = state.errors;
      const status = state.status === 'sent' ? 'idle' : state.status;
      set({ values: { ...state.values, [field]: value }, errors: errors as Errors<Kind>, status });
    },

    prefill(known) {
      const entries = Object.entries<string | undefined>(known);
      const missing = entries.filter(([field, value]) => value && !state.values[field as keyof Values<Kind>]);
      if (missing.length > 0) set({ values: { ...state.values, ...Object.fromEntries(missing) } });
    },

    showErrors: (errors) => set({ errors }),

    async send({ request, language, submit }) {
      if (state.status === 'sending') return undefined;
      // Tried again after a failure it is still the same enquiry, perhaps in other words.
      const id = state.enquiry?.id ?? createId();
      const enquiry: EnquiryOf<Kind> = { id, kind, request, language };
      set({ status: 'sending', errors: {}, enquiry });
      const result = await submit(enquiry);
      if (result.ok) set({ ...blank, status: 'sent' });
      else set({ status: 'failed' });
      return result;
    },

    delivered(id) {
      if (state.status === 'failed' && state.enquiry?.id === id) set({ ...blank, status: 'sent' });
    },

    settle() {
      if (state.status === 'sent') set(blank);
    },

    clear: () => set(blank),
  };
}

/** Not `crypto.randomUUID`: it does not exist on a page served without TLS. */
function createId() {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join('')}`;
}

const stores: { [Kind in EnquiryKind]?: LeadStore<Kind> } = {};

/** The store of a form, the same for every mount. */
export function leadStore<Kind extends EnquiryKind>(kind: Kind): LeadStore<Kind> {
  const known: LeadStore<Kind> | undefined = stores[kind];
  if (known) return known;
  const store = createLeadStore(kind);
  whenErased(store.clear);
  store.prefill(
    pickFields(
      takeAlong(kind, () => store.getState().values),
      emptyValues[kind],
    ),
  );
  Object.assign(stores, { [kind]: store });
  return store;
}

function pickFields<Fields extends Record<string, string>>(words: Record<string, string>, fields: Fields) {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name in fields)) as Partial<Fields>;
}
