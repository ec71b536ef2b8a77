import type { ConsentChoice } from './consent';
import type { TagPage } from './tagPage';

/** Google's seven consent signals, and the category each one follows. */
const categoryOf = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: 'essential',
} as const;

export type Signal = keyof typeof categoryOf;
export type Signals = Record<Signal, 'granted' | 'denied'>;

/** How long, in milliseconds, Google's scripts wait for an update before they act on the default. */
const waitForUpdateMs = 500;

export interface ConsentMode {
  /** Denies everything but security. Must be the first thing that reaches the data layer. */
  deny(): void;
  /** All seven signals, then an event that containers can start from. */
  update(choice: ConsentChoice): void;
  /** Once, before Google's first script: addresses are shortened, ad identifiers redacted while ads are denied. */
  protect(): void;
  gtag(...command: unknown[]): void;
}

/** All seven signals for a choice. */
export function signalsOf(choice: ConsentChoice): Signals {
  const granted = { ...choice, essential: true };
  const signals = Object.entries(categoryOf).map(([signal, category]) => [
    signal,
    granted[category] ? 'granted' : 'denied',
  ]);
  return Object.fromEntries(signals) as Signals;
}

/**
 * Consent Mode v2 over `window.dataLayer`, in its basic form: the data layer is filled from the first moment
 * on, and nobody reads it before the visitor has allowed something. A global default is enough, without
 * regions: everybody is asked.
 */
export function createConsentMode({ globals }: TagPage): ConsentMode {
  globals.dataLayer ??= [];
  const { dataLayer } = globals;
  let isProtected = false;

  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's scripts tell a command from data by this very object.
    dataLayer.push(arguments);
  }

  return {
    gtag,
    deny() {
      const denied = signalsOf({ analytics: false, marketing: false, preferences: false });
      gtag('consent', 'default', { ...denied, wait_for_update: waitForUpdateMs });
    },
    update(choice) {
      gtag('consent', 'update', signalsOf(choice));
      dataLayer.push({ event: 'consent_update' });
    },
    protect() {
      if (isProtected) return;
      isProtected = true;
      gtag('set', { anonymize_ip: true, ads_data_redaction: true });
    },
  };
}
