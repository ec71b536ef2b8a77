/**
 * Checks for what comes back from storage, a network or an address bar: anything may be in there. What only the parts of
 * a stored record need stands in `parse.ts`, so that the first page does without it.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
