/** A conversation is read again with every turn: what has been read of a text is kept for a while. */
const kept = 200;

/**
 * The same reading, done once a text. What it gives must not be changed by whoever gets it. `known` holds what was read,
 * and may be told what was read elsewhere.
 */
export function rememberTexts<Value>(
  read: (text: string) => Value,
  known = new Map<string, Value>(),
): (text: string) => Value {
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Value;
    const value = read(text);
    if (known.size >= kept) known.clear();
    known.set(text, value);
    return value;
  };
}
