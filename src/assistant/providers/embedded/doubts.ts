import { countWords } from '../../text';
import { toClauses } from '../../understanding/toClauses';
import { paragraphs, unsaid } from './answer';
import { openAsk } from './asks';
import { bareQuestion } from './brief';
import { firstSentence } from './facts';
import { wish } from './hearing';
import { askedOfLast } from './pointsBack';
import { metOf, toUs } from './statements';
import { type Turn, tellAnswer } from './turn';

/** What a doubt, a correction or a plain wish is said with, over clauses that are spelt out and parted by a full stop. */
interface Doubt {
  sign: RegExp;
  /** Told in this order, the first that was not told yet; the last of them again. */
  keys: readonly string[];
  /** It is a question like any other, and may be followed by one about the business. */
  isPlain?: boolean;
  /** That it was heard is said first. */
  isHeard?: boolean;
  /** Only what was said before gives it a meaning. */
  isOfLast?: boolean;
}

const doubts: readonly Doubt[] = [
  {
    // "So basically you promise nothing."
    keys: ['guarantee', 'measure'],
    isHeard: true,
    sign: /\byou(?: guys)? (?:(?:basically|actually|really|just|can|do|not) )*(?:promise|guarantee|commit to)(?: me| us)? (?:nothing|not anything|anything)\b(?! about)|(?<!\p{L})(?:ما|لا|مو|مش) ?(?:عم )?ب?ت(?:ضمن|وعد|تعهد)\p{L}* ب?(?:اي |ولا )?(?:شي|شيء|حاجه|اشي)(?!\p{L})/u,
  },
  {
    keys: ['commission'],
    isHeard: true,
    sign: /\b(?:way|trick|excuse|reason) (?:for you )?to (?:bill\b|charge (?:more|extra|me|us)\b|sell (?:me|us)\b|(?:take|get|squeeze) (?:more of )?(?:my|our) money)|\byou (?:are )?(?:just|only) (?:want|after|care about) (?:my|our) money\b|(?<!\p{L})(?:طريقه|حيله|حجه|لعبه|حركه) (?:(?:عشان|علشان|حتي|منشان|مشان|لكي) )*(?:تاخذ|تاخد|تسحب|تشفط)\p{L}* (?:مني|منا|فلوس|مصاري)/u,
  },
  {
    keys: ['worth'],
    isHeard: true,
    sign: /\b(?:not (?:\w+ )?(?:sure|convinced|certain)|not (?:\w+ )?(?:think|believe|see)|doubt)(?: (?:if|that|whether|why))? (?:we|i) (?:(?:really|even|actually) )?need (?:you|this|that|marketing|advertising|help|an? (?:\w+ )?agency|any(?:thing| of (?:this|that)| (?:agency|marketing)))(?: (?:at all|really|yet|right now|to be honest|tbh|honestly|for (?:this|that|it)))*(?= \.|$)|(?<!\p{L})(?:(?:مو|مش|مب|لست|غير|ماني|مني) متاكد\p{L}*|(?:ما|لا|مش|مو) (?:[انب]?(?:ظن|عتقد|توقع)|شايف\p{L}*)|[اب]شك)(?: (?:ان|اذا|اننا|انو|انا)\p{L}{0,2})? (?:[نا]|ب)?(?:حتاجكم|حتاج (?:ل)?(?:وكاله|لوكاله)|محتاجينكم)(?!\p{L})/u,
  },
  {
    keys: ['proof'],
    isHeard: true,
    sign: /(?:^|\. |\b(?:i am|we are|still|hm+|well|my (?:partner|boss|wife|husband|brother|manager) is) )not (?:\w+ )?convinced(?= \.|$| yet| by you)|\bi am (?:\w+ ){0,3}(?:sceptical|skeptical)(?= \.|$)|(?:^|\. |(?<!\p{L})(?:انا|اني|احنا|نحنا|نحن|لسا|لسه|والله|بصراحه|هم) )(?:مو|مش|مب|ما|غير|لست|ماني|مني) ?(?:مقتنع(?:ا|ه|ين)?|اقتنعت|اقتنعنا)(?= \.|$| ب?كلام)/u,
  },
  {
    keys: ['hesitate'],
    sign: /\b(?:think (?:it over|about (?:it|this|that))|sleep on it)(?= \.|$| (?:first|tonight|tomorrow))|(?<!\p{L})(?:(?:راح|رح|لازم|خليني|خلينا|بدي|بدنا|عايز|اريد|محتاج|ابي|خل) )*(?:[هحس]?[انب]فكر|[هح]فكر|(?<=(?:رح|بدي) )فكر)(?: (?:ا?ول|الاول|بالاول|شوي|شويه|فيها|فيه|بالموضوع|في الموضوع|بالامر|في الامر|عليها|قبل|بيها))*(?= \.|$)/u,
  },
  {
    // "You said that already", and "I said that already".
    keys: ['insist'],
    isOfLast: true,
    sign: /\b(?:you|i) (?:have |already )*(?:said|told (?:me|us|you)|wrote|answered) (?:(?:me|us|you) )?(?:(?:exactly|all) )?(?:(?:that|this|it) (?:already|before|twice|earlier|a minute ago|two minutes ago)|the same(?: thing)?)|\byou (?:have )?already (?:said|told (?:me|us)|wrote) (?:that|this|it|so)(?= \.|$)|\byou (?:are |keep )(?:just )?repeating\b|\bsame answer (?:again|as before|twice)|(?<!\p{L})نفس (?:ال|هال)(?:كلام|جواب|رد|حكي|حجي) (?:ا?ل+ي|الذي) (?:[قك]لت|حكيت|حجيت|جاوبت|كتبت)|^هاي نفسها (?:ا?ل+ي) (?:[قك]لت|حكيت|حجيت)\p{L}* قبل|(?<!\p{L})(?:[قك]لت|حكيت|حجيت)\p{L}{0,4} (?:هذا|هاي|هيك|هيج|هاد|هالكلام|هالحكي|هالحجي|هالشي|الكلام ده|ده)(?: \p{L}+)? ?(?:قبل|من شوي|مره|مرتين)|(?<!\p{L})(?:عم )?[بد]?ت(?:كرر|عيد)\p{L}* (?:حالك|نفسك|كلامك)/u,
  },
  {
    // "So what do you promise, then?"
    keys: ['guarantee', 'measure'],
    isPlain: true,
    sign: /\bwhat (?:do|can|will|would) you (?:(?:actually|even|really) )*(?:promise|guarantee|commit to)(?: (?:me|us|then|instead|at all))*(?= \.|$)|(?<!\p{L})(?:شنو|شو|ايش|وش|ايه|ماذا|ما) (?:(?:اللي|الي|الذي|بالضبط) )*[دب]?ت(?:ضمن|وعد|تعهد)\p{L}*(?: (?:اذن|اذا|لعد|طيب|لي|لنا|بالضبط))*(?= \.|$)/u,
  },
  {
    keys: ['package'],
    isPlain: true,
    sign: /\b(?:your|you have|what is (?:the|your)|what s (?:the|your)|whats (?:the|your|ur)|what is ur) (?:very )?(?:cheapest|smallest) (?:thing|package|option|service|offer|plan|deal|project|one|stuff)\b|(?<!\p{L})(?:ارخص|اصغر) (?:شي|اشي|حاجه|باقه|خدمه|عرض)(?: (?:عند|عد|لدي)كم| موجود| اله)?(?= \.|$)/u,
  },
  {
    keys: ['duration'],
    isPlain: true,
    sign: /\b(?:when|how soon) (?:do|can|will|would) (?:i|we) (?:have|get|see|hold|receive) (?:something|anything)\b|\b(?:when|how soon|how long)\b[^.]*\bin (?:my|our) hands?\b|(?<!\p{L})(?:متي|ا?ي?مت[يا]|شوكت)(?!\p{L})[^.]*(?<!\p{L})(?:(?:ب|في )?ا?يد(?:ي|نا|ينا)|[انب]ستلم (?:شي|اول|حاجه)|[انب]شوف (?:شي|حاجه))(?!\p{L})/u,
  },
];

