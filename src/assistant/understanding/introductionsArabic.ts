import { fold, words } from '../text';
import { knownNames, namesAndWords, namesForSure } from './arabicNames';
import { firmName, person } from './introductionsEnglish';
import { want } from './meetingArabic';
import { isPlace } from './places';

/** On a phone the last letter of these is as often written without its dots. */
export const arabicVenture =
  'شرك[ةه]|مطعم|متجر|مؤسس[ةه]|مجموع[ةه]|مكتب|وكال[ةه]|عياد[ةه]|مقهى|مصنع|فندق|محل|صالون|علام[ةه]|أكاديمي[ةه]';
export const arabicRole = '(?:مدير|صاحب|مؤسس|مؤسّس|ممثل|مندوب|مسؤول|رئيس)[ةه]?';
/** A second word belongs to a name unless the sentence goes on with it. */
const arabicWord = String.raw`[\p{Script=Arabic}\p{M}]+`;
const goingOn = String.raw`(?!(?:من|في|عن|على|مع|و\p{L}|أريد|اريد|نريد|أعمل|اعمل|هل|نحن|أنا|عندي|عندنا|لدي|لدينا|هنا|ونحن|ب\p{L}|${arabicRole}|${arabicVenture})(?:\s|$|[،,.]))`;
/** "عبد الله" and "أبو بكر" are one name in two words. */
const arabicName = String.raw`(?:(?:عبد|[أا]بو|[آا]ل|بن)\s+)?${arabicWord}`;
/** Names of people and of firms are written in either script. */
export const arabicPerson = String.raw`(${arabicName}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicName})?|${person})`;
export const arabicFirm = String.raw`[«"“]?(${arabicWord}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicWord}){0,2}|${firmName})`;

/** "د. حسن", "المهندس رامي", "أخوكم أبو علي": how people are addressed, before what they are called. */
const arabicTitle = String.raw`(?:(?:[أا]خ(?:وكم|وك|تكم|تك)|(?:ال)?(?:دكتور|مهندس|[أا]ستاذ|سيد|حاج|محامي)[ةه]?|(?:ال)?(?:شيخ|[آأا]نس[ةه])|[دمأ](?=[./\s]))[./]?\s+){0,2}`;

/** Whoever writes, before what they are called. */
const writer = '(?:[أا]نا|[اإ]ني|معك|معكي|معكم|معاك|معاكي|معاكم|وياك|وياكم|وياج|[أا]خوكم|[أا]ختكم)\\p{M}*';

/** «انا ايه؟» asks what; the name is written with another letter. */
const notWhat = String.raw`(?![اأإ]يه(?![\p{L}\p{M}]))`;

/** The name is asked for, or said to be one. */
const toldNames = [
  new RegExp(String.raw`(?:^|[\n،؛.,]\s*)ال[اإ]سم(?: الكامل)?\s*[:=]\s*${arabicTitle}${arabicPerson}`, 'u'),
  new RegExp(String.raw`(?:^|\s)(?:[أا]نا\s+)?[اإ]سمي\s+${arabicTitle}${arabicPerson}`, 'u'),
];
/** «انا … من …»: a name where the second is where people are from, and the first is no "afraid" or "on my way". */
const nameFrom = new RegExp(
  String.raw`(?:^|\s)${writer}\s+(?!من\s)${arabicTitle}${arabicPerson}\s+من\s+(\S+)(?:\s+(\S+))?`,
  'u',
);
/** "With you is …" is said at a beginning; further on it tells who goes along. */
const greeting = String.raw`(?:ال)?(?:مرحب|[أا]هل|هلا|هلو|هاي|سلام|عليكم|خير|نور)\S*\s+(?:(?:و?عليكم|بي?كم?|فيكم?|وسهلا|ورحم[ةه]|الله|وبركاته)\s+){0,4}`;
const beginning = String.raw`(?:${greeting}|^|[،,.!؛؟\n]\s*)`;
/** With nothing else that would show a name: it has to be known as one, and what follows has to go on as after a name. */
const nameAlone = new RegExp(
  String.raw`(?:(?:^|[\s،,.!؛])(?=[أا]نا|[اإ]ني|[أا]خ)|${beginning})${writer}\s+(?!من\s)${notWhat}${arabicTitle}(${arabicName}|${person})(?![\p{L}\p{M}])`,
  'gu',
);
/** «ريم معك من دبي» */
const nameBefore = new RegExp(
  String.raw`${beginning}${arabicTitle}(${arabicName}(?:\s+${arabicName})?)\s+(?:معا?كم?|ويا(?:كم?|ج))(?![\p{L}\p{M}])`,
  'u',
);
/** The whole of what is said. */
const nameOnly = new RegExp(
  String.raw`^\s*(?:معك|معكم|معاك|معاكم|وياك|وياكم|تحياتي|(?:[أا]نا\s+)?[أا]خ(?:وكم|وك|تكم|تك))\s+${notWhat}${arabicTitle}${arabicPerson}\s*(?:[،,.!]|$)`,
  'u',
);

