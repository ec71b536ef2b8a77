import { findInsights, findTrade } from '../../../src/assistant/understanding/insights';

test.each([
  'I need a doctor',
  'I saw your ad on a bank’s website',
  'I like the restaurant campaign on your page',
  'قرأت في مقالة أن البنوك تصرف كثيرا على التسويق، صحيح؟',
  'we are looking for a dentist in Baghdad',
  'can you recommend a restaurant',
  'I need a notary near the office',
  'I want to buy a car',
  'I booked a hotel for the trip to Berlin',
  'we stayed at the hotel in Erbil',
  'I am at the airport hotel now',
  'my car broke down on the way',
  'I saw your ad at the mall',
  'the coffee in your office was great',
  'the restaurant you recommended was nice',
  'I have to pick up my kids from school',
  'my brother is a doctor',
  'our friend owns a hotel',
  'اريد اشتري سيارة',
  'احتاج دكتور اليوم',
  'حجزت فندق ببرلين',
  'شفت اعلانكم بالمول',
  'رحت للمستشفى البارحة',
  'ابني بالمدرسة',
  'اخوي دكتور',
  'صديقي عنده فندق',
  'مغسلة ثياب',
  'غسالات ثياب',
  'خزانة ثياب',
])('met on the way, and no trade of theirs: %s', (text) => {
  expect(findInsights(text).industry).toBeNull();
});

