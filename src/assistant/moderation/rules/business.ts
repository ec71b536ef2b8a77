import { either } from './notation';

/** Advice on sums: too early before Maya knows the business, whatever else the reply asks. */
export const sums: readonly string[] = [
  '((you|we|companies|businesses) (should|could|would|need to|will need to|must|can|ought to|would need to|want to|might) (probably |ideally |at least )?|(i|we) (would |will )?)(budget|plan|start with) <amount>',
  either(
    '(you|you would|you will) need (around |about |at least |roughly |some )?<amount>',
    '(start|begin|go) with (a budget of |around |about |at least )?<amount>',
    'expect to (pay|spend|invest) <amount>',
    'plan (for|on) <amount>',
  ),
  '(spend|invest|allocate|set aside|reserve|dedicate|put|(recommend|suggest|advise|try) (spending|investing|allocating|setting aside|putting)) <amount>',
  '(budget|spend|investment) (of|around|between|at|should be|is) <amount>(?= <4>(is|would|should|will|per|a|works|makes|monthly|for|to start|, |[.]))',
  '(recommend|suggest|advise|my advice is) <6>(budget|spend|invest*) <4><amount>',
  '[وف]?(خصص|خصصوا|استثمر|استثمروا|انفق|انفقوا|ضع|ضعوا|ابدا|ابداوا|ابدؤوا|ابدءوا|ابدئي) ((?!(الذي|التي|اللي|ي?كون) )<w> ){0,4}<amount>',
  '(انصح*|اقترح|نقترح|نوصي|اوصي|تحتاج*|يلزم*|يكفي*) (ب|<w> )?<amount>',
  '(انصح*|اوصي*|نوصي*|ننصح*|اقترح|نقترح|عليك|عليكم|يجب|يفضل|ينبغي|يكفيك|تحتاج|تحتاجون) <6>(ب?تخصيص|تخصص*|ب?استثمار|تستثمر*|تنفق*|انفاق|ب?ميزانيه) <5><amount>',
];

/** Advice on channels: too early only where the reply asks nothing about the business. */
export const advice: readonly string[] = [
  either(
    '[.,] (so |then |just |simply |first )?(, )?((let (us )?)?((start|begin) (with|on)|go (for|with|all in on))|invest in|put (your )?(money|everything|it all) (in|into|on)|double down on) <3><channel>',
    '([.] (let (us )?)?|(you|we) (could|might) )(launch|run|add|consider|try|focus on) <channel>',
    '(i would|why not|(you|we) (could|might)) (go|start|begin) (with|for|on) <3><tactic>',
    '[.] (ركز|ركزوا|اعتمدوا|استثمروا) <2>[بل]?(<channelAr>|(ال)?اعلان*)(?! <pastAr>)',
  ),
  either(
    '(?<!(the|of|most|many|all|those) (<w> )?<w>s )(i|we) (would |strongly |highly |usually )?advise (?!against)<towards><tactic>(?! account)',
    '(?<!before )(i|we) (would |strongly |highly |usually )?(recommend|suggest|propose) (?!against)<towards><tactic>(?! account)',
  ),
  '(you (should|need to|must)|your best (bet|option|channel|move)|the best (channel|option|strategy|approach|platform) for (you|your)|my (recommendation|advice|suggestion)) <towards>(<tactic>(?! account)|invest|launch)',
  '((?<! [وف]?(لا|مو|لن|لم) |(?<!(عاده|غالبا|كثيرا)) ما )(انصح*|اوصي*|نوصي*|ننصح*)(?! (به|بها|بذلك|بالا|ب(ترتيب|تنظيم)|ان [نت](تجنب|بتعد|سال|ستشير|راجع|ؤجل|وجل|وقف|لغي|نتظر)*(?!( <w>| ,){0,8} (و|ثم )[نت]?(بدا|بدؤ|ركز|عتمد|ستثمر)*)) )|نصيحتي|توصيتي|(?<!(اعرض|نعرض|اسهل|[يت](صعب|سهل|ختصر|وفر|ضيع|فوت|غني|عرض|قترح|هون|خفف|عود|رد|رجع)) )(عليك|عليكم)(?! ((ال)?قنوات (اللي|التي)|جلس|محادث|لقاء|استشار))|(?<!هل )يجب ان(?! (تكون|يكون|يحمل|تحمل|يذكر|تذكر|ينشر|تنشر|يظهر|تظهر|يكتب|تكتب|يقال))|من الافضل ان|الافضل لك) <towardsAr>[بل]?(<channelAr>|(ال)?(اعلان|حمل|محركات البحث|قنوات|منصه|منصات|محتوي|ميزاني)*)(?! <pastAr>)',
  // A verdict on one channel for the reader, or a first step with it. What suits others ("for B2B", "to reach the young") is a fact.
  '(?<=[.,] <2>)<channel> (<w> )?(is|are|would be) <2><best> (<2><spot>|(?=for you))(?= ([.,]|and|to (start|begin)|for your?|now))',
  '(the|your|our|a) <best> (<w> )?<spot> ((to (start|begin)|for (you|your <w>)) )?(is|would be) <3><channel>',
  either(
    '<bestAr> <spotAr> (<youAr> ){0,2}((هي|هو) )?[بل]?<channelAr>',
    '(ال)?<spotAr> <bestAr> (<youAr> )?((هي|هو) )?<channelAr>',
    '<channelAr> (<w> )?((هي|هو) (<w> )?<bestAr>( <spotAr>)?( <youAr>|(?= [.,]))|<bestAr> <youAr>)',
  ),
  either(
    '(الافضل|الانسب) (<youAr> )?(ان|هو) <2>[بل]?<channelAr>',
    '([.,] (ابد(ا|اوا|ؤوا)|لنبدا|جربوا?)|(يمكنكم?|لماذا لا) (ان )?تبد(ا|اوا|ؤوا)) (<w> )?ب?(حمل* )?(علي )?<channelAr>',
  ),
];

