/**
 * What a message speaks of: data for `subject.ts`. Entries are parted by bars and found as whole words or phrases,
 * inflected. Words that both worlds use (script, cup, film, rate) stand here in phrases or not at all.
 */
export const elsewhereWords = {
  kitchen:
    'recipe|cook|cooking|bake|baking|boil|fry|pancake|soup|stew|lentil|dolma|calorie|ingredient|oven|spice|marinade|' +
    'وصفه|طبخ|اطبخ|نطبخ|خبز|شوربه|عدس|دولمه|كيك|حراريه|مقادير|فرن|بهارات|اكله',
  weather:
    'weather|forecast|rain|raining|snow|sunny|temperature|humidity|storm|boiling point|طقس|الجو|ستمطر|تمطر|مطر|ثلج|غائم|درجه حراره|درجه غليان|رطوبه',
  health:
    'headache|hurts|pill|medicine|medication|symptom|fever|toothache|diet|lose weight|workout|fall asleep|sleep better|insomnia|pregnant|vitamin|my heart|your heart|bad for you|get rid of a cold|sick|disease|cure|doctor should|belly fat|' +
    'صداع|يوجعني|توجعني|يؤلمني|دواء|حبوب|اعراض|حمي|عنده حراره|علاج|رجيم|وزني|انحف|انام|حامل|فيتامين|مريض|زكام|رشح وسعال|مضر|تمرين للبطن|كرش|وجع راس|وجع|راسي يوجع|الم بالمعده|الم بالظهر|سخونه|سعال|كحه|انحف|انقص وزن|شعري يتساقط|تساقط الشعر|ضغط الدم|كولسترول|مسكن|تطعيم|لقاح|عظام|فصيله دم',
  law: 'landlord|evict|lawsuit|sue|divorce|custody|visa|asylum|inheritance|prison|is it legal|is it illegal|legal to|residence permit|مؤجر|طلاق|حضانه|تاشيره|فيزا|ميراث|سجن|محكمه|قانوني ان|المكالمات قانوني|هل يحق|يحق لي',
  code: 'python|javascript|java|bash|sql|php|html|css|regex|algorithm|debug|compiler|function that|sort a list|source code|coding|linux|terminal|excel formula|بايثون|جافا|جافاسكربت|كود|داله|خوارزميه|شيفره|سكربت',
  sums: 'equation|solve this|solve the|algebra|square root|times table|miles|kilometers|celsius|fahrenheit|multiply|divided by|homework|essay|exam|riddle|معادله|كم حاصل|حاصل ضرب|الجذر التربيعي|اميال|ميل|كيلومتر|واجبي|امتحان|انشاء مدرسي|لغز|رياضيات|جمع وطرح|درجه ثانيه|حللي معادله',
  money:
    'bitcoin|crypto|ethereum|stock market|buy stocks|exchange rate|lottery|loan|mortgage|richest|tax return|بيتكوين|كريبتو|اسهم|بورصه|سعر صرف|سعر الصرف|صرف الدولار|يانصيب|قرض|اغني رجل|سعر الذهب|سعر الدولار|سعر اليورو|سعر الليره|الدولار اليوم|سعر البنزين|سعر النفط|سعر الفضه',
  sport:
    'football team|football club|win the cup|win the match|world cup|football match|match score|score of|who won|league|champion|olympics|goalkeeper|best player|كاس العالم|فريق كره|كره قدم|كره القدم|مباراه|المباراه|ماتش|الماتش|دوري|بطوله|لاعب|منتخب|هدافين|من فاز|منو فاز|راح يفوز',
  politics:
    'president|prime minister|election|parliament|politics|politician|war in|the war|revolution|king of|queen of|رئيس الوزراء|رئيس الجمهوريه|رئيس تركيا|من رئيس|منو رئيس|مين رئيس|من هو رئيس|انتخابات|برلمان|سياسه|حرب|الحرب|ثوره|من هو ملك|منو ملك|ملك الاردن|ملك السعوديه|ملك المغرب|ملك البحرين',
  faith:
    'horoscope|zodiac|religion|prayer|bible|quran|god|dream mean|ابراج|برجي|حظي اليوم|صلاه|قران|انجيل|يعني حلمي|تفسير حلم|تفسير الاحلام',
  pastime:
    'احجي نكته|joke|poem|bedtime|lullaby|movie|song|sing|lyrics|novel|book for|good book|read a book|riddle|game tonight|hamlet|رشح لي فيلم|فيلم لهذه الليله|نكته|قصيده|شعر|اغنيه|غني|روايه|رشح لي كتاب|كتاب اقراه|قبل النوم|فلم اكشن|فيلم اكشن|فلم رعب|فيلم رعب|فلم كوميدي|احسن مسلسل|افضل مسلسل|مسلسل تركي|مسلسلات تركيه|مسلسلات رمضان|اتعلم العزف|جيتار|لعبه ببجي|بلايستيشن|ضحكني|سولفلي|قصه قصيره عن|اسم لقطه',
  love: 'girlfriend|boyfriend|dating|love letter|love poem|crush on|marry me|i love you|are you married|are you single|حبيبتي|تتزوجيني|رساله حب|احبك|بحبك|قصيده حب',
  travel:
    'flight to|train to|next train|bus to|places to visit|good restaurant|best restaurant|nice restaurant|restaurant near|good cafe|place to eat|visit italy|holiday in|hotel in|capital of|passport|sightseeing|what time is it|مطعم زين|مطعم حلو|مطعم كويس|مطعم جيد|مطعم طيب|مطعم قريب|احسن مطعم|افضل مطعم|الاماكن|اماكن سياحيه|قطار|القطار|رحله الي|عاصمه|جواز سفر|كم الساعه|الساعه الان|طيران الي|طياره|طائره من|تذكره طياره|تذاكر طيران|شنغن|الفيزا|سفره الي|وين اسافر|ليرحله|مسافه بين|كم يبعد|سكان',
  science:
    'universe|planet|planes|airplane|moon|mars|physics|quantum|chemistry|biology|dinosaur|galaxy|gravity|everest|spider|dog|cat|smarter than|leg|invented|boiling point|عمر الكون|نشاه الكون|كوكب|مريخ|المريخ|قمر|القمر|فيزياء|كيمياء|احياء|ديناصور|جبل|عنكبوت|كلبي|قطتي|قطه|طائره|اخترع|غليان|سرعه الضوء|سرعه الصوت|السماء زرقاء|كره الارض|كرويه|نحل|العسل يصنع|فيل|براكين|بركان|زلزال|كائنات فضائيه|محيط|انهار|اعمق|اطول نهر|اعلي جبل',
  home: 'my printer|طابعتي|leaking|plumber|carpet|stain|tyre|tire|tie a tie|reset my|iphone|laptop|which phone|should i wear|to a wedding|lawn|dishwasher|car will not start|my car|حنفيه|تسرب|سجاد|بقعه|اطار|ربطه العنق|سيارتي|ايفون|اي هاتف|البس في|للعرس|في العرس|غساله|سباكه|سباك|تصليح|للايجار|ايجار شقه|شقه للايجار|اثاث مستعمل|مستعمل|تنظيف البيت|انظف|ازرع|زراعه الطماطم|سقي|صدا|احسن موبايل|افضل هاتف|احسن سياره|افضل سياره|سياره اقتصاديه',
  school:
    'python|write code|source code for|بايثون|كود بايثون|history of|who wrote|who painted|who invented|who discovered|mona lisa|what happened in|meaning of life|translate good|in french|in spanish|من كتب|من رسم|منو رسم|من اخترع|من اكتشف|موناليزا|ماذا حدث|معني الحياه|بالفرنسيه|بالاسبانيه|باقي للعيد|بعثه دراسيه|منحه دراسيه|دراسه الطب|ادرس طب|اقدم علي جامعه|احسن جامعه|افضل جامعه|امبراطوريه|العثمانيه|الرومانيه|الحرب العالميه|انشاء عن|ترجملي هالجمله',
  tricks:
    'ignore previous|repeat the text|the text above|text above this|instructions you were given|instructions above|التعليمات اللي انطوج|التعليمات اللي عندج|التعليمات التي اعطيت|ignore all|ignore your|ignore the above|system prompt|your instructions|your prompt|jailbreak|pretend to be|pretend you are|roleplay|act as|developer mode|' +
    'تجاهل التعليمات|تعليماتك|موجه النظام|تظاهر بانك|تقمص',
} as const;

