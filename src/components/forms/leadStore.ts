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
  /** Does nothing while a request is under way: it would be gone with the success, and not have been sent. */
  edit(field: keyof Values<Kind>, value: string): void;
  /** Fills what is still empty, or was filled here before: what the visitor typed himself always wins. */
  prefill(known: Partial<Values<Kind>>): void;
  showErrors(errors: Errors<Kind>): void;
  /**
   * Sends a parsed request. While one is under way a second does nothing and answers undefined; so does one that
   * was erased before its end.
   */
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
export function createLeadStore<Kind extends EnquiryKind>(
  kind: Kind,
  /** Of what the page before a reload had sent already: pressed again, it is the same enquiry. */
  sentBefore?: string,
): LeadStore<Kind> {
  const blank: LeadState<Kind> = {
    values: emptyValues[kind],
    errors: {},
    status: 'idle',
    enquiry: undefined,
  };
  const listeners = new Set<() => void>();
  let state = blank;
  let enquiryId = sentBefore;
  /** What was filled in for the visitor, so that what he says later may take its place. */
  let filledIn: Partial<Values<Kind>> = {};

  function set(change: Partial<LeadState<Kind>>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  function empty(status: LeadStatus) {
    filledIn = {};
    enquiryId = undefined;
    set({ ...blank, status });
  }

  return {
    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    edit(field, value) {
      if (state.status === 'sending') return;
      const { [field]: _healed, ...errors } = state.errors;
      const status = state.status === 'sent' ? 'idle' : state.status;
      set({ values: { ...state.values, [field]: value }, errors: errors as Errors<Kind>, status });
    },

    prefill(known) {
      if (state.status === 'sending') return;
      const isOpen = (field: keyof Values<Kind>) =>
        !state.values[field] || state.values[field] === filledIn[field];
      const entries = Object.entries<string | undefined>(known);
      const taken = Object.fromEntries(
        entries.filter(([field, value]) => value && isOpen(field as keyof Values<Kind>)),
      ) as Partial<Values<Kind>>;
      filledIn = { ...filledIn, ...taken };
      set({ values: { ...state.values, ...taken } });
    },

    showErrors: (errors) => set({ errors }),

    async send({ request, language, submit }) {
      if (state.status === 'sending') return undefined;
      // Tried again after a failure it is still the same enquiry, perhaps in other words; another person's is not.
      if (state.enquiry && !isSameSender(state.enquiry.request, request)) enquiryId = undefined;
      enquiryId ??= createId();
      const enquiry: EnquiryOf<Kind> = { id: enquiryId, kind, request, language };
      set({ status: 'sending', errors: {}, enquiry });
      const result = await submit(enquiry);
      // Erased meanwhile: what stands in the form by now is another enquiry, and this one is not spoken of again.
      if (enquiryId !== enquiry.id) return undefined;
      if (result.ok) empty('sent');
      else set({ status: 'failed' });
      return result;
    },

    delivered(id) {
      if (state.status !== 'sending' && enquiryId === id) empty('sent');
    },

    settle() {
      if (state.status === 'sent') empty('idle');
    },

    clear: () => empty('idle'),
  };
}

type Sender = Pick<Requests[EnquiryKind], 'name' | 'email' | 'phone'>;

/** Who mends a slip keeps something: a request that is not delivered yet must not give way to somebody else's. */
function isSameSender(one: Sender, other: Sender): boolean {
  return (['name', 'email', 'phone'] as const).some(
    (field) => one[field] !== '' && one[field].toLowerCase() === other[field].toLowerCase(),
  );
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
  const { enquiryId, ...typed } = takeAlong(kind, () => {
    const { values, enquiry } = store.getState();
    return { ...values, ...(enquiry && { enquiryId: enquiry.id }) };
  });
  const store = createLeadStore(kind, enquiryId);
  whenErased(store.clear);
  for (const [field, value] of Object.entries(typed)) {
    if (field in emptyValues[kind]) store.edit(field as keyof Values<Kind>, value);
  }
  Object.assign(stores, { [kind]: store });
  return store;
}