/** "I did all that, and it was no use." */
const didAll =
  /(?<!\b(?:not|never) (?:\w+ )?)\b(?:did|done|tried|doing)(?: (?:all|already))*(?: of)? (?:that|this|it|these|those|everything|them)\b|(?<!\p{L})(?:سوي|عمل|جرب)(?:ت|نا)\p{L}{0,3} (?:\p{L}+ )?(?:كل\p{L}{0,2}|هذا|هاد|هالشي|ده|دا)(?!\p{L})/u;
const inVain =
  /\b(?:no use|useless|in vain|for nothing|nothing (?:changed|happened|helped|worked)|no (?:results?|effect|difference|luck)|(?:did|does|has) not (?:help|work|change)\w*)\b|(?<!\p{L})و?(?:ما|لا|ولا|بلا|بدون|من دون|مفيش|ماكو|مافي|ما في|ما فيه) ?(?:فاد|نفع|جاب|صار شي|تغير|اشتغل|زبط|ضبط|مشي|استفدت|نتيجه|فايده)\p{L}*(?!\p{L})/u;

/** A trade that is met quietly. */
const delicate =
  /\b(?:funerals?|undertakers?|hospice|bereave\w*|mourning|grieving)\b|\bdelicate (?:matter|subject|topic|business|field|trade)\b|\bsensitive (?:matter|subject|topic|business|field|trade)\b|(?<!\p{L})(?:ال|ل|و)*(?:جناز|جنايز|دفن الموتي|تعازي|مقابر)\p{L}*|(?<!\p{L})(?:موضوع|شغل|مجال|قطاع|عمل|مهن|الامر|الشي)\p{L}{0,3} (?:\p{L}+ )?حساس(?!\p{L}{2})/u;

