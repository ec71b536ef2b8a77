/**
 * The languages met in a chat, by letters only they have among those of their script. The last row of a script
 * is what its text is taken for otherwise.
 */
const rows: readonly [language: string, script: RegExp, letters: RegExp][] = [
  ['ckb', /\p{Script=Arabic}/u, /[ڕڵۆێە]/],
  ['ar', /\p{Script=Arabic}/u, /./],
  ['tr', /\p{Script=Latin}/u, /[ğĞşŞıİ]/],
  ['de', /\p{Script=Latin}/u, /[äöüÄÖÜß]/],
  ['en', /\p{Script=Latin}/u, /./],
];

/** The language to set a text in and to read it out in: its first letter names the script. */
export function languageOfText(text: string): string | undefined {
  const first = /\p{L}/u.exec(text)?.[0];
  if (!first) return undefined;
  return rows.find(([, script, letters]) => script.test(first) && letters.test(text))?.[0];
}
