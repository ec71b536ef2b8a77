/** Chunks read in one go: a few milliseconds, so that a press of a key waits for no more than that. */
const slice = 3;

/** Does something with each, in order, letting the page breathe in between. Fewer than a slice are done at once. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length > 0 && results.length % slice === 0) await breathe();
    results.push(work(item));
  }
  return results;
}

/** Waits for a moment in which the page has nothing to do; where nobody can tell, for whatever waits already. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Lets the page do what waits meanwhile: a press of a key, a frame. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
