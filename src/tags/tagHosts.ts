import type { Config } from '../readConfig';

/** Origins by what a page does with them, for `script-src`, `connect-src`, `img-src` and `frame-src`. */
export interface TagHosts {
  scripts: string[];
  connections: string[];
  images: string[];
  frames: string[];
}

const google: TagHosts = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  images: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  frames: [],
};

const googleAdsOrigins = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** What each vendor's documentation asks a content policy for. */
const hostsOf: Record<keyof Config['tags'], TagHosts> = {
  tagManager: google,
  googleAds: {
    scripts: [...google.scripts, ...googleAdsOrigins],
    connections: [...google.connections, ...googleAdsOrigins],
    images: [...google.images, ...googleAdsOrigins],
    frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
  meta: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
    images: ['https://www.facebook.com'],
    frames: [],
  },
  tiktok: {
    scripts: ['https://analytics.tiktok.com'],
    connections: ['https://analytics.tiktok.com'],
    images: ['https://analytics.tiktok.com'],
    frames: [],
  },
  snapchat: {
    scripts: ['https://sc-static.net', 'https://tr.snapchat.com'],
    connections: ['https://tr.snapchat.com', 'https://tr6.snapchat.com'],
    images: ['https://tr.snapchat.com'],
    frames: ['https://tr.snapchat.com'],
  },
  twitter: {
    scripts: ['https://static.ads-twitter.com'],
    connections: ['https://analytics.twitter.com', 'https://t.co'],
    images: ['https://analytics.twitter.com', 'https://t.co'],
    frames: [],
  },
  pinterest: {
    scripts: ['https://s.pinimg.com'],
    connections: ['https://ct.pinterest.com'],
    images: ['https://ct.pinterest.com'],
    frames: ['https://ct.pinterest.com'],
  },
};

/**
 * The origins that the configured tags need in the content policy, each once; empty lists without tags. The
 * policy for them cannot also ask for trusted types: the vendors' scripts load further scripts by plain
 * addresses. Custom HTML in a tag manager's container would need inline scripts, and does not run here.
 */
export function tagHosts({ tags }: Pick<Config, 'tags'>): TagHosts {
  const configured = (Object.keys(hostsOf) as (keyof typeof hostsOf)[])
    .filter((tag) => tags[tag] !== undefined)
    .map((tag) => hostsOf[tag]);
  const union = (use: keyof TagHosts) => [...new Set(configured.flatMap((hosts) => hosts[use]))];
  return {
    scripts: union('scripts'),
    connections: union('connections'),
    images: union('images'),
    frames: union('frames'),
  };
}
