import { either } from './notation';

/**
 * Subjects Maya does not serve, a list each. A reply may use any of these words in its trade ("recipe for
 * growth", "weather-triggered ads"); a sentence is off the subject where two words of one list meet, or one
 * marked with an exclamation mark stands, in a statement without a word of marketing that is not about "us".
 */
export const subjects: readonly string[] = [
  `flour oven preheat! tablespoon! tablespoons! teaspoon! teaspoons! tbsp! tsp! cup cups bake boil boiling
   simmer fry saute onion onions garlic salt pepper sugar egg eggs butter dough ingredients minced
   chickpeas tahini rice stir chop marinate grill sauce oil lemon tomato tomatoes chicken lamb beef yogurt
   yeast cinnamon dice whisk blend pan pot recipe dish cook peel knead! cumin serve pasta cheese milk
   noodles soup salad pancakes cake bread honey mix fridge spoon grate slice sprinkle skillet saucepan
   batter vinegar mustard cream potatoes carrots lentils parsley basil marinade herbs hummus chickpea soak
   soaked mash mashed paella saffron kebab dolma biryani shawarma falafel couscous broth baking avocado
   tofu curry ginger cardamom nutmeg paprika turmeric oregano eggplant aubergine zucchini boiled chopped
   diced drizzle stew basmati coriander cilantro kneading caramelise caramelize`,
  `sunny rain rainy raining cloud clouds cloudy degrees celsius! forecast temperature temperatures humidity
   wind winds windy snow snowy storm storms weather umbrella fog showers thunder thunderstorm thunderstorms
   chilly tomorrow afternoon evening hail heatwave breeze humid overcast sunshine precipitation warm cold
   mild sunrise sunset hurricane tornado typhoon gusts barometer kmh monsoon freezing frost icy`,
  `mg! 400mg! 500mg! ibuprofen! paracetamol! acetaminophen! aspirin! antibiotic! antibiotics! dose doses
   dosage symptom symptoms diagnose diagnosed diagnosis fever headache headaches migraine migraines tablet
   tablets doctor physician insulin medication medications medicine infection prescribe prescription fluids
   rash sore cough vitamin vitamins pill pills blood pain inflammation antihistamine antihistamines
   dehydration pregnancy pregnant flu painkiller painkillers! ointment sprain sprained throat gargle ache
   stomach nausea allergy allergies disease illness treatment therapy remedy cure bandage wound swelling
   bleeding cholesterol virus dizziness dizzy surgery anxiety insomnia melatonin tired cardiologist!
   dermatologist! eczema! hydrocortisone! panadol! syrup nose sinus congestion asthma inhaler diabetes
   diabetic hypertension ulcer reflux constipation! diarrhea! diarrhoea! vomiting! bruise fracture x-ray
   xray mri physiotherapy physiotherapist vaccine vaccinated arthritis kidney liver lungs anemia anaemia
   hormone thyroid magnesium supplement supplements pharmacist pharmacy antidepressant antidepressants!
   psychiatrist psychologist stitches mole cancer tumour tumor biopsy! chemotherapy!`,
  `sue suing lawsuit! court courts lawyer attorney legally plaintiff! defendant! liability statute statutes
   damages entitled compensation divorce custody landlord tenant evict eviction lease inheritance notary
   appeal prosecute prosecuted felony dismissal employer law rights clause visa! passport! deportation
   severance breach contract entitles legal solicitor judge jury bail guilty offence penalty alimony
   probate void voidable civil paragraph article penal criminal tort tenants landlords divorces heirs
   testament plea testify subpoena arrested legalise asylum residence permit naturalisation naturalization
   appeals embassy! consulate! consular`,
  `python javascript java html css sql php function functions variable loop array integer compile compiler
   return returns script syntax regex const def class print import recursion recursive boolean string list
   code console numpy! pandas! git commit push terminal deploy npm! docker linux sudo bash tuple lambda
   dict indentation iterator useeffect! usestate! react typescript kotlin golang algorithm subclass iterate
   iterating comprehension null undefined nullpointer exception debug debugger json xml database mongodb
   mysql postgres django async slicing printf println curl chmod kubernetes webpack rebase! squash squashes
   commits stash localhost! pip! cron! div flexbox! stackoverflow!`,
  'bitcoin! ethereum! crypto stocks portfolio etf etfs dividend dividends forex broker buy sell hold halving invest dogecoin! solana! wallet treasury mortgage loan deductible dowjones nasdaq! bullish bearish tesla climb',
  `match league champion champions score scored president signed parliament election planet equation
   theorem homework essay poem horoscope! zodiac won goals goal capital world square root solve dividing
   divide multiply galaxy dynasty vote votes voted voting government senate congress democrats!
   republicans! revolution! emperor! battle photosynthesis! atom atoms molecule molecules planets gravity!
   derivative! squared cubed multiplied chlorophyll! oxygen orbit nasa dinosaur! dinosaurs! species
   einstein! napoleon! newton! shakespeare! virgo! virgos! capricorn! aquarius! sagittarius! pisces!
   taurus! libra! scorpio! aries! retrograde! god allah jesus! prophet! pray! prayer bible! quran! mosque
   sin heaven wizard! cave rook! pawn! checkmate! nba! fifa! messi! ronaldo! olympics! olympic breakup!
   push-ups pushups! squats! layover! sightseeing! eiffel! screwdriver! faucet! plumber! wrench! leash!
   wifi reinstall! bios! population pythagoras! hypotenuse! triangle angle radius fraction numerator!
   mammal! mammals! volcano! earthquake! monarchy! communism! capitalism! ministers pope! rabbi! imam!
   hajj! buddha! reincarnation! soulmate! romeo! limerick! riddle! lakers! celtics! yankees! arsenal!
   mitochondria! powerhouse schengen! visas ssd! cpu! gpu! motherboard! pharaoh! pharaohs! pyramid pyramids
   soviet stalin! lenin! napoleonic voters chancellor! coalition dreamt! nightmare! prophecy! prostrate!
   ablution! sunnah! hadith! gospel! psalm! hat-trick! playoff! playoffs! quarterback! touchdown!
   wimbledon! mbappe! liverpool! juventus! bundesliga! laliga! syllable physics chemistry biology enzyme
   enzymes protons! electrons! neutrons! vaccines! bacteria! glacier! equator! hemisphere! astronaut!
   astronauts! customs! tarot! astrology! wiretap! senator! referendum! ballot! ceasefire! invasion!
   missile! missiles! abortion! dragon knight princess castle boyfriend girlfriend dating rugby cricket
   goalkeeper striker referee carbs calories overweight obese keto dumbbells treadmill reps cardio flight
   flights airport luggage itinerary router reboot printer puppy kitten vet netflix oscar movie actor
   episode mars venus saturn jupiter eclipse comet king kingdom minister ministry immigration sanctions
   troops born died river mountain ocean continent republic constitution prune fertilizer leaking tap soil`,
  `ملعقتان! ليمونه عصير طحين! دقيق فرن ملعقه ملاعق كوب كوبان كوبين اكواب يغلي تغلي اخبز اخبزها بصل بصله ثوم
   ملح فلفل سكر بيض بيضه بيضتان بيضتين زبده عجين عجينه مكونات حمص طحينه ارز رز حرك حركي قطع زيت ليمون طماطم
   دجاج لحم لبن خميره خليط قدر مقلاه تسلق اسلق معكرونه خبز عسل جبن حساء كعكه سخن نار اضف اضيفي يطهي اطبخ
   اطبخي وصفه زنجبيل نقع انقع اهرس اهرسه مسلوق مشوي مقلي محشي زعفران كمون كركم بقدونس كزبره مرق مرقه بطاطا
   باذنجان كوسا فاصوليا تونه شوكولاته فانيليا الخلاط تتبيله تبل اعجن ليمونتين اغل`,
  'مشمس مشمسا مشمسه ممطر ممطرا امطار مطر غائم غائما غائمه درجه درجات مئويه! طقس رطوبه رياح ثلوج عاصفه عواصف حراره غيوم ضباب مظله مظلتك جو غدا هطول',
  `ملغ! مليغرام! ملغم! ايبوبروفين! باراسيتامول! بارسيتامول! اسبرين! مضاد مضادات جرعه اعراض اعراضك تشخيص حمي
   صداع صداعك شقيقه اقراص قرص قرصا قرصان حبه حبوب طبيب طبيبك انسولين دواء ادويه التهاب عدوي سوائل سعال الم
   فيتامين مسكن مسكنا مرهم مصاب مصابا بنادول! للسعال كحه زكام انفلونزا رشح طبيبا معده غثيان اسهال! امساك!
   طفح ضغط سكري كلي كبد اشعه عيادتك اكتئاب! ارق خافض! خافضا! كمادات! فاتره الرضيع! الحامل جنين! ضغطك
   تحاليل! مرهما! عينيك مفاصل! عظامك نزيف! حروق جرح جروح ضماد! شاش معقم التهابات الكوليسترول! السكري!
   انسولينك ارهاق دوخه! غثيانك لقاح!`,
  'دعوي قضائيه محكمه! محام محامي محاميا قانونا قانوني مدعي تعويض طلاق حضانه مؤجر مؤجرك مستاجر اخلاء ميراث استئناف جنايه مقاضاه تقاضي حقوقك ماده بند عقد فسخ قانون نفقه طلاقك قاضي قضاه حبس سجن غرامه جريمه دستور المؤجر محكمتك قانونيا لجوء تاشيره! جواز! تاشيرتك! جوازك!',
  `بايثون! جافا جافاسكربت! داله متغير متغيرا حلقه مصفوفه كود شيفره سكربت اطبع استيراد بيتكوين! اسهم عملات
   رقميه محفظه سندات مباراه دوري عاصمه قصيده نكته ابراج معادله انتخابات كاس العالم برج العذراء! هدفا!
   مدريد! برشلونه! مانشستر! ليفربول! ميسي! رونالدو! حزب صوتوا البرلمان امبراطور! الديناصورات! ديناصور!
   الكواكب! جاذبيه! جزيء اكسجين التمثيل فتوي! القران! الانجيل! نبي تفسير جذر تربيعي! مثلث حبيبتك! حبيبك!
   خطوبتك! طلقها! شطرنج! اسد تنين! اميره! ركعتين! ركعه! راوتر! الراوتر! فرعون! الاهرامات! الخليه! رؤيه
   المنام! وزنك! لانقاص! امشوا امش السكر النشويات! كرش! سعره! صيامك صوم الركوع! السجود! الوضوء! زكاه! الحج!
   الناخبون! الناخبين! ترامب! بايدن! بوتين! انتخابيه! برلمان! استقاله! هدنه! صاروخ! صواريخ! قصف! هاتريك!
   حارس مرمي! الشوط الدوري! ريال السفاره! القنصليه! امتعه! النيل! ايفل! المريخ! نثر! نزار! المتنبي! شكسبير!
   حزوره! الجاذبيه! نيوتن! اينشتاين! فيثاغورس! مشتقه! تكامل! الاكسجين! البكتيريا! رؤيا زواج سعرات عضلات
   تمارين رجيم حميه بروتين مطار فاز فازت حظ محظوظ برجك صلاه صيام حرام حلال الجنه وزير رئيس حرب معركه ثوره
   ولد توفي يساوي زائد ناقص انقاص امتنعوا كوكب قاره محيط نهر الحكم نهائي جيش رزق البحر نطرح نقسم الطرفين!
   المساله`,
];