/** "No, I mean Kurdish", "I asked about the price, not about services". */
const corrects =
  /^(?:(?:no|sorry|well|actually|hey|\.) )*(?:i (?:mean|meant)|my question (?:is|was)|i (?:asked|was asking|am asking)(?: you)?)(?: (?:about|for|if|whether))?(?: (?:the|your))? ((?:(?:do|does|are|is|can|could|have|has|how|what|who|where|when|you) (?:[^ .]+ ?){1,6}?)|(?:[^ .]+ ?){1,3}?)(?: (?:\. )?(?:and )?not .*| \..*)?$|^(?:(?:لا|مو|انا|اني|عفوا|يعني|طيب) )*(?:ا?[قك]صد(?:ي|ت)?(?: عن)?|اعني|(?:سالت(?:ك|ج|كم)?|سوالي|[اب]سال)(?: كان)? (?:عن|علي)) ((?:[^ .]+ ?){1,3}?)(?: و?(?:مو|مش|مب|ليس|لا) .*| \..*)?$/u;
/** «لا أقصد الترجمة فقط، أقصد …» */
const notMeant =
  /^(?:(?:لا|عفوا) \. )?(?:(?:لا|ما|مو|مش) )+ا?[قك]صد(?:ي)? [^.]+ \. (?=(?:\p{L}+ )?ا?[قك]صد)/u;
/** In the past, and beside what it was not about. */
const asked = /\b(?:asked|was asking)\b.* not |سالت\p{L}* .*(?:مو|مش|مب|ليس|لا) /u;

/** A longer message tells more than that. */
const maxWords = 30;
/** "Only the logo, not a whole brand thing" */
const notThat = /(?:[\s.,]|and )+not (?:what|an?|the|your|which|how|where)\b.*$/u;

/** What is said to whoever doubts, hesitates, corrects her or has heard it before: to the point, and no question about their business follows. */
export function replyToDoubt(turn: Turn): string | undefined {
  const { question, asks, brief, phrases, facts, ask } = turn;
  if (brief.guest || countWords(question) > maxWords) return undefined;
  const { replies } = phrases;
  const said = toClauses(question).join(' . ');
  const open = () => openAsk(brief, phrases.asks.open);
  const wasTold = brief.replied.length > 0;

  const [, english, arabic] = (wasTold && corrects.exec(said.replace(notMeant, ''))) || [];
  const meant = (english ?? arabic)?.replace(notThat, '').trim();
  const key =
    meant &&
    (bareQuestion(meant, phrases) ??
      facts.certain(meant)[0] ??
      askedOfLast(meant, brief, phrases) ??
      facts.find(meant, undefined));
  if (key && key !== 'askAway') {
    const sorry = asked.test(said) ? `${firstSentence(phrases.facts.insist?.text ?? '')} ` : '';
    return paragraphs(sorry + tellAnswer(key, turn), open());
  }
  if (wasTold && !asks && didAll.test(said) && inVain.test(said)) {
    const other = unsaid({ first: replies.causes.other ?? '' }, brief);
    return paragraphs(other ?? tellAnswer('measure', turn), open());
  }
  const found = doubts.find(
    ({ sign, isOfLast, isPlain }) => (wasTold || !isOfLast) && (asks || !isPlain) && sign.test(said),
  );
  if (found) {
    const { keys, isPlain, isHeard } = found;
    const fresh = keys.find((name) => unsaid({ first: phrases.facts[name]?.text ?? '' }, brief));
    const told = tellAnswer(fresh ?? keys.at(-1) ?? '', turn);
    const text = isHeard ? `${replies.taken.at(-1)} ${told}` : told;
    // She asks what is wanted instead herself.
    return /[?؟]$/u.test(text) ? text : paragraphs(text, isPlain ? ask() : open());
  }
  // "Older ladies, offices, funerals" buy flowers.
  const isOfBuyers = brief.now.slots.has('audience') && !brief.now.slots.has('business');
  if (asks || isOfBuyers || wish.test(question) || toUs.test(question) || !delicate.test(said))
    return undefined;
  return paragraphs([metOf(brief, phrases), replies.feeling.at(-1)].join(' ').trim(), open());
}
