import { expect, type Page } from 'playwright/test';

/** Has the page lay out what lies far below, as a visitor who moves does; see `src/boot.ts`. */
export async function drawnToTheEnd(page: Page) {
  await expect(page.locator('[data-first-picture]')).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-waiting]'), 'the whole page is drawn').toHaveCount(0);
}
