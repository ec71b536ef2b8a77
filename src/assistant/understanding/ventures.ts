import { toClauses } from './toClauses';

/** What a trade is carried on in. */
const places =
  'app|shop|store|boutique|stall|kiosk|cafe|coffee (?:shop|house)|restaurant|bar|bakery|kitchen|food truck|hotel|hostel|guest ?house|farm|vineyard|garden cent(?:er|re)|factory|plant|workshop|garage|' +
  'practice|clinic|pharmacy|lab|salon|barber ?shop|studio|gym|school|academy|kindergarten|nursery|institute|gallery|theat(?:er|re)|museum|office|firm|company|business|start ?up|' +
  'brand|label|webshop|platform|marketplace|agency for [a-z]+|ngo|charity|foundation|association|cooperative|club|magazine|newspaper|podcast|dealership|wedding hall|event hall|warehouse|laundry|driving school';
const size =
  '(?:(?:small|little|big|new|own|family|online|local|tiny|young|private|dental|physio|yoga|beauty|coffee|flower|law|tech) )*';
const count = '(?:an?|one|two|three|four|five|\\d+|the|my|our|this)';
const nothingOfTheirs =
  'ads?|campaigns?|posts?|meetings?|event|contest|test|risk|budget|pages?|accounts?|team|survey|sale|discount';
const english = new RegExp(
  `\\b(?:i|we) (?:have|have got|got|own|run|opened|founded|manage|just opened|recently opened|are opening) ${count} ${size}(?:[a-z]+ )?(?:${places})s?\\b` +
    // "It is a brand video", "we made a company film" tell of none.
    `|\\b(?:(?:i|we) (?:have )?(?:made|built|developed)|it is) (?!the |a (?:nice|good|great|bad) )${count} ${size}(?:[a-z]+ )?(?:${places})(?= (?:in|for|that|called)\\b|$)` +
    `|\\b(?:i|we) (?:own|run|opened|founded) ${count} ${size}(?!(?:${nothingOfTheirs})\\b)[a-z]{3,}` +
    '|\\bwe do (?!(?:not|it|that|this|so|have|want|need|all|the|our|some|any|many|more|paid|social|google|facebook|instagram|tiktok|weekly|daily|monthly|email)\\b)[a-z]{4,} (?!(?:ads|posts|reels|videos|campaigns|things|newsletters|stories)\\b)(?:[a-z]{3,}s|catering|cleaning|repair|design|work)\\b' +
    '|\\b(?:i|we) (?:repair|renovate|import|export|bake|roast|sew|brew|manufacture|breed) (?!(?:it|that|this|the same|to|what|how)\\b)[a-z]{3,}' +
    '|\\b(?:i am|we are) (?:an? |the )?(?:[a-z]+ )?(?:lawyers?|attorney|notary|dentists?|doctors?|physio|physiotherapists?|therapists?|psychologists?|architects?|photographers?|bakers?|butchers?|carpenters?|joiners?|plumbers?|electricians?|painters?|farmers?|beekeepers?|tailors?|hairdressers?|barbers?|florists?|chefs?|caterers?|personal trainer|accountants?|tax advisors?|brokers?|realtors?|vets?|midwi(?:fe|ves)|opticians?|jewell?ers?|potters?|importers?|wholesalers?|retailers?|manufacturers?|start ?up|ngo|charity|cooperative|family business)\\b',
);

const arabicPlaces =
  'تطبيق|ابليكيشن|ابلكيشن|موقع بيع|منصه|محل|محلات|دكان|متجر|مطعم|كافيه|كافي|مقهي|كوفي|مخبز|فرن|مطبخ|فندق|شاليه|مزرعه|بستان|منحل|معمل|مصنع|ورشه|كراج|عياده|مستوصف|صيدليه|مختبر|صالون|استوديو|ستوديو|نادي|جيم|مدرسه|روضه|معهد|اكاديميه|' +
  'معرض|مكتب|شركه|شركات|موسسه|مشروع|براند|ماركه|علامه|منظمه|جمعيه|مجله|قاعه|مغسله|مكتبه|وكاله سيارات|وكاله سفر|مجمع|بيج|صفحه بيع|اونلاين شوب|فود ترك|عربه|بزنس|بيزنس|تجاره|منتج|ماركت|سوبرماركت|حلويات|مناحل|مشغل|مصبغه|محطه';
const arabic = new RegExp(
  '^(?:(?:و|ف)?(?:انا|اني|نحن|احنه|احنا|حنا|مرحبا|هلو|السلام عليكم|سلام|شلونكم|اهلا) )*(?:و|ف)?(?:عندي|عندنا|عدنا|عدي|عنا|لدي|لدينا|نملك|املك|فاتح|فاتحه|فاتحين|فتحت|فتحنا|عملت|عملنا|سويت|سوينا|بنينا|طورت|طورنا|صاحب|صاحبه|اصحاب|ادير|ندير) (?:\\p{L}+ )?' +
    `(?:${arabicPlaces})(?!\\p{L}| (?:معكم|(?:ال)?تخرج|بالفوتو))|` +
    '(?<!\\p{L})(?:انا|اني|نحن|احنه|احنا|حنا) (?:محامي|محاميه|طبيب|طبيبه|دكتور|دكتوره|مهندس معماري|مصور|مصوره|خباز|نجار|حداد|سباك|كهرباءي|مزارع|نحال|خياط|خياطه|حلاق|طباخ|مدرب|مدربه|محاسب|صيدلاني|صيدلانيه|مستورد|تاجر|تاجره|حرفي|حرفيه|مصنع|معمل|مطعم|فندق|عياده|متجر|شركه|منظمه|جمعيه|موسسه|مدرسه|مكتب|معهد|مجموعه|عاءله|عايله)(?!\\p{L})',
  'u',
);

/** Does a message say what somebody makes their living by, in words of no industry: "I have an app", «عدنا معمل مي»? */
export const tellsOfVenture = (text: string): boolean =>
  toClauses(text).some((clause) => english.test(clause) || arabic.test(clause));
