/** Resolves once the browser has drawn what has been asked of it so far. A page in a background tab has no frames. */
export async function afterNextFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