/** What may stand where a name would, and says something else. */
export const noArabicName = new Set(
  words(
    'قلق خجول فخور تائه حق مهتم مهتمة صاحب صاحبة مدير مديرة مؤسس عميل زبون جديد جاهز جاهزة موافق موافقة هنا دائما كل في من أريد ابي ابغى بدي عايز ' +
      'ولا وما جنب قرب مايا الحق رقمي سؤال وقت مشكله ابحث حاب بحاجة ' +
      'أبحث عندي لدي أعمل عراقي عراقية كردي سوري مصري سعودي عربي ألماني لست مو مش محتاج متأكد تاجر طالب وكيل',
  ),
);

/**
 * What no name looks like that is not known as one, in the spelling of `words`: who goes («رايح»), is tired («تعبان»),
 * a friend («زميل»), a cook («طباخ») or a clerk («موظف»), from a country («عراقي»); verbs («وصلت», «استورد»).
 */
const nameless =
  /^(?!ال)(?:.ا.[^اه]|..[اي].|م.{3,}|ا.{3,}|.{3,}ي|(?:تعب|زعل|كسل|قلق|عطش|جوع|سهر|خجل|ندم|حير|غضب|برد|سكر|طفش|زهق|خسر|فلس|عي|نعس|شبع|غلط|خرب|هلك|خلص|غير|قرف|طهق|غرق|طفر|قبط)ان|.{2,}ت|[ني]\p{L}{4,})(?:ه|ين|ات)?$|^(?:(?:شاب|حاب|جاي|ضيف|خال|جار)ه?|بنت|ولد|رجل|سيده|مره|امراه|ناس|كنت|كلش|جدا|حق)$/u;
export const isNameless = (word: string) => nameless.test(word) && !knownNames.has(word);
/** «اسم الشركة ما قررناه», «اسمي ما مهم»: not called anything, or spoken of otherwise. */
export const unnamed =
  /^(?:ما|وش|شو|شنو|ايش|ايه|كيف|شلون|متي|هل|ماذا|لا|لم|لن|مو|مش|مب|ليس|غير|لس[اه]|لسه|راح|رح|سوف|كان|صار|يكون|تغير|بعد(?:نا|ه|ها|ين)?|حتي|قبل|منذ|من|مثل|بس|لكن|لان|اذا|لما|عند|وقت|مره|كل|هو|هي|تحت|قيد|سر|جديد|قديم|حلو|مهم|لازم|يجب|ضروري|صعب|سهل|طويل|قصير|\p{L}{2,}كم)$/u;
