/**
 * What visitors say, by what it tells: data for `insights.ts`. Entries are parted by bars and found as whole words
 * or phrases; an English plural, and the Arabic article, prepositions and possessive endings, are found with them.
 */
export const topicWords = {
  pricing:
    'price|pricing|cost|budget|fee|expensive|cheap|afford|affordable|quote|quotation|rate|package|discount|invoice|payment|how much|' +
    'سعر|اسعار|تسعير|تكلفه|تكاليف|ميزانيه|كلفه|بكم|بكام|شكد|قديش|غالي|رخيص|باقه|خصم|فاتوره|دفع',
  timeline:
    'timeline|deadline|how long|how soon|how fast|delivery time|urgent|asap|by when|مده|كم يوم|كم اسبوع|كم شهر|موعد التسليم|جدول زمني|مستعجل|عاجل|كم تستغرق',
  branding:
    'brand|branding|logo|identity|rebrand|rebranding|naming|slogan|packaging|علامه|شعار|لوغو|لوكو|هويه|براند|اسم تجاري|تغليف',
  social:
    'social|instagram|insta|facebook|tiktok|tik tok|snapchat|linkedin|twitter|youtube|influencer|follower|reel|ريلز|انستغرام|انستقرام|انستا|فيسبوك|فيس بوك|تيك توك|سناب|يوتيوب|سوشيال|سوشل ميديا|تواصل اجتماعي|منصات التواصل|موثرين|متابعين',
  search:
    'seo|google|search engine|ranking|rank|keyword|organic traffic|سيو|غوغل|كوكل|جوجل|قوقل|محركات البحث|محرك بحث|نتائج البحث',
  website:
    'website|web site|site|landing page|web page|online shop|online store|app|e commerce|ecommerce|موقع|ويب سايت|صفحه هبوط|متجر الكتروني|تطبيق',
  advertising:
    'ad|ads|advert|advertising|advertisement|advertise|campaign|commercial|promotion|promote|ppc|اعلان|حمله|دعايه|ترويج|ممول|سبونسر',
  media:
    'tv|television|radio|billboard|outdoor|out of home|media plan|media planning|media buying|cinema|press|تلفزيون|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات الطرق|شراء اعلاني|خطه اعلاميه|سينما|صحف|تلفزيوني',
  content:
    'content|video|film|photo|photography|copywriting|copywriter|animation|script|blog|podcast|newsletter|محتوي|فيديو|فيديوهات|فيلم|تصوير|صور|كتابه|موشن|انيميشن|مونتاج|بودكاست|نشره بريديه',
  launch:
    'launch|launching|launched|opening|new brand|startup|start up|new product|اطلاق|نطلق|اطلق|سنطلق|افتتاح|نفتتح|سنفتتح|افتتحنا|نفتح|مشروع جديد|منتج جديد|ستارت اب',
  measurement:
    'analytics|data|roi|roas|kpi|dashboard|tracking|report|reporting|measure|metric|conversion|تحليلات|بيانات|قياس|نقيس|موشرات|لوحه متابعه|تقارير|تقرير|عايد|تحويلات',
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

export const industryWords = {
  food: 'restaurant|cafe|café|coffee|bakery|food|catering|kitchen|bistro|pizzeria|pizza|burger|kebab|shawarma|ice cream|juice|beverage|dates|chocolate|sweets|مطعم|مطاعم|مقهي|كافيه|كوفي|قهوه|مخبز|افران|اغذيه|حلويات|شوكولاته|عصاير|مشروبات|تمور|مطبخ|مشاوي|كباب|شاورما|بيتزا|متعم|رستورنت',
  fashion:
    'fashion|clothing|clothes|apparel|boutique|jewellery|jewelry|shoes|abaya|watches|ملابس|ازياء|بوتيك|مجوهرات|ذهب|احذيه|عبايات|ساعات',
  beauty:
    'salon|beauty|cosmetic|spa|barber|skincare|perfume|soap|hairdresser|nail studio|صالون|مستحضرات تجميل|عطور|عطر|جمال|حلاقه|مركز تجميل|عنايه بالبشره|صابون',
  ecommerce:
    'e commerce|ecommerce|online shop|online store|web shop|marketplace|متجر الكتروني|متجر اونلاين|تجاره الكترونيه|محل اونلاين',
  retail:
    'shop|store|retail|supermarket|grocery|bookshop|mall|furniture|carpet|florist|متجر|محل|سوبرماركت|سوبر ماركت|هايبر ماركت|مول|اثاث|سجاد|مفروشات',
  realEstate: 'real estate|property|housing|apartments|villas|عقار|عقاريه|مجمع سكني|شقق|فلل',
  construction:
    'construction|contractor|architecture|architect|interior design|building materials|مقاولات|انشاءات|بناء|معماري|ديكور|هندسه',
  healthcare:
    'clinic|hospital|dentist|dental|medical|pharmacy|doctor|healthcare|health care|laboratory|عياده|مستشفي|طبيب|دكتور|اسنان|طبي|صيدليه|مختبر|كلنك',
  fitness:
    'gym|fitness|sports club|yoga|crossfit|football club|جيم|نادي رياضي|لياقه|قاعه رياضيه|يوغا|نادي كره',
  education:
    'school|university|academy|college|kindergarten|training center|training centre|language institute|online course|مدرسه|مدارس|جامعه|اكاديميه|كليه|روضه|معهد|دورات|تعليم|تدريب',
  finance:
    'bank|fintech|insurance|exchange office|investment|accounting|payment app|microfinance|بنك|مصرف|بنوك|تامين|تمويل|صيرفه|استثمار|محاسبه|محفظه الكترونيه',
  telecom:
    'telecom|mobile operator|internet provider|isp|telecommunications|شركه اتصالات|مزود انترنت|شركه انترنت|خطوط موبايل',
  tourism:
    'hotel|travel|tourism|resort|airline|hostel|guesthouse|tour operator|فندق|فنادق|سياحه|سياحيه|سفر|منتجع|طيران',
  technology:
    'software|saas|tech company|startup|start up|it company|mobile app|gaming|mobile game|برمجيات|شركه تقنيه|تقنيه معلومات|ستارت اب|شركه ناشيه|العاب الكترونيه',
  automotive: 'automotive|dealership|auto parts|garage|cars|سيارات|قطع غيار',
  logistics:
    'logistics|shipping company|delivery company|freight|cargo|courier|شحن|لوجستي|لوجستيه|شركه توصيل|نقل بضايع|دليفري',
  legal: 'law firm|law office|lawyer|attorney|notary|محامي|محاماه|مكتب قانوني',
  energy: 'solar|oil and gas|energy company|petrol|electricity company|طاقه شمسيه|نفط|غاز|كهرباء|محروقات',
  agriculture: 'agriculture|farm|farming|olive oil|poultry|dairy|زراعه|مزرعه|زيت زيتون|دواجن|البان',
  events:
    'wedding|event planner|event company|exhibition company|festival|concert|اعراس|حفلات|تنظيم فعاليات|مهرجان|قاعه مناسبات',
  media:
    'tv channel|publisher|publishing house|newspaper|magazine|production house|قناه تلفزيونيه|دار نشر|جريده|مجله|شركه انتاج',
  nonprofit: 'ngo|charity|non profit|nonprofit|foundation|humanitarian|منظمه|خيريه|جمعيه|انسانيه',
  government: 'ministry|government|municipality|public sector|وزاره|حكومه|حكوميه|بلديه|محافظه|قطاع عام',
} as const;

export const serviceWords = {
  'brand-strategy':
    'brand|branding|rebrand|rebranding|logo|identity|positioning|naming|slogan|name for my|name for our|market research|business intelligence|competitor analysis|marketing strategy|علامه|براند|شعار|لوغو|هويه|تموضع|تسميه|اسم لمشروع|اسم لشركه|بحوث السوق|دراسه سوق|تحليل المنافسين|استراتيجيه تسويق|ذكاء الاعمال',
  'creative-content':
    'content|video|film|photography|photo|photograph|copywriting|creative|animation|script|podcast|blog|design|reel|brochure|flyer|poster|packaging|drone|محتوي|فيديو|فيديوهات|فيلم|تصوير|صور|ابداع|كتابه|موشن|انيميشن|مونتاج|تصميم|تصاميم|تصورون|تصوروا|نصور|بودكاست|ريلز|بروشور|بوستر|تغليف',
  'digital-marketing':
    'digital|social media|seo|google ads|on google|in google|facebook|instagram|tiktok|snapchat|linkedin|email marketing|newsletter|leads|online ads|online marketing|performance marketing|influencer|paid ads|ppc|تسويق رقمي|تسويق الكتروني|ديجيتال|سوشل ميديا|سوشيال|سيو|انستغرام|انستقرام|انستا|فيسبوك|تيك توك|سناب|اعلانات ممولة|كوكل|جوجل|غوغل|تسويق بالبريد|محركات البحث|تواصل اجتماعي|موثرين',
  'media-planning-buying':
    'media plan|media planning|media buying|media strategy|tv|television|radio|billboard|outdoor|out of home|ooh|programmatic|cinema|print ads|ad space|air time|شراء اعلاني|شراء المساحات|تلفزيون|تلفزيوني|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات طرق|تخطيط اعلامي|تخطيط اعلاني|خطه اعلاميه|شاشات',
  'technology-analytics':
    'analytics|data|dashboard|crm|website|web site|landing page|app|tracking|attribution|automation|chatbot|web development|e commerce|ecommerce|kpi|بيانات|تحليلات|موقع|مواقع|ويب سايت|تطبيق|لوحه متابعه|داشبورد|اتمته|روبوت محادثه|تتبع|متجر الكتروني|برمجه',
} as const;

/** Words of the lists that mean something else where they stand like this: "I will address this". */
export const otherMeanings =
  /(?<!\b(?:your|the|our) )\baddress (?:this|that|it|these|the|our|your)\b|\bgoogle meet\b/g;

/** What is only met on the way: somebody needed, a thing bought, a place visited. "A website for a hotel" is the trade. */
export const passingBy = [
  /(?<!\b(?:people|guests|who) (?:are )?)\b(?:need|looking for|find|recommend) an? \w+(?=$| near| in \w+$)/g,
  /\b(?:i|we) (?:\w+ ){0,3}?(?:to buy|booked|(?:am|was|went|stayed|saw your? ?\w*) (?:at|in|to)) (?:an?|the)(?! \w+ (?:business|industry)) \w+(?: hotel)?/g,
  /\b(?:the|a) \w+ (?:(?:in|at) your|you \w+ed)\b|\bmy car(?= (?:is|was|broke)|$)/g,
  /(?:^| )و?(?:اريد|[ام]حتاج|بدي) \p{L}+(?=$| (?:اليوم|هسه|قريب))/gu,
  /(?:^| )و?(?:اشتري|حجزت|رحت|شفت(?:كم| \p{L}+كم)) \p{L}+/gu,
];
/** What relatives and friends do is their trade, and the one to work for where it is asked for them. */
export const relatives = [
  /(?<!\b(?:i|me) and )\b(?:my|our) (?:brother|sister|father|mother|dad|friend|wife|husband|son|kid)s? (?!s ).*?(?=$|\b(?:i|we)\b)/g,
  /(?:^| )(?:اخوي|اختي|ابوي|صديقي|زوجي|زوجتي|ابني)(?= ).*?(?=$| و?(?:اني|انا|عندي|عندنا|ندير)(?= |$))/g,
];
export const askedForThem =
  /\b(?:he|she|they|and|we) (?:needs?|wants?)\b|\b(?:for|help) (?:him|her|his)\b|(?:^| )و?[يتن](?:ريد|حتاج)(?= |$)/;
