import { countWords, words } from '../../text';
import { isMadeOf } from '../../understanding/acts';
import { namesPlace } from '../../understanding/places';
import { toClauses } from '../../understanding/toClauses';
import { lastTopic } from './acts';
import type { Brief } from './brief';
import { asksForChoice } from './choices';
import { officeNamed, wasAboutPlaces } from './followUps';
import type { EmbeddedPhrases } from './phrases';
import { disciplines, isService } from './purposeNames';

/** More words say by themselves what they ask. */
const maxWords = 9;

/** "And its number?", «وعنوانه؟» */
const asksToReach =
  /^(?:(?:and|ok|so|also|what|is|whats|s|do|you|have) )*(?:(?:its|it s|the|their|that|a|any) )?(?:(?:phone|telephone|mobile|contact) )?(?:number|phone|address|e ?mail)(?: (?:there|of it|please|pls|then|for it))*$|^(?:(?:و|طيب|زين|تمام|شنو|شو|وش|ما|هو|ايش|ايه|كم|ممكن|اعطيني|عطيني|انطيني|بدي|اريد) )*و?(?:رقم|هاتف|تلفون|تليفون|عنوان|ايميل|موبايل)(?: ?(?:ه|ها|هم))?(?: (?:المكتب|هناك|التلفون|الهاتف|تلفونه|هاتفه|لو سمحت|من فضلك|شنو|شو|كم|ايش|وش))*$/u;

const priced = '(?:prices?|pricing|rates|fees)';
const site = '(?:(?:web ?)?site|page)';
const shown = '(?:publi|list|show|hid|secret|writ|post|display|state)\\w*';
const pricedInArabic = '(?:ال)?(?:ا?سعار|سعر)(?:كم)?';
const hiddenInArabic = '(?:مخ[بف]ي|تخ[بف][وي])\\p{L}*';
const noneInArabic = '(?:ماكو|ما?فيش|(?:ما|لا) (?:في|[تي]وجد|عندكم))';
const notOnSite = '(?:ما|مو|مش|مب) (?:هي |هم )?(?:ب|في |علي )?(?:ال)?(?:موقع|سايت)(?:كم)?';
const shownInArabic = `(?:(?:[بتي]+عرض|[بتيم]*(?:كا?تو?ب|نشو?ر|علن|حا?ط|ذكو?ر|وجود|عروض))\\p{L}*|${hiddenInArabic}|${noneInArabic} (?:قايمه )?${pricedInArabic}|${notOnSite})(?= |$)`;
/** "Why don't you write them on the site?", of our prices: that they are not shown, and not what they are. */
const asksWhyUnlisted = new RegExp(
  [
    `^(?:(?:and|but|ok|so|well|then) )*(?:why|how come) (?!.*\\b(?:my|our|mine|ours|lower|cheaper|less)\\b)(?:(?=.*\\b(?:not?|hid\\w*|secret)\\b)(?:(?=.*\\b${priced}\\b).*\\b(?:${shown}|no ${priced}|(?:put|have|find|see) (?:[^ ]+ ){0,4}${site})|.*\\b(?:${shown}|put) (?:them|it))\\b|(?:(?:are|is|they|it|the|your|${priced}) )*not (?:\\w+ )?(?:on|in) (?:the|your) ${site}(?= |$))`,
    // A thing that is named by "them" alone, or not at all, is what was told last.
    `(?:^| )(?:و|ف)?(?:ليش|ليه|لماذا|علاش) (?!.*(?:موقع(?:ي|نا)|ارخص|اقل)(?= |$))(?:(?=(?:.* )?(?:ما|لا|مو|مش|مب|غير|ما?فيش|ماكو|${hiddenInArabic})(?: |$))(?:(?=(?:.* )?${pricedInArabic}(?: |$))(?:.* )?${shownInArabic}|(?:.* )?${shownInArabic}(?<=ه[امن]?))|${notOnSite}$)`,
  ].join('|'),
  'u',
);
const ofPrices: readonly (string | undefined)[] = ['faqPricing', 'roughPrice', 'package', 'free'];

