import { words } from '../text';
import { isPlace } from './places';
import { rememberTexts } from './rememberTexts';

/** Whoever introduces themselves: a name, and whom they speak for. */
export interface Introduction {
  name?: string;
  company?: string;
}

const capitalised = String.raw`\p{N}*\p{Lu}[\p{L}\p{M}\p{N}&'’-]*`;
const person = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:al-|Al-|el-|von |van |de )?\p{Lu}[\p{L}\p{M}'’-]*){0,2}`;
const firmName = String.raw`${capitalised}(?:\s+(?:${capitalised}|&|of)){0,4}`;
const firm = `["“«]?(${firmName})`;
const latinAfter = String.raw`(?=\s*(?:[,.!;:\n]|$|(?:from|and|with|at|of|here|the|a|owner|founder|manager)\b))`;
const venture =
  'company|business|brand|agency|start-?up|shop|store|restaurant|caf[eé]|clinic|firm|school|hotel|bakery';
const calledFirm = String.raw`["“«]?([\p{L}\p{N}][\p{L}\p{M}\p{N}&'’. -]{1,60}?)(?=["”».,;!?\n]|\s(?:and|in|from|which|that|we|next|this|for|with|at|on|by|is)\b|$)`;
const role = '(?:the )?(?:co-?)?(?:ceo|cmo|owner|founder|manager|director|head(?: of \\w+)?|partner)';

/** "Dr. Hassan" is called Hassan. */
const title = String.raw`(?:(?:[Dd]r|[Ee]ng|[Mm]rs?|[Mm]s|[Pp]rof|[Ee]ngineer|[Dd]octor|[Pp]rofessor)\b\.?\s+)?`;
/** What a sentence goes on with behind a name that nobody wrote large. */
const afterName =
  'and|but|so|from|in|i|we|of|at|by|here|with|is|are|the|an?|my|our|it|to|for|calling|need|want|have|thanks?|please|can|how';
const typed = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
const typedName = String.raw`(${typed}(?:\s+(?!(?:${afterName})\b)${typed}){0,2})`;
const opening = String.raw`^\s*(?:(?:hi|hello|hey|salam)[,!. ]+)?`;

/** "I'm X", "this is X", "X here", "my name is x". */
const latinNames = [
  new RegExp(String.raw`\bmy name(?: is|['’]s)\s+${title}${typedName}`, 'iu'),
  new RegExp(String.raw`(?:^|[\n,;.]\s*)(?:my |full )?name\s*[:=]\s*${title}${typedName}`, 'iu'),
  new RegExp(String.raw`\b[Cc]all me\s+${title}(${person})`, 'u'),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Tt]his is|[Ii]t(?: is|['’]s))\s+${title}(${person})${latinAfter}`,
    'u',
  ),
  new RegExp(String.raw`${opening}(?:[Mm]yself)\s+${title}(${person})${latinAfter}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Rr]egards|[Ss]incerely|[Cc]heers|[Bb]est(?=,|\s*\n))[,\s]+${title}(${person})\s*\.?$`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[,.!]\s*)${title}(${person}) here(?=[,.!\s]|$)`, 'u'),
];

/** The same in small letters, where many a word could stand: only in the frames that a name stands in. */
const smallNames = [
  new RegExp(String.raw`\b(?:can|may|could|just) call me\s+${title}(${typed})\s*(?=[,.!;\n]|$)`, 'iu'),
  new RegExp(
    String.raw`^\s*(?:hi|hello|hey|salam)[,!. ]+(?:this is|it['’]?s)\s+${title}(${typed})\s+(?:from|at)\s+\p{L}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:dr|eng|engineer|mr|mrs|ms|prof)\b\.?\s+(${typed})\s+here\b`, 'iu'),
  new RegExp(
    String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterName})\b)${typed})?)\s*,?\s+and\s+(?:i|we)\s+(?:own|run|have an?|manage|work|founded|opened|sell)\b`,
    'iu',
  ),
];
const smallFromPlace = new RegExp(
  String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterName})\b)${typed})?)\s*,?\s+from\s+(\p{L}+)`,
  'iu',
);
/** What a word in small letters is by its end, if not a name: "different", "interested", "photographer". */
const commonEnding =
  /(?:ing|(?<!^[a-z]*h[ae]?m+|^(?:khal|wale|sae|maj|rash|fah|zay|say|ham|jam))ed|ly|ful|ive|ous|[ai]ble|[ea]nt|ist|ian|tor|ner|mmer|rmer|cher|pher|yer|eer|far|part|all)$/;

