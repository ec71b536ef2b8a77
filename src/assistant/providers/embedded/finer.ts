import { countWords, words } from '../../text';
import { asksHowToCall } from '../../understanding/asksHowToCall';
import { isOfPlace } from '../../understanding/places';
import { ownAnswer, paragraphs, unsaid } from './answer';
import { openAsk } from './asks';
import { namesChannel, weighsNetworks } from './choices';
import { finerAdvice } from './finerAdvice';
import type { Finer } from './finerTypes';
import { sure } from './hearing';
import { howLong, matters } from './matters';
import { isService, isStatement } from './purposeNames';
import { ofTheirTrade } from './trades';
import { type Turn, tellAnswer } from './turn';

const feast =
  /\b(?:ramadan|eid|christmas|xmas|black friday|new year'?s?|valentine'?s?|nowruz|newroz|easter|holidays|festive season)\b|(?<!\p{L})(?:و|ب|ل|ف)?(?:ال|لل)?(?:رمضان|عيد|اعياد|كريسماس|ميلاد|راس السنه|بلاك فرايد[اي]ي?|جمعه البيضا|نوروز|مواسم|موسم)(?!\p{L})/u;
const ad =
  /\b(?:ads?|adverts?|advertisements?|spots?|commercials?|billboards?)\b|(?<!\p{L})(?:ال|ب|و)*(?:اعلان|سبوت|لوح[هت]|دعاي[هت])/u;
const brand =
  /\b(?:one|same|single) (?:\w+ )?(?:brand|identity|logo|name|design|campaign|look)\b|(?<!\p{L})(?:ال)?(?:هويه|علامه|براند|اسم|شعار|تصميم|حمله) واحد|(?<!\p{L})نفس ال(?:هويه|علامه|براند|اسم|شعار|تصميم|حمله)/u;
const markets =
  /\b(?:two|both|several|different|all|2) (?:markets|countries|cultures)\b|(?<!\p{L})(?:ب|لل?|في )?(?:ال)?(?:سوقين|بلدين|دولتين|ثقافتين)(?!\p{L})/u;
const crew =
  '(?:photographers?|programmers?|developers?|designers?|writers?|copywriters?|translators?|editors?|film ?makers?|directors?|analysts?|researchers?|strategists?|illustrators?)';
const crewInArabic =
  '(?:مصور|مبرمج|مصمم|مطور|محلل|مترجم|مونتير|مخرج|رسام|باحث|كاتب|محرر|مخطط)(?:ين|ون|ات|ه)?|كتاب|خبراء?';

/** "For iraq and germany" */
const namesTwoPlaces = (said: string): boolean => said.split(' ').filter(isOfPlace).length > 1;

