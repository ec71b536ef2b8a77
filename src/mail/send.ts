import type { Config } from '../readConfig';
import { loadMailClient, type MailClient } from './client';
import { composeFields, type TemplateFields } from './compose';
import type { Enquiry } from './requests';

export type MailFailure =
  /** A key or an id is missing: the client refused before any request. */
  | 'not_configured'
  /** 451: the client takes this browser for a robot. */
  | 'headless'
  /** 403: blocked, by the client's list or by the service. */
  | 'forbidden'
  /** 429: too soon after the last mail, or the service's own limit. */
  | 'throttled'
  /** Any other status of the service: 400, 412, 500 … */
  | 'rejected'
  /** No answer could be had: offline, name not resolved, blocked across origins. */
  | 'network'
  /** Nothing within the time limit. `late` tells what became of the request. */
  | 'timeout'
  /** A mistake of ours: it is reported, and trying again soon heals nothing. */
  | 'broken';

export type MailResult =
  | { ok: true }
  | {
      ok: false;
      reason: MailFailure;
      /** The service's or the client's status, where there was one. */
      status?: number;
      /** What the service or the client said; English, for the inspector and never for the visitor. */
      text?: string;
      /** Only after a timeout: settles when the request itself does, with what really happened. */
      late?: Promise<MailResult>;
    };

export interface MailerOptions {
  /** Keys, ids, origin and the robot check, as `config.mail` holds them. */
  mail: Config['mail'];
  /** The agency's address: `to_email` of every mail. */
  to: string;
  /** Name of the client's throttle stamp: the product prefix and `_mail`. */
  limitRateId: string;
  /** Milliseconds between two mails. The service takes one a second; what comes sooner waits its turn. */
  throttleMs?: number;
  /** Milliseconds until a send counts as failed; the client itself would wait for ever. */
  timeoutMs?: number;
  loadClient?: () => Promise<MailClient>;
}

export interface Mailer {
  /** Loads and sets up the client once; called when a form or the chat first shows. Never rejects. */
  initialise(): Promise<void>;
  /** Sends one enquiry. Whatever the client does becomes a {@link MailResult}; only a mistake of ours rejects. */
  send(enquiry: Enquiry): Promise<MailResult>;
}

/**
 * A mailer over the mail service's own client. JSON for consultation and callback, a form for contact.
 *
 * The client's throttle is off unless it is given a storage, and it stamps before the request: after a
 * failure the stamp is taken back here, so that trying again at once is never refused. The stamp lives in
 * memory: it guards against a loop, not against a visitor who comes back.
 */
export function createMailer(options: MailerOptions): Mailer {
  const {
    mail,
    to,
    limitRateId,
    throttleMs = 2000,
    timeoutMs = 15_000,
    loadClient = loadMailClient,
  } = options;
  const stamps = createStamps();
  let ready: Promise<MailClient> | undefined;
  let nextTurn = 0;

  function client() {
    // A chunk that failed to load is asked for again by the next send.
    ready ??= loadClient().then(setUp, (error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  function setUp(loaded: MailClient) {
    loaded.init({
      ...(mail.publicKey && { publicKey: mail.publicKey }),
      origin: mail.origin,
      blockHeadless: mail.blockHeadless,
      storageProvider: stamps,
      limitRate: { id: limitRateId, throttle: throttleMs },
    });
    return loaded;
  }

  async function deliver(enquiry: Enquiry): Promise<MailResult> {
    // In front of the `try`: a mistake of ours is not the network's.
    const fields = composeFields(enquiry, to);
    let before: string | undefined;
    try {
      const { send, sendForm } = await client();
      await takeTurn();
      before = await stamps.get(limitRateId);
      // An id that is not set is left to the client to refuse: its own sentence says where to find it.
      const service = mail.serviceId ?? '';
      const template = mail.templates[enquiry.kind] ?? '';
      const answer =
        enquiry.kind === 'contact'
          ? await sendForm(service, template, toForm(fields))
          : await send(service, template, fields);
      if (isSomebodyElse(answer.text)) throw answer;
      return { ok: true };
    } catch (error) {
      if ((await stamps.get(limitRateId)) !== before) {
        await stamps.remove(limitRateId);
        nextTurn = 0;
      }
      return toFailure(error);
    }
  }

  /** A visitor who sends two forms in a row waits a moment rather than being refused by the client's throttle. */
  async function takeTurn() {
    const wait = nextTurn - Date.now();
    nextTurn = Math.max(nextTurn, Date.now()) + throttleMs + turnMarginMs;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  return {
    async initialise() {
      await client().catch(() => undefined);
    },

    send(enquiry) {
      const delivery = deliver(enquiry);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve({ ok: false, reason: 'timeout', late: delivery }), timeoutMs);
        delivery.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
  };
}

/** The client stamps a moment after its turn began, and counts from there. */
const turnMarginMs = 50;

/**
 * The service accepts a mail by its status, usually with one word. A page or a whole story in a 200 comes from
 * somebody in between, such as the sign-in page of a hotel's network, and a proxy may speak of an error in its 200:
 * the mail is not on its way.
 */
function isSomebodyElse(text: string): boolean {
  return text.length > longestConsent || /^\s*</.test(text) || (/^\s*\{/.test(text) && !isGoodNews(text));
}

function isGoodNews(json: string) {
  try {
    JSON.parse(json);
    return !/error|fail/i.test(json);
  } catch {
    return false;
  }
}

/** In characters: room for a service that one day says more than "OK". */
const longestConsent = 200;

/** The client rejects with a sentence, with a status and a text, or with the browser's own network error. */
function toFailure(error: unknown): MailResult {
  if (typeof error === 'string') return { ok: false, reason: 'not_configured', text: error };
  if (isStatus(error)) {
    return { ok: false, reason: reasons[error.status] ?? 'rejected', status: error.status, text: error.text };
  }
  return { ok: false, reason: 'network', ...(error instanceof Error && { text: error.message }) };
}

const reasons: Record<number, MailFailure> = { 451: 'headless', 403: 'forbidden', 429: 'throttled' };

function isStatus(error: unknown): error is { status: number; text: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'text' in error &&
    typeof error.status === 'number' &&
    error.status > 0
  );
}

/**
 * A form that is on no page: it holds the cleaned values, not what the visitor is typing by now, lacks the
 * robots' trap, and can be built again when a kept enquiry is retried.
 */
function toForm(fields: TemplateFields) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const control = document.createElement('textarea');
    control.name = name;
    control.value = value;
    form.append(control);
  }
  return form;
}

function createStamps() {
  const stamps = new Map<string, string>();
  return {
    get: async (id: string) => stamps.get(id),
    set: async (id: string, value: string) => void stamps.set(id, value),
    remove: async (id: string) => void stamps.delete(id),
  };
}
