export type ServiceSlug =
  | 'brand-strategy'
  | 'creative-content'
  | 'digital-marketing'
  | 'media-planning-buying'
  | 'technology-analytics';

/** Token name: the panel, the modal's side and the menu's tile take their ground from it. */
export type ServiceColour = 'lapis' | 'clay' | 'saffron' | 'plum' | 'pine';

/** The drawing that stands for the service, named after its shape. */
export type ServiceIcon = 'meander' | 'pinwheel' | 'stair' | 'arcs' | 'dots';

export interface Service {
  slug: ServiceSlug;
  icon: ServiceIcon;
  colour: ServiceColour;
  /** How many entries it has in `service-items.json`; a test compares the two. */
  itemCount: 6 | 7 | 8;
  /** The two services the modal offers next. */
  related: readonly [ServiceSlug, ServiceSlug];
}

/**
 * The five services in the order of the wall. Their words are in `services.json`, `service-items.json` and
 * `service-details.json`.
 */
export const services = [
  {
    slug: 'brand-strategy',
    icon: 'meander',
    colour: 'lapis',
    itemCount: 8,
    related: ['creative-content', 'technology-analytics'],
  },
  {
    slug: 'creative-content',
    icon: 'pinwheel',
    colour: 'clay',
    itemCount: 8,
    related: ['brand-strategy', 'digital-marketing'],
  },
  {
    slug: 'digital-marketing',
    icon: 'stair',
    colour: 'saffron',
    itemCount: 8,
    related: ['media-planning-buying', 'technology-analytics'],
  },
  {
    slug: 'media-planning-buying',
    icon: 'arcs',
    colour: 'plum',
    itemCount: 7,
    related: ['digital-marketing', 'creative-content'],
  },
  {
    slug: 'technology-analytics',
    icon: 'dots',
    colour: 'pine',
    itemCount: 8,
    related: ['digital-marketing', 'brand-strategy'],
  },
] as const satisfies readonly Service[];

/** The service behind a slug that came from a URL, an event or storage; undefined for anything else. */
export function findService(slug: unknown): Service | undefined {
  return services.find((service) => service.slug === slug);
}
