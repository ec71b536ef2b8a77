import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { patiently, triesForVisitor } from '../patiently';
import { Missing } from './Missing';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes with the page, however long the network takes: nobody waits for it. */
export function lazyPart<Props>(load: Load<Props>): Lazy<Props> {
  return lazy(async () => ({ default: await patiently(load) }));
}

/**
 * A component that a visitor asked for. Where its code cannot be had, it is said, with a way to ask again. `preload`
 * fetches it before it is asked for; it is drawn at once then, where a lazy one is held back for a moment by React.
 */
export function askedPart<Props extends object>(load: Load<Props>) {
  // React keeps the stand-in for as long as the page lives: what came after all is kept beside it.
  let part: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    part ??= await load();
    return part;
  };
  const standIn = (props: Props) => <Missing load={loadOnce} loaded={part} given={props} />;
  const Late = lazy(async () => ({
    default: await patiently(loadOnce, triesForVisitor).catch(() => standIn),
  }));
  const asked = (props: Props) => <Asked ready={part} late={Late} given={props} />;
  return Object.assign(asked, { preload: loadOnce });
}

interface AskedProps<Props extends object> {
  /** It was fetched before. */
  ready: ComponentType<Props> | undefined;
  late: ComponentType<Props>;
  /** For the part, whichever it is. */
  given: Props;
}

/** Decides once: what is on the screen is not drawn anew because its code has come. */
function Asked<Props extends object>({ ready, late, given }: AskedProps<Props>) {
  const [Part] = useState(() => ready ?? late);
  return <Part {...given} />;
}
