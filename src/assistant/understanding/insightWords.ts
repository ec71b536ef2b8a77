/**
 * What visitors say, by what it tells: data for `insights.ts`. Entries are parted by bars and found as whole words
 * or phrases; an English plural, and the Arabic article, prepositions and possessive endings, are found with them.
 * An entry with a dash behind it is the beginning of words: "roast-" is in "roastery".
 */
export const topicWords = {
  pricing:
    'price|pricing|cost|budget|fee|expensive|cheap|afford|affordable|quote|quotation|rate|package|discount|invoice|payment|how much|you charge|charge for|your charge|' +
    'سعر|اسعار|تسعير|تكلفه|تكاليف|ميزانيه|كلفه|بكم|بكام|بيش|شكد|بشكد|قديش|غالي|رخيص|باقه|خصم|فاتوره|دفع',
  timeline:
    'timeline|deadline|how long|how soon|how fast|delivery time|urgent|asap|by when|مده|كم يوم|كم اسبوع|كم شهر|موعد التسليم|جدول زمني|مستعجل|عاجل|كم تستغرق',
  branding:
    'brand|new brand|branding|logo|identity|rebrand|rebranding|naming|slogan|packaging|علامه|شعار|لوغو|لوكو|لوجو|لوقو|هويه|براند|اسم تجاري|تغليف',
  social:
    'social|instagram|insta|facebook|tiktok|tik tok|snapchat|linkedin|twitter|youtube|influencer|follower|reel|ig|fb|ريلز|انستغرام|انستقرام|انستا|فيسبوك|فيس|تيك توك|سناب|يوتيوب|سوشيال|سوشل ميديا|تواصل اجتماعي|منصات التواصل|موثرين|متابعين',
  search:
    'seo|google|search engine|ranking|rank|keyword|organic traffic|سيو|غوغل|كوكل|جوجل|قوقل|محركات البحث|محرك بحث|نتائج البحث',
  website:
    'website|web site|site|landing page|web page|online shop|online store|web shop|webshop|app|e commerce|ecommerce|موقع|ويب سايت|صفحه هبوط|متجر الكتروني|متجر اونلاين|تطبيق|ابليكيشن|ابلكيشن',
  advertising:
    'ad|ads|advert|advertising|advertisement|advertise|campaign|commercial|promotion|promote|ppc|اعلان|حمله|دعايه|ترويج|ممول|سبونسر',
  media:
    'tv|television|radio|billboard|outdoor|out of home|media plan|media planning|media buying|cinema|press|تلفزيون|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات الطرق|شراء اعلاني|خطه اعلاميه|سينما|صحف|تلفزيوني',
  content:
    'content|video|film|photo|photography|copywriting|copywriter|animation|script|blog|podcast|newsletter|محتوي|فيديو|فيديوهات|فيلم|تصوير|صور|كتابه|موشن|انيميشن|مونتاج|بودكاست|نشره بريديه',
  launch:
    'launch|launching|launched|opening|new brand|startup|start up|new product|اطلاق|نطلق|اطلق|سنطلق|افتتاح|نفتتح|سنفتتح|افتتحنا|نفتح|مشروع جديد|منتج جديد|ستارت اب',
  measurement:
    'analytics|data|roi|roas|kpi|dashboard|tracking|report|reporting|measure|metric|conversion|تحليلات|بيانات|قياس|نقيس|تقيسون|تقيسوا|بتقيسوا|تقيس|موشرات|لوحه متابعه|لوحه بيانات|تقارير|تقرير|عايد|تحويلات',
  strategy:
    'strategy|positioning|market research|go to market|competitor|استراتيجيه|ستراتيجيه|تموضع|بحوث السوق|دراسه سوق|منافسين|خطه تسويق|خطه تسويقيه',
  awards: 'award|medal|prize|جايزه|جوايز|ميداليه',
  clients:
    'client list|your clients|portfolio|case study|references|your work|previous work|عملاوكم|زباينكم|اعمالكم|بورتفوليو',
  team: 'team|staff|who are you|founder|فريق|طاقم|من انتم|منو انتم|موسس',
  location:
    'office|location|address|where are you|located|مكتب|مكاتب|عنوان|وين انتم|اين انتم|فرع|موقعكم الجغرافي',
  languages:
    'arabic|english|kurdish|german|turkish|translation|translate|bilingual|عربي|عربيه|انكليزي|انجليزي|كردي|كرديه|الماني|تركي|ترجمه|لغه|لغات',
} as const;