test.each([
  ['it is for my brother’s clinic', 'healthcare'],
  ['We run a hotel in Duhok and the competition is strong', 'tourism'],
  ['the plumber next door told me you are good, I sell handmade furniture', 'retail'],
  ['cyber security startup, we serve banks', 'technology'],
  ['نحن شركة أمن سيبراني ناشئة نستهدف البنوك', 'technology'],
  ['عندنا قاعة اعراس بالبصرة والمنافسة قوية', 'events'],
  ['عندي مشتل نباتات بالسليمانية وما عندي صفحة', 'agriculture'],
  ['بشتغل في الدروب شيبينج وعايز اعلانات تيك توك', 'ecommerce'],
  ['انا بعمل تورت في البيت وعايزة ابيع اونلاين', 'food'],
  ['we develop an app for hospital staff scheduling', 'technology'],
  ['my brother has a clinic and he needs a website', 'healthcare'],
  ['my dad owns a pharmacy, can you help him?', 'healthcare'],
  ['my friend is a lawyer and I own a bakery', 'food'],
  ['my husband and I run a bakery', 'food'],
  ['we need a restaurant logo', 'food'],
  ['I want to order the hotel branding', 'tourism'],
  ['we want people to visit the restaurant', 'food'],
  ['customers do not find our hotel', 'tourism'],
  ['we want to reach people looking for a hotel', 'tourism'],
  ['we drove traffic to the restaurant', 'food'],
  ['I am at my clinic', 'healthcare'],
  ['I saw you at the mall, I own a shop', 'retail'],
  ['our car wash is empty', 'automotive'],
  ['I just bought a hotel and need a brand', 'tourism'],
  ['we are in the coffee business', 'food'],
  ['I work in a hospital', 'healthcare'],
  ['اخوي عنده عيادة ويحتاج موقع', 'healthcare'],
  ['اني واخوي ندير صيدلية', 'healthcare'],
  ['ابوي محامي واني عندي كافيه', 'food'],
  ['لقيت المطعم فاضي', 'food'],
  ['موقع لمطعم', 'food'],
  ['اريد افتح مطعم', 'food'],
])('everyday words beside it leave the trade of “%s” %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['shawarma place', 'food'],
  ['burger joint', 'food'],
  ['ice cream shop', 'food'],
  ['بيتزا ودليفري', 'food'],
  ['مشاوي وكباب', 'food'],
  ['عندي متعم', 'food'],
  ['عندنا كلنك', 'healthcare'],
  ['law office in Baghdad', 'legal'],
  ['we run a guesthouse', 'tourism'],
  ['we make mobile games', 'technology'],
  ['bookshop', 'retail'],
  ['عندي سوبر ماركت', 'retail'],
  ['nail studio', 'beauty'],
  ['أنا ببيع صابون يدوي من البيت', 'beauty'],
  ['we are a bank and need sports marketing', 'finance'],
  ['مطعم بدو تسويق رياضي', 'food'],
  ['our hotel sells soft drinks', 'tourism'],
  ['محل ثياب', 'fashion'],
])('%s is a trade: %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['we bake sourdough in a small place in Wedding', 'food'],
  ['I run a barbershop with two chairs', 'beauty'],
  ['we rent out holiday flats near the lake', 'tourism'],
  ['we’re a crew of six painting houses', 'construction'],
  ['I sell flats for developers in Gulan', 'realEstate'],
  ['we move people’s furniture across Brandenburg', 'logistics'],
  ['I’m a vet in Potsdam', 'healthcare'],
  ['tax returns and bookkeeping', 'finance'],
  ['I keep bees and sell the honey at markets', 'agriculture'],
  ['our charity collects clothes for refugees', 'nonprofit'],
  ['we fix phones while people wait', 'telecom'],
  ['our trucks run between Mersin and Baghdad', 'logistics'],
  ['software for schools is our product', 'technology'],
  ['we sew wedding dresses', 'fashion'],
  ['I’m a photographer', 'media'],
  ['our online shop sells lamps', 'ecommerce'],
  ['we teach coding to kids', 'education'],
  ['we sell to dentists in Jordan', 'healthcare'],
  ['عندي فرن صمون بالكرادة', 'food'],
  ['نحمّص البن بأنفسنا ونقدمه في مقهانا', 'food'],
  ['صالوني للعرايس، مكياج وتسريحات', 'beauty'],
  ['انا واختي نشتغل فضة ومحابس', 'fashion'],
  ['نركب ألواح شمسية على السطوح', 'energy'],
  ['بصوّر أفراح وخطوبات', 'media'],
  ['نصبغ بيوت وعدنا ستة عمال', 'construction'],
  ['ننقل عفش البيوت بين المحافظات', 'logistics'],
  ['شاحناتنا تشتغل بين مرسين وبغداد', 'logistics'],
  ['نمسك حسابات وضرايب للشركات الصغيرة', 'finance'],
  ['أربّي النحل وأبيع العسل', 'agriculture'],
  ['نصلح موبايلات', 'telecom'],
  ['نبيع مجوهرات', 'fashion'],
  ['نطوّر برمجيات للمستشفيات', 'technology'],
  ['بنأجر شقق للسياح', 'tourism'],
])('what is made, sold or done tells a trade: %s (%s)', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  'our customers are mostly doctors',
  'let’s meet at the hotel lobby',
  'my uncle is a farmer',
  'please send me your bank details',
  'it is food for thought',
  'our site is under construction',
  'the tone should be warm like fresh bread',
  'I was at the gym this morning',
  'open the door please',
  'we want to harvest leads',
  'my phone is dead',
  'we plan campaigns for brands',
  'our computer is old',
  'do you make apps',
  'بناء علامة تجارية قوية',
  'زبايننا أغلبهم دكاترة',
  'رقم حسابكم بالبنك',
  'انقطعت الكهرباء عندنا',
  'السوق المحلي صعب',
  'عمي فلاح',
  'نحل المشكلة سوا',
  'نلتقي بالكافيه',
  'سيارتي برة',
])('a word of a trade beside the trade: %s', (text) => {
  expect(findInsights(text).industry).toBeNull();
});

