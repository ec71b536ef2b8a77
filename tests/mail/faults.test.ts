// @vitest-environment jsdom
import { mailFaults } from '../../e2e/services/faults';
import { type MailServer, startMail } from '../../e2e/services/mail';
import { createMailer } from '../../src/mail/send';
import { createBrowser } from './browser';
import { consultation } from './enquiries';

let service: MailServer;

beforeAll(async () => {
  service = await startMail();
});
beforeEach(async () => {
  await service.listen();
  service.reset();
  // The client keeps its options in its module: each test has a client of its own.
  vi.resetModules();
});
afterAll(() => service.leave());

/** What one page does is shown in a browser; here two tabs try again at the same moment. */
test.each(mailFaults)(
  '$name: the lead is kept, and of two tabs that try again one sends it',
  async ({ answer, holds }) => {
    const browser = createBrowser();
    const mailer = createMailer({
      to: 'hello@arbelin.example',
      limitRateId: 'arbelin_mail',
      throttleMs: 0,
      ...(holds && { timeoutMs: 150 }),
      mail: {
        publicKey: 'key',
        serviceId: 'service',
        templates: { consultation: 'template-1', callback: 'template-2', contact: 'template-3' },
        origin: service.url,
        blockHeadless: false,
      },
    });
    await mailer.initialise();
    const tab = browser.openTab({ send: mailer.send });
    if (answer) service.always(answer);
    else await service.leave();

    const result = await tab.submit(consultation());
    expect(result.ok).toBe(false);
    expect(browser.stored()).toContain('lena@example.com');
    expect(service.requests.length).toBe(answer ? 1 : 0);

    service.dropConnections();
    if (!result.ok) await result.late;
    await service.listen();
    service.reset();
    await vi.waitFor(() => expect(tab.waiting()).toMatchObject([{ tries: 1 }]));
    await Promise.all([tab.retry(), browser.openTab({ send: mailer.send }).retry()]);
    await tab.retry();
    expect(browser.stored()).toBeNull();
    expect(service.accepted.length).toBe(1);
  },
);
