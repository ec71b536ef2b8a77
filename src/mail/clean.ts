/**
 * Invisible characters that can turn a line around or hide words in it, and halves of characters, which no mail
 * address can carry. ZWNJ, ZWJ, LRM and RLM are not here:
 * Kurdish, Persian and Arabic are written with them.
 */
const hiddenCharacters =
  /[\u00AD\u061C\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}\p{Cs}]/gu;

const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controlsButNewline = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

function cap(text: string, max: number) {
  const characters = Array.from(text);
  return characters.length > max ? characters.slice(0, max).join('').trimEnd() : text;
}

/**
 * A value that ends up in a mail's header or in one row of it: no line break survives, so that nobody can
 * add a header of his own through a name. `max` counts code points; what is longer is cut.
 */
export function singleLine(text: string, max: number): string {
  const line = text
    .normalize('NFC')
    .replace(hiddenCharacters, '')
    .replace(lineBreaks, ' ')
    .replace(controlsButNewline, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cap(line, max);
}

/** Free text: line breaks stay (at most one empty line in a row), other control characters go. */
export function multiLine(text: string, max: number): string {
  const lines = text
    .normalize('NFC')
    .replace(hiddenCharacters, '')
    .replace(lineBreaks, '\n')
    .replace(controlsButNewline, ' ')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return cap(lines, max);
}
