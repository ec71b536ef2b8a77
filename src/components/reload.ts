import { typedSoFar } from '../early';
import { isObject, isText } from '../storage/validate';
import { whenErased } from './eraseDoor';

type Words = Record<string, string>;

/** Who holds what was typed, by name, and how it is read at the last moment. */
const holders = new Map<string, () => Words>();
/** What the page before the reload has left for them. */
let left: Record<string, unknown> = {};

/** A lost document is not waited for longer than this. */
const patienceMs = 10_000;

/**
 * What is typed under this name goes along when the page has to be loaded anew. Gives what came along this time.
 * It travels in the entry of the browser's history: it is in no storage, and gone with its first reading.
 */
export function takeAlong(name: string, read: () => Words): Words {
  holders.set(name, read);
  const words = left[name];
  delete left[name];
  return isObject(words) ? Object.fromEntries(Object.entries(words).filter(isWord)) : {};
}

const isWord = (entry: [string, unknown]): entry is [string, string] => isText(entry[1]);

/**
 * Once, before anything asks for what came along. From then on a part that cannot be fetched asks whether the site
 * was deployed anew: its files then have other names, and only the new page knows them.
 */
export function startReloading(page: Window = window): void {
  const { taken, ...state } = { ...page.history.state };
  if (taken !== undefined) page.history.replaceState(state, '');
  left = isObject(taken) ? taken : {};
  whenErased(() => {
    left = {};
  });
  // The bundler's own event, for every import of the site that fails.
  page.addEventListener('vite:preloadError', () => void reloadIfReplaced(page));
}

let asking: Promise<PageNow> | undefined;

/** Never twice in one place: two hosts that disagree would send the visitor to and fro. */
async function reloadIfReplaced(page: Window) {
  if (asking || page.history.state?.isReloaded) return;
  asking = askForPage(page);
  const now = await asking;
  asking = undefined;
  if (now === 'replaced') reload(page);
}

export type PageNow = 'unreachable' | 'same' | 'replaced';

/** Whether the page at this address can be had, and names the files that this one was made of. */
export async function askForPage(page: Window = window): Promise<PageNow> {
  const { entry } = page.document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  try {
    const { pathname, search } = page.location;
    const answer = await page.fetch(`${pathname}${search}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    // A sign-in page of some network is an answer too, but not of this site.
    const [, named] = /\sdata-entry="([^"]+)"/.exec(await answer.text()) ?? [];
    if (named === undefined || entry === undefined) return 'unreachable';
    return named === entry ? 'same' : 'replaced';
  } catch {
    return 'unreachable';
  }
}

/** Loads the page anew, with what was typed in it. */
export function reload(page: Window = window): void {
  const typed = [...holders].map(([name, read]) => [name, read()] as const);
  const taken = { contact: typedSoFar(page), ...Object.fromEntries(typed) };
  page.history.replaceState({ ...page.history.state, taken, isReloaded: true }, '');
  page.location.reload();
}

/**
 * For a visitor who asks again, and in vain, for what could not be had: the new page asks for everything anew.
 * Resolves to whether the page is on its way.
 */
export async function reloadIfReachable(page: Window = window): Promise<boolean> {
  const isReachable = (await askForPage(page)) !== 'unreachable';
  if (isReachable) reload(page);
  return isReachable;
}
