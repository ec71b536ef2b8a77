/**
 * Fills a mail template the way the mail service does: `{{field}}` is escaped, `{{{field}}}` is not, and a
 * field that was not sent leaves nothing behind.
 */
export function renderTemplate(template: string, fields: Record<string, string>): string {
  const fieldOf = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '');
  return template.replace(
    /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{\s*([\w.]+)\s*\}\}/g,
    (_whole, raw: string | undefined, escaped: string | undefined) =>
      raw === undefined ? escapeHtml(fieldOf(escaped ?? '')) : fieldOf(raw),
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
