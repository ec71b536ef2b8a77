import { findService, services } from '../../src/content/services';
import { pageLanguages } from '../../src/languages';
import { readCatalogue } from './leaves';

interface ServiceWords {
  title: string;
  shortTitle: string;
  tagline: string;
}

interface ServiceDetails {
  overview: string[];
  process: { title: string; description: string }[];
  benefits: string[];
}

const slugs = services.map(({ slug }) => slug);
const rows = pageLanguages.flatMap((language) => services.map((service) => ({ language, ...service })));

test('there are five services, in the order of the wall', () => {
  expect(slugs).toEqual([
    'brand-strategy',
    'creative-content',
    'digital-marketing',
    'media-planning-buying',
    'technology-analytics',
  ]);
  expect(services.map(({ colour }) => colour)).toEqual(['lapis', 'clay', 'saffron', 'plum', 'pine']);
});

test('the English titles are those of the specification', () => {
  const words = readCatalogue<Record<string, ServiceWords>>('en', 'services');
  expect(slugs.map((slug) => words[slug]?.title)).toEqual([
    'Brand Strategy and Business Intelligence',
    'Creative and Content Excellence',
    'Digital Marketing and Growth',
    'Media Strategy, Planning and Buying',
    'Technology, Data and Analytics',
  ]);
});

test.each(services)('$slug has a drawing of its own and leads to two other services', (service) => {
  expect(services.filter(({ icon }) => icon === service.icon)).toHaveLength(1);
  expect(new Set([service.slug, ...service.related]).size).toBe(3);
  expect(slugs).toEqual(expect.arrayContaining([...service.related]));
});

test('every service is offered as related by at least one other', () => {
  const offered = new Set(services.flatMap(({ related }) => related));
  expect(slugs.filter((slug) => !offered.has(slug))).toEqual([]);
});

test.each(pageLanguages)('the catalogues in %s hold exactly these services', (language) => {
  expect(Object.keys(readCatalogue<object>(language, 'services'))).toEqual(slugs);
  expect(Object.keys(readCatalogue<object>(language, 'service-items'))).toEqual(slugs);
  expect(Object.keys(readCatalogue<object>(language, 'service-details'))).toEqual(slugs);
});

test.each(rows)('$slug in $language has a tagline and six to eight short items, each once', (service) => {
  const words = readCatalogue<Record<string, ServiceWords>>(service.language, 'services')[service.slug];
  expect(words?.title.length).toBeGreaterThanOrEqual(words?.shortTitle.length ?? 0);
  expect(words?.tagline).toMatch(/\.$/);
  const items = readCatalogue<Record<string, string[]>>(service.language, 'service-items')[service.slug];
  expect(items).toHaveLength(service.itemCount);
  expect(service.itemCount).toBeGreaterThanOrEqual(6);
  expect(service.itemCount).toBeLessThanOrEqual(8);
  expect(new Set(items).size).toBe(service.itemCount);
  // The wall shows an item on one line of a narrow column.
  expect(items?.filter((item) => item.length > 30 || item.endsWith('.'))).toEqual([]);
});

test.each(rows)('$slug in $language has three paragraphs, four steps and six benefits', (service) => {
  const details = readCatalogue<Record<string, ServiceDetails>>(service.language, 'service-details')[
    service.slug
  ];
  expect(details?.overview).toHaveLength(3);
  expect(details?.process).toHaveLength(4);
  expect(details?.benefits).toHaveLength(6);
  expect(details?.overview.filter((text) => !/[.؟?]$/.test(text))).toEqual([]);
  expect(details?.process.filter(({ title, description }) => !title || !/[.؟?]$/.test(description))).toEqual(
    [],
  );
  expect(new Set(details?.benefits).size).toBe(6);
});

test('a slug finds its service', () => {
  expect(findService('media-planning-buying')?.colour).toBe('plum');
});

test.each([
  '',
  'Brand-Strategy',
  'seo',
  '__proto__',
  'constructor',
  undefined,
  null,
  3,
  { slug: 'brand-strategy' },
])('what is no slug (%s) finds nothing', (slug) => {
  expect(findService(slug)).toBeUndefined();
});