/** What asks for a sum or a time, or only for leave to go ahead: no question about what the visitor does. */
export const asksForTerms: readonly string[] = [
  either(
    'budget',
    'spend*',
    'invest*',
    'timeline',
    'when (do|would|can|could) (you|we) (want|like|need|plan|launch)',
    '(?<!(business|company|brand|shop|store) <4>)(start|begin)',
    '(shall|should|may) (we|i)',
    '(would|do) you (<w> )?(like|want) (us|me|to (talk|hear|discuss))',
  ),
  '(ال)?ميزاني*|تنفق*|متي|ن(بدا|طلق)*|تبد[اؤ]*|البدء|(تودون|تريدون|تحبون|تفضلون|تود|تريد|تحب) ان ن*',
];

/** Rests on the sentence before it, and says nothing without it: "They are cheap.", "We would tailor that." */
export const restsOnBefore: readonly string[] = [
  either(
    '(?<=[.] (and |so |but )?)(it|they|that(?! said)|this|these|those|both|then|(with|at|on|for|after) (that|this)|the rest)',
    '(of|with|for|from) (it|them)',
    '(it|that|them)(?= [.])',
  ),
  '(?<=[.] )[وف]?(ب?هذ[اهي]|ب?ذلك|تلك|هي|هو|ب?هما|به|بها|معها|عندها|بعدها|بعد (ذلك|هذا)|ثم|منها|فيها|عليها)',
];

export const businessGroups = {
  amount:
    '<3>((<w> )?(hundred|thousand|million)s? (of )?(usd|eur|euros?|dollars?|dinars?|pounds?|a (month|year|week))|(a |one |two )?(thirds?|quarter|half|tenth|fifth) of (your|the|all|turnover|revenue|sales)(?! <sharedOut>)|(ten|fifteen|twenty|thirty|forty|fifty) (percent|per cent)(?! <ofIt> <sharedOut>)|(<w> )?(الاف|الف|مليون|ملايين|مئه|مئات|مئتي|ميه|الفي|الفا) (دولار|يورو|دينار)*|(ثلث|ربع|نصف|عشر|خمس) <1>(ميزاني|ايراد|دخل|مبيعات)*|[$€£] ?\\d[^ ]{0,12}|\\d[^ ]{0,12}( , \\d{1,9})? ?([$€£%k]|usd|eur|euros?|dollars?|iqd|dinars?|percent|per cent|million|thousand|دولار*|يورو|دينار*|الف|بالم[ئا]ه|في الم[ئا]ه)(?! <ofIt> <sharedOut>))',
  /** What is shared out in halves and hundredths, and is no money. */
  sharedOut:
    '(photos?|pictures|pages?|texts?|words|talk|call|meeting|time|week|day|morning|afternoon|visit|space|room|wall|list|recipients|subscribers|posts|seats|team|staff|dishes|menu|questions|(ال)?(قائمه|وقت|صفحه|صفحات|صور|نص|نصوص|كلمات|مشتركين|مساحه|جدار|منشورات))(?= )(?! (budget|costs?|money|spend))',
  ofIt: '(more|of (the|your|our|its|their|each|every)|من)',
  /** From leave to advise up to what is advised, with nothing between that turns it round or looks back. */
  towards:
    '(?!(not|never) )((?!(before|until|whether|who|how) )<w> |, ){0,8}(?<!(last|old|previous|current|existing) )',
  towardsAr: '((?!([وف]?(لا|الا|لم|لن)|قبل (اي|ان)|كيف|لماذا|هل) )<w> ){0,6}',
  pastAr: '(ال)?(سابق|ماضي|قديم|اخير|حالي)*',
  /** Named, and paid for. */
  channel:
    'ads|tiktok|instagram|facebook|snapchat|linkedin|youtube|seo|influencers?|billboards?|tv|radio|email marketing',
  tactic: '<channel>|ad|campaigns?|google|rebrand*|channels?|budget',
  best: 'best|right|ideal|smartest|safest|cheapest|natural|first',
  spot: 'place|channel|choice|option|platform|move|step|start',
  channelAr:
    '(ال)?(تيك ?توك|انستغرام|انستجرام|فيسبوك|سناب|لينكد|يوتيوب|(?<!(صوره?|قصه|قصص|جمله|كلمه|عباره|لقطه|رساله) (ال)?)مؤثر|اعلانات|لوحات(?! (ال)?الوان)|جوجل|غوغل|تلفزيون|tiktok|google|meta|seo)*',
  bestAr: '(ال)?(افضل|انسب|احسن)',
  spotAr: 'قناه|منصه|خيار|بدايه|مكان|خطوه|وسيله',
  youAr: 'لكم?|لل?بدايه|ل<w>كم',
};

