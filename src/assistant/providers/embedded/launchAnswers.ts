import { countWords } from '../../text';
import { findAct } from '../../understanding/acts';
import { namesSum } from '../../understanding/budget';
import { leavesContact } from '../../understanding/contact';
import { plansTime } from '../../understanding/timeline';
import { spellOut } from '../../understanding/toClauses';
import { type Heard, likely, sure } from './hearing';
import type { AskKind, EmbeddedPhrases, Slot } from './phrases';
import { isService, isStatement } from './purposeNames';
import { namesWhoBuys } from './statements';

/** Was goal or timeline of a launch asked for? */
export const asksOfPlan = (kind: AskKind | undefined) => kind?.startsWith('launch');

/** The parts of a message that may tell different things. */
export const betweenWishes = /[.,;:!?،؛؟\n]|\b(?:and|so)\b|\s(?=و(?!احد)[أانب])/u;
/** "No date yet", «الهدف مفتوح» */
export const leavesOpen =
  /\bno (?:date|goal|idea|plan|deadline|clue|rush|hurry)|\b(?:is|still) open\b|\bnot (?:yet|sure|decided|fixed|set|known?|have|clear|really)\b|^no\b|ماكو (?:موعد|هدف|خط[هة]|تاريخ)|(?:ال)?(?:موعد|هدف|تاريخ) (?:\S+ )?مفتوح|(?<!\p{L})(?:ما|لم|مو|لا) (?:عندنا|عندي|لدينا|حددنا|حددت|نحدد|احدد|محدد|قررنا|نقرر|نعرف|اعرف|ندري|ادري)/u;
/** No date yet leaves the goal as it was. */
const ofTime = /\bdate|موعد/u;
/** "In 2027"; "2030 followers" are a goal. */
const year = /(?<!\p{N})20[23]\p{N}(?!\p{N})(?! \p{L})|(?<!\p{N})٢٠[٢٣]\p{N}(?!\p{N}| \p{L})/u;
/** What a launch is to bring; "1 June" and "2027" bring nothing. */
const aim = /(?<!\p{N})(?!(?:20[23]|٢٠[٢٣])\p{N}(?!\p{N}))\p{N}{3}|\p{N}k|[%٪]|\bsell|aware|profit|ربح|عرف/u;

/** An address as it is typed, or masked. */
const holdsAddress = /@|\[(?:email|phone)\]/;

/** What an answer to the question of a launch tells of goal and timeline, or leaves open of them, goes to the slots. */
export function hearLaunchAnswer(
  text: string,
  wanted: readonly Slot[],
  slots: Set<Slot>,
  heard: Heard | undefined,
  { acts, cues }: EmbeddedPhrases,
): 'told' | 'left' | undefined {
  if (leavesContact(text) || holdsAddress.test(text)) return undefined;
  const { purpose = '', share = 0 } = heard ?? {};
  // What is heard as something else is no answer, unless its words are.
  const isElse = share >= (isService(purpose) ? likely : sure) && !isStatement(purpose);
  let answer: 'told' | 'left' | undefined;
  for (const part of spellOut(text).split(betweenWishes)) {
    const act = findAct(part, acts, cues.courtesies);
    // "Summer", «الصيف»: whoever was asked for it names a time without more words.
    const isTimed =
      ['', 'in ', 'في '].some((word) => plansTime(word + part)) || year.test(part) || purpose === 'tellTime';
    const isGoal = aim.test(part) || namesWhoBuys.test(part);
    if (act === 'no' || purpose === 'hesitate' || leavesOpen.test(part)) {
      for (const slot of wanted) if (slot === 'timeline' || !ofTime.test(part)) slots.add(slot);
      answer ??= 'left';
    } else if (!act && countWords(part) > 0 && !namesSum(part) && (isTimed || isGoal || !isElse)) {
      if (isTimed) slots.add('timeline');
      if (isGoal || !isTimed) slots.add((!isGoal && wanted[0]) || 'goal');
      answer = 'told';
    }
  }
  return answer;
}

/** "We launch a soap, can you help?" asks nothing beside the launch. */
export const withoutHelpAsked = (text: string): string => text.replace(asksHelp, ' ');

const asksHelp =
  /\b(?:can|could|would|will) you (?:please )?help(?: (?:me|us))?(?: (?:with|out)(?: (?:this|that|it))?)? *\?|(?<!\p{L})(?:(?:هل|ممكن|فيكم|بتقدروا|تقدرون|تكدرون|يمكنكم|تستطيعون) (?:ان )?)?[وف]?[تب]{1,2}ساعد(?:ون?|وا)?(?:نا|ني|وني|ونا)? *[?؟]/giu;