/** «انا احمد الله» praises God. */
const praise = /^احمد (?:الله|رب(?:ي|نا)?)(?: |$)/u;
/** «معكم شركة …», «اسمي سر» name nobody. */
function isArabicPerson(found: string): boolean {
  const [first = ''] = words(found);
  if (praise.test(words(found).join(' '))) return false;
  const isNobody = !knownNames.has(first) && (unnamed.test(first) || firmPlaces.test(first));
  return !isNobody && !words(found).some((word) => noArabicName.has(word));
}
const firmPlaces = new RegExp(
  `^(?:ال)?(?:${arabicVenture}|جامعه|كليه|مدرسه|مستشفي|بنك|مصرف|منظمه|جمعيه|براند|كافيه|صيدليه|مخبز|معهد|مركز|دار|استوديو|سوق|فريق|قسم|فرع|منطقه|مدينه|محافظه|قريه)$`,
  'u',
);
/** A city, a firm, or a name in Latin letters. */
function isOrigin(first: string, second: string): boolean {
  const [word = ''] = words(first);
  return (
    isPlace(first) || isPlace(`${first} ${second}`) || firmPlaces.test(word) || /^["“«]?\p{Lu}/u.test(first)
  );
}

/** Time is what many a state is "from": «انا منتظر من الصبح». */
const since =
  /^(?:ال)?(?:صبح|صباح|ليل|ليله|يوم|ايام|ان|امس|بارحه|مبارح|اسبوع|اسابيع|شهر|اشهر|شهور|سنه|سنين|سنوات|عام|بدايه|اول|اخر|ساعه|ساعات|دقايق|فتره|مده|زمان|وقت|قبل|كل|قلب|كثر|كتر|غير|دون)$/u;

/** What goes on behind a name: who somebody is, what they have, do, want or ask. «انا علي دين» owes money. */
const goesOn = new RegExp(
  String.raw`^(?:و(?:ا(?!ل)|ن)\p{L}{3,}(?<!ات)|و?(?:${want}|انا|اني|احنا|نحن|عند(?:ي|نا)|لد(?:ي|ينا)|معي|معك\p{L}?|ال?لي|بس|شكرا|دا|عم|[ان](?:بيع|شتغل|عمل|ملك|دير|سوي|صنع|فتح|سال|ستفسر|تواصل|سكن|مثل|فكر|بدا|خطط)|(?:\p{L}{3,}(?<!ا)|رد|شف|كن|جي)ت(?:كم)?|هذا|هذه|هاي|سؤالي|هنا|مره|كمان|بخصوص|بشان|بحاجه|هل|ممكن|كيف|شلون|شنو|شو|ليش|متي)|و?${arabicRole}|و?(?:مهندس|دكتور|طبيب|محامي|مصمم|خبير|مدرب|معلم|مبرمج|شيف|تاجر|طالب|موظف)ه?)(?= |$)`,
  'u',
);
/** «اسمي رنا احتاج شعار»: the sentence goes on, and with no second name. */
function wholeName(found: string): string {
  const [name = '', next = ''] = found.trim().split(/\s+(?=\S+$)/u);
  const [word = ''] = words(next);
  const isVerb = goesOn.test(word) || /^(?:ا(?!ل)|ن)\p{L}{3,}$/u.test(word);
  return isVerb && !knownNames.has(word) ? name : found.trim();
}
const ends = /^\s*(?:[^\p{L}\p{M}\p{N}\s؟?]|$)/u;
/** «صاحب محل» behind it shows a name where nothing else would; of «صاحب المحل» somebody may be the object. */
const owns = /^(?:مدير|صاحب|مؤسس|رئيس)ه?$/u;
const familyBehind = new RegExp(String.raw`^\s+(${arabicName})(?![\p{L}\p{M}])`, 'u');
/** «الجبوري», «الزهراء», as families are called that are no given name as well. */
const families = /^(?:(?:عبد|[أا]بو|[آا]ل|بن) )?ال(?!جاي|ماضي|حالي|تالي)\p{L}{2,}ي$/u;
const isFamily = (found: string) =>
  families.test(found) || knownNames.has((words(found)[0] ?? '').replace(/^ال/, ''));
const maxFamilies = 2;

/** Reads a name off the beginning of what is left of a text, as far as it is known for one. */
function readKnownName(given: string, rest: string): string | undefined {
  const [first = ''] = words(given);
  if (!knownNames.has(first) || !isArabicPerson(given)) return undefined;
  const [next = '', further = ''] = words(rest);
  if (praise.test(`${first} ${next}`)) return undefined;
  if (!namesForSure.has(first)) {
    const isOwner =
      !ends.test(rest) && owns.test(next) && firmPlaces.test(further) && !further.startsWith('ال');
    return isOwner ? given : undefined;
  }
  let name = given;
  let left = rest;
  for (let count = 0; count < maxFamilies; count += 1) {
    const [behind = '', family = ''] = familyBehind.exec(left) ?? [];
    if (!isFamily(family)) break;
    name += ` ${family}`;
    left = left.slice(behind.length);
  }
  const isShown = !namesAndWords.has(first) || ends.test(left) || goesOn.test(words(left).join(' '));
  return isShown ? name : undefined;
}

/** What the writer of a text is called, in either script, where Arabic introduces it. */
export function readArabicName(text: string): string | undefined {
  for (const pattern of toldNames) {
    const told = wholeName(pattern.exec(text)?.[1] ?? '');
    if (told && isArabicPerson(told) && !isPlace(told)) return told;
  }
  const [, from = '', origin = '', further = ''] = nameFrom.exec(text) ?? [];
  const name = wholeName(from);
  if (name && isArabicPerson(name) && !isPlace(name)) {
    const [word = ''] = words(name);
    const [place = ''] = words(origin);
    // Not every quarter and office is a known place: where the name is one for sure, anything but a time will do.
    const isFromThere = namesForSure.has(word) && !since.test(place);
    if (isFromThere || (!isNameless(word) && isOrigin(origin, further))) return name;
  }
  const only = wholeName(nameOnly.exec(text)?.[1] ?? '');
  if (only && isArabicPerson(only) && !isNameless(words(only)[0] ?? '') && !isPlace(only)) return only;
  for (const found of text.matchAll(nameAlone)) {
    const end = found.index + found[0].length;
    const alone = readKnownName(found[1] ?? '', text.slice(end, end + 80));
    if (alone) return alone;
  }
  const before = nameBefore.exec(text);
  const [all = '', called = ''] = before ?? [];
  const behind = text.slice((before?.index ?? 0) + all.length);
  const isKnown = words(called).every((word) => namesForSure.has(word)) && isArabicPerson(called);
  return called &&
    isKnown &&
    (ends.test(behind) || goesOn.test(fold(behind).trim()) || /^\s+من\s/u.test(behind))
    ? called
    : undefined;
}
