import i18next, { type FlatNamespace } from 'i18next';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { afterNextFrame } from '../afterNextFrame';
import { patiently, triesForVisitor } from '../patiently';
import { Missing } from './Missing';
import { Waiting } from './Waiting';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes with the page, however long the network takes: nobody waits for it. */
export function lazyPart<Props>(load: Load<Props>): Lazy<Props> {
  return lazy(async () => ({ default: await patiently(load) }));
}

/** A page that a visitor went to. Where its code cannot be had, it is said, with a way to ask again. */
export function askedPage<Props extends object>(load: Load<Props>): Lazy<Props> {
  const { fetchOrStandIn } = fetched(load);
  return lazy(async () => ({ default: await fetchOrStandIn() }));
}

/**
 * What a visitor opens over the page by a press: a dialog, the menu. The press is answered in the next frame, and the
 * part is drawn after that, a bit at a time, so that a slow phone does not stand still under the finger. It is no lazy component:
 * React would hold one back for a third of a second that needs less than that to come. `preload` fetches it before.
 */
export function askedPart<Props extends object>(load: Load<Props>) {
  const { fetchOnce, fetchOrStandIn } = fetched(load);
  const asked = (props: Props) => <Asked fetchPart={fetchOrStandIn} given={props} />;
  // Where that fails, the press asks again.
  const preload = () => void fetchOnce().catch(() => {});
  return Object.assign(asked, { preload });
}

/** The code of a part and its words, asked for together. */
export async function withWords<Code>(code: Promise<Code>, namespaces: FlatNamespace[]): Promise<Code> {
  const [loaded] = await Promise.all([code, i18next.loadNamespaces(namespaces)]);
  return loaded;
}

function fetched<Props extends object>(load: Load<Props>) {
  // React keeps the stand-in of a page for as long as the site lives: what came after all is kept beside it.
  let part: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    part ??= await load();
    return part;
  };
  const standIn = (props: Props) => <Missing load={fetchOnce} loaded={part} given={props} />;
  return { fetchOnce, fetchOrStandIn: () => patiently(fetchOnce, triesForVisitor).catch(() => standIn) };
}

interface AskedProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>;
  /** For the part. */
  given: Props;
}

/** The press is seen to be heard in the next frame: the page stands back as it will behind what opens. */
function Opening() {
  return (
    <div className="opening">
      <Waiting />
    </div>
  );
}

function Asked<Props extends object>({ fetchPart, given }: AskedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([fetchPart(), afterNextFrame()]).then(([part]) => {
      if (isWanted) startTransition(() => setPart(() => part));
    });
    return () => {
      isWanted = false;
    };
  }, [fetchPart]);
  // A dialog opens in its own effect, before this one: until then the page stays dark.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(Part !== undefined), [Part]);
  return (
    <>
      <Suspense fallback={<Waiting />}>{Part && <Part {...given} />}</Suspense>
      {!isShown && <Opening />}
    </>
  );
}
