import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import type { PageLanguage } from '../src/languages';
import { completionBody } from './services/inference';
import { servicePorts, sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const services = new RegExp(`localhost:(${servicePorts.gateway}|${servicePorts.inference})/`);

type Answer = (route: Route) => Promise<unknown>;

const says =
  (content: string): Answer =>
  (route) =>
    route.fulfill({ json: completionBody('model', { content }) });
const fails =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (route) =>
    route.fulfill({
      status,
      json: { error: { message: `Scripted ${status}` } },
      headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*', ...headers },
    });

/** Holds an answer back until it is let go. */
function held(answer: Answer) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    answer: async (route: Route) => {
      await gate;
      // A visitor who cancelled has closed the connection, and nobody is there to answer.
      await answer(route).catch(() => {});
    },
  };
}

const sayings = {
  en: {
    question: 'How would you position a new coffee house in Erbil?',
    reply: 'We start with the people who already love coffee there. Who should walk in first?',
    second: 'Families and students, mostly in the evening.',
    meeting: "I'd like to schedule a meeting",
  },
  ar: {
    question: 'كيف تبنون مكانة مقهى جديد في أربيل؟',
    reply: 'نبدأ من الناس الذين يحبّون القهوة هناك. من تودّ أن يدخل أولاً؟',
    second: 'العائلات والطلاب، وأكثرهم في المساء.',
    meeting: 'أريد حجز موعد',
  },
} as const;

const consentRecord = JSON.stringify({
  essential: true,
  analytics: true,
  marketing: false,
  preferences: false,
  metadata: { timestamp: '2026-01-01T00:00:00.000Z', version: '1.0.0', userAgent: 'test' },
});

/** Opens the page and Maya. The services answer what `answers` holds, one after the other, then the usual reply. */
async function openChat(
  page: Page,
  language: PageLanguage,
  { answers = [] as Answer[], hasConsent = true, path = '/' } = {},
) {
  const say = words(language);
  await page.route(services, (route) => (answers.shift() ?? says(sayings[language].reply))(route));
  if (hasConsent) {
    await page.addInitScript((record) => {
      localStorage.setItem('arbelin_cookie_consent', record);
    }, consentRecord);
  }
  await page.goto(`${url}${path}?lang=${language}`);
  const toggle = page.getByRole('complementary').getByRole('button', { name: say('chat', 'toggle.open') });
  const panel = page.getByRole('dialog', { name: say('chat', 'name'), exact: true });
  await toggle.click();
  const input = panel.getByLabel(say('chat', 'composer.label'), { exact: true });
  await expect(input).toBeFocused();
  const log = panel.getByRole('log');
  return {
    say,
    toggle,
    panel,
    input,
    log,
    button: (name: string) => panel.getByRole('button', { name: say('chat', name), exact: true }),
    bubbles: log.locator('.chat-message'),
    async ask(text: string) {
      await input.fill(text);
      await input.press('Enter');
    },
    async option(name: string) {
      await panel.getByRole('button', { name: say('chat', 'header.menu') }).click();
      await panel.getByRole('button', { name: say('chat', name), exact: true }).click();
    },
    reopen: async () => {
      await page
        .getByRole('complementary')
        .getByRole('button', { name: say('chat', 'name') })
        .click();
      await expect(input).toBeFocused();
    },
  };
}

const sizeOf = async (box: Locator) => {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
};

/** Where the first and the last character of a text stand on the screen. */
const edgesOf = (element: Locator, text: string) =>
  element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      const place = (index: number) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top } = range.getBoundingClientRect();
        return { left, top };
      };
      return { first: place(at), last: place(at + wanted.length - 1) };
    }
    return null;
  }, text);

