import { type HeadTag, type HeadWords, headTags } from '../../src/head/headTags';
import { pageAt } from '../../src/head/page';
import type { PageLanguage } from '../../src/languages';

const words: HeadWords = { title: 'عنوان & Title', description: 'What it is about' };

interface Overrides {
  path?: string;
  language?: PageLanguage;
  isGated?: boolean;
}

const tagsOf = ({ path = '/', language = 'en', isGated = false }: Overrides = {}) =>
  headTags({
    page: pageAt(path),
    language,
    words,
    siteUrl: 'https://arbelin.example',
    isGated,
  });

const hrefs = (tags: HeadTag[], rel: string) =>
  tags.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes.href);

const content = (tags: HeadTag[], name: string) =>
  tags.find(({ attributes }) => (attributes.property ?? attributes.name) === name)?.attributes.content;

test.each([
  ['/', 'en', 'https://arbelin.example/'],
  ['/', 'ar', 'https://arbelin.example/?lang=ar'],
  ['/terms-of-service', 'ar', 'https://arbelin.example/terms-of-service?lang=ar'],
] as const)('%s in %s has one address of its own', (path, language, expected) => {
  const tags = tagsOf({ path, language });
  expect(hrefs(tags, 'canonical')).toEqual([expected]);
  expect(content(tags, 'og:url')).toBe(expected);
  expect(hrefs(tags, 'alternate')).toContain(expected);
  expect(hrefs(tags, 'alternate')).toHaveLength(3);
});

test.each([
  ['en', 'en_US', 'ar_AR', 'https://arbelin.example/share-en.png'],
  ['ar', 'ar_AR', 'en_US', 'https://arbelin.example/share-ar.png'],
] as const)('the share card in %s is in its language', (language, locale, other, image) => {
  const tags = tagsOf({ language });
  expect(content(tags, 'og:locale')).toBe(locale);
  expect(content(tags, 'og:locale:alternate')).toBe(other);
  expect(content(tags, 'og:image')).toBe(image);
  expect(content(tags, 'twitter:image')).toBe(image);
  expect(content(tags, 'twitter:card')).toBe('summary_large_image');
  expect(content(tags, 'og:title')).toBe('عنوان & Title');
});

test.each([
  ['behind the gate', { isGated: true }],
  ['where nothing is', { path: '/nothing-here' }],
])('%s there is a title and nothing to find', (_, overrides) => {
  expect(tagsOf(overrides)).toEqual([
    { name: 'title', attributes: {}, text: 'عنوان & Title' },
    { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]);
});

test('a page that may be found is not kept from being found', () => {
  expect(content(tagsOf(), 'robots')).toBeUndefined();
});
