import { cookies } from '../../src/content/cookies';
import { needsConsent } from '../../src/tags/vendorCookies';

const optional = cookies.filter(({ category }) => category !== 'essential');

test.each(optional.map(({ key, category }) => [key, category] as const))(
  'the cookie %s of the table is deleted with %s',
  (key, category) => {
    const name = key.replace('*', 'ABC123');
    expect(needsConsent(name, 'analytics')).toBe(category === 'analytics');
    expect(needsConsent(name, 'marketing')).toBe(category === 'marketing');
  },
);

test.each([
  ['_gac_UA-1', 'marketing'],
  ['_gat_gtag_UA_1', 'analytics'],
  ['_scid_r', 'marketing'],
  ['ttcsid_CTEST1', 'marketing'],
] as const)('%s belongs to %s', (name, category) => {
  expect(needsConsent(name, category)).toBe(true);
});

test.each(['arbelin_consent', 'i18nextLng', 'session', 'ga', ''])('%s is nobody’s to delete', (name) => {
  expect(needsConsent(name, 'analytics')).toBe(false);
  expect(needsConsent(name, 'marketing')).toBe(false);
  expect(needsConsent(name, 'preferences')).toBe(false);
});
