/** Locks of one browser: one holder at a time, the others in the order they came. */
export function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, callback: () => Promise<unknown>) => {
    const turn = last.then(callback);
    last = turn;
    return turn;
  };
  return { request } as unknown as LockManager;
}
