import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { outbox } from './outbox';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.fresh;

const said = {
  en: { question: 'Where are your offices?', answer: 'Erbil', request: 'I would like to schedule a meeting' },
  ar: { question: 'أين مكاتبكم؟', answer: 'أربيل', request: 'أريد حجز موعد' },
} satisfies Record<PageLanguage, object>;

/** Goes on with Tab until what has the focus bears this name, as somebody does who sees no pointer. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = page.locator(':focus');
    const label = (await focused.count())
      ? await focused.evaluate(
          (element) =>
            element.getAttribute('aria-label') ??
            ('labels' in element && (element as HTMLInputElement).labels?.[0]?.textContent) ??
            element.textContent ??
            '',
        )
      : '';
    if (String(label).replace(/\s+/g, ' ').trim().startsWith(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}`);
}

for (const language of ['en', 'ar'] as const) {
  const say = words(language);

  test(`the whole way by keyboard alone, and what a reader is told on it (${language})`, async ({
    page,
    request,
  }) => {
    const { question, answer, request: wish } = said[language];
    const email = `keys.${language}.${test.info().retry}@example.com`;
    const { keyboard } = page;
    await page.goto(`${url}/?lang=${language}`);

    await tabTo(page, say('gate', 'username'));
    await keyboard.type('developer');
    await tabTo(page, say('gate', 'password'));
    await keyboard.type('catalyst');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, say('consent', 'banner.essentialOnly'));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: say('consent', 'banner.essentialOnly') })).toBeHidden();

    await tabTo(page, say('chat', 'toggle.open'), 'Shift+Tab');
    await keyboard.press('Enter');
    const input = page.getByLabel(say('chat', 'composer.label'));
    await expect(input).toBeFocused();
    await keyboard.insertText(question);
    await keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log).toContainText(answer);
    await expect(input).toBeFocused();
    await expect(page.getByRole('dialog').filter({ has: log })).toMatchAriaSnapshot(`
      - dialog:
        - heading [level=2]
        - button "${say('chat', 'header.menu')}"
        - button "${say('chat', 'header.maximize')}"
        - button "${say('chat', 'header.close')}"
        - region "${say('chat', 'log.region')}":
          - log "${say('chat', 'log.label')}":
            - text: "${say('chat', 'log.user')}"
            - paragraph: ${question}
            - time
            - text: "${say('chat', 'log.bot')}"
            - paragraph:
              - strong: ${answer}
            - time
        - textbox "${say('chat', 'composer.label')}"
        - button "${say('chat', 'composer.send')}"
    `);

    await keyboard.insertText(wish);
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
    await expect.poll(() => form.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await expect(form).toMatchAriaSnapshot(`
      - dialog "${say('forms', 'meeting.title')}":
        - form "${say('forms', 'meeting.title')}":
          - group "${say('forms', 'meeting.groups.contact')}":
            - textbox "${say('forms', 'meeting.labels.name')}"
            - textbox "${say('forms', 'meeting.labels.email')}"
            - textbox "${say('forms', 'meeting.labels.phone')}"
          - group "${say('forms', 'meeting.groups.project')}":
            - combobox "${say('forms', 'meeting.labels.budget')}"
          - group "${say('forms', 'meeting.groups.meeting')}":
            - group:
              - radio
          - button "${say('forms', 'meeting.submit')}"
    `);

    // An empty form leads to its first mistake.
    await tabTo(page, say('forms', 'meeting.labels.name'));
    await keyboard.press('Enter');
    await expect(form.locator('[name=name]')).toBeFocused();
    await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
    await keyboard.insertText('Lena Azad');
    await keyboard.press('Tab');
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type('+964 750 000 0000');
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(log).toContainText(email);
    await expect(input).toBeFocused();
    expect((await outbox(request, url).mailFrom(email)).fields.from_name).toBe('Lena Azad');

    await keyboard.press('Escape');
    await expect(log).toBeHidden();
    await expect(page.getByRole('button', { name: say('chat', 'toggle.open') }).last()).toBeFocused();
  });
}
