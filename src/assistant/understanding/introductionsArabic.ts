import { words } from '../text';
import { firmWares, knownNames, namesForSure } from './arabicNames';
import { firm, firmName, isLatinFirm, namesWare, person } from './introductionsEnglish';
import { isPlace } from './places';

/** On a phone the last letter of these is as often written without its dots. */
const arabicVenture =
  'شرك[ةه]|مطعم|متجر|مؤسس[ةه]|مجموع[ةه]|مكتب|وكال[ةه]|عياد[ةه]|مقهى|مصنع|فندق|محل|صالون|علام[ةه]|أكاديمي[ةه]';
const arabicRole = '(?:مدير|صاحب|مؤسس|مؤسّس|ممثل|مندوب|مسؤول|رئيس)[ةه]?';
/** A second word belongs to a name unless the sentence goes on with it. */
const arabicWord = String.raw`[\p{Script=Arabic}\p{M}]+`;
const goingOn = String.raw`(?!(?:من|في|عن|على|مع|و\p{L}|أريد|اريد|نريد|أعمل|اعمل|هل|نحن|أنا|عندي|عندنا|لدي|لدينا|هنا|ونحن|ب\p{L}|${arabicRole}|${arabicVenture})(?:\s|$|[،,.]))`;
/** "عبد الله" and "أبو بكر" are one name in two words. */
const arabicName = String.raw`(?:(?:عبد|[أا]بو|[آا]ل|بن)\s+)?${arabicWord}`;
/** Names of people and of firms are written in either script. */
const arabicPerson = String.raw`(${arabicName}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicName})?|${person})`;
const arabicFirm = String.raw`[«"“]?(${arabicWord}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicWord}){0,2}|${firmName})`;

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
const beginning = String.raw`(?:^|[،,.!؛؟\n]\s*|(?:مرحب|[أا]هل|هلا|هلو|هاي|سلام|عليكم|خير|نور)\S*\s+)`;
/** With nothing else that would show a name: it has to be known as one, and what follows has to go on as after a name. */
const nameAlone = new RegExp(
  String.raw`(?:(?:^|[\s،,.!؛])(?=[أا]نا|[اإ]ني|[أا]خ)|${beginning})${writer}\s+(?!من\s)${notWhat}${arabicTitle}(${arabicName}|${person})(?![\p{L}\p{M}])`,
  'gu',
);
/** The whole of what is said. */
const nameOnly = new RegExp(
  String.raw`^\s*(?:معك|معكم|معاك|معاكم|وياك|وياكم|تحياتي|(?:[أا]نا\s+)?[أا]خ(?:وكم|وك|تكم|تك))\s+${notWhat}${arabicTitle}${arabicPerson}\s*(?:[،,.!]|$)`,
  'u',
);

/** Arabic says of whom or what one is afraid, tired or angry with the "from" that tells where a person is from. */
const arabicStates = words(
  'خايف خائف قلق قلقان متخوف مرعوب زعلان حزين متضايق منزعج مستاء غاضب معصب عصبي مقهور محبط مصدوم متفاجئ متفاجي مستغرب مندهش ' +
    'تعبان مرهق مريض عيان زهقان طفشان طفران خجول معجب ملان ضايج ضجران مليت محتار حاير حائر حيران متردد تايه تائه ضايع ضائع متوتر مضغوط ' +
    'مستعجل مشغول متأخر فاضي متفرغ خسران ندمان متضرر محروم غلطان عاجز يائس يايس مبسوط مرتاح متحمس متفائل فخور ' +
    'ممنون ممتن متشكر مقتنع متأكد متاكد مستفيد مستعد ناوي مهتم جديد مبتدئ مبتدي متشوق فضولي خجلان شبعان جوعان عطشان سكران نعسان بردان زهقان كسلان سهران غضبان عجلان قرفان قريب بعيد',
).flatMap((state) => [state, `${state}ه`, `${state}ين`]);

