/** The sections of the home page, in order. Their ids are the hashes of the address. */
export const sectionIds = [
  'home',
  'about',
  'challenge',
  'advantage',
  'process',
  'services',
  'work',
  'contact',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The header's links: five of the eight sections. */
export const navigationIds = ['home', 'about', 'services', 'work', 'contact'] as const satisfies SectionId[];

export type NavigationId = (typeof navigationIds)[number];

/** The link that is highlighted while a section is in view: those without one belong to the story before. */
export function navigationIdOf(section: SectionId): NavigationId {
  const before = sectionIds.slice(0, sectionIds.indexOf(section) + 1).reverse();
  return before.find((id): id is NavigationId => (navigationIds as readonly string[]).includes(id)) ?? 'home';
}

export const routes = {
  home: '/',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  disclaimer: '/disclaimer',
} as const;

/** Where a link to a section leads, from any route. */
export function sectionPath(id: SectionId): string {
  return id === 'home' ? routes.home : `${routes.home}#${id}`;
}

/** The query that opens a service's modal over whatever page is showing, or closes it; the rest of it stays. */
export function serviceSearch(slug: string | null, current = ''): string {
  const query = new URLSearchParams(current);
  if (slug === null) query.delete('service');
  else query.set('service', slug);
  return query.size > 0 ? `?${query}` : '';
}

/** What a link to a service leaves in the history, so that closing the modal can go back. */
export const serviceLinkState = { isOpenedHere: true };
