import { addressOf, alternatesOf, fileFor, fileOf } from '../../src/head/addresses';

const site = 'https://arbelin.example';

test.each([
  ['/', 'en', 'https://arbelin.example/'],
  ['/', 'ar', 'https://arbelin.example/?lang=ar'],
  ['/privacy-policy', 'en', 'https://arbelin.example/privacy-policy'],
  ['/privacy-policy', 'ar', 'https://arbelin.example/privacy-policy?lang=ar'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(addressOf(site, path, language)).toBe(expected);
});

test('every version names itself, the other one and the default', () => {
  expect(alternatesOf(site, '/disclaimer')).toEqual([
    { hreflang: 'en', href: 'https://arbelin.example/disclaimer' },
    { hreflang: 'ar', href: 'https://arbelin.example/disclaimer?lang=ar' },
    { hreflang: 'x-default', href: 'https://arbelin.example/disclaimer' },
  ]);
});

test.each([
  ['/', 'en', '/index.html'],
  ['/', 'ar', '/ar/index.html'],
  ['/privacy-policy', 'en', '/privacy-policy/index.html'],
  ['/privacy-policy', 'ar', '/ar/privacy-policy/index.html'],
  [undefined, 'en', '/404.html'],
  [undefined, 'ar', '/ar/404.html'],
] as const)('the file of %s in %s is %s', (path, language, expected) => {
  expect(fileOf(path, language)).toBe(expected);
});

test.each([
  ['/', '/index.html'],
  ['/?lang=ar', '/ar/index.html'],
  ['/?service=brand-strategy&lang=ar-IQ', '/ar/index.html'],
  ['/?lang=en', '/index.html'],
  ['/?lang=de', '/index.html'],
  ['/terms-of-service/?lang=ar', '/ar/terms-of-service/index.html'],
  ['/nothing-here', '/404.html'],
  ['/nothing-here?lang=ar', '/ar/404.html'],
])('%s is answered with %s', (address, expected) => {
  expect(fileFor(new URL(address, site))).toBe(expected);
});
