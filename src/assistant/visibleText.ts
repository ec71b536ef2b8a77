/**
 * Takes out what cannot be seen: control, format, private-use and tag characters and broken surrogates, in
 * which instructions to a model can hide. Joiners and direction marks stay: Kurdish, Persian and mixed lines
 * need them, and so do emoji made of several.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cc}]/gu, (character) =>
    /[\n\t\u200C-\u200F\u2066-\u2069]/.test(character) ? character : '',
  );
}
