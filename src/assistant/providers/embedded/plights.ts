import { toClauses } from '../../understanding/toClauses';
import { withoutYes } from './answer';
import { firstSentence } from './facts';
import type { EmbeddedPhrases } from './phrases';
import { nobodyDoes } from './seeksBuyers';

/** «Booking.com takes so much», «عمولة طلبات» */
const portals =
  /\b(?:booking com|airbnb|expedia|talabat|toters|uber ?eats|deliveroo|amazon|(?<!(?:our|built|made|run|have|own) (?:an? |the )?)(?:delivery|booking) (?:app|site|platform)s?)\b|بوكن?ين[غجقك]|عمول\p{L}* طلبات|توترز|امازون|(?<!(?:عند(?:ي|نا)|سوينا|بنينا|عملنا) )(?:تطبيق|منص)\p{L}* (?:ال)?(?:توصيل|حجز)(?! عندنا)/u;
const commission =
  /\b(?:commission|percent of|(?:takes?|charges?|eats?) (?:so much|too much|a lot|half|most|a cut|\d+)|(?:all|most)(?: of)? our \w+ (?:come|are|is))\b|عمول|بالميه|كل (?:ال)?حجوزات|(?<!\p{L})ب?[تي]ا?خ[ذد]\p{L}* (?:مني|منا|كتير|كثير|هواي|نسبه|نص)/u;

/** "How come my competitor is above us on Google?" */
const outranked =
  /\b(?:competit\w+|rivals?|others|they)\b.*\b(?:above|higher than|outrank\w*|ahead of (?:us|me)|before (?:us|me)|rank\w* higher)\b.*\b(?:google|search)\b/;

/** Whoever is cheaper stands before it. */
const undercut =
  /^(?!.*\b(?:we|i) (?:are|am) cheaper)(?!.*(?:اسعارنا|احنا ارخص|نحن ارخص)).*(?:\b(?:competit\w*|rivals?|neighbou?rs?|some(?:one|body)|amazon|the (?:other )?shops?)\b(?: \S+){0,6} (?:cheaper|undercut\w*|lower prices?)|\bundercut(?:s|ting)? us\b|(?<!\p{L})(?:ال|و|ل)*(?:منافس\p{L}*|جار(?:ي|نا|ه)?|جيران\p{L}*|غير(?:ي|نا)|كلهم|صين\p{L}*)(?: \S+){0,5} [بو]?(?:ارخص|(?:اسعار\p{L}*|سعر\p{L}*) ا[قك]ل|[بي]{1,2}كسر\p{L}* (?:ال)?ا?سعا?ر))/u;
/** The agency, or what something of ours costs, is spoken of. */
const ofUs = /\b(?:you|your|agenc\w+|ads?|seo|marketing)\b|وكال|\p{L}كم(?!\p{L})|اعلان/u;

const cheated =
  /\b(?:bad|terrible|awful|horrible|poor) experiences? with (?:an?|the|our|my|another|other|some|previous|last|every|\w+ )*(?:agency|agencies|freelancers?|marketers?)\b|تجرب\p{L}* (?:سي[ئءا]\p{L}*|فاشل\p{L}*|مو زين\p{L}*) (?:مع|ويه|ويا) (?:ال)?(?:وكال|شرك|مصمم|مسو[قك])\p{L}*|\b(?:agency|freelancer|marketer|marketing company)\b.{0,40}\b(?:cheated|scammed|robbed|ripped|lied to us|took our money)\b|\b(?:cheated|scammed|ripped off) by (?:an? |the |our )?(?:\w+ )?(?:agency|freelancer|marketer)\b|\b(?:we|i) (?:was|were|got|(?:have|had) been) (?:cheated|scammed|ripped off)\b|ا?ن(?:ضحك|نصب) علي\p{L}* من (?:مسو[قك]|وكال|مصمم)|(?:وكاله|مصمم|مسو[قك]|شركه (?:قبلكم|(?:ال)?(?:تسويق|اعلان|دعاي)\p{L}*)) (?:.{0,30} )?(?:ضحك|نصب|كذب|غش|خدع|سر[قك])/u;
const spent =
  /\b(?:spent|paid|wasted|lost|burned) (?:\S+ ){0,3}(?:\d\S*|money|dollars|euros|budget|thousands?|hundreds|a lot)\b.{0,50}\b(?:facebook|insta\w*|google|ads?)\b.{0,40}\b(?:nothing|zero|nobody|no (?:results?|customers?|clients?|sales|calls?|orders?|one))\b|(?:(?:صرف|دفع)(?:ت|نا)|(?:خسر|ضيع)(?:ت|نا) (?:\S+ ){0,3}(?:\d\S*|فلوس|مصاري|دولار|الف|الفين|مبلغ|مليون)) .{0,40}(?:فيس|انست|[كجغق]و[كجغق]ل|اعلان|تيك|ممول).{0,30}(?:ما ?كو|ما ?في|مفيش|بدون|بلا|ولا|الفاضي|ما (?:جاب|طلع|استف[اد]))/u;
/** Whatever was made or tried has to be in vain: «بدون موسيقى» is no plight. */
const inVain =
  /(?<!\p{L})و?(?:سوي|عمل|جرب)(?:ت|نا) .{0,40}(?:فيس|انست|[كجغق]و[كجغق]ل|اعلان|تيك|ممول).{0,30}(?:(?:ما ?كو|ما ?في|مفيش|بدون|بلا|من غير|ولا) (?:ما )?(?:\p{L}+ )?(?:اي )?(?:ال)?(?:نتيج|نتائ?ج|نتايج|زبون|زبا[ئي]ن|عميل|عملا|فا[ئي]د|جدوي|طلب|مبيع|بيع|اتصال|مشتري|تفاعل|واحد|احد|حدا|شي)|الفاضي|(?<!\p{L})و?ما (?:جاب|جا|طلع(?:نا|ت)?(?: منه\p{L}?)? (?:ب?نتيج|ب?شي)|استف[اد]|نفع|فاد))/u;
