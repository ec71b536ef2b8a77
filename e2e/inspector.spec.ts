import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { fails, type InferenceServer, says, startInference } from './services/inference';
import { servicePorts, sites } from './sites';
import { words } from './words';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let gateway: InferenceServer;
let inference: InferenceServer;

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  gateway = await startInference({ port: servicePorts.gateway });
  inference = await startInference({ port: servicePorts.inference });
});

test.afterAll(async () => {
  await Promise.all([gateway?.close(), inference?.close()]);
});

/** What is asked, and a reply with a speaker's name in front and a sentence that Maya must not say. */
const visits = {
  en: {
    question: 'Which campaign suits our bakery? My mail is lena@bakery.test',
    banned: 'I am an AI language model.',
    kept: 'A launch campaign brings the first customers. Whom does your bakery want to reach?',
    figure: '1 of 40',
  },
  ar: {
    question: 'أيّ حملة تناسب مخبزنا؟ بريدي lena@bakery.test',
    banned: 'أنا نموذج لغوي.',
    kept: 'حملة إطلاق تجلب أوائل العملاء. ما نشاط شركتكم؟',
    figure: '١ من ٤٠',
  },
} as const;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (root: string, options: object) => Promise<Result> } };
    interface Result {
      violations: { id: string; nodes: { target: string[] }[] }[];
    }
    const { violations: found } = await axe.run('.inspector', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

const ask = async (page: Page, language: PageLanguage, text: string) => {
  const say = words(language);
  const input = page.getByLabel(say('chat', 'composer.label'));
  await input.fill(text);
  await input.press('Enter');
};

for (const language of ['en', 'ar'] as const) {
  const say = words(language);
  const title = say('inspector', 'title');

  test(`the inspector tells how a reply came about (${language})`, async ({ page }) => {
    const { question, banned, kept, figure } = visits[language];
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    gateway.always(fails(500));
    inference.always(says(`Maya: ${banned} ${kept}`, { tokens: 77 }));

    await page.goto(`${sites.launched.url}/?inspect&lang=${language}`);
    const inspector = page.getByRole('region', { name: title, exact: true });
    await expect(inspector).toContainText(say('inspector', 'empty'));
    await page
      .getByRole('button', { name: say('chat', 'toggle.open') })
      .last()
      .click();
    await ask(page, language, question);
    await expect(page.getByRole('log')).toContainText(kept);

    const part = (name: string) => inspector.getByRole('region', { name: say('inspector', `${name}.title`) });
    await expect(inspector).toContainText(say('inspector', `languages.${language}`));
    await expect(part('passages').getByRole('listitem').first()).toContainText(
      say('inspector', 'passages.cosine'),
    );
    await expect(part('limits')).toContainText(figure);
    const attempts = part('attempts').getByRole('listitem');
    await expect(attempts.first()).toContainText('500');
    await expect(attempts.last()).toContainText(say('inspector', 'attempts.services.inference'));
    await expect(attempts.last()).toContainText('200');
    await expect(part('checks')).toContainText(say('inspector', 'rules.role_prefix'));
    await expect(part('checks').locator('del', { hasText: banned }).first()).toBeVisible();
    await expect(part('kept')).toContainText(say('inspector', 'kept.memory'));
    expect(await violations(page)).toEqual([]);

    await inspector.getByRole('button', { name: say('inspector', 'copyTurn') }).click();
    await expect(inspector.getByRole('status')).toHaveText(say('inspector', 'copied'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied).question).toBe(question.replace('lena@bakery.test', '[email]'));
    expect(copied).not.toMatch(/lena@|key-of-the-tests/);

    await inspector.getByRole('button', { name: say('inspector', 'close'), exact: true }).press('Enter');
    await expect(inspector).toBeHidden();
    expect(new URL(page.url()).searchParams.has('inspect')).toBe(false);
    // The gateway's answers of 500 are the browser's own lines; nothing else may stand there.
    expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
  });
}

test('behind the gate nobody inspects; who passed it does, on every page of the visit', async ({ page }) => {
  const inspector = page.getByRole('region', { name: words('en')('inspector', 'title'), exact: true });
  await page.goto(`${sites.fresh.url}/?inspect`);
  await expect(page.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
  await expect(inspector).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('arbelin_auth', 'authenticated'));
  await page.reload();
  await expect(inspector).toBeVisible();
  await page
    .getByRole('link', { name: words('en')('footer', 'privacy') })
    .first()
    .click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(inspector).toBeVisible();
});
