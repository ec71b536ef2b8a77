import { createExclusively } from '../../storage/exclusively';
import { delay } from '../delay';

/** How long a page has to write down what its worker told it: many times what it takes to hear and to write. */
export const pageTurnMs = 250;

/** Tells a page its answer once it is the page's turn to write, and until when that lasts, in milliseconds since 1970. */
export type TakePageTurn = (tell: (writesUntil: number) => void) => Promise<void>;

/**
 * Answers that the page will write down come with its turn among the tabs: to wait for it here costs the page nothing,
 * nor does to give it back, since it ends by itself. A tab that is closed gives its turn back with its worker.
 */
export function createPageTurns(
  locks: LockManager,
  name: string,
  pause: (ms: number) => Promise<void> = delay,
): TakePageTurn {
  const exclusively = createExclusively(locks, name, (settleMs) => pause(pageTurnMs + settleMs));
  return (tell) => exclusively(() => tell(Date.now() + pageTurnMs));
}
