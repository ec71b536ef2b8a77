import { whenIdle } from './whenIdle';

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
 * Acts once, at the visitor's first sign of life on the page; at once where there has been one already. What the
 * first screen does not show is loaded then: a visit that only looks costs nothing. Returns how to wait no longer.
 */
export function onSignOfLife(act: () => void): () => void {
  const seen = () => {
    stop();
    act();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, seen, { capture: true });
  };
  for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true });
  if (hasSigned()) seen();
  return stop;
}

/** Acts in the first idle moment after it, for what may come a little later. */
export function onIdleAfterSign(act: () => void): () => void {
  let stopIdle: (() => void) | undefined;
  const stopSign = onSignOfLife(() => {
    stopIdle = whenIdle(act);
  });
  return () => {
    stopSign();
    stopIdle?.();
  };
}

/** What happened before the script came has left its traces. */
function hasSigned(): boolean {
  const { activeElement, body } = document;
  const isActive = navigator.userActivation?.hasBeenActive === true || activeElement !== body;
  return isActive || window.scrollY > 0 || window.location.hash !== '';
}
