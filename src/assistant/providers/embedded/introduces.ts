import { words } from '../../text';
import { isMadeOf } from '../../understanding/acts';
import { isPlace } from '../../understanding/places';
import type { EmbeddedPhrases } from './phrases';

/** Does a message say who writes and for whom, and nothing else? "I'm Sara from Dara Foods in Erbil" tells no product. */
export function introducesOnly(
  text: string,
  names: readonly string[],
  { cues, acts }: EmbeddedPhrases,
): boolean {
  const known = new Set(names.flatMap(words));
  const rest = words(text).filter((word) => !known.has(word) && !isPlace(word));
  const frame = [cues.introducing, cues.ownBusinesses, cues.courtesies, cues.ownPlaces, acts.greeting];
  return rest.length === 0 || isMadeOf(rest.join(' '), ...frame);
}
