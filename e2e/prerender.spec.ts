import { type Browser, expect, type Page, test } from 'playwright/test';
import { routes } from '../src/content/navigation';
import { languages, type PageLanguage, pageLanguages } from '../src/languages';
import { drawnToTheEnd } from './drawnToTheEnd';
import { sites } from './sites';
import { words } from './words';

const { url } = sites.launched;
const paths = [...Object.values(routes), '/nothing-here'];

interface Way {
  name: string;
  locale: string;
  query?: string;
  stored?: PageLanguage;
  language: PageLanguage;
}

/** How a visitor comes by each language: the browser's, what the address asks for, what was chosen before. */
const ways: readonly [Way, Way, ...Way[]] = [
  { name: 'an English browser', locale: 'en-GB', language: 'en' },
  { name: 'an Arabic browser', locale: 'ar-IQ', language: 'ar' },
  { name: 'a German browser', locale: 'de-DE', language: 'en' },
  { name: '?lang=ar', locale: 'en-GB', query: '?lang=ar', language: 'ar' },
  { name: '?lang=en in an Arabic browser', locale: 'ar-IQ', query: '?lang=en', language: 'en' },
  { name: 'Arabic chosen before', locale: 'en-GB', stored: 'ar', language: 'ar' },
  { name: 'English chosen before in an Arabic browser', locale: 'ar-IQ', stored: 'en', language: 'en' },
  {
    name: '?lang=en after Arabic was chosen',
    locale: 'ar-IQ',
    query: '?lang=en',
    stored: 'ar',
    language: 'en',
  },
];
const inEach = [ways[0], ways[1]];
/** Every page in each language; of the other ways to a language, the home page and one behind it tell enough. */
const pathsOf = (way: Way) => (inEach.includes(way) ? paths : paths.slice(0, 2));
const chosenBefore = ways.filter(({ stored, query }) => stored && !query);

interface Witness {
  paints: { name: string; language: string; heading: string }[];
  violations: string[];
  /** When the browser first drew the page that React is to take over, and what it drew. */
  firstFrame: number;
  drawn: Element[];
}

declare global {
  interface Window {
    witness: Witness;
  }
}

/** Opens a page that writes down what stood on the screen at each first paint, and what the policy refused. */
async function openWitnessed(browser: Browser, { locale, stored }: Pick<Way, 'locale' | 'stored'>) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports an address that is not found.
    if (!message.text().includes('status of 404')) complaints.push(message.text());
  });
  await page.addInitScript((chosen) => {
    if (chosen) localStorage.setItem('i18nextLng', chosen);
    window.witness = { paints: [], violations: [], firstFrame: 0, drawn: [] };
    const draw = (now: number) => {
      const isShown = document.querySelector('h1, [role=status]') && !document.documentElement.hidden;
      if (!isShown) return void requestAnimationFrame(draw);
      window.witness.firstFrame = now;
      window.witness.drawn = [...document.querySelectorAll('#root *')];
    };
    requestAnimationFrame(draw);
    addEventListener('securitypolicyviolation', (event) => {
      window.witness.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        const heading = document.querySelector('h1, [role=status]')?.textContent ?? '';
        window.witness.paints.push({ name, language: document.documentElement.lang, heading });
      }
    }).observe({ type: 'paint', buffered: true });
  }, stored);
  return { page, complaints, close: () => context.close() };
}

const witnessOf = (page: Page) =>
  page.evaluate(() => ({
    ...window.witness,
    replaced: window.witness.drawn
      .filter((element) => !element.isConnected)
      .map(({ outerHTML }) => outerHTML),
    drawn: window.witness.drawn.length,
  }));

/** What React had to draw again because the file said something else. */
const mismatches = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName('hydration-mismatch')
      .map((mark) => String((mark as PerformanceMark).detail)),
  );

/**
 * Only the browser knows the time: it stands there as soon as React has taken the frame over. The home page within
 * it waits for a sign of life.
 */
const time = /^[\d٠-٩]{2}:[\d٠-٩]{2}$/;
const takenOver = async (page: Page) => {
  await expect(page.locator('header').getByText(time).first()).toBeVisible();
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !('early' in window));
};

