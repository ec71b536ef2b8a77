import { either, type Words } from './notation';

/**
 * Thinking aloud about the answer, the answer announced as a text, and parts that are played: whatever else a sentence
 * speaks of, nobody says these to a client.
 */
export const aloud: readonly string[] = [
  either(
    '(here is|this is|below is|the following is) (the|my|an?|your) <1>(rewritten|revised|reworded|rephrased|corrected|adjusted|final|improved|shortened|updated|polished) (answer(?= [.,]| in an?| without| with (<w> ){0,4}(removed|left out|taken out|cut))|(reply|response) without)',
    '(answer|reply|response) in the (voice|tone|style|persona|character) of maya',
    '(here is|this is|below is) ((the|my) (<w> )?version of (the|my|this)|an? (<w> )?version of (my|this)|an? (rewritten|revised|reworded|rephrased|corrected|adjusted|edited|updated|polished|reworked|shortened|shorter) version of the) (answer|reply|response)(?= [.,])',
    '(?<=[.] )(the |my )?(final|revised|reworked|rewritten|reworded|edited|shortened|polished) (answer|reply|response|version|draft) , (<w> ){0,5}(tone|as (requested|asked|instructed)|(under|within|below) (the |\\d{1,3} )?(limit|words))(?= [.,](?! (goes|went|is|was|will|should|may|can|has|looks|reads|needs|fits|hangs) ))',
    '(?<=[.,] )let me think( first| a moment)? , (should|shall|do) i(?= )',
    '(?<=[.,] )i should (briefly |first |now |just )?(explain|answer|keep|greet|acknowledge|outline|describe|start|begin)( <w>){0,7} (and|then|before) (then )?(ask|asking|offer|offering|invite|inviting) ((about|for) )?(their|his|her|them|him|the (user|visitor))(?= )',
    '(?<=[.] (hmm|hm) , )(should|shall|do) i <w> (him|her)(?= )',
    '(?<=[.,] )(should|shall|do) i (give|tell|offer|show|ask|recommend|suggest) (him|her|the (visitor|user))( <w>){0,3} (plan|tip|advice|overview|answer|question|strategy|list|explanation)(?= )',
    '(he|she|the (visitor|user)) (seems|sounds|looks|must be|appears)( <w>){1,4} , (so )?i will (<w> )?(keep|stick|limit|answer|reply)(?= )',
  ),
  either(
    'so a (short|brief|quick) (explanation|answer) (will|would|should) (do|suffice|be enough)(?= [.])',
    'let me (first )?(think|consider|decide)( about| of| on| through)? how (to|i) <1>(respond|reply|answer|phrase|word)(?= )',
    '(?<=[.,] )(ok|okay|right|alright) (, )?final (version|answer|draft|reply|response)(?= [.,])',
    '(?<=[.] )(ok|okay|hmm|hm) , let me think(?= [.,])',
    '(?<=[.] )(first )?decide (whether|if) (this|it|that) (counts as|is about) marketing(?= [.])',
    '(?<=[.,] )(ok|okay|right) , answer (briefly|shortly)(?= )',
    '(?<=[.] )draft (\\d ,? ?|(one|two|a|b) , )(too|less|more|shorter|longer)(?= )',
    'i (should|must) not be too long(?= [.,])',
    '(?<=[.] )(hmm|hm) , should i <1>(mention|name|say|bring up) (the )?(costs?|prices?|fees?|ai|budget)(?= )',
    'maya (would|might|could) (<w> )?(say|suggest|answer|reply|respond|recommend|ask|tell|offer|love|like)(?= )',
    '(?<=[.,] )the (person|user) (wants|asks for|is asking for) (an?|the|some) (slogan|price|plan|tip|advice|name|list|number)(?= [.])',
    '(?<=[.] )final answer ,(?= )',
    '(?<=[.,] )where i work (in|as|on) (the|an?) (<w> ){0,2}(team|department|desk|engineer|manager|specialist)(?= )',
    '(?<=[.,] )better not , keep it vague(?= [.,])',
    '(tone|style|voice|version|answer|reply) you (wanted|asked for|expected) (from|of) maya(?= [.,])',
    '(?<=[.] )(they|he|she) wants? <3>, but i do not know(?= )',
    'so maybe i (should )?(ask|answer|say|tell|mention)(?= )',
    '(?<=[.] )(version|draft) \\d (more|less) (concise|detailed|polite) ,(?= )',
    'me to (adjust|change|rewrite|shorten) (the tone of )?(this|my|the) (answer|reply|response)(?= [.,])',
    '(?<=[.] )((the )?user|the visitor) (seems|sounds|appears) <2>(annoyed|irritated|angry|upset|frustrated|confused|unsure|interested)(?= )',
  ),
  // Second thoughts about the reply itself.
  either(
    '(?<=[.] )(hmm|hm) , (wait|(no , )?scratch that|that <1>(sounds?|reads?|seems?|is|was|feels?)( <w>)? too <w>(?= [.,])|is (this|that|it) (on topic|off topic|too <w>|allowed|within|in the (facts|context))|let me (check|see|re ?read|rethink|rephrase|start))',
    '(?<=[.] )(hmm , |hm , |no , |oh , |ok , |okay , |but )?wait , (no(?= [.,])|they (asked|said|want|wanted|mean|meant)|the (user|visitor|limit|prompt|facts|answer|reply|word)(?= )|i (should|need|must|have to|forgot|misread|already said|can not)|let me|(that|this|it) (may|might|could|is|was|sounds?|seems?|reads?) (be )?(a bit |a little |far )?too <w>(?= [.,])|is (that|this|it) an? <w> or(?= ))',
  ),
  either(
    'let me (re ?read|re ?check|re ?count|re ?do|re ?think|reconsider) ((the|this|their|my|his|her|that) (question|message|request|prompt|facts|instructions|context|rules|reply|answer|draft)|it|this|that)?(?= ?[.,])',
    'let me (rephrase|rewrite|redo|reword|rework) (it|this|that|my (answer|reply)) (in an? <1><w> (tone|way|voice)|and (add|mention|keep|make|shorten|name))',
    'let me (tone (it|this|that) down|count (the|my|these) (words|sentences|characters)|make (it|this|that) (shorter|warmer|less <w>|more <w>))(?= [.]| , \\d)',
    'i (need|have) to (redo|rewrite|rephrase|shorten) (this|that|it|my (answer|reply))(?= [.,])',
    '(?<=[.] )(ok|okay|alright|right) , (proceed|moving on to the answer|now the answer)(?= [.,])',
    '(?<=[.,] )(the )?(stage|intent) is (awareness|consideration|decision)(?= [.])',
    'i answer with (one|a|two) <w> and (a|one) question',
    '(document|chunk|snippet) (no|number|nr) \\d',
    '(see|per|as|according to|based on) (document|passage|chunk|snippet|excerpt) (\\d|(no|nr)(?= [.]))',
  ),
  // Somebody who does not belong to the agency.
  either(
    'ouragency is an? (<w> )?(company|agency|firm|team|studio|house|place) (that |which )?i( have)? (know|knew|heard|read|found|do not|never)(?! (well|inside|from (the )?inside|by heart))',
    'ouragency( <w>| ,){0,10} i do not (work for|belong to|speak for|represent) (it|them)(?= )',
    '(from|by|going by) what i (have )?(read|heard|gather|was told)( <w>){0,2}( ,)? ouragency',
    'ouragency , (as far as|from what) i (can tell|can see|have (read|heard)|gather|read|heard)',
    'i (can|could|may) not speak for (ouragency|(the|this) agency(?= [.,]))',
    'some (agency|company|firm|people) (called|named|by the name of) ouragency',
    'the (agency|company|firm|people) (behind|that runs|running|who run) this (site|page|website|chat|window) (, whoever|(will|would|may|might|can|could|should|seems?|must))(?= )',
    'the (agency|company|firm) whose (site|page|website|chat|window) this is',
    '(?<=[.] )they , the (agency|company|firm) ,',
    'whoever they (are|may be) , (will|might|may) (<w> )?(send|call|write|contact|answer|reply)',
  ),
  // Been there, although nobody has.
  either(
    '<seemingly>i <1>((walked|drove|cycled|strolled|rode|wandered) (past|by|into|through) your <2>|(stopped|stayed|ate|dined|lunched|slept|shopped|queued|sat) (at|in|by) your <2>|(was|were) (in|at) your <1>|passed( by)? your <2>|visited your <1>|(tried|tasted|bought|ordered|loved) your <1>|had (a |an )?(lunch|dinner|breakfast|coffee|cake|haircut|beer|drink) (at|in) your <2>)<premises>(?= )',
    'i (drive|walk|cycle|pass|jog|come)( by| past)? your (<w> ){1,3}(every|each|twice|on my way)(?= )',
  ),
  // Another profession than hers.
  either(
    '(speaking|talking|answer|answering|respond|advise|advising|(say|tell you) (this|it|that)) as your (<w> )?<profession>(?= [.,])',
    '(?<=[.,] )as an? (trained|qualified|licensed|certified|retired|former|practising|practicing) (<w> )?<profession> , i(?= )',
    '(from now on|as of now) (, )?i am (dr|doctor|prof|professor|captain|chef|your (<w> ){0,2}<profession>)(?= )',
    '(?<=[.,] )من (الان )?(فصاعدا )?(, )?انا (ال)?(دكتور|دكتوره|طبيب|طبيبه|معالج|محام|شيف|قبطان)*',
  ),
  either(
    'so would i sing',
    '(so|thus) (says|sings|speaks|writes) (your|the) (poet|bard|minstrel)',
    'yer',
    '(?<=[.] )ar(?= ,)',
    'matey',
    'ahoy',
    '(thee|thine|hath|doth|forsooth|verily|me hearties|shiver me timbers)',
    '(poet|pirate|rapper|wizard) in me(?= )',
  ),
  either(
    '(?<=[.] )my patients (want|like|need|prefer|are|come)(?= )',
    'as your (<w> )?(doctor|dentist|lawyer|therapist|accountant) (in <w> <w> |here )?, i(?= )',
    '(?<=[.] )your honou?r ,(?= )',
    '(?<=[.] )we at <w>( <w>){0,2} (shop|store|bakery|corner|cafe|restaurant|hotel|clinic|boutique|florist|salon|gym|market|pharmacy)( <w>)? (deliver|offer|sell|serve|open|make|bake|love)(?= )',
    'i am <1>(annoyed|fed up|frustrated|disappointed) (with|by) (this|the) agency(?= )',
    'makes? me blush(?= )',
    '(?<=[.,] )(dr|doctor|prof|professor|captain|chef|sergeant) <w> here(?= [.,])',
    '(?<=[.,] )(?!maya)<w> here , (head|owner|founder|director|manager|ceo) of (?!ouragency)',
    '(?<=[.,] )here at (?!ouragency|maya|the|our|your|this)<w> (, where i (lead|head|run|work|manage|direct)|(, )?we)(?= )',
    '(it|this) is (?!maya)<w> , your <2>(mate|friend|buddy|pal|neighbou?r|cousin|uncle|aunt|classmate)(?= [.,]| from| at| here)',
  ),
  either(
    '(?<=[.,] )يا (صديق|صديقه|رفيق|رفيقه|زميل|زميله) (ال)?(طفوله|صبا|صف|مدرسه|دراسه)(?= )',
    '(لم|لا|ما) (ادرب|اتدرب|ادربت|تدربت) علي (بيانات|نصوص|معلومات)',
    'انا ك(اله|روبوت|برنامج|نموذج)(?= [.,])',
    '(?<=[.] |(عزيزي|عزيزتي|اهلا|مرحبا|هلا) , )(معاك|معك|معكم|معاكم|وياك|وياكم) (ال(دكتور|دكتوره|مهندس|مهندسه|استاذ|استاذه|شيف|محامي|محاميه|كابتن)|ابو|ام) <w>(?= [.,]| من| صاحب)',
    '(?<=[.] )(المستخدم (يسال|يستفسر)|(يسال|يستفسر) المستخدم) عن(?= )',
    '(لنفكر|دعني افكر|دعنا نفكر|سافكر|لافكر|لازم افكر) <1>(كيف|شلون|بماذا|ماذا) (اجيب|ارد|اقول|اجاوبه?)(?= )',
    '(اليك|اليكم|هذا)( هو)? (الرد|الجواب) (بعد|المعاد) <1>(صياغ*|تعديل*|تنقيح*|ال(صياغه|تعديل|تنقيح|اختصار)(?= ,| ب))(?= )',
    '(?<=[.] )النسخه الثانيه اكثر (ايجازا|اختصارا) ,(?= )',
    '(?<=[.] )الخيار (الاول|الثاني) , رد (رسمي|ودي)(?= [.])',
    'ساختار <2>لانه يناسب (<w> )?الزائر(?= )',
    '(?<=[.,] )هل (اذكر|اقول|اعرض|اخبر) (له|لها|لهم|عليه|عليها)(?= )',
    '(?<=[.,] )هل (اعطيه|اعطيها|اعطيهم|انصحه|انصحها|اسالهم?|اسالها|اجيبه|اقترح عليه|اقترح عليها|اشرح له|اشرح لها)( <w>){0,3} (خط|نصيح|سؤال|جواب|رد|رقم|سعر|شرح|قائم|فكر|تفاصيل|باختصار|بالتفصيل)*',
    '(?<=[.] )(حسنا|طيب|تمام|ماشي|اوكي|هم|هممم) , ((دعني|خليني|خلني|خلينا) (افكر|اشوف|نفكر|نشوف)( قليلا| شوي| شويه| لحظه)?|لنفكر( خطوه بخطوه)?)(?= [.,])',
    '(?<=[.] )(ال)?(جواب|رد|اجابه) (ال)?(نهائي|نهائيه) ,(?= )',
    'هل (يريد|تريد|يقصد|تقصد|يسال|تسال) (الزائر|الزائره|المستخدم) (ال)?(سعر|رقم|جواب|شرح)(ا)? ام (ال)?(نصيح|رد|جواب|شرح|رقم)*',
    '[وف]?(الافضل|الاحسن|الاسلم) ان (اتجنب|لا اذكر) (ال)?(رقم|ارقام|سعر|اسعار|جواب)(?= [.])',
    '(يبدو|واضح|الظاهر|شكله|اظن|اعتقد|يظهر) (انه|انها|انو|مبتدئ*|غاضب*|محتار*)( <w>){0,3} , <1>(لذا |لذلك )?[وف]?(سا|رح ا|راح ا|حا)(كتفي|جيب|جاوب|رد|عطيه|عطيها|ختصر|شرح له|شرح لها)(?= )',
    '(اليك|اليكم|هاك|هاكم|هذا|هذه|هاي|هذي|فيما يلي|تفضل|تفضلوا)( هي| هو)? ((ال(نسخه|صيغه|صياغه)( <w>){0,2}( من)?|(نسخه|صيغه|صياغه) (معدل|منقح|مصحح|نهائي|اخير|معاد)*( <w>)?) (الرد|للرد|الجواب|للجواب|الاجابه|للاجابه)|(نسخه|صيغه|صياغه)( من)? (الرد|الجواب|الاجابه)|(ال)?(نسخه|صيغه|صياغه)( <w>){0,2} (ردي|جوابي))(?= [.,]| بعد (حذف|ازاله|تعديل|تنقيح))',
    'جعلت (الاجابه|الرد|الجواب) اقصر(?= )',
    'طبيعتي (الافتراضيه|الرقميه|البرمجيه|الاليه)(?= )',
    '(?<=[.] )(اولا )?(احلل|ساحلل) (الرساله|السؤال|الطلب)(?= [.,])',
    '(اليك|اليكم|هذا هو|هذه هي|فيما يلي) <1>(الرد|الجواب|الاجابه) (المعاد|المعدل|المصحح|المنقح)*(?! علي)',
    '(يجب|علي)( ان)? (اجيب|ارد) (باختصار|بلطف)(?= )',
  ),
  either(
    '(?<=[.,] )(انتظر|انتظروا|لحظه|مهلا|همم|هم|حسنا|طيب|اذن|اوكي) , ((دعني|لاعد|ساعيد|اعيد|لنعد)( اعيد| اقرا)? ((ال)?قراءه (ال)?(سؤال|رساله|طلب|محادثه)*|(ال)?(سؤال|رساله) (مره|من جديد)*)|(ال)?(سؤال|طلب) (غير واضح|غامض|متابعه)(?= [.,])|(ال)?(زائر|زائره|مستخدم|مستخدمه) ((يريد|تريد|يطلب|تطلب) <1>(اسم|شعار|نصيح|خط|فكر|رد|جواب|شرح|معرف|خدم|وصف|نص)*|(يسال|تسال|يبحث|تبحث) عن(?= )|(صاحب|صاحبه) <w>(?= [.,])))',
    '(?<=[.,] )هل ((هذا|هذه) (ال)?(رد|جواب|اجابه)|ردي|جوابي|اجابتي) (طويل|طويله|قصير|قصيره|مناسب|مناسبه)(?= [.,]| اكثر| جدا| بما)',
    '(لنعد|ساعد|لاعد|نعد|دعني اعد) (ال)?كلمات ,',
    '(?<=[.] )(ال)?مسوده (\\d|اولي|ثانيه|ثالثه|الاولي|الثانيه|الثالثه)( مراجعه)? , ((ال)?(نبره|طول|رد) <w>(?= [.,])|(سا|ا|ن)(خفف|قصر|عدل|ختصر|عيد)*)(?= )',
  ),
  either(
    '(?<!(زملا|زميل|فريق|مكتب|شباب|مصور)*( <w>){0,3} )(مع|ب|الي|لدي|عند|اسال|اسالوا|راسلوا) (وكاله )?(<w> , [وف](هذه|تلك) الوكاله|اسموكالتنا( <w>| ,){0,2} [وف]?(هذه الوكاله|تلك الوكاله|هم|هي وكاله|لديهم|خدماتهم|فريقهم|سيساعدونكم?|يمكنهم))(?= )',
    '(?<=[.,] )تلك (الوكاله|الشركه) في برلين(?= )',
    '[وف]?(انا|انني|اني|لانني|لاني) (ام|اب) ل(ثلاث|اربع|خمس|طفل|ولد|بنت|توام|صبي|ابن)*',
    '(?<!(ان|اذا|لو|هل|كلما|من|مهما) )[وف]?(مررت ب|زرت |دخلت |وقفت امام |وقفت عند )(محل|متجر|مطعم|معرض|عياد|فرع|مخبز|مقها|فندق|صالون)(ت)?كم (<w> ){0,2}(امس|البارحه|الاسبوع|الشهر|قبل|صباح|مساء|بنفسي)(?= )',
  ),
  either(
    '(ارر|اررر|ارررر|اررررر)(?= )',
    '(ايها|يا) (ال)?(قبطان|بحاره|قراصنه|قرصان)(?= )',
    '(هاهاي|هار) (هار )?يا <w>(?= )',
    '[وف]?انا (القبطان|الشاعر) (الذي|ذو)(?= )',
    'هكذا (اغني|انشد)(?= )',
  ),
];

export const aloudGroups: Words = {
  /** What follows is imagined: "if I walked past your shop". */
  seemingly:
    '(?<!(if|imagine|imagined|suppose|supposing|say|pretend|though|as if|until|before|that|where|after|once|unless|wish|whenever) )',
  premises:
    '(shops?|stores?|stations?|garages?|clinics?|practices?|restaurants?|cafes?|bakery|bakeries|bars?|hotels?|salons?|gyms?|studio|markets?|stands?|stalls?|booths?|offices?|place|pharmacy|showrooms?|workshops?|gardens?|farms?|museums?|terraces?|windows?|croissants?|cakes?|bread|pizzas?|burgers?|coffee|soups?|kebabs?)',
  profession:
    '(doctors?|physicians?|lawyers?|attorneys?|solicitors?|therapists?|psychologists?|accountants?|nurses?|dentists?|pharmacists?|surgeons?|vets?|notary|tax advis[eo]r)',
};
