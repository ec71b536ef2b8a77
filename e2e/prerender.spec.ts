import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { routes } from '../src/content/navigation';
import { languages, pageLanguages } from '../src/languages';
import { sites } from './sites';
import { words } from './words';

const { url, folder } = sites.launched;
const paths = [...Object.values(routes), '/nothing-here'];

/** How a visitor comes by each language: a browser's locale, and what the address asks for. */
const ways = [
  { name: 'an English browser', locale: 'en-GB', query: '', language: 'en' },
  { name: 'an Arabic browser', locale: 'ar-IQ', query: '', language: 'ar' },
  { name: '?lang=ar', locale: 'en-GB', query: '?lang=ar', language: 'ar' },
  { name: '?lang=en in an Arabic browser', locale: 'ar-IQ', query: '?lang=en', language: 'en' },
] as const;

interface Witness {
  paints: { name: string; at: number; language: string; heading: string }[];
  violations: string[];
  /** When the browser first drew the page that React is to take over. */
  firstFrame: number;
}

declare global {
  interface Window {
    witness: Witness;
  }
}

/** Opens a page that writes down what stood on the screen at each first paint, and what the policy refused. */
async function openWitnessed(browser: Browser, locale: string) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports an address that is not found.
    if (!message.text().includes('status of 404')) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    window.witness = { paints: [], violations: [], firstFrame: 0 };
    const draw = (now: number) => {
      if (document.querySelector('h1')) window.witness.firstFrame = now;
      else requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    addEventListener('securitypolicyviolation', (event) => {
      window.witness.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        const heading = document.querySelector('h1, [role=status]')?.textContent ?? '';
        const { lang } = document.documentElement;
        window.witness.paints.push({ name, at: startTime, language: lang, heading });
      }
    }).observe({ type: 'paint', buffered: true });
  });
  return { page, complaints, close: () => context.close() };
}

/** What React had to draw again because the file said something else. */
const mismatches = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName('hydration-mismatch')
      .map((mark) => String((mark as PerformanceMark).detail)),
  );

/** Only the browser knows the time: it stands there as soon as React has taken the page over. */
const time = /^[\d٠-٩]{2}:[\d٠-٩]{2}$/;
const takenOver = (page: Page) => expect(page.locator('header').getByText(time).first()).toBeVisible();

for (const { name, locale, query, language } of ways) {
  test(`with ${name}, every page is first painted in its language and taken over as it stands`, async ({
    browser,
  }) => {
    for (const path of paths) {
      const { page, complaints, close } = await openWitnessed(browser, locale);
      await page.goto(`${url}${path}${query}`, { waitUntil: 'networkidle' });
      await takenOver(page);

      const heading = await page.locator('h1').textContent();
      const { paints, violations } = await page.evaluate(() => window.witness);
      expect(paints.map(({ name }) => name)).toContain('first-contentful-paint');
      for (const paint of paints) {
        expect(paint.language, path).toBe(language);
        expect(paint.heading, path).toBe(heading);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language].dir);
      expect(await mismatches(page), path).toEqual([]);
      expect([...violations, ...complaints], path).toEqual([]);
      await close();
    }
  });
}

/** Every element and every text of the page, without what differs from one moment or rendering to the next. */
const drawn = async (page: Page) => {
  const lines = await page.evaluate(() => {
    const lines: string[] = [];
    const read = (node: Node) => {
      if (node instanceof Text) lines.push(node.data);
      if (!(node instanceof Element)) return;
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
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
  return drawn(page);
};

for (const { name, locale, query } of ways.slice(0, 2)) {
  test.describe(`with ${name}`, () => {
    test.use({ locale });

    for (const path of Object.values(routes)) {
      test(`${path} is the same, letter for letter, as one that the browser draws itself`, async ({
        page,
      }) => {
        const takenOverPage = await visit(page, `${url}${path}${query}`);
        await alter(page, / data-prerendered="\w+"/, '');
        expect(await visit(page, `${url}${path}${query}`)).toEqual(takenOverPage);
      });
    }
  });
}

test('a file that says something else than the app is noticed', async ({ page }) => {
  const asItIs = await visit(page, url);
  await alter(page, words('en')('home', 'hero.action'), 'Something else');
  expect(await visit(page, url)).not.toEqual(asItIs);
});

test('a file that is built otherwise than the app is noticed', async ({ page }) => {
  await alter(page, '<main id="main"', '<main id="main"><b></b></main><main');
  await visit(page, url);
  expect(await mismatches(page)).not.toEqual([]);
});

for (const { name, locale, language } of ways.slice(0, 2)) {
  test(`with ${name}, the gate is first painted in its language and taken over as it stands`, async ({
    browser,
  }) => {
    const say = words(language);
    const { page, complaints, close } = await openWitnessed(browser, locale);
    await page.goto(sites.fresh.url, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('gate', 'title'));
    const { paints, violations } = await page.evaluate(() => window.witness);
    for (const paint of paints) {
      expect([paint.language, paint.heading]).toEqual([language, say('common', 'loading')]);
    }
    expect(await mismatches(page)).toEqual([]);
    expect([...violations, ...complaints]).toEqual([]);
    await close();
  });
}

test('React is asked for after the first frame', async ({ browser }) => {
  const { page, close } = await openWitnessed(browser, 'en-GB');
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
      });
    }
  }
});