/** How people are, rather than what they are called: "I'm Worried", "call me Later". */
const states =
  'worried afraid scared anxious nervous concerned stressed upset angry mad sad unhappy disappointed frustrated annoyed ' +
  'tired exhausted sick busy bored confused lost stuck unsure undecided hesitant torn curious excited thrilled glad ' +
  'pleased proud grateful thankful impressed surprised shocked satisfied convinced confident serious sorry late early ' +
  'free available open waiting done back here there still also only really very so too quite currently trying going ' +
  'different one because out about better fine student chef doctor teacher anyone someone again asap when thinking wondering hoping planning asking writing calling urgent important later now today tomorrow soon tonight ' +
  'single married broke vegan blind deaf jobless unemployed retired anytime whenever maybe on two three four seo ppc ' +
  'monday tuesday wednesday thursday friday saturday sunday';

/** Capitals that introduce nobody: "I'm German", "I'm CEO of …". */
const noName = new Set(
  words(
    'german iraqi kurdish kurd arab arabic turkish egyptian syrian english american british french lebanese jordanian ' +
      'saudi emirati kuwaiti qatari austrian swiss dutch european muslim interested looking happy sure ready new not ' +
      'maya ashamed bye b2b b2c online small ceo cmo owner founder cofounder manager director head partner great good nice what how just the a an it i we ' +
      states,
  ),
);

/** "We run Facebook campaigns" names a place to advertise. */
const noFirm = new Set([
  ...noName,
  ...words('facebook google instagram tiktok snapchat youtube linkedin meta whatsapp'),
  // "… in Stoke, 3rd generation", «اسم الشركة حتى», «اسم المطعم بعد ١٥ سنة».
  ...words(
    'name 1st 2nd 3rd 4th since after before even حتى بعد قبل منذ من مثل بس لكن لان اذا لما وقت مرة كل هو هي',
  ),
]);

