import { expect, type Page } from 'playwright/test';

/**
 * Moves the mouse until every form of the page answers: what the first screen does not show comes with the visitor's
 * first sign of life, and one that was given before the script came is seen by nobody.
 */
export async function wakeUp(page: Page) {
  let x = 0;
  await expect
    .poll(async () => {
      x = 1 - x;
      await page.mouse.move(x, 1);
      return page.evaluate(() => 'typed' in window);
    })
    .toBe(false);
}
