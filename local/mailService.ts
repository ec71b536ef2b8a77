/** A mail as the service took it. */
export interface ReceivedMail {
  id: number;
  /** ISO 8601. */
  receivedAt: string;
  template: TemplateName;
  fields: Record<string, string>;
}

export type TemplateName = 'consultation' | 'callback' | 'contact';

/** What the service answers out of turn, so that every failure can be seen on demand. */
export interface ScriptedAnswer {
  /** 0: no answer at all. */
  status: number;
  text: string;
  /** Milliseconds before it answers. */
  delayMs: number;
}

export interface ServiceIds {
  publicKey: string | undefined;
  serviceId: string | undefined;
  templates: Record<TemplateName, string | undefined>;
}

export interface Delivery {
  user_id: string;
  service_id: string;
  template_id: string;
  fields: Record<string, string>;
}

/** The service's own sentences; the first three send people to its dashboard. */
const refusals = {
  publicKey: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  serviceId: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  templateId:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  size: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

export const usualTexts: Record<number, string> = {
  200: 'OK',
  400: refusals.publicKey,
  403: 'API calls are disabled for non-browser applications',
  412: refusals.serviceId,
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const maxMails = 200;
const maxBytes = 50 * 1024;

/** A mail service in memory: it checks what the real one checks and keeps what it would have delivered. */
export function createMailService(ids: () => ServiceIds, now: () => Date = () => new Date()) {
  let mails: ReceivedMail[] = [];
  let script: ScriptedAnswer[] = [];
  let lastId = 0;

  function refuse(delivery: Delivery, template: TemplateName | undefined): [number, string] | undefined {
    const known = ids();
    if (!known.publicKey || delivery.user_id !== known.publicKey) return [400, refusals.publicKey];
    if (!known.serviceId || delivery.service_id !== known.serviceId) return [412, refusals.serviceId];
    if (!template) return [412, refusals.templateId];
    const bytes = Buffer.byteLength(JSON.stringify(delivery.fields));
    return bytes > maxBytes ? [413, refusals.size] : undefined;
  }

  return {
    /** Newest first. */
    mails: (): readonly ReceivedMail[] => mails,
    script: (): readonly ScriptedAnswer[] => script,

    /** The answer that is next in the script, once for each request. */
    nextAnswer: (): ScriptedAnswer | undefined => script.shift(),

    /** Takes a mail or says why not, in the service's status and words. */
    receive(delivery: Delivery): { status: number; text: string } {
      const names = Object.entries(ids().templates) as [TemplateName, string | undefined][];
      const template = names.find(([, id]) => id !== undefined && id === delivery.template_id)?.[0];
      const refusal = refuse(delivery, template);
      if (refusal || !template) {
        const [status, text] = refusal ?? [412, refusals.templateId];
        return { status, text };
      }
      lastId += 1;
      const mail = { id: lastId, receivedAt: now().toISOString(), template, fields: delivery.fields };
      mails = [mail, ...mails].slice(0, maxMails);
      return { status: 200, text: 'OK' };
    },

    scriptAnswers(answer: ScriptedAnswer, times: number) {
      script = [...script, ...Array.from({ length: times }, () => answer)];
    },

    clearScript() {
      script = [];
    },

    clear() {
      mails = [];
      script = [];
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;
