import { defaultLanguage, type PageLanguage, pageLanguages, toPageLanguage } from '../languages';
import { pageAt } from './page';

/** The one address of a page in a language: the default language has no query. Never a hash. */
export function addressOf(siteUrl: string, path: string, language: PageLanguage): string {
  const query = language === defaultLanguage ? '' : `?lang=${language}`;
  return `${siteUrl}${path}${query}`;
}

/** Every version of a page, itself included, and the one for readers of no language of ours. */
export function alternatesOf(siteUrl: string, path: string): { hreflang: string; href: string }[] {
  return [
    ...pageLanguages.map((language) => ({ hreflang: language, href: addressOf(siteUrl, path, language) })),
    { hreflang: 'x-default', href: addressOf(siteUrl, path, defaultLanguage) },
  ];
}

/** Where the build puts a page that is first of all in this language. No path: the page that is not found. */
export function fileOf(path: string | undefined, language: PageLanguage): string {
  const folder = language === defaultLanguage ? '' : `/${language}`;
  if (path === undefined) return `${folder}/404.html`;
  return `${folder}${path === '/' ? '' : path}/index.html`;
}

/** The rule of a host that can look at a query: `?lang=ar` is answered with the file that is Arabic first. */
export function fileFor(address: URL): string {
  const language = toPageLanguage(address.searchParams.get('lang')) ?? defaultLanguage;
  return fileOf(pageAt(address.pathname).path, language);
}
