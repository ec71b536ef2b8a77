import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently, triesForVisitor } from '../patiently';
import { Missing } from './Missing';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes with the page, however long the network takes: nobody waits for it. */
export function lazyPart<Props>(load: Load<Props>): Lazy<Props> {
  return lazy(async () => ({ default: await patiently(load) }));
}

/** A component that a visitor asked for. Where its code cannot be had, it is said, with a way to ask again. */
export function askedPart<Props extends object>(load: Load<Props>): Lazy<Props> {
  // React keeps the stand-in for as long as the page lives: what came after all is kept beside it.
  let part: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    part ??= await load();
    return part;
  };
  const standIn = (props: Props) => <Missing load={loadOnce} loaded={part} given={props} />;
  return lazy(async () => ({ default: await patiently(loadOnce, triesForVisitor).catch(() => standIn) }));
}
