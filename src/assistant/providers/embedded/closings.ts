import { containsPhrase } from '../../text';
import { type Act, findAct, readList } from '../../understanding/acts';
import { isBorrowedThanks } from '../../understanding/borrowedThanks';
import { toClauses } from '../../understanding/toClauses';
import { type Heard, isHeardAs, sure, wishedFor } from './hearing';
import { isCourtesy, services } from './purposeNames';
import { takesLeave, wishes } from './reading';
import type { Turn } from './turn';

/** "I'll tell my boss", "I shall pass this on": the visitor goes on without us. */
const takesAlong =
  /\b(?:i|we) (?:will|shall|am going to|are going to) (?:(?:just|also|definitely|certainly|surely) )?(?:tell|ask|show|pass|forward|share|try|read|take|bring|send|give) (?:it|this|that|these|them|everything|(?:my|our|the) (?:boss|manager|partners?|team|wife|husband|colleagues?|brother|sister|father|mother|family|director|friends?))\b(?! to you)/;

/** "Off to feed the cats", «لازم أروح أنام» */
const leaves =
  /^(?:(?:i am|we are|and|ok|now|right|well|anyway|so|got to go) )*(?:off to (?:feed|bed|work|sleep|lunch|dinner|school|pick|cook|make|get|see|the (?!market|next|printers?))|(?:got to|have to|must|need to) (?:run|dash|fly|rush|be off)(?: now)?$|time for (?:bed|lunch|dinner)|catch you later)|^(?:(?:و|يلا|طيب|اوكي|انا|هسه|هلا|بس) )*(?:رايح\p{L}?|لازم|خليني|بدي|راح|رح) (?:ا?روح(?: (?:انام|ال?لشغل|للدوام|البيت|ل?لبيت|هسه|هلا|الحين))?|امشي|انام|اقوم|اطبخ|انيم \p{L}+|اطعم\p{L}* \p{L}+)$/u;

/** What thanks and takes it back, or tells of a fault: "thanks, but that's wrong". */
const objects =
  /\b(?:wrong|not|no|never|mistakes?|misunderstood|useless|nothing|instead|however|unfortunately|disappoint\w*|problems?|still|complain\w*|please)\b|(?<!\p{L})(?:و|ف)?(?:غلط|خطا|مشكله|مو|مش|مب|ليس|لست|لا|لم|لكن|ماكو|زعلان\p{L}*)(?!\p{L})/u;

const answer = '(?:that|this|it|you|the answer|your answer)';
const isWrong = new RegExp(
  `^(?:(?:but|no|sorry|thanks|thank you|i think|actually) )*${answer} (?:is|are|was) (?:(?:just|simply|completely|totally|all|quite) )?(?:wrong|incorrect|mistaken|not (?:true|right|correct))$` +
    '|^(?:و|ف)?(?:هذا|هاد|هاذا|هيدا|ده|دا|الجواب|جوابك|جوابج|كلامك|كلامج)(?: (?:الجواب|الكلام|كله|الشي))? (?:غلط|خطا|(?:مو|مش|مب|غير) (?:صحيح|صح|مضبوط|دقيق))$',
  'u',
);

/** "Thanks, but that's wrong": what she said, and nothing of the visitor's. */
export const saysSheIsWrong = (text: string): boolean =>
  toClauses(text).some((clause) => isWrong.test(clause));

/** What is heard in a message that closes a talk, if anything is. */
const light: readonly (string | undefined)[] = [undefined, 'smallTalk', 'feeling', 'compliment'];
const isLight = (heard: Heard | undefined) =>
  light.includes(heard?.purpose) || isCourtesy(heard?.purpose ?? '');

/**
 * The courtesy that a message comes to which asks and wants nothing, and tells nothing that has to be known: thanks or a
 * farewell with something beside it.
 */
export function closingOf(turn: Turn): Act | undefined {
  const { question, asks, heard, best, brief, phrases } = turn;
  if (isBorrowedThanks(question)) return 'thanks';
  if (asks) return undefined;
  if (takesLeave(brief, best, phrases)) return 'goodbye';
  const { now } = brief;
  const tells = (['business', 'pain', 'budget', 'audience'] as const).some((slot) => now.slots.has(slot));
  const clauses = toClauses(question);
  const isMore = (tells && !now.isGuessed) || (heard?.shareOf(services) ?? 0) >= wishedFor;
  if (isMore || wishes.test(question) || clauses.some((clause) => objects.test(clause))) return undefined;
  const { cues, acts } = phrases;
  const said = clauses.join(' ');
  if (
    containsPhrase(said, readList(cues.parting)) ||
    clauses.some((clause) => takesAlong.test(clause) || leaves.test(clause))
  )
    return 'goodbye';
  // «خلص يعطيكي العافية باي» thanks, and is a farewell.
  if (isHeardAs(heard, 'goodbye', sure)) return 'goodbye';
  if (containsPhrase(said, readList(cues.thanking))) return 'thanks';
  // "Weddings mostly, thanks" answers what was asked.
  const isThanks = (clause: string) => findAct(clause, acts, cues.courtesies) === 'thanks';
  return now.slots.size === 0 && isLight(heard) && clauses.some(isThanks) ? 'thanks' : undefined;
}
