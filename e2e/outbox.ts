import { type APIRequestContext, expect } from 'playwright/test';

export interface Mail {
  id: number;
  template: 'consultation' | 'callback' | 'contact';
  fields: Record<string, string>;
}

/** The local mail service of one site: what it received, and what it answers next. */
export function outbox(request: APIRequestContext, url: string) {
  const mails = async (): Promise<Mail[]> => {
    const answer = await request.get(`${url}/outbox.json`);
    const body: unknown = await answer.json();
    return (Array.isArray(body) ? body : (body as { mails: Mail[] }).mails) as Mail[];
  };
  const from = async (email: string) => (await mails()).filter(({ fields }) => fields.from_email === email);

  return {
    mails,
    from,
    /** The one mail of this sender; waits for it, and there may be no second. */
    async mailFrom(email: string): Promise<Mail> {
      await expect.poll(async () => (await from(email)).length).toBe(1);
      const [mail] = await from(email);
      if (!mail) throw new Error(`No mail from ${email}`);
      return mail;
    },
    answerNext: (script: { status: number; times?: number; text?: string; delayMs?: number }) =>
      request.post(`${url}/outbox/script`, { data: script }),
  };
}