for (const language of ['en', 'ar'] as const) {
  const isRtl = language === 'ar';
  const { question, reply, second, meeting } = sayings[language];

  test(`the button stands in its corner on every page, opens on a greeting, and takes the focus back (${language})`, async ({
    page,
  }) => {
    const chat = await openChat(page, language, { path: '/privacy-policy' });
    await expect(chat.log).toHaveText(new RegExp(chat.say('assistant', 'greeting').slice(0, 30)));
    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expect(chat.toggle).toBeFocused();
    await expect(chat.toggle).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(640, 300);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await chat.toggle.boundingBox()) ?? {};
        const fromSide = isRtl ? x : width - x - wide;
        return [fromSide, height - y - high, wide - high].map(Math.round);
      })
      .toEqual([24, 24, 0]);
  });

  test(`the panel is dragged, moved by keys and by buttons, within its bounds (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    const { panel, button, option, say } = await openChat(page, language);
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 400, height: 500 });
    await button('header.maximize').click();
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 800, height: 600 });
    await button('header.minimize').click();
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 400, height: 500 });

    const grip = await panel.getByRole('group', { name: say('chat', 'resize.label') }).boundingBox();
    if (!grip) throw new Error('There is nothing to drag');
    const [x, y] = [grip.x + 22, grip.y + 22];
    const outwards = isRtl ? 1 : -1;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + outwards * 60, y - 40);
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 460, height: 540 });
    await page.mouse.move(x + outwards * 900, y - 900);
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 800, height: 700 });
    await page.mouse.move(x - outwards * 900, y + 900);
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 300, height: 400 });
    await page.mouse.up();

    const widthSlider = panel.getByRole('slider', { name: say('chat', 'resize.width') });
    await widthSlider.focus();
    await page.keyboard.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 316, height: 400 });
    await page.keyboard.press('Shift+ArrowUp');
    await expect(panel.getByRole('slider', { name: say('chat', 'resize.height') })).toBeFocused();
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 316, height: 464 });
    await page.keyboard.press('End');
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 800, height: 700 });
    await page.keyboard.press('Home');
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 300, height: 400 });
    await option('menu.larger');
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 364, height: 464 });
    await button('menu.smaller').click();
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 300, height: 400 });
  });

  test(`on a phone the panel takes the width but a rem and the height but eight (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { panel, button } = await openChat(page, language);
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 390 - 16, height: 844 - 128 });
    await expect(button('header.maximize')).toBeHidden();
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => sizeOf(panel)).toEqual({ width: 320 - 16, height: 568 - 128 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`Enter sends, Shift and Enter does not, and nothing more is taken until the answer (${language})`, async ({
    page,
  }) => {
    const waiting = held(says(reply));
    const { input, log, bubbles, panel, button, say } = await openChat(page, language, {
      answers: [waiting.answer],
    });
    await input.fill('   ');
    await input.press('Enter');
    await expect(bubbles).toHaveCount(1);

    await input.fill(question);
    await input.press('Shift+Enter');
    await input.pressSequentially('2026');
    await expect(input).toHaveValue(`${question}\n2026`);
    // The Enter that chooses a word in an input method.
    await input.dispatchEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await expect(bubbles).toHaveCount(1);
    await input.press('Enter');

    await expect(log).toContainText(question);
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('readonly', '');
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(button('composer.send')).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByRole('status').filter({ hasText: say('chat', 'log.typing') })).toBeVisible();
    await button('log.cancel').focus();
    waiting.release();

    await expect(log).toContainText(reply);
    await expect(input).toBeFocused();
    await expect(input).toBeEditable();
    await expect(bubbles).toHaveCount(3);
    for (const time of await log.getByRole('time').allTextContents()) {
      expect(time).toMatch(isRtl ? /^[٠-٩]{2}:[٠-٩]{2}$/ : /^\d{2}:\d{2}$/);
    }
  });

  test(`a thousand characters of anything are counted, sent and shown as they are (${language})`, async ({
    page,
  }) => {
    const { input, log, ask, say, panel } = await openChat(page, language);
    const pattern = 'Kaffee ☕️ قهوة 👩🏽‍💻 +49 30 <b>x</b> "؟" \u202Eevil\u202C ';
    const long = pattern.repeat(30).slice(0, 1000);
    await input.fill(pattern.repeat(30).slice(0, 990));
    const left = isRtl
      ? say('chat', 'composer.left_few', { count: '١٠' })
      : say('chat', 'composer.left_other', { count: '10' });
    await expect(panel.getByText(left).first()).toBeVisible();
    await input.pressSequentially('a'.repeat(20));
    expect(await input.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(1000);
    await ask(long);
    await expect(log.locator('.chat-message')).toHaveCount(3);
    const shown = await log.locator('.chat-own-words').evaluate((words) => words.textContent);
    expect(shown).toBe(long.trim());
    const overflow = await log.evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`a failure is said once, and tried again without a second bubble (${language})`, async ({ page }) => {
    const answers = Array.from({ length: 9 }, () => fails(500));
    const { ask, log, bubbles, button, say, input } = await openChat(page, language, { answers });
    await ask(question);
    await expect(log.getByRole('alert')).toContainText(say('assistant', 'trouble.failed').slice(0, 20));
    await expect(bubbles).toHaveCount(3);
    answers.length = 0;
    await button('log.retry').click();
    await expect(log).toContainText(reply);
    await expect(log.getByRole('alert')).toBeHidden();
    await expect(bubbles).toHaveCount(3);
    await expect(input).toBeFocused();
  });

  test(`a rate limit counts down, and the composer waits for it (${language})`, async ({ page }) => {
    const answers = Array.from({ length: 9 }, () => fails(429, { 'retry-after': '2' }));
    const { ask, log, panel, input, button, say } = await openChat(page, language, { answers });
    await ask(question);
    await expect(panel.getByRole('timer')).toHaveText(isRtl ? /ثانية|ثانيتين/ : /\d seconds?/);
    await expect(panel.getByText(say('chat', 'countdown.intro'))).toBeVisible();
    await expect(input).toHaveAttribute('readonly', '');
    answers.length = 0;
    await expect(panel.getByRole('timer')).toBeHidden();
    await expect(input).toBeEditable();
    await button('log.retry').click();
    await expect(log).toContainText(reply);
  });

  test(`what was asked can be withdrawn, started over and continued, and saved as text (${language})`, async ({
    page,
  }) => {
    const waiting = held(says('never shown'));
    const chat = await openChat(page, language, { answers: [waiting.answer, says(`**${reply}**`)] });
    const { ask, log, bubbles, button, option, say, panel, input } = chat;
    const sent = page.waitForRequest(services);
    await ask(question);
    await sent;
    await button('log.cancel').click();
    await expect(input).toBeEditable();
    await expect(input).toBeFocused();
    await expect(bubbles).toHaveCount(2);
    waiting.release();

    await ask(second);
    await expect(log).toContainText(reply);
    await expect(log).not.toContainText('never shown');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('actions.copy').click();
    await expect(panel.getByText(say('chat', 'actions.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply);

    const saved = page.waitForEvent('download');
    await option('menu.download');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^arbelin-conversation-\d{4}-\d{2}-\d{2}\.txt$/);
    const text = await readFile((await file.path()) ?? '', 'utf8');
    for (const part of [question, second, reply, say('chat', 'log.bot'), say('chat', 'log.user')]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('**');

    await option('menu.startOver');
    await expect(panel.getByText(say('chat', 'startOver.question'))).toBeVisible();
    await button('startOver.no').click();
    await expect(log).toContainText(second);
    await option('menu.startOver');
    await button('startOver.yes').click();
    await expect(bubbles).toHaveCount(1);
    await expect(input).toBeFocused();

    await button('header.close').click();
    await chat.reopen();
    await expect(bubbles).toHaveCount(1);
    await button('log.continue').click();
    await expect(log).toContainText(second);
    await expect(log).toContainText(reply);
    await expect(bubbles).toHaveCount(2);
  });

  test(`a reply that comes after closing is marked, and waits under the greeting (${language})`, async ({
    page,
  }) => {
    const waiting = held(says(reply));
    const chat = await openChat(page, language, { answers: [says('…'), waiting.answer] });
    await chat.ask(question);
    await expect(chat.bubbles).toHaveCount(3);
    await chat.ask(second);
    await chat.button('header.close').click();
    waiting.release();
    const marked = page.getByRole('button', {
      name: chat.say('chat', 'toggle.unread_one', { count: isRtl ? '١' : '1' }),
    });
    await expect(marked).toBeVisible();
    await marked.click();
    await expect(chat.bubbles).toHaveCount(3);
    await expect(chat.bubbles.nth(1)).toContainText(second);
    await expect(chat.bubbles.nth(2)).toContainText(reply);
    await chat.button('log.continue').click();
    await expect(chat.bubbles).toHaveCount(4);
    await expect(chat.bubbles.first()).toContainText(question);
  });

  test(`a person is always in reach, and the way there leads back (${language})`, async ({ page }) => {
    const { button, panel, say, input } = await openChat(page, language);
    await button('person.open').click();
    const sheet = panel.getByRole('group', { name: say('chat', 'person.title') });
    await expect(sheet.getByRole('link', { name: 'hello@arbelin.example' })).toHaveAttribute(
      'href',
      'mailto:hello@arbelin.example',
    );
    for (const phone of ['+49 30 23125 000', '+964 66 000 0000']) {
      await expect(sheet.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
    }
    await sheet.getByRole('button', { name: say('chat', 'person.meeting') }).click();
    const form = page.getByRole('dialog', { name: say('forms', 'meeting.title') });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(input).toBeFocused();
  });

  test(`a wish to meet turns green and opens the form; so does a continued conversation (${language})`, async ({
    page,
  }) => {
    const chat = await openChat(page, language);
    await chat.ask(meeting);
    await expect(page.getByRole('dialog', { name: chat.say('forms', 'meeting.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    const green = chat.log.getByText(chat.say('chat', 'log.meetingRequest'));
    await expect(green).toBeVisible();
    const ground = (element: Element) =>
      getComputedStyle(element.closest('.chat-bubble') ?? element).backgroundColor;
    expect(await green.evaluate(ground)).toBe('rgb(14, 90, 79)');
    await chat.button('header.close').click();
    await chat.reopen();
    await chat.button('log.continue').click();
    expect(await green.evaluate(ground)).toBe('rgb(14, 90, 79)');
  });

  test(`thumbs are for those who agreed, and what they say is kept (${language})`, async ({ page }) => {
    const { ask, button, log, panel, say } = await openChat(page, language);
    await ask(question);
    await expect(log).toContainText(reply);
    await button('actions.notHelpful').click();
    await expect(button('actions.notHelpful')).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByText(say('chat', 'actions.thanks'))).toBeVisible();
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('arbelin_chat_learning'))).toContain(
      reply.slice(0, 20),
    );
  });

  test(`every message keeps its own language and direction when the page turns round (${language})`, async ({
    page,
  }) => {
    const mixed = 'Arbelin تردّ خلال يوم: +49 30 23125 000 أو hello@arbelin.example. متى نتصل بك؟';
    const { ask, say } = await openChat(page, language, { answers: [says(mixed)] });
    await ask('متى تردّون على الرسائل؟ رقمي 00964 750 123 4567');
    const log = page.getByRole('log');
    const answer = log.locator('.chat-bubble p').filter({ hasText: 'hello@arbelin.example' });
    // What an Arabic answer is reviewed with comes last where the page is English.
    await expect(answer).toHaveAttribute('dir', 'rtl', { timeout: 60_000 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('common', 'language.switch') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', isRtl ? 'en' : 'ar');
    await expect(answer).toHaveAttribute('lang', 'ar');
    await expect(answer).toHaveAttribute('dir', 'rtl');
    for (const number of ['+49 30 23125 000', '00964 750 123 4567']) {
      const edges = await edgesOf(log, number);
      if (!edges) throw new Error(`${number} is not in one piece`);
      expect(edges.first.top).toBe(edges.last.top);
      expect(edges.first.left).toBeLessThan(edges.last.left);
    }
  });
}

test('without consent there are no thumbs, and nothing is learned', async ({ page }) => {
  const { ask, button, log } = await openChat(page, 'en', { hasConsent: false });
  await ask(sayings.en.question);
  await expect(log).toContainText(sayings.en.reply);
  await expect(button('actions.copy')).toBeVisible();
  await expect(button('actions.helpful')).toBeHidden();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('arbelin_chat_learning'))).toBeNull();
});

test('what a service answers becomes text and known links, never markup', async ({ page }) => {
  const hostile =
    'Call +49 30 23125 000. <img src=x onerror="document.title=1"> [click](javascript:alert(1)) ' +
    'or [us](http://localhost:4302/#work). What do you sell?';
  const answers = [
    says('Write to hello@arbelin.example or call +49 30 23125 000. What do you sell?'),
    says(hostile),
  ];
  const { ask, log, bubbles } = await openChat(page, 'en', { answers });
  await ask('How do I reach you?');
  await expect(bubbles).toHaveCount(3);
  await ask('And where can I see your work?');
  await expect(bubbles).toHaveCount(5);
  await expect(log.locator('img, script, iframe')).toHaveCount(0);
  const targets = await log
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toContain('mailto:hello@arbelin.example');
  expect(targets).toContain('tel:+493023125000');
  for (const target of targets) expect(target).toMatch(/^(mailto:|tel:|https:)/);
  for (const link of await log.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', /noopener noreferrer nofollow/);
  }
});

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const waiting = held(says('Later.'));
  const { ask, panel, say } = await openChat(page, 'en', { answers: [waiting.answer] });
  await ask(sayings.en.question);
  await expect(panel.getByText(say('chat', 'log.typing'))).toBeAttached();
  const moving = await panel.evaluate(
    (root) =>
      root.getAnimations({ subtree: true }).filter((each) => Number(each.effect?.getTiming().duration) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test('a hundred messages in a row leave the chat whole', async ({ page }) => {
  await page.clock.install();
  const { ask, log, bubbles, input } = await openChat(page, 'en');
  for (let count = 1; count <= 100; count += 1) {
    await ask(count % 2 ? `Question ${count} about our brand` : `سؤال ${count} عن علامتنا`);
    // The limiter lets 40 pass in a minute, and few words; the visitor takes their time.
    await page.clock.runFor(5000);
    await expect(bubbles).toHaveCount(1 + 2 * count);
  }
  await expect(log).toContainText('Question 1 ');
  const isAtEnd = await log.evaluate((list) => {
    const box = list.parentElement;
    const last = list.lastElementChild?.getBoundingClientRect();
    const frame = box?.getBoundingClientRect();
    return last && frame ? last.top >= frame.top - 1 && last.top < frame.bottom : false;
  });
  expect(isAtEnd).toBe(true);
  await expect(input).toBeEditable();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('arbelin_chat_memory') ?? '[]'));
  expect(kept[0].messages).toHaveLength(20);
});
