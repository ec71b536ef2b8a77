import type { ConsentChoice } from '../../src/tags/consent';
import type { CookieJar } from '../../src/tags/cookieJar';
import type { TagGlobals, TagPage } from '../../src/tags/tagPage';
import { createTags } from '../../src/tags/tags';

/** A page without a window: what is on it, and every script that was ever asked for. */
export function createFakePage() {
  const globals: TagGlobals = {};
  const requested: string[] = [];
  const present = new Set<string>();
  const page: TagPage = {
    globals,
    append(address) {
      requested.push(address);
      present.add(address);
      return { remove: () => present.delete(address) };
    },
  };
  return { page, globals, requested, present };
}

/** A jar that knows one host and forgets nothing by itself. */
export function createFakeJar(cookies: Record<string, string> = {}) {
  const kept = new Map(Object.entries(cookies));
  const ages = new Map<string, number>();
  const jar: CookieJar = {
    names: () => [...kept.keys()],
    read: (name) => kept.get(name) ?? null,
    write(name, value, maxAgeSeconds) {
      kept.set(name, value);
      ages.set(name, maxAgeSeconds);
    },
    expire: (name) => void kept.delete(name),
  };
  return { jar, ages };
}

/** The data layer as it reads: commands (which must be `arguments`) as lists, data as it is. */
export function readLayer(globals: TagGlobals): unknown[] {
  return (globals.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );
}

export const allIds = {
  tagManager: 'GTM-TEST1',
  meta: '111222333',
  tiktok: 'CTEST1',
  snapchat: 'snap-test-1',
  twitter: 'xtest1',
  pinterest: '261234',
  googleAds: 'AW-444555',
};

export const noIds = {
  tagManager: undefined,
  meta: undefined,
  tiktok: undefined,
  snapchat: undefined,
  twitter: undefined,
  pinterest: undefined,
  googleAds: undefined,
};

export const now = Date.UTC(2026, 2, 14, 12);

/** Tags on a fake page, with every id unless told otherwise. */
export function createTestTags({
  ids = allIds as typeof allIds | typeof noIds,
  cookies = {},
}: {
  ids?: { [Tag in keyof typeof allIds]: string | undefined };
  cookies?: Record<string, string>;
} = {}) {
  const fake = createFakePage();
  const { jar } = createFakeJar(cookies);
  const reported: unknown[] = [];
  const tags = createTags({
    ids,
    page: fake.page,
    jar,
    now: () => now,
    createId: () => 'event-1',
    report: (error) => void reported.push(error),
  });
  return { ...fake, tags, jar, reported, layer: () => readLayer(fake.globals) };
}

export const choice = (...allowed: (keyof ConsentChoice)[]): ConsentChoice => ({
  analytics: allowed.includes('analytics'),
  marketing: allowed.includes('marketing'),
  preferences: allowed.includes('preferences'),
});
