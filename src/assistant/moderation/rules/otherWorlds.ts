/**
 * Words that belong to other worlds than Maya's, whichever of them: kitchen, sickbed, courtroom, stadium, garden
 * and the rest, beside those of `subjects`. One alone proves nothing; two of them, or one beyond doubt (with an
 * exclamation mark), in a statement without a word of the trade are off the subject. Compared by `rootOf`.
 */
export const otherWorlds: readonly string[] = [
  `anxious! breathing dog! cat! nap insulin! iphone! samsung! playstation! xbox! minecraft! fortnite!
   netflix! everest! waterloo! hitler! mussolini! churchill! lincoln! gandhi! darwin! galileo! mozart!
   beethoven! picasso! michelangelo! tolstoy! dostoevsky! homer! odyssey! iliad! hogwarts! potter gandalf!
   batman! superman! pokemon! titanic! inception! nolan! spielberg! homework! thesis! exam! neptune!
   uranus! moonlight constellation! supernova! quantum! relativity! antarctica! arctic! sahara! amazonas
   himalaya! alps! kilimanjaro! danube! tigris! euphrates! nile! mesopotamia! babylon! sumer! hammurabi!
   saladin! genghis! caesar! cleopatra! plumbing! carburetor! engine gearbox! clutch! muslim christian
   jewish hindu buddhist christianity islam judaism atheist! baptism! fasting! crypto! nft! anaesthetic!
   pancreas! liver! tonsils! appendix! pneumonia! tuberculosis! malaria! covid! pregnancy! contraceptive!
   lullaby! sonnet! haiku! guitar! piano! violin! yoga fascism! rainforest! whisk! simmer! saute! sift!
   marinate! garnish! deglaze! blanch! braise! julienne! yolk! colander! skillet! saucepan! defrost!
   reheat! refrigerate! roast drain rinse strain fold knob pinch clove golden crispy bean fish salmon tuna
   shrimp sausage bacon steak thyme rosemary mint vanilla cocoa icing cookie pie omelette lasagne risotto
   bowl wok casserole stuffing crust filling fahrenheit forecast! sunny! rainy! cloudy! windy! humid!
   thunderstorm! umbrella! overcast! downpour! heatwave! rainfall mist highs lows tonight coat scarf
   dosage! milligram! fever! nausea! rash! diagnosis! diagnose! symptom! inflammation! infection! migraine!
   antihistamine! bandage! gargle! swollen! swelling! dizzy! dizziness! insomnia! allergic knee ankle wrist
   elbow shoulder spine bowel pressure pulse artery jab capsule heal hurt bleed itch cramp fatigue protein
   diet muscle stretch jog posture therapist depression panic surgeon hospital nurse sleep hydrate elevate
   acne skin sunscreen tooth gum cavity alimony! custody! eviction! evict! landlord! subpoena! statute!
   felony! misdemeanour! bail! probate! heir! inheritance! sue! prosecute! testify! asylum! deportation!
   naturalisation! citizenship! deductible! dividend! mortgage! pension verdict fine tenancy rent deposit
   marriage contest objection complaint wage union border taxes vat refund deduct income declare bracket
   index token trade inflation debt retirement javascript! compile! compiler! boolean! regex! docker!
   kubernetes! router! modem! wifi! reboot! usb! bluetooth! firmware! linux! windows cartridge laptop
   keyboard screen battery cable plug socket fuse wire bulb dictionary bug query server command branch
   merge binary sort stack install uninstall reset restart settings folder delete format backup password
   login android equation! theorem! denominator! logarithm! integral! quadratic! algebra! molecule! enzyme!
   osmosis! fossil! galaxy! asteroid! comet! tectonic! dynasty! ottoman! caliphate! caliph! crusade!
   medieval! treaty! monarch! throne! circle diameter plus minus equals decimal percent number gas liquid
   solid carbon hydrogen dioxide nitrogen force mass wave sun cell dna gene evolve evolution whale dolphin
   shark elephant lion tiger giraffe octopus bee ant spider bird butterfly forest desert sea lake island
   inhabitants kilometres century war army soldier queen empire ancient built bc ad invaded conquered fell
   discovered invented inventor parliament! senate! congress! president! minister! coalition! socialism!
   sanctions! prayer! torah! ramadan-fast sin! heaven! hell! paradise! angel church temple synagogue priest
   zakat verse sura politician opposition protest migrant refugee goalkeeper! midfielder! striker! offside!
   league! lost derby tournament tennis basketball boxing lap madrid barcelona oscar! sequel! actor!
   actress! director! novel author poem! rhyme! chess! dice! joke knock punchline zodiac! gemini leo!
   boyfriend! girlfriend! crush! dating! kiss husband wife ex flirt jealous forgive apologise apologize
   heart roses violets lantern chord plunger! pliers! drill! sandpaper! plaster! grout! stain! bleach!
   detergent! laundry! washing machine vacuum mop mould mold limescale! fertiliser! fertilizer! compost!
   prune! repot! seedling! lawn! mow! plant watering sunlight windowsill! bloom aphid puppy! kitten!
   litter! paw! vet! hamster! parrot goldfish aquarium! flea tyre! tire! carburettor! brake! dipstick!
   coolant! sparkplug! exhaust mileage petrol diesel parking ticket driving licence license motorway
   flight! luggage! suitcase! itinerary! hostel! backpack! ferry jetlag! beach museum palace colosseum!
   louvre! tourist nappy! diaper! toddler! crib! teething! stroller! bedtime essay! syllable! conjugation!
   grammar! noun! verb! adjective! plural train moon earth energy love coach race light iron bus`,
  `صواميل! صاموله! رافعه! اوسكار! ممثل قطار تذكره كلب! كلاب! قطط! قطه! جرو! نابليون! واترلو! ايفرست! هتلر!
   ستالين! غاندي! داروين! غاليليو! موتسارت! بيتهوفن! بيكاسو! دافنشي! تولستوي! هاملت! قيصر! كليوباترا!
   هولاكو! بابل! سومر! حمورابي! دجله! الفرات! كوانتم! نسبيه! ثقب! مجره! اسلام مسيحيه يهوديه بوذيه هندوسيه
   التوراه! صيام! وضوء! فقه! حج ايثيريوم! تنجيم! حظك! برجكم! بنكرياس! كبدي! لوزتين! رئوي! ملاريا! كورونا!
   تخدير! كيماوي! اجهاض! رضاعه! حفاض! واجبات! امتحان! اطروحه! رياضيات! فيزياء! كيمياء! احجيه! مدخرات! مطار!
   حقائب! قابض! كربراتير! خطوبه! طلاق! اخفق! اعجن! عجين! ملعقه! فرن! مقلاه! اسلق! تتبيله! خميره! جزر عدس
   صلصه سمك حليب قرفه نعناع كعك فطيره سلطه مقادير وعاء اقل اقلي افرم اسكب تنضج ذهبيا متوسطه مشمس! غائم!
   ممطر! امطار! رطوبه! عاصفه! ثلوج! غيوم! ضباب! مظله! هطول! برد بارد حار معطف صداع! حمي! مسكن! مضاد! اعراض!
   تشخيص! التهاب! سعال! زكام! انفلونزا! غثيان! ارق! طفح! كدمه! غرغره! دكتور مستشفي ممرض عياده قلب رئه ركبه
   ظهر كاحل كتف اسنان لثه بشره جلد وجع تورم حساسيه مغنيسيوم نم نوم ماء اشرب تناول خذ استرح راحه حمل قلق
   نفسي دعوي! قاضي! مؤجر! مستاجر! ايجار! اخلاء! حضانه! نفقه! ميراث! ورثه! استئناف! مقاضاه! غرامه! مخالفه!
   جنايه! جنحه! سجن! كفاله! فيزا! لجوء! اقامه! جنسيه! ضريبه ضرائب رهن! قرض! اسهم! سندات! بورصه ادخار فائده
   تضخم حق يحق اعتراض شكوي شرطه راتب معاش تقاعد خوارزميه دوال داله! متغير! مصفوفه! موجه واي بلوتوث! حاسوب
   لابتوب طابعه! بطاريه شاحن اعد تشغيل زر اضغط تثبيت برنامج نظام تحديث ملف مجلد سطر معادله! مثلث! جذر!
   زاويه! زوايا! كسور! ضرب قسمه! ذره! جزيء! كربون! خلايا! نبات بكتيريا! كوكب! كواكب! نجم نجوم قمر شمس ارض
   زلزال! بركان! قاره! محيط! جبل صحراء عاصمه! سكان! دوله عباسيه! امويه! عثمانيه! خلافه! خليفه! مغول! تتار!
   امبراطوريه! فراعنه! ملك جنود غزو فتح سقطت سقوط قرن ميلادي! هجري! اخترع اكتشف حيوان نمر فيل حوت دلفين نحل
   طيور وزاره حكومه احزاب! نائب نواب تصويت استفتاء! دستور! صلاه! النبي! سنه حديث حرام! جحيم مسجد كنيسه دعاء
   اهداف كاس! بطوله منتخب! لاعب مدرب خسر تعادل قصيده! قافيه! نكته! لغز! ابراج! عقرب! جوزاء! سرطان ميزان!
   قوس جدي! دلو! عاطفيا! خطيب عريس عروس فيلم مسلسل روايه اغنيه نبته! اسق! سماد! تربه! نافذه بذور جذور اوراق
   ازهار تقليم! مفك! صنبور! حنفيه! سباك! برغي! مطرقه! غسيل! غساله! مكنسه! بقعه! بقع! منظف! اطار! فرامل!
   محرك بنزين! ديزل رخصه قياده سياره موقف حقيبه رحله سياحه حافله مقال اعراب! نحو! فاعل مفعول! تصريف!`,
];

