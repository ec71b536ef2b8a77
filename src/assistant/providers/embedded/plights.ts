import { toClauses } from '../../understanding/toClauses';
import { firstSentence } from './facts';
import type { EmbeddedPhrases } from './phrases';

/** «Booking.com takes so much», «عمولة طلبات» */
const portals =
  /\b(?:booking com|airbnb|expedia|talabat|toters|uber ?eats|deliveroo|amazon|(?:delivery|booking) (?:app|site|platform)s?)\b|بوكن?ين[غجقك]|عمول\p{L}* طلبات|توترز|امازون|(?:تطبيق|منص)\p{L}* (?:ال)?(?:توصيل|حجز)/u;
const commission =
  /\b(?:commission|percent|takes?|(?:all|most)(?: \w+){1,3} (?:comes?|are))\b|عمول|بالميه|(?<!\p{L})ب?[تي]ا?خ[ذد]|كل (?:ال)?(?:حجوزات|طلبات)/u;

const cheaper =
  /\b(?:cheaper|undercut\w*)\b|(?<!\p{L})[بو]?(?:ارخص|(?:اسعار\p{L}*|سعر\p{L}*) ا[قك]ل|[بي]{1,2}كسر\p{L}* (?:ال)?ا?سعا?ر)/u;
const rivals =
  /\b(?:competit|rival|neighbou?r|every(?:one|body)|people|customers|they|amazon|chinese)|منافس|جار|جيران|غير(?:ي|نا)|كلهم|ناس|زباين|صين/u;
/** The agency, or what something of ours costs, is spoken of. */
const ofUs = /\b(?:you|your|agenc\w+|ads?|seo|marketing)\b|وكال|\p{L}كم(?!\p{L})|اعلان/u;

const cheated =
  /\b(?:agency|freelancer|company|marketer)\b.{0,40}\b(?:cheated|scammed|robbed|ripped|lied to|took our money)\b|\b(?:was|were|got|been) (?:cheated|scammed|ripped off)\b|(?:شركه|وكاله|مصمم|مسو[قك]) (?:.{0,30} )?(?:ضحك|نصب|كذب|غش|خدع|سر[قك])|ا?ن(?:ضحك|نصب) علي/u;
const spent =
  /\b(?:spent|paid|wasted|lost)\b.{0,50}\b(?:facebook|insta\w*|google|ads?)\b.{0,40}\b(?:nothing|no|zero)\b|(?:صرف|دفع|خسر|ضيع)(?:ت|نا) .{0,40}(?:فيس|انست|[كجغق]و[كجغق]ل|اعلان|تيك|ممول).{0,30}(?:ما ?كو|ما ?في|مفيش|بدون|بلا|ولا|الفاضي|ما (?:جاب|طلع))/u;
const onlineDead =
  /\bonline (?:\w+ )?(?:zero|nothing|nobody|weak|not?)\b|\b(?:zero|nothing|nobody|not \w+) (?:\w+ ){0,3}online\b|(?:اون ?لاين|النت) (?:\p{L}+ )?(?:صفر|ما|محد\p{L}*|ماكو|ضعيف)(?!\p{L})|(?<!\p{L})(?:ما|محد\p{L}*|ماكو) (?:\p{L}+ ){0,2}\p{L}?(?:ال)?(?:اون ?لاين|نت)(?!\p{L})/u;

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
  if (spent.test(said)) return `${firstSentence(causes.other ?? '')} ${causes.advertising}`;
  if (asks) return undefined;
  if (portals.test(said) && commission.test(said)) return facts.platforms?.text;
  if (cheaper.test(said) && rivals.test(said) && !ofUs.test(said))
    return `${firstSentence(facts.ownPrices?.text ?? '')} ${facts.standOut?.text ?? ''}`;
  return onlineDead.test(said) ? facts.conversions?.text : undefined;
}