const asksScope =
  /^(?:(?:and|so|ok|what|is|s|whats|does|do|you|mean|by|an?|the|explain) )*fixed (?:scope|fee)(?: means?)?$|^(?:(?:و|طيب|يعني|شنو|شو|ايش|وش|ايه|ما|معني|ماذا|تقصدون|تقصدين|قصدكم|بيعني|ب) ?)*(?:ال)?(?:نطاق|اتعاب) (?:ال)?(?:ثابت[هة]?|محدد[هة]?)(?: (?:يعني|شنو|شو|ايه|ايش))*$/u;

const asksContents =
  /\b(?:includ\w*|covers?|contains?|part|in it)\b|[تي](?:شمل|تضمن|ضم|حتوي)|(?:بيها|فيها|بيه|فيه)/u;

/** "And after that?", «وبعدين شو بصير» */
const asksNext =
  /^(?:(?:and|so|ok|what|happens|comes|is|the|step) )*(?:then|next|after(?:wards| that| it)?)(?: (?:what|step|one|happens))*$|^(?:(?:طيب|شنو|شو|وش|ايش|ماذا|ما) )*[وف]?(?:(?:ال)?خطوه )?(?:(?:اللي|الي|يلي|التي) )?(?:بعدين|بعد(?:ها|ه)?|ثم|التالي[هة]?|الجاي[هة]?)(?: (?:ذلك|هيك|كذا|شنو|شو|وش|ايش|ايه|ماذا|[يب]+[صح]\p{L}+))*$/u;
