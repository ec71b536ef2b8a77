import { words } from '../text';
import { describingNames, firmWares, knownNames, namesForSure } from './arabicNames';
import {
  arabicFirm,
  arabicPerson,
  arabicRole,
  arabicVenture,
  isNameless,
  noArabicName,
  unnamed,
} from './introductionsArabic';
import { firm, isLatinFirm, namesWare } from './introductionsEnglish';
import { want } from './meetingArabic';
import { isPlace, namesPlace } from './places';

const ownVenture = '(?:شركت|مؤسست|علامت|ماركت|عيادت|متجر|مطعم|مشروع|محل|براند|كافيه|مقها)(?:ي|نا)';

/** Called so, or in Latin letters. */
const toldFirms = [
  new RegExp(
    String.raw`(?:${arabicVenture}|مشروع|براند|كافيه|منتج)\s+(?:[\p{Script=Arabic}\p{M}]+\s+){0,3}(?:اسمها|اسمه|باسم|تُ?دعى|يُ?دعى|تُ?سمى)\s+${arabicFirm}`,
    'u',
  ),
  new RegExp(
    String.raw`${ownVenture}\s+(?:اسمها|اسمه|تُ?دعى|يُ?دعى|تُ?سمى|(?:هي|هو)(?!\s+(?:ال[أا]|[أا]فضل|[أا]ول|[أا]كبر|${arabicVenture}|م[وش]|من|في|عبار|واحد|ب)))\s+[«"“]?([^«»"“”.,،؛!؟\n]{2,60}?)(?=[»"”.,،؛!؟\n]|\s(?:و|في|من)\S*|$)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\s)[اإ]سم\s+(?:ال)?(?:${arabicVenture}|شركت|علامت|عيادت|مشروع|براند|كافيه)(?:ي|نا|تي|تنا)?(?:\s+(?:تبع|حق|مالت|مال)(?:ي|نا))?\s*(?:هو|هي)?\s*:?\s+${arabicFirm}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\s)(?:أنا|انا|معك|معكم|معاك|معاكم|[اإ]سمي)\s+${arabicPerson.replace('(', '(?:')}\s+(?:من|و?[أا]مثّ?ل|و?[أا]عمل (?:في|لدى))\s+${firm}`,
    'u',
  ),
];

/** «صاحب محل …», «نحن شركة …»: whose it is, what is sold there, or of which kind it is. */
const firmOf = new RegExp(
  String.raw`(?<![\p{L}\p{M}])[وف]?(?:(?:[أا]مثّ?ل|من|${arabicRole})\s+|((?:نحن|[أاإ]?حن[اه])(?:\s+في)?\s+)|(معا?كم?\s+|وياكم?\s+)|[أا](?:عمل|شتغل)\s+(?:(?:في|لدى|عند)\s+|ب))(${arabicVenture}|مخبز|كافيه|صيدلي[ةه])\s+(?!(?:في|من)\s)([«"“]?)${arabicFirm}`,
  'gu',
);
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

/** «شركة عمرها سنتين», «شركة حابة تتعاون»: what is said of a firm, not its name. */
const saidOfIt = new RegExp(`^(?:\\p{L}{2,}ها|${want})$`, 'u');

/** Small words and adverbs between a firm and its verb, and shapes of words that tell how and whose something is. */
const between = new Set(
  words(
    'دايما قريبا حاليا اخيرا غدا بكرا بكره باكر فعلا حقا فورا اولا ايضا كذلك لاحقا مؤخرا سابقا عاده طبعا اكيد هسه هسع هلق هلا توا توه دوما قد ربما يمكن ' +
      'عم لح كمان برضو برضه هم عشان علشان مشان كي ان ثم متي كيف هل لو مبكرا جاهزه حقنا تبعنا مالتنا سنه شهر يوم اسبوع كلها كله احنا نحن نفسها فقط سبق شركاء',
  ),
);
const descriptive = /^(?:\p{L}ا\p{L}ه|\p{L}{2}[يو]\p{L}ه|ا\p{L}{3}|\p{L}+(?:يا|ها|هم|كم))$/u;

/** Does a word look like a name, and like nothing else: no word that describes, no "in" or "to" written onto it? */
const isNameLike = (word: string): boolean =>
  knownNames.has(word) ||
  (/^(?![بل])\p{Script=Arabic}/u.test(word) &&
    isCalled(word) &&
    ![noArabicName, between].some((list) => list.has(word)) &&
    ![isNameless, isWare].some((is) => is(word)) &&
    ![wareShape, descriptive].some((shape) => shape.test(word)));

/** Known names that are words as well, and what may be an adverb without its sign: no name by themselves. */
const isUnsure = (word: string) =>
  (knownNames.has(word) && !namesForSure.has(word)) || /^\p{L}{4,}ا$/u.test(word);

/** «محل الوالد», «مكتب البيت»: whose it is, or where. */
const belongsTo =
  /^(?:ال(?:والده?|اب|ام|اخت?|عمه?|خاله?|جد|زوجه?|ابن|بنت|اهل|عايله|عائله|جيران|جاره?|مديره?|وزيره?|وزاره|حكومه|دوله|بلديه|محافظ|محافظه|رئيس|صديقه?|صاحبه?|زميله?|شريكه?|جماعه|زبونه?|زباين|زبائن|منافس|ناس|حي|شارع|ان|يوم|ي|لي|تي|اول|اولي|وحيده?)(?: |$)|(?:والد|والدت|اب|ابو|اخ|اخو|اخت|عم|عمت|خال|خالت|جد|زوج|زوجت|مرت|ابن|بنت|اهل|بيت|جار|جيران|مدير|صديق|صاحب|زميل|شريك)(?:ي|نا|ه|ها|هم)(?: |$)|ال(?:بيت|دكتوره?|طبيبه?|مهندسه?|محامي|شيخ|استاذه?)$|(?:ابو|ام)$)/u;

