import { arabicPlaces, places } from './livingWords';
import { want } from './meetingArabic';
import { isPainful } from './painPoint';
import { faults } from './painSigns';

/**
 * What is spoken of and is not the writer's: words taken out of clauses of `toClauses` before a trade or a wanted
 * service is looked for in them.
 */

/** What the agency did, and for whom: asked for as a proof, not told of oneself. "Do you work with hotels?" is a hint. */
const agencyRecord = [
  /\b(?:(?:have|had|did|has) (?:you|your \w+)|you (?:have |ever |already )*(?:worked|done|did|made|had|helped|served))\b/,
  /\b(?:your|any) (?:\w+ )?(?:clients?|customers|experience|cases?|references?|portfolio|projects?|work|stud(?:y|ies))\b|\bcase stud(?:y|ies)\b|\b(?:you|your team) (?:\w+ )?experienced?\b/,
  /(?:^| )(?:هل )?سبق |(?:^| )(?:و|ف)?(?:اشتغل|عمل|سوي|تعامل|نفذ|صمم|خدم|ساعد|جرب)(?:توا|تو|تم|ت)(?= |$)|(?:^| )(?:خبره|خبرتكم|تجربه|تجربتكم|تجارب|عملاوكم|زباينكم|اعمالكم|(?:عندكم|لديكم)(?: من)? (?:زباين|عملاء|نماذج|امثله))(?= |$)/,
];
/** A rival's trade, a relative's place of work, a course of study. */
const others = [
  /\b(?:competitors?|competition (?:is (?:an?|the) |has |opened|sells|runs|wins)|rivals?|neighbou?rs?|landlord)\b|(?:^| )(?:و|ف)?(?:ال)?(?:منافس(?!ه(?! (?:عندها|فتحت|تبيع|عدها))(?: |$))\p{L}*|جيران\p{L}*|جار(?:نا|ي))(?= |$)/u,
  /\b(?:works|worked|studied|graduated|(?:stud(?:y|ying)|student)) (?:in|at|for|as|of|from)\b/,
  /\bis there an?\b/,
  // What of theirs was seen, and what was read of others.
  /^(?!.*\b(?:my|our|we (?:are|have|own|run|sell|make))\b)(?:.* )?(?:i|we) (?:just )?(?:saw|seen|noticed|read|watched) (?:your|an? (?:ad|post|article|video)) |^(?!.* (?:و)?(?:عند|لد|صاحب|نملك|املك|مطعمي|محلي|شركتي))(?:.* )?[وف]?(?:قرات|قريت) (?:في|ان|انو|انه)(?= )/,
  /(?:^| )(?:زوجتي|زوجي|اخوي|اخي|اختي|صديقي|ابني)(?: \S+)? (?:ب|بي|بت|عم )?(?:ي|ت)(?:شتغل|عمل|درس)|(?:^| )(?:طالب|طالبه|ادرس|درست) /,
];
/**
 * Where one is met and what is read, the trade of before, what something is not or only near to, a title, an hour,
 * and words that share a stem with a trade's: "care" with cars, «حلو» with sweets, «الساعة» with watches, «دور»
 * with courses, «صالة» with salons.
 */
