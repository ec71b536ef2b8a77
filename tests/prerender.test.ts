import { readFileSync } from 'node:fs';
import { pageAt, pages } from '../src/head/page';
import { pageLanguages } from '../src/languages';
import { renderVersion } from '../src/prerender';

// These tests run as `npm start` does: with the gate on. What is behind it is tested in the browser.

const wordsOf = (language: string, namespace: string): string[] =>
  Object.values(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))).flatMap(textsIn);

const textsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
};

const versions = [...pages, pageAt('/nothing-here')].flatMap((page) =>
  pageLanguages.map((language) => [page.id, language, page] as const),
);

test.each(versions)('%s in %s shows the closed gate and nothing of the site', async (_id, language, page) => {
  const { markup, head } = await renderVersion(page, language);
  const [loading] = wordsOf(language, 'common').filter((text) => /^(Loading|جارٍ)/.test(text));
  expect(markup).toContain(loading);
  expect(head.map(({ name, attributes }) => attributes.name ?? name)).toEqual(['title', 'robots']);

  const file = markup + JSON.stringify(head);
  const secrets = ['home', 'services', 'work', 'footer', 'chat'].flatMap((area) => wordsOf(language, area));
  expect(secrets.filter((text) => text.length > 12 && file.includes(text))).toEqual([]);
});

test.each(versions)('%s in %s needs no inline script and no inline style', async (_id, language, page) => {
  const { markup } = await renderVersion(page, language);
  expect(markup).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});