/** What a message asks of a subject beside its name: the answer that says that goes before the subject's own. */
const finer: readonly Finer[] = [
  ...matters,
  { key: 'contact', isAside: true, signs: [asksHowToCall] },
  {
    key: 'adMoney',
    of: ['payment', 'included', 'faqPricing'],
    isAsked: true,
    isAside: true,
    signs: [
      /^(?!.*\bwaste\b).*\b(?:ads?|media|advertising) (?:money|budget|spend)\b|(?<!\p{L})(?:فلوس|مصاري|ميزانيه|مبلغ|اموال|قروش) (?:ال|هال)?(?:اعلان|دعاي|ميديا|حمل)\p{L}*/u,
      /\bincluded|\bon top\b|\bpart of\b|\b(?:go(?:es)?|going|ends?) (?:directly |straight |all )*(?:to|up\b)|\bwhere (?:does|do|will|would|is) (?:the|my|our|all)\b|(?<!\p{L})(?:[تي]روح|بتروح|بيروح|تذهب|يذهب|تطلع|لمين|لمنو|لمن|ا?لكم|شامل\p{L}*|تشمل\p{L}*|ضمن|علينا|الي من|تاخذونها|بتاخدوها)(?!\p{L})/u,
    ],
  },
  {
    key: 'feasts',
    signs: [
      feast,
      // «عيدكم مبارك، متى نبدأ؟»
      (said) =>
        !/\b(?:mubarak|kareem|merry|happy (?:eid|new year|ramadan))\b|مبارك|كريم(?!\p{L})|كل (?:عام|سنه) وانت/u.test(
          said,
        ),
      /\b(?:weeks?|months?|time) enough\b|\b(?:when|how (?:early|soon|far|long|many \w+)) (?!(?:do|can|could|will|would|are) you\b)(?:\w+ ){0,4}(?:we|i|one|to|a)\b.*\b(?:start|begin|prepare|preparing|plan|planning|book|advance|ahead|before)\b|(?<!\p{L})(?:متي|ا?ي?مت[يا]|شوكت|قبل (?:ب)?(?:كم|شكد|قديش)|(?:ب?كم|قديش|شكد) (?:يوم|اسبوع|شهر|وقت)|من هسه|من الحين|من هلا)(?= ).*[انب](?:بد[اي]|بلش|جهز|حضر|ستعد|خطط|حجز|سوي|عمل)|[انب](?:بد[اي]|بلش|جهز|حضر|ستعد|خطط|حجز).*(?<!\p{L})(?:متي|ا?ي?مت[يا]|شوكت|قبل (?:ب)?(?:كم|شكد|قديش))(?!\p{L})/u,
    ],
  },
  {
    key: 'duration',
    signs: [
      howLong,
      /\b(?:until|till|before|for) (?:the|our|my|an?) (?:\w+ )?(?:campaign|ads?|film|video|website|site|logo|shop) (?:is|are|to be|goes?|be) (?:live|out|online|on air|ready|finished|done)\b|(?<!\p{L})(?:ل|حتي |لحد ما |لحتي |تا |لين |ل?ما )?[تين]{1,2}(?:طلع|نزل|نطلق|جهز|بلش|خلص|كون جاهز[هت]?) (?:ال|هال)?(?:حمل|اعلان|موقع|فيلم|فيديو|هوي|شعار|لوغو|متجر)/u,
    ],
  },
  {
    key: 'aired',
    signs: [
      ad,
      (said) => !/\bwho ran\b/.test(said),
      /\b(?:really|actually|proof|prove|know|check|sure|verify|control)\b.*\b(?:ran|run|aired|(?:was|were|been|got|get|is|are) (?:shown|broadcast|aired|displayed)|went (?:out|on air))\b|(?<!\p{L})(?:[اأنب]?عرف|بعرف|منعرف|[اأنب]?تاكد|اثبات|دليل|يثبت|تثبتون|تتاكدون)(?!\p{L}).*(?<!\p{L})(?:طلع|انعرض|ظهر|انبث|بث|عرض|انذاع|اذيع)\p{L}{0,2}(?!\p{L})/u,
    ],
  },
  {
    key: 'channels',
    part: 'more',
    isAside: true,
    signs: [
      /\b(?:budget|marketing|advertising|ads?)\b|(?<!\p{L})[وب]?(?:ال|هال)?(?:ميزاني|تسويق|اعلان)/u,
      /\bwhere (?:should|do|would|can|shall) (?:i|we) (?:first )?(?:put|spend|invest)\b|\bwhere to (?:put|spend|invest)\b|(?<!\p{L})(?:وين|فين|اين|بوين|بشنو|بشو|علي شنو|علي شو) [اأنب]{1,2}(?:حط|صرف|ستثمر|ضع|دفع)/u,
      (said) => !/\b(?:how much|what budget)\b|(?<!\p{L})(?:كم|شكد|قديش)(?!\p{L})/u.test(said),
    ],
  },
  {
    key: 'redesign',
    part: 'more',
    signs: [
      /\b(?:web ?site|site|shop)\b/,
      // What we offer is another question.
      /^(?!.*\b(?:do (?:you|u)|contract|building|premises|rent|lease)\b).*\b(?:fix|repair|refresh|update|improve|keep|renew)\b.*\bor\b.*\b(?:new|scratch|rebuild|replace)\b/,
    ],
  },
  {
    // What a site brings is another question.
    key: 'redesign',
    signs: [
      /\b(?:our|my) (?:\w+ )?(?:web ?site|site|web ?page|(?:web|online) ?shop)(?: is| looks|'s|s)? (?:(?:so|super|very|really|too|a bit|just|pretty|kind of|old and) )*(?:ugly|slow|old|outdated|dated|bad|terrible|horrible|awful|broken|a mess|boring|from 20\d\d)\b|(?<!\p{L})(?:ال)?(?:موقع|متجر|سايت)(?:نا|ي)?(?: (?:الالكتروني|صار|كلش|كتير|جدا|وايد|شكله|تصميمه))* (?:بشع|قبيح|بطي|بطيء|بطئ|قديم|تعبان|مو حلو|مش حلو|سي|سيء|يخجل|ثقيل|تقيل)(?!\p{L})/u,
    ],
  },
  {
    key: 'websites',
    signs: [
      /\b(?:do|can|could) (?:you|u)\b.*\b(?:web ?sites?|web ?pages?) (?:and|or|plus) (?:\w+ )?(?:shops?|stores?)\b|(?<!\p{L})(?:ال)?مواقع (?:الكترونيه )?و(?:ال)?متاجر(?!\p{L})|(?<!\p{L})موقع (?:و|او )متجر(?!\p{L})/u,
    ],
  },
  {
    // A menu that is to be redone is printed matter.
    key: 'print',
    of: ['redesign'],
    signs: [
      /\b(?:redo|redesign|renew|update|refresh|remake|design)\b.*\bmenus?\b|(?:جدد|عدل|صمم|غير)\p{L}* (?:ال|لنا |لي )?(?:منيو|مينيو)/u,
      (said) =>
        !/\b(?:web ?site|site|page|(?:web|online) ?shop|photo\w*|film|app|navigation|drop ?down|online menu|except (?:for )?(?:the|our) menu)\b|موقع|متجر|[تن]صور|تصوير/u.test(
          said,
        ),
    ],
  },
  {
    // "Do you bring your own photographer, or must I find one?"
    key: 'photo',
    of: ['team', 'freelancers', 'material'],
    isAsked: true,
    signs: [
      /\bphotographers?\b|(?<!\p{L})(?:ال)?مصور[هين]{0,2}(?!\p{L})/u,
      /\b(?:bring|find|book|hire|pay|organi[sz]e|get|send|come with)\b|(?<!\p{L})[اتنب]{0,2}(?:جيب|لاقي|دور|حجز|ستاجر)\p{L}*/u,
    ],
  },
  { key: 'networks', of: ['channels'], signs: [weighsNetworks] },
  { key: 'twoMarkets', isAsked: true, signs: [brand, (said) => markets.test(said) || namesTwoPlaces(said)] },
  {
    key: 'hire',
    of: ['chooseAgency', 'freelancers'],
    signs: [
      /\b(?:hire|hiring|employ|employing) (?:(?:a|an|my|our|own|full ?time|in ?house|marketing) )*(?:some(?:one|body)|person|people|employees?|staff|marketers?|marketing (?:person|manager)|manager|team)\b|(?<!\p{L})[اأن]?(?:وظف|عين|شغل|جيب) (?:ل[يه]? )?(?:شخص|حدا?|واحد|موظف|احد|مسوق|ناس|بنت|شاب|فريق)|موظف (?:ال)?(?:تسويق|داخل)/u,
      /\b(?:or|vs|versus|instead of|rather than|better than)\b.*\b(?:you|an? agency|agencies)\b|\b(?:you|an? agency|agencies) (?:or|vs|versus)\b|(?<!\p{L})(?:ولا|لو|او|ام|والا|احسن من|بدل)(?= ).*(?<!\p{L})(?:معا?كم|وياكم|اجيكم|انت[ومي]|(?:ال|ب|مع )?وكال[هة]|وكالتكم)(?!\p{L})/u,
    ],
  },
  {
    key: 'team',
    of: ['applicant', 'photo', 'video'],
    signs: [
      new RegExp(
        `^(?:(?:and|so|also|hi|hello) )*(?:do (?:you|u)(?: guys)? have|have you got)(?: (?:any|your own|own|in ?house|good|also))* ${crew}(?:(?: and| or)? ${crew})*(?: (?:too|as well|there|in ?house|on (?:the|your) team))?$|^(?:هل |يعني |طيب |و)*(?:عند|عد|لدي|مع)ك[منو]\\p{L}? (?:ال)?(?:${crewInArabic})(?: (?:و|او )?(?:ال)?(?:${crewInArabic}))*(?: (?:خاصين|بيكم|بفريقكم|بالفريق|كمان|ايضا))?$`,
        'u',
      ),
    ],
  },
  {
    key: 'copy',
    of: ['team'],
    isAsked: true,
    signs: [
      /(?<!one )\bwho (?:(?:will|would|is|actually) )*writ(?:es?|ing) (?!to )|(?<!\p{L})(?:من|منو|مين) (?:راح |رح )?[بسح]?يكتب/u,
    ],
  },
  {
    // «تصوير فيديوهات» is no photography.
    key: 'video',
    isAsked: true,
    signs: [/(?<!\p{L})(?:ال)?تصوير (?:ال)?(?:فيديو|افلام)/u],
  },
  {
    key: 'compliment',
    isAside: true,
    signs: [
      /^(?:(?:wow|oh|hi|hey|hello|maya|so far) )*(?:i|we) (?:(?:really|quite|do|just) )*(?:like|love|liked|loved|enjoy|enjoyed) (?:what (?:i|we)(?: have|'ve| just)? (?:read|see|saw|seen|hear|heard)|(?:your|this) (?:web ?site|site|page|work|style|campaigns|design|tone))(?: (?:here|so far|very much|a lot|on (?:your|this|the) \w+))*$|^(?:والله |مرحبا |هلا )?(?:عجبني|عجبنا|حبيت|حبينا|يعجبني|حلو)(?: كتير| كلش| جدا| وايد)? (?:اللي|الي|ما|كل اللي|كل ما|شغلكم|موقعكم|اسلوبكم|تصميمكم)(?: [اأن]?(?:قري|قرا|شوف|شف)\p{L}*)?(?: (?:هنا|هون|عندكم|بالموقع|بموقعكم|جدا|كتير|كلش|لحد هسه))*$/u,
    ],
  },
];

/** How a trade is promoted, whoever asks. */
const promoting =
  /\bhow (?:would|do|should|can|could|will|to) (?:(?:you|i|we|one) )?(?:market|promote|advertise)\b|(?<!\p{L})(?:و|ف)?(?:كيف|شلون|ازاي) [بتنادعم]{0,2}(?:ت?سوق|روج|علن)\p{L}*(?!\p{L})/u;

/** «مصاري الاعلانات علينا ولا عليكم» asks without a word that begins a question. */
const namesTwo = / ولا \S+$/u;

/** A longer message asks for more than one such thing. */
const maxWords = 40;

/** A longer message that names one of these and asks nothing tells of a business. */
const maxToldWords = 6;

/** What their own phrases name beyond doubt, and what else they may be heard as. */
const namedPlainly: readonly Finer[] = Object.entries({
  whomWeTake: ['experience', 'legal'],
  chooseAgency: ['otherAgencies', 'freelancers'],
  export: ['howTo', 'adviceFirst', 'reach'],
  diy: ['howTo', 'adviceFirst', 'moreBuyers', 'budget', 'small'],
  package: ['approach', 'included'],
  howTo: ['adviceFirst'],
  logo: ['included'],
  takeover: ['accounts'],
  noFaces: [],
  reviews: ['howTo'],
}).map(([key, of]) => ({
  key,
  of,
  signs: [(said, { named, asks }) => named.includes(key) && (asks || countWords(said) <= maxToldWords)],
}));

const tooDear =
  /\b(?:too|so|way too|very) (?:expensive|pricey|costly)\b|\btoo much money\b|\b(?:can ?not|can'?t) afford\b|\b(?:out of|beyond|over) (?:my|our) budget\b|(?<!\p{L})غالي(?:ين|ه)?(?!\p{L})|(?<!\p{L})(?:فوق|اكبر من|اكثر من|خارج) (?:طاقت|ميزانيت|قدرت|امكاني)\p{L}+/u;
const asksLess =
  /\b(?:discounts?|cheaper|lower|less|reduce|negotia\w+|better price|offer)\b|(?<!\p{L})(?:خصم|خصومات|ارخص|تخفيض\p{L}*|[تن]?نزل\p{L}*|تراعون\p{L}*|اقل)(?!\p{L})/u;
/** In more words something else is too expensive than what we do. */
const maxDearWords = 8;

/** Too expensive, and no discount asked for: what a small budget can do, and not that nothing is taken off. */
const findsTooDear = ({ question, heard }: Turn, said: string): boolean =>
  tooDear.test(said) &&
  !asksLess.test(said) &&
  countWords(question) <= maxDearWords &&
  heard?.purpose === 'discounts';

/** «كم ياخذ وقت» asks for no price. */
const asksPriceToo =
  /\bhow much (?:is|does|would|will|do)\b|\b(?:cost|price)\b|(?<!\p{L})و?[بهحسيت]{0,3}كلف\p{L}*|(?<!\p{L})و?(?:بكم|بكام|بيش|(?:شكد|قديش|كم|كام)(?: [بت]?[يت]?(?:طلع|صير|سعر)\p{L}*| تقريبا|$))(?!\p{L})|سعر/u;

/** Something else that is heard surely, and is none of our services, is what is asked. */
function isHeardElse({ key, of }: Finer, heard: Turn['heard']): boolean {
  const { purpose, share = 0 } = heard ?? {};
  const isElse = purpose !== undefined && share >= sure && purpose !== key && !isService(purpose);
  return isElse && of?.includes(purpose) !== true;
}

/** The first of these whose signs all hold, and that nothing else is heard in place of. */
const findMeant = (finer: readonly Finer[], said: string, turn: Turn): Finer | undefined =>
  finer.find(
    (one) =>
      (turn.asks || !one.isAsked || namesTwo.test(said)) &&
      one.signs.every((sign) => (typeof sign === 'function' ? sign(said, turn) : sign.test(said))) &&
      !isHeardElse(one, turn.heard),
  );

/** The answer to what is asked of a subject beside its name. */
export function tellFiner(turn: Turn): string | undefined {
  const { question, asks, heard, brief, phrases, ask } = turn;
  if (brief.guest || countWords(question) > maxWords) return undefined;
  const said = words(question).join(' ');
  const open = () => openAsk(brief, phrases.asks.open);
  if (findsTooDear(turn, said)) return paragraphs(tellAnswer('budget', turn), open());
  const named = findMeant(namedPlainly, said, turn);
  const isOfTrade = !named && promoting.test(said) && !namesChannel(said);
  const trade = isOfTrade && (heard?.share ?? 0) < sure ? ofTheirTrade(brief, phrases) : undefined;
  if (trade) return paragraphs(trade, ask());
  // Who says what they live by and then asks is told what they ask.
  const isBeside = asks && isStatement(heard?.purpose ?? '');
  const advised = isBeside ? { ...turn, heard: undefined } : turn;
  const found = named ?? findMeant(finer, said, turn) ?? findMeant(finerAdvice, said, advised);
  if (!found) return undefined;
  const { key, part, isAside, isPriced } = found;
  const own = ownAnswer(key, phrases);
  const text = (part && own?.[part] && unsaid({ first: own[part] }, brief)) || tellAnswer(key, turn);
  const price = isPriced && asksPriceToo.test(said) ? ` ${phrases.answers.faqPricing?.brief ?? ''}` : '';
  return paragraphs(text + price, isAside ? open() : ask());
}