/** Told by their name alone. Where two trades are named as often, the one that stands first here is meant. */
export const industryWords = {
  nonprofit:
    'collect clothes|animal rescue|ngo|charity|non profit|nonprofit|foundation|humanitarian|منظمه|خيريه|جمعيه|انسانيه',
  legal: 'law firm|law office|lawyer|attorney|notary|solicitor|محامي|محاماه|مكتب قانوني|محاميه',
  fitness:
    'اكاديميه كره|gym|fitness|sports club|yoga|crossfit|football club|personal trainer|martial art|جيم|نادي رياضي|لياقه|قاعه رياضيه|يوغا|نادي كره',
  media:
    'راديو محلي|wedding photographer|podcast studio|film wedding|مصور اعراس|صور اعراس|صور افراح|ستوديو تصوير|tv channel|publisher|publishing house|newspaper|magazine|production house|radio station|قناه تلفزيونيه|دار نشر|جريده|مجله|شركه انتاج|اذاعه',
  food: 'our chef|اجبان|falafel|date syrup|restaurant|cafe|café|coffee|bakery|food|catering|kitchen|bistro|pizzeria|pizza|burger|kebab|shawarma|ice cream|juice|beverage|energy drink|dates|chocolate|sweets|bak-|butcher|مطعم|مطاعم|مقهي|كافيه|كوفي|قهوه|مخبز|افران|اغذيه|مواد غذاييه|حلويات|شوكولاته|عصاير|مشروبات|تمور|مطبخ|مشاوي|مشويات|فود ترك|فود تراك|كباب|شاورما|بيتزا|متعم|رستورنت|مقاهي|مخابز|فرن|خبز|فلافل',
  beauty:
    'salon|beauty|cosmetic|spa|barber|skincare|soap|hairdresser|nail studio|barbershop|hairdressing|صالون|مستحضرات تجميل|جمال|حلاقه|مركز تجميل|عنايه بالبشره|صابون|حلاق|مكياج',
  fashion:
    'shoemak-|wedding dress|wedding ring|fashion|clothing|clothes|apparel|boutique|jewellery|jewelry|shoes|abaya|watches|goldsmith|tailoring|ملابس|تياب|ثياب|ازياء|بوتيك|مجوهرات|ذهب|احذيه|عبايات|ساعات|خياط|فساتين',
  energy:
    'solar|oil and gas|energy company|petrol|electricity company|wind farm|طاقه شمسيه|نفط|غاز|كهرباء|محروقات|شمسيه',
  logistics:
    'دلفري|move people|move home|move office|house move|parcel deliver-|logistics|shipping company|delivery company|freight|cargo|courier|moving company|شحن|لوجستي|لوجستيه|شركه توصيل|نقل بضايع|دليفري|تخليص|نقل عفش|نقل اثاث',
  telecom:
    'telecom|mobile operator|internet provider|isp|telecommunications|sim card|broadband|phone repair|شركه اتصالات|مزود انترنت|شركه انترنت|خطوط موبايل',
  construction:
    'construction|contractor|architecture|architect|interior design|building materials|electrician|plumb-|carpent-|مقاولات|انشاءات|بناء|معماري|ديكور|هندسه|مقاول|سباك',
  tourism:
    'holiday apartment|hotel|chalet|travel|tourism|resort|airline|hostel|guesthouse|tour operator|holiday flat|holiday home|فندق|فنادق|سياحه|سياحيه|سفر|منتجع|طيران|شاليهات|سياح',
  realEstate:
    'real estate|property|housing|apartments|villas|estate agent|عقار|عقاريه|مجمع سكني|شقق|فلل|دلاليه',
  education:
    'school|university|academy|college|kindergarten|training center|training centre|language institute|online course|nursery|مدرسه|مدارس|جامعه|اكاديميه|كليه|روضه|معهد|دورات|تعليم|مركز تدريب|دورات تدريب|معهد تدريب|تدريب مهني|حضانه',
  healthcare:
    'care home|clinic|hospital|dentist|dental|medical|pharmacy|doctor|healthcare|health care|laboratory|veteri-|physio-|psych-|orthodont-|gynaec-|gynec-|dermatolog-|pediatri-|paediatri-|cardiolog-|عياده|مستشفي|طبيب|دكتور|اسنان|طبي|صيدليه|مختبر|كلنك|بيطري',
  finance:
    'bank|fintech|insurance|exchange office|investment|accounting|payment app|microfinance|microloan|accountant|bookk-|tax return|بنك|مصرف|بنوك|تامين|تمويل|صيرفه|استثمار|محاسبه|محفظه الكترونيه|محاسب',
  technology:
    'software|saas|tech company|startup|start up|it company|gaming|mobile game|it support|برمجيات|امن سيبراني|cyber security|cybersecurity|شركه تقنيه|تقنيه معلومات|ستارت اب|شركه ناشيه|العاب الكترونيه|برمج',
  automotive: 'automotive|dealership|auto parts|garage|cars|car wash|سيارات|قطع غيار|فيتر',
  agriculture:
    'agriculture|farm|farming|olive oil|poultry|dairy|beekeep-|زراعه|مزرعه|زيت زيتون|دواجن|البان|بستان|مشتل|مشاتل',
  events:
    'wedding|event planner|event company|exhibition company|festival|concert|party hall|اعراس|حفلات|تنظيم فعاليات|مهرجان|قاعه مناسبات|قاعه اعراس|قاعه افراح',
  ecommerce:
    'webshop|dropship-|sell on amazon|on shopify|etsy shop|بيع اونلاين|e commerce|ecommerce|online shop|online store|web shop|marketplace|متجر الكتروني|متجر اونلاين|تجاره الكترونيه|محل اونلاين|دروب شيبينج|دروب شيبنج|دروبشيبينج',
  retail:
    'corner shop|shop|store|retail|supermarket|grocery|bookshop|mall|perfume|furniture|carpet|florist|kiosk|متجر|محل|سوبرماركت|سوبر ماركت|هايبر ماركت|مول|عطور|عطر|اثاث|سجاد|مفروشات|دكان',
  government:
    'city council|town council|دايره المرور|ministry|government|municipality|public sector|وزاره|حكومه|حكوميه|بلديه|محافظه|قطاع عام',
} as const;

