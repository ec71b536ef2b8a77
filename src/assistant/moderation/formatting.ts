/** A reply is prose with bold, lists and links; everything more technical is taken off here. */

const blocks: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\n)[ \t]*(```|~~~)[\s\S]*?(?:\n[ \t]*\1[^\n]*|$)/g, '\n'],
  [/<(script|style|pre|code|svg|iframe|object)(?=[\s>/])[\s\S]*?(?:<\/\1>|$)/gi, ''],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/\]\(<?([^()<>\s]{1,300})>?(?: "[^"\n]{0,100}")?\)/g, ']($1)'],
  [/(?<!!)\[([^\]\n]{1,200})\]\((?:<[^<>\n]{0,300}>[^()\n]{0,80})?\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:|tel:)[^\s<>]{1,300})>/gi, '$1'],
  [/<br\s{0,3}\/?>|<\/(?:p|li|div|h\d|tr)>/gi, '\n'],
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ''],
  [/&nbsp;/gi, ' '],
  [/&amp;/gi, '&'],
  [/!\[[^\]\n]{0,200}\](?:\([^()\n]{0,500}\)|\[[^\]\n]{0,40}\])/g, ''],
  // Links whose target stands elsewhere, and where it stands.
  [/^[ \t]*\[[^\]\n]{1,40}\]:[ \t]*<?(?:https?:|www\.|mailto:|[/#])[^\n]*$/gm, ''],
  [/\[([^\]\n]{1,200})\]\[[^\]\n]{0,40}\]/g, '$1'],
  // Formulas and the marks of a page to be set: their words and figures stay.
  [/\$\$([^$]{1,500})\$\$/g, '$1'],
  [/\$([^$\n]{0,100}\\[a-z][^$\n]{0,200})\$/gi, '$1'],
  [/\\d?frac\{([^{}\n]{0,200})\}\{([^{}\n]{0,200})\}/g, '$1 / $2'],
  [/\\(?:begin|end)\{[a-z*]{1,20}\}/g, '\n'],
  [/\\item\b[ \t]*/g, '\n- '],
  [/\\(?:times|cdot)/g, '×'],
  [/\\[a-z]{2,20}\*?\{([^{}\n]{0,500})\}/gi, '$1'],
  [/\\([%$&#_])|\\[[\]()]|(?<!\w)\\[a-z]{3,20}/gi, '$1'],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*>[ \t]?/gm, ''],
  [/^[ \t]*(?:-{3,40}|={3,40}|\*{3,40}|_{3,40})[ \t]*$/gm, ''],
  [/`{1,3}([^`\n]{0,300})`{1,3}/g, '$1'],
  [/\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{0,80}\}/g, ''],
];

/** Code fences, HTML, JSON, headings, tables, rules and code marks taken off; their words stay where they are prose. */
export function withoutTechnicalFormatting(text: string): string {
  let out = text;
  for (const [pattern, replacement] of blocks) out = out.replace(pattern, replacement);
  if (out.includes('{') || out.includes('[')) out = withoutJson(out);
  if (out.includes('|')) out = withoutTables(out);
  return out === text
    ? text
    : out
        .replace(/ {2,}/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}

/** A line that opens an object or a list of values, and all lines to the one that closes it. */
function withoutJson(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .filter((line) => {
      const bare = line.trim();
      const opens = /^(?:"[^"\n]{1,60}"\s?:\s?)?[{[](?:\s*["{[]|$)/.test(bare);
      if (depth === 0 && !opens) return true;
      depth += (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
      if (depth < 0) depth = 0;
      return false;
    })
    .join('\n')
    .replace(/\{\s?"[^"{}\n]{1,60}"\s?:[^{}\n]{0,500}\}/g, '');
}

const ruler = /^[\s|:-]*$/;

/** Rows become list items; the ruler goes, and the head above it. */
function withoutTables(text: string): string {
  const isRuler = (line: string) => /-.*\|/.test(line) && ruler.test(line);
  // Without outer bars a row has one bar, and only the ruler tells it from prose.
  const least = text.split('\n').some(isRuler) ? 2 : 3;
  return text
    .split('\n')
    .flatMap((line, index, lines) => {
      const cells = line.trim().split('|');
      const below = lines[index + 1] ?? '';
      if (cells.length < least) return [line];
      if (ruler.test(line) || isRuler(below)) return [];
      return [
        `- ${cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(': ')}`,
      ];
    })
    .join('\n');
}

const styleProperty =
  '(?:(?:background|border|margin|padding|font|text|flex|align|justify|grid)-[a-z-]+|margin|padding|border|color|display|z-index|(?:max-|min-)?(?:width|height))';
const styles = new RegExp(`\\b${styleProperty}:[^\\n;{}]{1,60}(?:;\\s*${styleProperty}:|;?\\s*\\})`);

/** Calls, comparisons, arrows and style declarations: code that stands in the prose. "brand(s)" is none. */
export function holdsCode(text: string): boolean {
  return (
    /[a-z_]\w{1,40}\((?!e?s\))[^()\n]{0,60}\)|=>|[!=]==|(?<![@/\w])(?!utm_)[a-z]{2,20}_[a-z_]{2,30}\s?[:=]|\bconsole\.\w|#include\b|\bSELECT\s.{1,60}\sFROM\s/.test(
      text,
    ) || styles.test(text)
  );
}