const noArabicName = new Set([
  ...arabicStates,
  ...words(
    'حق مهتم مهتمة صاحب صاحبة مدير مديرة مؤسس عميل زبون جديد جاهز جاهزة موافق موافقة هنا دائما كل في من أريد ابي ابغى بدي عايز ' +
      'ولا وما جنب مايا الحق رقمي سؤال وقت مشكله ابحث حاب بحاجة ' +
      'أبحث عندي لدي أعمل عراقي عراقية كردي سوري مصري سعودي عربي ألماني لست مو مش محتاج متأكد تاجر طالب وكيل',
  ),
]);

/**
 * What no name looks like that is not known as one, in the spelling of `words`: who goes («رايح»), is a friend («زميل»),
 * a cook («طباخ») or a clerk («موظف»), from a country («عراقي»); verbs («وصلت», «استورد»).
 */
const nameless =
  /^(?!ال)(?:.ا.[^اه]|..[اي].|م.{3,}|ا.{3,}|.{3,}ي|.{2,}ت|[ني]\p{L}{4,})(?:ه|ين|ات)?$|^(?:(?:شاب|حاب|جاي|ضيف|خال|جار)ه?|بنت|ولد|رجل|سيده|مره|امراه|ناس|كنت|كلش|جدا|حق)$/u;
const isNameless = (word: string) => nameless.test(word) && !knownNames.has(word);
const isArabicPerson = (found: string) => !words(found).some((word) => noArabicName.has(word));
/** «اسمي رنا احتاج شعار»: the sentence goes on. */
const goesOn = /^(?:(?:ا(?!ل)|ن)\p{L}{3,}|حاب\p{L}*|محتاج\p{L}*|بد\p{L}|بغيت|ابي|عم|جيت|كنت|هسه|حابه)$/u;
const wholeName = (found: string) => {
  const [name = '', next = ''] = found.trim().split(/\s+(?=\S+$)/u);
  const [word = ''] = words(next);
  return next && goesOn.test(word) && !knownNames.has(word) ? name : found.trim();
};

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
const afterName =
  /^(?:و(?:ا(?!ل)|ن)\p{L}{3,}(?<!ات)|و?(?:انا|اني|احنا|نحن|عند(?:ي|نا)|لد(?:ي|ينا)|معي|معك\p{L}?|[ان](?:ريد|حتاج|بحث|دور|بيع|شتغل|عمل|ملك|دير|سوي|صنع|فتح|سال|ستفسر|بغي|بي|تواصل|سكن|مثل|رغب|ود|فكر|بدا|طلب|حب)|بد(?:ي|نا)|ودي|عا[يو]زه?|حابب?ه?|محتاجه?|مهتمه?|حبيت|بغيت|كنت|جيت|كتبت|اتصلت|تواصلت|كلمتكم|راسلتكم|شفت|هذا|هذه|هاي|سؤالي|هنا|مره|كمان|بخصوص|بشان|بحاجه|هل|ممكن|كيف|شلون|شنو|شو|ليش|متي)|و?(?:مدير|صاحب|مؤسس|ممثل|مندوب|مسؤول|رئيس|مهندس|دكتور|طبيب|محامي|مصمم|خبير|مدرب|معلم|مبرمج|شيف)ه?)$/u;
const ends = /^\s*(?:[^\p{L}\p{M}\p{N}\s؟?]|$)/u;
/** «صاحب محل» behind it shows a name where nothing else would; of «صاحب المحل» somebody may be the object. */
const owns = /^(?:مدير|صاحب|مؤسس|رئيس)ه?$/u;
const familyBehind = new RegExp(String.raw`^\s+(${arabicName})(?![\p{L}\p{M}])`, 'u');
/** «الجبوري», as families are called that are no given name as well. */
const families = /^(?:(?:عبد|[أا]بو|[آا]ل|بن) )?ال\p{L}{3,}ي$/u;