/** Marketing, and everything a client speaks of with an agency: one of these, and the message is Maya's. */
export const tradeWords =
  'posting|hashtag|algorithm|roas|ctr|cpc|cpm|open rate|click rate|bounce rate|ننشر|انشر|تنشر|هاشتاك|هاشتاق|هاشتاغ|ريتش|الريتش|خوارزميه|الخوارزميه|marketing|market|advert|advertise|advertising|advertisement|ad|ads|brand|branding|rebrand|campaign|slogan|logo|identity|seo|instagram|facebook|tiktok|snapchat|linkedin|youtube|google|audience|customer|client|sale|lead|growth|grow|business|company|agency|startup|start up|strategy|positioning|launch|product|website|web site|online shop|online store|ecommerce|e commerce|content|copywriting|billboard|radio|tv|media|newsletter|email|influencer|promote|promotion|analytics|roi|kpi|crm|conversion|traffic|dashboard|reach|engagement|follower|packaging|brochure|photo shoot|design|designer|' +
  'price|pricing|cost|fee|budget|quote|discount|invoice|offer|proposal|contract|consultation|meeting|appointment|office|address|phone number|parking|pay|payment|founder|staff|employee|award|portfolio|reference|service|package|project|deadline|freelancer|firm|brief|maya|credit card|visa card|mastercard|landing|' +
  'تسويق|مسوق|سوق|اعلان|علامه|براند|حمله|شعار|لوغو|لوكو|هويه|سيو|سوشيال ميديا|انستغرام|انستقرام|انستا|فيسبوك|تيك توك|سناب|لينكدان|يوتيوب|غوغل|جوجل|كوكل|جمهور|زبون|زباين|عميل|عملاء|مبيعات|بيع|نمو|النمو|شركه|وكاله|استراتيجيه|اطلاق|منتج|موقع|متجر|محتوي|تلفزيون|راديو|اذاعه|ترويج|نروج|روج|تحليلات|متابعين|تغليف|تصميم|مصمم|اعلن|نعلن|تعلن|معلن|فيديو|نشاط تجاري|' +
  'سعر الخدمه|اسعار|تكلفه|كلفه|ميزانيه|خصم|تخفيض|فاتوره|عرض|عقد|استشاره|اجتماع|موعد|مكتب|مكاتب|عنوان|رقم الهاتف|باركنك|دفع|ندفع|ادفع|فيزا كارد|ماستر كارد|بطاقه ائتمان|موسس|موظف|جايزه|جوايز|خدمه|باقه|مشروع|فرع|مايا|سبونسر|رعايه|نرعي|بيلبورد|بلبورد|لوحه اعلانيه|ادز|براندنج|كونتنت|بوست|بوستات|ريلز|ويب سايت|ويبسايت|داشبورد|لوقو|لوجو|ممول|كوتيشن';

