import { toClauses } from './toClauses';

/** Some words of one phrase, shortest first: none that begins another thought. */
const some = (most: number) =>
  `(?:(?!(?:and|after|because|with|from|by|based|when|if|on|in|to|for|than|through|about|like|or|reading|seeing) )\\S+ ){0,${most}}?`;
const praise =
  '(?:followers?|subscribers?|likes|reviews?|ratings?|testimonials?|(?:five|5) stars?|upvotes|views|comments)';
const thing =
  '(?:logo|name|website|web site|site|page|shop|store|design|packaging|branding|slogan|ads|menu|photos?|pictures|texts?|content|posts)';
const rival =
  '(?:competitors?|competition|rivals?|nike|adidas|apple|starbucks|gucci|chanel|ferrari|disney|coca cola|mcdonalds?|zara|ikea|(?:another|other|somebody else|someone else)(?: (?:brand|company|companies|brands|shop|restaurant|people))?)';
const account = '(?:account|page|instagram|facebook|tiktok|phone|e ?mail|website|site|whatsapp)';
const list =
  '(?:e ?mail addresses|e ?mails|addresses|phone numbers|mobile numbers|(?:e ?mail |mailing |contact |phone )lists?)';

const many = '(?:\\d+ ?k?|(?:a |ten |five )?(?:hundreds?|thousands?|million)(?: of)?)';

const deceits: readonly string[] = [
  // Praise and numbers that are earned, not bought.
  `(?:buy|buying|purchase|purchasing|order|fake|faking|invent|inventing|make up|making up) ${some(5)}${praise}`,
  `(?:do|can|could|would) you (?:guys )?(?:also )?(?:sell|supply) ${some(3)}${praise}`,
  `(?:fake|bogus|phoney|phony|invented|made up|bought|purchased|paid for) ${some(2)}${praise}|bot ${praise}`,
  `(?:write|writing|post|posting|add|put up) (?:me |us )?(?:(?!(?:my|our|customers?|guests?|clients?) )\\S+ ){0,3}?(?:(?:(?:five|5) star|positive|good) (?:google |facebook |online )?(?:reviews|ratings)|(?:five|5) star review)`,
  `(?:write|writing|post|posting|leave|leaving) ${some(3)}(?:bad|negative|one star|1 star) ${some(2)}(?:reviews?|ratings?)`,
  `bots? (?:to|that|who|which|for) ${some(2)}(?:likes?|follow(?:s|ing)?|votes?|clicks?)`,
  `(?:get|give|bring|send|sell) (?:me|us) ${some(2)}${many} ${some(2)}${praise}`,
  // What others made, and what is theirs.
  `(?:exact|exactly the|the exact) same ${some(2)}${thing} (?:\\S+ ){0,4}?(?:they|as (?:the|that|this|them|him|her)|like (?:the|that|them)|of (?:the|that|them|another))|look (?:identical to|exactly like) (?!(?:our|my|the (?:brand|mock|draft|print|first)) )`,
  `(?:copy|copying|clone|cloning|steal|stealing|rip off|duplicate) ${some(4)}${rival} (?:s )?${some(1)}${thing}`,
  `(?:copy|copying|clone|cloning|steal|stealing|rip off|duplicate) (?:(?:the|this|that|their|his|her|a) )${some(1)}${thing} (?:of|from) (?!(?:our|my|the old|the new|staging|here|one) )`,
  `(?:hack|hacking|spy on|spying on|sabotage|smear|slander|defame|take down|trash) ${some(2)}${rival}`,
  `(?:hack|hacking|break) (?:into )?(?:an?|the|his|her|their|my|somebody|someone) ${some(3)}${account}`,
  `(?:smear|slander|fake news|negative seo|black hat)(?: campaign)? (?:against|on|about|for) `,
  `(?:bought|purchased) ${some(2)}${list}|(?:buy|buying|scrape|scraping|sell) ${some(2)}${list}`,

  '(?:[انتبيس]{0,3}(?:شتر|بيع)(?:ي|ون|و|وا)?|[لب]?(?:ال)?شرا[ءي]?|رشق|ترشقون) (?:(?!و|كيف|شلون|لزياد|اعلان|حتي|عشان)\\S+ ){0,2}?(?:ال)?(?:متابع|فولو|تقييم|ريفيو|مراجعات|شهادات|لايك|اعجاب|كومنت|تعليق|مشاهدات)\\S*',
  '(?:ال|ب|لل)?(?:متابع|فولو|تقييم|ريفيو|مراجع|شهاد|لايك|اعجاب|تعليق|كومنت|حساب)\\S* (?:\\S+ )?(?:ال)?(?:وهمي|مزيف|مزور|مفبرك|كاذب|مشترا|مختلق)\\S*',
  '(?:كتاب[هة]|اكتب\\S*|[نت]كتب\\S*|تحط\\S*|نحط|ننشر|تنشر\\S*) (?:\\S+ ){0,3}?(?:تقييمات|مراجعات|ريفيوهات) (?:\\S+ )?(?:ايجابي|سلبي|سيي|سيء|خمس نجوم|5 نجوم)\\S*',
  '[اتنيب]{0,2}(?:نسخ|قلد|قليد|سرق)\\S* (?:\\S+ )?(?:شعار|لوغو|لوجو|موقع|اسم|تصميم|تصاميم|محتوي|صور|منشورات|بوستات|اعلانات|منيو|تغليف)\\S* (?:\\S+ )?[لب]?(?:ال)?(?:منافس|نايك|اديداس|ابل|ستاربكس|غوتشي|شانيل|زارا|ديزني|ايكيا|ماكدونالدز|شركه (?:ثاني|اخر)|محل (?:ثاني|اخر)|غير)\\S*',
  '[اتنيبس]{0,2}(?:هكر|هكير|خترق|ختراق|تجسس|خرب|شوه|شويه|فضح)\\S* (?:علي )?(?:\\S+ ){0,2}?[لب]?(?:ال)?(?:منافس\\S*|(?:حساب|صفح)(?!(?:ت?ي|ت?نا)(?: |$))\\S*)',
  'نفس (?:ال)?(?:شعار|لوكو|لوغو|لوجو|منيو|تصميم|موقع|اسم) (?:\\S+ ){0,2}(?:مالتهم|مالهم|تبعهم|حقهم|عندهم|المحل (?:اللي|الذي)|المنافس|شركه (?:ثاني|اخر)\\S*)',
  '(?:[انتبيس]{0,3}(?:شتر|سحب)(?:ي|ون|و|وا)?|تبيعون|شرا[ءي]) (?:\\S+ )?(?:ال)?(?:ارقام|ايميلات|قاعده بيانات|قواعد بيانات)',
];
const deceit = new RegExp(`(?:^| )[وف]?(?:${deceits.join('|')})`);