const besideTheTrade = [
  /\bcoffee (?:machine|maker|break|corner|cup)s?\b|\b(?:my|our|the) carpets? (?=is|are)|(?<!\S)\S+ in (?:the|our) office\b|(?<!\S)\S+(?: \S+)? (?:بالمكتب|في المكتب|بمكتبنا)(?= |$)|(?:^| )(?:ابن|بنت|اولاد|عيال)\p{L}* بال\p{L}+/gu,
  /\b(?:i|we|us) (?:ate|eat|had (?:lunch|dinner)|meet|met|follow|read|watch(?:ed)?|get our|go to|play)(?: (?!(?:and|but|so|my|our|every|i|we)\b)\S+)*? (?:an?|the|from|fashion|in|at|on)\b(?: (?!(?:and|but|so|my|our|every|i|we)\b)\S+)*/g,
  /\b(?:i was an?|used to (?:work|be)) .*?(?= now\b|$)|(?:^| )(?:كنت|كنا) .*?(?= و?(?:هسه|الان|حاليا|هلا|هلق|دلوقتي)|$)/g,
  /\bnot sell (?:on )?\w+|\bnot (?:an?|the) (?:\w+ ){0,2}?\w+(?= |$)|\b(?:next|close) to (?:an?|the|our) \w+|\b(?:near|past|above|opposite|behind|beside|across from) (?:an?|the) \w+|(?<!\b(?:own|run|have|opened) )\b(?:the|an?) \w+ (?:next door|across the (?:street|road)|down the (?:street|road)|downstairs|upstairs)\b(?! to\b)|\bin the same \w+ as (?:an?|the) \w+|\b(?:app|play) store\b/g,
  /\b(?:which|what|any|some|other|these|those|the) dates?\b|\bdates? (?:is|are|works?|suits?|would|for|of)\b|\bdr \p{L}+|\bcare\b(?! homes?\b)|\b(?:sweet|watch|cloth|glass)\b(?! (?:shop|store|maker|repair|business|factory))|\b(?:my|our) apartment\b|\b(?:ads?|marketing|our|my|good|big|the|this|an?|worth) investments?\b(?! (?:company|firm|fund|bank|office))/gu,
  // A quarter and a street are called after what stands there.
  /(?:^| )(?:ب|ل)?(?:ال)?(?:حي|شارع|ساحه|تقاطع) ال\p{L}+|\b(?:on|in|at|near) (?:the )?\w+ (?:street|road|avenue|square|district)\b(?! food)/gu,
  /(?:^| )(?:مو|مش|ليس|ليست|لسنا|لست) \S+|(?:^| )(?:بجانب|جنب|قرب|مقابل|فوق|قدام) \S+|(?:^| )\S*(?:غس|مصبغ|خزان|معطر)\S* (?:ال)?[تث]ياب|(?:^| )(?:و|ف)?(?:ال)?(?:ساعه|حلو|حلوه|حلوين)(?= |$)|(?:^| )(?:ب|بال|ال|لل|و)?(?:صال(?:ه|ات|تنا)|و?سياره)(?= |$)|(?:^| )(?:ال)?(?:دور|دورنا|دوري|كليا|ذهبنا|سفره)(?= |$)|(?:^| )و?(?:ذهبي|فضي|زيتوني)ه?(?= |$)|(?:^| )ال(?:دكتور|دكتوره|طبيب|طبيبه)(?= \S)/gu,
];

/** The clauses of a message that may name its writer's trade, without what names somebody else's. */
export function ownTrade(clauses: readonly string[]): string[] {
  return clauses
    .filter((clause) => ![...agencyRecord, ...others].some((pattern) => pattern.test(clause)))
    .map((clause) => without(clause, besideTheTrade));
}

const wishes = new RegExp(
  `\\b(?:needs?|wants?|would like|looking|interested|redesign|renew|improve|help|ha(?:ve|s|d) to|better|new|grow|fix|you)\\b|(?:^| )(?:و|ف)?(?:${want}|يحتاج|تحتاج|ممكن|ن(?:طور|جدد|حسن))(?= |$)`,
);
/** "We don't need a website", "مش عايزين موقع": talked of, and not wanted. */
const refused = new RegExp(
  `\\b(?:not|no|never) (?:\\w+ ){0,2}?(?:need|want|interested|looking|require|care)\\b|(?:^| )(?:و|ف)?(?:(?:لا|ما|مو|مش|مب|موب|ولا) (?:\\S+ )?(?:${want}|نهتم|نفكر|ضروري\\p{L}*)|ال\\p{L}+ (?:جاهز|موجود)\\p{L}*|ما?(?:نحتاج|(?<=ما)حتاج|نريد|ريد|نبي|بي|بدنا|بدي|بغي))(?= |$)`,
  'u',
);
/** What somebody has, or gets from somebody else. */
const owned =
  /\b(?:we|i) (?:(?:already|do|now|currently|also|just|both) )*(?:have|got|own|had|made|built|use|used|did|tried|stopped|ran|launched|finished)\b(?! (?:no|to)\b)|\b(?:some(?:one|body) else|(?:our|my) (?:\w+ )?(?:designer|agency|team|friend|nephew|cousin|freelancer|brother|son)) (?:\w+ )?(?:does|do|did|makes?|made|handles|runs)\b|(?<!(?:^| )(?:ما|و?لا) )(?<![^ ])(?:و|ف)?(?:عندنا|عدنا|عنا|عندي|عدي|لدينا|لدي|سوينا|عملنا|مسوين|عاملين|نملك|اصلا|خلصنا)(?= |$)|(?:^| )(?:ابن|بنت|اخ|اخت|صديق|مصمم|مصور)\p{L}*(?: \S+)? (?:ب|بي|عم )?(?:ي|ت)(?:دير|سوي|عمل|صمم|صور|شتغل)|\b(?:is|are) (?:(?:already|very|really) )?(?:fine|done|ready|good|ok|great|finished)\b|\b(?:happy|satisfied) with (?:our|my|the)\b|(?<!in )\bour brand is\b|(?:^| )اسم (?:ال)?(?:براند|علام)/u;
