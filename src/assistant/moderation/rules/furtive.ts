import { either } from './notation';

/**
 * What bad deeds have in common, whatever is done: nobody is to notice, somebody is to believe what is not so, praise
 * comes from people who never bought, a group is mocked or shut out, somebody is watched, paid off or frightened.
 * Honest advice holds the same words, so that they stop nothing by themselves: they are a sign to the learned reviewer
 * (`learned/signs.ts`), where nothing warns or denies.
 */
export const furtive: readonly string[] = [
  // Nobody is to notice, or to be asked.
  either(
    '(nobody|no one|none of them|hardly anyone|hardly anybody|hardly anything|few (people|customers|visitors|guests|buyers)|who(?! never))( <w>){0,3} (checks?|checking|notices?|asks?|asking|knows?|counts?|counted|compares?|finds? out|proves?|traces?|verif*|remembers?|wiser|tell the difference|business)',
    '(?<!(go|goes|going) )without( <w>){0,3} (telling|saying|mentioning|asking|marking|labelling|labeling|disclosing|explaining|noticing)',
    '(no need|never|not|unnecessary|leave out|leave off|skip|drop)( to)?( <w>){0,2} (mention|say|label|disclose|explain|reveal|mark|declare|tell)(?= (it|that|who|them|anyone|the|they|where|how))',
    '(rather |best |better )?(keep|left|leave)( <w>){0,5} (unsaid|unmentioned|vague|quiet|secret|small print|fine print|off the (page|label|record))',
  ),
  either(
    '(even though|although|even if|whether or not|no matter (if|whether)|while|before)( <w>){0,7} (has not|have not|is not|are not|was not|were not|not yet|never|nothing|no one|nobody|full|plenty)',
    '(hidden|tiny|pale|grey|buried|tucked|same colou?r|last page|third click|fine print|small print)( <w>| ,){0,8} (give up|gives up|tired|find it|notice|stay|looks for|too late|cancel*|refund|fees?)',
    '(cancel*|unsubscribe|refund|fees?|surcharges?|deposit)( <w>| ,){0,10} (hidden|tiny|pale|grey|buried|tucked|last page|third click|fine print|small print|footnote|give up)',
  ),
  // Somebody is to believe what is not so.
  either(
    '(looks?|looking|seems?|seem|appears?|feels?|sounds)( <w>){0,3} (popular|busy|bigger|larger|fuller|full|in demand|impressive|independent|spontaneous|genuine|real|authentic|scarce|urgent|official|neutral|nearly gone|almost gone|sold out|like (an? )?(real|genuine|normal|ordinary|private|independent|editorial|news|official|customers?|guests?|fans?|patients?|happy))',
    '(on paper|beforehand|the day before|the week before|a week earlier)( <w>| ,){0,8} (crossed|discount|old price|reduced|cut|sale|impressive)',
    '(raise|lift|double|inflate|mark up|put up)( <w>){0,3} (price|prices|figure)( <w>| ,){0,4} (first|before|beforehand|on paper|then)',
  ),
  either(
    '(regulators?|inspectors?|authorities|auditors?|the office)( <w>){0,3} (rarely|hardly|seldom|never)( <w>)? (check|look|visit|ask|come)*',
    '(countdown|timer|counter|clock|notice|banner|badge)( <w>){0,6} (afresh|anew|from the start|for each|for every|each visitor|every visitor|restart*|reset*|random*|whatever|never runs)',
    '(tree|leaf|seal|certificate|badge|stamp|logo)( <w>| ,){0,8} (own design|invent*|made up|nobody|no one|will do|is enough|does the trick|for the photo)',
  ),
  // Praise and company that are none.
  either(
    '(invented|made up|fictional|fictitious|fake|false|borrowed|stock|several|various|dozens? of|assumed|imaginary)( <w>){0,2} (names?|accounts?|profiles?|phones?|devices?|members?|people|persons?|faces|library|identit*|customers|guests|numbers|emails|addresses|fans)',
    '(friends|cousins|relatives|family|staff|employees|team|interns?|colleagues|waiters)( <w>){0,6} (stars?|reviews?|ratings?|vote*|comments?|recommend*|pose|pretend*|queue|applaud)',
    '(followers?|likes|votes|members|downloads|views|subscribers|streams|fans)( <w>| ,){0,6} (cost*|overnight|pack|package|batch|for little|next to nothing|cheap*|popular)',
    '(starter|pack|package|batch|bundle|couple|handful)( <w>){0,3} of( <w>){0,4} (followers|likes|reviews|ratings|comments|stars|fans|accounts)',
    '(script|bot|tool|software|macro|app)( <w>| ,){0,6} (writes?|comments?|likes?|follows?|votes?|clicks?|books?|calls?|messages?)( <w>| ,){0,8} (under|every|each|all|overnight|automatic*|as)',
    '(write|pen|compose)( <w>){0,5} (ourselves|yourselves|yourself|themselves)',
    '(photo|picture) (bank|library|agency)',
    '(stock|model|actor|actors|actress)( <w>| ,){0,12} (sentence|quote|testimonial|customer|client|patient|white coat|job title)',
    '(one star|two stars?|bad|negative|nasty|scathing|anonymous)( <w>){0,3} (comments?|reviews?|ratings?|posts?|rumou?rs?)( <w>| ,){0,8} (posted|post|from|about|under|plant*|spread|their|rival|competitor)',
  ),
  // What was not given.
  either(
    '(pull|copy|harvest|export|grab|lift|scrape|extract|buy|rent)( <w>){0,6} (numbers|addresses|contacts|emails)',
    '(collect|gather|get|use|take)( <w>){0,3} (the|their|his|her|all|every|each|old|former|everyone|everybody|others?|people|strangers|members|competitors?|rivals?)( <w>){0,3} (numbers|addresses|contacts|emails)',
    '(collect|gather|get|use|take)( <w>){0,6} (numbers|addresses|contacts|emails) <1>(from|of|off|out of|without|behind)',
    '(pull|copy|collect|harvest|export|grab|lift|scrape|extract|gather|get|buy|rent|use|take)( <w>){0,6} (member list|guest list|patient list|customer list|address (collections?|lists?)|database)',
    '(mail|message|text|call|email|write to|spam)( <w>){0,2} (the lot|all of them|each of them|them all|everybody|everyone on it|the whole list)',
    '(copy|lift|take|use|borrow|reuse|recycle)( <w>){0,5} (their|his|her|its|from the competitor|from a rival|from the rival|another (company|shop|photographer|artist|firm))( <w>){0,4} (text*|photos?|pictures?|design|recipe|catalogue|slogan|layout|source|song|music|track)',
    '(old |former |her |his |their )(password|login|account|access|key card)( <w>){0,8} (still|same|works?|look|read|see|use)',
    '(look|peek|get|log) (into|in to) (their|his|her|the competitor)',
    '(friend|cousin|student|intern|trainee|employee|colleague|someone|somebody)( <w>){0,3} (appl*|pose*|pretend*|order*|ask*|photograph*|record*|sign* (up|on))( <w>| ,){0,12} (over there|there|them|their|competitor|rival|price list|offer|client list)',
    '(record|film|track|photograph|listen)( <w>){0,6} (secretly|quietly|discreetly|unnoticed|covertly)',
    '(switch on|start|begin|set)( <w>){0,3} (tracking|cookies|pixels?)( <w>){0,8} (before|anyway|regardless|until)',
    '(tick|check|cross)(ed)?( <w>){0,4} (box|boxes|consent)( <w>| ,){0,6} (for them|already|beforehand|in advance)',
    'pre ?ticked',
  ),
  // Somebody is paid off, frightened, mocked or shut out.
  either(
    '(weekend|dinner|holiday|trip|gift|present|watch|envelope|voucher|bottle|invitation|something|little extra|discreet)( <w>| ,){0,8} (works wonders|jurors?|jury|editor|journalist|reporter|official|inspector|officer|buyer|procurement|clerk|mayor|councill?or|examiner|judge|referee|decision maker|wife)',
    '(let|tell|write to|remind|show) (him|her|them)( <w>){0,3} (you )?know( <w>){0,3} (where|who|which|what school)',
    '(know|knows) where( <w>){1,4} (lives?|works?|goes? to school|parks?|go to school)',
    '(cliche|stereotype|prejudice|joke|jokes|gag)( <w>){0,3} (that|about|of|on)( <w>){0,6} (poles|turks|arabs|kurds|jews|women|blondes|germans|africans|indians|gypsies|roma|migrants|refugees|muslims|villagers|foreigners|fat|disabled|old|gay|gays)',
    '(women|men|mothers|foreigners|refugees|migrants|muslims|arabs|kurds|jews|turks|africans|poles|roma|disabled|over fifty|headscarf*|dark skin*|foreign (names?|sounding))( <w>| ,){0,8} (exclude*|leave out|left out|filter*|need not|keep out|not (the )?(image|fit)|do not fit|drive|hide|unreliable|lazy|steal*|can not (handle|drive|count)|belong in)',
    '(exclude|leave out|filter out|keep out|hide|switch off|block)( <w>){0,5} (women|men|mothers|foreigners|refugees|migrants|muslims|arabs|kurds|jews|turks|africans|poles|roma|disabled|people over|foreign|dark)',
  ),
  either(
    '(those|people|users|customers|anyone|visitors|players|widows?|parents|pensioners|teenagers|patients|mothers|girls|students)( <w>| ,){0,7} (debts?|addict*|lonely|loneliness|grief|grieving|desperate|depressed|ill|confus*|scared|afraid|ashamed|insecure|drunk|gambl*|weak|broke|dementia|forgetful)( <w>| ,){0,8} (easy|easiest|easily|best|sign|buy|pay|target|win|pounce|click|hit|catch|back|ready|sell)',
    '(tell|show|whisper|say to|convince|make)( <w>){0,3} (kids?|child|children|little ones|girls|boys|pupils|teens)( <w>){0,6} (without|laugh*|friends?|ugly|uncool|fat|alone|nag|pester|beg|parents|dad|mum)',
    'by nature',
    'beaten up',
  ),

  // The same in Arabic.
  either(
    '(لا احد|ولا احد|فلا احد|ما حدا|محد|ماكو احد|قليلون|قليل من|نادرا ما|قلما|لن|ولن|فلن|ما راح|مين رح|من سوف|من س)( <w>){0,3} (ينتبه|يلاحظ|يتحقق|يسال|يدقق|يعرف|يدري|يطلب|يكتشف|يراجع|يحسب|يقرا|يشك|يفرق|يميز|يعد|يشعر)*(?!( <w>){0,4} بل )',
    '(?<!(حجز|مراسله|تواصل|سؤال)( <w>){0,2} )(لا داعي|لا حاجه|ما في داعي|ماكو داعي|بلا|دون|بدون|من دون|من غير)(?<!(حجز|مراسله|تواصل|سؤال) من دون)( <w>){0,2} (ذكر|لذكر|تذكر|نذكر|توضيح|اشاره|للاشاره|تصريح|علم|علمه|علمهم|اذن|اذنه|اذنهم|موافق|سؤال|اخبار|تنويه|وسم|شرح|نقول|تقول|يعرف)*',
    '(نتركها?|اتركها?|اتركوها?|تبقي|يبقي|ابقوا?) (<w> ){0,2}(غامض|مبهم|بيننا|سر|سرا|طي الكتمان|للسطر الاخير|بخط صغير)*',
  ),
  either(
    '(ل|حتي |كي |لكي |بحيث |ف)?(يظن|يعتقد|يحسب|يتوهم|يتخيل|يطمئن|يقتنع|يخاف)(ون|وا|ي)?( <w>){0,3} (ان|انها|انه|انكم|انك|انهم|بان|الناس|الزبون|الزوار|الزائر|الجميع)*',
    '(تبدو|يبدو|نبدو|تظهر|يظهر|تبدون|يبان|تبين)( <w>){0,2} (مشهور|مزدحم|اكبر|كبير|حقيقي|طبيعي|عفوي|مستقل|محايد|رسمي|اصلي|مطلوب|ممتلئ|نشط|قديم|عريق|ناجح)*',
    '(عداد|موقت|مؤقت|العد التنازلي)( <w>){0,8} (من جديد|كل زائر|لكل زائر|كلما|يعود|يبدا)',
  ),
  either(
    '(اطبعوا?|اكتبوا?|نكتب|نطبع|سموه|سمها|سموها|نسميه|نسميها|نضع|ضعوا?|قولوا|نقول)( <w>| ,){0,7} (صديق للبيئه|عضوي|طبيعي|معتمد|مضمون|اصلي|الماني|الاول|مجرب|طبي|حلال|خال من|بلا مواد|يدوي|موصي به|مئه بالمئه|محايد)( <w>| ,){0,14} (حتي|ولا|وان|لن|اثبات|دليل|شهاد|رغم|بعد|لاحقا|احد)*',
    '(نعدل|عدل|عدلوا|تعديل|نجمل|نركب|تركيب|فبرك)( <w>){0,3} (صور|الصور|صوره|النتائج|الارقام|التاريخ)',
    '(مخفي|مخبا|نخفي|نخبئ|تخفي|لون قريب|بخط صغير|خط رمادي|اخر صفحه|اسفل الصفحه)*( <w>| ,){0,8} (يمل|الغاء|تعب|يياس|ينسي|الرسوم|رسوم|الشروط|يلاحظ)*',
    '(زر|رابط|خيار|صفحه) (ال)?(الغاء|استرجاع|شكوي|استرداد)( <w>){0,5} (مخفي|صعب|صغير|اخر|بعيد|خطوات|باهت)*',
  ),
  either(
    '(اقارب|اصدقا[ءئ]|زملا[ءئ]|اصحاب|معارف|موظف|عائل|طلاب|شباب|ابنا[ءئ]|فريق|رفاق)(ك|كم|يك|يكم|ه|ين|نا)?( <w>){0,5} (تقييم|نجوم|يكتب|يعلق|يصوت|مراجع|يمدح|يضغط|يتظاهر)*',
    '(?<!(لديه|لديها|عنده|عندها|لديكم|عندكم|له|لها) )(دفعه|حزمه|باقه|رزمه|كم الف|بضعه الاف|عشره الاف|خمسه الاف(?! متابع من (مدين|منطق|حي|بلد|اهل)<w> افضل))( <w>){0,4} (متابع|اعجاب|تقييم|مشاهد|لايك|تعليق|صوت|اصوات)*',
    '(اداه|برنامج|سكربت|بوت|روبوت)( <w>){0,4} (تعلق|يعلق|تعجب|يعجب|تتابع|يتابع|تضغط|يكتب|تكتب|يصوت|ترسل|يرسل)*',
    '(اسماء|حسابات|ارقام|صور|شخصيات|هواتف|اجهزه) (<w> )?(مستعار|مختلف|وهمي|مخترع|متعدد|جاهز|من الانترنت|شركه اخري)*',
  ),
  either(
    '(يتقدم|تتقدم|يقدم|تقدم|يتوظف|يدخل|يتصل|ارسل|ابعث|دع|خل|خلي)( <w>){0,4} (وظيفه|لوظيفه|عندهم|لديهم|المنافس|كزبون|كانه|متخفي)*( <w>| ,){0,8} (قائم|زبائنهم|اسعارهم|يصور|يري|ينقل|يعرف|يسجل|عروضهم)*',
    '(بالضغط|يضغط|يضغطون|نضغط|النقر|ينقر|ينقرون)( <w>){0,2} (علي )?(اعلان)*( <w>){0,6} (تنفد|ينفد|تستهلك|ميزاني|يخسر|ينتهي|تنتهي)*',
    '[انت]?شتر[يو]?ا? <2>(قائمه|قايمه|قوائم|ليسته|ارقام|داتا)( <w>){0,4} (من )?(اي |احد |واحد )?(موظف|شركه اتصالات|وسيط|دلال|شخص)*',
    '(اسحب|نسحب|انسخ|ننسخ|اجمع|نجمع|استخرج|خذ|ناخذ|صدر|نبيع|تبيع|بيع|نشتري|اشتر)(وا|ي)?( <w>){0,3} (ارقام|الارقام|بيانات|البيانات|عناوين|ايميلات|قوائم|قائمه|نسخه|القاعده|جهات)( <w>| ,){0,8} (مجموع|غروب|قروب|شركاء|دون|بدون|الجميع|كلهم|حمل|ارسل|وارسل|من صفح|منافس)*',
  ),
  either(
    '(هديه|هدايا|ظرف|عزومه|عزيمه|سفره|رحله|ساعه|مبلغ|عشاء|شيء بسيط|اكراميه|عموله)( <w>){0,5} (ال|لل|ل)?(محرر|صحفي|لجن|مسؤول|حكم|محكم|مفتش|موظف|مدير المشتريات|قاضي|عضو|اعضاء)*',
    '(تعرف|تعرفون|نعرف|يعرف) (اين|وين|مكان|عنوان)( <w>){0,3} (يعمل|يسكن|بيت|اولاد|مدرس|عمل|يشتغل|عائل)*',
    '(استبعد|نستبعد|استثن|نستثني|امنع|نمنع|احذف|نحذف|اخف|نخفي)(وا|ي)?( <w>){0,5} (اصحاب|النساء|الرجال|الاسماء|العرب|الاكراد|الكرد|الاتراك|اللاجئين|المحجبات|المسيحيين|المسلمين|الاجانب|كبار|ذوي|السود|الفقراء)',
    '(لان|لكون|ف)?(ال)?(نساء|رجال|عجائز|ستات|بنات|اجانب|لاجئين|لاجئون|عرب|كرد|اكراد|اتراك|بدو|فلاحين|هنود|افارقه)( <w>){0,4} (لا يفهم|لا تفهم|يترك|يسرق|كسال|كسول|بطبع|معروف|لا يعرف|لا تعرف|اغبي|بخلاء|لا يصلح|مكانه)*',
    '(اهل|سكان|جماعه|ناس|ابناء) (<w> ){1,3}(معروفون|معروفين|مشهورون|مشهورين) ب*',
    '(غير|بدون|بلا) (محجب|حجاب|متزوج|حامل)*',
    '(شابات|فتيات|بنات) جميلات',
    'ذره عقل',
  ),
  '(مديون|مدين|ديون|مدمن|ادمان|وحيد|وحده|ارامل|ارمل|مكتئب|يائس|خائف|مرضي|عجائز|كبار السن|مراهق)*( <w>| ,){0,8} (اسهل|يسهل|سهل|يدفع|يشتر|يوقع|نصطاد|نستهدف|نضغط|يصدق)*',
];
