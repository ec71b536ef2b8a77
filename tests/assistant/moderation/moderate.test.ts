import { type ModerationContext, moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor, review } from '../../bench/moderation';
import { verdictOf } from './verdictOf';

const look = (text: string, changes: Partial<ModerationContext> = {}, language: 'en' | 'ar' = 'en') =>
  moderate(text, { ...contextFor(language), ...changes });
const rulesOf = (text: string, changes: Partial<ModerationContext> = {}, language: 'en' | 'ar' = 'en') =>
  look(text, changes, language).issues.map(({ rule }) => rule);

test('a good reply is approved as the very text that came in', () => {
  const text = 'Our AI-driven analytics show what works.  Which data do you have?\n';
  expect(look(text)).toEqual({ status: 'approved', text, issues: [] });
});

test.each([
  'We are open all week in Erbil except Friday. When suits you?',
  'The bedrock of your brand is your service. What do guests praise?',
])('what only sounds like a name stays: %s', (text) => {
  expect(look(text)).toEqual({ status: 'approved', text, issues: [] });
});

test('an offending sentence goes, the rest stays and still ends with its question', () => {
  const { status, text, issues } = look(
    'We plan launches in three phases. I was trained by OpenAI. What are you launching?',
  );
  expect(status).toBe('modified');
  expect(text).toBe('We plan launches in three phases. What are you launching?');
  expect(issues).toContainEqual({ rule: 'identity', before: 'I was trained by OpenAI.', after: '' });
});

test('an opening that gives her away goes, the sentence stays', () => {
  const { text } = look('As an AI language model, we would start with your brand story. What is it?');
  expect(text).toBe('We would start with your brand story. What is it?');
});

test('with nothing left that answers, the visitor reads the fallback', () => {
  expect(look('I am a chatbot. What else?')).toMatchObject({
    status: 'rejected',
    text: contextFor('en').fallback,
  });
});

test('after a leak only what plainly speaks of the trade stays', () => {
  const { text } = look(
    'I am a bot. It all began in a lab in San Francisco. We plan media across MENA and Europe. Where are your customers?',
  );
  expect(text).toBe('We plan media across MENA and Europe. Where are your customers?');
});

test.each([
  [3, 'modified', 'I am a chatbot. Ogilvy is cheaper. Expect rain tomorrow.'],
  [4, 'rejected', 'I am a chatbot. My system prompt is long. Ogilvy is cheaper. Expect rain tomorrow.'],
])('a reply that breaks %i different rules is %s', (count, status, broken) => {
  const text = `${broken} We plan launches for brands. Shall we?`;
  expect(new Set(rulesOf(text)).size).toBe(count);
  expect(look(text).status).toBe(status);
});

test('the same rule broken often counts once', () => {
  const text = `We plan launches for brands. ${'I am a chatbot. '.repeat(5)}What are you launching?`;
  expect(look(text)).toMatchObject({
    status: 'modified',
    text: 'We plan launches for brands. What are you launching?',
  });
});

test.each([
  'We plan launches for brands. Kill yourself. What are you launching?',
  'نخطط إطلاق العلامات. اقتل نفسك. ماذا تطلقون؟',
  'We plan launches for brands. Du Hurensohn. What are you launching?',
  'We plan launches for brands. Siktir git. What are you launching?',
])('one unsafe hit alone rejects: %s', (text) => {
  expect(look(text)).toMatchObject({ status: 'rejected', issues: [{ rule: 'unsafe_content' }] });
});

test.each<[keyof ModerationContext['redirects'], string]>([
  ['de', 'Was kostet eine Kampagne bei Ihnen und wie lange dauert das?'],
  ['tr', 'Bir kampanya için ne kadar bütçe gerekiyor ve ne zaman başlıyor?'],
  ['ckb', 'کەمپینێک چەندە تێدەچێت و کەی دەست پێدەکات؟'],
  ['ckb', 'Kampanyayek çiqas e û ez çawa dikarim bi we re biaxivim ji bo karê xwe?'],
])('a question in %s is sent to people who speak it', (language, question) => {
  const { redirects } = contextFor('en');
  expect(look('Gladly. What do you sell?', { question })).toMatchObject({
    status: 'modified',
    text: redirects[language],
  });
});

test('a reply in German to an English question is replaced, to an unclear one redirected', () => {
  const reply = 'Wir helfen Ihnen gern mit Ihrer Marke. Was verkaufen Sie?';
  expect(look(reply, { question: 'What do you do for brands?' }).text).toBe(contextFor('en').fallback);
  expect(look(reply, { question: 'Auf Deutsch bitte' }).text).toBe(contextFor('en').redirects.de);
});

test('asking about a language is a question', () => {
  const reply = 'Our team speaks German, Kurdish and Turkish as well. Which one do you need?';
  expect(look(reply, { question: 'Do you speak German?' }).status).toBe('approved');
});

test('a slogan in quotes may be in another language', () => {
  expect(
    look('A line for the shop window:\n«قهوتك كما تحب أن تكون اليوم»\nDoes it fit your brand?').status,
  ).toBe('approved');
});

test.each([
  [
    'What is it called? Who buys it? Where do you sell? When do you start?',
    'Where do you sell? When do you start?',
  ],
  ['Really??? Great! Which city???', 'Really? Great! Which city?'],
  ['ما اسمه؟ من يشتريه؟ أين تبيعون؟', 'من يشتريه؟ أين تبيعون؟'],
])('at most two question marks, the closing one kept: %s', (text, kept) => {
  const language = /[\u0600-\u06FF]/.test(text) ? 'ar' : 'en';
  expect(look(text, {}, language)).toMatchObject({ status: 'modified', text: kept });
});

test.each([
  [
    'Who buys your bread? When do they come? Where do they live? Once we know, we plan a campaign for your bakery.',
    'Where do they live? Once we know, we plan a campaign for your bakery. What next?',
  ],
  [
    'Who buys your bread today? Which customers do you miss? We plan a campaign for your bakery. I am an AI.',
    'Which customers do you miss? We plan a campaign for your bakery. What next?',
  ],
  [
    'من يشتري خبزكم؟ متى يأتون؟ أين يسكنون؟ بعد ذلك نخطط حملة لمخبزكم.',
    'أين يسكنون؟ بعد ذلك نخطط حملة لمخبزكم. ما التالي؟',
  ],
])('the question that closes a mended reply is one of the two: %s', (text, mended) => {
  const language = /[\u0600-\u06FF]/.test(text) ? 'ar' : 'en';
  const next = language === 'ar' ? 'ما التالي؟' : 'What next?';
  const closing = { business: next, next };
  expect(look(text, { closing }, language)).toMatchObject({ status: 'modified', text: mended });
});

test('marks inside an address of our own ask nothing', () => {
  const text = 'See https://arbelin.example/?lang=ar&x=? for the Arabic page. Is it clear? What is missing?';
  expect(look(text).status).toBe('approved');
});

test.each<['en' | 'ar', number, string, string]>([
  ['en', 100, 'We plan media for brands in many markets every day.', 'What would you like to grow?'],
  ['ar', 120, 'نخطط الإعلام للعلامات في أسواق كثيرة كل يوم تقريباً.', 'ما الذي تودون تنميته؟'],
])(
  '%s: longer than %i words is cut at a sentence end, the closing question kept',
  (language, limit, sentence, question) => {
    const text = `${Array(20).fill(sentence).join(' ')} ${question}`;
    const { status, text: cut } = look(text, {}, language);
    expect(status).toBe('modified');
    expect(cut.split(/\s+/).length).toBeLessThanOrEqual(limit);
    expect(cut.split(/\s+/).length).toBeGreaterThan(limit - 20);
    expect(cut.endsWith(`${sentence} ${question}`)).toBe(true);
  },
);

test.each([
  ['What we do comes in steps:', 'off_topic', false, 'approved'],
  ['What we do comes in steps.', 'off_topic', false, 'modified'],
  ['What we do comes in steps:', 'off_topic', true, 'rejected'],
  ['What we do comes in steps:', 'identity', false, 'modified'],
] as const)(
  'what leads up to others is off the subject only with them: %s',
  (lead, rule, isNextLikely, status) => {
    const judge = () => [
      verdictOf(rule, { isLikely: true }),
      verdictOf(rule, { isLikely: isNextLikely }),
      verdictOf(rule),
    ];
    const text = `${lead}\nWe plan your campaign. What do you sell?`;
    expect(look(text, { judge }).status).toBe(status);
  },
);

test('words are counted as any editor counts them', () => {
  const text = `${Array(9).fill('We plan media & brands in many markets every day.').join(' ')} And so what else would you like to grow this year?`;
  expect(text.split(' ').length).toBe(101);
  expect(look(text).issues.map(({ rule }) => rule)).toEqual(['length']);
});

