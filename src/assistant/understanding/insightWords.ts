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
    'social|instagram|insta|facebook|tiktok|tik tok|snapchat|linkedin|twitter|youtube|influencer|follower|reel|انستغرام|انستقرام|انستا|فيسبوك|فيس بوك|تيك توك|سناب|يوتيوب|سوشيال|سوشل ميديا|تواصل اجتماعي|منصات التواصل|موثرين|متابعين',
  search:
    'seo|google|search engine|ranking|rank|keyword|organic traffic|سيو|غوغل|كوكل|جوجل|قوقل|محركات البحث|محرك بحث|نتائج البحث',
  website:
    'website|web site|landing page|web page|online shop|online store|app|e commerce|ecommerce|موقع|ويب سايت|صفحه هبوط|متجر الكتروني|تطبيق',
  advertising:
    'ad|ads|advert|advertising|advertisement|advertise|campaign|commercial|promotion|promote|ppc|اعلان|حمله|دعايه|ترويج|ممول|سبونسر',
  media:
    'tv|television|radio|billboard|outdoor|out of home|media plan|media planning|media buying|cinema|press|تلفزيون|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات الطرق|شراء اعلاني|خطه اعلاميه|سينما|صحف',
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
  food: 'restaurant|cafe|café|coffee|bakery|food|catering|kitchen|bistro|pizzeria|juice|beverage|dates|chocolate|sweets|مطعم|مطاعم|مقهي|كافيه|كوفي|قهوه|مخبز|افران|اغذيه|حلويات|شوكولاته|عصاير|مشروبات|تمور|مطبخ',
  fashion:
    'fashion|clothing|clothes|apparel|boutique|jewellery|jewelry|shoes|abaya|watches|ملابس|ازياء|بوتيك|مجوهرات|ذهب|احذيه|عبايات|ساعات',
  beauty:
    'salon|beauty|cosmetic|spa|barber|skincare|perfume|hairdresser|صالون|مستحضرات تجميل|عطور|عطر|جمال|حلاقه|مركز تجميل|عنايه بالبشره',
  ecommerce:
    'e commerce|ecommerce|online shop|online store|web shop|marketplace|متجر الكتروني|متجر اونلاين|تجاره الكترونيه|محل اونلاين',
  retail:
    'shop|store|retail|supermarket|mall|furniture|carpet|florist|متجر|محل|سوبرماركت|مول|اثاث|سجاد|مفروشات',
  realEstate: 'real estate|property|housing|apartments|villas|عقار|عقاريه|مجمع سكني|شقق|فلل',
  construction:
    'construction|contractor|architecture|architect|interior design|building materials|مقاولات|انشاءات|بناء|معماري|ديكور|هندسه',
  healthcare:
    'clinic|hospital|dentist|dental|medical|pharmacy|doctor|healthcare|health care|laboratory|عياده|مستشفي|طبيب|دكتور|اسنان|طبي|صيدليه|مختبر',
  fitness:
    'gym|fitness|sports club|yoga|crossfit|football club|جيم|نادي رياضي|لياقه|قاعه رياضيه|يوغا|نادي كره',
  education:
    'school|university|academy|college|kindergarten|training center|training centre|language institute|online course|مدرسه|مدارس|جامعه|اكاديميه|كليه|روضه|معهد|دورات|تعليم|تدريب',
  finance:
    'bank|fintech|insurance|exchange office|investment|accounting|payment app|microfinance|بنك|مصرف|بنوك|تامين|تمويل|صيرفه|استثمار|محاسبه|محفظه الكترونيه',
  telecom:
    'telecom|mobile operator|internet provider|isp|telecommunications|شركه اتصالات|مزود انترنت|شركه انترنت|خطوط موبايل',
  tourism: 'hotel|travel|tourism|resort|airline|hostel|tour operator|فندق|فنادق|سياحه|سياحيه|سفر|منتجع|طيران',
  technology:
    'software|saas|tech company|startup|start up|it company|mobile app|gaming|برمجيات|شركه تقنيه|تقنيه معلومات|ستارت اب|شركه ناشيه|العاب الكترونيه',
  automotive: 'automotive|dealership|auto parts|garage|cars|سيارات|قطع غيار',
  logistics:
    'logistics|shipping company|delivery company|freight|cargo|courier|شحن|لوجستي|لوجستيه|شركه توصيل|نقل بضايع|دليفري',
  legal: 'law firm|lawyer|attorney|notary|محامي|محاماه|مكتب قانوني',
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
    'brand|branding|rebrand|rebranding|logo|identity|positioning|naming|slogan|market research|business intelligence|competitor analysis|marketing strategy|علامه|براند|شعار|لوغو|هويه|تموضع|تسميه|بحوث السوق|دراسه سوق|تحليل المنافسين|استراتيجيه تسويق|ذكاء الاعمال',
  'creative-content':
    'content|video|film|photography|photo|photograph|copywriting|creative|animation|script|podcast|blog|design|محتوي|فيديو|فيديوهات|فيلم|تصوير|صور|ابداع|كتابه|موشن|انيميشن|مونتاج|تصميم|تصاميم|تصورون|تصوروا|نصور|بودكاست',
  'digital-marketing':
    'digital|social media|seo|google ads|facebook|instagram|tiktok|snapchat|linkedin|email marketing|newsletter|leads|online ads|online marketing|performance marketing|influencer|paid ads|ppc|تسويق رقمي|تسويق الكتروني|ديجيتال|سوشل ميديا|سوشيال|سيو|انستغرام|انستقرام|انستا|فيسبوك|تيك توك|سناب|اعلانات ممولة|اعلانات كوكل|اعلانات جوجل|اعلانات غوغل|تسويق بالبريد|محركات البحث|تواصل اجتماعي|موثرين',
  'media-planning-buying':
    'media plan|media planning|media buying|media strategy|tv|television|radio|billboard|outdoor|out of home|ooh|programmatic|cinema|print ads|air time|شراء اعلاني|شراء المساحات|تلفزيون|تلفاز|راديو|اذاعه|لوحات|بيلبورد|اعلانات طرق|تخطيط اعلامي|تخطيط اعلاني|خطه اعلاميه|شاشات',
  'technology-analytics':
    'analytics|data|dashboard|crm|website|web site|landing page|app|tracking|attribution|automation|chatbot|web development|e commerce|ecommerce|kpi|بيانات|تحليلات|موقع|مواقع|ويب سايت|تطبيق|لوحه متابعه|اتمته|روبوت محادثه|تتبع|متجر الكتروني|برمجه',
} as const;
