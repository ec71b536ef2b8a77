import { either } from './notation';

/**
 * Common ways to deceive, by what is done and to what: praise that is bought or made up, fees that are hidden, names
 * that are copied, lists that are taken. Honest advice names the same things. So a sentence passes where it denies
 * what it names ("we would not buy followers") or tells what it costs (`warnings`), and where the learned reviewer is
 * sure that it is harmless.
 */
export const misdeeds: readonly string[] = [
  // Praise and numbers, bought or made up.
  '(buy|buying|purchase|purchasing|acquire|acquiring|get yourself|package of|pack of|bundle of) (?!(your|our|their|decisions?|and|in|on|after|from) )(<w> |, ){0,5}(?<! (and|read|reading|after|when|because|if|see|from|by|based|with|where|paid|leave|of|on) (<w> ){0,3})(followers|likes|reviews|ratings|testimonials|five star|subscribers)',
  either(
    '(?<=[.,] |and |then |can |could |may |might |to |we will )(invent|inventing|make up|making up|fabricate|fabricating) (a |an |the |some |few |several |two |three |handful |of ){0,4}(<w> )?(reviews?|testimonials?|quotes?|case stud*|success stor*|awards?|statistics|endorsements?|customers|clients|patients)(?! with)',
    '(?<=[.,] |and |then |can |could |may |might )(invent|make up|fabricate) (a few|one or two|two or three|some)(?= [.,]| and| for)',
    '(write|writing|post|posting|publish) (<w> ){0,3}(reviews|testimonials|ratings) (<w> ){0,2}(yourself|yourselves|ourselves|under <2>(names|accounts)|in <2>names? of|from <2>accounts)',
    '(organic|halal|bio|quality|fair ?trade|safety) (seal|label|badge|logo|stamp|mark)( <w>){0,8} (even though|even if|although|without)( <w>){0,4} (certificates?|certified|certification|licen[cs]e)',
    '(second|invented|several|anonymous|dummy|throwaway) accounts (<w> ){0,5}(reviews?|ratings?|stars?)',
  ),
  // A sender who is another.
  either(
    '(?<!(fear|fears|hate|hates|distrust|distrusts|mistrust|ignore|ignores|delete|deletes|avoid|avoids|dislike|wary of|beware of) (<w> ){0,2})(e ?mails?|messages?|letters?|sms|texts?|pages?|sites?|websites?|forms?|invoices?|calls?|notices?|login)( <w>){0,2} (that |which )?(looks?|looking|seems?|seeming|sounds?|appears?|appearing|made to look)( <w>){0,2} (as if|as though|like(?! (the )?(rest|others?|remainder) )|to) (<w> ){0,5}(the|their|his|her|your|a|an official|from) (<w> )?(bank|police|tax office|post office|ministry|government|court|customs|insurer|insurance|paypal|post|authorit*|embassy|telecom|delivery service)(?= )(?!( <w>){0,2} (deleted|ignored|unopened|unread|distrusted|not (suit|fit|work|help|belong|get opened)|nobody (opens|reads|trusts)))',
    '(?<!(never|not|nobody should|no one should|would) )(ask|asking|asks) (for|them for|people for|visitors for|customers for|users for) (the|their|a) (<w> )?(bank details|pin|pin code|card pin|bank login|bank password|one time (code|password)|password)( <w>){0,3} (on|in|at) (the|a) (second|next|third|fake|copied|last) (page|step|screen|form)',
    '(e ?mails?|mails?|sms|texts?|messages?|pages?|forms?|letters?) (in the name of|posing as|disguised as|pretending to be) (the|their|an?) (<w> ){0,2}(?<!(food|blood|seed) )(bank|police|tax office|ministry|government|court|post)',
  ),
  either(
    '(?<!(يخاف|تخاف|يخشي|يكره|يتجاهل|يحذف|تجنب|ابتعد)* (<w> ){0,2})(بريد|رساله|رسائل|ايميل|مسج|صفحه|موقع|نموذج|اتصال|فاتوره)(ا|ات)?( <w>){0,2} (تبدو|يبدو|تظهر|يظهر|مبين|تبين|يبين|تشبه|يشبه|شكلها|شكله)( <w>){0,2} (كانه|كانها|وكانه|وكانها|كانو|رساله|رسائل|بريد|صفحه|موقع|من)( <w>){0,4} (ال|لل)?(بنك|مصرف|شرطه|ضريبه|ضرائب|بريد|وزاره|حكوم|محكم|جمارك|تامين|مديريه)*(?= )(?! (لا|لن|ما|مو|قلما) (يفتح|تفتح|يقرا|تقرا|يثق|تناسب|يناسب|تليق|يليق|تنفع|ينفع|تفيد|يفيد|تصلح|يصلح|تقنع|يقنع|تعجب|يعجب)*(?= )(?! الا ))',
    '(بريد|رساله|رسائل|ايميل|صفحه|نموذج|اتصال)(ا|ات)?( <w>){0,2} (باسم|تنتحل|ينتحل|متنكره|علي انها من|علي انه من) (<w> )?(ال)?(بنك|مصرف|شرطه|ضريبه|ضرائب|وزاره|حكوم|محكم|جمارك)*',
  ),
  // What one has not.
  either(
    '(say|saying|tell|telling|promise|promising|write|writing)( <w>){0,6} (returns?|profits?|yields?|gains?) (is|are|of <w> (is|are)) (guaranteed|certain|safe)',
    '(cloak|mask|disguise) (the|your|a) (<w> ){0,2}(page|site|shop|ads?|website)( <w>){0,4} (so|from)( <w>){0,4} (reviewers?|moderators?|platforms?|google|meta)(?= )',
  ),
  either(
    '(قلتم|قولوا|قل|اكتبوا|اكتب|نقول|نكتب|تقولوا|تكتبوا|عدوا)( <w>){0,4} (ال)?(عائد|ربح|ارباح|عوائد) (ال)?(مضمون|مؤكد|ثابت)(ه)?(?= )',
    '(لا|ما) (ت|ن)(اجر|ؤجر|بيع|وظف)(وا|ون)? (ل<w> )?(ل|ال|لل)?((سوري|عراقي|كردي|عربي|اجنبي|مسيحي|شيعي|هندي|افغاني)(ين|ون|ه|ات)?|نازحين|لاجئين|اجانب|اكراد|كرد|عرب|هنود|افغان|شيعه|سنه)(?= )(?! (فقط|ب(سعر|ارخص|اقل|ثمن|لا|دون)*|الا |ال<w>))',
  ),
  either(
    '(say|claim|write|call|label|describe|advertise|promote|state|declare|present|print)( <w>| ,){1,12} (even though|even if|although) (<w> ){0,4}(no|not|never|nothing)( <w>){0,4} (study|studies|tested|proof|proven|certificate|certified|licen*|award|won|exist*|true|accurate|evidence|approval|qualif*)',
    'stock (photo|picture|image|portrait)s?( <w>){0,6} (white coat|as (your|the|a) (customer|client|patient|doctor|expert)s?)',
    '(borrow|take|use|download|lift) (?!your )(<w> ){0,5}(photos?|pictures?|images?|results?) (from|of|off) (another|a different|a foreign|a rival) (clinic|practice|salon|doctor|surgeon|gym|studio|hotel|restaurant|company|shop)',
    'retouch (<w> |, ){0,2}after (photos?|pictures?|images?|,)',
  ),
  '(nobody|no one|hardly anyone|hardly anybody|few (<w> )?(people|customers|visitors|guests|clients)|(customers|people|consumers|guests|authorities) rarely) (<w> ){0,4}(check (this|it|that|the (claim|certificate))|going to check|verif*|ask to see|asks to see|ask for (proof|(the|a) (certificate|study|receipt|evidence)))',
  // What others made.
  either(
    '(?<=[.,] |to |and |then |can |could |may |just |take |by )(copy|copying|clone|cloning|trace|tracing|imitate|imitating|lift|lifting|redraw|redrawing) (<w> ){0,6}(competitor|competitors|rival|rivals|nike|adidas|apple|starbucks|ferrari|disney|chanel|gucci|rolex|lego|mercedes|bmw|mcdonald|ikea) (<w> )?(logo|name|packaging|slogan|design|website|site|pages?|texts?|photos?|swoosh|stripes|menu|and)',
    '(copy|clone|trace|lift|redraw|take) (<w> ){0,5}(logo|name|packaging|slogan|design|website|site|page|pages|text|texts|photos|photographs|swoosh|stripes|menu) (<w> ){0,4}(from|of) (<w> ){0,2}(competitor|rival)s?',
  ),
  // What is to stay unseen.
  either(
    '(unsubscribe|cancellation|cancel|opt out) (link|button|form|page|option) (<w> ){0,3}(tiny|pale|grey|gray|hidden|white|small|deep|invisible|behind)',
    '(?<=[.,] |to |and |then |can |could |suggest |recommend |by )(hide|hiding|bury|burying|shrink|shrinking|tuck|tucking|conceal|concealing) (<w> ){0,3}(unsubscribe|cancellation|cancel|opt out|fee|fees|charge|charges|surcharges?)(?! (icon|field))',
    '(fee|fees|charge|charges|surcharge|surcharges) (<w> ){0,3}(be |is |are )(<w> )?(shown|mentioned|revealed|added|left) (<w> ){0,2}(at|on|for|until|after) (<w> ){0,3}(last|final|checkout|signature|card)',
    '(?<=[.,] |to |can |could |may |by |and )(charge|charging|bill|billing|debit|debiting) (<w> ){0,8}without (a |any )?(<w> )?(reminder|notice|warning|asking|telling)',
  ),
  either(
    '(?<=[.,] |to |can |could |may |just |them )(leave out|drop|omit|skip|hide|remove|not mention|leave off) (<w> ){0,3}(advertisement|ad label|sponsored|paid partnership|ad disclosure|advertising label|hashtag (ad|advertisement|sponsored)|allerg*|overheating warning)',
    '(not |never |without )(to )?(mention|say|reveal|disclose|mentioning|saying) (<w> ){0,2}(they|he|she|it|you) (was|were|is|are|got) (<w> )?(paid|sponsored)',
  ),
  either(
    '(write|show|display|say|announce)( <w>| ,){1,6} left( ,)?( (even|although|while|no matter))?( <w>){0,8} (full|plenty|warehouse)',
    '(timer|countdown)( <w>){0,3} (reset|restart)s? (<w> ){0,2}(every time|each time|whenever|on every|with every|for every|for each)',
    '(set|let|have) (it|them) (to )?(reset|restart) (every time|each time|whenever)',
  ),
  // Favours, spies, threats.
  either(
    '(gift|gifts|envelope|cash|bonus|favour|holiday|voucher|commission) (<w> ){0,2}(to|for) (<w> ){0,2}(procurement|purchasing) (officer|manager|team|committee)',
    '(gift|gifts|envelope|cash|bonus|favour|holiday|voucher|commission) (<w> ){0,2}(to|for) (<w> ){0,2}(inspector|official|officials|clerk|minister|mayor|civil servant|examiner)s?(?! (opening|holiday|start))',
    '(cash|money|vouchers?|food) (<w> ){0,2}(in exchange for|in return for) (<w> ){0,2}(votes?|voting)',
  ),
  either(
    '(pose|posing) (<w> )?as (an? |interested |potential |normal |regular |private |new ){0,3}(customer|client|buyer|student|journalist|applicant|patient|guest|tenant|investor|supplier)s?',
    '(employees?|someone|somebody|friend|colleague|intern|student|nephew|cousin) (<w> ){0,2}(apply|applies|intern|start) (<w> ){0,4}(at|for|with|in) (<w> ){0,2}(competitor|rival|the other (firm|company|agency|shop))',
    '(photograph|copy|record|film) (their|the rival|the competitor) (<w> )?(client list|customer list|price list|media plan|recipes?|files|records)',
  ),
  '(let (him|her|them) know|tell (him|her|them)|hint)( <w>| ,){0,9} (employer|boss|wife|husband|family|parents|school|landlord) (may |might |will |could |would )(<w> )?(hear|find out|learn)',
  // Lists, cures, doors that are shut.
  either(
    '(?<=[.,] |to |can |could |may |just |by |and |is )(scrape|scraping|harvest|harvesting|buy|buying|purchase) (<w> ){0,4}(addresses|phone numbers|mobile numbers|mailing list|contact list|contacts|database)',
    '(?<=[.,] |to |can |could |may |just |by |and )(add|import|load|upload|mail|message|text|write to) (<w> ){0,8}without (<w> ){0,3}(consent|permission|opt in)',
  ),
  either(
    '(no longer need|can skip|safely skip|can put away|put away|throw away|can leave off|stop taking) (<w> ){0,3}(insulin|medication|medicines?|chemotherapy|antibiotics|tablets|pills|inhaler|medical advice)',
    '(show|advertise|promote|sell|market|target|place) (<w> ){0,3}(vapes?|e cigarettes?|cigarettes?|shisha|tobacco|vodka|betting|gambling|casino) (<w> |, ){0,6}(to|at|where|for|with) (<w> )?(teens|teenagers|children|kids|pupils|minors)',
    '(?<!(rumou?r|myth|claim|belief|fear|lie) that )vaccines? (can )?cause (autism|infertility)',
  ),
  either(
    '(women|mothers|foreigners|migrants|refugees|muslims|jews|christians|arabs|kurds|turks) (<w> ){0,4}(need not|should not|do not need to|better not) (apply|bother)',
    '(set aside|filter out|sort out|turn away|turning away) (<w> ){0,4}(women|mothers|foreign*|migrants|refugees|muslims|jews|arabs|kurds|headscarf*|hijab*|pregnan*|disabled|older applicants)',
  ),
  either(
    '(double|triple|inflate|pad|boost)( <w>){0,3} (numbers|figures|users|revenue)( <w>){0,3} (deck|report|pitch|presentation|statement|books)(?= )',
    '(record|film|filming|photograph|camera|cameras)( <w>){0,5} (fitting|changing|dressing) rooms?(?= )',
    '(صور|كاميرا|كاميرات|سجل|سجلوا|صوروا)( <w>){0,5} (غرف|غرفه) (ال)?(قياس|تبديل|ملابس)(?= )',
    'invoice like (letter|mail|form|page)',
    '(wrong|false|incorrect) (<w> )?(polling|voting|election) (date|day|station|place|time)',
    'second set of (books|invoices)',
    'two invoices , (<w> ){0,2}(real|true|high|big)',
    '(declare|invoice|report) (<w> ){0,3}(lower|less|half|fraction|smaller) (<w> ){0,6}(tax|customs|duty)',
  ),
  // What has to stay unseen until it is paid, and whom nobody asked.
  either(
    '(fee|fees|charges?|surcharges?)(?<!(show|shows|name|names|state|list|display|mention) (<w> ){0,3}<w>)( <w>){0,10} (?<!(before|by|not|never|until then) (the |your )?(very )?)(last|final) (checkout |payment )?(step|screen|page)',
    '(no need|not necessary|unnecessary|no reason) to (ask|get|obtain|wait for|have) (<w> ){0,4}(permission|consent)',
    '(crop|cut|edit|remove|erase|retouch) (out )?(the |their |its )?(<w> )?watermark',
  ),
  either(
    '(nobody|no one|no (customer|buyer|guest|patient|authority)|hardly (anyone|anybody)|few (<w> )?(people|customers|guests|buyers)|(people|customers|guests|buyers|authorities|<w> owners) (rarely|never|seldom|hardly ever)) (will |would |can |could |ever |really ){0,2}(trace it|traces it|trace that|checks? (it|this|that|the)|ask for (the|a|any) (<w> )?(certificate|proof|study|licen*)|ask to see)',
    '(rarely|never|hardly ever|seldom) get caught',
    '(print|say|claim|write|label|call)( <w>| ,){1,12} (as|since|because) (buyers|customers|people|guests|they|nobody|no one) (can not|can|will not|will|never) (<w> )?(tell|check|taste|verify)',
    '(put|write|print|say|claim|call|name)( <w>| ,){1,14} without (ever )?having (won|earned|passed|tested|received|done)',
    'impossible to (verify|trace)',
  ),
  either(
    '(friends|staff|relatives|employees|cousins|family|colleagues|waiters|your team)( and (friends|staff|relatives|employees|family|colleagues|your team))?( to)? (post|write|leave|publish) (?!(about|on|in|for|answers|back) )(<w> |, ){0,8}(reviews?|ratings?|stars)',
    '(?<!(competitors?|rivals?|people|they|someone|somebody|others|customers|who|accounts) )(post|spread|start|plant|circulate|float) (an? |some |the )?(<w> )?rumou?rs?(?! (board|mill))',
    'put it about (that|on)',
    '(say|tell|claim|spread|post|hint|write)( <w>| ,){1,14} (whether (it|that|they|he|she) (did|is|was|does|has|had|are|were) or not|true or not)',
  ),
  either(
    '(take|borrow|flip|adapt) (the |a )?(nike|adidas|apple|starbucks|ferrari|disney|chanel|gucci|rolex|lego|mercedes|bmw|mcdonald) (<w> )?(logo|swoosh|stripes|crest|star|sign|name|font)',
    '(?<!(or|otherwise|because|where|why) )(customers|people|buyers|shoppers) (will |would |may |can )?(confuse (the two|it with|them with|yours with)|mistake (it|you|yours|them) for|take (it|you) for the)',
  ),
  either(
    '(gift|envelope|donation|payment)( <w>){0,6} (settles|speeds up|smooths|wins) (<w> ){0,2}(tender|permit|application|contract|inspection)',
    'envelope (<w> )?works',
    '(take|swallow|drink|use) (<w> ){0,2}(twice|double|triple|(three|four|five|ten) times) (<w> ){0,2}dose',
    '(vapes?|e cigarettes?|shisha|betting|vodka)( <w>| ,){1,14} ((thirteen|fourteen|fifteen|13|14|15) (<w> ){0,3}year olds?|(at|near|outside) (<w> )?schools?)',
    'proven to (reverse|cure|heal) (diabetes|cancer|arthritis|autism|depression|alzheimer)',
    '(not|never) want (applicants?|candidates?|women|men|people) (over|under|above|with|from|who)',
  ),

  // Somebody is to be hurt, softly said; whoever is shown without clothes; what melts; whose money it is.
  either(
    '(guys|men|fellows|lads|blokes|thugs|cousins) (to )?(<w> )?(pay (him|her) a visit|visit (him|her|them) and|wait for (him|her) (in|after|outside)|give (him|her) a (scare|fright|beating))',
    '(rough|beat) (him|her|them) up(?= [.,])',
    'after (the|a|one|his|her) (first )?(bruise|punch|broken (nose|finger|bone))(?= [.,])',
    '(?<!(who|people|patients|they|skiers|climbers|children|players|riders|clients|customers|or|when|if) )(break|smash|crush) (his|her|their) (fingers?|thumbs?|legs?|arms?|nose|knees?|kneecaps|jaw|bones|teeth|ribs)(?= [.,])',
    '(broken windows?|slap|beating|kick|fire|stone|brick)( (in|through|at) (his|her|their) <2><w>)? (would|will|might|could|has never) (<w> )?(teach|settle|cure|hurt an?)(?= )(?! <w> nothing)',
    '(he|she) (should|ought to|must) have an? (<w> )?accident(?= [.,]| on)',
    'dogs? (loose )?on (him|her) (when|if|as|until|the next)',
    '(slash|puncture) (his|her|their) (tyres|tires)(?= [.,])',
    '(wait|waits|waiting) for (him|her) in the (car park|alley|dark)(?= [.,])',
  ),
  either(
    '(show|put|pose|use|picture|shoot|drape) (her|him|an? (<w> )?(woman|girl|lady|blonde)|(<w> )?(girls|women)) (<w> )?(nude|naked|topless|undressed)(?= ([.,]|on|in|at|with|beside|next|over|from|and) )',
    '(?<!(an?|the|of|art|life|your) )(nude|naked|topless|half naked) (women|girls|ladies)(?= )',
    '(bare )?(breasts?|bosoms?|cleavage) (always |still )?(sells?|clicks|draws)(?= )',
    'more (cleavage|bosom|bare skin) and (less|fewer)',
    '(waitress|secretary|nurse|assistant|girl|woman)(es|s|en)? bend over(?= )',
    'legs (spread|apart) ,',
  ),
  either(
    '(?<=[.,] |and |just |can |could |should |simply )(say|claim|write|promise|tell them)( <w>){0,4} (melts?|burns?|sheds?|drops?)( <w>){0,3} (kilos?|kilograms?|kg|pounds)( <w>){0,2} in <2>(days?|weeks?|month)',
    '(white|doctor|lab|surgeon|medical) coat on (an?|the|your|some) (<w> )?(model|actor|actress|cousin|friend|nephew|waiter|intern)( <w>| ,){0,3} so (that )?(<w> ){1,2}(believe|trust|take|think)',
    'stethoscope (on|round|around) (an?|the|your) (<w> )?(model|actor|actress|cousin|friend|neck) so',
    '(donations?|proceeds|collection|money raised)( <w>){0,6} (into|in) your own (pocket|account)',
    'keep (<w> ){0,3}of the (donations?|proceeds|collection|money raised) for (yourself|yourselves)',
  ),

  // The same in Arabic: praise and numbers.
  '(?<!(قرار|قرارات) )(ا?شتر(وا|ي)?|شراء|بشراء|نشتري|تشتري|تشتروا) (?!(و|ثم|بعد|من) )((عده|بضعه|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره|عشر|عشرين|مئه|مئتي|مئات|الف|الفي|الاف|عشرات|خمسين|بضع|بعض|عدد|حوالي|نحو|كم|\\d+|من|ال<w>|<w>ين|<w>مئه|<w>مايه) ){0,4}(متابع|متابعين|متابعا|تقييم|تقييما|تقييمات|مراجعات|اعجابات|لايكات|مشاهدات)',
  either(
    '(اخترع|اختلق|لفق|اختراع|اختلاق|تلفيق|نخترع|تخترع|نختلق|تختلق|نؤلف|تؤلف)(وا|ي)? (<w> ){0,4}(تقييم|مراجع|شهاد|قصه|قصص|عميل|عملاء|زبون|زبائن|زباين|جائزه|جوائز|احصائي|اقتباس|نجاح)*',
    '(شهادات|تقييمات|مراجعات) (<w> ){0,3}(باسماء|باسم) (<w> ){0,2}(مخترع|وهمي|مستعار|مختلف|مزيف)*',
    '(ختم|شعار|علامه|ملصق) <4>(ال)?(عضوي|حلال|ايزو|طبيعي|معتمد)*( <w>| ,){0,6} (وان|ولو|حتي لو|رغم ان*|مع ان*|من دون|بدون|بلا|دون) (لم|ما|ليس*|لا|شهاد*|ترخيص)',
    '(حساب|حسابات|حسابا) (<w> )?(وهمي|مزيف|مستعار)* (<w> ){0,6}(تقييم|مراجع|تعليق|نجم)*',
    '(كتابه|اكتب|تكتب|نكتب)(وا|ي)? (<w> ){0,3}(تقييم|تقييمات|تقييما|مراجعات|شهادات) (<w> ){0,2}(بانفسكم|بنفسك|وهمي|من عندكم|باسم|باسماء)*',
  ),
  // What one has not, and what nobody checks.
  either(
    '(اكتب|قل|قولوا|ادع|اعلن|يمكنكم القول|يمكنك القول|تقول|تكتب|تقولوا|تكتبوا)(وا|ي)?( <w>| ,){1,12} (حتي لو|وان|ولو|مع ان|رغم ان) (<w> ){0,3}(لم|لا|ليس|ليست|ما|بدون)( <w>){0,4} (شهاد|دليل|دراس|رخص|صحيح|مثبت|مختبر|حقيق|جائز)*',
    '(انسبوا|انسبها|انسبوها|تنسبوها|نسبتها|ونسبها) (<w> )?(الي|ل) ?(طبيب|عياد|مركز|فريق)*',
  ),
  either(
    '(لا احد|لن|نادرا ما|فلا احد|فلن)( <w>){0,2} (يتحقق (احد|منه|من ذلك|منها)|سيتحقق|يدقق احد|يتاكد احد|سيتاكد|يطلب دليل)',
    '(فالمستهلك|فالزبون|فالعميل|المستهلك|احد) (<w> ){0,2}(للتحقق منها|يتحقق من ذلك|يتحقق منه)',
    'لن يتصل احد',
  ),
  // What others made, what is to stay unseen.
  '(انسخ|اقتبس|قلد|نقلد|ننسخ|تنسخ|تقلد|نعيد رسم|اعاده رسم)(وا|ي)? (<w> ){0,6}(المنافس|منافسك|منافسكم|منافسيكم|نايكي|نايك|اديداس|ستاربكس|فيراري|ديزني|شانيل|غوتشي|رولكس|مرسيدس|كوكاكولا|ماكدونالدز|ايكيا)',
  either(
    '(اخف|اخفاء|نخفي|تخفي|تخفوا|باخفاء|ادفن|خبئ?)(وا|ي)? (<w> ){0,3}(رسوم|الرسوم|رابط الالغاء|زر الالغاء|العيوب|عيوب|المكونات|الامر)(?= )',
    '(الرسوم|رسوم|العموله)( <w>| ,){0,8} (لا تظهر|الا تظهر|الا تذكر|لا تذكر)( <w>| ,){0,6} (الا بعد|قبل|الا عند|الا في)',
    '(لا داعي|لا حاجه) (لذكر|لوسم|الي ذكر|الي وسم|ان تذكر)( <w>){0,4} (مكونات|المكسرات|مسببات|اعلان|مدفوع|رعايه|الاعلان|حساسي|جانبي|عيوب)*',
  ),
  '(بقي|بقيت|تبق|تبقي|متبق)* (<w> ){0,3}(قطع|قطعتان|غرف|غرفتان|مقاعد|مقعدان|نسخ)( <w>| ,){0,6} (بينما|والمخزن|مع ان|رغم ان|حتي لو)',
  // Favours, spies, lists.
  either(
    '(هديه|هدايا|ظرف|ظرفا|مبلغ|مبلغا|ساعه|عموله|سفره) (<w> ){0,2}(الي |ل)(مسؤول|موظف|مدير|عضو|اعضاء|مفتش|لجن|رئيس)* (<w> )?(ال)?(مشتريات|لجن|مناقص|عطاء|بلدي|صحه|جمارك|تفتيش)*',
    '(مسؤول|لمسؤول|مدير|لمدير|موظف|لموظف|عضو) (ال)?(مشتريات|مناقصات|بلديه|جمارك) (<w> )?(هديه|ظرفا?|مبلغ|عموله)',
    '(مقابل|لقاء) (<w> ){0,3}(بالتصويت|صوته|اصواتهم|صوتهم)',
  ),
  either(
    'ل?(يتقدم|تتقدم|يتدرب|يتوظف) (<w> ){0,5}(عند|لدي|في|الي) (<w> ){0,2}(المنافس|منافس)*( <w>| ,){0,8} (يجلب|ليجلب|يصور|ليصور|لينسخ|ينسخ|قائمه|ينقل)*',
    '(تظاهر|تظاهروا|ليتظاهر) (<w> ){0,2}(انك|انكم|بانك|بانكم|بانه) (زبون|عميل|طالب|صحفي|مريض|مشتر)*',
  ),
  either(
    '(شراء|اشتر|اشتروا|تشتري|نشتري|اسحب|اسحبوا|سحب) (<w> ){0,2}(قاعده|قواعد|ارقام|الارقام|عناوين|ايميلات|بيانات)( <w>| ,){0,8} (جاهزه|دون موافق|بدون موافق|دون اذن|بدون اذن|وارسال|وارسلوا)*',
    '[وف]?(نزور|زور|زوروا|تزوير|لفقوا|تلفيق|فبركه|تزوروا) (<w> )?(ال)?(فواتير|فاتوره|ايصالات|مستندات|وثائق|سجلات)',
    'فاتورتين (<w> ){0,2}(مختلفتين|للضريبه|بمبلغين)',
    'فاتورتين ,( <w>| ,){0,8} للضريبه',
  ),
  either(
    '(لا حاجه|لا داعي|يغني|تغني|يستغن|يتوقف|التوقف|اوقف|يوقف|ترك)* (<w> ){0,3}(الانسولين|للانسولين|الادويه|للادويه|ادويتهم|دوائهم|العلاج الكيميائي|المضاد الحيوي)',
    '(?<!(شائعه|اشاعه|خرافه|كذبه) (ان )?)(ال)?(لقاح|تطعيم)* (قد )?[يت]سبب (ال)?(توحد|عقم)',
  ),
  // What nobody asked for, sees or could prove.
  either(
    '(رسوم|رسما|الرسوم|اجور|الاجور)( <w>| ,){0,14} (?<!(قبل|لا|ليس) )(اخر|الخطوه|الصفحه|الشاشه) (خطوه|صفحه|شاشه|الاخيره|لحظه|مرحله)',
    '(لا داعي|لا حاجه|بلا حاجه) (الي )?ل?ل?(موافق|اذن|استئذان)*',
    '(لا داعي|لا حاجه) (لذكر|الي ذكر|ان تذكر)( <w>| ,){1,8} ف(اغلب|لا احد|لن|قليل|الناس|المشتر|الزبون|الزباين|الزبائن)*',
    '(لن|لا) (يستطيع|يمكنه|يقدر|يمكنهم)(وا|ون)? (<w> )?(اثبات|ان يثبت|ان يكتشف)*',
    '(لا احد|فلا احد) يتحقق من (هذه|هذا|الامر|الشهاد)*',
  ),
  either(
    '(تقييم|تقييما|تقييمات|مراجعه|مراجعات|نجوم|نجمه)( <w>| ,){0,10} (باسماء|حسابات) (مختلفه|مستعاره|متفرقه|زبائن|وهميه|شتي)',
    '(حسابات|حسابا) باسماء (مختلفه|مستعاره|شتي)',
    '(نغرق|اغرق|اغراق|املا|نملا)(وا)? (<w> ){0,6}(تقييمات|بتقييمات|بمراجعات|بتعليقات)',
    '(ازرع|دس|نزرع|ندس)(وا)? (<w> ){0,4}(عند|لدي|داخل) (<w> )?(ال)?(منافس|شركه|وكاله)*',
    'تعرف (اين|وين) (يسكن|تسكن|يعيش|بيته)',
    '(يظن|يحسب|يعتقد)(ون)? (ال)?(زبون|زبائن|عميل|عملاء|ناس|مشتري)( <w>){0,5} (ال)?(اصلي|اصليه)',
  ),
  // People who do not exist, scarcity that does not, numbers taken unasked; measuring before anybody agreed.
  either(
    '(write|post|publish|leave|add|place|submit)( <w>){0,6} reviews? (<w> ){0,3}(from|with|through|under) (<w> ){0,2}(different|several|many|various|multiple|separate|fresh|new) (accounts|profiles|devices|names)',
    '(set up|create|make|open|build|run|use) (<w> ){0,3}(fake|dummy|bogus) (profiles|accounts|users)',
    'عدادا? وهمي*',
    '(استخراج|نستخرج|سحب|نسحب) (ارقام|بيانات|عناوين) (<w> ){0,4}(دون|بدون|بلا) علم*',
    '(نسوي|نفتح|ننشئ|نخلق)* <1>(حسابات|صفحات|بروفايلات) (وهمي|مزيف|فيك)*',
  ),
  '(?<=[.,] |so |just |we |can |should )(start|begin|fire|load|run|switch on) (<w> ){0,3}(tracking|pixels?|cookies|tags) (<w> ){0,2}before (<w> ){0,3}(agree|consent|accept)*',
  either(
    '(ال)?(كميه|كميات|مقاعد|قطع|عدد)* <2>(محدود|نفد|قليل|تنفد)*( ,)? حتي (لو|وان|اذا) <2>(المخزن|المستودع|المخزون|الرف|الرفوف|القاعه|منها) <1>(ممتلئ|مليء|ملان|كثير|متوفر|فارغ)*',
    'سعرا? <1>(قديم|سابق|اعلي|اصلي)ا? (لم|ما|ليس) <1>(موجود|حقيقي|له|كان|معمول)*',
  ),
  either(
    '(write|claim|state|publish|promise|print|put) (<w> ){1,8}even (if|though|when) (it|this|that|they) (is|are|was|were) not (<w> )?(true|real)',
    '(ضع|ضعوا|ضعي|اكتب|اكتبوا|اكتبي|قولوا|انشروا|اعلنوا|ادعوا) (<w> ){1,7}(حتي )?(لو|وان) (لم|ما) ((يكن|تكن|كان|كانت) )?(صحيح|حقيقي)*',
  ),
  // A price that never was, and an ad that is none.
  either(
    '(raise|increase|lift|bump) (<w> )?prices? (<w> ){0,8}(and then|then|so you can) (<w> ){0,4}(cross|strike|discount|mark|cut)',
    '(ارفع|زيد|زد|ضاعف)(وا|ي)? (ال)?(سعر|اسعار)(ك|كم)? (<w> ){0,6}(ثم|وبعدها|وبعدين) (<w> ){1,4}(مشطوب|خصم|تخفيض|قديم)*',
    '(احذف|اخف|ازل|ازيل|شيل|امسح)(وا|ي)? (<w> )?(عباره|كلمه|وسم|علامه|اشاره|هاشتاغ) (ال)?(اعلان|شراكه|تعاون|ممول|مدفوع)*',
  ),
];

