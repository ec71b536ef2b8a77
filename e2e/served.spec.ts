import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { routes } from '../src/content/navigation';
import { pageLanguages } from '../src/languages';
import { sites } from './sites';
import { words } from './words';

const { url, folder } = sites.launched;

async function answer(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  return {
    status: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
  };
}

const asset = (ending: string) =>
  `/assets/${readdirSync(`${folder}/assets`).find((name) => name.endsWith(ending))}`;

/** One address of every kind: pages, what goes with them, and what is not there. */
const kinds = () => [
  ...Object.values(routes),
  '/?lang=ar',
  '/nothing-here',
  '/assets/gone.js',
  '/favicon.svg',
  '/share-en.png',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  asset('.js'),
  asset('.woff2'),
];

test('every answer carries the policy and its companions', async () => {
  for (const path of kinds()) {
    const { header } = await answer(path);
    const policy = header('content-security-policy') ?? '';
    const [, script, style] =
      /^default-src 'none'; script-src 'self'( 'sha256-[^']+'); style-src 'self'( 'sha256-[^']+');/.exec(
        policy,
      ) ?? [];
    expect([script, style], path).not.toContain(undefined);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(header('x-content-type-options'), path).toBe('nosniff');
    expect(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(header('permissions-policy'), path).toContain('camera=()');
    expect(header('cross-origin-opener-policy'), path).toBe('same-origin');
  }
});

test('text comes compressed, as the visitor can take it; pictures and fonts are it already', async () => {
  for (const path of [...Object.values(routes), '/sitemap.xml', '/favicon.svg', asset('.js')]) {
    const encoding = async (accepted: string) =>
      (await answer(path, { 'Accept-Encoding': accepted })).header('content-encoding');
    expect(await encoding('gzip, deflate, br'), path).toBe('br');
    expect(await encoding('gzip'), path).toBe('gzip');
    expect(await encoding('identity'), path).toBeNull();
    expect((await answer(path)).header('vary'), path).toContain('Accept-Encoding');
  }
  for (const path of [asset('.woff2'), '/share-en.png']) {
    expect(
      (await answer(path, { 'Accept-Encoding': 'gzip, br' })).header('content-encoding'),
      path,
    ).toBeNull();
  }
});

test('what is named by its content is kept for good; all else, and what is not there, is asked for anew', async () => {
  for (const path of kinds()) {
    const expected = [asset('.js'), asset('.woff2')].includes(path) ? /immutable$/ : /^no-cache$/;
    expect((await answer(path)).header('cache-control'), path).toMatch(expected);
  }
  const { header } = await answer('/');
  expect((await answer('/', { 'If-None-Match': header('etag') ?? '' })).status).toBe(304);
  expect((await answer('/', { 'If-None-Match': 'W/"another"' })).status).toBe(200);
});

for (const language of pageLanguages) {
  test(`an unknown address is answered as one, in ${language}`, async () => {
    for (const path of [
      '/nothing-here',
      '/assets/gone.js',
      '/privacy-policy/more',
      '/..%2f..%2fpackage.json',
      '/_headers',
      '/404.html',
    ]) {
      const { status, text } = await answer(`${path}?lang=${language}`);
      expect(status, path).toBe(404);
      expect(text, path).toContain(`<html lang="${language}"`);
      expect(text, path).toContain(words(language)('common', 'notFound.title'));
      expect(text, path).toContain('content="noindex"');
    }
  });

  test(`?lang=${language} is answered with the file that is ${language} first`, async () => {
    for (const path of Object.values(routes)) {
      for (const query of [`?lang=${language}`, `?service=brand-strategy&lang=${language}-XX`]) {
        const { status, text } = await answer(path + query);
        expect(status).toBe(200);
        expect(text).toContain(`<html lang="${language}"`);
      }
    }
  });
}

test('a file has no address but its page', async () => {
  for (const [from, to] of [
    ['/ar/', '/?lang=ar'],
    ['/ar/privacy-policy', '/privacy-policy?lang=ar'],
    ['/index.html', '/'],
  ]) {
    const { status, header } = await answer(from ?? '');
    expect([status, header('location')]).toEqual([301, to]);
  }
});

test('robots are sent away before launch, and shown the map after it', async () => {
  expect(await (await fetch(`${sites.fresh.url}/robots.txt`)).text()).toContain('Disallow: /');
  expect((await fetch(`${sites.fresh.url}/sitemap.xml`)).status).toBe(404);
  expect((await answer('/robots.txt')).text).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect((await answer('/manifest.webmanifest')).header('content-type')).toContain('manifest+json');
});

test.describe('on a host that knows no rules at all', () => {
  let server: Server;
  let origin: string;

  const fileAt = (path: string) =>
    [path, join(path, 'index.html')].find((name) =>
      statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
    );
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const file = fileAt(new URL(request.url ?? '/', 'http://localhost').pathname);
      const name = file ?? '404.html';
      response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(name)] ?? 'text/html' });
      response.end(readFileSync(join(folder, name)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => void server.close());

  for (const [file, address, title] of [
    ['/ar/', '/?lang=ar', 'meta.home.title'],
    ['/ar/index.html', '/?lang=ar', 'meta.home.title'],
    ['/ar/#work', '/?lang=ar#work', 'meta.home.title'],
    ['/ar/nothing-here', '/nothing-here?lang=ar', 'meta.notFound.title'],
  ] as const) {
    test(`whoever lands on ${file} reads ${address}`, async ({ page }) => {
      await page.goto(origin + file, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page).toHaveTitle(words('ar')('common', title));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.url().replace(origin, '')).toBe(address);
    });
  }

  test('a legal page in the Arabic folder is that page, by its right address', async ({ page }) => {
    await page.goto(`${origin}/ar/privacy-policy/`, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(`${origin}/privacy-policy?lang=ar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ar')('legal-privacy', 'title'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${url}/privacy-policy?lang=ar`,
    );
  });

  test('?lang=ar is Arabic all the same', async ({ page }) => {
    await page.goto(`${origin}/?lang=ar`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ء-ي]/);
    expect(page.url()).toBe(`${origin}/?lang=ar`);
  });
});

