import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi } from '../../local/answerApi';
import { createMailService } from '../../local/mailService';
import { createMailer } from '../../src/mail/send';
import { createBrowser } from '../mail/browser';
import { callback, consultation } from '../mail/enquiries';
import { createChance, failureShare, heapAfterCollection, type SoakReport } from './chance';

const forms = 200;
const tabs = 4;
const maxRounds = 100;
const statuses = [0, 400, 403, 404, 412, 429, 500, 502, 503];

/** Four tabs of one browser send forms and retry what waits, all at once, through the mail service's own client. */
export async function soakForms(seed: number): Promise<SoakReport> {
  // The mail client asks the page where it is.
  Object.assign(globalThis, { location: { pathname: '/' } });
  const chance = createChance(seed);
  const complaints: string[] = [];
  const service = createMailService(() => ({
    publicKey: 'key',
    serviceId: 'service',
    templates: { consultation: 'consultation', callback: 'callback', contact: 'contact' },
  }));
  let requests = 0;
  let failed = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (chance.next() < failureShare) {
      failed += 1;
      service.scriptAnswers({ status: chance.pick(statuses), text: 'Scripted', delayMs: 0 }, 1);
    }
    void answerApi(service, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { send } = createMailer({
    mail: {
      publicKey: 'key',
      serviceId: 'service',
      templates: { consultation: 'consultation', callback: 'callback', contact: 'contact' },
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      blockHeadless: false,
    },
    to: 'hello@arbelin.example',
    limitRateId: 'arbelin_mail',
    throttleMs: 0,
  });

  const browser = createBrowser();
  const pages = Array.from({ length: tabs }, () => browser.openTab({ send }));
  const emails = Array.from({ length: forms }, (_, index) => `form.${index}@example.com`);
  const early = heapAfterCollection();

  await Promise.all(
    pages.map(async (page, tab) => {
      for (let index = tab; index < forms; index += tabs) {
        const email = emails[index] ?? '';
        const enquiry = chance.next() < 0.5 ? consultation({ email }) : callback({ email });
        const result = await page.submit({ ...enquiry, id: `form-${index}` });
        const isKept = browser.stored()?.includes(email) ?? false;
        if (!result.ok && !isKept && !service.mails().some(({ fields }) => fields.from_email === email)) {
          complaints.push(`${email} failed and is not kept`);
        }
        await page.retry();
      }
    }),
  );
  let rounds = 0;
  while (browser.stored() !== null && rounds < maxRounds) {
    rounds += 1;
    await Promise.all(pages.map((page) => page.retry()));
  }

  for (const email of emails) {
    const arrived = service.mails().filter(({ fields }) => fields.from_email === email).length;
    if (arrived !== 1) complaints.push(`${email} arrived ${arrived} times`);
  }
  if (browser.stored() !== null) complaints.push('Something still waits');
  server.closeAllConnections();
  server.close();
  return {
    complaints,
    lines: [
      `${forms} forms arrived in ${requests} requests, ${failed} of them failed`,
      `heap ${early.toFixed(1)} MB before, ${heapAfterCollection().toFixed(1)} MB after`,
    ],
  };
}
