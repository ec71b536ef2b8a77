/**
 * Fetches a script of the site into the browser's cache, out of which it is imported then. Most browsers keep an import
 * that failed for failed until the page is loaded anew (the standard let go of that in 2026:
 * https://github.com/whatwg/html/pull/10327), and Chromium so does a preload; a `fetch` can be asked for again.
 * What was fetched already, by the script in the head too, is not asked for again.
 *
 * @throws where it cannot be had now.
 */
export function fetchFile(address: string): Promise<void> {
  globalThis.fetchedFiles ??= new Map();
  const known = fetchedFiles.get(address);
  if (known) return known;
  const fetched = fetchWhole(address);
  fetchedFiles.set(address, fetched);
  fetched.catch(() => fetchedFiles.delete(address));
  return fetched;
}

declare global {
  /** The files that were asked for, by address: all that the scripts of a page share. */
  var fetchedFiles: Map<string, Promise<void>>;
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  // A sign-in page of some network is an answer too.
  const isScript = answer.headers.get('content-type')?.includes('javascript');
  if (!answer.ok || !isScript) throw new TypeError(`${address} could not be fetched.`);
  // Until its end, which may be lost as well.
  await answer.arrayBuffer();
}

/** A line that stands still is no line; the largest file takes half of it at five kilobytes a second. */
const patienceMs = 120_000;
