/**
 * Subjects Maya does not serve, a list each. A reply may use any of these words in its trade ("recipe for
 * growth", "weather-triggered ads"); a sentence is off the subject where two words of one list meet, or one
 * marked with an exclamation mark stands, in a statement without a word of marketing that is not about "us".
 */
export const subjects: readonly string[] = [
  'flour oven preheat! tablespoon! tablespoons! teaspoon! teaspoons! tbsp! tsp! cup cups bake boil boiling simmer fry saute onion onions garlic salt pepper sugar egg eggs butter dough ingredients minced chickpeas tahini rice stir chop marinate grill sauce oil lemon tomato tomatoes chicken lamb beef yogurt yeast cinnamon dice whisk blend pan pot recipe dish cook peel knead! cumin serve pasta cheese milk noodles soup salad pancakes cake bread honey mix fridge spoon grate slice sprinkle skillet saucepan batter vinegar mustard cream potatoes carrots lentils parsley basil marinade herbs',
  'sunny rain rainy raining cloud clouds cloudy degrees celsius! forecast temperature temperatures humidity wind winds windy snow snowy storm storms weather umbrella drizzle fog showers thunderstorm thunderstorms chilly tomorrow afternoon evening hail heatwave breeze humid overcast sunshine precipitation warm cold mild',
  'mg! 400mg! 500mg! ibuprofen! paracetamol! acetaminophen! aspirin! antibiotic! antibiotics! dose doses dosage symptom symptoms diagnose diagnosed diagnosis fever headache headaches migraine migraines tablet tablets doctor physician insulin medication medications medicine infection prescribe prescription fluids rash sore cough vitamin vitamins pill pills blood pain inflammation antihistamine antihistamines dehydration pregnancy pregnant flu painkiller painkillers! ointment sprain sprained throat gargle ache stomach nausea allergy allergies disease illness treatment therapy remedy cure bandage wound swelling bleeding cholesterol virus dizziness dizzy surgery anxiety insomnia melatonin tired',
  'sue suing lawsuit! court courts lawyer attorney legally plaintiff! defendant! liability statute statutes damages entitled compensation divorce custody landlord tenant evict eviction lease inheritance notary appeal prosecute prosecuted felony dismissal employer law rights clause visa deportation severance breach contract entitles legal solicitor judge jury bail guilty offence penalty alimony probate',
  'python javascript java html css sql php function functions variable loop array integer compile compiler return returns script syntax regex const def class print import recursion recursive boolean string list code console numpy! pandas! git commit push terminal deploy npm docker linux sudo bash tuple lambda dict indentation iterator',
  'bitcoin! ethereum! crypto stocks portfolio etf etfs dividend dividends forex broker buy sell hold halving invest',
  'match league champion champions score scored president parliament election planet equation theorem homework essay poem horoscope! zodiac won goals goal capital world cup square root solve dividing divide multiply galaxy dynasty',
  'ملعقتان! ليمونه عصير طحين! دقيق فرن ملعقه ملاعق كوب كوبان كوبين اكواب يغلي تغلي اخبز اخبزها بصل بصله ثوم ملح فلفل سكر بيض بيضه بيضتان بيضتين زبده عجين عجينه مكونات حمص طحينه ارز رز حرك حركي قطع زيت ليمون طماطم دجاج لحم لبن خميره خليط قدر مقلاه تسلق اسلق معكرونه خبز عسل جبن حساء كعكه سخن نار اضف اضيفي يطهي اطبخ اطبخي وصفه',
  'مشمس مشمسا مشمسه ممطر ممطرا امطار مطر غائم غائما غائمه درجه درجات مئويه! طقس رطوبه رياح ثلوج عاصفه عواصف حراره غيوم ضباب مظله مظلتك جو غدا هطول',
  'ملغ! مليغرام! ملغم! ايبوبروفين! باراسيتامول! بارسيتامول! اسبرين! مضاد مضادات جرعه اعراض اعراضك تشخيص حمي صداع صداعك شقيقه اقراص قرص قرصا قرصان حبه حبوب طبيب طبيبك انسولين دواء ادويه التهاب عدوي سوائل سعال الم فيتامين مسكن مسكنا مرهم مصاب مصابا',
  'دعوي قضائيه محكمه! محام محامي محاميا قانونا قانوني مدعي تعويض طلاق حضانه مؤجر مؤجرك مستاجر اخلاء ميراث استئناف جنايه مقاضاه تقاضي حقوقك ماده بند عقد فسخ قانون',
  'بايثون! جافا جافاسكربت! داله متغير متغيرا حلقه مصفوفه كود شيفره سكربت اطبع استيراد بيتكوين! اسهم عملات رقميه محفظه سندات مباراه دوري عاصمه قصيده نكته ابراج معادله انتخابات كاس العالم',
];

/** Another subject beyond doubt, even beside a word of marketing. */
export const offTopic: readonly string[] = [
  '(\\d{1,4}|half|one|two|three|a|four|few|some) (and a half )?(g|grams?|ml|cups?|tablespoons?|tbsp|tsp|teaspoons?|cloves?|pinch(es)?) (of )?(flour|sugar|salt|butter|rice|oil|milk|water|garlic|cinnamon|yeast|tahini|cumin|pepper)',
  'take <2>(ibuprofen|paracetamol|aspirin|painkillers?|antibiotics|\\d{1,4} ?mg)|your (symptoms?|headache|fever|rash|cough|blood pressure) (could|may|might|sounds?|suggests?|indicates?)',
  'you (can|could|should|may|have the right to|must) (legally )?(sue|press charges|file (a|an) (lawsuit|claim|petition)|take (them|him|her|your <w>) to court)|entitled to (compensation|damages|severance|alimony)',
  '(here is|this is|below is|try this|use this) <3>(python|javascript|java|sql|php|html|css|bash) <1>(function|script|code|snippet|query|program|class|loop)|capital of <w> is',
  '(تناول|خذ|خذي|تناولي) <2>(ايبوبروفين|بارا?سيتامول|اسبرين|مسكنا?|قرصا?|حبه|حبتين|جرعه|الدواء)|(يمكنك|بامكانك|يحق لك|من حقك|عليك) (ان )?(قانونا )?(ترفع|رفع|مقاضاه|تقاضي|طلب الطلاق)|عاصمه <w> هي',
];
