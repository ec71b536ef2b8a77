// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { textFiles } from '../../src/head/textFiles';

const filesOf = (isGated: boolean) =>
  textFiles({ siteUrl: 'https://arbelin.example', isGated, themeColour: '#f5efe3' });

test('before launch nothing may be found', () => {
  const files = filesOf(true);
  expect(files['/robots.txt']).toBe('User-agent: *\nDisallow: /\n');
  expect(files).not.toHaveProperty(['/sitemap.xml']);
});

test('after launch everything may, and the map is named', () => {
  expect(filesOf(false)['/robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://arbelin.example/sitemap.xml\n',
  );
});

test('the map holds every page in every language, each with all its versions', () => {
  const map = new DOMParser().parseFromString(filesOf(false)['/sitemap.xml'] ?? '', 'application/xml');
  const entries = [...map.getElementsByTagName('url')].map((entry) => ({
    address: entry.getElementsByTagName('loc')[0]?.textContent,
    versions: [...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href')),
  }));
  expect(entries.map(({ address }) => address)).toEqual([
    'https://arbelin.example/',
    'https://arbelin.example/?lang=ar',
    'https://arbelin.example/privacy-policy',
    'https://arbelin.example/privacy-policy?lang=ar',
    'https://arbelin.example/terms-of-service',
    'https://arbelin.example/terms-of-service?lang=ar',
    'https://arbelin.example/disclaimer',
    'https://arbelin.example/disclaimer?lang=ar',
  ]);
  for (const { address, versions } of entries) expect(versions).toContain(address);
  expect(entries.map(({ versions }) => versions.length)).toEqual(Array(8).fill(3));
});

test('the manifest names icons that exist, in the size it says', () => {
  const { icons } = JSON.parse(filesOf(false)['/manifest.webmanifest'] ?? '') as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
});

test.each([
  ['/share-en.png', '1200x630'],
  ['/share-ar.png', '1200x630'],
  ['/favicon-32.png', '32x32'],
  ['/apple-touch-icon.png', '180x180'],
])('%s is %s and light', (src, size) => {
  expect(sizeOf(src)).toBe(size);
  expect(readFileSync(`public${src}`).length).toBeLessThan(40_000);
});

test('the browser frames the page in the colour of its ground', () => {
  const paper = /--color-paper: (#\w+);/.exec(readFileSync('src/tokens.css', 'utf8'))?.[1];
  expect(readFileSync('index.html', 'utf8')).toContain(`<meta name="theme-color" content="${paper}" />`);
});

/** Width and height stand at a fixed place of every PNG. */
function sizeOf(src: string) {
  const image = readFileSync(`public${src}`);
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}
