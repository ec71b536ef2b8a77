import { countWords, words } from '../../text';
import { withoutLeading } from '../../understanding/acts';
import { toClauses } from '../../understanding/toClauses';
import type { EmbeddedPhrases } from './phrases';

const ourServices =
  '(?:one|ones|services?|disciplines?|of (?:them|these|those|(?:the|these|those|your) (?:five|services|disciplines|ones)|the five services))';
/** What may follow without naming another thing to choose: "for us", "first", and no "day" and no "restaurant". */
const forWhom =
  '(?: (?:for|to|in|with|at|us|me|you|our|my|an?|first|here|now|then|most|best|if|when|as|given|please|maya|exactly)(?: [^ ]+){0,7})?$';
const adverbs = '(?:(?:really|actually|personally|honestly|most|the) )*';
const english = [
  `^which(?: ${ourServices})? (?:do|would|should|could|can|will|might|shall) (?:you|we|i) ${adverbs}(?:recommend|suggest|advise|propose|choose|take|pick|need|go for|go with|start with|begin with|book|do(?= if ))${forWhom}`,
  `^(?:which(?: ${ourServices})?|what(?= (?:[^ ]+ ){0,4}(?:us|me|our|my) ?))(?: (?:do you think|would you say))?(?: (?:would|will|might|does|do|could|can|is|are))? (?:be )?${adverbs}(?:suit|suits|suitable|fit|fits|right|best|good|recommended|appropriate|works? best|makes? (?:the )?(?:most )?sense)${forWhom}`,
];

const arabicServices =
  '(?:اي (?:خدمه|خدمات|خدماتكم|وحده|واحده|واحد|تخصص|تخصصات|نوع خدمه)(?: (?:من [^ ]+|منها|منهم|منهن|فيها|فيهم))?|اي من[^ ]+|(?:ايها|ايهم|ايهن|ياهي|ياهو|ياهن|انهي|انهو)(?: (?:خدمه|وحده|واحده))?)';
const between = '(?:(?:هي|هو|اللي|الي|التي|راح|رح|ممكن|برايك|برايكم|برايج|تعتقدون) )*';
const forWhomInArabic =
  '(?: (?:ل\\p{L}+|ال(?:ي|نا)|الي|حق\\p{L}+|عشان\\p{L}*|لمثل|مع|في|ب\\p{L}+)(?: [^ ]+){0,6})?$';
const arabic = [
  `^${arabicServices} ${between}(?:ب?[تي]ناسب|ب?تنصح|ب?تقترح|توص|ب?[تي]صلح|ب?[تي]فيد|ب?[تي]نفع|[انأ]حتاج|محتاج|[ان]ختار|نا?خذ|اخذ(?!ت|وا|ها)|[ان]بد[اي])\\p{L}*(?: [^ ]+){0,6}$`,
  `^${arabicServices} ${between}(?:ال)?(?:انسب|افضل|احسن|مناسبه?)${forWhomInArabic}`,
  '^(?:شنو|شو|وش|ايش|ما|ما هو|ما هي|ايه) (?:(?:هو|هي|اللي|الي) )?(?:ال)?(?:انسب|افضل|احسن) (?:لنا|لي|النا|الي|ل(?:شركت|مشروع|عمل|شغل|نشاط)(?:ي|نا))(?: [^ ]+){0,4}$',
  '^(?:شنو|شو|وش|ايش|ماذا|ما الذي) (?:(?:اللي|الي) )?ب?[تي]ناسب(?:نا|ني| (?:شركت|مشروع|عمل|شغل|نشاط)(?:ي|نا))(?: [^ ]+){0,4}$',
];
const patterns = [...english, ...arabic].map((pattern) => new RegExp(pattern, 'u'));

/** Two things that are weighed against each other are not our services. */
const weighs = /\b(?:or|vs|versus)\b|(?<!\p{L})(?:[أا]و|[أا]م|ولا|لو)(?!\p{L})/iu;

/** "Which do you recommend?", "which would suit us?", «أي خدمة تناسبنا؟»: which of our services, and of nothing else. */
export const asksForChoice = (text: string, { cues }: EmbeddedPhrases): boolean =>
  !weighs.test(text) &&
  toClauses(text).some((clause) => {
    const plain = [clause, withoutLeading(clause, cues.leadIns)];
    return patterns.some((pattern) => plain.some((said) => pattern.test(said)));
  });

const platform =
  '(?:سيو|قوقل|غوغل|جوجل|كوكل|گوگل|فيس ?بوك|فيس|انستا?(?:غرام|قرام|جرام|كرام)?|ميتا|تيك ?توك|تكتوك|سناب ?(?:شات)?|لينكد ?ان|يوتيوب|تويتر|واتس ?(?:اب)?)';
const channel =
  '(?:seo|search|google|adwords|facebook|fb|instagram|insta|meta|tik ?tok|snap(?:chat)?|linkedin|youtube|twitter|whats ?app|e ?mails?|newsletters?|tv|television|radio|billboards?|outdoor|flyers?|brochures?|influencers?|social(?: media)?|(?:paid )?ads|' +
  `(?:[بع]|عال|علي |ع )?(?:ال)?(?:${platform}|ايميل|تلفزيون|راديو|اذاعه|لوحات|بوسترات|فلايرات|بروشورات?|مؤثرين|موثرين|سوشيال(?: ميديا)?|اعلانات(?: (?:ممول[ه]|(?:ب?ال|ب|علي )?${platform}))?))`;
