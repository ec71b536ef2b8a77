/** The part of `@emailjs/browser` that is used, so that a test can bring a client of its own. */
export type MailClient = Pick<typeof import('@emailjs/browser'), 'init' | 'send' | 'sendForm'>;

/**
 * Loads the mail client. It looks for `localStorage` the moment it is loaded, and where a browser refuses
 * storage that look throws and the client could never load: such a browser shows it none meanwhile.
 */
export async function loadMailClient(): Promise<MailClient> {
  const restore = hideRefusedStorage();
  try {
    return await import('@emailjs/browser');
  } finally {
    restore();
  }
}

function hideRefusedStorage(): () => void {
  try {
    void globalThis.localStorage;
    return () => {};
  } catch {
    const refusing = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    if (!refusing?.configurable) return () => {};
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
    return () => Object.defineProperty(globalThis, 'localStorage', refusing);
  }
}