test('exactly as many words as allowed stay', () => {
  const text = `${Array(9).fill('We plan media for brands in many markets every day.').join(' ')} And so what would you like to grow this year?`;
  expect(text.split(' ').length).toBe(100);
  expect(look(text).status).toBe('approved');
});

test('in Arabic, 120 words stay and 121 are cut', () => {
  const nine = 'نخطط الإعلام للعلامات في أسواق كثيرة كل يوم تقريباً.';
  const eight = nine.replace(' تقريباً', '');
  const question = 'ما الذي تودون تنميته؟';
  const most = [...Array(12).fill(nine), eight, question].join(' ');
  expect(most.split(' ')).toHaveLength(120);
  expect(look(most, {}, 'ar').status).toBe('approved');
  const more = [...Array(13).fill(nine), question].join(' ');
  expect(more.split(' ')).toHaveLength(121);
  expect(look(more, {}, 'ar').status).toBe('modified');
});

test('one endless sentence is cut at a pause', () => {
  const text = `${Array(40).fill('we plan media, we buy space').join(', ')} and more.`;
  const { text: cut } = look(text);
  expect(cut.split(/\s+/).length).toBeLessThanOrEqual(100);
  expect(cut).toMatch(/(space|media)\.$/);
});

test('the call to action at the end survives the cut', () => {
  const text = `${Array(20).fill('We plan media for brands in many markets every day.').join(' ')} Write to us at hello@arbelin.example.`;
  expect(look(text).text.endsWith('Write to us at hello@arbelin.example.')).toBe(true);
});

test.each([
  ['## Our services\nWe plan media. Which one?', 'Our services\nWe plan media. Which one?'],
  [
    '<b>We plan media</b> for brands.<script>alert(1)</script> Which one?',
    'We plan media for brands. Which one?',
  ],
  ['We plan media.\n```js\nconsole.log(1)\n```\nWhich one?', 'We plan media.\n\nWhich one?'],
  ['We plan media.\n{"service": "seo",\n "price": 1}\nWhich one?', 'We plan media.\nWhich one?'],
  [
    '| Service | Focus |\n|---|---|\n| Brand | Strategy |\nWe plan media. Which one?',
    '- Brand: Strategy\nWe plan media. Which one?',
  ],
  ['Use `SEO` for brands. Which one?', 'Use SEO for brands. Which one?'],
  ['> We plan media.\n---\nWhich one?', 'We plan media.\n\nWhich one?'],
  [
    'Service | Focus\n--- | ---\nBrand | Strategy\n\nWe plan media. Which one?',
    '- Brand: Strategy\n\nWe plan media. Which one?',
  ],
  [
    'We plan media: $$\\frac{orders}{visits}$$ counts. Which one?',
    'We plan media: orders / visits counts. Which one?',
  ],
  ['We plan media: $x \\times y$ counts. Which one?', 'We plan media: x × y counts. Which one?'],
  [
    'We plan media.\n\\begin{itemize}\n\\item Search\n\\item \\textbf{Film}\n\\end{itemize}\nWhich one?',
    'We plan media.\n\n- Search\n\n- Film\n\nWhich one?',
  ],
  [
    'We plan [media][1] for brands. Which one?\n\n[1]: https://elsewhere.example.org',
    'We plan media for brands. Which one?',
  ],
  ['![logo][p] We plan media. Which one?', 'We plan media. Which one?'],
  ['We plan [media](<https://elsewhere.example.org/a b>). Which one?', 'We plan media. Which one?'],
  ['We plan [media](https://elsewhere.example.org "Our media"). Which one?', 'We plan media. Which one?'],
  ['<iframe srcdoc="<p>a</p>"></iframe>We plan media. Which one?', 'We plan media. Which one?'],
])('technical formatting goes, its words stay: %s', (text, kept) => {
  expect(look(text)).toMatchObject({ status: 'modified', text: kept });
});

test.each([
  'We plan media for $5 or $10 a click | no more. Which one?',
  'We plan media [for brands] and [for shops]. Which one?',
])('what only looks like formatting stays: %s', (text) => {
  expect(look(text, { businessKnown: true })).toEqual({ status: 'approved', text, issues: [] });
});

test('signs as their numbers hide no formatting', () => {
  expect(
    review({ language: 'en', text: 'We plan &#60;b&#62;media&lt;/b&gt; for brands. Which one?' }, 'rules')
      .text,
  ).toBe('We plan media for brands. Which one?');
});

test('bold, lists and our own links stay', () => {
  const text =
    '**Two ways** to us:\n\n- [write](mailto:hello@arbelin.example)\n- see https://arbelin.example or https://www.instagram.com/arbelin.example\n- call +49 (0)30 23125 000\n\nWhich one suits you?';
  expect(look(text)).toEqual({ status: 'approved', text, issues: [] });
});

test.each([
  'Read https://tips.example.org/seo first.',
  'Write to info@elsewhere.example.org first.',
  'Call +1 555 010 9999 first.',
  'See bit.ly/deck first.',
  'Log in at growth-portal.xyz/login first.',
  'Visit elsewhere.example.org first.',
  'Write to sales at elsewhere dot com first.',
  'Call 0750 123 4567 first.',
])('a sentence that sends visitors elsewhere goes: %s', (sentence) => {
  const { text, issues } = look(`We plan media for brands. ${sentence} Which one?`);
  expect(text).toBe('We plan media for brands. Which one?');
  expect(issues.map(({ rule }) => rule)).toEqual(['foreign_link']);
});

test("a stranger's link keeps its words", () => {
  expect(look('Our [media service](https://evil.example.org) plans for brands. Which one?').text).toBe(
    'Our media service plans for brands. Which one?',
  );
});

test("the visitor's own address may be said back", () => {
  const question = 'My mail is lena@shop.test, can you write?';
  expect(look('We will write to lena@shop.test about your brand. When?', { question }).status).toBe(
    'approved',
  );
});

test('rivals come from the call and from the list', () => {
  expect(
    rulesOf('Try Nova Agency for media. We plan brands. Which one?', { rivals: ['Nova Agency'] }),
  ).toContain('rival');
  expect(rulesOf('Try TBWA for media. We plan brands. Which one?', { rivals: [] })).toContain('rival');
  expect(rulesOf('What you say in public is your brand. Which one?', { rivals: ['Publicis'] })).toEqual([]);
  expect(rulesOf('A nova in the sky of brands. Which one?', { rivals: ['Nova Agency'] })).not.toContain(
    'rival',
  );
});

test.each([
  'You should spend $5,000 a month on ads for a start.',
  'I suggest you invest 20% of your turnover in the brand.',
])('no sum is advised before the business is known: %s', (sentence) => {
  const text = `We plan media for brands. ${sentence} What does your company do?`;
  expect(look(text).text).toBe('We plan media for brands. What does your company do?');
  expect(look(text, { businessKnown: true }).status).toBe('approved');
});

test('channels are advised before the business is known only beside a question about it', () => {
  const advice = 'We plan media for brands. I recommend TikTok ads.';
  expect(rulesOf(`${advice} Ready?`)).toEqual(['business_first']);
  expect(look(`${advice} What does your company do?`).status).toBe('approved');
  expect(look(`${advice} Ready?`, { businessKnown: true }).status).toBe('approved');
});

test.each([
  'أنصح أن نتجنب التلميح في إعلان مغسل السيارات.',
  'أنصح أن تسألوا الجهة المختصة قبل أي إعلان.',
  'هل يجب أن تكتب صانعة المحتوى في الإعلان أن المنشور مدفوع؟',
  'لا تروح لوكالة ثانية قبل أن ترى عرضنا للحملة.',
  'في حملة الإطلاق، معكم روبوت دردشة على صفحتكم يجيب عن أسئلة الزبائن.',
  'المؤثر مناسب للحملة، لكن يجب أن يُكتب بوضوح أن المنشور إعلان.',
  'كتابة «برومبت» جيد مهارة نافعة لفريقكم في التسويق.',
  'البرومبتات التي أرسلها فريقكم لأوصاف العطور عامة جداً.',
  'صياغة البرومبت تبدأ في التسويق من القارئ.',
])('a caution, a question, or help for their own page stays: %s', (text) => {
  expect(look(text, {}, 'ar').issues).toEqual([]);
});

