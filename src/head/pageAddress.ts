import { defaultLanguage, pageLanguages } from '../languages';

/**
 * A static host serves a file under its own name too: `/ar/terms-of-service/index.html`. That is no address of a
 * page; this is the one it stands for, or undefined where there is nothing to mend. Nor is `//elsewhere.example`,
 * which a link within the page would take for another host.
 */
export function pageAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const [, folder, rest = ''] = /^[/\\]+([^/\\]*)(.*)$/.exec(pathname) ?? [];
  const language = pageLanguages.find((code) => code === folder && code !== defaultLanguage);
  const path = (language ? rest : pathname.replace(/^[/\\]{2,}/, '/')).replace(/\/index\.html$/, '/');
  if (!language && path === pathname) return undefined;

  const query = new URLSearchParams(search);
  if (language) query.set('lang', language);
  const asked = query.size > 0 ? `?${query}` : '';
  const own = path.replace(/^[/\\]+/, '/').replace(/\/+$/, '');
  return `${own || '/'}${asked}${hash}`;
}
