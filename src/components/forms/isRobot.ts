/** Name of the field that no person sees. Robots like it, and no browser fills it in by itself. */
export const robotTrapName = 'website';

/** Sooner than this, nobody has read a form and filled it in. */
export const minimumFillMs = 2000;

/**
 * Whether a send should silently not happen. A person whose browser filled the form in may well be quick, and
 * presses a real key or button; a script that fills and submits at once presses nothing.
 */
export function isRobot(form: HTMLFormElement, openForMs: number): boolean {
  const trap = new FormData(form).get(robotTrapName);
  if (typeof trap === 'string' && trap !== '') return true;
  return openForMs < minimumFillMs && navigator.userActivation?.isActive !== true;
}
