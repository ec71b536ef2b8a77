import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a soak has to say: figures, and whatever should not have happened. */
export interface SoakReport {
  lines: string[];
  complaints: string[];
}

export const failureShare = 0.3;

/** Chances that are the same with every run of a seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new RangeError('There is nothing to pick from.');
      return picked;
    },
  };
}

// The collector is only lent to a context that is made after the flag was set.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Megabytes in use after everything that can be let go was. */
export function heapAfterCollection(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
