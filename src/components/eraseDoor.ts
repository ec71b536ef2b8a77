/**
 * A visitor who erases this site's data erases what the page holds in memory too, in every tab. Whoever holds
 * something asks to be told: code that never came holds nothing, and nothing is fetched in order to be emptied.
 */
const listeners = new Set<() => void>();
let otherTabs: BroadcastChannel | undefined;
let dropHeld: (() => void) | undefined;

/** Returns the way to stop. */
export function whenErased(forget: () => void): () => void {
  listeners.add(forget);
  return () => {
    listeners.delete(forget);
  };
}

/** The other tabs hear of it first: what they have under way must not be written after the stores are emptied. */
export function forgetAll(): void {
  otherTabs?.postMessage(null);
  forgetHere();
}

/**
 * Once: from then on this tab tells the others, and forgets when it is told. Returns the way to stop. Name and storage
 * come from the entry: the script before the first paint knows this door too, and must stay small.
 */
export function startForgetting(channelName: string, drop: () => void): () => void {
  const channel = openChannel(channelName);
  dropHeld = drop;
  otherTabs = channel;
  // Told, a tab forgets and no more: the stores are emptied where the visitor asked for it.
  channel?.addEventListener('message', forgetHere);
  return () => {
    channel?.close();
    otherTabs = undefined;
    dropHeld = undefined;
  };
}

function forgetHere() {
  for (const forget of [...listeners]) forget();
  // No other tab can reach what this one keeps in the place of a full storage.
  dropHeld?.();
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // A browser that refuses storage may refuse this with it: each tab then stands alone.
    return undefined;
  }
}
