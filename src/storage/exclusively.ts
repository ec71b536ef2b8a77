/**
 * Runs a write and answers with what it returns, as soon as it is done. Among all tabs of a browser one write runs
 * at a time, so that each starts from what the one before it left.
 */
export type Exclusively = <T>(write: () => T) => Promise<T>;

/** Where there is one tab, as in Node: the write runs at once. */
export const atOnce: Exclusively = async (write) => write();

/**
 * What a tab writes reaches the other ones a few milliseconds later: five tabs on one machine that write under a
 * lock alone lose every seventh write, and none when the lock is kept for 20 ms more.
 */
const settleMs = 60;

/** A tab that sleeps may keep a lock for long. What a visitor waits for is then written without it. */
const patienceMs = 2000;

/**
 * Exclusive writes by the browser's own locks. `name` stands for what is written. The lock outlives the write for a
 * moment, which its caller does not wait for; what this tab writes in that moment runs at once and needs no other lock.
 * Without locks (plain http), or where they are refused (a page that is being closed, cookies switched off), a write
 * runs as it is.
 */
export function createExclusively(
  locks: LockManager | undefined,
  name: string,
  pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms)),
): Exclusively {
  let isOurs = false;
  let writes = 0;
  return <T>(write: () => T) =>
    new Promise<T>((resolve, reject) => {
      let isDone = false;
      const run = () => {
        isDone = true;
        writes += 1;
        try {
          resolve(write());
        } catch (error) {
          reject(error);
        }
      };
      if (!locks || isOurs) return run();
      const inTurn = async () => {
        isOurs = true;
        let settled = writes;
        run();
        while (settled !== writes) {
          settled = writes;
          await pause(settleMs);
        }
        isOurs = false;
      };
      locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, inTurn).catch(() => {
        if (!isDone) run();
      });
    });
}
