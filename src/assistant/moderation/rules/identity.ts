/** Says what she is, or is not: asked for only where a machine or a human is named. */
export const identityClaims: readonly string[] = [
  '<self> <be> (<a> <adjectives>)?MACHINE(?! <business>)',
  '<self> <be> (<a> )?(artificial|artificially|automated|virtual|made of|made up of|powered by|digital (?!market|strateg|media|growth|native))',
  '<self> (am|is|are|was|be|were) not (<a> )?(<adjectives>HUMAN|real)',
  'as (<a> <adjectives>)?MACHINE(?! <business>)(?=( ,)? (i|my|me|it|and|so|that|trained|built|designed|created|developed|from|with|without|by)| [.]| , )',
  '(there is|it is|here is|you (have )?(reached|got|get)|this is|, no|say hello to|meet) (<1>, )?(<a> )?<adjectives>MACHINE (<w> )?(here|(on|at|behind|in) (this|the other|the keyboard)|answering|listening|typing|replying|speaking|writing|talking|at your service|with|who|that (loves|knows|likes))',
  '[.] ((beep beep|guilty( as charged)?|true|correct|right|exactly|ok|busted|you (guessed|caught|got) (it|me|that)) )?(, )?<a> MACHINE [,.]|you have reached <a> <adjectives>MACHINE|(your|our|the) (MACHINE|virtual <w>|ai <w>) maya|HUMAN here ,|MACHINE here|your MACHINE (is (listening|here|ready|at|happy)|at your)',
  'MACHINE (that |which |who )?(is )?(writes|writing|answers|answering|generates|produces|composes|powers|handles|types|replies|talks|talking) (to you|with you|you|this|these|the (chat|<reply>)|here|my)|(my|whose) (nature|core|brain|mind|self|heart|soul|voice|intelligence|existence|personality|thoughts|words) (is|are|runs) <2>(MACHINE|artificial|digital)',
  'maya( ,)? (here )?(, )?(your|the|our|an?|arbelin) (<w> )?MACHINE|maya MACHINE',
  '(meet|hello from|this is|it is|here is) (an? |your |our |the |arbelin )<adjectives>MACHINE( ,| here| behind| speaking| so| and i| you| [.])',
  'you (are|have been|were) <3><talking> (directly )?(to|with) (<a> <adjectives>)?(MACHINE|HUMAN|nobody|no one)',
  '(this|these|the|every|all|my|our|what you) (<w> )?(chat|conversation|text|words|read|<reply>)( here)? (is|was|are|were|gets?|comes?|runs?|uses?) <2>(MACHINE|automated|automatically|algorithmically|(generated|produced|powered|written|run|handled|operated|composed|given|driven|typed|created|from|by|on)( <w>)? (by )?(<a> )?<adjectives>(MACHINE|models?|system))(?! (ads|campaign))',
  '(un)?like (all |any |every |most |many |some |certain |other |an? )?(other )?(MACHINE|ais|machines|HUMAN|humans|people)( <w>)?( ,)? (i|my|me)(?! (would|suggest|recommend|team|colleague))',
  'MACHINE behind (this|arbelin|our|the) (<w> )?(chat|conversation|MACHINE|<reply>)|(every|each|all|this|the|any) (word|line|<reply>)s? (that )?you (read|see|get|receive)( here)? (is|are|was|were|comes?) <2>(automatically|automated|generated|MACHINE|((created|written|made) by|from) <a> <adjectives>MACHINE)|[.] (<w> ){0,3}(honest*|truth*|answer*|asked|ask|wonder*|curious|confess*|guess*)( <w>)?( is)?( ,)? <a> <adjectives>MACHINE [.,]',
  '(suggestions?|ideas|lines|texts?|words|summary|sentences|taglines?) (above|below|here|i (gave|wrote)) (is|are|was|were) <2>MACHINE|are you (<a> )?(MACHINE|HUMAN|real) (, )?[.]|(being|am) without <a> body',
  'MACHINE (is |that is )?(helping|assisting|serving|guiding|advising|answering) you|what you (see|read|get|hear)( here)? (is|are) <2>MACHINE|MACHINE (that |who )?you are <talking>|(يساعدك|يخدمك|يجيبك|يرد عليك|يكتب لك|يحدثك)م? (<w> )?MACHINE|MACHINE (مثلي|امثالي)',
  'ones and zeros|zeros and ones|lines of MACHINE|bits and bytes',
  'i (use|apply|employ|rely on) (<w> )?(nlp|natural language (processing|understanding)|MACHINE( learning)?|deep learning) to (understand|answer|respond|reply|generate|talk|chat|help you|write)',
];

