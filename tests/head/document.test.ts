// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { type Assets, type Version, writeDocument } from '../../src/head/document';
import { pageAt } from '../../src/head/page';

const shell = readFileSync('index.html', 'utf8');

const assets: Assets = {
  boot: 'start(a && b)',
  styles: '.page > h1{margin:0}',
  entry: '/assets/main.js',
  modules: ['/assets/shared.js'],
  fonts: { en: ['/assets/a.woff2', '/assets/b.woff2'], ar: ['/assets/c.woff2', '/assets/d.woff2'] },
  words: { en: ['/assets/en.js'], ar: ['/assets/ar.js'] },
};
const english: Version = {
  language: 'en',
  head: [{ name: 'title', attributes: {}, text: 'Home' }],
  // Dollars mean something to a replacing function.
  markup: '<h1>Hello $1 $$</h1>',
};
const arabic: Version = {
  language: 'ar',
  head: [{ name: 'title', attributes: {}, text: 'البيت' }],
  markup: '<h1>أهلًا</h1>',
};

const parse = (first: Version, other: Version) =>
  new DOMParser().parseFromString(writeDocument(shell, pageAt('/'), [first, other], assets), 'text/html');

test.each([
  ['English', english, arabic, 'en', 'ltr'],
  ['Arabic', arabic, english, 'ar', 'rtl'],
])('a file is %s for whoever runs no script', (_, first, other, lang, dir) => {
  const { documentElement, title, head, body } = parse(first, other);
  expect([documentElement.lang, documentElement.dir]).toEqual([lang, dir]);
  expect(title).toBe(first.head[0]?.text);
  expect(head.querySelectorAll('title')).toHaveLength(1);
  expect(body.querySelector('#root')?.innerHTML).toBe(first.markup);
});

test('the other language waits beside it, head and page', () => {
  const file = parse(english, arabic);
  const [head, page] = file.querySelectorAll<HTMLTemplateElement>('template[lang=ar][dir=rtl]');
  expect(head?.parentElement).toBe(file.head);
  expect(head?.content.querySelector('title')?.textContent).toBe('البيت');
  expect(page?.innerHTML).toBe(arabic.markup);
});

test('the only script that runs stands in the page, before the styles, and knows what to load', () => {
  const file = parse(english, arabic);
  const scripts = [...file.scripts];
  expect(scripts.map((script) => script.text)).toEqual([assets.boot]);
  expect(scripts[0]?.nextElementSibling?.outerHTML).toBe(`<style>${assets.styles}</style>`);
  expect(file.querySelector('link[rel=stylesheet], script[src]')).toBeNull();
  expect({ ...scripts[0]?.dataset }).toEqual({
    entry: '/assets/main.js',
    modules: '/assets/shared.js',
    enFonts: '/assets/a.woff2 /assets/b.woff2',
    arFonts: '/assets/c.woff2 /assets/d.woff2',
    enWords: '/assets/en.js',
    arWords: '/assets/ar.js',
  });
});

test('the app can tell which page the file holds', () => {
  expect(parse(english, arabic).getElementById('root')?.dataset.prerendered).toBe('home');
});

test.each([
  ['boot', 'write("</script>")'],
  ['boot', 'a <!--b'],
  ['styles', 'a::after{content:"</STYLE>"}'],
])('a %s that would end its element stops the build: %s', (part, content) => {
  expect(() => writeDocument(shell, pageAt('/'), [english, arabic], { ...assets, [part]: content })).toThrow(
    'would end it',
  );
});

test('an index.html without its places stops the build', () => {
  expect(() => writeDocument('<html lang="en">', pageAt('/'), [english, arabic], assets)).toThrow(
    'index.html has no',
  );
});
