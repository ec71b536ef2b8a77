import { either } from './notation';

/**
 * Contempt for the reader, told by its frames rather than by swear words: who is spoken to, and how low. A hit
 * rejects the reply. Trade has its own use for most of these words (a silly season, a crazy idea, a report that is
 * useless alone), so each frame asks that they be said of the reader, or of what the reader asked or made.
 */
export const contempt: readonly string[] = [
  '(?<!(for|to|at|with|by|reach|reaching) )(women|mothers|foreigners|immigrants|refugees|disabled people|older people|old people|muslims|jews|christians) <4>cost (you|us) (<w> ){0,2}(sick days|nerves)',
  '(you|you people|people like you|someone like you) (are|must be|sound|look|seem|act|behave|have to be) <softly><low>',
  '(your|that|this|these|those|what a|such a|the most) (<w> )?<low> <1>(question|message|request|brief|brand|logo|company|business|shop|product|plan|page|site|website|team|staff|remark|comment|excuse|attempt|person|people|slogan|name)s?',
  '(?<!no [^ ,.]+ (about|on|from|of) )(your (<w> ){0,2}<yours>s?|(that|this|these|those) (question|request)s?) ((?!that |which |who )<w> ){0,2}(is|are|was|were|looks?|sounds?|seems?) <softly><low>',
  '(your|you|yours|yourself) (<w> |, ){0,12}<hard>|<hard> (<w> |, ){0,6}(your|you|yours)',
  either(
    '(a|an|no one but|nobody but|not even) (a |an |<w> )?(fool|idiot|moron|donkey|imbecile|simpleton)s? (would|could|can|will|knows?|understands?|does|asks?|thinks?)',
    'how (<w> )?(dumb|stupid|thick|ignorant|clueless|foolish) (you|that|this|your|can|of)',
  ),
  either(
    '(you are|you were) (<w> )?not (<w> )?(smart|clever|bright|intelligent|important|worth|worthy|competent|educated|sharp)( enough)? (to|for|of|my|[.,])',
    'you (<w> )?(lack|have no|do not have|have not got) <2>(brains?|talent|class|clue|manners|spine|intelligence)(?= [.,]| to| for| and)',
    'too (stupid|dumb|thick|dim|ignorant|daft) (to|for)',
  ),
  either(
    '(people|someone|anyone|clients|customers|folks) (with|like|of) your (<w> ){1,3}(should|do|can|need|must|will) (not|never) (bother|waste|deserve|understand|write|come|ask|be here|belong)',
    'are you (really |even |always |all )?(that|this|so) (slow|dense|thick|dumb|stupid|blind|naive|lazy|ignorant)',
    'you have (the|a) (taste|brain|brains|mind|charm|wit|manners|class|imagination|intellect) of (a|an)',
    '(did|do) you (even |ever )?(go to school|own a brain|have a brain|think at all|read at all|listen at all|know anything)',
    '(your (<w> ){1,3}|you )(must|have to) be (blind|deaf|drunk|asleep|mad|insane|joking|crazy) (to|if|not to)',
    'not worth (my|our) (time|while|breath)',
  ),
  // A place without some people.
  '(clean|free|rid) of <origins>|(?<=(like|[.,]) )no <origins> (at|in|on) (our|the|my)',
  // What a whole people would be by birth.
  either(
    '(lazy|stupid|thieves|liars|dirty|violent|dishonest|cowards|criminals) by (nature|birth)',
    '(كسالي|كسولون|اغبياء|لصوص|كذابون|نصابون|متخلفون|همج|وسخون|جبناء|عنيفون|خونه|مجرمون) (بطبعهم|بطبيعتهم|بالفطره|بالسليقه)',
  ),
  // Sending the reader away.
  either(
    '(stop|quit|cease|sick of|tired of|spare me|keep) (your )?<1>(bother*|whin*|moan*|pester*|nagg*|babbl*|crying|nonsense|drivel|chatter|wasting my|silly <w>|stupid <w>|excuses to)',
    'wast* (of )?my (<w> )?(time|energy|day)',
    'waste of (my|our) (time|breath)',
    '(bother|annoy|pester|waste the time of|trouble) (someone|somebody) else',
    'leave me (alone|in peace)',
    '(go away|get out|(?<=[.,] |just |please |so |go )get lost|get off|get a life)(?= [.,]| and| of here| my| now)',
    '(grow up|use your (brain|head)|are you (even )?(deaf|blind|slow|dense))(?= [.,]| for| or)',
    'do not (come back|write (to me )?again|bother (me|coming back|writing|replying|answering))',
    'shame on you',
    'mind your own',
    '(?<=[.,] |just |please |you )be quiet(?= [.,])',
    'shut it',
    'zip it',
    'hold your tongue',
    'learn to (read|spell|think|listen)(?= [.,]| before| first)',
  ),
  either(
    '(nobody|no one) <1>(likes|wants|asked|needs|listens to) you(?= [.,]| here| or| and| anyway)',
    '(nobody|no one|i do not) cares? (what|who|how) you (think|say|want|feel|are)',
    'i (hate|despise|loathe|detest|pity|can not stand) (you|your|people like you|talking|customers|clients)',
    'you (make|made) me (sick|cringe|vomit)',
    'you deserve (nothing|to (fail|lose|suffer)|worse)',
    'you (will|would) (never )?(amount to|be a (loser|failure|nobody))',
    'with (a|an|that) (<w> )?(face|brain|attitude|head|voice|mind|mug) like (yours|that)',
    'your (mother|mum|mom|face|looks|accent|hair|teeth|parents) (is|are|must|look|hurts?) <low>',
    'you(r people)? (smell|stink|suck)',
    'know your place',
    '(you|your kind|your people|people like you) (do not|should not|never) (belong|deserve|understand anything|know anything)',
  ),

  either(
    '(انت|انتم|انك|انكم|لعلك|لابد انك) <2><waati>',
    '[بلك]?(سؤال|اسئله|فكره|افكار|شعار|شركه?|شركت|علامت|منتج|موقع|كلام|رسالت|طلب|عمل|فريق|متجر|صفحت|مشروع|تصميم|اسلوب|عقل|ذوق|راي|شكل)(ات|ت)?(ك|كم|كما)( (هذا|هذه|تلك))?( هو| هي| يبدو| تبدو| كان)?( ليس| ليست)? (<2>(, )?بل )?<2><waati>',
    '(هذا|هذه|ذلك|تلك) (ال)?(سؤال|فكره|طلب|كلام|اسئله|رساله) <1><waati>',
    '(يا له من|يا لها من) <2><waati>',
    'ما (اسخفك|اغباك|اجهلك|اتفهك|احمقك|اسخف|اغبي|اتفه)',
    '(اسخف|اغبي|اتفه|اقبح) (سؤال|فكره|شعار|شخص|عميل|طلب)',
  ),
  either(
    '(انت|انتم|انك) (لا|لم|لن|ما) (ت)?(فهم|عرف|ستحق|صلح|فقه)(ون|ين)?(?= <4>(شيئا?|ابدا|الرد|الاحترام|وقتي))',
    'لا (احد|يوجد من) (يهتم|يكترث|يريد|يحب|يبالي) <1>(بك|بكم|ب?رايك|ب?كلامك|بما تقول|ب?وجودك|اليك)',
    '(لا يستحق|لا يستحقون|لا تستحق|لا تستحقون|لا يستاهل) (حتي )?(ال)?(رد|جواب|وقتي|وقتنا|احترام|عناء)',
  ),
  either(
    'هل (ذهبت|دخلت) (الي )?(ال)?مدرسه',
    'هل (تفكر|تفهم|تسمع) (اصلا|ابدا)',
    'هل انت (فعلا |حقا )?(بطيء|اعمي|اصم|بليد|ساذج)',
    '(اخرس|اغربي? (عن|من هنا|الان|يا)|انصرف|انقلع|اصمت|اغلق فمك|سد فمك|تبا|سحقا|قبحك|خسئت|عار عليك|عيب عليك|اكرهك|احتقرك)(ي|وا|كم)?',
    '(?<=[.,] )(اسكت|استح)(ي|وا)?(?= [.,])',
    '(ابحث|ابحثوا|دور) (عن|علي) (غيري|احد غيري|شخص غيري)',
    '(تضيع|تضيعون|تهدر|اضعت|ضيعت|اضاعه|مضيعه) <1>(ل?وقتي|لوقتنا|للوقت معك)',
    '(مللت|سئمت|تعبت|قرفت|زهقت) (ذرعا )?(منك|بك|منكم)',
    '(مللت|سئمت|تعبت|زهقت) (من )?(اسئلت|كلام|غبا|سخاف|طلبات)*',
    'اتركني (و?شاني|وحدي|لحالي)',
    'دعني (و?شاني|وحدي)',
    '(وجهك|شكلك|رائحتك) <1><waati>',
    'مصيرك (ال)?فشل',
    'لن تنجح ابدا',
  ),
];