/** Another subject beyond doubt, even beside a word of marketing. */
export const offTopic: readonly string[] = [
  // Who won.
  '(won|lost|beat|drew|win|wins|led|lead)( <w>){0,3} (<number>|\\d|nil) (to|all|nil|,) (<number>|\\d|nil)(?= [.,]| last| yesterday| on| at| after| against| today)',
  // What makes a prayer or a fast count.
  either(
    '(prayer|ablution|wudu|wudhu|salah|fast|fasting|tayammum|ghusl) (is|are|becomes?|remains|stays) (not |no longer |still )?(<w>ly )?(broken by|invalid|invalidated|nullified|void|annulled|valid(?= [.,]| if| even| as| when| without))',
    '(invalidates?|nullif(y|ies)|voids?|annuls?) (the|your|a|his|her) (<w> )?(prayer|fast|fasting|ablution|wudu|wudhu|salah|ghusl)',
    '(repeat|make up( for)?) (the|your|that|a) (<w> )?(prayer|fast|ablution|wudu|wudhu|fasting day|days? of fasting)(?= [.,]| from| later| before| again| after| at)',
  ),
  either(
    'is a programming language',
    'cover letters?',
    '(learn|play|practi[sc]e) (the )?(guitar|piano|violin|drums|chess|tennis|yoga|chords)',
    '(text|message|call|kiss|ask|tell) (him|her) (first|out|back|tonight|that you|you)',
    'in the (film|movie|novel|book|series) <w> (<w> )?, the',
    'turn (left|right) (at|onto|into|after)',
    'go straight (for|on|ahead)',
    '(back|neck|knee|joint|stomach|muscle) pain(?! (point|relief (product|brand|cream)))',
    '(to )?(treat|treating|cure|curing) (a|an|the|your) (burn|cold|wound|cough|fever|headache|infection|cut|rash)',
    '(snow|rain|storms?|hail|sunshine|fog) (is|are) (expected|forecast|likely|coming)',
    '(expect|expecting) (<w> )?(snow|rain|storms?|sunshine|hail)',
    '(nvidia|tesla|apple|amazon|google|microsoft) (shares?|stocks?)',
    'your (sister|brother|mother|father|ex|wife|husband|girlfriend|boyfriend|son|daughter) (<w> )?(will|should|must|may|might|loves?|needs?|misses) (<w> )?(forgive|love|miss|understand|apologi[sz]e|hate|marry|leave|you)',
    'buy the dip',
    '(gold|silver|oil|bitcoin|the (dollar|euro)) (always|never|will) (<w> )?(recovers?|rises?|falls?|go(es)? up)',
  ),
  either(
    'ل?(علاج|معالجه|تخفيف) (ال)?(حرق|حروق|جرح|صداع|سعال|زكام|حمي|التهاب|الم|لدغه)(?= )',
    'رساله (ال)?(تقديم|تقدم|التحفيز)',
    '(انعطف|استدر|در|اتجه)(وا|ي)? (يسارا|يمينا|الي (اليسار|اليمين))',
    'ل?(تعلم|عزف) (ال)?(غيتار|جيتار|بيانو|عود|كمان|شطرنج|سباحه)',
    '(ال)?(شيوعيه|راسماليه|اشتراكيه|ليبراليه|علمانيه)(?= )',
    '(تساقط|هطول|هبوب) (ال)?(ثلوج|ثلج|امطار|مطر|برد|رياح)',
    '(سجل|احرز) <1>(هدف|هدفين|ثلاثه اهداف|هاتريك)(?= )',
    '(سيسامح|ستسامح|سيغفر)<w> (اخت|اخو|امك|ابوك|زوج|خطيب|صديق)*',
  ),
  either(
    '(talk|speak|apologi[sz]e|listen|propose|lie|be honest) (to|with) (your|his|her) (wife|husband|girlfriend|boyfriend|ex|crush|fianc*|mother in law)',
    '(next|last|first) (train|bus|flight|plane|ferry|tram|subway) (<w> )?(to|from|leaves|departs|goes)',
    '(put|invest|keep|move) (<w> ){0,3}(savings|pension) (in|into)',
    '(index|mutual|pension|hedge) funds?',
    '(water|prune|fertili[sz]e|repot) (them|it|the (plants?|roses|lawn|garden))',
    '(iphone|samsung|galaxy|pixel|xbox|playstation|tesla|bmw|mercedes|toyota|macbook|ipad) (<w> |, ){0,9}than (the |an? )?(new )?(iphone|samsung|galaxy|pixel|xbox|playstation|tesla|bmw|mercedes|toyota|macbook|ipad)',
    '(million|billion) (kilometres|kilometers|miles|km)',
    'light years',
    '(past|present|future|perfect) tense',
    '(plural|synonym|antonym|conjugation) (of|for)',
    'won (<w> ){0,2}(oscars?|grammys?|a nobel|the nobel)',
  ),
  either(
    '(تحدث|تكلم|اعتذر|تصالح|صارح|استمع)(وا|ي)? (مع |الي |من |ل)?(زوج|خطيب|حبيب)(ك|تك|كم|تكم)',
    '(ال)?(قطار|حافله|طائره|باص) (التالي|القادم|الاخير)*',
    '(تنمو|تذبل|تزهر) (ال)?(نباتات|ازهار|ورود|اشجار|شتلات)',
    'مليون (كيلومتر|ميل)*',
    'سنوات? ضوئيه',
    '(ال)?فعل (الماضي|المضارع|الامر)',
    '(جمع|مرادف|ضد|اعراب) كلمه',
  ),
  either(
    'your (dog|cat|puppy|kitten|baby|toddler|car|garden|lawn|plant|flight|train|exam|homework) (<w> )?(needs?|should|must|may|will|is|has|leaves|wants)(?! (<w> ){0,6}(brand|customers?|buyers|ads?|campaign|launch))',
    '(كلب|قط|قطت|طفل|رضيع|سيار|حديق|نبت|رحلت|امتحان|واجب)(كم|ك|تك|تكم) (<w> )?(الي|بحاجه|يجب|تحتاج|يحتاج)',
    '(ثلث|نصف|ربع|كل) (مدخرات|اموال|راتب)(ك|كم)',
    'what do you call (a|an|someone) <3>(with|without|that|who)',
    '(here is|want|tell (you|me)|hear|heard|know) (an?|another|this) (<w> )?(joke|riddle|limerick|haiku|poem)',
    'your (employer|landlord|ex|boss) (can|may|must|is|has|should|owes)',
    '(صاحب|رب) العمل',
    '(يحق|لا يحق) <1>(ل)?(صاحب|المؤجر|المالك|الزوج|الزوجه)',
    '(اشرب|نام|نم|تناول|مارس|امش|ابتعد عن)(وا|ي)? <3>(لتر|ساعات|خضار|خضروات|فواكه|ماء|رياضه|السكريات|مشي)*',
  ),
  either(
    '(in|into) (japanese|chinese|french|spanish|italian|russian|korean|hindi|latin|greek|swedish|dutch|portuguese) (is|it is|you say|means|would be|translates)',
    '[.] (<w> ){0,2}best (hotels?|restaurants?|beach(es)?|cafes?|museums?|places to (eat|stay|visit|see)|bars?) (in|near|around|of)',
    '(buy|sell|invest in|hold|short) <2>(bitcoin|ethereum|crypto|cryptocurrenc*|stocks|shares|gold|silver)',
    '(lose|losing) weight',
    '(burn|burning) (fat|calories)',
    'bitcoin (will|is going to|should|may)',
    '(islam|christianity|judaism|buddhism|hinduism|the bible|the quran|the torah) <3>(teach|teaches|say|says|is|are|was|forbids|allows|holds)',
    'break up with',
    '(he|she) (does|did) not (respect|love|deserve|appreciate) you',
    '(leave|dump|forgive|forget) (him|her)(?= [.,])',
  ),
  either(
    'حاصل (ضرب|جمع|طرح|قسمه)',
    '(اشتر|اشتروا|بيعوا|استثمروا|شراء) <2>(ال)?(بيتكوين|ذهب|اسهم|عملات)',
    '(سيرتفع|سينخفض|سيهبط|سيصعد) <2>(ال)?(بيتكوين|ذهب|اسهم|دولار|نفط)',
    '[.] (<w> )?(افضل|احسن|ارخص) (فندق|مطعم|شاطئ|مقهي|متحف|مكان للزياره)',
    '(رئيس|ملك|رئيسه) (ال)?(ولايات|وزراء|جمهوريه|دوله|برلمان|فرنسا|مصر|العراق|المانيا|تركيا)',
    '(اتركيه|اتركيها|سامحيه|سامحها|انسيه|انسها|طلقيه)(?= )',
    '(الصيام|الصلاه|الحج|الزكاه) (ركن|فرض|واجب)',
    '(تبطل|يبطل|تفسد|يفسد|ينقض|تنقض|ينتقض) (ب?(ال)?)?(صلا(ه|ت(ك|كم|ه|ها|هم|نا|ي))(?= )(?! (ب|مع |بين )(ال)?(زبائن|زباين|زبون|عملا|عميل|جمهور|ناس|مورد|شرك|متابع|ضيوف|سوق|صحاف|اعلام)*)|(صيام|صوم|وضوء|وضوؤ|طواف|اعتكاف)*)',
    '((ال)?(صلاه?|صيام|صوم|وضوء|وضوؤ|طواف)(ك|كم|ه|ها)?|صلات(ك|كم|ه|ها)(?! (ب|مع |بين )(ال)?(زبائن|زباين|زبون|عملا|عميل|جمهور|ناس|مورد|شرك|متابع|ضيوف|سوق|صحاف|اعلام)*)|(ال)?حج(ك|كم)?) (<w> ){0,2}(باطل|تبطل|يبطل|فاسد|تفسد|منتقض|ينتقض)*',
    '(كفاره|فديه) (ال)?(صيام|صوم|يمين|افطار|فطر)*',
  ),
  either(
    '(your|the|a|income) tax (return|declaration|bracket|refund|office)',
    'line \\d{1,3} of (your|the) <w>',
    '(she|he|your (ex|wife|husband|partner|crush)) <2>(needs?|wants?|feels?|misses|loves?|deserves?) <1>(time|space|you|closure|love|an apology)',
    '(write|tell|text|call|give|show) (her|him) (an?|that you|how|space|time|some|tonight|flowers)',
    '(ربما|قد) (ت|ي)حتاج الي (وقت|مساحه)',
    '(?<!(زبون|عميل|ضيف|زائر|مريض|مورد|مشتر)*( <w>| ,){0,8} )(قل|قول|اتصل|اعتذر)(وا|ي)? (لها|له|بها|به)(?= )',
    '(اكتب|ارسل)(وا|ي)? (لها|له) (رساله صادقه|قصيد|ما تشعر|مشاعر|انك|ورد)*',
    '(س|ص|ع|x|y) (ت|ي)?ساوي \\d*',
  ),

  either(
    'your (knee|back|chest|stomach|tooth|throat|neck|shoulder|wrist|ankle|ear|head)( pain| ache)? (sounds|could|may|might|looks|hurts|needs)',
    '(match|game) (ended|finished)',
    'extra time',
    '(visa|passport|permit|asylum) application',
    'apply for <3>(visa|passport|permit|asylum)',
    '(طلب|تقديم) (ال)?(تاشيره|فيزا|لجوء|جنسيه)',
    'for your (essay|homework|thesis|exam)(?! is not)',
    '(roman|ottoman|british|persian|mongol) empire',
    '(he|she) should (apologi[sz]e|forgive|marry|divorce|leave|call|buy (him|her))',
    '(shares|stocks?) (of|in) <w> (will|should|may)',
    'is a flight of',
    'stars (favour|favor|say)',
    '(?<=[.] )your (daily |weekly )?horoscope (for (today|tomorrow|(this|the) week)|today) ,',
    '(?<=[.] )the (tarot )?cards (say|tell|promise|show) (that )?(an? (<w> )?(stranger|journey|change|love)|you will)',
    '(centre|center) a div',
    'feed the (baby|dog|cat|child|infant|fish|birds?|horses?|starter|sourdough|plants?)',
    'under (<w> )?law( ,)? (a|an|you|the|your|tenants?)',
    'torn (meniscus|ligament)',
    '(واحد|اثنين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره) (في|ضرب|زائد) (واحد|اثنين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره)',
    'بحسب القانون',
    'وفق القانون (العراقي|الالماني|المدني)',
    '(ال)?(مباراه|شوط)* (انته|الاول|الثاني|اضافي)*',
    'تتوقع الارصاد',
    'الدوله العثمانيه',
    'زخات',
    'اطعم* (ال)?(جرو|قط|كلب|طفل)*',
  ),
  either(
    '[.] (once upon a time|why did the|knock( ,)? knock|roses are red|two <w> walk into|(a|an) <w> walks into a bar|كان يا ما كان|مره واحد)',
    '(\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|واحد|اثنان|ثلاثه|اربعه|خمسه) (plus|minus|times|divided by|multiplied by|زائد|ناقص|ضرب|علي|في) (\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|واحد|اثنين|ثلاثه|اربعه|خمسه) (is|are|equals?|makes|يساوي|تساوي)',
    '(square|cube) root of',
    'the <w> word for <w> is',
    '(break up|sleep) with (him|her)',
    '(tell|ask) (her|him) (how you feel|you love)',
    'boils at',
    'world war',
    'is the capital of',
    '(\\d|<w>) equals \\d',
    'الماء يغلي',
    'الحرب العالميه',
    'عاصمه <w>( هي)? <w>(?= [.,])',
  ),
  '(\\d{1,4}|half|one|two|three|a|four|few|some) (and a half )?(g|grams?|ml|cups?|tablespoons?|tbsp|tsp|teaspoons?|cloves?|pinch(es)?) (of )?(flour|sugar|salt|butter|rice|oil|milk|water|garlic|cinnamon|yeast|tahini|cumin|pepper)',
  either(
    'take <2>(ibuprofen|paracetamol|aspirin|painkillers?|antibiotics|\\d{1,4} ?mg)',
    'your (symptoms?|headache|fever|rash|cough|blood pressure) (could|may|might|sounds?|suggests?|indicates?)',
  ),
  either(
    'you (can|could|should|may|have the right to|must) (legally )?(sue|press charges|file (a|an) (lawsuit|claim|petition)|take (them|him|her|your <w>) to court)',
    'entitled to (compensation|damages|severance|alimony)',
  ),
  either(
    '(here is|this is|below is|try this|use this) <3>(python|javascript|java|sql|php|html|css|bash) <1>(function|script|code|snippet|query|program|class|loop)',
    'capital of <w> is',
  ),
  either(
    '(تناول|خذ|خذي|تناولي) <2>(ايبوبروفين|بارا?سيتامول|اسبرين|مسكنا?|قرصا?|حبه|حبتين|جرعه|الدواء)',
    '(يمكنك|بامكانك|يحق لك|من حقك|عليك) (ان )?(قانونا )?(ترفع|رفع|مقاضاه|تقاضي|طلب الطلاق)',
    'عاصمه <w> هي',
  ),
];