/** What comes of it, told beside it: then it is a warning. */
export const warnings: readonly string[] = [
  '(blocks?|blocked|bans?|banned|loses?|lost|costs (you|them|us)|fined?|fines|illegal|forbidden|lawyers?|spoils?|backfires?|rarely pays?|stay second|crime|insult|endangers?|spam|second|wonder why|stealing|mistake(?! (it|you|yours|them))|tempting|hollow|complaints|detected|indecent|unfair|scandal|abandoned|delicate|falls? apart|mannequins|loan|honest|careful|risky?|<undenied>(gets?|getting) (<w>ly |always |soon )?(found out|caught|exposed|spotted|unmasked|reported|sued)|<undenied>(is|are) (<w>ly |always |soon )(found out|exposed|spotted|unmasked)|<undenied>(is|are|would be) (out of the question|a breach))',
  '(فضيح|خطير|محام|محاكم|غرام|مخالف|حظر|يحظر|تحظر|يضر|تضر|خطا|خساره|تخسر|يخسر|غش|سرقه|جريمه|قانوني|الثاني|(تفقد|يفقد|تخسر|تهدم|يهدم|تضيع|تكسر|تنهار|تذهب|ثمن) (<w> )?(ال)?ثق(ه|ته|تهم)|الثقه (تضيع|تنكسر|لا تعود|اولا)|لكنه|لكنها|سيئ|يخيف|تنهار|شكاو|بشكاو|(ليس|ليست) (<w> )?(تسويق|طريق|اسلوب)|<undeniedAr>(للحذف|للمساءل|تخون|بالابتعاد|تضليل|(تفهم|تعد|تحسب) (<w> )?رشو))*',
];

export const warningGroups = {
  /** Not where it is said how not to be: "you rarely get caught". */
  undenied:
    '(?<! (not|never|nobody|no|none|neither|nor|without|hardly|rarely|seldom|barely|avoid|avoids|avoiding|prevent|prevents|unlikely|less|least|before|few|until|unless|if|instead) (<w> ){0,6})',
  undeniedAr: '(?<! [وف]?(لا|لن|لم|ليس|ليست|دون|بدون|غير|بلا|قبل|كي|حتي|تجنب|لتجنب) (<w> ){0,4})',
};
