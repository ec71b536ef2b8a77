import { words } from '../text';
import { ownMentioned } from './subject';

/**
 * What a message does in a conversation when it says nothing of its own: an answer, a courtesy, a wish to hear on.
 * In the order in which one wins over another: "no thanks" is a no, "thanks, tell me more" asks for more.
 */
export const acts = [
  'insult',
  'goodbye',
  'no',
  'why',
  'more',
  'yes',
  'thanks',
  'approval',
  'greeting',
  'unclear',
] as const;
export type Act = (typeof acts)[number];

const maxInsultWords = 9;
const approving =
  /[\u{1F44D}\u{1F44C}\u{1F44F}\u{1F64F}\u{1F600}-\u{1F60E}\u{1F642}\u{1F917}\u{1F929}\u{1F973}\u{1F4AF}\u{1F525}\u2705\u2764]/u;
/** Fingers sliding over a keyboard. */
const sliding =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|cvbn|vbnm|ضصث|صثق|ثقف|شسي|سيب|يبل|تنم|نمك|(.)\1{3}/u;

/** The acts a catalogue has words for; `unclear` has none. */
export type ActWords = Record<Exclude<Act, 'unclear'>, string>;

/** What a message does, if it does nothing but that. Courtesies may stand around it. */
export function findAct(text: string, phrases: ActWords, courtesies: string): Act | undefined {
  if (words(text).length === 0) return approving.test(text) ? 'approval' : 'unclear';
  const said = spokenWords(text);
  const found = take(said, [...Object.values(phrases), courtesies]);
  if (found.rest.length === 0) {
    const act = acts.find(
      (one) => one !== 'unclear' && found.taken.some((phrase) => isListed(phrase, [phrases[one]])),
    );
    if (act) return act;
  }
  if (said.length <= 2 && words(text).every(isNoise)) return 'unclear';

  const isInsult = said.length <= maxInsultWords && !/[?؟]/.test(text) && !ownMentioned(text);
  return isInsult && take(said, [phrases.insult]).taken.length > 0 ? 'insult' : undefined;
}

/** Is a message made of these phrases and nothing else? */
export function isMadeOf(text: string, ...lists: readonly string[]): boolean {
  const said = spokenWords(text);
  return said.length > 0 && take(said, lists).rest.length === 0;
}

/** A word nobody says: no vowel, or a row of neighbouring keys. */
function isNoise(word: string): boolean {
  if (sliding.test(word)) return true;
  return /^[a-z]{5,}$/.test(word) && !/[aeiouy]/.test(word);
}

const known = new Map<string, readonly string[]>();
const sets = new Map<string, ReadonlySet<string>>();
/** Words of the longest phrase that is looked for. */
const longest = 8;

/** A list as a catalogue writes it: phrases in one line, separated by commas of either script. */
export function readList(line: string): readonly string[] {
  let list = known.get(line);
  if (!list) {
    const phrases = line.split(/[,،]/).map((phrase) => words(phrase).join(' '));
    list = phrases.filter((phrase) => phrase !== '');
    known.set(line, list);
    sets.set(line, new Set(list.map((phrase) => spokenWords(phrase).join(' '))));
  }
  return list;
}

/** As it is spoken: "hiiii" is "hi", "dont" is "don't", and «ما قصرتو» the «ما قصرتوا» of a careful hand. */
function spokenWords(text: string): string[] {
  return words(text).map((word) =>
    word
      .replaceAll("'", '')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/(?<=\p{L}{2}و)ا$/u, ''),
  );
}

function isListed(phrase: string, lines: readonly string[]): boolean {
  return lines.some((line) => readList(line).length > 0 && sets.get(line)?.has(phrase));
}

/** Takes phrases out of a message, the longest first. */
function take(said: readonly string[], lines: readonly string[]): { taken: string[]; rest: string[] } {
  const taken: string[] = [];
  const rest: string[] = [];
  for (let start = 0; start < said.length; ) {
    let size = Math.min(longest, said.length - start);
    while (size > 0 && !isListed(said.slice(start, start + size).join(' '), lines)) size -= 1;
    if (size > 0) taken.push(said.slice(start, start + size).join(' '));
    else rest.push(said[start] ?? '');
    start += Math.max(size, 1);
  }
  return { taken, rest };
}