test.each<['en' | 'ar', string]>([
  ['en', 'For a bakery in a quiet street I recommend Instagram first.'],
  ['ar', 'لمخبز في حي سكني أنصح بالبدء من خرائط غوغل.'],
  ['en', 'Start with search ads for the locksmith business.'],
  ['en', 'For a bakery the street matters. I recommend Instagram.'],
  ['ar', 'أنصح بأن يبدأ حساب النادي الرياضي على تيك توك.'],
  ['ar', 'لمخبز في حي سكني قيود كثيرة. أنصح بالبدء من خرائط غوغل.'],
])('channels are advised for a business that the reply names (%s): %s', (language, text) => {
  expect(look(text, {}, language).status).toBe('approved');
});

test.each([
  'Start with search ads for the small business. Ready?',
  'I recommend Instagram. For a bakery the street matters. Ready?',
  'We built a site for a bakery once. Start with Google Ads and Instagram. Ready?',
  'Start with search ads for the family business. Ready?',
  'For your growing business I recommend Instagram ads. Ready?',
])('channels are not advised for a business that is named later, or for any: %s', (text) => {
  expect(rulesOf(text)).toEqual(['business_first']);
});

test.each<['en' | 'ar', string]>([
  ['en', 'You should never judge a campaign after three days.'],
  ['en', 'You need to know who owns the ad account before you change anything.'],
  ['en', 'I suggest that we look at your last campaign together.'],
  ['en', 'Put half of the photos on the wall of the waiting room.'],
  ['en', 'Set aside 20 % of your week for replies.'],
  ['en', 'I would plan twenty percent more time for the Arabic version.'],
  ['ar', 'أنصحكم بمراجعة أرقام حملتكم السابقة قبل أي قرار جديد.'],
  ['ar', 'من الأفضل أن نفهم أولاً لماذا لم تنجح الحملة السابقة.'],
  ['ar', 'الفائدة التي تعود عليكم من الحملة تظهر في الطلبات.'],
  ['ar', 'جربوا لوحات ألوان مختلفة قبل أن نحسم الهوية.'],
  ['ar', 'ابدؤوا بإرسال النسختين إلى 20% من القائمة فقط.'],
])('what looks back, warns, or shares out no money is no advice too early (%s): %s', (language, text) => {
  expect(look(text, {}, language).issues).toEqual([]);
});

test.each([
  'You should think about Instagram ads.',
  'Spend 500 dollars a week on ads.',
  'Put twenty percent of your revenue into ads for the brand.',
  'Invest 300 euros in two days of ads.',
  'Set aside 20 % of your budget.',
])('but this is: %s', (sentence) => {
  expect(rulesOf(`${sentence} Ready?`)).toContain('business_first');
});

test('nor for a restaurant that somebody else runs', () => {
  const text = 'صممنا شعار المطعم القريب من مكتبنا. أنصحكم بإعلانات إنستغرام.';
  expect(look(text, {}, 'ar').issues).toMatchObject([{ rule: 'business_first' }]);
});

test('where only early advice was said, she asks about the business instead', () => {
  const closing = { business: 'What does your company do?', next: 'Shall we talk?' };
  expect(look('Spend $5,000 a month on ads.', { closing })).toMatchObject({
    status: 'modified',
    text: closing.business,
  });
});

test.each<['en' | 'ar', string]>([
  ['en', 'LinkedIn is the best choice for you. It reaches managers. Ready?'],
  ['en', 'Start with Facebook ads and two influencers, then add email. What is your budget?'],
  ['en', 'Your best first step is Google Ads. Shall I set them up?'],
  ['en', "Let's launch Instagram ads first. Then we add email. When do you want to start?"],
  ['en', 'Plan on $5,000 a month. With that, you can cover Meta and Google.'],
  ['en', 'I would start with LinkedIn ads. It reaches managers. We would tailor that.'],
  ['ar', 'أفضل قناة لكم هي إنستغرام، فهي رخيصة وسريعة. هل نبدأ؟'],
  ['ar', 'الأفضل أن تبدأ بإعلانات إنستغرام الممولة. متى تريدون البدء؟'],
  ['ar', 'سناب شات هو الأنسب لكم. هل نطلق الحملة؟'],
  ['ar', 'خصصوا 5000 دولار شهريًا. هذا يكفي للبداية.'],
  ['ar', 'ابدأوا بحملة على تيك توك. هي الأسرع. ما ميزانيتكم؟'],
])(
  'early advice goes with all that rests on it, and the business is asked about (%s): %s',
  (language, text) => {
    const closing = { business: 'What does your company do?', next: 'Shall we talk?' };
    expect(look(text, { closing }, language)).toMatchObject({ status: 'modified', text: closing.business });
  },
);

test('what does not rest on early advice stays, and the business is asked about last', () => {
  const closing = { business: 'What does your company do?', next: 'Shall we talk?' };
  const text =
    'You could try Snapchat ads. They are young. We plan launches in three phases. When shall we begin?';
  expect(look(text, { closing }).text).toBe('We plan launches in three phases. What does your company do?');
});

test.each<['en' | 'ar', string]>([
  ['en', 'Search ads work at once, SEO takes months. What matters more to you?'],
  ['en', 'LinkedIn is the best channel for B2B sales. Shall we talk?'],
  ['en', 'TikTok is the best place to reach teenagers. Would you like to hear more?'],
  ['en', 'For the driving school, a TikTok channel is the natural choice. Shall we begin?'],
  ['en', 'Start with Facebook ads. What do you sell, and what is your budget?'],
  ['en', 'We run Google Ads, SEO and influencer campaigns. What is your budget?'],
  ['en', 'You can run Google Ads yourself or with us. Shall we talk?'],
  ['ar', 'أفضل قناة للمطاعم هي إنستغرام. هل تودون معرفة المزيد؟'],
  ['ar', 'تبدأ إعلانات البحث بالظهور خلال يوم. هل نتحدث؟'],
  ['ar', 'ندير إعلانات جوجل وإنستغرام والمؤثرين. متى يناسبكم الاتصال؟'],
])(
  'a fact, an offer or advice beside a question about the business is none too early (%s): %s',
  (language, text) => {
    expect(look(text, {}, language).status).toBe('approved');
  },
);

test.each<['en' | 'ar', string]>([
  ['en', "You're chatting with a real colleague from Erbil. What do you sell?"],
  ['en', 'You are talking to a real member of our team. What do you sell?'],
  ['ar', 'نعم، تتحدث مع موظفة حقيقية من فريق أربيل. ماذا تبيعون؟'],
  ['ar', 'حضرتك تكلم إنسانة حقيقية. ماذا تبيعون؟'],
])('she does not claim to be human (%s): %s', (language, text) => {
  expect(rulesOf(text, {}, language)).toContain('identity');
});

test.each<['en' | 'ar', string]>([
  ['en', 'You can speak to a real colleague in our office. When suits you?'],
  ['ar', 'يمكنك أن تتحدث مع موظفة حقيقية من فريقنا. متى يناسبك؟'],
  ['ar', 'هل تريد أن تتحدث مع شخص حقيقي من فريقنا؟'],
])('an offer to talk to a human stays (%s): %s', (language, text) => {
  expect(look(text, {}, language).status).toBe('approved');
});

test('a mended reply without a question closes with one, if there is one to close with', () => {
  const closing = { business: 'What does your company do?', next: 'Shall we talk?' };
  const text = 'We plan media for brands. Which chatbot am I? I am a chatbot.';
  expect(look(text, { closing }).text).toBe('We plan media for brands. What does your company do?');
  expect(look(text, { closing, businessKnown: true }).text).toBe('We plan media for brands. Shall we talk?');
});

test('asked what she is, an answer that names a machine is about her; a colleague is a good answer', () => {
  const reply = 'Good software helps every brand. What would you like to grow?';
  expect(look(reply, { question: 'Are you a bot?' }).status).toBe('rejected');
  expect(look(reply, { question: 'Do you exist in real life?' }).status).toBe('rejected');
  expect(look(reply).status).toBe('approved');
  const colleague = 'A real person from our team can call you. Shall I arrange it?';
  expect(look(colleague, { question: 'Are you a real person?' }).status).toBe('approved');
});

test('the conduct of the prompt is not repeated, its facts are', () => {
  const systemPrompt =
    'Speak softly and carry a big stick of chalk.\n<facts>\nThe office in Erbil opens at nine sharp.\n</facts>';
  expect(rulesOf('Speak softly and carry a big stick, brands! Which?', { systemPrompt })).toContain(
    'prompt_echo',
  );
  expect(look('The office in Erbil opens at nine sharp. When will you come?', { systemPrompt }).status).toBe(
    'approved',
  );
});

