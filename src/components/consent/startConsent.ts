import { storageKeys } from '../../storage/keys';
import { type ConsentRecord, essentialOnly } from '../../tags/consent';
import { siteTags } from '../../tags/siteTags';
import type { Tags } from '../../tags/tags';
import type { ConsentStore } from './consentStore';
import { siteConsent } from './siteConsent';

/** What the chat keeps only with the consent to analytics. */
const needingAnalytics = [storageKeys.chatLearning, storageKeys.chatAnalytics];

/**
 * Runs before anything else on the page: says "denied" to whoever may listen, then what the visitor chose
 * earlier, and from then on every change, in this tab or in another one. Returns the way to stop.
 */
export function startConsent({
  consent = siteConsent,
  tags = siteTags(),
}: {
  consent?: ConsentStore;
  tags?: Tags;
} = {}): () => void {
  let followed: ConsentRecord | null = null;

  const follow = () => {
    const record = consent.read();
    // Also where nothing changed: a choice that lapsed before this visit has left what it allowed.
    if (!record?.analytics) forget(needingAnalytics);
    if (record === followed) return;
    followed = record;
    tags.apply(record ?? essentialOnly);
  };
  // A page back from the browser's page cache has missed what other tabs and pages did meanwhile.
  const followIfRevived = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };

  tags.start();
  consent.restore();
  follow();
  const stop = consent.subscribe(follow);
  window.addEventListener('pageshow', followIfRevived);
  return () => {
    stop();
    window.removeEventListener('pageshow', followIfRevived);
  };
}

function forget(keys: readonly string[]) {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Refused storage holds nothing to forget.
  }
}
