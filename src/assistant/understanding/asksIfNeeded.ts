import { toClauses } from './toClauses';

const talking =
  '(?:talk|speak|chat|meet|call|phone|book|see|sit|visit|come|deal with|(?:an? |any |the |your )?(?:call|meeting|appointment|consultation|talk))';
const needed = '(?:necessary|needed|required|mandatory|compulsory|obligatory|a must)';
const necessity = '(?:لازم|ضروري|يجب|احتاج|محتاج|مضطر|مجبور)(?:ه|ين)?';
const speaking = '[انب]{1,2}(?:حجي|حكي|تكلم|تحدث|كلم|قابل|جتمع|لتقي|تصل|حجز|شوف|جي|زور)';

/** "Do I have to talk to someone for that?", «ليش لازم احكي مع حدا؟»: whoever asks whether a talk is needed asks for none. */
const signs = new RegExp(
  [
    `\\bwhy (?:(?:would|should|must|do|does|did|will) )?(?:i|we|one|any ?one) (?:(?:even|ever|really|always|still|just|have|need|want|to) )*${talking}\\b`,
    `\\bwhy (?:is|does|would) (?:[^ ]+ ){0,3}(?:${talking}|it) (?:${needed}|have to|need)`,
    `\\b(?:do|does|will|would|did) (?:i|we|one|any ?one) (?:(?:even|really|always|still|just) )*(?:have|need)(?: to)?(?: (?:have|first))? ${talking}\\b`,
    `\\bmust (?:i|we|one) (?:(?:even|really|always|first) )*${talking}\\b`,
    `\\bis (?:it|${talking}) (?:(?:even|really|always|still) )*${needed}`,
    `(?:^| )(?:و|ف)?(?:ليش|ليه|لماذا|علاش|وش له) (?:(?:ما|اني|انا) )?${necessity}(?= |$)`,
    `(?:^| )(?:هل|يعني) (?:من )?(?:ال)?${necessity}(?: (?:ان|اني|انه))? (?:${speaking}|الت(?:كلم|حدث|واصل)|(?:ال)?(?:موعد|اجتماع|مكالمه|استشاره))`,
    // "I must talk to somebody for the price" is said of a price that should be told here.
    `^(?:و|ف)?${necessity}(?: (?:ان|اني))? ${speaking}(?: (?:مع|ويا|ويه|وي))? (?:احدا?|حدا?|واحد) (?:حت[يا]|ل?كي|عشان|علشان|مشان|قبل|لاعرف)(?= |$)`,
  ].join('|'),
  'u',
);

const asks = (clause: string) => signs.test(clause);

/** Does a message ask whether a talk is needed? */
export const asksIfNeeded = (text: string): boolean => toClauses(text).some(asks);

/** What is left of a message without such questions. */
export const withoutNeedQuestions = (text: string): string =>
  asksIfNeeded(text)
    ? toClauses(text)
        .filter((clause) => !asks(clause))
        .join(', ')
    : text;
