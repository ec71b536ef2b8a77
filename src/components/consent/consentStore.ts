import { consentCookie, storageKeys } from '../../storage/keys';
import { createRecord } from '../../storage/record';
import { type ConsentChoice, type ConsentRecord, consentVersion, parseConsent } from '../../tags/consent';
import type { CookieJar } from '../../tags/cookieJar';

const cookieSeconds = 365 * 24 * 60 * 60;

export interface ConsentStore {
  /** The visitor's choice; null while there is none that counts. The same object until it changes. */
  read(): ConsentRecord | null;
  /** Once, at start: what one of the two places lost comes back from the other. */
  restore(): void;
  choose(choice: ConsentChoice): void;
  /** Forgets the choice: the visitor is asked again. */
  reset(): void;
  /** Calls back after a change in this tab or in another one. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * The record of consent: in storage, where tabs hear of each other's changes, and as a cookie of 365 days.
 * Storage is what counts. The cookie alone restores it; something in storage that is no record of this version
 * is dropped with the cookie, and the visitor is asked again.
 */
export function createConsentStore(options: {
  jar: CookieJar;
  now: () => number;
  userAgent: () => string;
  area?: Storage;
}): ConsentStore {
  const { jar, now, userAgent, area } = options;
  const record = createRecord<ConsentRecord | null>({
    key: storageKeys.consent,
    parse: parseConsent,
    empty: () => null,
    ...(area ? { area } : {}),
  });

  const writeCookie = (value: ConsentRecord) =>
    jar.write(consentCookie, JSON.stringify(value), cookieSeconds);

  // The cookie goes first: whoever hears of the change in storage may look at it.
  function reset() {
    jar.expire(consentCookie);
    record.clear();
  }

  return {
    read: record.read,
    subscribe: record.subscribe,
    reset,
    restore() {
      const cookie = jar.read(consentCookie);
      const restored = cookie === null ? undefined : parseText(cookie);
      const kept = record.read();
      if (kept) {
        if (cookie !== JSON.stringify(kept)) writeCookie(kept);
      } else if (restored && !holdsSomething(area)) {
        record.update(() => restored);
      } else if (cookie !== null || holdsSomething(area)) {
        reset();
      }
    },
    choose({ analytics, marketing, preferences }) {
      const chosen: ConsentRecord = {
        essential: true,
        analytics,
        marketing,
        preferences,
        metadata: {
          timestamp: new Date(now()).toISOString(),
          version: consentVersion,
          userAgent: userAgent(),
        },
      };
      writeCookie(chosen);
      record.update(() => chosen);
    },
  };
}

function parseText(text: string): ConsentRecord | undefined {
  try {
    return parseConsent(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether there is anything under the key, also what is no record. */
function holdsSomething(area?: Storage): boolean {
  try {
    return (area ?? localStorage).getItem(storageKeys.consent) !== null;
  } catch {
    // Storage is refused, and holds nothing.
    return false;
  }
}