/** Beginnings of words that show a sentence speaks of what the agency does, in both languages. */
export const trade: readonly string[] = [
  '((strong|warm|bold|short|great)(er)? lines? |better line |market|brand|campaign|ads? |advert|content|seo |media|social|strateg|creativ|audience|customer|client|sales|leads? |growth|grow|compan|agenc|service|consultation|budget|launch|analytic|reach|awareness|website|ouragency|e ?mail|search|optimi|visib|rank|citation|cite|traffic|shopper|buyer|story|film|shoot|sector|industr|clinic|patients|restaurant|firm|packag|design|position|insight|competit|conver|funnel|retail|store|product|project|workshop|public|event|headline|slogan|logo|photo(?!synth)|video|picture|page|label|shel(f|ves)|colou?r|camera|footage|poster|banner|influenc|sponsor|guest|visitors|app |apps |shop|sells |menu|hotel|delivery|bakery|bakeri|catalogue|wholesale|range|orders |price|supplier|recruit|courses |drinks)',
  '[وف]?[بلك]?(ال|لل)?(تسويق|علامه|علامات|علامت|حمله|حملات|حملت|اعلان|محتوي|جمهور|عملاء|عميل|زبائن|استراتيج|نمو|تنمو|ينمو|مبيعات|شركه|شركات|شركت|خدمات|خدمه|استشار|ميزاني|تصميم|اطلاق|منتج|مشروع|اهداف|هدف|موقع|منصات|وسائل|وكاله|اسموكالتنا|بحث|ظهور|قطاع|هويه|رؤيه|ابداع|قصه|فيلم|متجر|مطعم|عياد|مرضي|نشاط|تحليل|بيانات|لون|عبوه|عبوت|شعار|صور|فيديو|صفح|عنوان|ملصق|ضيوف|زوار|رعايه|تشكيل|طلب|سعر|اسعار|مخزون|دليل)',
];

/** The agency itself, at work. */
export const agencyAtWork: readonly string[] = [
  either(
    'i leave <w>',
    '(is |are )?<1>(matters?|questions?|topics?|jobs?) (for|better)',
    '(outside|beyond) (my|of my|what i)',
    'not (really )?my (field|area|subject|trade|speciality|specialty|department)',
    '(right|better) (person|people|address|place) (for|to)',
    'i am (no|not an?) <w>',
    'ليس (مجالي|اختصاصي|تخصصي)',
    'خارج (مجالي|اختصاصي|تخصصي)',
    '[وف]?اترك <w>',
    'هو المرجع',
    'سؤال (ل|الي)*',
  ),
  'we|us|our|ours|[وفل]?(نحن|لدينا|فريقنا|عندنا|وكالتنا|نصور|نصمم|نبني|نقدم|نخطط|نختار|نكتب|نبدا|نعرض|ندير|نستهدف|ننصح|نجعل|نضع|نعمل|نستخدم|نربط|نترك)',
];

/** Words that make a question one about the visitor's business. */
export const asksAboutBusiness: readonly string[] = [
  either(
    '(your|you|their|it) <6>(business|company|brand|industry|sector|products?|markets?|sell|launch*|audience|customers?|goals?|do|offer|project|store|shop|service|organi[sz]ation|team|make|trying|hoping|want|achieve|grow|working on|reach)',
    '(business|company|brand|industry|product|launching|building|customers) <5>(you|your)',
    '(what|which|who|where|whom) <5>(you|your)(?! (think|prefer|like|mean|say|reckon))',
  ),
  either(
    '(نشاط|شركت|علامت|منتج|مشروع|قطاع|مجال|عمل|جمهور|عملا|هدف|اهداف|سوق|خدمت|متجر|تقدم|تبيع|تطلق|تعمل|تستهدف|تريد)*',
    '(ما|ماذا|من|اين|كم|اي|بماذا|عم|مم|لماذا|كيف) <4>(<w>كم|ت<w>ون)(?<!رايكم|تريدون|تودون|تفضلون)',
  ),
];

