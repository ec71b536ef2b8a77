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
  ['/ar/\\elsewhere.example', '/elsewhere.example?lang=ar'],
  ['/index.html', '/'],
  ['/privacy-policy/index.html?lang=ar#you', '/privacy-policy?lang=ar#you'],
])('the file %s stands for %s', (file, page) => {
  expect(of(file)).toBe(page);
});

test.each(['/', '/?lang=ar#work', '/privacy-policy', '/privacy-policy/', '/arabic', '/arena/index', '/en/'])(
  '%s is nobody else',
  (address) => {
    expect(pageAddress({ pathname: address, search: '', hash: '' })).toBeUndefined();
  },
);

test.each([
  ['//elsewhere.example', '/elsewhere.example'],
  ['///elsewhere.example/', '/elsewhere.example'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['//', '/'],
  ['//ar/', '/?lang=ar'],
  ['//ar//elsewhere.example', '/elsewhere.example?lang=ar'],
])('the path %s, which a link within the page would take for another host, becomes %s', (pathname, page) => {
  expect(pageAddress({ pathname, search: '', hash: '' })).toBe(page);
});