/** Where the agency was met, and what of it was seen. */
const met =
  /\b(?:saw|seen|found|know|discovered|met|follow|following|heard (?:of|about)) (?:of |about )?(?:you|your|u)\b|\bcame across\b|\byou (?:have )?(?:made|did|shot|posted)\b|(?:^| )(?:و|ف)?(?:شفت|لقيت|وجدت|عرفت|شاهدت|رايت|تابعت|اتابع)(?:كم|وكم|كن|ك)(?= |$)|(?:^| )(?:و|ف)?(?:شفت|لقيت|شاهدت|عجبني|عجبتني|حبيت|وصلت) .*كم(?= |$)/;
/** The agency's own things, one's own trade, and what stands behind "instead of". */
const notAsked = [
  new RegExp(
    `\\b(?:we|i) (?:are|am|own|run) an? (?:\\w+ ){0,3}?(?:${places}|station|channel|agency|copywriter)\\b`,
    'g',
  ),
  new RegExp(
    `(?:^| )و?(?:احنا|احنه|نحن|حنا|انا|اني) (?:${arabicPlaces}|محطه|قناه)(?: (?![وف]?(?:${want})(?: |$)|ن|[يت](?:حتاج|ريد|دور|طلب|بحث|رغب|ود)|عند|لد|و|ب|(?:\\S+نا|(?:موقع|شعار|صفحت)ي)(?: |$)|\\S+ها? (?:قديم|ضعيف|بطي|سيي))\\S+){1,2}`,
    'gu',
  ),
  /\b(?:your (?:\w+ )?(?:website|site|page|profile|logo|videos?|film|reels?|blog|newsletter|brand|name|app|podcast|posts?|instagram|facebook|tiktok|linkedin|youtube)(?! (?:design|service|package|price|team|cost))|(?:who|you) (?:made|designed|built) your \w+)\b/g,
  /\b(?:instead of|except(?: for)?|apart from|aside from|other than|rather than|not|without|(?<!(?:have|has|got) )no)(?: (?:an?|the|any|our|more))* \w+(?: (?:ads|marketing|media|design))?/g,
  /\b(?:your|(?:has|got|took|sent|uploaded|for the|(?<!\b(?:can (?:we|i)|to) )have)(?: (?!to\b)\w+)?) (?:better|new) pictures?\b/g,
  /(?:^| )(?:و|ف)?(?:موقع|شعار|صفحت|حساب|فيديوهات|اعلانات)كم(?= |$)/g,
  /(?:^| )(?:بدون|بلا|بدال|بدل|عدا|الا|مو|مش)(?: من)? \S+/g,
];

/** The clauses of a message that may name a service its writer wants, without what is named and not wanted. */
export function wishedFor(clauses: readonly string[]): string {
  return clauses
    .flatMap((clause) => clause.split(/ (?=(?:only|just|فقط|بل) )/))
    .filter((clause) => !refused.test(clause) && !met.test(clause))
    .filter(
      (clause, index, all) =>
        !owned.test(clause) || wishes.test(clause) || isPainful(clause) || isFaulty(all[index + 1] ?? ''),
    )
    .map((clause) => without(clause, notAsked))
    .join(' . ');
}

/** "I have a website, but it is slow." */
const isFaulty = (next: string) => isPainful(next) || faults.test(next);
const without = (clause: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), clause);