/** "What's that in weeks?", «شكد يعني بالاسابيع» */
const asksTime =
  /^(?:(?:and|so|ok|but) )*(?:(?:what(?: is| ?'?s)?|how much(?: is)?) (?:that|it|this)|that is|thats) in (?:days|weeks|months|years)(?: .+)?$|^(?:(?:and|so|ok|but) )*how many (?:days|weeks|months)(?: (?:is|would|will) (?:that|it|this)(?: (?:be|take))?)?$|^(?:و|ف)?(?:(?:طيب|زين|يعني|هذا|هاد|ده) )*(?:كم|شكد|شقد|قديش|كام)(?: يعني)? (?:ب?(?:ال)?(?:ايام|اسابيع|شهور|اشهر)|(?:يوم|اسبوع|شهر))(?: يعني)?$/u;
/** "And three months later?", «وبعد ثلاث شهور؟» */
const asksLater =
  /^(?:(?:and|so|ok|what|about|in) )*(?:(?:a|an|one|two|three|six|\d+|few|couple|of|half) ){0,3}(?:weeks?|months?|years?) (?:later|after(?: that)?|on|down the line)$|^(?:طيب )?(?:و|(?:شو|شنو|وش|ايش) )بعد(?: (?:ال)?(?:(?!كم|شكد|قديش)\p{L}+|\d+)){0,2} (?:اسبوع|اسابيع|شهر|شهور|اشهر|سن[هة]|سنين)$|^(?:طيب )?وبعد (?:اسبوع|شهر|شهرين|سنه|سنتين)$/u;
const ofLater: readonly string[] = ['afterLaunch', 'hosting', 'websites', 'shop', 'redesign'];
/** "Is it extra?", «عليها رسوم؟», of a first talk */
const asksIfPaid =
  /^(?=.*\b(?:extra|free|costs?|paid|pay|charged?)\b)(?:(?:and|so|ok|but|is|does|do|will|would|it|that|this|talk|call|i|we|have|to|for|an?|the|any|anything|something|be|really|also|extra|free|costs?|paid|pay|charged?)(?: |$))+$|^(?:(?:و|هل|يعني|هي|هو|هاي|هذي|هذا|طيب|عليه|عليها|ب|في) ?)*(?:مجاني[هة]?|بلاش|ببلاش|بفلوس|بمصاري|مدفوع[هة]?|رسوم|فلوس|اضافي[هة]?|تكلف|بتكلف)(?: (?:شي|يعني|كمان|هم))?$/u;
const ofFirstTalk: readonly string[] = ['consultation', 'faqStart', 'visit', 'person', 'ourPart'];
/** "And how long is it?", «وكم مدتها؟», of a first talk */
const asksLength =
  /^(?:(?:and|so) )?how long(?: (?:is|does|will|it|that|this|the|take|call|talk|last))*$|^و?(?:كم|شكد|قديش) [بت]*(?:مد[هت]|دقيق|طول|اخ[ذد]|ستغرق)\p{L}*(?: وقت)?$/u;
/** "The person who'd be my contact", «ومين بيكون معي طول الوقت؟» */
const asksWhoStays =
  /\b(?:who|person|someone|somebody)\b.* (?:my|our) (?:(?:main|own|direct|single|day to day) )?(?:contact|account manager|point of contact|lead)(?: (?:person|then|there|here))*$|\bwho .*\bwith (?:me|us) (?:all the (?:time|way)|the whole|throughout|until)|(?:^| )و?(?:منو|مين|من) (?:اللي |الي )?(?:[بحسي]{0,3}كون|[بي]{0,2}(?:بقي|ضل|ظل|تابع)) (?:مع(?:ي|نا|اي|انا)|ويا(?:ي|يا|نا))(?= |$)/u;

/** Of a season or a feast, a date is asked after. */
const tooLateAtAll = /too late(?: (?:for (?:me|us)|now|already))*$/;
/** "We open in three weeks, is that too late?"; without a date, whether it is to begin at all. */
const asksIfLate = /\b(?:is (?:it|that)|are we) too late(?! to)|(?:^| )تاخرنا$/u;
/** "Can you do this for us?", of work of ours */
const asksIfWeDo =
  /^(?:(?:and|but|so|ok) )*(?:can|could|would|will) (?:you|u)(?: guys)? (?:do|run|handle|manage|take care of) (?:it|that|this|them|everything|all (?:of )?(?:that|this|it))(?: all)? for (?:me|us)$|^(?:و|طيب |زين )*(?:ممكن|تقدرون|تكدرون|فيكم|فيكن|بتقدروا) (?:انتو )?ت(?:سوو|عملو|ديرو|تولو|ستلمو)\p{L}* (?:النا|لنا|الي|عنا|بدالنا)$/u;
/** «واذا بدي انتو تعملوها؟» */
const asksUsToDo =
  /^(?:(?:and|but|so|ok|what) )*(?:if )?(?:i|we) (?:want|would like|d like|prefer) you to (?:do|run|handle|take care of|manage) (?:it|that|this|them|everything)(?: (?:all|for (?:me|us)|instead))*$|^(?:(?:طيب|زين|بس|تمام) )*و?(?:(?:اذا|لو) )?(?:بد(?:ي|نا)|[انب]ريد|[انب]بي|[انب]بغي|حاب\p{L}*|عايز\p{L}*)(?:كم|كن)? (?:ان )?(?:انت[ومي] )?ت(?:عمل|سو|تول|ستلم|مسك|دير|[هع]تم)\p{L}*(?: (?:انت[ومي]|كل شي|عن[ين]ا?|بدال[ين]ا?))*$/u;
/** "So who does my project, juniors?", after the team was told of */
const asksWhoWorks = /\bwho .*do\b|juniors|مبتد|(?:مين|منو) [بي]+شتغل/u;
/** "That's too long, anything faster?", after it was told how long something takes */
const asksFaster =
  /\b(?:anything|something|nothing|(?:any|a|no) (?:\w+ )?way|how|go|be|do it|get it|does it|is there|it) (?:\w+ )?(?:faster|quicker|sooner)\b|^(?:(?:and|ok|but|is|can|it|be|done) )*(?:faster|quicker|sooner)$|(?:شي|حل|صير|اكو) اسرع$/u;
/** "And is that enough?", after a sum was told */
const asksIfSumDoes =
  /^(?:(?:and|so|but|ok|hm+) )*(?:is|would|will) (?:that|this|it)(?: even| really| be)? (?:enough|sufficient|realistic|too little|too low|ok|okay)\b/u;
/** "And without the strategy part?", "could we start smaller?", "only the logo" */
const asksForPart =
  /^(?:(?:and|ok|so|but|what|about|if|can|i|we|it|just|have|that|get) )*without (?:(?:the|all|a|any) )?(?!you\b)\p{L}+(?: (?:part|stuff|thing|bit))?$|\b(?:start|begin) (?:(?:a bit|bit|off|very|really|with something) )*(?:small(?:er)?|with (?:less|fewer|only|just|part|some|half))\b|^(?:(?:i|we|want|need|it|s|is) )*(?:only|just) (?:the|a|one|that) \p{L}+(?: (?:please|for now|then|first))?$|^و?(?:بدون|بلا) ال\p{L}+$/u;
/** "Can you give me an example?" */
const asksExample =
  /^(?:(?:and|ok|so|please|but|well) )*(?:(?:can|could|do|would) (?:you|u) )?(?:give|show|tell|have|got) (?:(?:me|us) )?(?:an?|any|some|one|a few) (?:\w+ )?examples?(?: (?:of (?:that|this|it|your work)|please|pls|then|for that|to show))*$/u;

/** "And how do I know if I need it?", of what was spoken of before */
const asksNeed =
  /\bhow (?:do|can) (?:i|we) (?:know|tell)\b.*\bneed|\b(?:do|should) (?:i|we) (?:really )?need (?:it|that|one)\b/;
/** "No, I meant for customers in Germany" */
const meansBuyers =
  /\b(?:i|we) meant? (?!.*\b(?:prices?|costs?|fees?|rates?)\b).*\b(?:customers|clients|buyers|people|markets?)\b/;

/** After these, the steps of the work are what comes next. */
const ofBeginnings: readonly string[] = [
  'faqStart',
  'startDate',
  'consultation',
  'free',
  'approach',
  'ourPart',
];

const ofTime: readonly string[] = ['seoTime', 'duration', 'startDate'];

/** The answer or fact that a question wants which only points to what was told last: "what does this service include?" */
export function askedOfLast(question: string, brief: Brief, phrases: EmbeddedPhrases): string | undefined {
  const clauses = toClauses(question);
  if (brief.slots.has('budget') && clauses.some((clause) => asksIfSumDoes.test(clause))) return 'budget';
  if (countWords(question) > maxWords) return undefined;
  const said = words(question).join(' ');
  if (asksToReach.test(said) && wasAboutPlaces(brief, phrases)) return officeNamed(brief) ?? 'contact';
  if (asksWhoStays.test(said)) return 'during';
  if (asksIfLate.test(said))
    return tooLateAtAll.test(said) && !brief.slots.has('timeline') ? 'tooLate' : 'urgent';
  if (asksUsToDo.test(said) && brief.shown.length > 0) return 'package';
  const before = words(brief.said.slice(-3).join(' ')).join(' ');
  if (asksNeed.test(said) && /\bre ?brand/.test(before)) return 'logoOrBrand';
  if (asksNeed.test(said) && /\bweb ?site/.test(before)) return 'siteOrSocial';
  if (meansBuyers.test(said) && namesPlace(said)) return 'export';
  const told = lastTopic(brief, phrases);
  // Of a term, an example is what we do of it.
  const isTerm = Object.values(phrases.glossary).some(({ text }) => brief.shown.at(-1)?.includes(text));
  if (asksExample.test(said) && told && !isTerm) return 'portfolio';
  const isOfWork =
    told && (isService(told) || told in disciplines || [...ofPrices, 'included'].includes(told));
  if (isOfWork && (asksForPart.test(said) || asksIfWeDo.test(said))) return 'package';
  if (told !== undefined && ofBeginnings.includes(told) && asksNext.test(said)) return 'approach';
  const topic = lastTopic({ ...brief, shown: brief.shown.slice(-1) }, phrases);
  if (!topic) return undefined;
  if (asksFaster.test(said) && ofTime.includes(topic)) return topic === 'seoTime' ? 'faster' : 'urgent';
  if (topic === 'team' && asksWhoWorks.test(said)) return 'outsourcing';
  if (asksTime.test(said)) return topic.startsWith('seo') ? 'seoTime' : 'duration';
  if (ofLater.includes(topic) && asksLater.test(said)) return 'afterLaunch';
  if (ofFirstTalk.includes(topic) && asksIfPaid.test(said)) return 'free';
  if ([...ofFirstTalk, 'free'].includes(topic) && asksLength.test(said)) return 'consultation';
  if (ofPrices.includes(topic) && clauses.some((clause) => asksWhyUnlisted.test(clause)))
    return 'noPriceList';
  const { explaining, courtesies, leadIns, yesNo, offering } = phrases.cues;
  // "What is a fixed scope?", of what the answer before said of prices.
  if (ofPrices.includes(topic) && asksScope.test(said)) return 'included';
  const isOfIt = isMadeOf(question, explaining, courtesies, leadIns, yesNo, offering);
  return isOfIt && asksContents.test(said) ? contentsOf(topic) : undefined;
}

/** A discipline says what it holds; of one of its services, and of prices, the proposal does. */
function contentsOf(topic: string): string | undefined {
  if (topic in disciplines) return topic;
  return isService(topic) || ofPrices.includes(topic) ? 'included' : undefined;
}

/** "Which one got the gold?", "what does that mean": something is asked, of a thing that only the message before names. */
const points =
  /^(?:(?:and|so|ok|but) )*(?:which (?:one|ones|of (?:them|these|those)) (?!(?:do|did) you mean).+|what (?:does|do) (?:that|this|it|they) mean(?: .+)?|(?:any|some|how many|none) of (?:them|those|these) .+)$|^(?:و|ف)?(?:طيب |زين )?(?:(?:اي|يا|انهي) (?:واحد|وحده|واحده|منها|منهم|منهن)(?: .+)?|ايها .+|ايهم .+|(?:يعني |اي )?(?:شنو|شو|ايش|وش|ايه|ماذا) (?:يعني|بتعني|معناها?)(?: (?:هذا|هاي|هيدا|هذي|بالعربي|بكلام|ببساطه).*)?|(?:في|اكو|هل )?(?:منهم|بينهم) .+)$/u;

/** "What are they about?", «عن شنو هاي؟» */
const asksAbout =
  /^(?:(?:and|so|ok|but) )*(?:what (?:is|are|was|were) (?:they|it|these|those|this|that)(?: all)? (?:about|for)|(?:about|for) what|what (?:about|for))$|^(?:و|ف)?(?:طيب |زين )?(?:عن|علي) (?:شنو|شو|ايش|وش|ماذا|اي شي)(?: .+)?$/u;
/** What is about something. */
const works =
  /\b(?:awards?|clients?|campaigns?|projects?|case stud\w+)\b|(?:جوا[ئي]ز|جا[ئي]ز[هة]|عملا|حمل[هة]|حملات|مشاريع)/u;

/** The question as it is meant, where it only points to what was asked before: with that before it. */
export function inContext(question: string, before: string | undefined, phrases: EmbeddedPhrases): string {
  const isBare = countWords(question) > maxWords || asksForChoice(question, phrases);
  const said = words(question).join(' ');
  const isPointing = points.test(said) || (asksAbout.test(said) && works.test(words(before ?? '').join(' ')));
  if (!before || isBare || !isPointing) return question;
  return `${before.replace(/[.!?؟\s]*$/u, '')}. ${question}`;
}
