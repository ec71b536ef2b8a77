import { storageKeys } from '../../storage/keys';

const key = storageKeys.auth;
const signedIn = 'authenticated';

const listeners = new Set<() => void>();
/** For a storage that is refused or full: the visit itself remembers. */
let withoutStorage = false;

/** Whether this browser has passed the gate, as an external store that several tabs share. */
export const gateFlag = {
  isSet(): boolean {
    try {
      return window.localStorage.getItem(key) === signedIn || withoutStorage;
    } catch {
      return withoutStorage;
    }
  },
  set(value: boolean) {
    withoutStorage = false;
    try {
      if (value) window.localStorage.setItem(key, signedIn);
      else window.localStorage.removeItem(key);
    } catch {
      withoutStorage = value;
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
