/** A time in which nothing can be asked; both ends in milliseconds since 1970. */
export interface Wait {
  from: number;
  until: number;
}

export function waitOf(seconds: number, from: number): Wait {
  return { from, until: from + seconds * 1000 };
}

/**
 * Milliseconds that are left. Before its beginning a wait is over: the clock was set back, and it would last for as long
 * as that.
 */
export function waitLeft(wait: Wait | null, now: number): number {
  return wait && now >= wait.from ? Math.max(0, wait.until - now) : 0;
}
