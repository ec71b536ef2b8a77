import { site } from '../site';

export type ConsentCategory = 'essential' | 'analytics' | 'marketing' | 'preferences';

/** Codes of the catalogue's `durations`. */
export type CookieDuration = 'hours24' | 'days90' | 'months13' | 'year1' | 'years2';

export type CookiePurpose =
  | 'choice'
  | 'visitors'
  | 'visits'
  | 'dailyVisitors'
  | 'adClicks'
  | 'metaAds'
  | 'metaClicks'
  | 'tiktokAds'
  | 'snapchatAds'
  | 'pinterestAds'
  | 'xAds'
  | 'xPersonal';

export interface CookieRow {
  /** The cookie's name; a `*` stands for the part the vendor fills in. */
  key: string;
  category: ConsentCategory;
  duration: CookieDuration;
  /** Key of `purposes` in `cookies.json`. */
  purpose: CookiePurpose;
}

/**
 * Every cookie a visit can leave, for the consent dialog and the privacy policy alike. All but the first come
 * from vendors: each needs its consent category, and its tag an id in the environment. The durations are the
 * vendors' published defaults.
 */
export const cookies = [
  { key: `${site.prefix}_consent`, category: 'essential', duration: 'year1', purpose: 'choice' },
  { key: '_ga', category: 'analytics', duration: 'years2', purpose: 'visitors' },
  { key: '_ga_*', category: 'analytics', duration: 'years2', purpose: 'visits' },
  { key: '_gid', category: 'analytics', duration: 'hours24', purpose: 'dailyVisitors' },
  { key: '_gcl_au', category: 'marketing', duration: 'days90', purpose: 'adClicks' },
  { key: '_fbp', category: 'marketing', duration: 'days90', purpose: 'metaAds' },
  { key: '_fbc', category: 'marketing', duration: 'days90', purpose: 'metaClicks' },
  { key: '_ttp', category: 'marketing', duration: 'months13', purpose: 'tiktokAds' },
  { key: '_scid', category: 'marketing', duration: 'months13', purpose: 'snapchatAds' },
  { key: '_pin_unauth', category: 'marketing', duration: 'year1', purpose: 'pinterestAds' },
  { key: 'muc_ads', category: 'marketing', duration: 'years2', purpose: 'xAds' },
  { key: 'personalization_id', category: 'marketing', duration: 'years2', purpose: 'xPersonal' },
] as const satisfies readonly CookieRow[];

export type StoredItemId =
  | 'language'
  | 'auth'
  | 'consent'
  | 'consentCookie'
  | 'outbox'
  | 'chatMemory'
  | 'chatCache'
  | 'chatUsage'
  | 'vectors'
  | 'chatLearning'
  | 'chatAnalytics';

export interface StoredItem {
  /** Key of `storage.purposes` and `storage.kept` in `cookies.json`; of a storage key, its name in the storage module. */
  id: StoredItemId;
  place: 'localStorage' | 'cookie' | 'indexedDB';
  /** The name in the browser: a storage key, a cookie, a database. A test compares it with the storage module. */
  key: string;
  category: ConsentCategory;
}

/** Everything of its own that this site keeps in a browser, with the consent it needs. */
export const storedItems = [
  { id: 'language', place: 'localStorage', key: 'i18nextLng', category: 'essential' },
  { id: 'auth', place: 'localStorage', key: `${site.prefix}_auth`, category: 'essential' },
  { id: 'consent', place: 'localStorage', key: `${site.prefix}_cookie_consent`, category: 'essential' },
  { id: 'consentCookie', place: 'cookie', key: `${site.prefix}_consent`, category: 'essential' },
  { id: 'outbox', place: 'localStorage', key: `${site.prefix}_outbox`, category: 'essential' },
  { id: 'chatMemory', place: 'localStorage', key: `${site.prefix}_chat_memory`, category: 'essential' },
  { id: 'chatCache', place: 'localStorage', key: `${site.prefix}_chat_cache`, category: 'essential' },
  { id: 'chatUsage', place: 'localStorage', key: `${site.prefix}_chat_usage`, category: 'essential' },
  { id: 'vectors', place: 'indexedDB', key: `${site.prefix}_vector_store`, category: 'essential' },
  { id: 'chatLearning', place: 'localStorage', key: `${site.prefix}_chat_learning`, category: 'analytics' },
  { id: 'chatAnalytics', place: 'localStorage', key: `${site.prefix}_chat_analytics`, category: 'analytics' },
] as const satisfies readonly StoredItem[];
