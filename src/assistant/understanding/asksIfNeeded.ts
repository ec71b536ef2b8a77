import { namesMoment } from './acceptsOffer';
import { speaks } from './meetingArabic';
import { askedClauses, toClauses, withoutClauses } from './toClauses';

const talking =
  '(?:talk|speak|chat|meet|call|phone|book|see|sit|visit|come|deal with|(?:an? |any |the |your )?(?:call|meeting|appointment|consultation|talk))';
const needed = '(?:necessary|needed|required|mandatory|compulsory|obligatory|a must)';
/** Who says "I need to" wishes; who says "must I" may ask. */
const duty = '(?:لازم|ضروري|يجب|مضطر|مجبور)(?:ه|ين)?';
const necessity = `(?:${duty}|(?:احتاج|محتاج)(?:ه|ين)?)`;
const speaking = `[انب]{1,2}(?:${speaks}|كلم|قابل|جتمع|لتقي|تصل|حجز|شوف|جي|زور)`;
const inOrderTo = '(?:حت[يا]|ل?كي|عشان|علشان|مشان|اذا|قبل(?: [مل]ا)?|لا)(?: |(?<=لا))';
/** The form is ours where nothing is said of its kind. */
const occasion = `(?:(?:ال)?(?:موعد|اجتماع|مكالمه|استشاره|حجز)|(?:ال|هال)(?:نموذج|استماره|فورم)(?=$| ${inOrderTo}))`;
const talksNeeded = `(?: (?:ان|اني|انه))? (?:${speaking}|الت(?:كلم|حدث|واصل)|(?:[انب]{1,2}(?:سوي|عمل|رتب|حدد|عبي) )?${occasion})`;
const mustTalk = `^(?:و|ف)?(?:يعني )?${duty}${talksNeeded}[^ ]*`;
/** Whoever happens to be there: a manager or an expert is asked for. */
const anyone = '(?:احدا?|حدا?|واحد|شخص|موظف)';
const comeOrKnow = '[انب]{0,2}(?:عرف|فهم|دري|جيت?|زور)(?:كم)?(?= |$)';

/** "Do I have to talk to someone for that?", «ليش لازم احكي مع حدا؟»: whoever asks whether a talk is needed asks for none. */
const signs = new RegExp(
  [
    `\\bwhy (?:(?:would|should|must|do|does|did|will) )?(?:i|we|one|any ?one) (?:(?:even|ever|really|always|still|just|have|need|want|to) )*${talking}\\b`,
    `\\bwhy (?:is|does|would) (?:[^ ]+ ){0,3}(?:${talking}|it) (?:${needed}|have to|need)`,
    `\\b(?:do|does|will|would|did) (?:i|we|one|any ?one) (?:(?:even|really|always|still|just) )*(?:have|need)(?: to)?(?: (?:have|first))? ${talking}\\b`,
    `\\bmust (?:i|we|one) (?:(?:even|really|always|first) )*${talking}\\b`,
    `\\bis (?:it|${talking}) (?:(?:even|really|always|still) )*${needed}`,
    `(?:^| )(?:و|ف)?(?:ليش|ليه|لماذا|علاش|وش له) (?:(?:ما|اني|انا) )?${necessity}(?= |$)`,
    `(?:^| )هل (?:من )?(?:ال)?${necessity}${talksNeeded}`,
    `(?:^| )يعني (?:من )?(?:ال)?${duty}${talksNeeded}`,
    `${mustTalk}(?: [^ ]+){0,3} (?:لو|ولا|ام|والا) `,
    // "I must talk to somebody to know the price" is said of what should be told here; "talk to you to know" is a wish.
    `${mustTalk} (?:(?:مع|ويا|ويه|وي|علي) |ب)?${anyone} ${inOrderTo}(?:${comeOrKnow}|(?:[^ ]+ )?(?:ال)?(?:سعر|اسعار|تكلف))`,
    `^(?:و|ف)?${duty} (?:ال)?موعد قبل(?: [مل]ا)? [انب]{1,2}(?:جي|زور)(?:كم)?$`,
  ].join('|'),
  'u',
);

/** Only the question mark tells "must I talk to somebody first?" from "I must talk to somebody first"; "if possible?" asks for it. */
const mayAsk = new RegExp(
  [
    `${mustTalk}(?= |$)(?!.* ممكن)`,
    `^يعني ${necessity}${talksNeeded}`,
    `^${necessity} (?:[انب]{1,2}حجز|${occasion})(?: ${occasion})? ${inOrderTo}${comeOrKnow}`,
  ].join('|'),
  'u',
);

const needQuestions = (text: string): readonly string[] => {
  const asked = askedClauses(text);
  // "Must we meet tomorrow?" proposes a day.
  return toClauses(text).filter(
    (clause) => signs.test(clause) || (asked.has(clause) && !namesMoment.test(clause) && mayAsk.test(clause)),
  );
};

/** Does a message ask whether a talk is needed? */
export const asksIfNeeded = (text: string): boolean => needQuestions(text).length > 0;

/** What is left of a message without such questions. */
export function withoutNeedQuestions(text: string): string {
  const questions = needQuestions(text);
  return withoutClauses(text, (clause) => !questions.includes(clause));
}