const latinFirms = [
  new RegExp(
    String.raw`\b(?:my|our) (?:${venture}) ${firm}(?=[,.!;\n]|$| (?:launches|sells|makes|wants|needs|is|has|in|and)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:${venture})(?:(?:['’]s|,)? (?:the |its )?name is|(?:,? is)?,? (?:called|named)(?: as)?|\s*:)\s+${calledFirm}`,
    'iu',
  ),
  // "Our company is small": without "called", only a capital shows a name.
  new RegExp(String.raw`\b(?:${venture}) is\s+(?=["“«]?(?:\p{N}+ ?)?\p{Lu})${calledFirm}`, 'u'),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Tt]his is|[Ii]t(?: is|['’]s)|[Mm]y name(?: is|['’]s))\s+${person}(?:,? (?:${role},? )?(?:from|at|of|with|for)| -) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(String.raw`\bhere,? (?:from|at|of|with) (?:the )?${firm}`, 'u'),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Ww]e(?: are|['’]re))? ?(?:work(?:ing)? (?:for|at)|represent(?:ing)?|run|own|${role} (?:of|at)) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(String.raw`\b[Ww]e(?: are|['’]re) ${firm}(?=[,.!;\n]|$| (?:from|in|and)\b)`, 'u'),
  new RegExp(
    String.raw`\b(?:a|an|my|our) (?:\w+ )?(?:${venture})(?: in \w+)?,\s+${firm}(?=[,.!;\n]|$)`,
    'iu',
  ),
];

/** On a phone the last letter of these is as often written without its dots. */
const arabicVenture =
  'شرك[ةه]|مطعم|متجر|مؤسس[ةه]|مجموع[ةه]|مكتب|وكال[ةه]|عياد[ةه]|مقهى|مصنع|فندق|محل|صالون|علام[ةه]|أكاديمي[ةه]';
const arabicRole = 'مديرة?|صاحبة?|مؤسسة?|مؤسّسة?|ممثلة?|مندوبة?|مسؤولة?|رئيسة?';
/** A second word belongs to a name unless the sentence goes on with it. */
const arabicWord = String.raw`[\p{Script=Arabic}\p{M}]+`;
const goingOn = String.raw`(?!(?:من|في|عن|على|مع|و\p{L}|أريد|اريد|نريد|أعمل|اعمل|هل|نحن|أنا|عندي|عندنا|لدي|لدينا|هنا|ونحن|ب\p{L}|${arabicRole}|${arabicVenture})(?:\s|$|[،,.]))`;
/** "عبد الله" and "أبو بكر" are one name in two words. */
const arabicName = String.raw`(?:(?:عبد|[أا]بو|[آا]ل|بن)\s+)?${arabicWord}`;
/** Names of people and of firms are written in either script. */
const arabicPerson = String.raw`(${arabicName}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicName})?|${person})`;
const arabicFirm = String.raw`[«"“]?(${arabicWord}(?:\s+${goingOn}(?!و\p{L})(?!ب\p{L})${arabicWord}){0,2}|${firmName})`;

/** Nobody is from a price or from this morning: "أنا خسرت من الإعلانات" tells no name. */
const noOrigin = String.raw`(?:(?:ال)?(?:سعر|[أا]سعار|تكلف[ةه]|كلف[ةه]|ميزاني[ةه]|مصاريف|خدم[ةه]|خدمات|نتيج[ةه]|نتائج|نتايج|[إا]علان|[إا]علانات|حمل[ةه]|حملات|تسويق|منافس[ةه]|منافسين|شغل|خيارات|كاميرا|صبح|زمان|[أا]مس|مبارح|يوم|[أا]سبوع|شهر|سن[ةه]|ساع[ةه]|ت[أا]خير|فشل|خسار[ةه]|كثر[ةه]|وضع|موضوع|رد|ردود)|\p{L}+كم)(?=[\s،,.!؟?]|$)`;

/** "د. حسن", "المهندس رامي", "أخوكم أبو علي": how people are addressed, before what they are called. */
const arabicTitle = String.raw`(?:(?:[أا]خ(?:وكم|وك|تكم|تك)|(?:ال)?(?:دكتور|مهندس|[أا]ستاذ|سيد|حاج|محامي)[ةه]?|(?:ال)?(?:شيخ|[آأا]نس[ةه])|[دمأ](?=[./\s]))[./]?\s+){0,2}`;

const arabicNames = [
  new RegExp(String.raw`(?:^|[\n،؛.,]\s*)ال[اإ]سم(?: الكامل)?\s*[:=]\s*${arabicTitle}${arabicPerson}`, 'u'),
  new RegExp(String.raw`(?:^|\s)(?:[أا]نا\s+)?[اإ]سمي\s+${arabicTitle}${arabicPerson}`, 'u'),
  new RegExp(
    String.raw`(?:^|\s)(?:[أا]نا|[اإ]ني|معك|معكم|معاك|معاكم|وياك|وياكم|[أا]خوكم|[أا]ختكم)\s+(?!من\s)${arabicTitle}${arabicPerson}(?=\s+(?:من\s+(?!${noOrigin})|(?:${arabicRole})\s+)\S)`,
    'u',
  ),
  new RegExp(
    String.raw`^\s*(?:معك|معكم|معاك|معاكم|وياك|وياكم|تحياتي|(?:[أا]نا\s+)?[أا]خ(?:وكم|وك|تكم|تك))\s+${arabicTitle}${arabicPerson}\s*(?:[،,.!]|$)`,
    'u',
  ),
];

/** Arabic says of whom or what one is afraid, tired or angry with the "from" that tells where a person is from. */
const arabicStates = words(
  'خايف خائف قلق قلقان متخوف مرعوب زعلان حزين متضايق منزعج مستاء غاضب معصب عصبي مقهور محبط مصدوم متفاجئ متفاجي مستغرب مندهش ' +
    'تعبان مرهق مريض عيان زهقان طفشان طفران خجول معجب ملان ضايج ضجران مليت محتار حاير حائر حيران متردد تايه تائه ضايع ضائع متوتر مضغوط ' +
    'مستعجل مشغول متأخر فاضي متفرغ خسران ندمان متضرر محروم غلطان عاجز يائس يايس مبسوط مرتاح متحمس متفائل فخور ' +
    'ممنون ممتن متشكر مقتنع متأكد متاكد مستفيد مستعد ناوي مهتم جديد مبتدئ مبتدي متشوق فضولي خجلان شبعان جوعان عطشان قريب بعيد',
).flatMap((state) => [state, `${state}ه`, `${state}ين`]);

const noArabicName = new Set([
  ...arabicStates,
  ...words(
    'حق مهتم مهتمة سعيد سعيدة صاحب صاحبة مدير مديرة مؤسس عميل زبون جديد جاهز جاهزة موافق موافقة هنا دائما كل في من أريد ابي ابغى بدي عايز ' +
      'مايا الحق رقمي سؤال وقت مشكله ابحث حاب بحاجة ' +
      'أبحث عندي لدي أعمل عراقي عراقية كردي سوري مصري سعودي عربي ألماني لست مو مش محتاج متأكد تاجر طالب وكيل',
  ),
]);

/** «اني استورد من الصين», «اني وصلت من المطار» tell what they do, and from where no name comes. */
const ofMine = /(?:^|\s)(?:[أا]نا|[اإ]ني)\s+(\S+)(?:\s+\S+)?\s+من\s+(\S+)/u;
const namesInT = new Set(words('رأفت عفت بهجت شوكت مدحت حشمت طلعت جودت نشأت عصمت حكمت ثروت عزت بنت'));
const isOrigin = (word: string) => isPlace(word) || new RegExp(`^(?:${arabicVenture})`, 'u').test(word);
function isDeed(text: string): boolean {
  const [, typed = '', origin = ''] = ofMine.exec(text) ?? [];
  const [word = ''] = words(typed);
  if (/^\p{L}{2,}ت$/u.test(word)) return !namesInT.has(word);
  if (/^(?:است|اشت|ابيع|اجيب|اصدر|اورد|اسكن|اشحن|اتصل|اكتب|اح[كج]ي)/.test(word)) return true;
  return /^ا\p{L}{3,}$/u.test(word) && !isOrigin(origin);
}

const arabicFirms = [
  new RegExp(
    String.raw`(?:${arabicVenture}|مشروع|براند|كافيه|منتج)\s+(?:[\p{Script=Arabic}\p{M}]+\s+){0,3}(?:اسمها|اسمه|باسم|تُ?دعى|يُ?دعى|تُ?سمى)\s+${arabicFirm}`,
    'u',
  ),
  /(?:شركت(?:ي|نا)|علامت(?:ي|نا)|متجر(?:ي|نا)|مشروع(?:ي|نا)|مطعم(?:ي|نا)|مقها(?:ي|نا))\s+(?:اسمها|اسمه|تُ?دعى|يُ?دعى|تُ?سمى|(?:هي|هو)(?!\s+(?:ال[أا]|[أا]فضل|[أا]ول|[أا]كبر|شرك|م[وش]|من|في|عبار|واحد|ب)))\s+[«"“]?([^«»"“”.,،؛!؟\n]{2,60}?)(?=[»"”.,،؛!؟\n]|\s(?:و|في|من)\S*|$)/u,
  new RegExp(
    String.raw`(?:^|\s)[اإ]سم\s+(?:ال)?(?:${arabicVenture}|شركت|علامت|عيادت|مشروع|براند|كافيه)(?:ي|نا|تي|تنا)?(?:\s+(?:تبع|حق|مالت|مال)(?:ي|نا))?\s*(?:هو|هي)?\s*:?\s+(?!(?:مو|مش|غير|جديد|قديم|حلو|مهم|لازم|يجب|ضروري|صعب|سهل)(?:\s|$))${arabicFirm}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:أمثّ?ل|أعمل (?:في|لدى)|من|${arabicRole})\s+(?:${arabicVenture})\s+(?!(?:في|من|صغيرة?|كبيرة?|ناشئة|جديدة?)(?:\s|$))${arabicFirm}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\s)(?:أنا|انا|معك|معكم|معاك|معاكم|[اإ]سمي)\s+${arabicPerson.replace('(', '(?:')}\s+(?:من|و?[أا]مثّ?ل|و?[أا]عمل (?:في|لدى))\s+${firm}`,
    'u',
  ),
];

/** Who writes, and for whom, as far as one message says it. Names of places are neither. */
export const readIntroduction = rememberTexts((text: string): Introduction => {
  // A name may stand in the other script, but what introduces it does not; patterns of a script are dear to a
  // text without a letter of it.
  const isLatin = /\p{Script=Latin}/u.test(text);
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const isName = (found: string) => !words(found).some((word) => noName.has(word));
  const isSmallName = (found: string) =>
    isName(found) && !words(found).some((word) => commonEnding.test(word));
  const name =
    (isLatin ? (first(text, latinNames, isName) ?? first(text, smallNames, isSmallName)) : undefined) ??
    (isLatin ? nameFromPlace(text, isSmallName) : undefined) ??
    first(
      text,
      isArabic && !isDeed(text) ? arabicNames : [],
      (found) => !words(found).some((word) => noArabicName.has(word)),
    );
  const firms = [...(isLatin ? latinFirms : []), ...(isArabic ? arabicFirms : [])];
  const company = first(text, firms, (found) => !noFirm.has(words(found)[0] ?? ''));
  return { ...(name && { name }), ...(company && { company }) };
});

function first(
  text: string,
  patterns: readonly RegExp[],
  accepts: (found: string) => boolean,
): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found && accepts(found) && !isPlace(found)) return found;
  }
  return undefined;
}

/** "i'm omar from erbil": what is no place tells no name ("i'm tired from work"). */
function nameFromPlace(text: string, accepts: (found: string) => boolean): string | undefined {
  const [, name, place] = smallFromPlace.exec(text) ?? [];
  return name && place && isPlace(place) && !isPlace(name) && accepts(name) ? name : undefined;
}
