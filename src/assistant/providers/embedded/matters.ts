import { asksPrice } from './choices';
import type { Finer } from './finerTypes';

export const social =
  /\b(?:social(?: media)?|instagram|insta|facebook|tik ?tok|snapchat)\b|(?<!\p{L})[وبعل]{0,2}(?:ال)?(?:سوشيال|سوشل|انست[اي]|انستا?[غجقك]?رام|فيس ?بوك|تيك ?توك|سناب|لينكد)/u;
const site = /\b(?:web ?sites?|site|web ?page)\b|(?<!\p{L})[وبل]?(?:ال)?(?:موقع|سايت|ويب ?سايت)/u;
const googleMap =
  /\b(?:google )?maps?\b|\bgoogle (?:my )?(?:business|listing|profile)\b|(?<!\p{L})(?:[عب]|عال|علي )?(?:ال)?(?:خرا[يئ]ط|خريط[هة]|مابس?|ماب|ماپ)(?!\p{L})|(?:[كجغق]و[كجغق]ل|google) (?:بزنس|بيزنس|ماي بزنس|business)/u;
export const howLong =
  /\bhow (?:long|soon|much time|many (?:days|weeks|months))\b|(?<!\p{L})(?:كم|ا?قديش|شكد|شقد|قد ايه|بقد ايه) (?:ب?[دتيه]\p{L}+ )?(?:معكم |عندكم )?(?:من )?(?:ال)?(?:وقت|يوم|اسبوع|شهر|مده|وكت)(?!\p{L})|(?:وقت|مده) (?:قد ايه|اد ايه|كم|شكد|قديش)(?!\p{L})|(?<!\p{L})كم [تي]ستغرق/u;
const singleWork =
  /(?<!\p{L})[وبل]?(?:ال|لل)?(?:موقع|متجر|شعار|لو[غجك]و|فيديو|فيلم|هوي[هة]|كتالوج|كتلوك|بروشور)/u;

