import { expect, type Locator, type Page, test } from 'playwright/test';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;

const holdsFocus = (dialog: Locator) => dialog.evaluate((it) => it.contains(document.activeElement));

/** Whether anything of the page behind takes the focus, as it would for a reader's own keys or a script. */
const isBehindReachable = (page: Page) =>
  page.evaluate(() => {
    const behind = [...document.querySelectorAll<HTMLElement>('header a, main a, main button, footer a')];
    const before = document.activeElement;
    const taken = behind.filter((control) => {
      control.focus();
      return document.activeElement === control;
    });
    if (before instanceof HTMLElement) before.focus();
    return { controls: behind.length > 10, taken: taken.length };
  });

for (const language of ['en', 'ar'] as const) {
  const say = words(language);
  /** What opens each of them, and the name of what opens. */
  const dialogs: [opener: string, name: string][] = [
    [say('work', 'contact.meeting'), say('forms', 'meeting.title')],
    [say('consent', 'settings'), say('consent', 'settings')],
    [say('services', 'digital-marketing.title'), say('services', 'digital-marketing.title')],
  ];

  test(`a dialog takes the focus, keeps it, and gives it back to what opened it (${language})`, async ({
    page,
  }) => {
    await page.goto(`${url}/?lang=${language}`);
    await page.getByRole('button', { name: say('consent', 'banner.essentialOnly') }).click();
    for (const [opener, name] of dialogs) {
      const button = page.getByRole('button', { name: opener }).last();
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect.poll(() => holdsFocus(dialog), name).toBe(true);
      expect(await isBehindReachable(page), name).toEqual({ controls: true, taken: 0 });

      const controls = dialog.locator('a[href], button, input, select, textarea').filter({ visible: true });
      for (const [edge, key] of [
        [controls.last(), 'Tab'],
        [controls.first(), 'Shift+Tab'],
      ] as const) {
        await edge.focus();
        for (const times of ['once', 'twice']) {
          await page.keyboard.press(key);
          expect(await holdsFocus(dialog), `${name}: ${key} ${times}`).toBe(true);
        }
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}
