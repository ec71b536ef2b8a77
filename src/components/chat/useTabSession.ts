import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenErased } from '../eraseDoor';
import { carry, tabSession } from './tabSession';

/** The tab's own conversation stays its own through a reload, on whatever page of the site that happens. */
export function useTabSession() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is an entry of its own, also at one address.
  useEffect(carry, [location]);
  useEffect(() => whenErased(() => tabSession.write(null)), []);
}
