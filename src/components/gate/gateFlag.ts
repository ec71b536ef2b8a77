import { site } from '../../site';

const key = `${site.prefix}_auth`;
const signedIn = 'authenticated';

const listeners = new Set<() => void>();
/** For browsers that refuse storage: the visit itself remembers. */
let withoutStorage = false;

/** Whether this browser has passed the gate, as an external store that several tabs share. */
export const gateFlag = {
  isSet(): boolean {
    try {
      return window.localStorage.getItem(key) === signedIn;
    } catch {
      return withoutStorage;
    }
  },
  set(value: boolean) {
    withoutStorage = value;
    try {
      if (value) window.localStorage.setItem(key, signedIn);
      else window.localStorage.removeItem(key);
    } catch {
      // Refused or full: the flag lives until the tab is closed.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', followOtherTabs);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', followOtherTabs);
    };
  },
};