test.each([
  'our app is slow',
  'I coach managers',
  'want sourdough bread',
  'that photo is beautiful, sourdough and butter',
  'I work with computers all day',
  'our mobile app is slow',
  'ads are a big investment',
  'we do not have an app',
  'we own our server',
  'our campaign is a long game',
  'my business is on the second floor',
  'we are next door',
  'we want to open the door to new markets',
  'our website is the first door',
  'we have a flat fee',
  'our logo is an olive',
  'our colours are olive and palm',
  'I learned a lesson with my last agency',
  'our tour',
  'we have a loan',
  'our lawyer fees are a tax on us',
  'Our custom designs',
  'that is sweet of you',
  'عندنا لغات متعددة',
  'عندي هدايا للزباين',
  'عندنا اجهزة',
  'we do not sell on Amazon',
  'we work with a photographer already',
  'we rent a flat above the office',
  'we collect emails',
  'we coach each other',
  'our coffee machine is broken',
  'عندنا مطبخ صغير بالمكتب',
  'عندي ابن بالجامعة',
  'we publish every Tuesday',
  'we are in the same building as a dentist',
  'ننقل المقر الشهر الجاي',
  'نحب الاكل والسفر',
  'عندنا صالة كبيرة',
  'نزرع الثقة عند الزبون',
  'نوصل الفكرة للجمهور',
  'نلعب دور مهم بالسوق',
  'فريقنا يشتغل على التطبيق',
])('what is only had or talked of is no trade: %s', (text) => {
  expect(findInsights(text).industry).toBeNull();
});

test.each([
  ['we have a hotel with a door and a floor', 'tourism'],
  ['our hotel has a big floor and nice windows and doors', 'tourism'],
  ['our shop has 3 floors', 'retail'],
  ['our dentist office has a computer and a server', 'healthcare'],
  ['our salon has an app and a computer', 'beauty'],
])('a thing that is had does not overrule the name of a trade: %s (%s)', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['We take custom orders for cakes', 'food'],
  ['We make custom furniture', 'retail'],
  ['We are a friend of the family and a bakery', 'food'],
  ['I have two shops, they sell clothes', 'fashion'],
  ['I read a lot on weekends and own a bakery', 'food'],
  ['our bakery is where we meet on Fridays', 'food'],
  ['we develop software for hospitals and our clinic pays', 'healthcare'],
  ['we met at the hotel lobby and I own a bakery', 'food'],
  ['we meet in the evening, we bake bread', 'food'],
  ['handmade soap from Aleppo', 'beauty'],
  ['handmade leather bags from Aleppo', 'fashion'],
  ['I have a tattoo studio', 'beauty'],
  ['I’m a tax adviser', 'finance'],
  ['our company imports tyres', 'automotive'],
  ['we truck vegetables and run warehouses', 'logistics'],
  ['عندي ورشة المنيوم', 'construction'],
  ['شركتنا تصنع شبابيك', 'construction'],
  ['نصنع حقائب', 'fashion'],
  ['نخبز كيك', 'food'],
])('and yet a living is told by what is done: %s (%s)', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each(['احنا تلفزيون محلي بالموصل', 'السوق المحلي صعب', 'نريد براند محلي'])(
  '%s speaks of no shop',
  (text) => {
    expect(findInsights(text).industry).not.toBe('retail');
  },
);

test('a trade that is asked about need not be the writer’s', () => {
  expect(findTrade('have you worked for hotels?')).toBe('tourism');
  expect(findTrade('شغلتوا ويه مطاعم قبل؟')).toBe('food');
  expect(findTrade('write to mo@dates.example')).toBeNull();
});

test('what others are said to sell is not one’s own', () => {
  expect(findInsights('I met a friend. They sell shoes').industry).toBeNull();
});

test.each([
  ['I sell kitchens. showroom in Spandau', null],
  ['we build bespoke kitchens', null],
  ['we are making kitchens', null],
  ['my kitchen makes dolma', 'food'],
  ['we run cloud kitchens', 'food'],
  ['fitting kitchens is our trade', null],
  ['we make kitchen snacks', 'food'],
  ['we make cloud kitchens work', 'food'],
  ['we design cloud kitchens', 'food'],
  ['we sell our kitchens lunches', 'food'],
  ['we sell kitchen food', 'food'],
])('kitchens are sold by one and cooked in by another: %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});
