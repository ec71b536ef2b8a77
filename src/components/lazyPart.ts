import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from '../patiently';

/** A component whose code comes with its first use, however long the network takes. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await patiently(load) }));
}