/** Matters of a small business that are asked about beside the name of a service: what to tell of each. */
export const matters: readonly Finer[] = [
  {
    key: 'siteOrSocial',
    of: ['worth', 'channels', 'diy', 'followers', 'websites'],
    signs: [
      (said) =>
        (social.test(said) && site.test(said)) || (googleMap.test(said) && /\benough\b|كفي|كافي/.test(said)),
      // Who needs both wishes for both.
      /\b(?:necessary|without|instead|or)\b|\b(?:do|would) (?:i|we) (?:really |even |still |also )?need\b|\bis (?!good|big|nice)(?:\w+ ){0,3}enough\b|[بتي]{1,2}كفي|كافي|هل (?:[انب]{0,2}حتاج|انا محتاج)|(?<!\p{L})(?:داعي|(?:ال)?ضروري|بدون|بدل|ولا|لو|ام)(?!\p{L})/u,
      // Whoever asks what we offer is told that.
      (said) => !/\b(?:do|can) you\b|ت(?:سوون|عملون|عملو|قدمون|صممون)|\p{L}كم(?!\p{L})/u.test(said),
    ],
  },
  {
    key: 'mobile',
    isPriced: true,
    of: ['apps', 'redesign'],
    signs: [
      /\b(?:web ?sites?|site|shop|store)\b|(?<!\p{L})[وبل]?(?:ال)?(?:موقع|مواقع|متجر|متاجر|سايت)/u,
      /\b(?:mobile|phones?|responsive|smartphones?)\b|(?<!\p{L})[وبعل]?(?:ال)?(?:جوال|موبايل|هاتف|هواتف|تلفون|تليفون|محمول|ايفون|ريسبونسيف)(?:ات)?(?!\p{L})/u,
      /\b(?:friendly|responsive|works?|fit|look|also|compatible|adapt\w*|ready)\b|متوافق|متجاوب|[تي]شتغل|[يب]+فتح|[تي]ناسب|[تيب]+ظهر|[بت]?[يت]طلع|[تي]توافق|[تي]كون|ريسبونسيف/u,
      (said) => !/\b(?:apps?|number|call|slow\w*)\b|تطبيق|رقم|محل|بطي/u.test(said),
      // Whether it is mended or made anew is asked of the whole site.
      (said) =>
        !/\b(?:repair|fix|mend|save|rescue)\w*\b|(?<!\p{L})[انبت]{0,2}(?:صلح|رمم|عدل)|من جديد/u.test(said),
    ],
  },
  {
    key: 'stolen',
    of: ['blocked', 'crisis', 'tellPain'],
    signs: [
      /\b(?:account|page|profile|instagram|insta|facebook)\b|حساب|صفح[هت]|(?<!\p{L})(?:ال)?(?:انستا|فيس|بيج)/u,
      /\b(?:hacked|stolen|hijacked|taken over|someone (?:else )?(?:logged|got) in)\b|(?<!\p{L})(?:ا?ن|ا?ت)?(?:سر[قك]|هكر|تهكر|اخترق|خترق)\p{L}{0,3}(?!\p{L})|مخترق|مسروق|مهكر/u,
      // A site of one's own is no platform's.
      (said) => !/\b(?:web ?sites?|site|domain|server|hosting)\b|موقع|سيرفر|دومين/u.test(said),
    ],
  },
  {
    key: 'mapListing',
    of: ['howTo', 'seo', 'diy', 'tools', 'adviceFirst', 'tellWish', 'tellPain'],
    signs: [
      googleMap,
      /\b(?:how|find|found|show|appear|set up|create|add|put|list)\b|(?<!\p{L})(?:كيف|شلون|ازاي)(?!\p{L})|[تي]?لاقي|[انتيب]ظهر|[انتيب]{1,2}طلع|[اانب]?(?:سوي|عمل|ضيف|حط|سجل)/u,
      (said) =>
        !/\b(?:your|you) (?:office|address|location)\b|\bfind (?:you|u|your)\b|\bwhere (?:are|is) you|مكتبكم|عنوانكم|موقعكم/u.test(
          said,
        ),
    ],
  },
  {
    key: 'reachFell',
    of: ['diagnose', 'tellPain', 'followers', 'blocked', 'socialMedia', 'howTo'],
    signs: [
      /\b(?:reach|views|impressions|engagement)\b|(?<!\p{L})(?:ال)?(?:ريتش|رييتش|وصول|مشاهدات|فيوز|تفاعل|انتشار)|[بتي]+(?:وصل|شوف)\p{L}* (?:ل)?(?:حد[ا]?|احد)|محد[ا]? (?:[يب]+شوف|[دي]+شوف)/u,
      /\b(?:dropp?\w*|fell|fallen|down|declin\w*|low|died|dead|sank|collapsed)\b|(?<!\p{L})(?:نزل|هبط|قل|ضعيف|ضعف|وقع|طاح|ميت|صفر|معدوم|واطي|انخفض|تراجع|خف)\p{L}{0,2}(?!\p{L})|(?:ما|مو|مش) ?(?:عم )?[بتي]+(?:وصل|شوف)|محد/u,
      (said) =>
        social.test(said) || /\b(?:posts?|page|account)\b|منشور|بوست|صفح|حساب|ريتش|مشاهدات/u.test(said),
      (said) => !/\b(?:sales|website|site|shop)\b|مبيعات|موقع|متجر/u.test(said),
    ],
  },
  {
    key: 'postTime',
    of: ['howTo', 'posting', 'startDate', 'hours'],
    signs: [
      /\b(?:best|good|right|what|which) (?:time|hour|day)s?\b|(?<!\p{L})(?:افضل|احسن|انسب|اي|شنو) (?:وقت|ساع[هت]|يوم|اوقات|توقيت)|(?<!\p{L})(?:متي|شوكت|ا?يمت[اي]|اي ساعه|الساعه كم) (?:لازم |احسن |افضل )?[انب]{1,2}(?:نشر|نزل)/u,
      /\bpost(?:ing|s)?\b|\bpublish|(?<!\p{L})(?:لل|ال|ل)?(?:نشر|تنزيل|بوست|منشور|ستوري|ريلز?)|(?<!\p{L})[انب]{1,2}(?:نشر|نزل)/u,
      (said) => !/\b(?:call|meet\w*|talk)\b|مكالم|اجتماع|موعد/u.test(said),
    ],
  },
  {
    key: 'adsOrSeo',
    of: ['seoTime', 'socialAds', 'googleAds', 'smallTalk', 'faqDifferent', 'seo'],
    signs: [
      /\bads?\b|\badvertis|(?<!\p{L})[وبف]?(?:ال|هال)?(?:اعلان|ممول)/u,
      /\b(?:faster|quicker|sooner)\b|(?<!\p{L})(?:اسرع|نتيجه فوريه)(?!\p{L})|^(?=.*(?:seo|سيو)).*(?:فرق|ايهم)/u,
      (said) => !/\b(?:load|site|page|print|you)\b|من ?كم|موقع|طبع/u.test(said),
    ],
  },
  {
    key: 'clientPrivacy',
    of: ['privacy', 'hosting', 'legal'],
    signs: [
      /\b(?:gdpr|dsgvo|data protection|privacy)\b|حمايه البيانات|(?:ال)?خصوصيه/u,
      /\b(?:web ?sites?|ads?|campaigns?|tracking|newsletters?|shop|for (?:our|my) customers)\b|(?<!\p{L})[وبل]?(?:ال|لل)?(?:مواقع|موقع(?:ي|نا)|اعلانات|حملات|متجر|تتبع)/u,
      (said) => !/\b(?:chat|this (?:web ?)?site|your (?:web ?)?site)\b|هنا|موقعكم|محادثه/u.test(said),
    ],
  },
  {
    key: 'copy',
    part: 'more',
    of: ['howTo'],
    signs: [
      /\bhow (?:do|can|should|to) (?:(?:i|we|you|one) )?write\b|(?<!\p{L})(?:كيف|شلون|ازاي) [انب]{1,2}كتب/u,
      /\b(?:ads?|advert\w*|posts?|copy|text|captions?|slogans?)\b|اعلان|نص(?!\p{L})|بوست|منشور|كابشن|وصف/u,
    ],
  },
  {
    key: 'adviceOnly',
    of: ['consultation', 'free', 'package', 'strategy', 'training'],
    isPriced: true,
    signs: [
      /\b(?:consult\w*|advice|advise|coaching|sparring)\b|(?<!\p{L})(?:ال)?(?:استشار[هت]|مشور[هة]|نصيح)/u,
      /\b(?:an|one|two|2|a couple of|few|per) hours?\b|\bonly (?:advice|consult\w*)\b|\b(?:advice|consult\w*) only\b|(?<!\p{L})(?:ساع[هت]|ساعتين|ساعات|بالساعه)(?!\p{L})|(?:استشار\p{L}*|نصيح\p{L}*) (?:بس|فقط)|(?:بس|فقط) (?:استشار|نصيح)/u,
      (said) => !/\b(?:free|24)\b|مجان|بلاش|خلال/u.test(said),
    ],
  },
  {
    key: 'rebrand',
    of: ['naming', 'logo', 'opinion', 'tellWish', 'tellPain', 'faqPricing'],
    isPriced: true,
    signs: [
      /\b(?:name|logo|brand|identity|look)\b|(?<!\p{L})[وبل]?(?:ال)?(?:اسم|شعار|لو[غجك]و|هوي[هت]|براند|علام[هت]|تغليف|بعد التغيير)/u,
      /\b(?:change|changing|renew|replace|redo|rename)\b|(?<!\p{L})[انبت]{0,2}(?:غير|بدل|جدد|حدث)\p{L}{0,2}(?!\p{L})|تغيير|تجديد|تحديث/u,
      /\b(?:lose|risk\w*|old customers|or (?:just |only )?(?:refresh|update|keep))\b|(?<!\p{L})ما [بتي]{1,2}عرف|(?<!\p{L})[انب]{1,2}(?:خسر|ضيع)|(?<!\p{L})(?:لو|ولا|او|ام) (?:بس |فقط )?[انب]{1,2}(?:حدث|جدد|خلي|بقي|عدل)/u,
    ],
  },
  {
    key: 'conversions',
    of: ['shop', 'howTo', 'tellWish'],
    signs: [
      /(?:عند(?:ي|نا)|لد(?:ي|ينا)) متجر|متجر(?:ي|نا)(?!\p{L})/u,
      /(?:زيد|زياد[هة]|رفع) (?:ال)?(?:مبيع|طلب)/,
      (said) => !asksPrice.test(said),
    ],
  },
  {
    key: 'socialMedia',
    part: 'more',
    of: ['video', 'posting', 'howTo', 'ideas'],
    isAsked: true,
    signs: [
      /(?:شنو|شو|ايش|وش|ما|اي) (?:\p{L}+ )?(?:ال)?(?:محتوي|فيديو|بوست|منشور)\p{L}* .*[بتي](?:نجح|نفع|جيب)/u,
    ],
  },
  {
    key: 'diy',
    of: ['adviceFirst', 'howTo', 'tellBudget'],
    isAsked: true,
    // «كيف اوصل لمكتبكم بنفسي» asks the way.
    signs: [
      /(?<!\p{L})(?:شو|شنو|ايش|كيف|شلون) .*(?:لحالي|بنفسي|وحدي)/u,
      (said) =>
        !/مكتب|عنوان|(?<!\p{L})[انب]{0,2}(?:زور|روح|جي|راجع)(?:كم)?(?!\p{L})|وصل\p{L}*كم(?!\p{L})/u.test(
          said,
        ),
    ],
  },
  {
    key: 'guarantee',
    isAsked: true,
    signs: [
      /\bhow many (?:new )?(?:customers|clients|orders|sales|leads)\b.*\b(?:expect|get|bring|come)\b|(?<!\p{L})(?:كم|شكد|قديش|كام) (?:زبون|عميل|طلب|زباين|مريض|مراجع|مبيعات)(?!\p{L}).*(?:[اتنب]توقع|[يبح]+[يج]?جي(?:ني|نا|لي)|[يبح]+وصل(?:ني|نا|لي)|[ترب]+ح? ?[تيب]?جيبو)/u,
      // What that costs is another question.
      (said) => !/\b(?:spend|cost|pay|budget)\b|اصرف|ادفع|[تي]كلف|حتي|عشان|علشان/u.test(said),
    ],
  },
  {
    key: 'commission',
    of: ['seoTime', 'payment', 'guarantee', 'faqPricing', 'free'],
    isAsked: true,
    signs: [
      /\bpay (?:you )?(?:nothing|only|just) (?:until|till|before|unless|if|when|after|for)\b.*\b(?:results?|works?|succe\w+|sales|customers|orders)\b/,
    ],
  },
  {
    key: 'duration',
    of: ['faqPricing', 'startDate'],
    isPriced: true,
    signs: [howLong, singleWork],
  },
];
