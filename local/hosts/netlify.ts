import { languagesOf, type Rules } from './hostFiles.ts';

/**
 * Pages are asked for anew by default. A second `Cache-Control` for the same file would be joined to the first, so
 * only the assets get one.
 */
export function netlifyHeaders({ headers, cacheForAssets }: Rules): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cacheForAssets}`, ''].join('\n');
}

/**
 * A rule without a splat stands for a path with and without a slash or `index.html` at its end. An unknown address
 * is answered with `404.html` without a rule. Hosts that know no queries pass those lines over.
 */
export function netlifyRedirects(rules: Rules): string {
  const languages = languagesOf(rules);
  return [
    ...rules.translated.map(
      ({ language, path }) => `/${language}${path === '/' ? '' : path} ${path}?lang=${language} 301!`,
    ),
    ...rules.translated.map(({ language, path, file }) => `${path} lang=${language} ${file} 200!`),
    ...[...rules.notFound, ...rules.hidden].map((file) => `${file} /404.html 404!`),
    ...languages.map((language) => `/* lang=${language} /${language}/404.html 404`),
    '',
  ].join('\n');
}