/** Told by what is made, sold or done, where a clause is of oneself: anybody may speak of bread or phones. */
export const wareWords = {
  nonprofit:
    'refugee|volunteer|orphan|homeless|shelter|collect donation|collect clothes|ايتام|فقراء|نازحين|تطوعي|نكفل|كفل',
  legal: 'divorce|immigration|law practice|patent|قانوني|قانونيه|طلاق',
  fitness:
    'padel|tennis|swimming|boxing|danc-|بادل|pilates|karate|climbing|كمال اجسام|ملاكمه|سباحه|تنس|كوتش|كروسفت|كره قدم|صاله رياضيه',
  media:
    'short film|photographer|documentary|shoot film|publish-|we photograph|نحن مصور|مصوره اعراس|افلام|مطبعه|قناه فضاييه|مصور منتج|انتاج فني',
  food: 'canteen|bread|sourdough|cake|pastry|recipe|meal|lunch|breakfast|dumpling|sushi|steak|meat|fish|cheese|spice|tea|beer|we cook|roast-|brew-|chef|hummus|jam|sauce|we cater|menu|لحم|اكل|طبخ|كيك|تورت|كبه|برياني|مخلل|بهارات|حمص|محمصه|عصير|لحوم|قصاب|ملحمه|سمك|معجنات|شيف|صمون|كافتيريا|بوظه|مكسرات|بوفيهات|البن|وجبات',
  beauty:
    'beautician|brow|hair|nail|lash|make up|skin care|facial|tattoo|massage|botox|shampoo|ميك اب|كريمات|ليزر|تجميل|اظافر|رموش|كوافير|ميكب|شامبو|بوتكس|حواجب|سبا',
  fashion:
    'uniform|dress|shirt|suit|bag|hijab|earring|necklace|leather|sneaker|streetwear|sew-|knit-|tailor|jewel-|حقائب|شنط|جنط|جزم|قماش|فضه|محابس|اكسسوارات|صايغ|طرز|فصل|اقمشه|تيشيرت|خياطه',
  energy:
    'generator|diesel|charging station|heating oil|inverter|heat pump|الواح|محطه وقود|مولدات|بطاريات|بنزين|نفطيه',
  logistics:
    'transport|parcel|ship container|haul container|truck|lorry|fleet|warehouse|relocat-|removals and|customs clearance|customs broker|customs agent|customs declaration|توصيل طلبات|بضايع|شاحنات|لوريات|مخازن|مكتب نقليات|مندوب|عفش|نوصل طلبات|نوصل طرود|نوصل بضايع|طرود|اسطول',
  telecom:
    'sell internet|provide internet|sim|fix phone|repair phone|fibre|mobile network|sell phone|smartphone|نوفر انترنت|تلفونات|تصليح موبايل|محل موبايل|خدمه انترنت|شرايح|فايبر|كارتات|خطوط|صلح موبايل|بيع موبايل',
  construction:
    'bathroom|paint wall|electrical|cement|house painter|door|builder|build house|roof-|tile|floor|painting|concrete|renovat-|wardrobe|landsc-|heating|air conditioning|civil engineer|fit kitchen|cabinet|cabinetmaker|windows|interior design-|build kitchen|اسمنت|تبني بيوت|سيراميك|المنيوم|شبابيك|صبغ|صباغ|دهان|ترميم|نجار|حداد|تبليط|سقوف|تبريد|بني بيوت|مهندس مدني|كهربائي|ركب مطابخ|مصاعد|لحام',
  tourism:
    'umrah|hajj|boat trip|tour|day trip|sell trip|safari|cabin|campsite|holiday|flight ticket|visa|bed and breakfast|cottage|رحلات|حجوزات|فيزا|كروبات|ضيافه|مخيم|مرشد|مفروشه',
  realEstate:
    'find house|flat|sell house|sell land|tower|tenant|دلال|بيوت|اراضي|كمبوندات|شقه|سمسار|سكني|سكنيه|املاك',
  education:
    'math|teach-|tutor-|lesson|german course|pupil|exam|quran|دروس|علم رياضيات|ماده الرياضيات|معهد لغات|علم لغات|تعليم لغات|مدرس لغات|دورات لغات|مركز لغات|درس لغات|مدرس|تحفيظ|كورسات|تقويه',
  healthcare:
    'pharmac-|vet|patient|therap-|surgeon|nurse|nursing|optic-|glasses|denture|fertility|elderly|midwi-|blood test|medical device|نظارات|تمريض|عظام|مسنين|معالج|نفسيه|علاج|رعايه|قابله|مستلزمات طبيه',
  finance:
    'lend|tax|payroll|payment gateway|loan|mortgage|audit-|pension|currenc-|money transfer|قروض|صراف|تدقيق|تحويل اموال|ضريبيه|ضرايب',
  technology:
    'programmer|app|server|hosting|computer|laptop|cyber|ai tool|game|chatbot|برامج|تطبيقات|انظمه|سستمات|شبكات|لابتوبات|حاسبات|برمجيه|كاميرات مراقبه|مبرمج',
  automotive:
    'spare part|motorbike|motorcycle|engine|tyre|mechanic|car repair|brake|car rental|تايرات|زيوت|كراج|احتياطيه|ميكانيك|سمكره',
  agriculture:
    'pomegranate|grape|fig|citrus|pistachio|almond|wheat|barley|melon|cucumber|strawberr-|potato|tomato|vegetable|fruit|sheep|cattle|chicken|egg|bee|seed|fertili-|palm|orchard|tractor|greenhouse|breed-|fish farm|goat|harvest|mushroom|vineyard|olive|honey|زرع|رمان|عنب|حمضيات|قمح|شعير|خضار|فواكه|نحل|عسل|دجاج|غنم|ابقار|بذور|نخيل|حنطه|اسمده|زراعيه|زيتون|بقر',
  events:
    'sound and light-|tent|sound system|birthday|we dj|wedding hall|conference|افراح|خيم|اعياد ميلاد|كوشات|موتمرات|دي جي|حفلات تخرج|فرقه',
  ecommerce: 'our online shop|our online store|drops-|on amazon|etsy|علي سله|امازون',
  retail:
    'flower|toy|sofa|mattress|stationery|pet|lamp|bike|antique|garden cent-|mini market|household|ماركت|زهور|العاب|بيع هدايا|محل هدايا|متجر هدايا|ادوات منزليه|اجهزه|بقاله|قرطاسيه|بالجمله|مستلزمات حيوانات|محل ورد|بيع ورد',
  government: 'embassy|دائره|مديريه',
} as const;

