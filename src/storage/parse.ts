/** The last moment a `Date` can name (ECMAScript); what shows a later one throws. */
const lastMoment = 8.64e15;

/** Milliseconds since 1970. */
export function isTime(value: unknown): value is number {
  return isAmount(value) && value <= lastMoment;
}

/** A length of time, or something else that is measured. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && isAmount(value);
}

export function isOneOf<T extends string>(value: unknown, choices: readonly T[]): value is T {
  return typeof value === 'string' && (choices as readonly string[]).includes(value);
}

/** The items of a list that parse; undefined where there is no list. One bad item does not cost the rest. */
export function parseList<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(parse).filter((item) => item !== undefined);
}
