import type { Sentence } from './sentences';
import { plain } from './spelling';

/** What stands in the rules for the agency's own name, whatever it is: a word that nobody writes, in each script. */
const ownName = { latin: 'ouragency', arabic: 'اسموكالتنا' };

/** Sentences as the rules look at them: the agency's name is one word, the same for every agency. */
export function withOwnName(sentences: readonly Sentence[], agencyNames: readonly string[]): Sentence[] {
  const names = agencyNames.map((name) => ({
    written: plain(name),
    marked: ` ${/\p{Script=Arabic}/u.test(name) ? ownName.arabic : ownName.latin} `,
  }));
  return sentences.map((sentence) => ({
    ...sentence,
    plain: names.reduce((text, { written, marked }) => text.split(written).join(marked), sentence.plain),
  }));
}