declare global {
  interface Window {
    /** How far the page has moved under the visitor's eyes, as browsers count it. */
    shift: number;
  }
}

/** What a first visit may cost, on whatever page and in whatever language it begins; bytes as they are sent. */
const firstVisit = { requests: 15, bytes: 210_000, shift: 0.005 };

for (const language of pageLanguages) {
  test(`letters that come late move nothing, in ${language}`, async ({ browser }) => {
    for (const path of Object.values(routes)) {
      const context = await browser.newContext({
        locale: `${language}-XX`,
        viewport: { width: 412, height: 823 },
      });
      const page = await context.newPage();
      await watchShift(page);
      let release = () => {};
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' });
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      await page.waitForFunction(isPainted);
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      expect(await page.evaluate(() => window.shift), path).toBeLessThanOrEqual(firstVisit.shift);
      await context.close();
    }
  });
}

const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const language of pageLanguages) {
  test(`a first visit in ${language} stays within its budget, and nothing comes that nobody asked for`, async ({
    browser,
  }) => {
    for (const path of Object.values(routes)) {
      for (const query of ['', `?lang=${language}`]) {
        const context = await browser.newContext({
          locale: `${language}-XX`,
          viewport: { width: 412, height: 823 },
        });
        const page = await context.newPage();
        await watchShift(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        // A look at the page from here counts as a visitor's activity: none before the page waits for a sign of life.
        const atWork = page.waitForResponse(/\/assets\/banner-/);
        await Promise.all([page.goto(`${url}${path}${query}`), atWork]);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('#cookie-consent')).toBeVisible();
        // A script is fetched, and imported out of the browser's cache after that.
        const came = await page.evaluate(() =>
          (
            [
              ...performance.getEntriesByType('navigation'),
              ...performance.getEntriesByType('resource'),
            ] as PerformanceResourceTiming[]
          )
            .filter(({ transferSize }) => transferSize > 0)
            .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
        );
        const requests = came.map(({ name }) => name);
        const bytes = came.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
        const label = `${path}${query}`;
        expect(bytes, label).toBeGreaterThan(100_000);
        expect(bytes, label).toBeLessThanOrEqual(firstVisit.bytes);
        expect(await page.evaluate(() => window.shift), label).toBeLessThanOrEqual(firstVisit.shift);
        expect(requests.length, label).toBeLessThanOrEqual(firstVisit.requests);
        expect(new Set(requests).size, `${label}: nothing is asked for twice`).toBe(requests.length);
        expect(
          asked.filter((address) => !address.startsWith(url)),
          label,
        ).toEqual([]);
        const early =
          /\/assets\/(openai|path|mind|mindWorker|knowledge|terms|siteAssistant|ChatPanel|Rider|\w+Modal|\w+Lead|PreferencesDialog)-/;
        expect(
          asked.filter((address) => early.test(address)),
          label,
        ).toEqual([]);
        await context.close();
      }
    }
  });
}