for (const way of ways) {
  const { name, query = '', language } = way;
  test(`with ${name}, every page is first painted in its language and taken over as it stands`, async ({
    browser,
  }) => {
    for (const path of pathsOf(way)) {
      const { page, complaints, close } = await openWitnessed(browser, way);
      await page.goto(`${url}${path}${query}`, { waitUntil: 'networkidle' });
      await takenOver(page);

      const heading = await page.locator('h1').textContent();
      const { paints, violations, drawn, replaced } = await witnessOf(page);
      expect(paints.map(({ name }) => name)).toContain('first-contentful-paint');
      for (const paint of paints) {
        expect(paint.language, path).toBe(language);
        expect(paint.heading, path).toBe(heading);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language].dir);
      expect(drawn, path).toBeGreaterThan(50);
      expect(replaced, path).toEqual([]);
      expect(await mismatches(page), path).toEqual([]);
      expect([...violations, ...complaints], path).toEqual([]);
      await close();
    }
  });
}

for (const way of [...inEach, ...chosenBefore]) {
  const { name, language } = way;
  test(`with ${name}, every page is there to be read though the app never comes`, async ({ browser }) => {
    for (const path of pathsOf(way)) {
      const { page, close } = await openWitnessed(browser, way);
      await page.route('**/assets/main-*.js', (route) => route.abort());
      await page.goto(`${url}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(words(language)('footer', 'privacy'));
      await close();
    }
  });
}

/**
 * Every element and every text of the page, without what differs from one moment or rendering to the next: the
 * time, ids that React makes up, and how far a drawing has come in.
 */
const drawn = async (page: Page) => {
  const lines = await page.evaluate(() => {
    const lines: string[] = [];
    const read = (node: Node) => {
      if (node instanceof Text) lines.push(node.data);
      if (!(node instanceof Element)) return;
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== 'data-entrance')
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      lines.push(`${node.localName} ${attributes.join(' ').replace(/_[rR]_\w*_/g, '')}`);
      node.childNodes.forEach(read);
    };
    read(document.getElementById('root') as Node);
    return lines.slice(1);
  });
  return lines.filter((line) => !time.test(line));
};

/** Serves the page as it is but for one change in its file. */
const alter = (page: Page, from: string | RegExp, to: string) =>
  page.route(`${url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toMatch(from);
    await route.fulfill({ response, body: body.replace(from, to) });
  });

const visit = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await takenOver(page);
  await drawnToTheEnd(page);
  return drawn(page);
};

for (const { name, locale } of inEach) {
  test.describe(`with ${name}`, () => {
    test.use({ locale });

    for (const path of Object.values(routes)) {
      test(`${path} is the same, letter for letter, as one that the browser draws itself`, async ({
        page,
      }) => {
        const takenOverPage = await visit(page, `${url}${path}`);
        await alter(page, / data-prerendered="\w+"/, '');
        expect(await visit(page, `${url}${path}`)).toEqual(takenOverPage);
      });
    }
  });
}

test('a file that says something else than the app is noticed', async ({ page }) => {
  await alter(page, `${words('en')('home', 'hero.action')}<`, 'Something else<');
  await visit(page, url);
  expect(await mismatches(page)).not.toEqual([]);
});

test('a file that is built otherwise than the app is noticed', async ({ page }) => {
  await alter(page, '<main id="main"', '<main id="main"><b></b></main><main');
  await visit(page, url);
  expect(await mismatches(page)).not.toEqual([]);
});

for (const way of inEach) {
  test(`with ${way.name}, the gate is first painted in its language and taken over as it stands`, async ({
    browser,
  }) => {
    const say = words(way.language);
    const { page, complaints, close } = await openWitnessed(browser, way);
    await page.goto(sites.fresh.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('gate', 'title'));
    const { paints, violations } = await witnessOf(page);
    for (const paint of paints) {
      expect([paint.language, paint.heading]).toEqual([way.language, say('common', 'loading')]);
    }
    expect(await mismatches(page)).toEqual([]);
    expect([...violations, ...complaints]).toEqual([]);
    await close();
  });
}

test('React is asked for after the first frame', async ({ browser }) => {
  const { page, close } = await openWitnessed(browser, { locale: 'en-GB' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { frame, script } = await page.evaluate(() => ({
    frame: window.witness.firstFrame,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/main-[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(frame).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(frame);
  await close();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of pageLanguages) {
    for (const [id, path] of Object.entries(routes)) {
      test(`${path} is there to be read and to be found, in ${language}`, async ({ page }) => {
        const address = language === 'ar' ? `${path}?lang=ar` : path;
        await page.goto(`${url}${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(words(language)('footer', 'privacy'));
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}${address}`);
        await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', `${url}${path}`);
        const blocks = page.locator('head > script[type="application/ld+json"]');
        await expect(blocks).toHaveCount(id === 'home' ? 1 : 0);
        // Only an address that names no language is for readers of either.
        await expect(page.locator('template[lang]')).toHaveCount(language === 'en' ? 2 : 0);
      });
    }
  }
});

test('a choice made before outlives a host that knows nothing of it, in the head too', async ({
  browser,
}) => {
  const { page, close } = await openWitnessed(browser, { locale: 'en-GB', stored: 'ar' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await takenOver(page);
  await expect(page).toHaveTitle(words('ar')('common', 'meta.home.title'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/?lang=ar`);
  const blocks = page.locator('head > script[type="application/ld+json"]');
  expect(await blocks.allTextContents()).toEqual([expect.stringContaining('"name":"أربلين"')]);
  await close();
});

for (const [locale, script, other] of [
  ['en-GB', 'latin', 'arabic'],
  ['ar-IQ', 'arabic', 'latin'],
] as const) {
  test(`a ${locale} visitor loads two ${script} faces and nothing in ${other} letters`, async ({
    browser,
  }) => {
    const { page, close } = await openWitnessed(browser, { locale });
    await page.goto(url, { waitUntil: 'networkidle' });
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(preloaded.map((href) => href.includes(`-${script}-`))).toEqual([true, true]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await drawnToTheEnd(page);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.endsWith('.woff2'))).toEqual([]);
    expect((await facesOf(page)).sort()).toEqual(preloaded.sort());
    await close();
  });
}

test('a Latin name deep in an Arabic legal text asks for its face after the first picture', async ({
  browser,
}) => {
  const { page, close } = await openWitnessed(browser, { locale: 'ar-IQ' });
  await page.goto(`${url}/privacy-policy`, { waitUntil: 'networkidle' });
  await drawnToTheEnd(page);
  await expect.poll(() => facesOf(page)).toContainEqual(expect.stringContaining('readex-pro-latin'));
  const [asked = 0, painted = Number.POSITIVE_INFINITY] = await page.evaluate(() => {
    const latin = performance.getEntriesByType('resource').find(({ name }) => name.includes('-latin-'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return [latin?.startTime, paint?.startTime];
  });
  // The page waits so long for its first picture, and not for good: see `boot.ts`.
  const longestWaitMs = 2000;
  expect(asked, 'the order of the two').toBeGreaterThan(Math.min(painted, longestWaitMs));
  await close();
});

test('the addresses at the end of an Arabic page are in our Latin face, at the height they had before', async ({
  browser,
}) => {
  const { page, close } = await openWitnessed(browser, { locale: 'ar-IQ' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const heights = () =>
    page
      .locator('.when-near')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBeGreaterThan(0);
  await page.locator('.contact-offices').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => facesOf(page)).toContainEqual(expect.stringContaining('readex-pro-latin'));
  const after = await heights();
  for (const [index, height] of after.entries()) {
    const difference = Math.abs(height - (before[index] ?? 0));
    expect(difference, 'a line that grows would push what is read').toBeLessThan(6);
  }
  await close();
});

const facesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1440, 500],
] as const)
  test(`in ${width} by ${height} pixels just those of the hero's tiles are drawn and turned that are seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height });
    for (const language of pageLanguages) {
      await page.goto(`${url}/?lang=${language}`);
      const wrong = () =>
        page.evaluate(() => {
          const turned = document
            .getAnimations()
            .filter((one) => one instanceof CSSAnimation && one.animationName === 'hero-turn')
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []));
          const strips = [...document.querySelectorAll('.hero-strip, .hero-lead')];
          return strips.map((strip) => {
            const { width, height } = strip.getBoundingClientRect();
            const room = width / height;
            // The lead keeps its end when it is cut.
            const places = strip.matches('.hero-lead') ? [...strip.children].reverse() : [...strip.children];
            const placesWhere = (isWrong: (face: Element, isSeen: boolean) => boolean) =>
              places.flatMap((tile, place) => {
                const face = tile.querySelector('.tile-face');
                // Browsers round a strip's shape: whether a sliver is seen is open.
                const isOpen = Math.abs(place - room) < 0.1;
                return face && !isOpen && isWrong(face, place < room) ? [place] : [];
              });
            return {
              drawn: placesWhere((face, isSeen) => isSeen !== (getComputedStyle(face).display !== 'none')),
              turned: placesWhere((face, isSeen) => isSeen !== turned.includes(face)),
            };
          });
        });
      await expect.poll(wrong).toEqual(Array.from({ length: 4 }, () => ({ drawn: [], turned: [] })));
    }
  });
