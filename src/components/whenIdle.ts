/** For the browsers that cannot tell when they are idle. */
const fallbackMs = 2000;

/** Acts in an idle moment. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (window.requestIdleCallback) {
    const task = window.requestIdleCallback(() => act());
    return () => window.cancelIdleCallback(task);
  }
  const timer = window.setTimeout(act, fallbackMs);
  return () => window.clearTimeout(timer);
}