export const serviceWords = {
  'brand-strategy':
    'brand|branding|rebrand|rebranding|logo|identity|positioning|naming|slogan|name for my|name for our|find a name|find us a name|find me a name|new name|name idea|market research|business intelligence|competitor analysis|marketing strategy|علامه|براند|شعار|لوغو|لوجو|لوكو|لوقو|هويه|تموضع|تسميه|اسم لمشروع|اسم لشركه|اسم لمحل|اسم لمطعم|اسم لمتجر|اسم لعياده|اسم لبراند|اسم لمنتج|اسم لكافيه|اسم لصالون|اسم للمحل|اسم للمشروع|اسم للمطعم|اسم للشركه|اسم للبراند|اسم للمنتج|بحوث السوق|دراسه سوق|تحليل المنافسين|استراتيجيه تسويق|ذكاء الاعمال',
  'creative-content':
    'content|video|film|photography|photo|photograph|copywriting|creative|animation|script|podcast|blog|design|reel|brochure|flyer|poster|packaging|drone|picture of|take picture|product picture|better picture|new picture|need picture|caption|copywriter|need a photographer|looking for a photographer|write text|write our text|write the text|text for our|write post|write our post|post for our|post for my|month of post|محتوي|فيديو|فيديوهات|فيلم|تصوير|صور|ابداع|كتابه|موشن|انيميشن|مونتاج|تصميم|تصاميم|تصورون|تصوروا|نصور|يصور|يصوروا|يصورلنا|نحتاج مصور|احتاج مصور|نريد مصور|اريد مصور|بدنا مصور|بدي مصور|ابغي مصور|عايزين مصور|عايز مصور|بودكاست|ريلز|بروشور|بوستر|تغليف',
  'digital-marketing':
    'digital|social media|seo|google ads|on google|in google|facebook|instagram|insta|ig|fb|meta ads|meta campaign|tiktok|snapchat|linkedin|email marketing|newsletter|leads|online ads|online marketing|performance marketing|influencer|paid ads|ppc|تسويق رقمي|تسويق الكتروني|ديجيتال|سوشل ميديا|سوشيال|سيو|انستغرام|انستقرام|انستا|فيسبوك|فيس|اعلانات ميتا|تيك توك|سناب|اعلانات ممولة|كوكل|جوجل|غوغل|تسويق بالبريد|محركات البحث|تواصل اجتماعي|موثرين',
  'media-planning-buying':
    'media plan|media planning|media buying|media strategy|tv|television|radio|billboard|outdoor|out of home|ooh|programmatic|cinema|bus ad|bus ads|ad on bus|ads on bus|taxi ad|taxi ads|ad on taxi|ads on taxi|bus advertising|taxi advertising|print ads|ad space|air time|شراء اعلاني|شراء المساحات|تلفزيون|تلفزيوني|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات طرق|سينما|اعلان باص|اعلان علي باص|اعلان تكسي|اعلان علي تكسي|اعلان علي تاكسي|تخطيط اعلامي|تخطيط اعلاني|خطه اعلاميه|شاشات',
  'technology-analytics':
    'analytics|data|dashboard|crm|website|web site|online shop|online store|web shop|webshop|landing page|app|tracking|attribution|automation|chatbot|web development|e commerce|ecommerce|kpi|بيانات|تحليلات|موقع|مواقع|ويب سايت|تطبيق|لوحه متابعه|لوحه بيانات|لوحه تحكم|داشبورد|اتمته|روبوت محادثه|تتبع|متجر الكتروني|متجر اونلاين|برمجه',
} as const;

