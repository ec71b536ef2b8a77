import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { watchTrouble } from './chat';
import { type MailFault, mailFaults } from './services/faults';
import { type MailServer, startMail } from './services/mail';
import { servicePorts, sites } from './sites';
import { wakeUp } from './wakeUp';
import { words } from './words';

const { url } = sites.faults;
let service: MailServer;

test.beforeAll(async () => {
  service = await startMail({ port: servicePorts.faultyMail });
});
test.beforeEach(heal);
test.afterAll(() => service?.leave());

async function openContact(page: Page, language: PageLanguage) {
  const say = words(language);
  await page.clock.install();
  await page.goto(`${url}/?lang=${language}`);
  const form = page.getByRole('form', { name: say('forms', 'contact.title') });
  await wakeUp(page);
  const field = (name: string) => form.locator(`[name=${name}]`);
  const kept = () => page.evaluate(() => localStorage.getItem('arbelin_outbox') ?? '');
  return {
    field,
    kept,
    press: () => form.getByRole('button', { name: say('forms', 'contact.submit') }).click(),
    async fill(email: string) {
      await field('name').fill('Rawa Stein');
      await field('email').fill(email);
      await field('message').fill(messages[language]);
    },
    async isToldAndKept(email: string) {
      await expect(form).toContainText(say('forms', 'contact.failure'));
      await expect(form).toContainText(say('forms', 'kept'));
      await expect(field('message')).toHaveValue(messages[language]);
      await expect(field('message')).toBeEditable();
      expect(await kept()).toContain(email);
    },
    async isSentOnce(email: string) {
      await expect(form).toContainText(say('forms', 'contact.success'));
      await expect(field('message')).toHaveValue('');
      await expect.poll(kept).not.toContain(email);
      expect(service.accepted.filter((mail) => mail.includes(email))).toHaveLength(1);
    },
  };
}

const messages = {
  en: 'We open a bakery in Erbil and need a name for it.',
  ar: 'نفتتح مخبزًا في أربيل ونحتاج إلى اسم له.',
};

/** Of the visitor, or of the outbox when it looks again by itself. */
const waysBack = { en: 'the visitor’s second press', ar: 'the outbox by itself' };

async function cause({ answer }: MailFault) {
  if (answer) service.always(answer);
  else await service.leave();
}

async function heal() {
  // A request that nobody answers ends with its connection.
  service.dropConnections();
  service.reset();
  await service.listen();
}

for (const language of ['en', 'ar'] as const) {
  test(`a mail service that fails in every way: the lead is kept, and ${waysBack[language]} sends it once (${language})`, async ({
    page,
    context,
  }) => {
    const trouble = watchTrouble(page);
    const contact = await openContact(page, language);
    const goOn = () => (language === 'en' ? contact.press() : page.clock.fastForward(90_000));

    for (const [index, fault] of mailFaults.entries()) {
      await test.step(fault.name, async () => {
        const email = `fault.${index}.of@example.com`;
        await cause(fault);
        await contact.fill(email);
        await contact.press();
        if (fault.holds) {
          await expect.poll(() => service.requests.length).toBe(1);
          await page.clock.fastForward(15_000);
        }
        await contact.isToldAndKept(email);
        expect(service.requests.length).toBe(fault.answer ? 1 : 0);
        await heal();
        await expect.poll(contact.kept).toContain('"tries":1');
        await goOn();
        await contact.isSentOnce(email);
        expect(service.requests.length).toBe(1);
        await heal();
        // The next mail's turn has come.
        await page.clock.fastForward(3000);
      });
    }

    await test.step('offline and back', async () => {
      const email = 'offline@example.com';
      await context.setOffline(true);
      await contact.fill(email);
      await contact.press();
      await contact.isToldAndKept(email);
      await context.setOffline(false);
      await contact.isSentOnce(email);
    });

    await test.step('a 200 without a word is the service’s yes', async () => {
      await heal();
      await page.clock.fastForward(3000);
      service.always((response) => response.end());
      await contact.fill('silent@example.com');
      await contact.press();
      await expect.poll(() => service.requests.length).toBe(1);
      await expect.poll(contact.kept).not.toContain('silent@example.com');
      await page.clock.fastForward(90_000);
      expect(service.requests.length).toBe(1);
    });
    expect(trouble).toEqual([]);
  });
}
