import { either } from './notation';

/**
 * Advice to deceive, spy on or frighten people, told by its frame: what is claimed although it is not so, what is done
 * so that nobody notices, whose picture is taken unasked. A hit rejects the reply. Honest advice about the same things
 * is meant to pass ("end the offer when the countdown ends").
 */
export const deceit: readonly string[] = [
  // Scarce or cheap although it is neither.
  '(tell|say|write|claim)( <w>){1,8} (left|gone|sold out|running out) (even (when|if|though)|whatever|no matter)',
  // What nobody is to find out.
  either(
    '(?<!not |never |nobody should |no one should )(say|claim|pretend|sign)( <w>| ,){1,9} ((nobody|no one) (will|would|can|is going to|ever)|(they|she|he|customers?) (will|would|can) (not|never)) (<w> )?(test|check|notice|find out|verify)',
    '(?<=[.,] |just |simply |can |could )(add|put|use|take|record|quote|print|post)( <w>){1,8} without (asking|telling|informing|warning) (him|her|them|anyone)(?= )',
    '(pretend to be|pose as)( <w>){1,6} and (complain|call|accuse|trash)',
  ),
  // Fear as the reason to buy, and whom it is tried on.
  '(?<=[.,] |so |just |then |and |us )(frighten|scare|terrify) (?!(nobody|no one|none) )(<w> ){1,2}(with|into|by|until)',
  // A whole town or quarter looked down on.
  '(?<!(say|think|believe|claim) that )(people|men|women|guys|folks) (from|in|like) (that|this|those|these)( <w>){0,4} are (all |too |so |born )?(lazy|stupid|dumb|thieves|criminals|dirty|backward|dishonest|liars)',

  either(
    '(انشر|اكتب|ضع|اضف|اضيف|اصنع|وفر|ولد|اشتر)(وا|ي)? <2>(تقييمات|مراجعات|متابعين|تعليقات|اراء) (مزيف|وهمي|كاذب|مزور|بالجمله)*',
    '(اضيف|سجل|صور|خذ|استخدم|انشر|اجمع|ضع|انسخ)وا( <w>){1,6} (دون|بدون) (ان )?(استئذان|(تسالو|تخبرو|تستاذنو)(ها|ه|هم)(?= )|(اخبار|سؤال)(ها|ه|هم)(?= ))*',
  ),
  either(
    '(قولوا|اكتبوا|ادعوا|ازعموا) ان( <w>){1,6} (نفد|النفاد|بقيت?)( <w>){0,3} (حتي لو|وان كان|مهما)',
    '(قولوا|ادعوا|ازعموا|وقعوا|اخفوا|بيعوا)( <w>| ,){1,8} [وف](لن|لا احد) (يفحص|يلاحظ|تلاحظ|يتحقق|يكتشف)*',
    '(احذفوا|اخفوا) <1>مسببات (ال)?حساسي*',
    'وقعوا (<w> )?باسم(ها|ه|هم)',
  ),
  '(ادعوا|تظاهروا) انكم( <w>){1,4} (واشتكوا|وهاجموا|واتهموا)|(خمنوا|تخمين) كلمه مرور(ها|ه|هم)',
  // Praise and numbers that are bought or made up, one or a thousand.
  '(اشتر|اكتب|وزع|اضف)(وا|ي)? ((الف|الفي|مئه|مئات|عشر|عشره|عشرات|عشرين|خمسين|بضع|كم|\\d{1,6}) )?(الاف )?(تقييم|مراجع|متابع|تعليق|شهاد)* (مزيف|وهمي|كاذب|مزور|مفبرك|مختلق)*',
  // Favours for an office.
  either(
    'envelope (for|to) (the|an?|his|her|some) <1>(official|officer|inspector|clerk|mayor|minister|judge|policeman)(?! <8>(no|not|never|crime|illegal|against|law))',
    '(?<!في )(ظرف|رشوه) <1>لل?(موظف|مسؤول|مفتش|قاضي)*(?! <8>(لا|ليس|جريم|مخالف|ممنوع|قانون)*)',
  ),
  // Broken glass, stolen doors, health that is risked.
  either(
    'deserves? (a )?beating(?! heart)',
    'deserves? to be beaten',
    'send (someone|somebody) to (smash|break|beat|burn) (his|her|their)',
    '(?<=[.,] |by |then |just )(guess|guessing|crack|cracking|steal|stealing) (the|his|her|their|its|a|some) <3>passwords?',
    'من (يكسر|يحرق|يخرب) (زجاج|باب|سيار|محل|واجه)*',
    '(اسحب|اسرق)(وا|ي)? (<w> )?(ارقام|بيانات|ايميلات|عناوين)* <5>(من )?(دون|بدون|بلا) (علم|اذن|موافق)*',
  ),
  '(اوقف|وقف|اترك)(وا|ي)? (ال)?(دواء|دوا|ادويه)(ك|كم)?(?= )',
];

const withConditions =
  '(?!لان|الذين|بل |لكن |الا |و?انما|[وف](لا|لن|لم) |[وف]?ن(شتري|كتب|نشر|جمع)|[وف]?(اشتر|انشر|اكتب|اجمع|اضيف)وا)';
const doing = '(run|buy|writ|post|publish|invent|fak|copy|scrap|spread|collect|frighten|play)(n?ing|e)?';
const openly = `(?!who |because |but |as |unless |if |they |without |and |then |just |post |buy |write |use |add |publish |n?or ${doing} )`;

/** What the agency says it does not do, or advises against: as long as no "but" follows, it is no offer. */
export const declined: readonly string[] = [
  `(we|i|(our|the) (<w> )?(team|agency)|ouragency) ((do|will|would) not|never|will never|would never|refuse to) (<w>ly )?${doing}( ${openly}<w>){0,8}( n?or ${doing}( ${openly}<w>){0,6}){0,2}|(instead of|rather than|advise against|avoid) ${doing}( ${openly}<w>){0,6}`,
  `(?<! (ان|كي) )[وف]?(لا|لن|لم) ن(شتري|كتب|نشر|جمع|زور|ختلق|قلد|خفي|بيع)( ${withConditions}<w>){0,8}|(بدلا من|عوضا عن|بدل|نرفض|نتجنب|(نحن )?ضد) (شراء|كتابه|نشر|جمع|اختلاق)( ${withConditions}<w>){0,6}`,
];