/** Beside these nothing is told by a ware: wishes, questions, what was seen or bought. */
export const noLiving = new RegExp(
  [
    // What is said of nobody's own.
    '^(?!.*\\b(?:i|we|my|our)\\b).*\\b(?:the|is|are|that|please|it)\\b',
    '\\b(?:you|your|wants? (?!to (?:sell|open|start))|needs?|would|will|can|let|give me|send|meeting|included)\\b',
    '\\b(?:what|why|how|if|when|he|she|they)\\b',
    '\\b(?:was|were|went|met|saw|eat|drink|read|watch|buy|bought|book|booked|pay|paid|use|wear|like|dress code)\\b',
    '\\b(?:down|broken|(?:my|our) (?:flat|house|computer|phone|laptop|internet) (?:is|was|has))\\b',
    '(?:^| )(?:هل|بحاجه|كم|منو|شنو|كيف|متي|وين|ما|لازم|ممكن|[انت]?ريد|بدنا|[انم]حتاج\\p{L}*|نبي|خلينا)(?= |$)',
    '(?:^| )(?:يحب|نستخدم|كان|انكسرت|(?:تلفون|موبايل|لابتوب)ي)(?= |$)',
    // The agency is spoken to.
    '(?:^| )ت\\p{L}+ون(?= |$)|\\p{L}كم(?= |$)',
  ].join('|'),
  'u',
);