/** Words of `subjects` that talk of the trade uses every day: they count only beside others of their own list. */
export const everyday = `degree degrees fine will team right even set buy sell click leave leaves rest platform goals goal final
   station cup beat half share return pop drive drives list print code class function string object method
   import script climb hold notice contract portfolio scored leaf salad signed score goals lost pope rights
   cups pharmacy rain stocks window forecast forecasts numbers doctor clicks directors dates dating python
   محامي محاميا جرعه مباراه قطه لقطه episode شطرنج دقيق دقيقه دقائق`;

/**
 * Beginnings of words that turn up where marketing is spoken of, and of the courtesies around it. Much wider than
 * `trade`: each only weighs against one word of another world, none makes a sentence trusted.
 */
export const talkOfTrade: readonly string[] = [
  `pric cost cheap expens discount offer deal promo rebrand kpi roi metric measur track test report result
   figure data insight tone voice word messag copy text writ headline slogan claim promis proof prove trust
   loyal reputation review rating testimonial recommend feedback audience viewer listener reader follower
   fan fans member subscriber user buyer buy bought sell sold purchas order cart checkout shelf shelves
   retail wholesal distribut channel platform feed post reel hashtag stories instagram facebook tiktok
   linkedin youtube snapchat whatsapp google meta bing newsletter mail inbox click impression frequency
   target segment persona region local berlin erbil iraq baghdad german mena dubai europe arabic english
   kurd turk language bilingual translat native dialect cultur ramadan eid newroz season holiday launch
   opening event fair booth exhibit sponsor partner influenc ambassador award medal silver bronze jury team
   colleague expert specialist designer editor strateg planner analy producer office meeting call consult
   appointment schedul week month quarter timeline deadline phase step stage plan roadmap brief proposal
   scope quote payment pay paying paid invoice privacy consent cookie gdpr approv crisis complain response
   repl answer question chat ai automat tool software dashboard crm integrat pixel cms landing homepage seo
   keyword rank backlink mobile startup start-up founder investor pitch b2b b2c lead funnel pipeline sales
   revenue profit margin growth grow scal expand export franchis industr sector categor niche competit
   rival leader challenger newcomer market position differ identit logo colour color font type illustrat
   animat motion film video clip spot trailer share sharing groups communit gemini chatgpt profil doctor
   gym join enter mistake reason teas script storyboard shoot photo picture image visual jingle music
   podcast radio tv cinema billboard outdoor poster print magazin flyer brochure catalogue leaflet packag
   label product service brand busines compan client customer shop store restaurant hotel clinic school
   cafe museum charit family families parents women men teens young people guest visitor idea creativ
   design story art emotion humour humor memor attention curio surpris simple simplic clear honest
   authentic real consisten repeat habit believ feel remember notice choose decision decide convinc persuad
   need want wish hope expect promise benefit advantage value quality premium luxury work project goal
   objective success fail learn improve optimi start begin next thank welcome sorry glad happy sure great
   please course help tell know understand sense matter important useful right good better best rather
   demand look fashion food domain shot tast villag wash fact backdrop academ raffle crowd pop skin pattern
   joke weather mood naked wall pleasure solid base flourish road number numbers honest dishonest advis
   episode club`,
  `عمل عمال ينجز انجز خبره تفاصيل احتفل يحتفل احتفال تقويم اخبر يخبر تخبر دخول نكت تفهم سعر اسعار تسعير
   تكلف كلفه رخيص غال خصم عرض عروض عائد مؤشر قياس نقيس اختبار نتيج نتائج ارقام رقم بيان تحليل نبره صوت كلم
   رسال نص نصوص كتاب عنوان عناوين شعار وعد وعود دليل ثقه سمعه ولاء تقييم مراجع شهاد توصي جمهور مشاهد متابع
   مشترك مستخدم مشتر شراء يشتر بيع تبيع طلب طلبات متجر متاجر رف رفوف توزيع موزع قناه قنوات منصه منصات منشور
   محتوي انستغرام فيسبوك تيك لينكد يوتيوب سناب واتساب غوغل جوجل ميتا نشره بريد نقر وصول ظهور شريح فئه فئات
   منطقه محلي برلين اربيل عراق بغداد المان شرق خليج دبي اوروب عربي انجليزي كردي ترك لغه لغات لغتين ترجم لهج
   ثقاف رمضان عيد نوروز موسم مواسم عطل اطلاق انطلاق افتتاح فعالي معرض معارض رعاي شريك شراك مؤثر سفير جائز
   جوائز ذهب فضي برونز فريق زميل زملا خبير خبراء مصمم مخطط محلل منتج مخرج مكتب مكاتب اجتماع مكالم استشار
   موعد جدول اسبوع شهر شهري ربع سنه عام مرحل خطو خطه خطط موجز نطاق فاتور خصوصي موافق كوكيز ازم شكو شكاو رد
   ردود جواب اجاب سؤال اسئل محادث دردش ذكاء اتمت ادا ادوات برمجي تكامل موقع صفح كلمات ترتيب روابط تطبيق
   جوال هاتف ناشئ مستثمر مبيع ربح ارباح ايراد نمو توسع تصدير امتياز صناع قطاع مجال سوق اسواق منافس رائد تحد
   تموضع هوي لون الوان خط خطوط رسم حرك فيلم افلام مقطع فيديو لقط تصوير نصور صور صوره موسيق بودكاست اذاع
   تلفزيون سينما لوح لافت ملصق مطبوع مجل صحيف صحف تغليف عبو ملصقات علام شرك وكال عميل عملا زبون زبائن مطعم
   مطاعم فندق فنادق عياد مدرس مدارس مقه متحف جمعي خيري عائل اسر اهل اهال امهات شباب ناس ضيف ضيوف زوار زائر
   فكر افكار ابداع تصميم قص قصص عاطف مشاعر انتباه فضول مفاجا بسيط وضوح واضح صادق صدق اصيل ثابت ثبات عاد
   عادات يتذكر تذكر ذاكر قرار يقرر يختار اختيار يقنع اقناع حاج احتياج رغب هدف اهداف نجاح ينجح فشل نتعلم
   تحسين نبدا ابدا بداي شكر اهلا مرحب عذر اسف يسعد سعيد تسعد رائع ممتاز بالتاكيد تفضل يمكن يساعد نساعد نعرف
   معرف افهم نفهم مهم ينفع مفيد مناسب انسب افضل جود قيم ميز فائد تجرب حمل اعلان تسويق خدم مشروع استراتيج
   ميزان جدي اول ورش تدريب مخبز سيار عقار بنك متبرع فواتير استعمل جمل جواب نهائي اغراض زرع حقل عين ثواني
   ثوان نواد نادي تقرير تقارير زيار عطر ليل مدين ورش الواح شمس راديو سائق ربيع متبرع موكل زائر مقارن مراجع`,
];
