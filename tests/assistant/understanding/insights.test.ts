import { findInsights } from '../../../src/assistant/understanding/insights';

const nothing = { topics: [], industry: null, painPoint: null, services: [] };

test('services, topics and industry are read in English', () => {
  expect(findInsights('We are opening a coffee shop and need a logo and Instagram content')).toMatchObject({
    topics: ['branding', 'social', 'content', 'launch'],
    industry: 'food',
    painPoint: null,
    services: ['brand-strategy', 'creative-content', 'digital-marketing'],
  });
});

test('and in Arabic', () => {
  expect(findInsights('سنفتتح عيادة أسنان ونحتاج هوية وحملة على إنستغرام')).toEqual({
    topics: ['branding', 'social', 'advertising', 'launch'],
    industry: 'healthcare',
    painPoint: null,
    services: ['brand-strategy', 'digital-marketing'],
  });
});

test.each([
  ['we own two hotels', 'tourism'],
  ['A dental clinic', 'healthcare'],
  ['law firms', 'legal'],
  ['متجرنا الإلكتروني', 'ecommerce'],
  ['شركتنا للعقارات', 'realEstate'],
  ['هل تعملون مع المستشفيات؟', 'healthcare'],
  ['وبمطاعمنا', 'food'],
])('%s is of the industry %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['TV and radio spots', ['media-planning-buying']],
  ['a dashboard for our data', ['technology-analytics']],
  ['بدنا تصوير فيديوهات', ['creative-content']],
  ['اعلانات طرق ولوحات', ['media-planning-buying']],
  ['We don’t need SEO, only billboards', ['media-planning-buying']],
  ['ما نريد موقع، نريد شعار', ['brand-strategy']],
])('%s asks for %s', (text, services) => {
  expect(findInsights(text).services).toEqual(services);
});

test('at most three services are recommended, those that most words ask for first', () => {
  const { services } = findInsights('brand, seo, tv, dashboard, and video, film, photography');
  expect(services).toHaveLength(3);
  expect(services[0]).toBe('creative-content');
});

test.each([
  ['Hello. We are losing customers to a rival. Can you help?', 'We are losing customers to a rival.'],
  ['our website gets no traffic', 'our website gets no traffic'],
  ['مبيعاتنا ضعيفة هذا العام. ماذا نفعل؟', 'مبيعاتنا ضعيفة هذا العام.'],
  ['والله ما عندنا زبائن', 'والله ما عندنا زبائن'],
  ['No problem, thank you', null],
  ['What problems do you solve?', null],
  ['لا مشكلة', null],
  ['We follow the flow', null],
])('the pain in “%s” is %s', (text, painPoint) => {
  expect(findInsights(text).painPoint).toBe(painPoint);
});

test.each([
  'sales are bad',
  'business is slow',
  'nobody knows us',
  'we dont have any clients yet',
  'our brand looks old',
  'I spend so much on ads and nothing comes back',
  'my last agency burned our money',
  'people visit but they don’t buy',
  'why are our orders down?',
  'الشغل واقف',
  'السوگ واگف',
  'ما يعرفنا أحد',
  'محدش عارفنا',
  'المبيعات تعبانة',
  'ماكو زباين',
  'الاعلانات ما جابت نتيجة',
  'الزباين راحوا للمنافسين',
  'ما عم نوصل للناس',
])('it hurts: %s', (text) => {
  expect(findInsights(text).painPoint).toBe(text);
});

test.each([
  'I want to lose weight',
  'can I drop by your office',
  'I lost your number',
  'how low can your prices go',
  'I’m not confused, just curious',
  'the market is not slow for us',
  'what if the campaign fails?',
  'is it difficult to start?',
  'our business is 10 years old',
  'we launch our campaign in the fall',
  'ما عندي مانع',
  'ما عندنا مشكلة بالوقت',
  'ضاع رقمكم عندي',
  'نزل التطبيق عندي',
  'لا توجد لدي أسئلة',
  'مو صعب علينا',
  'كيف تساعدون الشركات اللي تعاني؟',
])('it does not: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  'have you worked with restaurants?',
  'which hotels have you worked with',
  'any references from schools?',
  'our competitor is a hotel',
  'my wife works in a bank',
  'our office is next to a hospital',
  'which dates are free?',
  'write to mo@dates.example',
  'اشتغلتوا مع مطاعم قبل؟',
  'منافسنا فندق كبير',
  'زوجتي تشتغل ببنك',
  'موقعكم حلو',
  'باچر الساعة ٤',
])('whose trade it is, is not said: %s', (text) => {
  expect(findInsights(text).industry).toBeNull();
});