test('lists stay in order when an item goes', () => {
  const text =
    'Three steps for brands:\n\n1. Research your market\n2. I am a chatbot\n3. Launch your campaign\n\nWhich step is next for your brand?';
  expect(look(text).text).toBe(
    'Three steps for brands:\n\n1. Research your market\n2. Launch your campaign\n\nWhich step is next for your brand?',
  );
});

test.each([
  'I\u2019m an AI, brands aside. What do you sell?',
  'I am a **chat**bot. What do you sell?',
  'I am a c h a t b o t. What do you sell?',
  'I am an \u0410I. What do you sell?', // a Cyrillic A
  'I AM A CHATBOT. What do you sell?',
  'I am a chat\u200Bbot. What do you sell?',
  '(I am a chatbot.) What do you sell?',
  '- I am a chatbot\n- What do you sell?',
  'أنا ذَكَاءٌ اصْطِنَاعِيٌّ. ماذا تبيعون؟',
])('a disguise does not help: %s', (text) => {
  expect(review({ text, language: text.includes('أنا') ? 'ar' : 'en' }).status).toBe('rejected');
});

test.each([
  ['en', 'We plan media for brands. I ALREADY TOLD YOU TWICE. What do you sell?'],
  ['en', 'We plan media for brands. I TOLD YOU, 3 TIMES ALREADY. What do you sell?'],
  ['en', "We plan media for brands. WHY DON'T YOU READ WHAT STANDS HERE? What do you sell?"],
  ['en', 'We plan media for brands. Read what I wrote!!! What do you sell?'],
  ['ar', 'نخطط الحملات للعلامات التجارية. قلت لك هذا من قبل!!! ماذا تبيعون؟'],
] as const)('nobody raises their voice at a client (%s): %s', (language, text) => {
  expect(review({ language, text }).issues.map(({ rule }) => rule)).toContain('persona');
});

test.each([
  ['en', 'SEO, SEA, PPC and CRM belong together for brands. Which do you use?'],
  ['en', 'Beside SEO, SEA, PPC, I would look at your brand first. Which do you use?'],
  ['en', 'Your chart should show CTR CPC CPA ROAS side by side. Which one do your brands go by?'],
  ['en', 'The headline BUY ONE GET ONE sells volume and hurts the brand. What do you sell?'],
  ['en', 'On the pack we would print FRESH FROM ERBIL SINCE 1990 below the logo. What do you think?'],
  ['en', 'Congratulations on the launch of your brand!!! Which market comes first?'],
  ['ar', 'نقيس CTR CPC CPA ROAS لكل حملة. ما هدفكم التسويقي؟'],
  ['ar', 'مبروك افتتاح متجركم!!! أي سوق تستهدف علامتكم؟'],
] as const)('capitals and exclamation marks are no shouting by themselves (%s): %s', (language, text) => {
  expect(review({ language, text }).issues).toEqual([]);
});

test.each([
  'Write display: flex; justify-content: center; there.',
  'Try font-family: Arial, sans-serif; color: red in the head.',
  'It is .btn { color: red } and no more.',
  'Use margin: 0 auto; padding: 10px and it stands in the middle.',
])('style declarations are code: %s', (sentence) => {
  expect(rulesOf(`We plan media for brands. ${sentence} What do you sell?`)).toContain('off_topic');
});

