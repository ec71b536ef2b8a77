/** Parts of a built page that wait to be laid out; see `boot.ts`. */
export const waitingMark = 'data-waiting';
/**
 * How long they wait after the first picture, for a visitor who does not move: a moment in which React can begin. Whoever
 * scrolls then finds them laid out, because the frames in which that happens come late on a slow phone.
 */
export const partsWaitMs = 350;

/** Lays all of them out at once: whoever goes to a place in the page needs its true length. */
export function drawWaiting() {
  for (const part of document.querySelectorAll(`[${waitingMark}]`)) part.toggleAttribute(waitingMark, false);
}
