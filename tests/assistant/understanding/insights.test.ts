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
