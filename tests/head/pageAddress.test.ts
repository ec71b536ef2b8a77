import { pageAddress } from '../../src/head/pageAddress';

const of = (address: string) => pageAddress(new URL(address, 'https://arbelin.example'));

test.each([
  ['/ar', '/?lang=ar'],
  ['/ar/', '/?lang=ar'],
  ['/ar/index.html', '/?lang=ar'],
  ['/ar/terms-of-service', '/terms-of-service?lang=ar'],
  ['/ar/terms-of-service/', '/terms-of-service?lang=ar'],
  ['/ar/terms-of-service/index.html#liability', '/terms-of-service?lang=ar#liability'],
  ['/ar/?service=brand-strategy', '/?service=brand-strategy&lang=ar'],
  // The file is Arabic, and so is who asks for it by name.
  ['/ar/?lang=en', '/?lang=ar'],
  ['/ar/nothing-here', '/nothing-here?lang=ar'],
  // Never another host's address.
  ['/ar//elsewhere.example', '/elsewhere.example?lang=ar'],
  ['/index.html', '/'],
  ['/privacy-policy/index.html?lang=ar#you', '/privacy-policy?lang=ar#you'],
])('the file %s stands for %s', (file, page) => {
  expect(of(file)).toBe(page);
});

test.each([
  '/',
  '/?lang=ar#work',
  '/privacy-policy',
  '/privacy-policy/',
  '/arabic',
  '/arena/index',
  '/en/',
  '//ar/',
])('%s is nobody else', (address) => {
  expect(pageAddress({ pathname: address, search: '', hash: '' })).toBeUndefined();
});
