/** The cookies a page may read. Values are kept encoded in the cookie and handed out decoded. */
export interface CookieJar {
  names(): string[];
  /** Null where there is none, or none that can be decoded. */
  read(name: string): string | null;
  /** For the whole site, on this host only. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  /** Deletes it on this host and on every domain above it, up to the registrable one. */
  expire(name: string): void;
}

/** The jar of the page at hand. A browser that refuses cookies has an empty one, and keeps it empty. */
export function createCookieJar(page: () => Document = () => document): CookieJar {
  const pairs = () => {
    try {
      return page().cookie.split('; ').filter(Boolean).map(splitPair);
    } catch {
      // A sandboxed page throws at the mere question.
      return [];
    }
  };
  const set = (text: string) => {
    try {
      page().cookie = text;
    } catch {
      // As above: nothing is kept, and nothing needs to be.
    }
  };
  const location = () => page().location;

  return {
    names: () => [...new Set(pairs().map(([name]) => name))],
    read(name) {
      const value = pairs().find(([each]) => each === name)?.[1];
      if (value === undefined) return null;
      try {
        return decodeURIComponent(value);
      } catch {
        return null;
      }
    },
    write(name, value, maxAgeSeconds) {
      const secure = location().protocol === 'https:' ? '; Secure' : '';
      set(`${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`);
    },
    expire(name) {
      const expired = `${name}=; Max-Age=0; Path=/`;
      set(expired);
      for (const domain of domainsOf(location().hostname)) set(`${expired}; Domain=${domain}`);
    },
  };
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
}

/**
 * The host and the domains above it, the widest first. Where the registrable part begins only a list could
 * tell, and none is needed: a browser refuses a cookie for more than that, its deletion too.
 */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  const isAddress = host.includes(':') || labels.every((label) => /^\d+$/.test(label));
  if (isAddress) return [];
  return labels.map((_, index) => labels.slice(-index - 2).join('.')).slice(0, labels.length - 1);
}
