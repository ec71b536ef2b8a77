import { asksPrice } from './choices';
import type { Finer } from './finerTypes';
import { social } from './matters';

const network =
  '(?:facebook|fb|instagram|insta|meta|tik ?tok|snap(?:chat)?|linked ?in|youtube|pinterest|social media)';
const worth =
  /\bworth (?:it|the|my|our|doing|trying|being)\b|\b(?:good|bad|smart|right) (?:idea|move|choice)\b|\bwaste of (?:money|time)\b|\bmakes? (?:any )?sense\b|\bany (?:good|use)\b|\bpointless\b|(?<!\p{L})(?:ب?[تي](?:نفع|فيد|ستاهل)|مفيد|ضروري|لازم [انب]كون)/u;
/** "Do I have to be on tiktok", and no "do you do tiktok": whether, or which of them. */
const shouldBeOn = new RegExp(
  `\\b(?:should|must|(?:do|would) (?:i|we) (?:really |even )?(?:need|have)|need) (?:(?:i|we|to|a|an|be|go|post|advertise|account|page|profile|on|in|really|also|start|begin|with) )+${network}\\b|\\bwhy not (?:(?:on|use|just|try|do|simply) )*${network}\\b`,
);
const whichNetwork =
  /\b(?:which|what) (?:(?:social|media|one) )*(?:platforms?|networks?|apps?) (?:should|would|do|to|can|could|will|is|are|for|first)\b|(?<!\p{L})و?(?:اي|احسن|افضل|انسب) منص/u;
/** A shop's system is a platform as well. */
const shopSystem = /\b(?:shop\w*|store|web ?site|e ?commerce|wordpress|cms|sell\w*|built?)\b|متجر|موقع/;
/** «تسوون», «عندكم»: done by us, and no advice that is asked for. */
const byUs = /(?<!\p{L})ب?ت(?!نصح)\p{L}{2,}و[ان]?(?!\p{L})|\p{L}{2,}كم(?!\p{L})/u;
const fairs = /\b(?:trade fairs?|trade shows?|fairs|expos?|exhibitions?)\b/;
const tools = /\b(?:chat ?gpt|canva|midjourney|gemini|wix|ai tools?|an? ai|ai)\b|جا?ت ?جي ?بي|كانفا|ذكاء/;

/** "Is it bad if I change my logo after twelve years?" */
const mayLogoChange =
  /\bis it (?:bad|wrong|dangerous|risky|ok|okay|a problem|a mistake|smart|good) (?:(?:for|me|us) )*(?:if|to|when) (?:\w+ ){0,3}(?:change|renew|replace|redo|redraw)\w* (?:\w+ ){0,2}logo\b/;
const asksForRebrand =
  /\b(?:should|do|would|must) (?:i|we) (?:(?:really|even|also|need|have|do|get|go|for|to|a|an|full|complete|whole|proper) )*(?:re ?brand(?:ing)?|new (?:brand|logo|look|identity))\b|\bre ?brand(?:ing)? or (?:\w+ )*logo\b|\bnew logo or (?:\w+ )*(?:re ?brand\w*|brand|identity)\b|\b(?:time|need) (?:for|to) (?:a )?re ?brand(?:ing)?\b|^(?!.*(?:(?<!\p{L})(?:ال|و)*(?:الوان|لون|خط|حجم|مقاس)(?!\p{L})|(?:نقدر|اقدر|يحق|مسموح|فينا|فيني|ممكن) |(?<!\p{L})بعد (?:ال|ما )?(?:[انت]?(?:سلم|ستلم|عتمد)|تسليم|استلام|اعتماد)))(?=.*(?:شعار|لو[غجك]و|هوي[هة]|براند))(?=.* [انب](?:غير|جدد)|.*ري ?براند)(?=.*(?:هل |لازم|تنصح|حتاج|متي| لا$))/u;