test('a choice made before outlives a host that knows nothing of it, in the head too', async ({
  browser,
}) => {
  const { page, close } = await openWitnessed(browser, 'en-GB');
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ar'));
  await page.goto(url, { waitUntil: 'networkidle' });
  await takenOver(page);
  await expect(page).toHaveTitle(words('ar')('common', 'meta.home.title'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/?lang=ar`);
  const blocks = page.locator('head > script[type="application/ld+json"]');
  expect(await blocks.allTextContents()).toEqual([expect.stringContaining('"name":"أربلين"')]);
  expect((await page.evaluate(() => window.witness)).paints.map(({ language }) => language)).not.toContain(
    'en',
  );
  await close();
});

for (const [locale, script, other] of [
  ['en-GB', 'latin', 'arabic'],
  ['ar-IQ', 'arabic', 'latin'],
] as const) {
  test(`a ${locale} visitor loads two ${script} faces and no ${other} display face`, async ({ browser }) => {
    const { page, close } = await openWitnessed(browser, locale);
    await page.goto(url, { waitUntil: 'networkidle' });
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(preloaded.map((href) => href.includes(`-${script}-`))).toEqual([true, true]);

    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2')),
    );
    expect(loaded.filter((name) => name.includes('kufam') && name.includes(`-${other}-`))).toEqual([]);
    expect(new Set(loaded).size, 'nothing is loaded twice').toBe(loaded.length);
    await close();
  });
}

test.describe('what is served', () => {
  const answer = async (path: string, encoding: string) => {
    const response = await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': encoding } });
    return { status: response.status, header: (name: string) => response.headers.get(name), response };
  };

  test('text comes compressed, as the visitor can take it', async () => {
    for (const path of ['/', '/privacy-policy', '/sitemap.xml', '/favicon.svg']) {
      expect((await answer(path, 'gzip, br')).header('content-encoding'), path).toBe('br');
      expect((await answer(path, 'gzip')).header('content-encoding'), path).toBe('gzip');
      expect((await answer(path, 'identity')).header('content-encoding'), path).toBeNull();
      expect((await answer(path, 'br')).header('vary'), path).toContain('Accept-Encoding');
    }
  });

  test('named by its content, a file is kept for good; a page is asked for anew', async () => {
    const script = /src="(\/assets\/boot-[^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1];
    expect((await answer(script ?? '', 'br')).header('cache-control')).toContain('immutable');
    const page = await answer('/', 'br');
    expect(page.header('cache-control')).toBe('no-cache');
    const again = await fetch(`${url}/`, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': page.header('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('an unknown address is answered as one, in the language it asks for', async () => {
    const unknown = await answer('/nothing-here?lang=ar', 'identity');
    expect(unknown.status).toBe(404);
    expect(await unknown.response.text()).toContain(words('ar')('common', 'notFound.title'));
    expect((await answer('/assets/gone.js', 'identity')).status).toBe(404);
    expect((await answer('/..%2f..%2fpackage.json', 'identity')).status).toBe(404);
  });

  test('robots are sent away before launch, and shown the map after it', async () => {
    expect(await (await fetch(`${sites.fresh.url}/robots.txt`)).text()).toContain('Disallow: /');
    expect((await fetch(`${sites.fresh.url}/sitemap.xml`)).status).toBe(404);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect((await fetch(`${url}/manifest.webmanifest`)).headers.get('content-type')).toContain(
      'manifest+json',
    );
  });
});
