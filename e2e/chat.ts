import { expect, type Page } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { words } from './words';

/** Opens Maya as a visitor does, and hands over what the tests look at. The page is there already. */
export async function openChat(page: Page, language: PageLanguage = 'en') {
  const say = words(language);
  await page
    .getByRole('button', { name: say('chat', 'toggle.open') })
    .last()
    .click();
  const log = page.getByRole('log');
  await expect(log).toContainText(say('assistant', 'greeting').slice(0, 20));
  const input = page.getByLabel(say('chat', 'composer.label'));
  return {
    log,
    input,
    retry: page.getByRole('button', { name: say('chat', 'log.retry') }),
    async ask(text: string) {
      await expect(input).toBeEditable();
      await input.fill(text);
      await input.press('Enter');
    },
  };
}

/**
 * What went wrong on a page and was caught by nobody, and what stands on its console. A refused request that the
 * browser itself notes there is part of the test and no fault of the page.
 */
export function watchTrouble(page: Page) {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (!/^(Failed to load resource|Access to fetch at)/.test(message.text())) trouble.push(message.text());
  });
  return trouble;
}
