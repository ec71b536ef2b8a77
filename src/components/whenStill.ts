const lookMs = 100;

/** Acts once the page has not been scrolled for a moment. Returns how to call it off. */
export function whenStill(act: () => void): () => void {
  let before = Number.NaN;
  const look = () => {
    const now = window.scrollY;
    if (now === before) return act();
    before = now;
    timer = setTimeout(look, lookMs);
  };
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}
