import { languagesOf, type Rules, translatedPattern } from './hostFiles.ts';

/**
 * Written as `routes`: the newer `rewrites` are looked at only where no file answers, and `/` always has one. The
 * rules stand in the order they are tried; `continue` adds to what comes after.
 */
export function vercelJson(rules: Rules): string {
  const languages = languagesOf(rules);
  const asks = (language: string) => [{ type: 'query', key: 'lang', value: `${language}(?:[-_].*)?` }];
  const routes = [
    { src: '/.*', headers: { ...rules.headers, 'Cache-Control': rules.cacheForPages }, continue: true },
    { src: '/assets/.*', headers: { 'Cache-Control': rules.cacheForAssets }, continue: true },
    ...languages.map((language) => ({
      src: translatedPattern(rules, language),
      status: 301,
      headers: { Location: `/$1?lang=${language}` },
    })),
    ...rules.translated.map(({ language, path, file }) => ({ src: path, has: asks(language), dest: file })),
    { src: anyOf([...rules.notFound, ...rules.hidden]), status: 404, dest: '/404.html' },
    { handle: 'filesystem' },
    ...languages.map((language) => ({
      src: '/.*',
      has: asks(language),
      status: 404,
      dest: `/${language}/404.html`,
    })),
    { src: '/.*', status: 404, dest: '/404.html' },
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}

const anyOf = (files: readonly string[]) => `(?:${files.join('|').replaceAll('.', '\\.')})`;