test.each([
  ['I used to work at a hospital, now I sell perfume', 'retail'],
  ['we are not a hotel, we are a bakery', 'food'],
  ['كنت اشتغل بمستشفى وهسه ابيع عطور', 'retail'],
])('%s is of the industry %s all the same', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['we already have a website', []],
  ['we already have a logo, we need videos', ['creative-content']],
  ['we have a website, it needs seo', ['digital-marketing']],
  ['our nephew runs the instagram', []],
  ['I found you on google', []],
  ['your website is beautiful', []],
  ['what does your branding service include', ['brand-strategy']],
  ['instead of seo we want billboards', ['media-planning-buying']],
  ['عندنا موقع وشعار، نحتاج تصوير', ['creative-content']],
  ['مش عايزين موقع', []],
  ['شفتكم بالانستا', []],
  ['الشعار جاهز', []],
])('%s asks for %j', (text, services) => {
  expect(findInsights(text).services).toEqual(services);
});

test('a pain point is cut at a word within 100 characters', () => {
  const { painPoint } = findInsights(
    `Our problem is that ${'nothing we publish is ever seen by the right people '.repeat(4)}`,
  );
  expect(painPoint).toBe(
    'Our problem is that nothing we publish is ever seen by the right people nothing we publish is ever',
  );
  expect(findInsights(`${'م'.repeat(120)} مشكلة`).painPoint?.length).toBe(100);
});

test('a pain that comes late in a long sentence is kept rather than its beginning', () => {
  const { painPoint } = findInsights(
    `${'We opened three new stores in the best malls of the city with great hopes last year, '.repeat(2)}and nobody visits them`,
  );
  expect(painPoint).toBe('and nobody visits them');
});

test.each(['I am a planner from Carthage', 'مرحبا', '', 'Hello there'])('%s tells nothing', (text) => {
  expect(findInsights(text)).toEqual(nothing);
});

test.each([
  ['I have a website but it is slow', true],
  ['We had a campaign, it failed', true],
  ['عندنا موقع بس قديم', true],
  ['we treat skin problems', false],
  ['My clients have problems with their teeth, I am a dentist', false],
  ['our store is down on Main Street', false],
  ['our brand is old and loved', false],
  ['نعالج مشاكل البشرة', false],
])('what is wrong with their own business hurts, not what they treat: %s', (text, hurts) => {
  expect(findInsights(text).painPoint !== null).toBe(hurts);
});

test.each([
  ['we need a name for our new juice', ['brand-strategy']],
  ['اريد اسم لمشروعي', ['brand-strategy']],
  ['we want to be higher on Google', ['digital-marketing']],
  ['نريد نظهر بكوكل', ['digital-marketing']],
  ['اعلان تلفزيوني', ['media-planning-buying']],
  ['buy ad space in newspapers', ['media-planning-buying']],
  ['داشبورد للمبيعات', ['technology-analytics']],
  ['brochures and flyers', ['creative-content']],
  ['ريلز وبوسترات', ['creative-content']],
  ['drone shots', ['creative-content']],
  ['can we talk on google meet?', []],
  ['اسم شركتي النور', []],
  ['احنا شركة تريد موقع', ['technology-analytics']],
  ['احنا محل يريد هوية', ['brand-strategy']],
  ['احنا شركة تدور تصوير', ['creative-content']],
  ['احنا شركة تطلب تصوير', ['creative-content']],
  ['احنا شركة موقعنا قديم', ['technology-analytics']],
  ['احنا شركة موقعها قديم', ['technology-analytics']],
  ['احنا محل تصاميمنا قديمة', ['creative-content']],
  ['احنا محل انستغرامنا ضعيف', ['digital-marketing']],
  ['احنا شركة تصوير', []],
  ['احنا شركة انتاج تلفزيوني', []],
  ['نحن وكالة اعلان تلفزيوني', []],
  ['احنا شركة ابداعي', []],
  ['انا محل موقعي قديم', ['technology-analytics']],
  ['we need new pictures', ['creative-content']],
  ['we would like better pictures', ['creative-content']],
  ['we need much better pictures', ['creative-content']],
  ["I'd love new pictures for my menu", ['creative-content']],
  ['new pictures please', ['creative-content']],
  ['can we have new pictures', ['creative-content']],
  ['our competitors have better pictures', []],
  ['love your new pictures', []],
  ['we already have new pictures', []],
  ['we have better pictures than our competitors', []],
  ['our competitor has better pictures', []],
  ['she has better pictures than us', []],
  ['We just got new pictures from our photographer', []],
  ['I uploaded new pictures yesterday', []],
  ['I sent you new pictures', []],
  ['Thanks for the new pictures', []],
  ['you have better pictures than we do', []],
  ['we want to have better pictures', ['creative-content']],
  ['we have got to get new pictures', ['creative-content']],
])('%s wishes for %j', (text, services) => {
  expect(findInsights(text).services).toEqual(services);
});

