/** A fixed sequence of numbers below one: what is learned must not depend on the day. */
export function createChance(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Shuffles in place. */
export function shuffled<T>(items: T[], chance: () => number): T[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1));
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
  return items;
}

/** Numbers around nothing, by Box and Muller. */
export function normal(many: number, deviation: number, chance: () => number): Float32Array {
  return Float32Array.from(
    { length: many },
    () => deviation * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance()),
  );
}
