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
  ['I used to work at a hospital, now I sell perfume', 'beauty'],
  ['we are not a hotel, we are a bakery', 'food'],
  ['كنت اشتغل بمستشفى وهسه ابيع عطور', 'beauty'],
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
])('nor does it hurt: %s', (text) => {
  expect(findInsights(text).painPoint).toBeNull();
});

test.each([
  ['I will address this tomorrow', []],
  ['what is your address', ['location']],
  ['how long until our site is live', ['timeline', 'website']],
])('“%s” is about %j', (text, found) => {
  expect(findInsights(text).topics).toEqual(found);
});