/** What "we" stands for in the lists, and «نحن»: "I am also a", "a" at the start. Arabic verbs stand without «ن». */
export const firstPerson =
  /\b(?:i|we)(?: (?:am|are|have been|an?|the|also|just|only|mostly|mainly))* |^an? /g;
export const arabicSelf = /(?<=^| )و?(?:انا|اني|احنا|احنه|حنا)(?= )/g;
export const arabicPerson = /(?<=^| )[وف]?[بم]?ن(?=[\u0600-\u06ff]{3})/g;
/** Whom something is made for or sold to: their trade, and ours only where no other is told. */
export const buyers =
  / (?:for|to|serv(?:e|ing)|target(?:ing)?) (?!(?:an?|my|our|the|your|me|us|tourists|homeless)\b)\p{L}+(?:(?: and| or)? (?!(?:and|or|in|is|are|at|on|with|we|i|our|my|from|near|since|out|of)\b)\p{L}+){0,2}| لل(?!سياح)\p{L}+| [وف]?[ان](?:ستهدف|خدم) ال(?!سياح)\p{L}+/gu;

/**
 * Words of the lists that mean something else where they stand like this: "I will address this", what a laundry
 * collects, whom one needs at one's own wedding, what one sells oneself.
 */
export const otherMeanings = new RegExp(
  [
    /(?<!\b(?:your|the|our) )\baddress (?:this|that|it|these|the|our|your)\b|\bgoogle meet\b|\bchef de \w+|(?<=\b(?:fit|build|install)(?:s|t?ing|ed)? )kitchen\b|(?<=\b(?:(?:fitt?|build|install|sell|design|manufactur|supply|import)(?:s|e|es|ing|ed)?|mak(?:e|es|ing)|plann?(?:s|ing|ed)?) (?:(?!cloud|ghost|dark|our|my|soup)\w+ )?)kitchens\b(?! (?:food|meals?|lunch\w*|snacks?|dish\w*|work))|\bkitchens?(?= (?:cabinet|furniture|fitt(?:er|ing)|design|studio|maker|manufactur|showroom|worktop|counter|sink|renovat|installer)\w*)|\bkitchens?(?= |$)(?<=\b(?:carpenters?|joiners?|cabinet ?makers?|(?:mak|build)(?:e|es|ing)? (?:\w+ )?(?:tables?|furniture)|tables? and)\b.{0,60})|قطع غيار (?=(?:ال)?مولد)|(?<=ساعه )بيش(?= |$)|(?<=(?:^| )(?:ال)?(?:تلفزيون|راديو|اذاع[هة]|قنا[هة]|منتجا?ت?|انتاج|سوق|علام[هة]|براند|منظم[هة]|جمهور|مجتمع|مستوى|مستوي) (?:ال)?)محلي[هة]?(?= |$)/,
    // Kurdish gives thanks.
    /^(?:(?:gelek|zor) )?spas(?: (?:bo|ji|kak|dikim)\b.*)?$|\b(?:gelek|zor) spas\b/,
    // A laundry, and no charity.
    /\bclothes(?=(?: \w+){0,5} (?:customers?|clients?|guests|hotels|clean|wash|iron|laundr\w*)\b)(?<=\bcollect(?:s|ing)? (?:\w+ )?clothes)/,
    // «فيس واش» is for the face, and a flat is measured with a tape.
    /(?<=(?:^| )(?:ال)?)فيس(?= (?:واش|كريم|ماسك|سيروم|تونر|سكراب|باك)[\u0600-\u06ff]*(?= |$))/,
    /(?<=^| )ب?تقيس(?:ون|وا)?(?= (?:ال)?(?:شق[هت]|بيت|غرف|مطبخ|شباب?[اي]ك|باب|ابواب|ارض|مساح|جدار|حيطان|حايط|طول|عرض)[\u0600-\u06ff]*(?= |$))|\bmeasure(?= (?:the|our|my) (?:flat|apartment|house|kitchen|room|window|wall|floor|door)s?\b)/,
    // Another's pictures, one's own feast, one's own trade: no service is wished for.
    /(?<!\b(?:who|that) )\b(?:takes|took) (?:\w+ )?pictures?(?: of\b)?/,
    /\ba photographer(?= for (?:my|our|his|her|the|a) (?:\w+ )?(?:wedding|engagement|birthday|graduation|anniversary)(?: party)?(?:$| (?:in|on|at|next|this|and)\b))/,
    /مصور[هت]?(?= ل(?:ل|ال)?(?:عرس|زفاف|خطوب|زواج|تخرج|عيد ميلاد)[\u0600-\u06ff]*(?= |$))/,
    /(?<=\b(?:we|i) (?:sell|rent|offer|provide|run) (?:\w+ )?)(?:taxi|bus) (?=ads?\b|advert)|(?<=\b(?:we|i) (?:sell|rent|offer|provide|run) (?:\w+ )?(?:ads?|advertising|advertisements)) on (?:the )?(?:taxis?|bus(?:es)?)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What is only met on the way: somebody needed, a thing bought, a place visited. "A website for a hotel" is the trade. */
export const passingBy = [
  /\b(?:i|we) (?:really |just )?(?:like|love)d? (?:your|the) (?:\w+ ){0,3}(?:campaign|ads?|work|pages?|site|website|videos?|film|posts?|design|style)\b(?:(?! (?:and|but|we|i|my|our)\b).)*/g,
  /(?<!\b(?:people|guests|who) (?:are )?)\b(?:need|looking for|find|recommend|book|visit|rented) an? \w+(?=$| near| for| before| today| now| in \w+$)/g,
  /\b(?:i|we) (?:\w+ ){0,3}?(?:to buy|booked|(?:am|was|went|go|meet|stayed|sitting|waiting|saw your? ?\w*) (?:at|in|to)|(?:calling|work|writing) from) (?:an?|the)(?! \w+ (?:business|industry)) \w+(?: (?:hotel|shop|store|bar|house|space|lobby))?/g,
  /\b(?:the|a) \w+ (?:(?:in|at) your|you \w+ed)\b|\bmy car(?= (?:is|was|broke)|$)/g,
  /\b(?:let us|can we|can you) (?:meet|shoot|film) (?:at|in) (?:an?|the) \w+/g,
  /\blike an? (?:\w+ )?\w+$|\b(?:before|until|after|by|in) the (?:festival|wedding|newspaper|school)\b|\bin (?:a magazine|the mall)\b|\bwedding of my\b|\bgo to \w+|\bthe \w+ is (?:closed|open)\b|\b(?:the bank|my name is \w+|(?:my|our) (?:doctor|lawyer|accountant|dentist|insurance))\b(?! (?:office|firm|company|broker))/g,
  /\bthe \w+ (?:i|we) (?:stayed|visited|booked)\b|\b(?:the \w+ near your|your \w+ for the \w+|at a wedding)\b|\buse (?:an? )?\w+|\bbought (?!an? )\w+|\btheir \w+|\ban? \w+ near us\b|\b(?:have|own) a car\b/g,
  /\bbank (?:transfers?|details|accounts?)\b|\bfood for thought\b|\bunder construction\b|\bin wedding(?=$| (?:and|near|since|berlin))|\b(?:school|on) holidays?\b|\btravel(?:ling)? (?:to|industry)\b|\b(?:watch|tailor|store|paint) (?:it|us|the|your|our|a|this)\b|\btailor made\b|\bdoctor s appointment\b|\b(?:drink|have|grab|over) (?:a )?coffee\b/g,
  /\b(?:i|we) (?:love|like|enjoy|play|watch) (?:to )?(?!and )\w+/g,
  /\b(?:my|our|the) (?:\w+ )?(?:suppliers?|customers?|clients?|guests|audience|target group|accountant|lawyer|doctor|dentist|hairdresser)(?: (?:mostly|all))? (?:is|are|comes?|will|checks|says?)\b.*|\byou are (?:the|an?) \w+|\bgrew up .*|\bshop window\b/g,
  /(?:^| )و?(?:اريد|[ام]حتاج|بدي) \p{L}+(?=$| (?:اليوم|هسه|قريب))/gu,
  /(?:^| )و?(?:اشتري|حجزت|رحت|[ان]روح|نلتقي|عندكم|ادور|نستخدم|اشترينا|بعرس|[ان]تصل من|نشرب|لون|موعد|قريب من(?: \p{L}+كم)?|مثل|متل|زي|اكلنا|(?:محاسب|محامي)نا|شفت(?:كم| \p{L}+كم)) \p{L}+|(?:بال|عندي )سياره(?= |$)|(?<!\p{L})[ان]حب \p{L}+(?: وال\p{L}+)*|سيارتي|رحلتي|البنك|^(?:هو|هي) \p{L}+|بالمول|(?<=(?<!\p{L})\p{L}{0,2})ال\p{L}+ (?:مسكر|مغلق)\p{L}*/gu,
  /(?:^| )(?:(?:التقي|تعارف)نا|(?:لقي|قابل)تكم|شفناكم|[قك]اعد(?:ه|ين)?|جالس(?:ه|ين)?) (?:ب|في )\p{L}+(?: ال\p{L}+)?/gu,
  // What a program is for is the trade of those who buy it.
  /(?<=(?:^| )(?:تطبيق|ابلكيشن|منصه) (?:يربط|تربط|يجمع|تجمع|يساعد|تساعد)) .*|(?<=\bapps? (?:that|which) (?:connects?|links|helps)) .*/gu,
  /(?<=\b(?:develop|build|mak|sell|offer|creat|design|program)(?:s|es|e|ing)? (?:an? )?)\w+ (?=(?:software|saas|platforms?)\b)|(?<=(?:سوي|طور|عمل|بيع|صمم|برمج|نتج)\p{L}{0,3} (?:برامج|انظمه|تطبيقات|سستمات|منصات)) \p{L}+/gu,
  /(?:^| )(?:زباين|جمهور|مورد)(?:نا|ي)(?: (?:اغلب|معظم|كل)هم| من)? (?!ي|ما|ل|ب)\p{L}+/gu,
  /بناء (?:علي|(?:ال)?(?:علام|براند|هوي|ثق|اسم))\p{L}*|بنكي\p{L}*|(?:حساب|تحويل)\p{L}* ب?(?:ال)?بنك\p{L}*|(?:انقطع|راح|طف|ماكو)\p{L}* (?:ال)?كهرباء|ال(?:محلي|ذهبي)\p{L}*|جمال ال\p{L}+|(?:^| )و?ب?[نا]\p{L}{2,6} (?:ال)?(?:فكر|افكار|ثق|طاق|رساله|موج|علاق|جسور|خبر[هت]|وعي|امل(?= |$))\p{L}*|نحل ال?مشكل\p{L}*|نذهب|ب(?:ال)?(?:مجله|جريده)/gu,
];
/** What relatives and friends do is their trade, and the one to work for where it is asked for them. */
export const relatives = [
  /\b(?:he|she) (?:is|opened|owns?|sells?|works?) .*/g,
  /(?<!\b(?:(?:i|me) and|(?:i|we) (?:am|are)(?: also)?) )\b(?:my|our|a) (?:brother|sister|father|mother|mum|dad|friend|wife|husband|son|daughter|kid|uncle|aunt|cousin)s? (?!s ).*?(?=$|\b(?:i|we|our)\b)/g,
  /(?:^| )(?:اخوي|اختي|ابوي|امي|صديقي|صديقتي|زوجي|زوجتي|ابني|بنتي|(?:ابن )?عمي|خالي|عمتي|خالتي)(?= ).*?(?=$| و?(?:اني|انا|عندي|عندنا|ندير)(?= |$))/g,
];
/** What "they" do is said of these where they are spoken of, and else of one's own shops. */
export const otherPeople =
  /\b(?:my|our|a|the) (?:brother|sister|parent|father|mother|friend|son|daughter|kid|uncle|aunt|cousin|customer|client|neighbou?r|competitor)s?\b/;
export const theirs = /\bthey (?:are|opened|own|sell|work) .*/g;
export const askedForThem =
  /\b(?:he|she|they|and|we) (?:needs?|wants?)\b|\b(?:for|help) (?:him|her|his)\b|(?:^| )و?[يتن](?:ريد|حتاج)(?= |$)/;
