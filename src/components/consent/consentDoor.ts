import { useSyncExternalStore } from 'react';
import { createDoor } from '../createDoor';

interface ConsentDoor {
  /** The preferences dialog is open. */
  preferences: boolean;
  /** The banner was asked for, and takes the focus. It shows unasked while there is no choice. */
  banner: boolean;
}

const door = createDoor<ConsentDoor>({ preferences: false, banner: false });
const set = (change: Partial<ConsentDoor>) => door.set({ ...door.get(), ...change });

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
  return useSyncExternalStore(door.subscribe, door.get, door.get);
}
