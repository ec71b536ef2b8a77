import { afterNextFrame } from '../afterNextFrame';
import { whenIdle } from './whenIdle';
import { whenStill } from './whenStill';

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'popstate',
  'openService',
  // Somebody waits for what is asleep: see `early.ts`.
  'wake',
] as const;

/**
 * Acts once, after the visitor's first sign of life on the page, or where there has been one already. What the
 * first screen does not show is loaded then: a visit that only looks costs nothing. Who waits for it is told one after
 * another, a frame apart: the sign may be the beginning of a scroll. Returns how to wait no longer.
 */
export function onSignOfLife(act: () => void): () => void {
  let isWanted = true;
  const seen = async () => {
    stopListening();
    turns = turns.then(afterNextFrame);
    await turns;
    if (isWanted) act();
  };
  const stopListening = () => {
    for (const sign of signs) window.removeEventListener(sign, seen, { capture: true });
  };
  for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true });
  if (hasSigned()) void seen();
  return () => {
    isWanted = false;
    stopListening();
  };
}

let turns = Promise.resolve();

/** Acts in an idle moment after it in which the page stands still, for what may come a little later. */
export function onIdleAfterSign(act: () => void): () => void {
  let stopLater: (() => void) | undefined;
  const stopSign = onSignOfLife(() => {
    stopLater = whenStill(() => {
      stopLater = whenIdle(act);
    });
  });
  return () => {
    stopSign();
    stopLater?.();
  };
}

/** What happened before the script came has left its traces. */
function hasSigned(): boolean {
  const { activeElement, body } = document;
  const isActive = navigator.userActivation?.hasBeenActive === true || activeElement !== body;
  return isActive || window.scrollY > 0 || window.location.hash !== '';
}