/** Whoever had begun is gone. */
const deserted =
  /\b(?:agency|freelancer|developer|designer)\b.* (?:disappeared|vanished|ghosted|ran away|stopped (?:answer|reply)ing)\b|(?:وكال|مصمم|مبرمج)\p{L}* .*(?:اختف|هرب|طنش)/u;
const sells =
  /\b(?:sells?|selling|sales|sold|orders?|buys?)\b|(?<!\p{L})[اتبن]{0,2}بيع|مبيع|شتر|طلبي|zero|صفر/u;
const onlineDead =
  /\bonline (?:\w+ )?(?:zero|nothing|nobody|weak)\b|\b(?:zero|nothing|nobody)(?: \w+){0,3} online\b|(?:اون ?لاين|النت) (?:\p{L}+ )?(?:صفر|ما|محد\p{L}*|ماكو|ضعيف)(?!\p{L})|(?<!\p{L})(?:محد\p{L}*|ماكو) (?:\p{L}+ ){0,2}\p{L}?(?:ال)?(?:اون ?لاين|نت)(?!\p{L})/u;

/** Whoever fears to begin. */
const afraid =
  /\b(?:afraid|scared|fear(?: \w+)?|terrified)\b.*\b(?:fail\w*|los(?:e|ing) (?:all |my |our )*money|start(?:ing)?|begin)\b|(?<!\p{L})(?:ا|ب|عم ب|بن)?(?:خاف|خايف|خائف)\p{L}{0,3} (?:\p{L}+ ){0,4}[وانب]{0,3}(?:ا?فشل|خسر|بلش|بد[اي])\p{L}*/u;
const noTime =
  /\b(?:no|not (?:\w+ )?(?:have|got)(?: the| any| enough)?) time (?:for|to (?:do|post|run|make|manage))\b.*\b(?:social|instagram|insta|facebook|tik ?tok|posts?|posting|content|marketing)|(?:(?:ما|مو|مش|ماكو|مافي|مفيش) ?(?:عند(?:ي|نا)|عن[اد]ي?|الي|معي|لدي|في)? ?|ليس لدي )وقت .*(?:سوشيال|سوشل|انست|فيس|تيك|نشر|بوست|محتوي|تسويق|صفح)/u;
const visits =
  /\b(?:visits|visitors|clicks|traffic|people (?:come|visit|look))\b|(?<!\p{L})(?:ال)?(?:زيار(?:ه|ات)|زوار|زاير|ضغطات|كليكات|نقرات|ترافيك)/u;
const fewOrders =
  /\b(?:only|just|but|maybe|get) (?:\w+ )?(?:\d+|a few|few|two|three|four|five|six|ten) (?:orders?|sales|bookings?)\b|(?<!\p{L})(?:ال|و|ب)*(?:طلب|مبيع|حجوز)\p{L}* (?:\p{L}+ ){0,2}(?:\d|قليل|صفر|ضعيف|نادر)|(?<!\p{L})(?:\d+|صفر) (?:او \d+ )?(?:طلب|مبيع|حجوز)/u;
/** People ask what it costs, and are gone. */
const asksAndLeaves = /(?<!\p{L})[يت]سال\p{L}* (?:ع|عن |علي )?(?:ال)?سعر .*(?:و[يت](?:روح|ختف)|ما [يت]شتر)/u;
/** «متجري ما يبيع» */
const shopSellsNothing =
  /\b(?:my|our) (?:online |web)?(?:shop|store|web ?shop|site) (?:does not|is not|do not|isn t|doesn t) sell|(?<!\p{L})(?:متجر|موقع)(?:ي|نا)(?: الالكتروني)? (?:ما|مو|لا|مش)(?: عم| ?دا| ?قاعد)? ?ب?[ي]?بيع/u;

/**
 * What to say to a plight that has an answer of its own, whatever the trade: sales that a portal taxes, a rival who is
 * cheaper, an agency that cheated, money spent in vain, a shop that sells at its counter alone.
 */
export function plightIn(
  text: string,
  asks: boolean,
  { facts, replies }: EmbeddedPhrases,
): string | undefined {
  const said = toClauses(text).join(' ');
  const { causes, past } = replies;
  if (cheated.test(said)) return past[0];
  if (!asks && deserted.test(said))
    return `${firstSentence(past[0] ?? '')} ${withoutYes(facts.takeover?.text ?? '')}`;
  if (spent.test(said) || inVain.test(said))
    return `${firstSentence(causes.other ?? '')} ${causes.advertising}`;
  if (afraid.test(said)) return facts.afraid?.text;
  if (asksAndLeaves.test(said)) return facts.badLeads?.text;
  if (outranked.test(said)) return causes.search;
  if (asks) return undefined;
  if (noTime.test(said)) return facts.noTime?.text;
  if ((visits.test(said) && fewOrders.test(said)) || shopSellsNothing.test(said))
    return facts.conversions?.text;
  if (/\bfollowers\b|متابع/u.test(said) && nobodyDoes.test(said)) return causes.social;
  if (portals.test(said) && commission.test(said)) return facts.platforms?.text;
  if (undercut.test(said) && !ofUs.test(said))
    return `${firstSentence(facts.ownPrices?.text ?? '')} ${facts.standOut?.text ?? ''}`;
  return sells.test(said) && onlineDead.test(said) ? facts.conversions?.text : undefined;
}
