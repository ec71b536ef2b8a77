import type { HeadTag } from './headTags';
import { pageMark } from './pageMark';

/** Text as it stands between tags and in double-quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Head elements as HTML, marked so that the page replaces them when it moves on. */
export function writeTags(tags: readonly HeadTag[]): string {
  return tags.map(writeTag).join('\n    ');
}

function writeTag({ name, attributes, text = '' }: HeadTag): string {
  const list = Object.entries({ ...attributes, [pageMark]: '' })
    .map(([key, value]) => (value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`))
    .join('');
  const start = `<${name}${list}>`;
  if (name === 'title') return `${start}${escapeHtml(text)}</title>`;
  // A data block is no HTML: what could end it early is written the way JSON allows.
  if (name === 'script') return `${start}${text.replaceAll('<', '\\u003c')}</script>`;
  return start;
}
