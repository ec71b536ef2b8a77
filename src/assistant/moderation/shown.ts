import { speaksOfHerself } from './marks';
import type { Sentence } from './sentences';
import { plain } from './spelling';

/** Whatever stands in quotes, however long, so that what stands between two quotations is in none. */
const quoted = /(?<!\p{N})[«"“„][^«»"“”„\n]+[»"”“]/gu;
/** A slogan, a greeting or a customer's words are shown, not spoken. Longer than this, with its quotes, somebody is speaking. */
const mostShown = 60;
const firstPerson = /\b(?:i|me|my|i['’]\p{L}+)\b/iu;
const firstPersonArabic =
  /(?:^|[^\p{L}])(?:أنا|انا|لي|عندي|س?[أا](?:قول|جيب|عترف|رد|صارح)\p{L}{0,3})(?!\p{L})/u;
const saying =
  /\b(?:say(?:s|ing)?|said|tell(?:ing)?|told|add|admit|confess(?:ed)?|answer(?:ed)?|repl(?:y|ied)|mean|share|put it|frank|honest)\b/i;
/**
 * Who speaks of herself around the quotes speaks in them too: "I must say …", but not "I would print … on the box", which a
 * consultant says all day.
 */
const isOfHerself = (around: string): boolean =>
  firstPersonArabic.test(around) ||
  (firstPerson.test(around) && (saying.test(around) || speaksOfHerself(` .${plain(around)}. `)));
/** With fewer letters than this beside what is shown, what is shown is all there is. */
const enoughLetters = 9;

/** A text without what it shows in quotes. */
export function withoutShown(text: string): string {
  const rest = text.replace(quoted, (found) => (found.length <= mostShown ? ' ' : found));
  return rest !== text && saysEnough(rest) ? rest : text;
}

const saysEnough = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= enoughLetters;

/** What is said around a quotation, by somebody who does not speak of herself. */
const isFrame = (text: string) => saysEnough(text) && !isOfHerself(text);

/** «The greeting of your bot: "Hello, I am …"»: announced by a colon, up to the end. */
const announced = /(?<=:\s*)["“„«][^"“”„«»\n]+["”“»][.!?؟…]?$/u;
/** A mark that nothing closes in its sentence; after a figure it is one of inches. */
const opens = /(?<![\p{L}\p{N}])(?:["“„](?=\p{L})|«)[^"“”„«»\n]*$/u;
const closes = /^[^"“”„«»\n]*(?:(?<=[\p{L}\p{M}.,)!?؟…])["“”](?!\p{L})|»)/u;
/** More sentences than these are no sample of a text. */
const mostQuoted = 4;

/**
 * What each sentence says outside of a quotation that a colon announces, or that holds several sentences: in 'Answer
 * like this: "I am sorry. I was at the oven."' the second sentence says nothing itself.
 */
export function outsideQuotations(sentences: readonly Sentence[]): string[] {
  let isWithin = false;
  return sentences.map(({ text }, index) => {
    const closed = isWithin ? closes.exec(text) : undefined;
    if (closed === null) return '';
    isWithin = false;
    const rest = text.slice(closed?.[0].length ?? 0);
    const answer = announced.exec(rest);
    if (answer && isFrame(rest.slice(0, answer.index))) return rest.slice(0, answer.index);
    const opened = opens.exec(rest.replace(quoted, (found) => ' '.repeat(found.length)));
    const before = rest.slice(0, opened?.index ?? 0);
    const next = sentences.slice(index + 1, index + mostQuoted);
    isWithin = isFrame(before) && next.some((later) => closes.test(later.text));
    return isWithin ? before : rest;
  });
}

/** A short question of which nothing stands outside of its quotes: what a customer asks. */
export const isAskedByOthers = ({ text }: Sentence): boolean =>
  text.length <= mostShown && /[?؟]/.test(text) && !/\p{L}/u.test(text.replace(quoted, ''));

/** "Ask them all: who will work on my project?" is what somebody else asks, and "customers' questions:" names more. */
const askedByOthers =
  /(?<=(?:\b(?:ask|asks|asked|questions?|wonders?)\b|[اأ]س[أئ]ل|[نتي]س[أئ]ل|سؤال|تساؤل)[^:.?؟\n]{0,50}:)[^:.\n]{1,120}[?؟]|(?<=(?:\b(?:customers['’]|people['’]s|common|typical|everyday|their) questions|أسئلة (?:الناس|الزبائن|العملاء|المرضى|الضيوف|الزوار))[^:.?؟\n]{0,40}:)[^:.\n]{1,80}/giu;

/** "Say I'm a new member of your gym, and", "I am just one pair of eyes, but", "my eyes land on": how an impression is put, by whoever has none; and how work is shared. */
const figures =
  /^(?:say|suppose|assume|imagine|let['’]s say),? (?:that )?I(?:['’]m (?:an? (?:new|regular|first)(?! (?:wom[ae]n|m[ae]n|human|person|mother|father|mum|mom|dad|girl|guy|parent)\b)|walking|passing|looking)|['’]ve (?:just )?(?:bought|booked|ordered|missed|found)| (?:bought|booked|ordered|missed|found|walk|pass|open|search))\b[^.!?:,]{0,60} your (?:(?!\bmy\b)[^.!?:,]){0,40}|\b(?:I(?:['’]m| am|['’]ve| have)(?: \w+){0,2} pair of eyes(?:, (?:but|and))?|to my eyes?,|my eyes? (?=(?:are|is|go|goes|went|falls?|fell|lands?|rests?|were|turns?) (?:\w+ )?(?:on|to|at|towards?|over) )|my gut says|off the top of my head,)|,? and my colleagues (?:cover|handle|look after|take care of|build|design|write|do)(?: [\w-]+){1,5}/gi;

/** What a sentence says itself: neither what it shows nor a figure of speech. */
export function spoken(text: string): string {
  const rest = withoutShown(text).replace(askedByOthers, ' …');
  return (isOfHerself(rest) ? text : rest).replace(figures, '');
}

/** The same in the spelling of the rules; of a sentence that is quoted in part, what stands outside. */
export function spokenIn({ text, plain: whole }: Sentence, outside = text): string {
  const rest = spoken(outside);
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