/** "I need 10k followers by Friday, price?" wants to buy them; without a price or a day it is a goal. */
const bulk = new RegExp(
  `(?:^| )(?:\\d+ ?k?|الف|الاف) ${some(2)}(?:${praise}|(?:متابع|مشترك|تقييم|مشاهد|فولو|لايك)\\S*)`,
);
const soldByWhen =
  /(?:^| )(?:price|how much|cost|costs|cheap|by (?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|بكام|بكم|سعر|سعرها|كم سعر|شكد|قديش|بيش|باجر|بكره|بكرا)(?= |$)/;

/** What one has is not for sale: "we have 5k followers, what would a campaign cost?" */
const has =
  /(?:^| )(?:(?:i|we) (?:already )?(?:have|got|had|reach(?:ed)?)|with (?:our|my)|to (?:reach|grow)|grow|goal|target|عندي|عندنا|عدنا|لدينا|لدي|معنا)(?= |$)/;

/** What others do, and what is not wanted or to be got rid of, is no such wish. */
const isOtherwise =
  /(?:^| )(?:not|never|no|without|report|remove|delete|fight|stop|spot|avoid|recogni[sz]e|detect|against (?:us|me)|about (?:us|me)|left|received|got|handle|deal|suffer|check|whether|which|influencers?|legal|from (?:our|my)|real|genuine|honest|(?:competitors?|rivals?|someone|somebody|they|he|she|people|who|customers?|clients?|guests|neighbou?rs?) (?:is |are |has |have |keeps? |to )?(?:left|leaves?|leave|write|post|leaving|wrote|writes?|writing|posts?|posting|posted|copied|copies|copying|stole|hacked|buys?|buying|bought|uses?|using|fakes?)|لا|مو|مش|بدون|بلا|دون|ضدنا|عنا|عني|علينا|علي صفحتي|حقيقي\S*|نبلغ|ابلغ|حذف|نحذف|تمسحون|تم|انهكر\S*|هكروا|اخترقوا|حماي\S*|اتخلص|نتخلص|ما (?:نريد|اريد|نشتري|نحتاج|ابي|نبي|بدنا|بدي|عايز\S*)|(?:منافس\S*|واحد|احد|احدهم|شخص|ناس|جماعه) (?:ي|ت|قاعد|دي|عم|كتب|سرق|نسخ|هكر|اشتري)\S*)(?= |$)/;

/**
 * Does a visitor ask for what an honest agency does for nobody, or whether it does: praise bought or made up, others
 * copied, broken into or slandered? Whoever suffers from such a thing asks for something else.
 */
export function asksForDeceit(message: string): boolean {
  const clauses = toClauses(message).filter((clause) => !isOtherwise.test(clause));
  const isSold = clauses.some((clause) => soldByWhen.test(clause)) && !has.test(clauses.join(' . '));
  return clauses.some((clause) => deceit.test(clause) || (isSold && bulk.test(clause)));
}
