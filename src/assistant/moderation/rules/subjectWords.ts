/**
 * Subjects Maya does not serve, a list each. A reply may use any of these words in its trade ("recipe for
 * growth", "weather-triggered ads"); a sentence is off the subject where two words of one list meet, or one
 * marked with an exclamation mark stands, in a statement without a word of marketing that is not about "us".
 */
export const subjects: readonly string[] = [
  // The kitchen.
  `flour oven preheat! tablespoon! tablespoons! teaspoon! teaspoons! tbsp! tsp! cup cups bake boil boiling
   simmer fry saute onion onions garlic salt pepper sugar egg eggs butter dough ingredients minced
   chickpeas tahini rice stir chop marinate grill sauce oil lemon tomato tomatoes chicken lamb beef yogurt
   yeast cinnamon dice whisk blend pan pot recipe dish cook peel knead! cumin serve pasta cheese milk
   noodles soup salad pancakes cake bread honey mix fridge spoon grate slice sprinkle skillet saucepan
   batter vinegar mustard cream potatoes carrots lentils parsley basil marinade herbs hummus chickpea soak
   soaked mash mashed paella saffron kebab dolma biryani shawarma falafel couscous broth baking avocado
   tofu curry ginger cardamom nutmeg paprika turmeric oregano eggplant aubergine zucchini boiled chopped
   diced drizzle stew basmati coriander cilantro kneading caramelise caramelize`,
  // The weather.
  `sunny rain rainy raining cloud clouds cloudy degrees celsius! forecast temperature temperatures humidity
   wind winds windy snow snowy storm storms weather umbrella fog showers thunder thunderstorm thunderstorms
   chilly tomorrow afternoon evening hail heatwave breeze humid overcast sunshine precipitation warm cold
   mild sunrise sunset hurricane tornado typhoon gusts barometer kmh monsoon freezing frost icy`,
  // Health.
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
  // Law and offices.
  `sue suing lawsuit! court courts lawyer attorney legally plaintiff! defendant! liability statute statutes
   damages entitled compensation divorce custody landlord tenant evict eviction lease inheritance notary
   appeal prosecute prosecuted felony dismissal employer law rights clause visa! passport! deportation
   severance breach contract entitles legal solicitor judge jury bail guilty offence penalty alimony
   probate void voidable civil paragraph article penal criminal tort tenants landlords divorces heirs
   testament plea testify subpoena arrested legalise asylum residence permit naturalisation naturalization
   appeals embassy! consulate! consular`,
  // Code.
  `python javascript java html css sql php function functions variable loop array integer compile compiler
   return returns script syntax regex const def class print import recursion recursive boolean string list
   code console numpy! pandas! git commit push terminal deploy npm! docker linux sudo bash tuple lambda
   dict indentation iterator useeffect! usestate! react typescript kotlin golang algorithm subclass iterate
   iterating comprehension null undefined nullpointer exception debug debugger json xml database mongodb
   mysql postgres django async slicing printf println curl chmod kubernetes webpack rebase! squash squashes
   commits stash localhost! pip! cron! div flexbox! stackoverflow!`,
  // Money.
  'bitcoin! ethereum! crypto stocks portfolio etf etfs dividend dividends forex broker buy sell hold halving invest dogecoin! solana! wallet treasury mortgage loan deductible dowjones nasdaq! bullish bearish tesla climb',
  // Everything else: sport, school, belief, politics, love, travel, home.
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
  // The same in Arabic: the kitchen.
  `ملعقتان! ليمونه عصير طحين! دقيق فرن ملعقه ملاعق كوب كوبان كوبين اكواب يغلي تغلي اخبز اخبزها بصل بصله ثوم
   ملح فلفل سكر بيض بيضه بيضتان بيضتين زبده عجين عجينه مكونات حمص طحينه ارز رز حرك حركي قطع زيت ليمون طماطم
   دجاج لحم لبن خميره خليط قدر مقلاه تسلق اسلق معكرونه خبز عسل جبن حساء كعكه سخن نار اضف اضيفي يطهي اطبخ
   اطبخي وصفه زنجبيل نقع انقع اهرس اهرسه مسلوق مشوي مقلي محشي زعفران كمون كركم بقدونس كزبره مرق مرقه بطاطا
   باذنجان كوسا فاصوليا تونه شوكولاته فانيليا الخلاط تتبيله تبل اعجن ليمونتين اغل`,
  // The weather.
  'مشمس مشمسا مشمسه ممطر ممطرا امطار مطر غائم غائما غائمه درجه درجات مئويه! طقس رطوبه رياح ثلوج عاصفه عواصف حراره غيوم ضباب مظله مظلتك جو غدا هطول',
  // Health.
  `ملغ! مليغرام! ملغم! ايبوبروفين! باراسيتامول! بارسيتامول! اسبرين! مضاد مضادات جرعه اعراض اعراضك تشخيص حمي
   صداع صداعك شقيقه اقراص قرص قرصا قرصان حبه حبوب طبيب طبيبك انسولين دواء ادويه التهاب عدوي سوائل سعال الم
   فيتامين مسكن مسكنا مرهم مصاب مصابا بنادول! للسعال كحه زكام انفلونزا رشح طبيبا معده غثيان اسهال! امساك!
   طفح ضغط سكري كلي كبد اشعه عيادتك اكتئاب! ارق خافض! خافضا! كمادات! فاتره الرضيع! الحامل جنين! ضغطك
   تحاليل! مرهما! عينيك مفاصل! عظامك نزيف! حروق جرح جروح ضماد! شاش معقم التهابات الكوليسترول! السكري!
   انسولينك ارهاق دوخه! غثيانك لقاح!`,
  // Law and offices.
  'دعوي قضائيه محكمه! محام محامي محاميا قانونا قانوني مدعي تعويض طلاق حضانه مؤجر مؤجرك مستاجر اخلاء ميراث استئناف جنايه مقاضاه تقاضي حقوقك ماده بند عقد فسخ قانون نفقه طلاقك قاضي قضاه حبس سجن غرامه جريمه دستور المؤجر محكمتك قانونيا لجوء تاشيره! جواز! تاشيرتك! جوازك!',
  // Code, money and everything else.
  `بايثون! جافا جافاسكربت! داله متغير متغيرا حلقه مصفوفه كود شيفره سكربت اطبع استيراد بيتكوين! اسهم عملات
   رقميه محفظه سندات مباراه دوري عاصمه قصيده نكته ابراج معادله انتخابات كاس العالم برج العذراء! هدفا!
   مدريد! برشلونه! مانشستر! ليفربول! ميسي! رونالدو! حزب صوتوا البرلمان امبراطور! الديناصورات! ديناصور!
   الكواكب! جاذبيه! جزيء اكسجين التمثيل فتوي! القران! الانجيل! النبي تفسير جذر تربيعي! مثلث حبيبتك! حبيبك!
   خطوبتك! طلقها! شطرنج! اسد تنين! اميره! ركعتين! ركعه! راوتر! الراوتر! فرعون! الاهرامات! الخليه! رؤيه
   المنام! وزنك! لانقاص! امشوا امش السكر النشويات! كرش! سعره! صيامك صوم الركوع! السجود! الوضوء! زكاه! الحج!
   الناخبون! الناخبين! ترامب! بايدن! بوتين! انتخابيه! برلمان! استقاله! هدنه! صاروخ! صواريخ! قصف! هاتريك!
   حارس مرمي! الشوط الدوري! ريال السفاره! القنصليه! امتعه! النيل! ايفل! المريخ! نثر! نزار! المتنبي! شكسبير!
   حزوره! الجاذبيه! نيوتن! اينشتاين! فيثاغورس! مشتقه! تكامل! الاكسجين! البكتيريا! رؤيا زواج سعرات عضلات
   تمارين رجيم حميه بروتين مطار فاز فازت حظ محظوظ برجك صلاه صيام حرام حلال الجنه وزير رئيس حرب معركه ثوره
   ولد توفي يساوي زائد ناقص انقاص امتنعوا كوكب قاره محيط نهر الحكم نهائي جيش رزق البحر نطرح نقسم الطرفين!
   المساله`,
];
