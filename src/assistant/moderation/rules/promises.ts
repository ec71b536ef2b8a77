import { either } from './notation';

/**
 * A price, a discount or a result in the agency's own name: only a written proposal may hold one. Each frame names who
 * gives it and to whom, since the same words are honest advice on what the client offers ("a money-back guarantee lowers
 * the risk"). What is denied or asked passes. An agency that publishes prices takes out the frames of what it costs.
 */
export const promises: readonly string[] = [
  // Results.
  '<unasked>(we|i|ouragency) <readily>(guarantee|promise) (you |your <w> |that |a |an |the |at least |up to ){0,3}((first|top) (place|page|spot|position|rank*)|number one|page one|(<figure>|<number>) (percent|%|times|new|more)|(<figure>|<number>) (<w> )?(sales|leads|orders|customers|bookings|enquiries|followers|applications)|(to )?(double|triple)|(your |the )?(sales|revenue|turnover|bookings|enquiries|orders|leads|traffic) (will|to) (<w> )?(double|triple|explode|rise|grow)|(more|twice the) (sales|orders|customers|bookings|leads)|(to )?go viral|(you|(your|the) <w>( <w>)?) (will |would |are going to )(<w> )?(be|rank|land|stand|get|come|appear) (<w> ){0,2}(number one|(first|top) (on|in|at) (google|search|the (search|results))|page one|the (first|top) (page|place|spot|position|of (google|the (search|results))))|a full house|(<figure>|<number>) (<w> )?(patients|guests|clients|visitors|subscribers|members|downloads))',
  either(
    'you will (<w>ly )?(have|see|get|make|reach) (<w> ){0,2}(<figure>|<number>|twice|three times|double|triple) (<w> ){0,2}(as many |the )?(sales|leads|orders|customers|bookings|enquiries|followers|visitors|guests|traffic)( <w>){0,5} ,? ?(that i promise|i promise|you have my word|guaranteed|i guarantee)(?= [.,]| you)',
    '(you will (<w> )?(be|sit|stand|rank|land)|puts? you) (<w>ly |right )?(at|on|in) the (very )?(top|first (page|place|spot|position))(?! of (mind|his|her|their|your|the (list|page|hour|morning)))( <w>){0,8} ,? ?((that is |that much )?(a promise|i (can )?promise|i can give you in writing|guaranteed)|you have my word)',
  ),
  // Money that comes back.
  '((if|should|unless|until)( <w>| ,){1,9} )?((?<!how )(you|and you) (will |would )?get( <w>){0,3} (money|cent|fees?) back(?= [.,]| if| should| unless| from us)|(we|ouragency) (will |would )?(refund|reimburse|return) ((you|everything|it all|all of it|the lot)(?= [.,]| if)|(you |your |the |every )(<w> )?(money|fees?|payment|cent))|you (will |would )?pay us (nothing|not a cent)(?= [.,]| if| until| unless| before))',
  // Less than it costs.
  either(
    '(we|i|ouragency) <readily>(offer|give|grant) you( <w>){0,5} (discount|rebate|percent off|% off|off (our|the) (<w> )?(price|fee|rate|invoice))(?! (code|line|for your|to))',
    '(?<!(if|whether|when|should) )(we|i) (will|can|am happy to|am able to) (<w>ly )?(take|knock|shave) (<money>|<figure> ?(percent|%)|<number> (percent|%)|<figure>%|(an?|the|one|two) (<w> )?(fifth|tenth|quarter|third|half|hundred|thousand)) off (your (<w> )?(prices?|fees?|invoices?|rates?|bill|quote|total)|our (<w> )?(prices?|fees?|rates?)|the (first|second|whole|final|last) (invoice|bill|fee)|(the (<w> )?(branding|package|project|naming|design|logo) )?for you)(?= [.,]| if| when| and)',
    'you (<w> )?(receive|get)( <w>){0,5} off our (fees?|prices?|rates?)',
    '(?<=[.,] |and )((the|your|our) )?(first|second|next|last|one|two) (<w> )?(months?|weeks?|year|shoot|campaign|drafts?|workshop|invoice|revision)( ,)? (is|are|will be|would be) (on us|on me|on the house|our treat|a gift from us)(?= [.,]| and)',
    '(if|when) you sign(?! up (discounts?|bonus|offers?|forms?|sheets?|pages?|gifts?|box|field|for (the|our|your) newsletter)(?= ))( <w>| ,){0,12} (is on us|for free)',
    '(?<!(who|that|people|visitors|customers|guests|members|they|parents) )sign(?! up (discounts?|bonus|offers?|forms?|sheets?|pages?|gifts?|box|field|for (the|our|your) newsletter)(?= ))( <w>| ,){0,12} (free of charge|thrown in|half price|percent off|discount)(?<!(consultation|talk|call|meeting|conversation) (<w> ){0,4}<w>)',
  ),
  // What it costs.
  either(
    '(costs?|comes to|lies at|starts? at|starts? from|is at|amounts? to) <roughly><money> (<w> |, )?(with us|from us|at ouragency)',
    '(?<!like )(with us|at ouragency|from us) (<w> ){0,4}(costs?|comes to|starts? at|starts? from|is) <roughly><money>',
    '<unasked>(we|i|ouragency) (<w>ly )?(charge|charges|bill|bills|quote|quotes|invoice)( <w>){0,5} <roughly><money>',
    '(?<!(your|their|his|her|its) (<w> )?)(brand identity|identity|rebrand|corporate design|brand manual|new name|logo)( <w>| ,){0,12} (comes|would come|will come|runs) to <roughly><money>',
    'our (<w> ){0,2}(packages?|prices?|rates?|fees?|retainers?|day rate|hourly rate) (<w> )?(costs?|is|are|starts? at|starts? from|comes to) <roughly><money>',
    'our (<w> )?(day|daily|hourly|monthly) (rate|fee)s? (is|lies at|starts at|starts from) <roughly>(<figure>|<number>)(?= [.,]| <currency>| plus| per| net)',
    '(?<=[.,] )(a|an|the|your|such a) (<w> )?(logo|brand identity|website|web ?site|landing page|brand film|image film|campaign|rebrand|brand name|name and logo|photo shoot|media plan|social media package|package)( (for|of|with) (<w> ){1,4})? ?(costs?|would cost|will cost|is|comes to|starts? (at|from)) (you )?<roughly><money>(?= [.,])',
    'for <roughly><money> (<w> )?we (will |would |can )?(design|build|make|write|film|shoot|deliver)(?! a (small|test|first))',
  ),

  // The same in Arabic.
  either(
    '(نضمن|اضمن|نتعهد|اتعهد|نعدك|نعدكم|اعدك|اعدكم) ((لك|لكم|ان|بان) ){0,2}(<w> ){0,2}(ب|في )?(المركز الاول|المرتبه الاولي|الصفحه الاولي|صداره|(ان )?[يت]تضاعف|ب?مضاعفه|ضعف|<figure> ?(بالمئه|%)|<w> بالمئه|زياده|اول نتيجه)*',
    '(?<! (ان|انك|انكم|انكن|بانك|بانكم|لن|لا|هل|متي|اين|اذا|لو|حيث) )(ستكون|ستكونون|ستصل|ستصلون|ستصبح|ستصبحون|سنضعك|سنضعكم|سنوصلك|سنوصلكم)( <w>){0,2} (في|علي|الي) (<w> )?(المرتبه الاولي|المركز الاول|الصفحه الاولي|(ال)?صداره)',
    '(?<! (ان|انك|انكم|بانك|بانكم|لن|لا|هل) )ستتصدر(ون)? (<w> ){0,2}(نتائج|محركات|غوغل|جوجل)',
    '(ستتضاعف|راح تتضاعف|رح تتضاعف) (مبيعات|ارباح|طلبات|حجوزات|ايرادات)(ك|كم)',
  ),
  '((ان|اذا|لو|وان) (لم|ما)( <w>| ,){1,6} )?(نعيد|نرجع|نرد|سنعيد|اعدنا) (لك|لكم|اليك|اليكم) (<w> )?(المبلغ|المال|مالكم|اموالكم|اموالك|فلوسك|فلوسكم|ما دفعت)*',
  either(
    '(نعطيك|اعطيك|نعطيكم|اعطيكم|نمنحك|نمنحكم|امنحك|امنحكم|نقدم لك|نقدم لكم|لك مني|لكم منا|نخصم لك|نخصم لكم) (خصم|تخفيض|حسم)*',
    'س(نمنح|امنح|نعطي|اعطي|نقدم ل|اقدم ل|نخصم ل|اخصم ل)(ك|كم) (<w> )?(خصم|تخفيض|حسم)*',
    '(س[يتن]<w>|[يت]صلك<w>?|[يت]جهز|نسلم<w>)( <w>| ,){1,14} و?هذا وعد (مني|منا)(?= [.])',
    '(?<=[.,] |[وف])س(يكون|تكون) (ال)?(موقع|شعار|هويه|حمله|تصميم|متجر)*( <w>){1,6} (مجانا|(دون|بلا|بدون) (اي )?(رسوم|مقابل|تكلفه))(?= [.,])',
    '(اذا|ان|لو) (وقعت|وقعتم)( <w>| ,){0,7} (مجان|هديه|خصم|بنصف)*(?<!(استشار|لقاء|محادث|جلسه)[^ ,.]* (<w> )?<w>)',
    '(الشهر الاول|اول شهر|اول شهرين)( <w>){0,3} (علينا|علي حسابنا)(?= [.,]| ببلاش| مجانا)',
  ),
  either(
    '(يكلف|تكلف|كلفته|تكلفته|سعره|سعرها|يبدا|تبدا)( <w>){0,3} (عندنا|لدينا|معنا|عدنا)( <w>){0,3} <moneyAr>',
    '(عندنا|لدينا|معنا|عدنا) (<w> ){0,4}(يكلف|تكلف|كلفته|تكلفته|سعره|سعرها) <moneyAr>',
    '(سعر|تكلفه|كلفه|اجره|رسوم)(ه|ها)?( <w>){0,4} (عندنا|لدينا|معنا|عدنا) <moneyAr>',
    'باقتنا (<w> ){0,3}<moneyAr>',
    '(نتقاضي|نحاسب|اتقاضي|نحسبه|نحسبها) (<w> ){0,3}<moneyAr>',
  ),
];

export const promiseGroups = {
  /** "You ask whether we …", "how can we …". */
  unasked: '(?<!(whether|if|when|that|than|should|how|why|what|can|could|do|would) )',
  readily: '((will|can|even|gladly|hereby|do|personally) ){0,3}',
  roughly: '((about|around|roughly|at|from|between|exactly|an?|some|approximately|the) ){0,2}',
  money:
    '([$€£] ?<figure>|<figure>[$€£]|(<figure>|<number>)( (<number>|and|to|<figure>)){0,4} (<currency>|(a|an|per) (month|year|day|hour|week|post|page|minute)))',
  /** A comma in it is a pause in the one spelling. */
  figure: '\\d+(( ,)? \\d{3}){0,2}k?',
  currency: '(euros?|eur|dollars?|usd|dinars?|iqd|pounds?|[$€£])',
  number:
    '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|a hundred|a thousand)',
  moneyAr:
    '(<w> ){0,4}([$€£] ?<figure>|<figure>[$€£]|ب?(الف|الفي|الفين|الاف|مئه|مئتي|مئتين|مليون|مليونين|ملايين|مئات|<w>مئه|<figure>)( <w>){0,4} (يورو|دولار|دينار|دنانير|جنيه)(ا)?)',
};