/** Is it what a firm is called? Rather none than a wrong one: what could be a ware is no name. */
function isFirmName(venture: string, found: string, saysWe: boolean, greets: boolean): boolean {
  if (/^["“«]?[\p{Lu}\p{N}]/u.test(found)) return isLatinFirm(found);
  const all = words(found);
  const [name = '', next = ''] = all;
  const said = all.filter((word) => !word.startsWith('لل'));
  // «الفارس التجارية», «بيت الورد»: of what a name is, and how it is, may be a ware.
  const isWhole = name.startsWith('ال') || (isNameLike(name) && next.startsWith('ال'));
  if (said.length === 0 || (isWhole ? [name] : said).some(isWare) || !isCalled(found)) return false;
  if (said.length === all.length && belongsTo.test(all.join(' '))) return false;
  // «شركة سعيدة», «فندق جميل» say how it is; «شركة كامل», «فندق جميل الجبوري» do not.
  const describes = name.endsWith('ه')
    ? isUnsure(name)
    : describingNames.has(name) &&
      !/(?<!كافي)[ةه]$/.test(venture) &&
      !next.startsWith('ال') &&
      !knownNames.has(next);
  if (describes && all.length === said.length) return false;
  if (knownNames.has(name) || name.startsWith('ال') || all.length > said.length) return true;
  // «شركة عزل», «شركة طب»: so short, it is a kind.
  if ((saysWe || greets) && all.length === 1 && name.length < 4) return false;
  // «نحن شركة …» goes on with what kind of firm it is more often than with its name.
  const isName = saysWe
    ? (word: string) => word.startsWith('ال') || isNameLike(word)
    : (word: string) => !wareShape.test(word) && !saidOfIt.test(word);
  return bearsName.test(venture) && (saysWe ? said : [name]).every(isName);
}

/** «زهرة بالبصرة» */
export const withoutPlace = (name: string) =>
  name.replace(/\sب\S+$/u, (found) => (namesPlace(found) ? '' : found));

/** Whom the writer of a text speaks for, where Arabic says it. */
export function readArabicFirm(text: string): string | undefined {
  for (const pattern of toldFirms) {
    const told = withoutPlace(pattern.exec(text)?.[1]?.trim() ?? '');
    if (told && isCalled(told) && isLatinFirm(told) && !isPlace(told)) return told;
  }
  for (const [, we, withYou, venture = '', quote, found = ''] of text.matchAll(firmOf)) {
    if (!isPlace(found) && (quote || isFirmName(venture, found, we !== undefined, withYou !== undefined)))
      return found.trim();
  }
  return undefined;
}

/** «شركتنا …», up to the end of its clause: what follows is as often said of the firm as it is its name. */
const ofOwn = new RegExp(String.raw`(?:^|[\s،.])[وفلب]?${ownVenture}\s+([^،,.!؛؟?\n]{2,80})`, 'gu');
const quoted = /^[«"“]([^«»"“”]{2,40})[»"”]/u;
const inLatin = /^\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}'’-]*){0,3}/u;

/** What is said of whoever launches, right behind the name; what is yet to come may stand between. */
const launching = /^[سبحه]?[تي](?:طلق|فتتح|فتح|ستعد|خطط|نوي|ريد|ود|عتزم)$/;
const future = /^(?:سوف|راح|رح|عم)$/;
/** Words that firms are called by in other languages: what stands before one of them is a firm. */
const firmWord =
  /^(?:فودز?|تي?ك|[غجكق]رو?[وب]?ب|كوفي|ميديا|ستور|ستورز|ستوديو|لابز?|سوفت|هولدن[غجك]|ديجيتال|سوليوشنز|سيستمز|تريدن[غجك]|ترافل|هاوس|ديزاين)$/;

/** An adverb with its ending, and «على», which is folded to a name. */
const noNameAsTyped = /\u064b|(?:^|\s)على(?:\s|$)/;

/** Arabic words of which each looks like a name and like nothing else. */
export function isBareName(found: string): boolean {
  const all = words(found);
  const isName = (word: string) => firmWord.test(word) || (isNameLike(word) && !word.startsWith('ال'));
  return !noNameAsTyped.test(found) && !isPlace(found) && all.every(isName) && !all.every(isUnsure);
}

/**
 * What the writer's own firm is called where nothing says that a name follows. Arabic has no capitals: quotation marks,
 * Latin letters, a word that only firms bear, a known given name, or the verb of a launch have to show it.
 */
export function readOwnFirm(text: string): string | undefined {
  for (const [, clause = ''] of text.matchAll(ofOwn)) {
    const latin = inLatin.exec(clause)?.[0];
    const shown = quoted.exec(clause)?.[1] ?? (latin && isLatinFirm(latin) ? latin : undefined);
    if (shown) return shown;
    const said = clause.trim().split(/\s+/);
    const [first = '', next = 'من'] = said.map((word) => words(word)[0] ?? '');
    const verb = said.findIndex((word) => launching.test(words(word)[0] ?? ''));
    const before = verb > 0 && future.test(said[verb - 1] ?? '') ? verb - 1 : verb;
    const last = said.findIndex((word, at) => at > 0 && firmWord.test(word));
    const end = [before, last + 1].find(
      (at) => at > 0 && at <= maxWords && isBareName(said.slice(0, at).join(' ')),
    );
    if (end) return said.slice(0, end).join(' ');
    if (namesForSure.has(first) && isBareName(said[0] ?? '') && /^(?:من|في|و[نس]\p{L}+)$/u.test(next))
      return said[0];
  }
  return undefined;
}

const maxWords = 3;
