import { defaultLanguage, languages, pageLanguages } from '../languages';
import { site } from '../site';
import { addressOf, alternatesOf } from './addresses';
import { escapeHtml } from './html';
import { pages } from './page';

interface Options {
  siteUrl: string;
  /** Before launch nothing of the site may be found. */
  isGated: boolean;
  /** The page's ground, as a browser paints its own frame around it. */
  themeColour: string;
}

/** What stands beside the pages for search engines and browsers: path and content of each file. */
export function textFiles({ siteUrl, isGated, themeColour }: Options): Record<string, string> {
  return {
    '/robots.txt': robots(siteUrl, isGated),
    '/manifest.webmanifest': manifest(themeColour),
    ...(isGated ? {} : { '/sitemap.xml': sitemap(siteUrl) }),
  };
}

function robots(siteUrl: string, isGated: boolean): string {
  if (isGated) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Every page in every language, each naming all its versions. */
function sitemap(siteUrl: string): string {
  const entries = pages.flatMap(({ path }) =>
    path === undefined
      ? []
      : pageLanguages.map((language) => entry(siteUrl, path, addressOf(siteUrl, path, language))),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(siteUrl: string, path: string, address: string): string {
  const versions = alternatesOf(siteUrl, path).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${versions.join('')}</url>`;
}

function manifest(themeColour: string): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: `${site.name[defaultLanguage]}: ${site.promise[defaultLanguage]}`,
    short_name: site.name[defaultLanguage],
    lang: defaultLanguage,
    dir: languages[defaultLanguage].dir,
    start_url: '/',
    display: 'browser',
    background_color: themeColour,
    theme_color: themeColour,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
