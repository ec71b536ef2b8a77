import { useEffect, useState } from 'react';

/** Keeps the last value for a while after it is gone, so that what shows it can leave in peace. */
export function useLingering<Value>(value: Value | undefined, lingerMs: number): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);

  useEffect(() => {
    if (value !== undefined) return;
    const timer = setTimeout(() => setKept(undefined), lingerMs);
    return () => clearTimeout(timer);
  }, [value, lingerMs]);

  return value ?? kept;
}
