/** What an item of a list begins with: "-", "✅", "2.", "**a)**", "Step 2:", or a label of its own, "**Films:**". */
const marker =
  /^[ \t]*(?:[^\p{L}\p{N}\s#]{0,3}(?:(?:\p{L}{2,10} )?\p{Nd}{1,2}|\p{L})?[^\p{L}\p{N}\s#]{1,3}|[^\n:.!?؟]{1,60}:[*_]{0,2})(?=\s|$)/u;
/** Where a sentence ends, in both scripts; a dot inside a number or an address does not end one. */
const sentenceEnd = /[.!?؟…]["'”’»)\]*_]*(?=\s|$)/g;
/** "e.g.", "Dr.", "د.", "2.": a dot that belongs to its word. */
const ownDot =
  /(?<![\p{L}\p{N}])(?:\p{L}|vs|dr|mrs?|ms|prof|st|approx|incl|esp|min|max)\.$|(?<![\p{L}\p{N}.,:/$€-])\p{Nd}{1,2}\.$/iu;
/** The last dot of a cut text may be the point of a price, or of an address. */
const halfWord = /(?:\p{Nd}|(?:[@/]|www\.)[^\s./]+)\.$/iu;
/** A link whose words or address were cut. */
const halfLink = /\[([^[\]\n]*)(?:(\])\([^()\s]*)?$/;
/** What may not stand before the dots that tell of more. */
const loose = /(?<![^\p{L}\p{M}\p{N}.!?؟)”»%])[^\p{L}\p{M}\p{N}.!?؟)”»%]+$/u;
const looseDot = /(?<!\S)\(?(?:\p{Nd}{1,2}[.)]|(?:\p{L}\.){1,4})$/u;

/**
 * A reply that ran into its token limit: cut after its last whole sentence, and closed with a question of ours.
 * Without a whole sentence the words that are there stay, without the broken last one.
 */
export function completeCutShort(text: string, closing: string): string {
  const whole = wholePart(text);
  return whole ? `${whole}\n\n${closing}` : closing;
}

/** What of a cut text is whole; nothing where that was not a word. The item of a list is whole with its line. */
function wholePart(text: string): string {
  // The bracket left over stands for the broken word that an address is.
  const lines = text.trimEnd().replace(halfLink, '$1 $2').trimEnd().split('\n');
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    const isLast = at === lines.length - 1;
    const start = marker.exec(line)?.[0].length ?? 0;
    const isItem = start > 0 && line.trimEnd().length > start && !/[:：][*_]{0,2}\s*$/.test(line);
    const end = isItem && !isLast ? line.length : lastEnd(line, start, isLast);
    if (end > 0) return withoutHalfBold([...lines.slice(0, at), line.slice(0, end)].join('\n'));
  }
  const rest = lines
    .join('\n')
    .replace(/(?<!\S)\S+$/, '')
    .replace(loose, '')
    .replace(looseDot, '')
    .replace(loose, '');
  return /[\p{L}\p{N}]/u.test(rest) ? withoutHalfBold(`${rest}…`) : '';
}

/** Where the last sentence of a line ends, behind the marker that ends at `start`; 0 where none does. */
function lastEnd(line: string, start: number, isLast: boolean): number {
  let last = 0;
  for (const { 0: found, index } of line.matchAll(sentenceEnd)) {
    const end = index + found.length;
    if (end <= start) continue;
    const before = line.slice(Math.max(0, index - 80), index + 1);
    // “Why?” they ask.
    const goesOn = /["'”’»)…]/.test(found) && /^\s\p{Ll}/u.test(line.slice(end, end + 3));
    const isHalf = isLast && end === line.length && halfWord.test(before);
    if (!goesOn && !isHalf && !ownDot.test(before)) last = end;
  }
  return last;
}

/** A mark of bold that nothing closes any more is shown as two stars. */
function withoutHalfBold(text: string): string {
  const at = text.lastIndexOf('**');
  return text.split('**').length % 2 === 0 ? text.slice(0, at) + text.slice(at + 2) : text;
}