test.each([
  'our old agency ghosted us',
  'customers come once and never return',
  'our reels get zero views',
  'we burned 3000 dollars on ads and got two calls',
  'we spent 4000 on ads and got nothing',
  'not a single order since May',
  'people confuse us with another brand',
  'the site takes ages to load',
  'our instagram was hacked',
  'we have a page, but it was hacked',
  'tourists do not find us',
  'our website looks like 2005',
  'membership drops every summer',
  'our competitors steal our customers',
  'we do not show up on google',
  'موقعنا ما يطلع بكوكل',
  'ما نطلع بالبحث',
  'مش لاقي زباين',
  'المحل فارغ طول اليوم',
  'منافسينا ماخذين السوق',
  'الوكالة القديمة خذت فلوسنا وراحت',
  'الزبون يجي مرة وما يرجع',
  'مكو زبائن',
  'المبعت نزله',
  'صلحنا الموقع ومبيعاتنا نازلة',
  'صلحنا الموقع وما حد يشتري',
  'we fixed our website and nobody buys',
  'our ads were fixed by an agency and sales dropped',
  'our prices are fixed and nobody buys',
  'we used to struggle with ads and still do',
  'we used to have issues and now nobody comes',
  'our biggest challenge is interesting people in our product',
  'most agencies are too expensive and bring nothing',
  'it looks like our site is broken and nobody likes it',
])('it hurts too: %s', (text) => {
  expect(findInsights(text).painPoint).toBe(text);
});

test.each([
  'please no calls',
  'visitors drop by every day',
  'I have no reservations about it',
  'our product drops next month',
  'our rooms have a sea view',
  'our customers never complain',
  'competitors take part in the fair',
  'I spent two hours and got an idea',
  'we spent a year and one month on it',
  'the agency took awards',
  'وكالتكم اخذت جوائز',
  'متى نطلع بالتلفزيون',
  'ما طلع رقمكم بالبحث',
  'people order from Amazon, and we deliver',
  'our restaurant looks like the 1950s and guests love it',
  'we used to struggle with ads and now all is well',
  'كانت عندنا مشكلة وانحلت',
  'صلحنا الموقع البطيء',
])('nor does it hurt: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  'nobody walks into the shop anymore',
  'no one in the city has heard of us',
  'people keep confusing us with the place next door',
  'visitors put things in the cart and then leave',
  'patients cancel at the last minute',
  'our staff leave after two months',
  'the website crashes every time we send out a newsletter',
  'our app has bad ratings because it crashes',
  'a competitor opened across the street and half our regulars went there',
  'our neighbours copied our whole menu',
  "I post every day and I'm stuck at 300 followers",
  'those one star reviews are killing us',
  'people think we are a pharmacy, we are a perfume shop',
  "I'm fed up with paying for ads that do nothing",
  'we throw away half the bread every evening',
  'our message does not get through to young people',
  'the peoples not know where is our clinic',
  'محد يفوت للمحل بعد',
  'الناس بتخلط بينا وبين المحل اللي جنبنا',
  'الزبائن يملؤون السلة ثم يغادرون',
  'المرضى يلغون المواعيد بآخر لحظة',
  'موقعنا كل شوي بيوقف والزباين عم تتشكى',
  'فتح منافس گبالنا وأخذ نص زباينّا',
  'المنافسون يقلدون كل عروضنا',
  'لا نجد موظفين مؤهلين مهما أعلنّا',
  'لا نظهر في نتائج غوغل إطلاقاً',
  'التقييمات السلبية دمرت سمعة مطعمنا',
  'كل فرع عنده شعار مختلف',
  'الناس مش فاهمة احنا بنقدم ايه',
  'الحجوزات انلغت كلها هالشهر',
])('a trouble and whom it befalls hurt in any order: %s', (text) => {
  expect(findInsights(text).painPoint).toContain(text.slice(0, 20));
});