/** Advice on a thing, where the thing alone would be told of as a service of ours. */
export const finerAdvice: readonly Finer[] = [
  {
    key: 'posting',
    isAsked: true,
    of: ['included', 'howTo', 'adviceFirst', 'during', 'benchmark', 'smallTalk'],
    signs: [
      // How many it should be is a rule of thumb.
      /\bhow (?:often|frequently|many (?:times|(?:per|a) (?:week|month)))\b|كم مره/,
      /\b(?:post(?:s|ing)?|reels?|stories|publish|upload)\b|\bmany (?:per|a)\b|نشر|بوست|[انب]نزل/,
      (said) =>
        !byUs.test(said) &&
        !/\b(?:do|will|would|can) (?:you|u|i get|we get)\b(?! (?:suggest|recommend))/.test(said),
    ],
  },
  {
    key: 'socialMedia',
    isAsked: true,
    of: ['included', 'howTo', 'posting', 'during', 'package'],
    signs: [
      /\bhow (?:often|many (?:\w+ ){0,2}(?:posts|reels|stories))\b.*\b(?:do|will|would|can) (?:you|u|i get|we get)\b|(?<!\p{L})(?:كم|شكد) (?:بوست|منشور|ريل).* ب?ت\p{L}{2,}و/u,
      /\b(?:post|posts|reels|stories)\b|بوست|منشور|ريل/,
    ],
  },
  {
    key: 'boost',
    isAsked: true,
    of: ['socialAds', 'worth', 'howTo', 'channels', 'faqPricing', 'define'],
    signs: [
      /\bboost(?:ed|ing|s)?\b.*\bposts?\b|\bposts?\b.*\bboost(?:ed|ing)?\b|\bboost button\b|\bboost(?:ing)? or ads? manager\b|(?:روج|ترويج) (?:ال)?(?:بوست|منشور)|(?<!\p{L})(?:ال)?(?:ترويج|تعزيز)(?: (?:مال|تبع|حق|بتاع|في|علي|مالت))? [بع]?(?:ال)?(?:انست|فيس)|بوست\p{L}* ممول/u,
      (said) => !asksPrice.test(said) && !byUs.test(said),
    ],
  },
  {
    key: 'fairs',
    isAsked: true,
    of: ['channels', 'worth', 'unlisted', 'event', 'moreBuyers'],
    signs: [
      fairs,
      new RegExp(
        `\\b(?:or|vs|versus|instead of|rather than|better than)\\b.*\\b(?:${network}|ads?|online|google|fairs?|shows?|expos?|exhibitions?)\\b`,
      ),
    ],
  },
  {
    key: 'firstNetwork',
    isAsked: true,
    of: ['channels', 'tools', 'worth', 'trend', 'adviceFirst', 'platforms', 'opinion', 'howTo'],
    signs: [
      (said) =>
        ((new RegExp(`\\b${network}\\b`).test(said) || social.test(said)) && worth.test(said)) ||
        shouldBeOn.test(said) ||
        (whichNetwork.test(said) && !shopSystem.test(said)),
      // Two that are weighed, and what it costs, have answers of their own.
      (said) =>
        !asksPrice.test(said) &&
        !byUs.test(said) &&
        !/\b(?:or|vs|versus|seo|google|hir(?:e|ing)|agency)\b| (?:ولا|لو|او|ام) |سيو|[كجغق]و[كجغق]ل|وكال|اعلان/.test(
          said,
        ),
      (said) => !/\b(?:what|how|when|where) (?:should|do|does|can|could|would|to)\b|كيف|شلون|متي/.test(said),
    ],
  },
  {
    key: 'logoOrBrand',
    of: ['rebrand', 'logo', 'worth', 'opinion', 'ourPart', 'adviceFirst'],
    isAsked: true,
    signs: [
      (said) => mayLogoChange.test(said) || asksForRebrand.test(said),
      (said) =>
        !asksPrice.test(said) &&
        !byUs.test(said) &&
        !/\b(?:when|how|(?<!is it \w+ )if|after (?!\d|(?:so )?many|all)|before)\b/.test(said),
    ],
  },
  {
    key: 'ownTools',
    of: ['freelancers', 'ai', 'worth', 'diy', 'faqDifferent', 'hire', 'cheaperOffer', 'faqPricing'],
    isAsked: true,
    signs: [
      tools,
      /\binstead\b|\bmyself\b|\bourselves\b|\b(?:why|need|paying|pay|hire) (?:\w+ )?(?:you|u|an agency|agencies|a designer)\b|\b(?:can|could) (?:i|we|not i) (?:not )?just\b|\bcan'?t (?:i|we) just\b|\breplace\b|\bgood enough\b|\bdo (?:all )?(?:that|this|it) (?:for free|too|as well|better)\b|ليش|لماذا|بدل|بلاش|[تي]كفي|شو بدي في|شو حاجتي/,
      // What we use ourselves is another question.
      (said) => !/\b(?:do|will|would) (?:you|u)\b|تستخدم/.test(said),
    ],
  },
  {
    key: 'hire',
    of: ['freelancers', 'outsourcing', 'worth', 'cheaperOffer', 'discounts', 'jobs', 'recruiting'],
    isAsked: true,
    signs: [
      /\b(?:hire|hiring|employ|employing)\b.*\b(?:in ?house|of (?:my|our) own|full ?time)\b|\b(?:in ?house|own) (?:marketing )?(?:team|person|people|employee|marketer|manager)\b.*\b(?:cheaper|better|instead|or|than)\b/,
      (said) => !/\bdo you\b|\b(?:train|teach|coach|workshop)/.test(said),
    ],
  },
  {
    key: 'measure',
    part: 'more',
    isAsked: true,
    of: ['howKnow', 'adviceFirst', 'howTo', 'analytics', 'attribution', 'worth', 'proof', 'conversions'],
    signs: [
      /\b(?:what|which) (?:numbers|figures|kpis)\b.*\b(?:look|watch|track)|\b(?:know|tell|see|check|find out|measure|say) (?:if|whether|that|when) (?:\w+ ){0,2}(?:marketing|advertising|ads?|campaigns?|posts|website|site|social media|seo|it|that|this|flyers?) (?:\w+ ){0,2}(?:works?|working|worked|pays?|paying|paid|brings?|doing|effective|successful|pointless|money)\b/,
      (said) =>
        !/\byou(?:r|rs)?\b/.test(said.replace(/\b(?:do|can|could|would) you (?:know|tell|see)\b/g, '')),
    ],
  },
  {
    key: 'seo',
    part: 'more',
    isAsked: true,
    of: ['seoTime', 'guarantee', 'howTo', 'rankLoss', 'digitalMarketing'],
    signs: [
      /\bhow (?:can|do|could|to|would|should|will) (?:(?:i|we|my|our|one|the|get|become|be|come|website|site|page|shop|company|business|show|rank|appear|land|found|make|it|me|us|to) )*(?:(?:first|top|higher|number one|number 1|no 1|1|better|found|up|on|at|in|the|of|page|one) )+(?:google|search(?: results| engines?)?)\b/,
      (said) => !/\b(?:map|maps|ads?|adwords|reviews?|business profile|long|soon|much)\b/.test(said),
    ],
  },
  {
    key: 'adMoney',
    isAsked: true,
    isAside: true,
    of: ['payment', 'included', 'faqPricing', 'roughPrice', 'budget'],
    signs: [
      /\b(?:with(?:out)? or with(?:out)?|with|without|including|includes?|excluding|incl|excl|plus|covers?|contains?|counting) (?:the |my |our |any )?(?:ads?|media|advertising) (?:money|budget|spend(?:ing)?|costs?)\b/,
      /^(?:(?:and|so|ok|but|hm+) )*(?:is|are|does|do|was|would) (?:that|it|this|these|those|they|the (?:price|fee|sum|cost)|your (?:prices?|fees?))\b/,
    ],
  },
  {
    key: 'urgent',
    isAsked: true,
    of: ['duration', 'event', 'startDate', 'consultation'],
    signs: [
      /\bhow (?:fast|quick(?:ly)?|soon)\b|\b(?:can|could) (?:you|u|it|that|this)\b.*\b(?:ready|done|finish(?:ed)?|deliver|make|manage|build|in time)\b|[تني](?:خلص|لحق|جهز|سلم)|جاهز/,
      /\b(?:in|within|only|just|have|got) (?:\d+|one|two|three|four|a|an?|a few|a couple of|few) (?:(?:more|work(?:ing)?|short) )?(?:days?|weeks?|hours?)\b(?! (?:after|before|a|per))|\b(?:by|until|till|before) (?:tomorrow|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the end of (?:the|this) (?:week|month))\b|(?<!\p{L})(?:خلال|قبل|ب) ?(?:يوم|اسبوع|\d|ال(?:احد|خميس|جمعه|سبت))|باجر|بكره|غدا/u,
      (said) =>
        !/\b(?:followers|customers|likes|results?|see|first|google|rank\w*|call|meet\w*|reply|answer)\b|متابع|زب[وا]|نتا|موعد|مكتب|(?<!\p{L})[انب]{0,2}زور|اجتماع|مكالم|(?<!\p{L})[تي]?رد/u.test(
          said,
        ),
    ],
  },
  {
    key: 'season',
    of: ['free', 'adviceFirst', 'diagnose', 'howTo', 'ideas', 'tellPain', 'tellBusiness', 'tellDetail'],
    signs: [
      /\b(?:weekdays?|weekends?|mornings?|afternoons?|evenings?|lunch ?times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|summers?|winters?|midweek)\b/,
      /\b(?:(?:is|are|it s|its|so|too|very|really|always|completely|totally|almost|pretty|super|quite|rather|half|stays?) (?:dead|empty|quiet|slow)|dead|nobody comes?)\b/,
      // Who asks something of ours beside it is told that.
      (said) => !/\b(?:do|can|could|would|will) (?:you|u)\b/.test(said),
    ],
  },
  {
    key: 'photoVideo',
    isAsked: true,
    of: ['outsourcing'],
    signs: [
      /\b(?:photo(?:s|graphy|graphs)?|pictures|fotos?) (?:(?:and|or|as well as|plus) )?(?:videos?|videography|films?|filming)\b|\b(?:videos?|films?|videography) (?:(?:and|or|as well as|plus) )?(?:photo(?:s|graphy)?|pictures)\b/,
      /\b(?:do|can|could|offer|make|take|shoot|produce)\b.*\b(?:you|u|yourselves|in ?house)\b|\b(?:you|u) (?:guys )?(?:also )?(?:do|offer|make|shoot)\b/,
      (said) => !asksPrice.test(said) && !/\b(?:how|include|includes|included|who|own|when)\b/.test(said),
    ],
  },
  {
    key: 'included',
    isAsked: true,
    isAside: true,
    of: ['ownership', 'material', 'logo'],
    signs: [
      /\b(?:what|which) (?:(?:kind|type|sort)s? of )?(?:file|format)s?(?: (?:types?|formats?))?\b.*\b(?:get|receive|deliver|give|send|have)\b/,
    ],
  },
  {
    key: 'legal',
    isAsked: true,
    of: ['law', 'worth'],
    signs: [
      /\b(?:am|are) (?:i|we|doctors|dentists|lawyers|pharmac\w+|therapists) (?:even |really |actually |legally )*(?:allowed|permitted) to (?:advertise|market|promote|do (?:ads|marketing|advertising))\b|\bmay (?:i|we|doctors|lawyers) (?:even )?advertise\b/,
    ],
  },
  {
    key: 'faqStart',
    of: ['faqPricing', 'roughPrice', 'papers', 'noTalk', 'writeMe'],
    signs: [
      /\b(?:send|email|mail|make|give) (?:me|us) (?:(?:just|please|over) )*(?:an?|your|the) (?:(?:quick|price|written|free|short|rough) )?(?:quote|quotation|offer|estimate)\b|(?:ابعت|ارسل|دز|ممكن|ريد|بد[ين]|طلب)\p{L}* (?:\p{L}+ )?عرض سعر/u,
    ],
  },
  {
    key: 'channels',
    part: 'more',
    of: ['worth', 'opinion'],
    signs: [
      worth,
      /\b(?:seo|google ads|tv|radio|billboards?|flyers?|newsletters?|influencers?|podcasts?)\b/,
      (said) => !asksPrice.test(said) && !/\b(?:or|vs|still|you)\b/.test(said),
    ],
  },
  {
    key: 'cheaperOffer',
    isAsked: true,
    of: ['benchmark', 'faqPricing', 'budget', 'otherAgencies'],
    signs: [
      /^(?!.*\byou\b).*\b(?:offer\w*|quoted?|agency|freelancer)\b.*\d(?![\d.,]* ?(?:days?|weeks?|months?|hours?|years?|pages?|posts?|people)\b)/,
      /\b(?:normal|fair|reasonable|okay|ok|a lot|too (?:much|high|expensive))$/,
    ],
  },
];
