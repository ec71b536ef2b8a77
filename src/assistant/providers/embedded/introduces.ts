import { containsPhrase, words } from '../../text';
import { isMadeOf } from '../../understanding/acts';
import { isBareName } from '../../understanding/firmsArabic';
import { isLatinFirm } from '../../understanding/introductionsEnglish';
import { isPlace } from '../../understanding/places';
import type { EmbeddedPhrases } from './phrases';

/** Does a message say who writes and for whom, and nothing else? "I'm Sara from Dara Foods in Erbil" tells no product. */
export function introducesOnly(
  text: string,
  names: readonly string[],
  { cues, acts }: EmbeddedPhrases,
): boolean {
  if (!containsPhrase(text, names)) return false;
  const known = new Set(names.flatMap(words));
  const said = words(text);
  // "My name is Ali from Nova": where somebody is from may be a firm or a village, and is known or not.
  const from = said.findIndex((word, at) => origin.test(word) && known.has(said[at - 1] ?? ''));
  const who = from > 0 && isOrigin(said.slice(from + 1)) ? said.slice(0, from) : said;
  const rest = who.filter((word) => !known.has(word) && !isPlace(word));
  const frame = [cues.introducing, cues.ownBusinesses, cues.courtesies, cues.ownPlaces, acts.greeting];
  return rest.length === 0 || isMadeOf(rest.join(' '), ...frame);
}

const origin = /^(?:from|من)$/;
/** A word in small letters, or one or two that look like a name: «من عملائكم» says what somebody is. */
const isOrigin = (said: readonly string[]) =>
  said.length === 1 && /^\p{Script=Latin}/u.test(said[0] ?? '')
    ? isLatinFirm(said[0] ?? '')
    : said.length <= 2 && isBareName(said.join(' '));