test.each([
  'we have no trouble finding staff',
  'people leave our cafe with a smile',
  'no one makes coffee like us',
  'nobody complains about our service',
  'nobody answered my email',
  'customers can cancel free of charge',
  'I have to cancel our meeting',
  "my neighbour's shop burned down",
  'we want a site that never crashes',
  'we fix websites that crash',
  'your page takes forever to load',
  'my phone was stolen yesterday, use this new number',
  "I'm a student writing about failed brands",
  'ما عندنا نقص بالزباين، بس نبي شكل أحلى',
  'ما عندنا تقييمات سيئة',
  'محد يشتكي من خدمتنا',
  'لا أريد أن يخلط الناس بيننا وبين غيرنا',
  'نصلح المواقع اللي تتعطل',
  'صفحتكم بطيئة',
  'أمي نسيت نظارتها',
  'موقعنا سريع وشكله حلو',
])('denied, wished, a trade or somebody else’s it does not: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  'our website has great copywriting',
  'our customers love our copywriter',
  'our brokers sell to clients',
  'our courses are for kids of all ages',
  'we run outdoor campaigns for our shop',
  'we run offline events for our customers',
  'our company has now 20 staff',
  'our hotel gives upgrades to guests',
  'our guests are not only Germans',
  'our shop sells not only bread',
  'our products are not expensive',
  'we are not a workshop, we are a shop',
  'our restaurant is a fellow of the city',
  'our team has badges',
  'our customers play badminton',
  'our shop sells freezers',
  'I think we are ready with our website',
  'I think it is time for our company',
  'people think we are the best',
  'our customers think it is great',
  'people love eating our cakes',
  'we own a bakery too in our street',
  'our customers pay later with Klarna',
  'we are cheaper than other shops',
  'our prices are cheaper than theirs',
  'our restaurant offers take out',
  'our clients rent a flat from us',
  'our customers stay with us forever',
  'our shop is on the left of the station',
  'our customers get zero interest rates',
  'our hotel is next to the falls',
  'our guests laugh a lot',
  'our burger shop has burners',
  'our fashion brand uses recycled waste',
  'our products are made of waste paper',
  'our clients are insurance brokers',
  'our company installs steel and stealth fences',
  'شركتنا تركز على الجودة',
  'محلنا عنده تشكيلة ملابس كبيرة',
  'احنا نسوي كيك لزبايننا',
  'نسوق منتجاتنا بالسوق',
  'اعلاناتنا على ميتا',
  'نسوي ميتنك ويا فريقنا',
  'عندنا اجتماع النهارده مع زبايننا',
  'محلنا فاتح ليل نهار',
  'زبايننا من المملكة',
  'مزرعتنا تبيع بطيخ',
  'شركتنا للتعبئة والتغليف',
  'شركتنا تعبئة وتغليف',
  'شركتنا ترميم بيوت',
  'نسوي مؤتمرات لزبايننا',
  'سؤالي يتعلق بمنتجاتنا',
  'منتجنا مسحوق غسيل',
  'شركتنا تدقيق لغوي',
  'منتجاتنا خلطات بهارات',
  'محلنا عطلة الجمعة',
  'فكرنا نفتح محلنا الثاني',
  'الناس تاكل عندنا كل يوم',
  'اسعارنا أرخص من السوق',
  'زبايننا يستلمون بنفس اليوم',
  'منتجاتنا بنفس الجودة',
  'مكتبنا خطاط ورسام',
  'شركتنا تسحب سيارات',
  'معملنا يصنع موتورات',
  'زبايننا ثابتين ويحبونا',
])('what only begins like a trouble, or is said in praise, is none: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  'customers can not download our menu',
  'our staff run out of patience',
  'the website takes forever to load',
  'our site takes ages to load',
  'customers walk out without buying',
  'people think we are a pharmacy',
  'competitors are cheaper than us',
  'patients pay late',
  'our ads are too expensive',
  'our food is going bad',
  'our phone system broke',
  'our customers forget us',
  'our guests confused our entrance',
  'people quit our app',
  'our website is broken',
  'our customers complain all the time',
  'competitors steal our photos',
  'customers stopped ringing us',
  'our site never loads',
  'our shop does not attract young people',
  'the app freezes for our customers',
  'reviews hurt our brand',
  'our brand has no visibility',
  'our website has nothing on it',
  'visitors are confused by our menu',
  'our reputation suffers',
  'our competitors undercut us',
  'a competitor overtook us',
  'our emails get deleted',
  'our sales are declining',
  'our reach has collapsed',
  'our orders get mixed up',
  'our staff resigned',
  'our customers abandon the cart',
  'our reviews got spammed',
  'the agency wasted our money',
  'الزباين عم تتشكى',
  'المرضى نسوا مواعيدنا',
  'الناس بتفكرنا مطعم',
  'مشروعنا انهار',
  'المنافسين ياكلون السوق علينا',
  'موقعنا يعلق',
  'الزبائن يتركون السلة',
  'شغلنا ميت',
  'موقعنا تعطل',
  'الزبائن يخلطون بيننا وبين غيرنا',
])('every form of a trouble hurts: %s', (text) => {
  expect(findInsights(text).painPoint).toBe(text);
});