/** How a sentence asks something of the reader without a question mark. */
export const callToAction =
  /(?:^|[\s,،*])و?(?:tell|share|let (?:me|us) know|e-?mail|call|write|reach|book|contact|schedule|send|drop|get in touch|request|message us|راسل|اتصل|تواصل|احجز|شارك|أخبر|اكتب|يسعد|نرحب|حدثن|أرسل|اطلب|دعنا)/iu;

/** Words that cost a sentence its place once the reply has given something away. */
export const suspicious: readonly string[] = [
  either(
    'ai',
    'artificial',
    '(chat ?|ro)?bots?',
    'machines?',
    'algorithm*',
    'models?',
    'program*',
    'train*',
    'software',
    'code',
    'servers?',
    'instruct*',
    'prompt*',
    'rules?',
    'guidelines',
    'humans?',
    'real',
    'automat*',
    'generated',
    'assistant',
    'virtual',
    'vendors?',
    'persona',
    'character',
    'context',
    'knowledge',
    'user',
    '(ال)?(ذكاء|اصطناعي|روبوت|نموذج|خوارزمي|برنامج|برمج|تدريب|تعليمات|قواعد|بشر|انسان|افتراضي|اليه?|مساعده?)*',
  ),
];

/**
 * What a consultant says of herself all day. Taken out of a sentence, no first person is left in most good ones;
 * where one is left beside a machine or an instruction, she speaks of herself as one.
 */
export const ordinarySelf: readonly string[] = [
  'i (am|was|feel) (not |so |very |quite |rather |always )?(happy|glad|excited|curious|keen|sure|certain|confident|sorry|delighted|thrilled|pleased|interested|aware|convinced|impressed|open|with you|looking|thinking|wondering|hoping|hearing|seeing|asking|tempted|grateful|afraid|maya|(the |an? |your )?(senior |marketing )*consultant)',
  'i (would|can|could|will|might|may|should|do|did|have|had)?( also| not| never| still| rather| gladly| always| often)?( be)? ?(love|like|see|saw|seen|hear|heard|think|thought|believe|find|found|understand|know|knew|mean|hope|suggest|recommend|agree|wonder|notice|noticed|read|noted|guess|help|start|begin|say|add|ask|explain|show|point|prefer|advise|connect|arrange|book|note|put|leave|keep|build|test|try|look|compare|imagine|expect|plan|propose|send|share|give|want|wish|bring|pass|check|avoid|assume|suppose|bet|reckon|gather|trust|place|treat|choose|pick|combine|sketch|write up|describe|happy|glad|care|enjoy|appreciate|promise|focus|set|make|take|call|position|present|use your|invite|watch|worry|doubt|remember|recall|learned from you|work with|worked with|go|skip|drop|save|offer|follow|use (it|this|that|them)|pair|list|link|quote|mention|print|publish|edit|film|record|group|order|plan)(?! myself)',
  '(tell|let|show|give|ask|send|remind|trust|excites?|interests?|convinces?|strikes?|to|for|with|reach|join) me',
  '(انا|انني|اني) (معكم|معك|سعيده?|متحمسه?|مهتمه?|واثقه?|متاكده?|مايا|هنا|اري|اعتقد|اقترح|انصح|افهم|احب|افضل|اساعد|اعرف|اظن|اتفق)',
  'my (colleagues?|team|suggestion|recommendation|advice|view|opinion|experience|favourite|favorite|first|second|next|question|point|tip|idea|guess|pleasure|notes?|take|impression|rule of thumb|hope|proposal|preference|thought|thoughts|desk|inbox)',
];

/** What only campaigns are measured by. In English the learned reviewer knows its figures. */
export const measures =
  '[وف]?[بلك]?(ال|لل)?(نقر|(معدل|نسبه) (ال)?(تحويل|ارتداد|عوده|احتفاظ)|عميلا? محتمل|عملاء|تسجيل|ظهور|مشترك|سله|ميزاني|انفاق|اعلان|عائد|متابع|حمله|حملات|قنوات|قطاعكم|نشره|مبيعات)';
/** What is counted elsewhere too. */
export const counted =
  '[وف]?[بلك]?(ال|لل)?(زيار|زائر|زوار|طلب|تكلف|كلف|وصول|تكرار|مشاهد|تحميل|حجز|حجوز|ربع|قناه|شراء|تواصل|صفح|هدف|رساله|رسائل|سعر|شهر|دولار|تجارب|معيار)';