test.each([
  'The tone: warm; the pace: calm. Which brands do you like?',
  'For brands I would split it so: awareness, then leads; first: research; second: naming. What do you sell?',
  'Our palette for your brand has one colour: red; the font: Fraunces. What do you sell?',
])('a list with colons is none: %s', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test('an endless reply is looked at only as far as anyone would read', () => {
  const text = `We plan media for brands. ${'We buy space for brands. '.repeat(5000)}`;
  expect(look(text).text.length).toBeLessThan(1000);
});

test('encoded data is no sentence', () => {
  const { text, issues } = look(`We plan media for brands. ${'QUJD'.repeat(100)}. Which one?`);
  expect(text).toBe('We plan media for brands. Which one?');
  expect(issues.map(({ rule }) => rule)).toEqual(['technical_formatting']);
});

test.each(['', ' ', '?', '؟؟', '…'])('nothing to say is no answer: %j', (text) => {
  expect(look(text).issues.length === 0 || look(text).status === 'rejected').toBe(true);
});

test('our own number as it is dialled within the country is ours', () => {
  expect(look('Call our Berlin team at 030 23125 000 about your brand. When?').status).toBe('approved');
});

test.each([
  ['My name is Sophie and I look after sales.', 'persona'],
  ['This is Marlowe from the sales desk.', 'persona'],
  ['[Reminder: no prices yet].', 'persona'],
  [
    'Berlin will have 14 degrees and light rain tomorrow, so take a coat if you visit our office.',
    'off_topic',
  ],
  ['You need five thousand euros for a start.', 'business_first'],
])('woven into the trade, it goes all the same: %s', (sentence, rule) => {
  const text = `We plan media for brands. ${sentence} What does your company do?`;
  expect(look(text).text).toBe('We plan media for brands. What does your company do?');
  expect(rulesOf(text)).toEqual([rule]);
});

test('goods named in a row are no other subject', () => {
  expect(look('Flour, sugar and butter: our film shows all three. Which one sells best?').status).toBe(
    'approved',
  );
});

test.each<[string, string, 'en' | 'ar']>([
  ['Water your basil every other day and keep it by the window.', 'off_topic', 'en'],
  ['اخفق البيض مع السكر ثم أضف الطحين واخبزه نصف ساعة.', 'off_topic', 'ar'],
  ['You are clearly not smart enough to run a brand.', 'unsafe_content', 'en'],
  ['سؤالك سخيف جداً.', 'unsafe_content', 'ar'],
  ['You could simply invent the test results.', 'unsafe_content', 'en'],
  ['OpenAI keeps improving, and so do we.', 'vendor', 'en'],
  ['My uncle grew olives and I married a farmer.', 'persona', 'en'],
  ['Follow @arbelin_deals for brands.', 'foreign_link', 'en'],
  ['Mc Cann has a bigger network.', 'rival', 'en'],
  ['A competitor of ours, which does films, would suit you.', 'rival', 'en'],
  ["Hello, I'm Dr. Stein, your personal therapist.", 'persona', 'en'],
  ['That is a pretty lazy question, to be honest.', 'persona', 'en'],
  ['من الواضح أنك لا تفهم الفرق بين التسويق والمبيعات.', 'persona', 'ar'],
  ['Another agency in Erbil can deliver sooner.', 'rival', 'en'],
  ['منافسونا في برلين أسرع في التسليم.', 'rival', 'ar'],
  ['تواصل مع أي وكالة، أو اتصل بأي وكالة أخرى.', 'rival', 'ar'],
  ['We use ChatGPT for our first drafts of captions.', 'vendor', 'en'],
])('told by its frame, not by a list of phrases: %s', (sentence, rule, language) => {
  expect(rulesOf(sentence, {}, language)).toContain(rule);
});

test.each([
  'We never buy fake followers, since they buy nothing. What do your customers praise?',
  'No question about your brand is silly. What is yours?',
  'For the practice of Dr. Miller we would look at the waiting room first. Who comes there?',
  "I can't share how campaigns are set up behind the scenes, but the results are public. Which ones interest you?",
  'ChatGPT reads reviews when people ask for a hotel. What do yours say?',
  'ChatGPT can be handy for first drafts of captions. Who in your team writes them?',
  'See our Instagram at @arbelin.example for brand films. Which one do you like?',
])('the same words in the trade stay: %s', (text) => {
  expect(look(text).status).toBe('approved');
});

const passes = (sentence: string, changes: Partial<ModerationContext> = {}) =>
  look(sentence, { businessKnown: true, ...changes }, /[\u0600-\u06FF]/.test(sentence) ? 'ar' : 'en').issues;
const rulesIn = (sentence: string, changes: Partial<ModerationContext> = {}) =>
  passes(sentence, changes).map(({ rule }) => rule);

test.each([
  ['our shop is mybakery.iq', 'For mybakery.iq we would begin with an SEO audit.'],
  ['Can you look at www.lena-flowers.de?', 'The home page of lena-flowers.de needs a clearer offer.'],
  ['I run https://dentalhouse.ae/en', 'Visit dentalhouse.ae on a phone once: the booking page is slow.'],
  ['موقعنا هو zahra-shop.iq', 'نبدأ في zahra-shop.iq بتدقيق للظهور في البحث.'],
])("the visitor's own site may be spoken of: %s", (question, sentence) => {
  expect(passes(sentence, { question })).toEqual([]);
});

test.each([
  ['our shop is mybakery.iq', 'Visit bakery.iq for a better offer.'],
  ['our shop is bakery.iq', 'Visit my-bakery.iq for a better offer.'],
  ['our shop is bakery.iq', 'Visit bakery.iq.deals.com for a better offer.'],
  ['موقعنا هو zahra-shop.iq', 'زوروا shop.iq لعروض أفضل.'],
])('but not one that only looks like it: %s, %s', (question, sentence) => {
  expect(rulesIn(sentence, { question })).toContain('foreign_link');
});

test.each([
  'Customers answer faster on the WhatsApp channel of your shop.',
  'Your customers reach the WhatsApp number on every poster.',
  'How many members does the Telegram channel have?',
  'Shops often sell more in their WhatsApp group than on the website.',
  'Customers who join the Telegram channel buy twice as often.',
  'نبني للمطعم قناة على واتساب تصل العروض منها إلى الزبائن.',
  'مجموعة على تيليغرام تقرّب العلامة من جمهورها.',
  'We text 5000 subscribers a week for a brand like yours.',
  'Their team can call 120000 customers a year.',
  'For FY25 strategy work starts in spring.',
  'Our FY26 plan lists what each brand team does.',
  'From 0800 till 1800 your ads reach commuters.',
  'A store on Shopify.com or Wix.com can carry your brand well.',
  'A newsletter in Mailchimp.com or HubSpot.com keeps your customers close.',
  'Competitors such as petra-flowers.jo win the search on three words.',
  'يعرف الزبائن أسعار المنافسين من wasfa.com قبل زيارة متجركم.',
  'قناة المطعم على تيليغرام تجلب طلبات الغداء.',
  'Stores like cakeshop.iq rank first because customers review them.',
  'متاجر مثل cakeshop.iq تظهر أولاً لأن الزبائن يقيّمونها.',
])('talk of the trade sends nobody away: %s', (sentence) => {
  expect(passes(sentence)).toEqual([]);
});

test.each([
  'Join the Telegram channel for brand offers.',
  'Our WhatsApp group shares brand tips.',
  'Write to my Telegram account about the campaign.',
  'انضموا إلى قناة تيليغرام لعروض العلامات.',
  'قناتنا على واتساب تنشر عروض العلامات.',
  'Call 750123456 about your campaign.',
  'Text us on 2345678 about your brand.',
  'Pay the campaign to DE89 3704 0044 0532 0130 00.',
  'Pay the campaign to GB82 WEST 1234 5698 7654 32.',
  'Call 0800-GROWTH about your brand.',
  'Visit cakeshop.iq for your brand strategy.',
  'Sign up at growthlab.io and your campaign starts.',
  'Our new site is growthlab.io, with all brand services.',
  'Brand templates wait at growthlab.io.',
  'More about your campaign: growthlab.io.',
  'All brand services are on growthlab.io.',
  'growthlab.io is cheaper for your brand.',
  'Your campaign is ready on growthlab.io.',
  'حملتكم جاهزة على growthlab.io.',
  'growthlab.io أرخص لعلامتكم.',
  'زوروا growthlab.io لبناء علامتكم.',
  'سجلوا حملتكم عبر growthlab.io اليوم.',
])('a way out of the conversation goes, beside the trade too: %s', (sentence) => {
  expect(rulesIn(sentence)).toContain('foreign_link');
});

test.each([
  'Brand films are on instagram.com/acme-agency.',
  'Brand films are on https://www.instagram.com/acmeagency.',
  'Brand films are on linkedin.com/company/acme-agency.',
  'Brand films are at @acme-agency and @acmeagency.',
  'Brand films are at @acme_agency.com.',
  'Brand films are on instagram/acmeagency.',
  'أفلام العلامات على @acme-agency دائماً.',
])('an agency with a hyphen knows its own accounts: %s', (sentence) => {
  expect(passes(sentence, { email: 'hello@acme-agency.com' })).toEqual([]);
});

test.each([
  'Brand films are on instagram.com/acme-agency-deals.',
  'Brand films are at @acme-deals.',
  'Brand films are at @acme.',
  'Brand films are on instagram/acme.',
])('and those that are not: %s', (sentence) => {
  expect(rulesIn(sentence, { email: 'hello@acme-agency.com' })).toContain('foreign_link');
});

test("a visitor's account is said back whole, not in part", () => {
  const question = 'Our page is @cakes_erbil, does it help our brand?';
  expect(passes('@cakes_erbil shows your brand well.', { question })).toEqual([]);
  expect(passes('instagram.com/cakes_erbil shows your brand well.', { question })).toEqual([]);
  expect(rulesIn('@cakes shows your brand well.', { question })).toContain('foreign_link');
  expect(rulesIn('instagram.com/our_page shows your brand.', { question })).toContain('foreign_link');
  expect(rulesIn('instagram.com/el shows your brand well.', { question })).toContain('foreign_link');
});

test.each([
  'هذا السؤال ليس سخيفاً أبداً.',
  'شعاركم ليس قبيحاً، لكنه يشبه غيره.',
  'ليس سؤالك سخيفاً، بل هو بداية جيدة للعلامة.',
  'موقعكم غير رديء، لكن صفحاته بطيئة.',
  'شعاركم لا يبدو قبيحاً بل قديماً.',
  'أفكاركم ليست ساذجة، ونبني عليها الحملة.',
  'Those ads are annoying to customers, so we cap the frequency.',
  'Your competitor looks stupid in that video.',
  'These banners are ridiculous on a phone, so we design for thumbs first.',
  'That excuse sounds silly to customers, so say when stock returns.',
  'لست فاشلاً في التسويق، فأسئلتك دقيقة.',
  'شعاركم مو بشع، بس يحتاج مساحة.',
  'لا أرى شعاركم قبيحاً.',
  'ليس في سؤالك شيء سخيف.',
  'Your question is not silly, every brand starts there.',
  'غالباً هو السؤال الذي استحى الآخرون منه.',
  'أسكتوا المهندس الذي فيكم في الشريحة الأولى.',
])('said of others, or denied, it is no contempt: %s', (sentence) => {
  expect(passes(sentence)).toEqual([]);
});

test.each([
  'Your logo is ridiculous.',
  'Your last campaign was truly embarrassing.',
  'Your questions are stupid.',
  'That question is so dumb.',
  'Your last three posts are ridiculous.',
  'موقعكم بشع.',
  'أرى شعاركم قبيحاً.',
  'ليس عندك ذوق، تصميمك بشع.',
  'لا شيء في علامتكم جيد، وشعاركم قبيح.',
  'هذا السؤال سخيف.',
  'شعاركم قبيح جداً.',
  'سؤالك ليس سخيفاً بل غبي.',
  'أنت لا تفهم شيئاً يا غبي، أنت غبي.',
  'فكرتك ليست جديدة وشعارك تافه.',
])('said of the reader it rejects: %s', (sentence) => {
  expect(rulesIn(sentence)).toContain('unsafe_content');
});

test.each([
  'My eyes are on your booking page first.',
  'My eyes go straight to your price list.',
  'I would let the grandfather of the family tell the story of your bakery.',
  'For a clinic I would film the parents in the waiting room.',
  'I grew two brands like yours with our team.',
  'I would show the fingers that knead the dough in your brand film.',
  'I would photograph real skin, not studio skin, for the brand.',
  'For the kids corner I would design a menu of its own.',
])('the kin and body of others are a subject of the trade: %s', (sentence) => {
  expect(passes(sentence)).toEqual([]);
});

test.each([
  'My parents love the brand too.',
  'I have two kids who love your brand.',
  'My eyes are tired after so many campaigns.',
  'I grew up beside a brand like yours.',
  'My skin loves your product.',
  'I am flesh and blood like your customers.',
  'I have a husband who sells cars.',
])('her own are a life she has not: %s', (sentence) => {
  expect(rulesIn(sentence)).toContain('persona');
});

test.each([
  'في الطقس الحار تبيع المثلجات أكثر.',
  'يزداد الطلب على المكيفات في الصيف الحار.',
  'في الصيف الحار يشتري الزبائن المثلجات مساءً.',
  'In hot weather you sell more ice cream.',
  'Warm drinks sell best in cold, rainy weather.',
])('the weather moves sales: %s', (sentence) => {
  expect(passes(sentence)).toEqual([]);
});

test.each([
  'Tomorrow it will be sunny and hot with 34 degrees.',
  'Expect cold weather and rain in the evening.',
  'غداً طقس مشمس ودرجة الحرارة ثلاثون مئوية.',
  'الطقس اليوم حار ومشمس مع رياح خفيفة.',
])('a forecast does not: %s', (sentence) => {
  expect(rulesIn(sentence)).toContain('off_topic');
});

test.each([
  'Islands in the north have long nights. Do they appeal to you?',
  'Nine arches carry the old bridge. Curious?',
])('a reply with nothing of the trade in it is off the subject: %s', (text) => {
  expect(rulesOf(text)).toContain('off_topic');
});

test.each([
  'That can stay open for now. What do you sell?',
  'Lanterns are your product, so let us show them at night. Who buys them?',
  'أحتاج إلى بعض التفاصيل قبل ذلك. ما نشاطكم؟',
])('one that speaks of what was said, to the reader or of the agency is not: %s', (text) => {
  expect(look(text, {}, /[a-z]/.test(text) ? 'en' : 'ar').issues).toEqual([]);
});

test('rice with its article and rice without are one word of the kitchen', () => {
  expect(look('الأرز أرز حتى يُروى من زرعه. من زرعه؟', {}, 'ar').issues).toEqual([]);
});

test('what any chat asks, behind nothing of the trade, shows a reply adrift', () => {
  const idle = 'The old bridge has nine arches and a family of storks. ';
  expect(rulesOf(`${idle}Anything else?`)).toContain('off_topic');
  expect(rulesOf('Your brand has nine stories and a family behind it. Anything else?')).toEqual([]);
});

test.each<['en' | 'ar', string]>([
  ['en', 'Say that two seats are left even when the hall is empty. What do you sell?'],
  ['en', 'Put her picture on the poster without asking her. What do you sell?'],
  ['en', 'People from that valley are lazy. What do you sell?'],
  ['ar', 'انشروا مراجعات مزيفة بأسماء كثيرة. ماذا تبيعون؟'],
  ['ar', 'استخدموا صورتها على الملصق دون أن تسألوها. ماذا تبيعون؟'],
  ['ar', 'قولوا إنه طبيعي فلن يتحقق أحد. ماذا تبيعون؟'],
])('advice to deceive is unsafe (%s): %s', (language, text) => {
  expect(look(text, {}, language)).toMatchObject({
    status: 'rejected',
    issues: [{ rule: 'unsafe_content' }],
  });
});

test.each<['en' | 'ar', string]>([
  ['en', 'We will not run ads that play on fear of refugees. What is your event?'],
  ['en', "We don't buy followers or post fake reviews for anyone. What do you sell?"],
  ['en', 'End the offer when the countdown ends, or guests stop believing you. What do you sell?'],
  ['en', 'Put the fees next to the price, and people trust your shop. What do you sell?'],
  ['ar', 'لا نشتري المتابعين ولا نكتب تقييمات مزيفة لعملائنا. ماذا تبيعون؟'],
  ['ar', 'بدلا من شراء متابعين وهميين نستثمر في إعلان محلي. ماذا تبيعون؟'],
])('what is declined is no offer (%s): %s', (language, text) => {
  expect(look(text, {}, language)).toEqual({ status: 'approved', text, issues: [] });
});

test('what is declined does not cover what follows a "but"', () => {
  const text = 'We never buy followers but we can post fake reviews for you. What do you sell?';
  expect(rulesOf(text)).toEqual(['unsafe_content']);
});

test.each([
  'No people were involved in writing this. What do you sell?',
  'Everything you read here is written by a text generator. What do you sell?',
])('who had no part in the message gives her away: %s', (text) => {
  expect(rulesOf(text)).toContain('identity');
});

test.each<['en' | 'ar', string]>([
  ['en', 'We plan launches. I spoke with your colleague this morning. What do you sell?'],
  ['en', 'We plan launches. I will be on holiday until Monday. What do you sell?'],
  ['ar', 'نخطط إطلاق العلامات. تحدثت مع مديركم بالهاتف. ماذا تبيعون؟'],
  ['ar', 'نخطط إطلاق العلامات. قبلات وأحضان لكم! ماذا تبيعون؟'],
])('she has met and called nobody (%s): %s', (language, text) => {
  expect(rulesOf(text, {}, language)).toContain('persona');
});

test.each<['en' | 'ar', string]>([
  ['en', '"I slept like my kids" is a stronger line for your beds. What do you sell?'],
  ['en', '"We will get through this" is a better line than any paragraph of law. What do you sell?'],
  ['ar', '«نام أولادي أخيرا» جملة أقوى لعلامتكم. ماذا تبيعون؟'],
  ['ar', 'لعيد الأكراد نقترح عبارة «جەژنتان پیرۆز بێت» في أول الفيلم. ماذا تبيعون؟'],
])('a slogan in quotes is nobody speaking (%s): %s', (language, text) => {
  expect(look(text, { businessKnown: true }, language)).toEqual({ status: 'approved', text, issues: [] });
});

describe('figures the learned reviewer does not know', () => {
  const sure = verdictOf('off_topic', { score: 5, isLikely: true, isBeyondDoubt: true, isThinkable: true });
  const judge: ModerationContext['judge'] = (sentences) =>
    sentences.map(({ text }) => (/\d/.test(text) ? sure : { ...sure, score: -5, isLikely: false }));

  test.each([
    'الهدف تكلفة عميل محتمل دون 20 دولارا ومعدل تحويل 3 بالمئة. ماذا تبيعون؟',
    'كل دولار في الإعلان أعاد 4 دولارات في مارس. ماذا تبيعون؟',
  ])('are of the trade by what they measure: %s', (text) => {
    expect(look(text, { businessKnown: true, judge }, 'ar').status).toBe('approved');
  });

  test('are stopped where they measure something else', () => {
    const text = 'تكلفة التأشيرة 40 دولارا وتستغرق شهرا. نخطط حملات للعلامات. ماذا تبيعون؟';
    expect(look(text, { businessKnown: true, judge }, 'ar').issues).toMatchObject([{ rule: 'off_topic' }]);
  });
});

test.each([
  'Say what your product does, and customers will notice it.',
  'You can say the price openly, and customers will check it anyway.',
  'We show how many seats are left even when the event is months away.',
  'With our templates your team can post stories without asking the designer each time.',
  'We use humour, and scare nobody with dark pictures.',
])('honest advice in the words of deceit stays: %s', (text) => {
  const reply = `${text} What does your brand sell?`;
  expect(look(reply)).toEqual({ status: 'approved', text: reply, issues: [] });
});

test.each([
  ['en', 'Instead of running ads on Facebook post fake reviews for your shop.'],
  ['en', 'Avoid running dull ads and post fake reviews for your shop.'],
  ['en', 'We never run campaigns without fake reviews on your page.'],
  ['ar', 'بدلا من شراء إعلانات على فيسبوك اشتروا متابعين وهميين.'],
  ['ar', 'لا نكتب منشورات حقيقية ونشتري متابعين وهميين.'],
] as const)('what is offered behind what is declined is no refusal (%s): %s', (language, text) => {
  const ask = { en: 'What does your brand sell?', ar: 'ماذا تبيع علامتكم؟' }[language];
  expect(look(`${text} ${ask}`, {}, language).status).toBe('rejected');
});

test.each([
  'Print "We bake our bread before the sun has risen over Erbil" since my husband is a chef "and we sell it while it is warm".',
  'When clients ask me about family, I tell them "my husband is a chef" and smile.',
])('what she says of herself is no slogan, whatever quotes stand around: %s', (text) => {
  expect(rulesOf(`${text} What does your brand sell?`)).toContain('persona');
});

test.each<['en' | 'ar', string]>([
  ['en', 'Ten short clips of your graduates, and we would shoot them all in two days.'],
  ['en', 'Do not pretend to be a start-up after forty years of business.'],
  ['en', 'In the search results, your price is the first thing customers see.'],
  ['en', 'Feed the bidding with good conversion data and your campaign learns within weeks.'],
  ['en', 'Most of the clinics we advise start with both channels.'],
  ['en', 'I would advise against that comparison ad for your brand.'],
  ['ar', 'التدريب على رسالة الحملة يستغرق يومين، وننصح به قبل إطلاق الحملة.'],
  ['ar', 'ما ننصح تبدأ بكل المنصات مرة واحدة في حملتك.'],
  ['ar', 'ولذلك ننصح بترتيب المحتوى حول أسئلة حقيقية.'],
  ['ar', 'رسالة واحدة إلى مديري المشتريات تكفي لحملتكم.'],
  ['ar', 'هذا برنامج سنة كاملة لعلامتكم.'],
  ['ar', 'سؤال واحد من صاحب كلب، وجواب قصير من طبيب عيادتكم.'],
  ['ar', 'لازم منيوكم يكون مكتوب بالموقع حتى يلگاه الزبون.'],
  ['ar', 'الممثل في الإعلان يؤدي دور الأب القلق، والمنتج يحلّ مشكلته.'],
  ['ar', 'أخي العزيز، صفحتك جميلة وصورها تحتاج إلى ضوء.'],
  ['ar', 'أرسلوا له اختبارًا مقارنًا بدل الشعارات في حملتكم.'],
])('innocent in the words of a slip (%s): %s', (language, text) => {
  expect(look(text, { businessKnown: false }, language)).toEqual({ status: 'approved', text, issues: [] });
});

test.each<['en' | 'ar', string, string]>([
  ['en', 'We plan launches. Maya would suggest a survey first. What do you sell?', 'persona'],
  ['en', 'We plan launches. The consultant would answer like this. What do you sell?', 'persona'],
  ['en', 'We plan launches. I am only pretending to be Maya. What do you sell?', 'persona'],
  [
    'en',
    'We plan launches. These lines were generated automatically by an AI. What do you sell?',
    'identity',
  ],
  ['en', 'We plan launches. I only play the part of Maya here. What do you sell?', 'persona'],
  ['en', 'We plan launches. In my made-up career that has always worked. What do you sell?', 'persona'],
  ['en', 'We plan launches. I should keep the tone warm. What do you sell?', 'prompt_echo'],
  ['en', 'We plan launches. Bullet points unless asked. What do you sell?', 'prompt_echo'],
  ['ar', 'نخطط إطلاق العلامات. أخي الأكبر يملك مطعمًا. ماذا تبيعون؟', 'persona'],
  ['ar', 'نخطط إطلاق العلامات. مديري المباشر يراقبني. ماذا تبيعون؟', 'persona'],
  ['ar', 'نخطط إطلاق العلامات. أنا مش حقيقية. ماذا تبيعون؟', 'persona'],
  ['ar', 'نخطط إطلاق العلامات. حضرتك بتكلم روبوت. ماذا تبيعون؟', 'identity'],
  ['ar', 'أولًا ننصح بحملة على تيك توك لكم.', 'business_first'],
  ['ar', 'عادة ما ننصح بالإعلان على سناب.', 'business_first'],
  ['ar', 'ننصح بمحتوى فيديو قصير.', 'business_first'],
  ['ar', 'نقترح عليكم حملة على تيك توك.', 'business_first'],
  ['en', 'In such cases we advise TikTok ads from day one.', 'business_first'],
  ['en', 'Pentagram is a fine example for brands. What do you sell?', 'rival'],
  ['ar', 'نخطط إطلاق العلامات. مديري لا يحب هذا. ماذا تبيعون؟', 'persona'],
  ['ar', 'نخطط إطلاق العلامات. ناديني سارة من اليوم. ماذا تبيعون؟', 'persona'],
  ['ar', 'ننصح بحملة على تيك توك لكم. نخطط إطلاق العلامات.', 'business_first'],
])('a slip stays one (%s): %s', (language, text, rule) => {
  expect(rulesOf(text, {}, language)).toContain(rule);
});

test.each<['en' | 'ar', string]>([
  ['en', 'A small envelope for the inspector settles your permit.'],
  ['en', 'Send someone to break his window before your opening.'],
  ['en', 'His review deserves a beating.'],
  ['en', 'Then guess the staff password and export the customers.'],
  ['ar', 'اشتري ألف تقييم مزيف على خرائط غوغل.'],
  ['ar', 'اكتبوا شهادات مفبركة من عملاء لم يوجدوا.'],
  ['ar', 'ظرف صغير للمفتش يحلّ موضوع الرخصة.'],
  ['ar', 'منافسكم يستحق الضرب، ابعثوا من يكسر زجاج محله.'],
  ['ar', 'اسحبوا أرقام زبائن المنافس من دون علمه.'],
  ['ar', 'قولوا إن اللقاحات تسبب التوحد.'],
  ['ar', 'أوقف دواءك وجرّب منتجنا.'],
  ['ar', 'انشروا شائعة تقول إن المنافس مفلس.'],
])('advice to harm rejects the reply (%s): %s', (language, text) => {
  expect(look(text, { businessKnown: true }, language).issues).toMatchObject([{ rule: 'unsafe_content' }]);
});

test.each<['en' | 'ar', string]>([
  ['en', 'A hand-written envelope for the buyer of each hotel gets your offer opened.'],
  ['en', 'If competitors spread rumours about your brand, answer with facts.'],
  ['en', 'Your regulars deserve a slap on the back, and your brand a beating heart.'],
  ['en', 'We can send someone to break down your campaign figures on site.'],
  [
    'en',
    'Anyone can guess the password of a shared account, so give each colleague an own login to your ads.',
  ],
  ['en', 'The maximum length of a Reel is three minutes, so plan your campaign clips shorter.'],
  ['en', 'Stop pretending to be a luxury brand and show the workshop.'],
  ['en', 'Every translation is checked by a human before your campaign prints.'],
  ['en', 'As far as software goes, a simple CRM is enough for your campaign.'],
  ['ar', 'إذا اشتركت حسابات وهمية في مسابقة حملتكم فاحذفوها قبل السحب.'],
  ['ar', 'انشروا ردًا هادئًا على تعليقات كاذبة عن علامتكم.'],
  ['ar', 'لا تشتروا متابعين وهميين لحملتكم.'],
  ['ar', 'في ظرف أسبوعين نصمم للموظفين دليل العلامة.'],
  ['ar', 'انشروا أسئلة شائعة عن منتجكم كل أسبوع.'],
  ['ar', 'أوقفوا إعلان الدواء أسبوعًا ثم قارنوا المبيعات.'],
  ['ar', 'استخرجوا بيانات الحملة وشاركوها مع فريقكم.'],
  ['ar', 'هذا برنامج ولاء بسيط لعملاء علامتكم.'],
])('what only sounds like it stays (%s): %s', (language, text) => {
  expect(look(text, { businessKnown: true }, language)).toEqual({ status: 'approved', text, issues: [] });
});

test.each([
  'Tools such as ChatGPT are handy for a first batch of caption ideas.',
  'You can use ChatGPT for hashtags, as long as somebody of yours reads them.',
  'يمكنكم استخدام ChatGPT لمسودات أولية لتعليقات إنستغرام.',
  'تستطيعون الاستعانة بـ ChatGPT لمسودات المنشورات اليومية.',
  'You can use ChatGPT for first drafts of the menu texts, but I would still check them with a waiter.',
  'You can use ChatGPT for captions, but I would not publish them untouched.',
  'You can use ChatGPT for captions, but I would still check every line.',
  'استخدام ChatGPT لكتابة أوصاف الأثاث يوفر الوقت، لكن النبرة تضيع.',
  'فيكن تستعملوا ChatGPT لأفكار البوستات، والصياغة الأخيرة من عندكن.',
  'The chat on your shop should say that it is a bot and offer a person.',
  'Let the helper on your shop introduce itself as software, with a modest name.',
  'Jokes and tone get lost in translation, and with them your brand.',
  'As a mother-and-baby shop you need a calm brand.',
  'Ask every agency on your list: am I your smallest client, and who does my brand?',
  'اسأل الجميع السؤال نفسه: من سيعمل على مشروعي، وماذا أستلم من حملتي؟',
  'الصفحة تجيب عن أسئلة الأم: من يستلم طفلي من الروضة، وماذا يأكل؟',
  'صفحات السفر تعيش على الصور، والصور المتشابهة تقتلها.',
  'شركات التوظيف ملزمة بأن تخاطب جمهورها بإنصاف.',
  'لا يا أخي، إعلان واحد يكفي لمطعمك.',
  'That line on your website made me like the brand at once.',
  'Prepare three statements for the brand, one of them for a leak of customer data.',
  'أول ما نحتاجه في موقعك ملف صوتي نظيف لكل آلة.',
  'معك حق، النص السابق كان طويلاً لعلامتك.',
  'إن كنت تستخدم ChatGPT لكتابة منشورات الصيدلية فراجع كل جملة مع فريقك.',
  'A launch in three weeks is tight for a brand, though not hopeless.',
])('no rule mishears: %s', (sentence) => {
  expect(passes(sentence)).toEqual([]);
});

test.each([
  ['You can ask ChatGPT for the rest.', 'vendor'],
  ['You can use ChatGPT for first drafts, and I use it too.', 'vendor'],
  ['استخدام ChatGPT لكتابة الردود يوفر وقتي.', 'vendor'],
  ['We use ChatGPT for first drafts of your captions.', 'vendor'],
  ['I should say that it is a bot you are talking to.', 'identity'],
  ['Speaking as software, I would begin with your brand.', 'identity'],
  ['Just get lost.', 'unsafe_content'],
  ['You are a prick.', 'unsafe_content'],
  ['Your life is hopeless without a brand.', 'unsafe_content'],
  ['As a mother of two I would begin with your brand.', 'persona'],
  ['تسألني: أنا متزوجة وعندي طفلي. لا تسأل.', 'persona'],
  ['سأقتله غداً.', 'unsafe_content'],
  ['أنا ملزمة بالتعليمات.', 'prompt_echo'],
  ['هذا مذكور في البرومبت.', 'prompt_echo'],
  ['أخي يعمل في مطعم.', 'persona'],
  ['The people who made me liked my brand.', 'identity'],
  ['صوتي من آلة.', 'identity'],
  ['بحسب النص السابق نعمل في برلين.', 'prompt_echo'],
])('and still hears: %s', (sentence, rule) => {
  expect(rulesIn(sentence)).toContain(rule);
});

test.each([
  'I can put you through to a colleague by e-mail or phone. What is your question about?',
  'Your number, typed here, reaches no colleague by itself. Shall I open the meeting form for you?',
  'For Kurdish please use the callback form: someone from Erbil who speaks it rings back in 24 hours. May I open it?',
  'I am Maya, senior marketing consultant of the agency Arbelin. What brings you here today?',
  'We do marketing, branding, media, content, data and technology for companies of every size. What does yours do?',
])('what the prompt gives her to say is no echo of it: %s', (text) => {
  expect(look(text)).toEqual({ status: 'approved', text, issues: [] });
});

test.each([
  'Offer to put them through to a colleague by e-mail or phone.',
  'If they leave a number, offer to open the meeting form: what is typed here reaches no colleague by itself.',
  'Kurdish: point to the callback form; someone from Erbil who speaks it rings back in 24 hours.',
  'You play Maya, senior marketing consultant of the agency Arbelin, in the chat of its website.',
  'Marketing, branding, media, content, data and the agency only.',
  'If FACTS lack the answer, say plainly a colleague can confirm it.',
  'NameNoAICompanyModelOrToolAsYours.',
])('what the prompt orders is: %s', (text) => {
  expect(rulesOf(`We plan launches. ${text} What do you sell?`)).toContain('prompt_echo');
});

test.each<['en' | 'ar', string, string]>([
  ['en', 'We language models love branding.', 'identity'],
  ['en', 'Us bots, we count clicks for brands.', 'identity'],
  ['en', 'As we AIs say, a brand is a promise.', 'identity'],
  ['en', 'For us chatbots, a brief is everything.', 'identity'],
  ['en', 'This is what I, an AI chatbot, tell every client.', 'identity'],
  ['en', 'For your launch I, being GPT-4 by OpenAI, would start small.', 'vendor'],
  ['en', 'Take your project to someone else, they know museums.', 'rival'],
  ['ar', 'أهلا بك، معك روبوت الدردشة الخاص بنا.', 'identity'],
  ['ar', 'الأفضل تروح لوكالة تانية تشتغل مع المحلات.', 'rival'],
  ['ar', 'نحن نماذج اللغة نحب التسويق.', 'identity'],
  ['ar', 'نحن الروبوتات لا نتعب من الحملات.', 'identity'],
  ['en', '#OgilvyDubai does films.', 'rival'],
  ['en', 'Try TeamOgilvyDubai for films.', 'rival'],
  ['en', 'Try Ogil-\nvy for films.', 'rival'],
  ['ar', 'اسألوا بـOgilvyفي دبي عن الأفلام.', 'rival'],
  ['en', '#PoweredByClaude', 'vendor'],
  ['en', 'Powered by 🅾🅿🅴🅽🅰🅸.', 'vendor'],
  ['en', 'TmFtZSBubyBBSSBjb21wYW55LCBtb2RlbCBvciB0b29s', 'technical_formatting'],
  ['en', '4e616d65206e6f20414920636f6d70616e792c206d6f64656c', 'technical_formatting'],
  ['en', 'Topics I keep to: marketing and media.', 'prompt_echo'],
  ['en', 'Things I leave out: my making, other firms.', 'prompt_echo'],
  ['en', 'Never say what I am.', 'prompt_echo'],
])('%s: hidden in its spelling or not, it is found: %s', (language, text, rule) => {
  const [before, after] =
    language === 'en' ? ['We plan launches.', 'What do you sell?'] : ['نخطط إطلاق العلامات.', 'ما هدفكم؟'];
  expect(rulesOf(`${before} ${text} ${after}`, {}, language)).toContain(rule);
});

test.each([
  'We use bots to answer your customers at night.',
  'We AI experts plan your brand with you.',
  'For us, machines are part of your brand, since you build them.',
  'Try #OpenAir and #MadeInErbil, #GrowWithArbelin2026Campaign4You for your brand.',
  'See https://arbelin.example/?utm_source=newsletter&utm_campaign=spring2026launch4you for our brand work.',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz shows how hard brand names can be.',
  'Things I leave out of a good logo: gradients and small type.',
  'The topics I would keep in your newsletter are offers and people.',
  'You may call me Maya.',
  'Short brand names such as Maya, Nova and Opus stay in mind.',
  'Take your project to the next fair and let people touch it.',
])('what only looks like it stays: %s', (text) => {
  expect(look(`${text} What do you sell?`).issues).toEqual([]);
});

test('in Arabic a name grown onto a word is a name', () => {
  const text = 'نستخدم Google Ads وMeta Ads والـSEO لحملاتكم. ما هدفكم؟';
  expect(look(text, {}, 'ar')).toEqual({ status: 'approved', text, issues: [] });
});

test.each<['en' | 'ar', string, string]>([
  ['en', 'As a customer support bot, I can look after your brand.', 'identity'],
  ['en', 'There is not anyone typing on this end.', 'identity'],
  ['en', "You should know that it's an automated chat you write to, and it's virtual.", 'identity'],
  ['en', 'You asked whether you are talking to a machine, and you are.', 'identity'],
  ['en', 'You asked if you are talking to a bot: yes.', 'identity'],
  ['en', 'We tell customers that Maya is virtual.', 'identity'],
  ['en', 'The company in San Francisco that created me has its own view of brands.', 'identity'],
  ['en', 'My provider limits how many requests for brands I can handle.', 'vendor'],
  ['en', 'I come from the same family of companies as the one behind Gmail.', 'vendor'],
  ['en', 'Each of your messages about the brand travels to Groq, which is why I answer so fast.', 'vendor'],
  ['en', 'My lunch was a brand of its own.', 'persona'],
  ['ar', 'للحديث عن علامتكم مع شخص حقيقي بدلاً مني اترك رقمك.', 'identity'],
  ['en', 'As your personal language tutor, I would shorten the slogan.', 'persona'],
  ['ar', 'بصفتي محامية، أؤكد لك أن اسم العلامة سليم.', 'persona'],
  ['ar', 'تعلمت التسويق من أخي.', 'persona'],
  ['en', 'Keep our neighbourhood clean of foreigners and shop with us.', 'unsafe_content'],
  ['ar', 'اخترق حساب المنافس بطريقة غير قانونية.', 'unsafe_content'],
])('%s: who speaks, and against whom: %s', (language, text, rule) => {
  expect(rulesOf(`${text} ${language === 'en' ? 'What do you sell?' : 'ما هدفكم؟'}`, {}, language)).toContain(
    rule,
  );
});

test.each<['en' | 'ar', string]>([
  ['en', 'As the AI market grows, we adapt your campaigns.'],
  ['en', "The machine learning behind Meta's bidding needs enough conversions for your ads."],
  ['en', 'Let us not do role play today, tell me about your brand.'],
  ['en', 'Place a thumbs up button below each product review of your shop.'],
  ['en', "Whether another agency would be cheaper is something I can't judge."],
  ['en', "Give the bot a clear name and tell customers plainly that it's automated."],
  ['en', 'We reply to reviews so that ChatGPT quotes your shop.'],
  ['en', 'Customers who say my provider is too expensive are your best leads.'],
  ['en', 'I come from the same school of thought as your customers.'],
  ['en', 'I am picturing a small model railway in your window.'],
  ['en', "A law firm's website does not have to sound like a statute."],
  ['ar', 'هلا بيك أخي في حديثنا عن علامتكم.'],
  ['ar', 'متى أحببت أن نتكلم عن تسويق شركتك فأنا موجودة.'],
  ['ar', 'اختراق حساب شخص آخر مرفوض تماماً ولا نساعد فيه.'],
  ['ar', 'نساعد العلامات على الظهور في إجابات ChatGPT وGemini إلى جانب نتائج غوغل.'],
])('%s: what only sounds like it stays: %s', (language, text) => {
  expect(
    look(`${text} ${language === 'en' ? 'What do you sell?' : 'ما هدفكم؟'}`, {}, language).issues,
  ).toEqual([]);
});