export const contemptGroups = {
  origins: '(foreigners|immigrants|migrants|refugees|muslims|jews|christians|arabs|kurds|turks)',
  softly:
    '((?!not |no |never |hardly |less |nothing |far )(so|such|a|an|all|too|very|really|quite|the|rather|more|clearly|like|honestly|truly|utterly|completely|, |as|most|total|absolute|even|just|real|plain|<w>ly) ){0,3}',
  low: '(<hard>|dumb|stupid|silly|ridiculous|worthless|incompetent|laughable|ignorant|hideous|disgusting|embarrassing|(an )?embarrassment|a disgrace|disgraceful|miserable|annoying|tiresome|a joke|clowns?|nobody|losers?|a nuisance|amateurish|insane|daft|liars?|fools?)',
  /** What a reader is or made; a competitor, or the ads somebody ran, are not. */
  yours:
    '(question|message|request|brief|brand|logo|company|business|shop|store|product|plan|page|site|website|team|staff|remark|comment|excuse|attempt|people|slogan|name|idea|budget|design|campaign|concept|strategy|taste|work|writing|spelling|grammar|english|letter|mail|e ?mail|answer|reply|reasoning|thinking|opinion|attitude|behaviou?r|manners|ambition|expectation|demand|dream|goal|project|startup|restaurant|menu|bakery|clinic|hotel|office|poster|packaging|photo|video|film|text|copy|story|effort|result|face|head|brain|mind|post|reel|caption)',
  hard: '(pathetic|idiotic|moronic|brainless|clueless|witless|contemptible|revolting|repulsive|vile|imbecilic|cretins?|dimwits?|halfwits?|dunces?|simpletons?|nitwits?|blockheads?|buffoons?)',
  waati:
    '(?<! (ليس|ليست|لست|ليسوا|لسنا|لستم|مو|مش)( (?!(بل|يا|سوي|الا) )[^ ,.]+){0,3} )(?<! (لا|لم|لن) (اري|اجد|اعتبر|يبدو|تبدو|يعد|تعد|اراه|اراها)( (?!(بل|يا|سوي|الا) )[^ ,.]+){0,2} )(?<! (غير|لا|ما هو|ما هي) )(ال)?(غبي|سخيف|تافه|احمق|حمقاء|فاشل|جاهل|حقير|مقرف|مقزز|مخزي|وقح|ساذج|كسول|قبيح|بشع|رديء|مثير للشفق|يثير الشفق|تثير الشفق|عديم الفائد|عديم القيم|بلا عقل|بلا قيم|بلا ذوق|لا قيم|مهزل|هراء|مسخر|بليد|ابله|اضحوك|مثير للسخري|قذر|معتوه)(ه|ا|ين|ون|ه ل)?',
};
