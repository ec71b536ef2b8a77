import type { Config } from '../../src/readConfig.ts';
import { cacheControlFor, headersFor } from '../headers.ts';
import { caddyfile } from './caddy.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxConf } from './nginx.ts';
import { vercelJson } from './vercel.ts';

/** What every host has to do, whatever its own way of writing it. */
export interface Rules {
  domain: string;
  /** For every answer. */
  headers: Record<string, string>;
  /** For files that are named by their content; everything else is asked for anew. */
  cacheForAssets: string;
  cacheForPages: string;
  /** `?lang=ar` of a page is answered with the file that is Arabic first. */
  translated: { language: string; path: string; file: string }[];
  /** Files for hosts, not for visitors. */
  hidden: readonly string[];
  /** The pages for an unknown address, which are found nowhere by their own names. */
  notFound: readonly string[];
}

const writers: Record<string, (rules: Rules) => string> = {
  '/_headers': netlifyHeaders,
  '/_redirects': netlifyRedirects,
  '/vercel.json': vercelJson,
  '/nginx.conf': nginxConf,
  '/Caddyfile': caddyfile,
};

export const hostFileNames = Object.keys(writers);

/**
 * The rules that `npm start` follows (`headers.ts`, `serveSite.ts`), as the common static hosts want them written.
 * Netlify and Cloudflare Pages read `_headers` and `_redirects` out of the published folder, Vercel `vercel.json`;
 * the other two are to be included by hand. `files` are the paths and texts of what the build has rendered.
 */
export function hostFiles(config: Config, files: Readonly<Record<string, string>>): Record<string, string> {
  const rules: Rules = {
    domain: new URL(config.siteUrl).hostname,
    headers: headersFor(config, Object.values(files)),
    cacheForAssets: cacheControlFor('/assets/'),
    cacheForPages: cacheControlFor('/'),
    translated: Object.keys(files).flatMap(translatedPage),
    hidden: hostFileNames,
    notFound: Object.keys(files).filter((file) => file.endsWith('/404.html')),
  };
  return Object.fromEntries(Object.entries(writers).map(([path, write]) => [path, write(rules)]));
}

function translatedPage(file: string) {
  const [, language, path] = /^\/([a-z]{2})(\/.*|)\/index\.html$/.exec(file) ?? [];
  return language === undefined ? [] : [{ language, path: path || '/', file }];
}

/** The languages that have a folder of their own. */
export function languagesOf({ translated }: Rules): string[] {
  return [...new Set(translated.map(({ language }) => language))];
}

/**
 * A translated file by its own name; the page's path, without its slash, is captured. Only pages that exist are
 * matched: whoever answers with whatever stands behind `/ar/` sends `/ar//elsewhere.example`, or the same with a
 * backslash or a tab, to another host.
 */
export function translatedPattern({ translated }: Rules, language: string): string {
  const paths = translated.flatMap((page) =>
    page.language === language && page.path !== '/' ? page.path.slice(1) : [],
  );
  return `/${language}(?:/(${paths.join('|')}))?(?:/|/index\\.html)?`;
}
