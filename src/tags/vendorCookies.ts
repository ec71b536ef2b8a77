import type { OptionalCategory } from './consent';
import type { CookieJar } from './cookieJar';

/**
 * How the cookies begin that the vendors set on this site's own domain. What lies on a vendor's domain only
 * the vendor or the visitor can delete.
 */
const beginnings: Record<OptionalCategory, readonly string[]> = {
  // Google Analytics, and the tests of its own that Google leaves behind.
  analytics: ['_ga', '_gid', '_gat', '_dc_gtm_', 'FPID', 'FPLC'],
  marketing: [
    // Google Ads
    '_gcl_',
    '_gac_',
    // Meta
    '_fbp',
    '_fbc',
    // TikTok
    '_ttp',
    '_tt_enable_cookie',
    'ttcsid',
    'ttclid',
    // Snap
    '_sc',
    // X
    '_twclid',
    'muc_ads',
    'personalization_id',
    // Pinterest
    '_pin_unauth',
    '_pinterest_',
    '_epik',
    '_derived_epik',
  ],
  // Nothing of its own is kept under it: the category is handed on to the container.
  preferences: [],
};

/** Whether a cookie is one that needs this category. */
export function needsConsent(name: string, category: OptionalCategory): boolean {
  const longest = Object.values(beginnings)
    .flat()
    .filter((beginning) => name.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length)[0];
  return longest !== undefined && beginnings[category].includes(longest);
}

/** Deletes what a category's vendors left, on this host and on the domains above it. */
export function deleteVendorCookies(category: OptionalCategory, jar: CookieJar): void {
  for (const name of jar.names()) if (needsConsent(name, category)) jar.expire(name);
}
