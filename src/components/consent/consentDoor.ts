import { useSyncExternalStore } from 'react';

interface ConsentDoor {
  /** The preferences dialog is open. */
  preferences: boolean;
  /** The banner was asked for, and takes the focus. It shows unasked while there is no choice. */
  banner: boolean;
}

let door: ConsentDoor = { preferences: false, banner: false };
const listeners = new Set<() => void>();

function set(change: Partial<ConsentDoor>) {
  door = { ...door, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The cookie settings, from anywhere on the page. */
export function openPreferences() {
  set({ preferences: true });
}

export function closePreferences() {
  set({ preferences: false });
}

/** Forces the banner open, also where a choice exists: that one stays until another is made. */
export function showBanner() {
  set({ preferences: false, banner: true });
}

export function hideBanner() {
  set({ banner: false });
}

export function useConsentDoor(): ConsentDoor {
  const get = () => door;
  return useSyncExternalStore(subscribe, get, get);
}