const ofChannel = '(?: (?:ads?|marketing|campaigns?|posts|optimi[sz]ation|اعلانات|ميديا))?';
const channels = new RegExp(
  `(?<!\\p{L})${channel}${ofChannel} (?:or|vs|versus|instead of|rather than|(?:better|cheaper|more|worth) (?:[^ ]+ )?than|او|ام|ولا|والا|لو|احسن من|افضل من|بدل) (?:(?:on|in|with|the|do|to|should|i|we|use|is|مع|اعلانات|في|علي) )*${channel}(?!\\p{L})`,
  'u',
);
const choosing =
  /\b(?:better|best|first|start|begin|which|should|more|worth|choose|pick|invest|spend|prefer|need|sense|cheaper|works?|recommend|suggest|advise|think)\b|(?<!\p{L})(?:و|ف|ب|ل)?(?:ال)?(?:احسن|افضل|انسب|اول|اولا|ارخص|اقوي|انفع|اجدي|اي|ايهم|ايهما|ايها|وين|ابدا|ابدي|نبدا|اركز|اختار|اصرف|احط|[بي]?[تي]?(?:نفع|فيد|ناسب)\p{L}*|ب?ت(?:نصح|ختار|فضل)\p{L}*|براي\p{L}*)(?!\p{L})/u;
/** "SEO or Google ads?", "instagram or facebook for a clinic", "what of facebook vs tiktok". */
const sideBySide = new RegExp(
  `(?:^${channel}${ofChannel} (?:or|او|ام|ولا|والا|لو)|(?:^| )${channel}${ofChannel} (?:vs|versus)) ${channel}${ofChannel}(?:$| (?:for|in|at|to|في|عشان|علشان|مشان|حق|[لب]\\p{L}+)(?: |$))`,
  'u',
);
const maxSideBySideWords = 6;
export const asksPrice =
  /\b(?:prices?|pric(?:ed|ing)|costs?(?! (?:less|more))|how much|fees?|rates?|charge)\b|(?<!\p{L})(?:و|ف|ب)?(?:كم|بكم|بكام|بيش|شكد|شقد|قديش|(?:ال)?(?:سعر|اسعار|تكلف|كلف)\p{L}*|[بي]?[تي]?كلف\p{L}*(?! (?:اقل|اكثر)))(?!\p{L})/u;
/** "Do you do SEO or only ads?" and «تشتغلون على انستا او تيك توك» ask what we offer, "do you prefer email?" how to reach us. */
const asksOffered =
  /^(?:(?:and|so|hi|hello|hey|ok|also) )*(?:do|can|could|would) (?:you|u) (?:do|offer|run|work|need|prefer (?=e ?mail|whats ?app))\b|(?<!\p{L})(?:عندكم|عدكم)(?!\p{L})|^(?:(?:و|ف|هل|يعني|طيب) ?)*ب?ت(?:(?:عمل|سو|شتغل|سوق|علن|قدم)\p{L}*و[ان]?|فضل\p{L}* (?:ال)?(?:ايميل|واتس ?اب))(?= )/u;
const anyChannel = new RegExp(`(?<!\\p{L})${channel}(?!\\p{L})`, 'u');

export const namesChannel = (said: string): boolean => anyChannel.test(said);

/** Are two channels weighed against each other, so that neither of them alone is asked for? */
export function weighsChannels(text: string): boolean {
  const said = words(text).join(' ');
  if (
    !channels.test(said) ||
    asksPrice.test(said) ||
    toClauses(text).some((clause) => namesChannel(clause) && asksOffered.test(clause))
  )
    return false;
  return choosing.test(said) || (sideBySide.test(said) && countWords(said) <= maxSideBySideWords);
}

const networkName =
  '(?:facebook|fb|instagram|insta|meta|tik ?tok|snap(?:chat)?|linkedin|youtube|twitter|(?:[بع]|عال|علي |ع )?(?:ال)?(?:فيس ?بوك|فيس|انستا?(?:غرام|قرام|جرام|كرام)?|ميتا|تيك ?توك|تكتوك|سناب ?(?:شات)?|لينكد ?ان|يوتيوب|تويتر))';
const network = new RegExp(`(?<!\\p{L})${networkName}${ofChannel}(?!\\p{L})`, 'gu');
const opensWithNetwork = new RegExp(`^(?:(?:so|and|hi|hello|on|in|هلو|طيب|يعني) )*${networkName}`, 'u');
/** "Instagram or TikTok?": search and television are no answer where networks are weighed, and nothing else. */
export function weighsNetworks(text: string): boolean {
  const said = words(text).join(' ');
  const isChoice = weighsChannels(text) || (channels.test(said) && opensWithNetwork.test(said));
  return isChoice && !namesChannel(said.replace(network, '')) && !asksPrice.test(said);
}

const betterThanUs =
  /\b(?:better|cheaper|bigger|stronger|faster|worse|smarter|more [a-z]+|as good|as cheap) (?:than|as) (?:you|yours|your (?:agency|company|team|work|people))(?: (?:guys|people|all|are|at .+))?$|(?:^| )(?:احسن|افضل|ارخص|اقوي|اكبر|اشطر|اسرع|امهر) من(?:كم|كن|كو|ك|ج| (?:عندكم|وكالتكم|شركتكم|شغلكم))(?= |$)/u;

/** "Is that agency better than you?" asks what is good about us; as a statement it is a complaint. */
export const asksWhoIsBetter = (text: string): boolean =>
  toClauses(text).some((clause) => betterThanUs.test(clause));
