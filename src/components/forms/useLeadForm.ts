import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { afterNextFrame } from '../../afterNextFrame';
import { takeTyping } from '../../early';
import { currentLanguage } from '../../i18n';
import { type EnquiryKind, type EnquiryOf, type Requests, toEnquiry } from '../../mail/requests';
import type { MailResult } from '../../mail/send';
import { isRobot } from './isRobot';
import { type LeadState, type LeadStore, leadStore } from './leadStore';
import type { Parsed, Values } from './parse';
import { type SiteMail, siteMail } from './siteMail';

export interface LeadFormOptions<Kind extends EnquiryKind> {
  kind: Kind;
  parse: (values: Values<Kind>) => Parsed<Kind>;
  prefill?: Partial<Values<Kind>> | undefined;
  /** After the mail service accepted the request. */
  onSent?: ((request: Requests[Kind]) => void) | undefined;
  /** After a failure; the request is kept and goes out later. */
  onFailed?: ((request: Requests[Kind]) => void) | undefined;
  /** The site's own unless a test brings another. */
  mail?: (() => SiteMail) | undefined;
}

/** What a field component needs to know about its field. */
export interface FieldState {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

export interface LeadForm<Kind extends EnquiryKind> extends LeadState<Kind> {
  field(name: keyof Values<Kind> & string): FieldState;
  /** For `<form>`; the form must be `noValidate`, its words come from here. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: () => void;
  };
}

/** A form that ends up in the staff's mailbox: its values, its errors, and what became of the send. */
export function useLeadForm<Kind extends EnquiryKind>(options: LeadFormOptions<Kind>): LeadForm<Kind> {
  const { kind, parse, prefill, onSent, onFailed, mail = siteMail } = options;
  const { i18n } = useTranslation('forms');
  const store = leadStore(kind);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const openedAt = useRef(0);
  const isReady = useRef(false);

  const form = useRef<HTMLFormElement>(null);
  const fill = useEffectEvent(() => {
    if (kind === 'contact' && form.current) {
      const { typed, wasThere } = takeOver(form.current, store.getState().values);
      store.prefill(typed);
      if (wasThere) openedAt.current = performance.timeOrigin;
    }
    if (prefill) store.prefill(prefill);
  });
  useLayoutEffect(() => {
    openedAt.current = Date.now();
    fill();
  }, []);
  useDelivery(store, mail);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (state.status === 'sending') return;

    const parsed = parse(state.values);
    if (!parsed.ok) {
      // The button answers first: the words, and the focus that moves the page to them, are work.
      await afterNextFrame();
      // Mended, erased or closed within that frame: the errors are not of this form any more.
      if (store.getState().values !== state.values || !currentTarget.isConnected) return;
      // The message has to be there before the focus arrives, or it is not read out with the field.
      flushSync(() => store.showErrors(parsed.errors));
      focusFirst(currentTarget, Object.keys(parsed.errors));
      return;
    }
    if (isRobot(currentTarget, Date.now() - openedAt.current)) return;

    const { request } = parsed;
    const submit = (enquiry: EnquiryOf<Kind>): Promise<MailResult> =>
      mail().outbox.submit(toEnquiry(enquiry));
    const result = await store.send({ request, language: currentLanguage(i18n), submit });
    if (result) (result.ok ? onSent : onFailed)?.(request);
  }

  return {
    ...state,
    field: (name) => ({
      name,
      value: state.values[name],
      onChange: (value) => store.edit(name, value),
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => void onSubmit(event),
      // The first touch of a form is early enough for the mail client, and a page merely read never loads it.
      onFocus: () => {
        if (isReady.current) return;
        isReady.current = true;
        void mail().mailer.initialise();
      },
    },
  };
}

/** A request that failed may arrive all the same while the form is open: the form then says so. */
function useDelivery<Kind extends EnquiryKind>(store: LeadStore<Kind>, mail: () => SiteMail) {
  const follow = useEffectEvent(() => {
    const { outbox } = mail();
    const compare = () => {
      const { status, enquiry } = store.getState();
      const isWaiting = outbox.waiting().some((kept) => kept.enquiry.id === enquiry?.id);
      if (status === 'failed' && enquiry && !isWaiting) store.delivered(enquiry.id);
    };
    compare();
    return outbox.subscribe(compare);
  });

  useEffect(() => {
    const stop = follow();
    return () => {
      stop();
      store.settle();
    };
  }, [store]);
}

/** The form in the page stood there before its script: what was typed in between is in its controls, or noted. */
function takeOver<Fields extends Record<string, string>>(form: HTMLFormElement, fields: Fields) {
  const { words, focused, wasThere } = takeTyping();
  // Drawn anew under the visitor's hands, it has lost the focus.
  if (focused && document.activeElement === document.body) focusFirst(form, [focused]);
  const inControls = [...new FormData(form)].filter(([, value]) => value !== '');
  const typed = [...Object.entries(words), ...inControls].filter(([name]) => name in fields);
  return { typed: Object.fromEntries(typed) as Partial<Fields>, wasThere };
}

function focusFirst(form: HTMLFormElement, names: string[]) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !names.includes(control.getAttribute('name') ?? '')) continue;
    control.focus();
    return;
  }
}
