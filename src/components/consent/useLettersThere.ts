import { useEffect, useState } from 'react';

/** So long a late face holds nothing back, in milliseconds. */
const patience = 3000;

/**
 * Have the page's faces come? What appears unasked waits for them: drawn in a stand-in first, it would move under the
 * visitor's eyes when they come.
 */
export function useLettersThere(): boolean {
  const [areThere, setThere] = useState(() => globalThis.document?.fonts?.status !== 'loading');

  useEffect(() => {
    if (areThere) return;
    const show = () => setThere(true);
    const timer = setTimeout(show, patience);
    void document.fonts.ready.then(show);
    return () => clearTimeout(timer);
  }, [areThere]);

  return areThere;
}
