import { words } from '../text';
import { isPlace } from './places';
import { rememberTexts } from './rememberTexts';
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
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|cvbn|vbnm|ضصث|صثق|ثقف|شسي|سيب|يبل|تنم|نمك|(\p{L})\1{3}|(\p{L})\2\2(\p{L})\3\3/u;

/** "asdf test 123" tries whether anything answers. */
const tries = /^(?:test(?:ing)?\d*|تي?ست|تجربه|اختبار)$/u;
const besideTry = /^(?:\p{Nd}+|a|the|just|only|this|is|im|i|am|quick|chat|بس|مجرد|هذا|هذه)$/u;
const isTry = (typed: readonly string[]): boolean =>
  typed.some((word) => tries.test(word)) &&
  typed.every((word) => tries.test(word) || besideTry.test(word) || isNoise(word));

/** The acts a catalogue has words for; `unclear` has none. */
export type ActWords = Record<Exclude<Act, 'unclear'>, string>;

/** What a message does, if it does nothing but that. Courtesies may stand around it. */
export function findAct(text: string, phrases: ActWords, courtesies: string): Act | undefined {
  if (words(text).length === 0) return approving.test(text) ? 'approval' : 'unclear';
  const said = spokenWords(text);
  const found = take(said, [...Object.values(phrases), courtesies]);
  // "Good morning from Sulaymaniyah": where a greeting comes from asks nothing.
  if (found.rest.length === 0 || isFrom(found.rest)) {
    const act = acts.find(
      (one) =>
        one !== 'unclear' &&
        found.taken.some((phrase) => isListed(phrase, phrases[one])) &&
        // "Not stupid" is made of a no and an insult, and is neither.
        (one !== 'insult' || take(withoutDenied(said), [phrases.insult]).taken.length > 0),
    );
    if (act) return act;
  }
  if (said.length <= 2 && words(text).every(isNoise)) return 'unclear';
  // A greeting may stand beside it; letters that are drawn out are told from the words as typed.
  if ([found.rest, words(text)].some(isTry)) return 'unclear';

  const isInsult = said.length <= maxInsultWords && !/[?؟]/.test(text) && !ownMentioned(text);
  return isInsult && take(withoutDenied(said), [phrases.insult]).taken.length > 0 ? 'insult' : undefined;
}

const isFrom = ([first = '', ...others]: readonly string[]) =>
  isPlace((/^(?:from|من)$/.test(first) ? others : [first, ...others]).join(' '));

/** "Not stupid", «مش غبية»: what is denied is nobody's fault. */
const withoutDenied = (said: readonly string[]) =>
  said
    .join(' ')
    .replace(denied, ' ')
    .split(' ')
    .filter((word) => word !== '');
const denied =
  /(?<=^| )(?:not|isnt|arent|wasnt|werent|never|hardly|مو|مش|مب|موب|مهو|ماهو|ليس|ليست|ليسوا|غير)(?: (?:a|an|so|that|all that|really|at all|been|ابدا|جدا|كلش|كتير))* \S+/g;

/** Is a message made of these phrases and nothing else? */
export function isMadeOf(text: string, ...lists: readonly string[]): boolean {
  const said = spokenWords(text);
  return said.length > 0 && take(said, lists).rest.length === 0;
}

/** A message without the phrases of a list that it begins with: "ok, so what is SEO" asks what SEO is. */
export function withoutLeading(text: string, list: string): string {
  let said = spokenWords(text);
  for (let size = longestAt(said, 0, list); size > 0; size = longestAt(said, 0, list))
    said = said.slice(size);
  return said.join(' ');
}

/** A word nobody says: no vowel, or a row of neighbouring keys. */
function isNoise(word: string): boolean {
  if (sliding.test(word)) return true;
  return /^[a-z]{5,}$/.test(word) && !/[aeiouy]/.test(word);
}

const lists = new Map<string, readonly string[]>();

/** A list as a catalogue writes it: phrases in one line, separated by commas of either script. */
export function readList(line: string): readonly string[] {
  let list = lists.get(line);
  if (!list) {
    const phrases = line.split(/[,،]/).map((phrase) => words(phrase).join(' '));
    list = phrases.filter((phrase) => phrase !== '');
    lists.set(line, list);
  }
  return list;
}

/** The phrases of a list as they are spoken, by their first words, the longest first. */
type Phrasebook = ReadonlyMap<string, readonly (readonly string[])[]>;

const phrasebooks = new Map<string, Phrasebook>();

function phrasebookOf(line: string): Phrasebook {
  const known = phrasebooks.get(line);
  if (known) return known;
  const book = new Map<string, (readonly string[])[]>();
  const phrases = readList(line).map((phrase) => speak(phrase.split(' ')));
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length)) {
    const [first = ''] = phrase;
    book.set(first, [...(book.get(first) ?? []), phrase]);
  }
  phrasebooks.set(line, book);
  return book;
}

/** As it is spoken: "hiiii" is "hi", "dont" is "don't", and «ما قصرتو» the «ما قصرتوا» of a careful hand. */
const speak = (said: readonly string[]) =>
  said.map((word) =>
    word
      .replaceAll("'", '')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/ا{2,}$/u, 'ا')
      .replace(/(?<=\p{L}{2}و)ا$/u, ''),
  );
const spokenWords = rememberTexts((text: string): readonly string[] => speak(words(text)));

/** How many words of a list's longest phrase stand at this place. */
function longestAt(said: readonly string[], start: number, line: string): number {
  const phrases = phrasebookOf(line).get(said[start] ?? '') ?? [];
  return phrases.find((phrase) => phrase.every((word, index) => said[start + index] === word))?.length ?? 0;
}

function isListed(phrase: string, line: string): boolean {
  const said = phrase.split(' ');
  return longestAt(said, 0, line) === said.length;
}

/** Takes phrases out of a message, the longest first. */
function take(said: readonly string[], lines: readonly string[]): { taken: string[]; rest: string[] } {
  const taken: string[] = [];
  const rest: string[] = [];
  for (let start = 0; start < said.length; ) {
    const size = Math.max(...lines.map((line) => longestAt(said, start, line)));
    if (size > 0) taken.push(said.slice(start, start + size).join(' '));
    else rest.push(said[start] ?? '');
    start += Math.max(size, 1);
  }
  return { taken, rest };
}