/** The reader's own stars, and verses of love: nothing of the trade is said so, whatever stands beside it. */
export const starsAndVerses: readonly string[] = [
  either(
    'برج(ك|كم|كي) (هو )?(ال)?(اسد|جدي|عقرب|حمل|ثور|جوزاء|سرطان|عذراء|ميزان|قوس|دلو|حوت)(?= )',
    'يا (ليل|بدر|قمر|نسيم|نجم|طير|قلب|فؤاد)*( <w>| ,){0,10} (اشتياق|شوق|هوي|فؤاد|غرام|عشق|جفون|دموع|حبيب)*',
  ),
];

/** Whole questions that any chat asks and no consultant does; beside a word of the trade they are harmless. */
export const idleQuestions: readonly string[] = [
  either(
    '[.] (so |and |now )?(, )?(is there )?(anything|what|something) else( about <w>| today| then| for you)?( ,)? [.]',
    '[.] (next question|another one|another|any (more|other|further)( <w>)?( questions?)?|any questions?|(do you )?(want|need) (another|more)( <w>)?( <w>)?|(would you like|do you want|curious) to (know|hear|learn) more about (him|her|it|them|this|that|space|<w> history)|would you like (the (steps|list|recipe)|another( <w>)?|more <w>)|shall i (go on|continue|explain( more| it)?|solve <2>one|write (another|more)( <w>)?|list <2>forms))( ,)? [.]',
  ),
  either(
    '[.] (does|did|is) (that|this|it) (help|work|working|hurt|clear)( you)?( now)?( ,)? [.]',
    '[.] (have|did) you (read|seen|see|watch|watched|heard of) (it|them|that|him|her)( ,)? [.]',
    '[.] (do|are) you (like|follow|believe in|play|watch|pray|smoke|into) ?(animals|history|theatre|football|soccer|cats|dogs|pets|sports?|music|movies|science|space|chess|god)?( ,)? [.]',
    '[.] will you (call|tell|text|see|marry|forgive|do|leave|kiss) (it|her|him|them)( ,)? [.]',
    '[.] when (do|are|will) you (fly|flying|travel|travelling|traveling|going|leaving|(see|meet|tell) (him|her))( ,)? [.]',
    '[.] how (old (is|are) (he|she|it|you)|tall are you|fit are you|long will you stay|(do|are) you( feel| sleep| feeling)?|is your (diet|sleep)|often do you (train|pray|run|exercise))( ,)? [.]',
  ),
  either(
    '[.] what (do you (eat|believe( in)?)|are your symptoms|is your (sign|guess|diet|case|view|opinion))( ,)? [.]',
    '[.] (curious|hungry( yet)?|feeling better|got it|found it|your turn|ready|interested( in <w>)?|agreed|deal|okay|ok|bye)( ,)? [.]',
    '[.] (who do you (support|vote for|love)|where does it hurt|since when do you have it|which (sides?|film|movie|songs?|books?|team|century|flat|plants?) (do you|is|is your|interests|are your) <2><w>|do you need more <w>|have you (booked|written one))( ,)? [.]',
  ),
  either(
    '[.] (هل )?(من|هناك) (شيء|سؤال|اسئله|كلمه|مساله|نكته|وصفه|واجب|استفسار) ?(اخر|اخري)?( في <w>)?( ,)? [.]',
    '[.] (ماذا( بعد)?|السؤال التالي)( ,)? [.]',
    '[.] هل (ازيدكم|اكمل|اشرح( اكثر)?|احل <w>|احدثكم <w>|افادكم هذا|جعتم|وجدتموه|فهمتم|تحسنتم|شاهدتموه|شاهدتموها|قراتموها|قراتموه|كتبتموها|تصلون|دوركم|يعمل|يؤلمكم|انتم? وحدك|ستفعلين|ستفعل|تاتون|تحبها|تحبه)( ,)? [.]',
    '[.] هل (تحبون (الحيوانات|التاريخ|المسرح|القطط|الكلاب|الموسيقي|الافلام)|تهتمون ب<w>|تتابعون كره القدم|ستتصل ب<w>|(تريدون|تودون) (المزيد( عن <w>)?|اخري|غيرها|وصفات <w>|وصفه <w>|معرفه المزيد عن<w>|الخطوات|القائمه))( ,)? [.]',
  ),
  '[.] (ما (توقعكم|لياقتكم|برجكم?|تاريخ ميلادك|اعراضكم)|متي (تسافرون|تذهبون|تراها|تراه|ترينه)|كم (عمره|عمرها|عمركم|ستبقون|مره تتمرنون)|كيف (حالكم|نومكم|تشعر|تشعرين|غذاؤكم)|ماذا تاكلون|من تشجعون|بم تؤمنون|منذ متي بدات|اي (قرن|فيلم|اغان|نباتات|لغه اخري) <w>)( ,)? [.]',
];