/** Said of the trade, and as often of the rest of the world: they settle nothing beside a word from elsewhere. */
export const sharedWords = 'team|app|clinic|restaurant|cafe|shop|store|فريق|تطبيق|مطعم|مقهي|عياده|محل';

/** How visitors speak of what is theirs, and of nothing private: "we", "our"; "my" needs its noun. */
export const ownWords =
  'we|our|us|i need a|i want a|i am opening|opening a|i run|i own|i sell|i have a|my business|my company|my brand|my shop|my store|my restaurant|my clinic|my firm|my app|my hotel|my product|my customers|my clients|my game|my school|' +
  'نحن|احنا|نريد|نحتاج|محتاجين|نبي|نبغي|بدنا|عايزين|محتاره باسم|عندنا|عدنا|لدينا|نبيع|ننتج|نصنع|ندير|نملك|نسوي|نعمل|نقدم|عدي|ابيع|املك|ادير|شركتي|مشروعي|محلي|مطعمي|متجري|عيادتي|علامتنا';

/** How a question begins that is asked of the world rather than of somebody. */
export const generalOpenings =
  'who|what|when|why|which|how|is|are|do|does|did|can|explain|tell|recommend|give|ما|من|متى|لماذا|كم|هل|اشرح|حدثني|منو|مين|شنو|ايه|كيف|شلون|وين';
