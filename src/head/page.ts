import { routes } from '../content/navigation';

/** A page as search engines and share cards know it. Whatever has no row here is not found. */
export interface Page {
  id: keyof typeof routes | 'notFound';
  /** Undefined for the page that has no address of its own. */
  path: string | undefined;
}

export const pages: readonly Page[] = Object.entries(routes).map(([id, path]) => ({
  id: id as keyof typeof routes,
  path,
}));

const notFound: Page = { id: 'notFound', path: undefined };

export function pageAt(pathname: string): Page {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pages.find((page) => page.path === path) ?? notFound;
}
