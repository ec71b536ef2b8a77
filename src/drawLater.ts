/** Parts of a built page that are laid out when they come near; see `boot.ts`. */
export const laterMark = 'data-later';

/** Lays all of them out at once: whoever goes to a place in the page needs its true length. */
export function drawLater() {
  for (const part of document.querySelectorAll(`[${laterMark}]`)) part.toggleAttribute(laterMark, false);
}
