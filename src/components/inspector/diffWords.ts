export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More pairs of words than this are not compared one by one: the page must stay quick whatever a model wrote. */
const maxPairs = 1_000_000;

/** Two texts as what stayed, what went and what came, word by word, by their longest common sequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const one = pieces(before);
  const other = pieces(after);
  const start = sharedFrom(one, other);
  const end = sharedFrom(one.slice(start).reverse(), other.slice(start).reverse());
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], words: readonly string[]) => {
    const last = parts.at(-1);
    if (words.length === 0) return;
    if (last?.kind === kind) last.text += words.join('');
    else parts.push({ kind, text: words.join('') });
  };

  add('same', one.slice(0, start));
  for (const [kind, word] of changes(
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  )) {
    add(kind, [word]);
  }
  add('same', one.slice(one.length - end));
  return parts;
}

/** Words with the space after them, so that joined they are the text again. */
const pieces = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function sharedFrom(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function changes(one: readonly string[], other: readonly string[]): [DiffPart['kind'], string][] {
  if (one.length * other.length > maxPairs) {
    return [
      ...one.map((word): [DiffPart['kind'], string] => ['removed', word]),
      ...other.map((word): [DiffPart['kind'], string] => ['added', word]),
    ];
  }
  // longest[i][j]: how many words `one` from i and `other` from j have in common, in order.
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = longest[i];
    if (!row) continue;
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }

  const found: [DiffPart['kind'], string][] = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    const left = one[i];
    const right = other[j];
    if (left !== undefined && left === right) {
      found.push(['same', left]);
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push(['removed', left]);
      i += 1;
    } else if (right !== undefined) {
      found.push(['added', right]);
      j += 1;
    }
  }
  return found;
}
