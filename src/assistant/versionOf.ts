/** FNV-1a over UTF-16 units, as eight hex digits: tells one text from another, and guards nothing. */
export function versionOf(text: string): string {
  let value = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    value = Math.imul(value ^ text.charCodeAt(position), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