test.each([
  'our products never break',
  'no customer ever leaves our shop unhappy',
  'our posts are killing it',
  'we stole the show at our launch',
  'our customers leave us five stars',
  'زبايننا يتركون تقييمات حلوة',
  'زبايننا يحبون الضحك',
  'our coffee never disappoints, customers say',
  'nobody in town makes better falafel than us',
  'our prices are low',
  'our customers are never bored',
  'we lost no customers last year',
  'our competitors are not better than us',
  'زبايننا ما عندهم مشكلة',
  "We're not worried about competitors, there are hardly any in our field",
  'المنافسة ما تخوفنا، محد غيرنا بهالمجال',
  'no client has ever asked for a refund',
  'ما عندنا شكاوى من العملاء',
  'لا نعاني من نقص في الموظفين',
  'our bakery sells broken biscuits',
  'our kids customers love the burnt cheesecake',
  'we have a slow fashion brand',
  'our patients suffer from migraines',
  'our customers are people with bad teeth',
  'our company recycles old phones for customers',
  "We collect debts for companies whose customers don't pay",
  'احنا نبيع ملابس غالية لزباين',
  'محلنا يبيع ساعات غالية',
  'عندنا مكتب محاماة ونساعد الناس اللي خسروا قضايا',
  'اساعد الناس اللي عندهم مشاكل قانونية بالعقارات',
  'we offer courses for people who are afraid of flying',
  'عملاؤنا شركات عندها مشاكل بالسيولة',
  'our team left the office at five',
  'my neighbour complains that his shop is empty, ours is fine',
  'A friend of mine lost a lot of money with an agency in Hamburg',
  'جاري محله فاضي بس احنا الحمد لله مليانين',
  'my cousin has a shop in Hamburg and nobody comes in',
  'My cousin has a shop in Hamburg. Nobody comes in.',
  'ابن عمي عندو دكان بهامبورغ وما حدا بفوت لعندو',
  'Our customers can not stop talking about us',
  'We sold out in two days, nothing left!',
  'Our bounce rate dropped by half',
  'The returns dropped and the complaints stopped',
  'We keep our prices low',
  'The price drops every summer for our guests',
  'We gave up smoking',
  'الناس ما يبطلون يمدحونا',
  'منافسينا يخافون منا',
  'نخاف الله في شغلنا',
  'تعبنا كثير ونجحنا',
  'Our competitors are scared of us',
  'I think the price is too high',
  'Our budget is low',
  'My logo file is too big to upload',
  'The form does not work',
])('praise, wares, and what befalls others hurt nobody here: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  'Since January the phone hardly rings anymore',
  'The followers are there, the orders are not',
  'The turnover is half of what it was',
  'no time for posts',
  "I'm stuck, I don't know where to start with marketing",
  "I can't get customers",
  'التلفون ما عاد يرن متل قبل',
  'والله محتار من وين ابدي بالتسويق',
  'ما عندي وقت انزل بوستات',
  'نص الطلاب سابونا وراحوا السنتر التاني',
  'منتجنا ممتاز لكن لا يسمع به أحد',
  'سلة المشتريات مليانة ومحدش بيدفع',
  'we sell handmade shoes and nobody comes in',
  'our shop sells nothing',
  'نبيع ملابس والناس ما تشتري',
  'my cousin has a bakery, but I have no customers',
  'my cousin made our logo and it looks cheap',
])('an everyday difficulty hurts, though a trade or a cousin is named: %s', (text) => {
  expect(findInsights(text).painPoint).toBe(text);
});

test.each([
  'لا',
  'وال',
  'خبز',
  'a',
  'a1',
  'our ',
  'we not ',
  'customers never ',
  'our shop sells ',
  'no customer ever ',
  'الناس ',
  'محلنا يبيع ',
])('“%s” over 20,000 characters takes no time', (unit) => {
  const text = unit.repeat(20_000 / unit.length);
  const started = performance.now();
  findInsights(text);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ['I will address this tomorrow', []],
  ['what is your address', ['location']],
  ['how long until our site is live', ['timeline', 'website']],
])('“%s” is about %j', (text, found) => {
  expect(findInsights(text).topics).toEqual(found);
});
