import type { Sentence } from './sentences';
import { plain } from './spelling';

/** A slogan, a greeting or a customer's words in quotes are shown, not spoken. Longer than that, somebody is speaking. */
const shown = /[«"“„][^«»"“”„\n]{1,40}[»"”“]/g;
/** With fewer letters than this beside what is shown, what is shown is all there is. */
const enoughLetters = 12;

/** A text without what it shows in quotes. */
export function withoutShown(text: string): string {
  const rest = text.replace(shown, ' ');
  return rest !== text && (rest.match(/\p{L}/gu)?.length ?? 0) >= enoughLetters ? rest : text;
}

/** What a sentence says itself, in the spelling of the rules. */
export function spokenIn({ text, plain: whole }: Sentence): string {
  const rest = withoutShown(text);
  return rest === text ? whole : ` .${plain(rest)}. `;
}

/** A few words in quotes that an Arabic sentence shows in Latin or Kurdish letters. */
const shownInOthers = /["“«](?:[^"“«”»\u0600-\u06FF]{1,40}|[^"“«”»]{0,40}[ێۆەڕڵڤ][^"“«”»]{0,40})["”»]/g;
const isArabic = /[\u0600-\u06FF]{3}/;

/**
 * An Arabic sentence without what it shows in another language: no lesson can know those words, so all of them would
 * look new. Names that matter are looked for by the rules.
 */
export function inOwnLanguage({ text, plain: whole }: Sentence): string {
  const rest = isArabic.test(text) ? text.replace(shownInOthers, ' ') : text;
  return rest === text ? whole : ` .${plain(rest)}. `;
}