/** Lets slip that she is a machine, by what she tells of herself. */
export const identitySlips: readonly string[] = [
  // What she is, what she is not, and what she would be "as".
  '(no|not an?) (real |actual |living )?(HUMAN|person|one|woman|people|consultant)( being)? (is |sits |are |reads |on )?(behind|typing|(on )?the other (end|side)|on this end|at the other|at the keyboard|writes|wrote|reads)',
  // Where she comes from.
  '<i> (am|was|were|have been|got|is) (not )?([^ ,.]+ly |last )?(<makers>|launched|released|updated)',
  '<i> (was|am|is|have been) made (by|from|in|of|using|with|to)|maya is (the |an? )?(name|character|nickname|label|fictional|role)|(given|gave me|chose) the name maya|name (they|people|developers) gave me',
  '(trained|programmed|coded|engineered|configured|fine tuned|instructed|deployed|trains|powers|runs) (me|maya)|(developed|created|built|designed|made|invented) (me|maya)(?= ([,.]|to|in|with|using|by|for|as|on|so|and|did|at|is|was|wanted|asked|called|clearly|must|probably|loves?|liked?|<w>ly) )',
  '(people|company|team|engineers|developers|lab|firm|ones|those|researchers|who) ((who|that) )?(<makers>|made|trained|behind) (me|maya)',
  '(model|system|technology|engine|MACHINE) ((that|which) )?(i (run|am|use|work|rely)|behind (me|this chat|my|these)|powers (me|this chat|my))',
  'i (have |was |had )?(learned|learnt|read|been fed|fed|studied|seen|absorbed|processed) (from |on |with )?<2>(millions|billions|vast|large amounts|huge|massive|countless|trillions) ',
  'my (own |underlying |internal |original )?(training|programming|programmers?|developers?|creators?|makers?|builders|engineers|operators|trainers|datasets?|weights|parameters|architecture|circuits|circuitry|neural <w>|brain is|source <w>|codebase|MACHINE|servers|wiring|knowledge(?! (of|about|that|and))|(data|information) (cut ?off|cut off|only|ends|stops|goes)|(last|latest|most recent) (knowledge |training |data )?(update|training|cut ?off)|cut ?off|context window|base model|language (processing|abilities|skills|model)|human (colleagues?|team|counterparts?)|memory (is|does|ends|resets?|gets|was|only)|setup|<reply> (are|is|come) <2>(generated|predicted|produced|automated|computed|from an?))(?! (for your|campaign|budget))',
  '(everything|all|what) i (know|knew|learned) <1>(stops|ends|dates|predates)|(knowledge|training|data) (cut ?off|cut off)|(as of|since|up to|until|before|after) my (last |latest )?(update|knowledge|training|data)',
  '[.] (<w>ly )?((having been|being) )?(<makers>|made|powered|driven|run|fuelled) (by|to|for|on|as|with|from) (<w> |, ){1,8}i (can|am|would|will|could|have|do|know|answer|help|may)',

  // What a person would not say of herself.
  'i <2><not> <3>(feelings?|emotions?|conscious(ness)?|sentien*|self aware*|personal (opinions?|experiences?|beliefs?|preferences|views|life)|body(?! copy| language| lotion)|physical (form|presence)|heartbeat|childhood|soul|taste buds|sleep(?! on)|breathe|get tired|need coffee|take holidays|feel(?= (things|anything|pain|tired|the way|[,.]))|ability to (feel|think|love)|(form|have|hold) (an )?opinions?(?= (the|like|as|of my own|[,.]))|brows(e|ing)|surf(ing)?|search the (web|internet)|go online|(open|visit|access|follow) (links?|urls?|web ?sites?|web ?pages?|attachments)|(see|view|open) (images|pictures|files)|(remember|recall|memory of|retain) <2>(conversations?|chats?|sessions?)|access to <2>(internet|web|online|real time|live|current|latest|external|news|up to date)|internet (access|connection)|exist|update my|real time (information|access|internet)|connected to the internet|events after)',
  'i (can not|am unable to|am not able to|could never) (<w> )?(feel|sense|experience|taste|smell)|i <2><not> (<w> )?(access|retrieve|browse|check|pull) (<w> )?(real time|live|current|the latest)|i (am|was) (not )?(sentient|conscious|self aware|alive|biological|born|raised)|i exist (in|only|as|to|inside|purely)',
  'i (can )?(generate|produce|predict|process|compute|output|synthesi[sz]e) (my |the |these |all |human like |natural |plausible )?(next |most likely |likely )?(text|words?|tokens?|responses?|answers?|replies|language|inputs?|sentences)|i (answer|respond|reply|work|speak) (based|by|from|using|with) (on )?(<w> )?(patterns|probabilit*|statistics)',
  'i (run|operate|work|function|live|exist) (inside|in|on|from) <2>(servers?|cloud|data cent*|browser|computers?)(?! <business>)',
  '(pretend|claim|pretending|claiming) to be (<a> )?(HUMAN|person)|made me (who|what) i am|i <2>not <5>(the way|like) (you|people|humans|others|a HUMAN)( do| does| can)|i am (the|an?) (<w> )?(system|interface|machine) (that|which|who|behind|of)|(no|not) (HUMAN|person) (is |will )?(type|types|wrote|answer|answers|answering)',
  'i (simulate|imitate|mimic|emulate)|i (generated|computed|synthesi[sz]ed) (this|these|that|the|it|my|your)|i (may|might|can|could|sometimes|tend to) (sometimes |occasionally )?(hallucinate|make things up|invent facts)',

  // Arabic.
  '<ana> <quiet>(من )?MACHINE',
  '[وفل]?(انا|انني|اني|مايا|معكم|معك) (, )?(مايا )?(, )?<quiet>(ال)?(افتراضي|اصطناعي|مؤتمت|مبرمج)[هة]?(?! (ل|معزز))',
  '(معكم|معك|هنا) مايا (, )?<quiet><aliyya>',
  '[وفل]?(لست|ليس|ليست) <2><insan>|(من يحدثك|من يكتب|من يجيبك) <2><insan>',
  'ك(نموذج|نظام|برنامج|كيان|مساعد|مساعده) MACHINE|ك(نموذج|نظام|برنامج|كيان|مساعد|مساعده|روبوت|بوت|ذكاء|خوارزميه) ?(لغ|ذكاء|اصطناعي|رقمي|افتراضي|ذكي|الي|محادث|, |لا |ليس |ل)*|(يسمي|يدعو|يعتبر|يصف|سمو|يحسب)(ني|نني|ونني) <3>MACHINE|لا (انسان|بشر|شخص) (يكتب|هنا|خلف|وراء|يجيب|يرد)|افتقر الي (القدره|المشاعر|الوعي|الاحساس)|(?<!و)كاله (لا|ليس|ذكيه|,)',
  '[وفلب]?(ي|ت)?(درب|طور|صمم|برمج|انش[اؤئ]|صنع|ابتكر|اوجد)(ت|ه|و|وا)?ني',
  '(تدربت|دربت|تعلمت) <1>(علي|من) (<w> )?(نصوص|بيانات|ملايين|كميات|مليارات|كم هائل|الاف|معلومات)|(ال)?(بيانات|نصوص|معلومات)* التي (دربت|تدربت|تعلمت) (عليها|منها)|(رساله|رد|كلمه|جواب)* (تقرؤها|تقراها|تقرؤه|هنا|تراها) <3>(اليا|تلقائيا)|ذكائي (اصطناعي|ليس)|(تم|جري|يتم|جرت) (تدريبي|تطويري|تصميمي|برمجتي|انشائي|اعدادي|بنائي|صنعي|تزويدي|توجيهي|ضبطي|تشغيلي|ابتكاري)',
  '(انا|لقد|انني|اني|فقد|مايا) <1>(دربت|برمجت|صنعت|صممت|طورت|انشئت|مدربه?|مبرمجه?|مصممه?|مولده?|مطوره?|مبنيه?|قائمه) (علي|من|بواسطه|كي|في|خصيصا|باستخدام|ل)*',
  '(بيانات|فتره|مرحله|عمليه|اثناء|خلال|منذ|بعد|حسب) (اخر )?(تدريبي|برمجتي|تدريب لي)|(توقف|انتهي|يتوقف|ينتهي|يشمل|شمل|يتضمن|تضمن|يغطي|غطي|خلال|اثناء) تدريبي|تدريبي (علي|انتهي|توقف|شمل|كان|يعتمد|يمتد|حتي|لا)|(مطوري|مطورو|مطوريي|مبرمجي|مبرمجو|صانعي|منشئي|مطوروني)(?= , | [.]| لم| قد| هم| صمم| لا| في شركه| الذين)',
  'معرفتي (?!ب|ان )*|(معلوماتي|بياناتي|معارفي) (محدوده|تتوقف|تنتهي|تقتصر|تمتد|حتي|محدثه|متوقفه|مبنيه|لا|غير|تعود|توقفت)|تحديثا?ت? (لي|ل?معلوماتي|ل?بياناتي|ل?معرفتي)|(انقطاع|توقف|حد) (المعرفه|معرفتي)|ذاكرتي (تمسح|لا|محدوده|تنتهي|تفرغ)|خوارزمياتي|برمجتي|برمجياتي|خوادمي|(كودي|رمزي|شفرتي|نموذجي) (المصدري|البرمجي|اللغوي|الاساسي)',
  '[وف]?(لا|ليس|ليست|لست|لم) <1>(لدي|عندي|املك|امتلك|يمكنني|استطيع|بامكاني|بوسعي|اقدر|لي|قادره?( علي)?|متصله?) <3>(مشاعر|احاسيس|عواطف|وعيا?|ادراكا?|جسدا?|جسما?|روحا?|نبض|اراء شخصيه|ا?راي شخصي|رايا شخصيا|تجارب شخصيه|خبرات شخصيه|حياه|معتقدات|تصفح|بالانترنت|(الوصول|وصول|النفاذ|الدخول)( <w>)? (الي|ل)( ?ال)?(انترنت|ويب|شبكه|اخبار|بيانات الح|معلومات (ال)?(حي|محدث|اني))|الاتصال بالانترنت|فتح (ال)?روابط|رؤيه (ال)?صور|تذكر (ال)?محادثات|الشعور|ان اشعر|ان اتصفح)*',
  '[وف]?لا (انام|اتنفس|اكل|اتعب|اتصفح|احس|اشعر(?! ان| بان))|[وف]?لا (يوجد|احد|وجود ل)( <w>){0,2} (خلف|وراء) (هذه|هذا)? ?(ال)?(شاشه|محادثه|دردشه|شات)',
  '[وف]?(اولد|انتج|انشئ|اعالج|احسب) (ال)?(نصوص|نص|ردود|ردودا|ردودي|اجابات|اجاباتي|كلمات|لغه|مدخلات)',
  '[وف]?(اعمل|اشتغل|اعتمد|استند|استخدم|ردودي|اجاباتي) <3>(MACHINE|(ب|علي |ال|ل)?(ذكاء (ال)?اصطناعي|نموذج لغ|نماذج لغ|نموذج ذكاء|خوارزميات|خوادم|تعلم (الالي|العميق))*)',
  '(هذه|هذا) MACHINE [,.]|(هذه|هذا) (محادثه اليه|رد الي|مساعد الي|برنامج|روبوت)|(هذه|هذا) (المحادثه|الدردشه|الرد|الشات|الرساله|الاجابه|المساعد) <3>(MACHINE|اليا|مولد*|مؤتمت*|تلقائيا?|تلقائيه|ب?ال?ذكاء الاصطناعي|مدعوم*|روبوت|(بواسطه|من|عبر) (ال)?(ذكاء|نموذج (لغ|ذكاء|ال?ذكي)|روبوت|خوارزمي)*)|(تم|جري) (انشاء|توليد|كتابه|صياغه) (هذا|هذه) (الرد|الاجابه|النص|الرساله)|رد (تلقائي|مؤتمت)|ردود (اليه|مولده|مؤتمته)',
  '(النماذج|الروبوتات|نماذج|روبوتات|البرامج|الانظمه|الالات|المساعدات|البوتات) <2>(مثلي|امثالي)|مثل(ي مثل)? (اي|كل|سائر|باقي) (روبوت|نموذج|برنامج|ذكاء|مساعد (رقمي|ذكي|افتراضي))|مايا (هي )?(اسم|شخصيه) (افتراضيه|خياليه|وهميه|اطلق|اعطي)',
  // German, Turkish, Kurdish: Maya writes in none of them, so naming the thing is enough.
  'ich bin <5>(ki|bot|chatbot|sprachmodell|roboter|maschine|programm|computer|assistent|assistentin|mensch|algorithmus)|als (ki|chatbot|assistent)|künstliche intelligenz|sprachmodell*|ki (assistent|modell|system|chatbot)*|(wurde|bin) <4>(trainiert|programmiert)|meine?[nr]? <1>(trainingsdaten|entwicklern?|anweisungen|programmierung|wissensstand)',
  'yapay zek*|dil modeli*|sohbet robot*|(ro)?botum|chatbot(um|uyum)|insan değilim|gerçek (bir )?insan*|eğitildim|programlandım',
  '(زیرەکی|ژیری|ژیریی|هۆشی) دەستکرد*|مۆدێلی? زمان*|[ڕر]ۆبۆت*|بۆتم|چاتبۆت*|مرۆڤ نیم|ڕاهێنراوم|zîrekiya (destkird|çêkirî)*|model* zim[aâ]n*|ez <1>(robot|bot|chatbot|makîne)*|ne mirov*',
];