/** Reads a name off the beginning of what is left of a text, as far as it is known for one. */
function readKnownName(given: string, rest: string): string | undefined {
  const [first = ''] = words(given);
  if (!knownNames.has(first) || !isArabicPerson(given)) return undefined;
  const [next = '', further = ''] = words(rest);
  if (!namesForSure.has(first)) {
    const isOwner =
      !ends.test(rest) && owns.test(next) && firmPlaces.test(further) && !further.startsWith('ال');
    return isOwner ? given : undefined;
  }
  if (ends.test(rest) || afterName.test(next)) return given;
  const [behind, family = ''] = familyBehind.exec(rest) ?? [];
  if (!behind || !(knownNames.has(words(family)[0] ?? '') || families.test(family))) return undefined;
  const left = rest.slice(behind.length);
  const [word = ''] = words(left);
  return ends.test(left) || afterName.test(word) || knownNames.has(word) ? `${given} ${family}` : undefined;
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
  return undefined;
}

/** Called so, or in Latin letters. */
const toldFirms = [
  new RegExp(
    String.raw`(?:${arabicVenture}|مشروع|براند|كافيه|منتج)\s+(?:[\p{Script=Arabic}\p{M}]+\s+){0,3}(?:اسمها|اسمه|باسم|تُ?دعى|يُ?دعى|تُ?سمى)\s+${arabicFirm}`,
    'u',
  ),
  /(?:شركت(?:ي|نا)|علامت(?:ي|نا)|متجر(?:ي|نا)|مشروع(?:ي|نا)|مطعم(?:ي|نا)|مقها(?:ي|نا))\s+(?:اسمها|اسمه|تُ?دعى|يُ?دعى|تُ?سمى|(?:هي|هو)(?!\s+(?:ال[أا]|[أا]فضل|[أا]ول|[أا]كبر|شرك|م[وش]|من|في|عبار|واحد|ب)))\s+[«"“]?([^«»"“”.,،؛!؟\n]{2,60}?)(?=[»"”.,،؛!؟\n]|\s(?:و|في|من)\S*|$)/u,
  new RegExp(
    String.raw`(?:^|\s)[اإ]سم\s+(?:ال)?(?:${arabicVenture}|شركت|علامت|عيادت|مشروع|براند|كافيه)(?:ي|نا|تي|تنا)?(?:\s+(?:تبع|حق|مالت|مال)(?:ي|نا))?\s*(?:هو|هي)?\s*:?\s+${arabicFirm}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\s)(?:أنا|انا|معك|معكم|معاك|معاكم|[اإ]سمي)\s+${arabicPerson.replace('(', '(?:')}\s+(?:من|و?[أا]مثّ?ل|و?[أا]عمل (?:في|لدى))\s+${firm}`,
    'u',
  ),
];

/** «صاحب محل …»: whose it is, or what is sold there. */
const firmOf = new RegExp(
  String.raw`(?:[أا]مثّ?ل|[أا](?:عمل|شتغل) (?:في|لدى)|من|${arabicRole})\s+(${arabicVenture})\s+(?!(?:في|من)\s)([«"“]?)${arabicFirm}`,
  'gu',
);
/** «اسم الشركة ما قررناه»: not yet called anything, or spoken of otherwise. */
const unnamed =
  /^(?:ما|وش|شو|شنو|ايش|ايه|كيف|شلون|متي|هل|ماذا|لا|لم|لن|مو|مش|مب|ليس|غير|لس[اه]|لسه|راح|رح|سوف|كان|صار|يكون|تغير|بعد(?:نا|ه|ها|ين)?|حتي|قبل|منذ|من|مثل|بس|لكن|لان|اذا|لما|وقت|مره|كل|هو|هي|تحت|سر|جديد|قديم|حلو|مهم|لازم|يجب|ضروري|صعب|سهل|طويل|قصير)$/u;
/** «قررناه», «نختاره»; «نسمة» is none, and ends in another letter. */
const undecided = /^(?!ال)(?:س?[انيت]\p{L}{3,}|\p{L}{2,}نا)(?:ه|ها)$/u;
/** Does a text go on with a name, where it says that one follows? */
export function isCalled(found: string): boolean {
  const [word = ''] = words(found);
  return !unnamed.test(word) && (/^\S+ة(?:\s|$)/u.test(found) || !undecided.test(word));
}
/** Ventures that are called by one bare word: «شركة نور». «محل عطور» says what is sold. */
const bearsName = /^(?:شرك|مجموع|وكال|مؤسس|علام|[أا]كاديمي)/u;
/** Plurals, names of actions and kinds, by which wares and trades are known: «حلويات», «عطور», «توظيف», «عراقي». */
const wareShape =
  /^(?:\p{L}{2,}ات|\p{L}{2,}يه?|\p{L}{2,}[وي]ن|ت\p{L}{2}ي\p{L}ه?|ا\p{L}{2}ا\p{L}|است\p{L}+|ا\p{L}?ت\p{L}ا\p{L}|م\p{L}ا\p{L}ي?\p{L}|\p{L}{2}ا\p{L}ه|\p{L}{2}و\p{L}|\p{L}وا\p{L}ي?\p{L}|[يت]\p{L}{3,}|م\p{L}{3,}ه)$/u;
const isWare = (word: string) =>
  !namesForSure.has(word.replace(/^ال/, '')) &&
  (firmWares.has(word) || namesWare(word) || /^و|^(?:ال|(?!ال))\p{L}{3,}ات$/u.test(word));

/** Does a word look like a name, and like nothing that is said of a firm or of people? */
export const isNameLike = (word: string): boolean =>
  knownNames.has(word) ||
  !(noArabicName.has(word) || isNameless(word) || isWare(word) || wareShape.test(word) || !isCalled(word));

/** «محل الوالد», «مكتب البيت»: whose it is, or where. */
const belongsTo =
  /^(?:ال(?:والده?|اب|ام|اخت?|عمه?|خاله?|جد|زوجه?|ابن|بنت|اهل|عايله|عائله|جيران|جاره?|مديره?|وزيره?|وزاره|حكومه|دوله|بلديه|محافظ|محافظه|رئيس|صديقه?|صاحبه?|زميله?|شريكه?|جماعه|زبونه?|زباين|زبائن|منافس|ناس)(?: |$)|(?:والد|والدت|اب|ابو|اخ|اخو|اخت|عم|عمت|خال|خالت|جد|زوج|زوجت|مرت|ابن|بنت|اهل|بيت|جار|جيران|مدير|صديق|صاحب|زميل|شريك)(?:ي|نا|ه|ها|هم)(?: |$)|ال(?:بيت|حي|شارع|دكتوره?|طبيبه?|مهندسه?|محامي|شيخ|استاذه?)$)/u;

/** Is it what a firm is called? Rather none than a wrong one: what could be a ware is no name. */
function isFirmName(venture: string, found: string): boolean {
  if (/^["“«]?[\p{Lu}\p{N}]/u.test(found)) return isLatinFirm(found);
  const all = words(found);
  const [name = ''] = all;
  const said = all.filter((word) => !word.startsWith('لل'));
  if (said.length === 0 || said.some(isWare) || !isCalled(found)) return false;
  if (said.length === all.length && belongsTo.test(all.join(' '))) return false;
  if (knownNames.has(name) || name.startsWith('ال') || all.length > said.length) return true;
  return bearsName.test(venture) && !wareShape.test(name);
}

/** Whom the writer of a text speaks for, where Arabic says it. */
export function readArabicFirm(text: string): string | undefined {
  for (const pattern of toldFirms) {
    const told = pattern.exec(text)?.[1]?.trim();
    if (told && isCalled(told) && isLatinFirm(told) && !isPlace(told)) return told;
  }
  for (const [, venture = '', quote, found = ''] of text.matchAll(firmOf)) {
    if (!isPlace(found) && (quote || isFirmName(venture, found))) return found.trim();
  }
  return undefined;
}
