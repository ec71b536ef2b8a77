import { expect, test } from 'vitest';
import { weighsChannels } from '../../src/assistant/providers/embedded/choices';
import { createFactFinder, firstSentence } from '../../src/assistant/providers/embedded/facts';
import { inContext } from '../../src/assistant/providers/embedded/pointsBack';
import { nobodyDoes, seeksBuyers } from '../../src/assistant/providers/embedded/seeksBuyers';
import { joinReplies } from '../../src/assistant/providers/embedded/several';
import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases } from './talkEmbedded';

type Words = (typeof phrases)[PageLanguage];

test.each<[PageLanguage, string[], (words: Words) => string]>([
  ['en', ['do you have an office in erbil', 'and its number?'], ({ facts }) => facts.officeErbil.text],
  ['ar', ['عندكم مكتب بأربيل صح', 'ورقمه؟'], ({ facts }) => facts.officeErbil.text],
  ['ar', ['وين مكاتبكم', 'شو رقم التلفون'], ({ answers }) => answers.contact.first],
  [
    'en',
    ['tell me about brand strategy', 'what does this service include?'],
    ({ answers }) => answers.brandStrategy.more,
  ],
  ['en', ['what are your prices', 'why not on the site'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'طيب ليش ما تكتبونها بالموقع'], ({ facts }) => facts.noPriceList.text],
  ['en', ['where is your office in berlin', 'no, the other one'], ({ facts }) => facts.officeErbil.text],
  ['ar', ['وين مكتبكم ببرلين', 'لا الثاني'], ({ facts }) => facts.officeErbil.text],
  ['en', ['who are your clients', 'any of them in aviation?'], () => 'aviation, retail'],
  [
    'en',
    ['what is positioning', 'what does that mean in plain words'],
    ({ glossary }) => glossary.positioning.text,
  ],
  ['en', ['what are your prices', "why don't you publish them"], ({ facts }) => facts.noPriceList.text],
  ['en', ['what are your prices', 'why do you hide your prices'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليش مو بالموقع'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليش ما تحطون الاسعار بالموقع'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليش الاسعار مو مكتوبة؟'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليه الأسعار مش مكتوبة؟'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليش الاسعار مو على الموقع؟'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'ليش تخفون الاسعار'], ({ facts }) => facts.noPriceList.text],
  ['ar', ['كم اسعاركم', 'لماذا لا توجد أسعار على الموقع؟'], ({ facts }) => facts.noPriceList.text],
  ['en', ['what are your prices', "why aren't they on the website?"], ({ facts }) => facts.noPriceList.text],
  [
    'en',
    ['what are your prices', 'why are there no prices on the site'],
    ({ facts }) => facts.noPriceList.text,
  ],
  ['en', ['is the first talk free', 'so how long does that take?'], ({ facts }) => facts.consultation.text],
  ['ar', ['اول استشارة مجانية؟', 'وكم مدتها'], ({ facts }) => facts.consultation.text],
  ['ar', ['اول استشارة مجانية؟', 'شكد تطول'], ({ facts }) => facts.consultation.text],
  ['en', ['what are your prices', 'how long does it take?'], ({ facts }) => facts.duration.text],
  [
    'en',
    ['do you sign NDAs', 'what would that look like in practice?'],
    ({ facts }) => facts.confidentiality.more,
  ],
  ['ar', ['هل توقعون اتفاقية سرية', 'كيف يكون ذلك عملياً؟'], ({ facts }) => facts.confidentiality.more],
  [
    'en',
    ['We have a hotel in Shaqlawa', 'what would you do first?', 'what would that look like in practice?'],
    ({ answers }) => answers.approach.first,
  ],
  ['en', ['what are your hours?', 'why?'], ({ replies }) => replies.moreDone],
  ['ar', ['هل توقعون اتفاقية سرية', 'ليش؟'], ({ replies }) => replies.moreDone],
  ['en', ['what are your hours?', 'until what time are you open?'], () => 'between 9 AM and 6 PM'],
  ['ar', ['متى تردون', 'خلال كم ساعة؟'], ({ facts }) => firstSentence(facts.replyTime.text)],
  ['ar', ['كم يستغرق السيو', 'كل هالمدة؟ ليش؟'], ({ facts }) => facts.seoTime.more],
  ['en', ['how long does seo take', 'that long? why?'], ({ facts }) => facts.seoTime.more],
  ['ar', ['كم يستغرق السيو', 'كل هالوقت؟ ليش؟'], ({ facts }) => facts.seoTime.more],
  ['en', ['how do you work', 'what is the second step about'], () => 'shortest path'],
  ['en', ['how do you work', 'tell me more about phase three'], () => 'Amplify:'],
  ['ar', ['كيف تعملون؟', 'شنو الخطوة الثانية'], () => 'نرسم أقصر طريق'],
  [
    'en',
    ['who is on your team', 'so who would do my project, juniors?'],
    ({ facts }) => facts.outsourcing.text,
  ],
  ['ar', ['مين فريقكم', 'مين بيشتغل على مشروعي، مبتدئين؟'], ({ facts }) => facts.outsourcing.text],
  ['en', ['we open in 3 weeks is that too late'], ({ facts }) => facts.urgent.text],
  ['ar', ['نفتح بعد ٣ اسابيع هل تأخرنا'], ({ facts }) => facts.urgent.text],
  ['en', ['who are your clients', 'like what?'], ({ answers }) => answers.clients.more],
  ['ar', ['اشتغلتوا ويا شركات كبيرة', 'مثل شنو'], ({ answers }) => answers.clients.more],
  ['ar', ['عندكم مكتب باربيل؟', 'ووين مكتبكم الثاني'], ({ facts }) => facts.officeBerlin.text],
  ['en', ['do you build websites?', 'in arabic and english both?'], () => 'Yes, our team speaks'],
  ['ar', ['كم سعر ادارة الحسابات', 'يعني ما عندكم سعر ثابت'], ({ facts }) => facts.noPriceList.text],
  [
    'en',
    ['can you run facebook ads', 'is the ad money included in ur fee'],
    ({ facts }) => facts.adMoney.text,
  ],
  ['en', ['can you design a menu', 'do i see it before its final'], ({ facts }) => facts.drafts.text],
  [
    'en',
    ['tell me about your services', 'no meeting for now, just looking'],
    ({ replies }) => replies.noContact,
  ],
  ['en', ['i dont want a call, can i just ask here'], ({ facts }) => facts.askAway.text],
  ['ar', ['شو يعني شراء آلي للإعلانات'], ({ glossary }) => glossary.programmatic.text],
  ['en', ['what is your notice period?'], ({ asks }) => asks.open.at(-1) ?? ''],
])('%s: “%j” is asked of what was told before', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(told(phrases[language]));
});

test.each<[PageLanguage, string[], string]>([
  ['en', ['what awards do you have', 'which one got the gold'], 'a music launch'],
  ['en', ['tell me about your awards', 'what are they about'], 'a telecom film'],
  ['ar', ['ما هي جوائزكم', 'اي واحدة اخذت الذهب'], 'إطلاق موسيقي'],
  ['ar', ['شفت عندكم جوائز بالموقع', 'عن شنو هاي الجوائز'], 'لقطاع الأغذية'],
])('%s: “%j” is answered with what the awards were for', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(told);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['what are your prices', 'why not cheaper?']],
  ['en', ['do you do websites', 'and the number of pages?']],
  ['ar', ['كم اسعاركم', 'ليش ما تجون لعندنا']],
  ['en', ['what are your prices', 'why is my website not online yet']],
  ['en', ['what are your prices', 'why do we not own the page']],
  ['ar', ['كم اسعاركم', 'ليش ما يظهر موقعي بغوغل']],
  ['ar', ['كم اسعاركم', 'ليش ما احد يدخل موقعنا']],
  ['ar', ['كم اسعاركم', 'ليه ما عندي زباين من الموقع']],
  ['ar', ['كم اسعاركم', 'لماذا لا يكتب احد عن موقعنا']],
  ['en', ['do you do websites', 'the other one was slow']],
  ['en', ['what are your prices', 'why are your prices not lower?']],
  ['en', ['what are your prices', 'why is the price not fixed?']],
  ['en', ['what are your prices', 'why do people not like your prices?']],
  ['ar', ['كم اسعاركم', 'ليش ما تخفضون السعر؟']],
  ['ar', ['كم اسعاركم', 'ليش ما تعطوني سعر؟']],
  ['ar', ['كم اسعاركم', 'ليش ما تعرضون سعر اقل؟']],
  ['ar', ['كم اسعاركم', 'ليش ما وصلني عرض السعر؟']],
  ['ar', ['كم اسعاركم', 'ليش السعر بالموقع مو صحيح؟']],
])('%s: “%j” points to nothing of the kind', async (language, lines) => {
  const reply = await last(language, lines);
  const { facts } = phrases[language];
  for (const { text } of [facts.noPriceList, facts.officeErbil]) expect(reply).not.toContain(text);
});

test.each<[string, boolean]>([
  ['seo or google ads, whats better for a new site', true],
  ['should we do instagram or tv?', true],
  ['facebook ads vs tiktok', true],
  ['is email marketing better than ads', true],
  ['اعلانات قوقل ولا سناب احسن لمحل عطور بالرياض', true],
  ['شنو احسن الانستا لو التلفزيون', true],
  ['do you do seo or only google ads?', false],
  ['can you run facebook or google ads for us', false],
  ['we have a shop on instagram or did you see the website of ours already this week', false],
  ['google told me our seo is bad', false],
  ['تسوون اعلانات قوقل او سناب؟', false],
  ['عندي انستا وموقع', false],
  ['seo or google ads?', true],
  ['do you think tiktok or instagram is better', true],
  ['تنصحون بالانستا او التيك توك', true],
  ['تلفزيون او راديو احسن لمطعم', true],
  ['what does tiktok or instagram cost?', false],
  ['do you prefer email or whatsapp', false],
  ['كم سعر اعلان انستا او فيس', false],
  ['تشتغلون على انستا او تيك توك', false],
  ['تسوقون بفيس او سناب؟', false],
  ['بتشتغلوا على فيسبوك او انستا', false],
  ['هل تعلنون بالتلفزيون او الراديو؟', false],
  ['ابي اعلان بالتلفزيون او الراديو بكم؟', false],
  ['اتواصل معكم على الايميل او الواتساب؟', false],
  ['instagram or facebook for a clinic?', true],
  ['tv or radio in Iraq?', true],
  ['what about facebook vs tiktok', true],
  ['انستا لو تيك توك لمطعم', true],
  ['سيو او اعلانات كوكل؟', true],
  ['تفضلون انستا ولا تيك توك', true],
  ['تعرفون شنو احسن انستا لو تيك توك', true],
  ['do you prefer facebook or google for cafes', true],
  ['would you start with facebook or google?', true],
  ['I have a cafe. Can you help? SEO or ads which is better', true],
  ['which costs less tiktok or instagram', true],
  ['ايهم يكلف اقل انستا لو تيك توك', true],
  ['could you run facebook or google ads first', false],
  ['do you need my facebook or google access', false],
  ['بتعملوا سيو او اعلانات احسن', false],
  ['تفضلون الايميل او الواتساب', false],
  ['send it by email or whatsapp', false],
  ['facebook or instagram ads please', false],
])('“%s” weighs two channels: %s', (text, expected) => {
  expect(weighsChannels(text)).toBe(expected);
});

test.each<[PageLanguage, string, string[]]>([
  ['en', 'phone number pls', []],
  ['en', 'what is programmatic', []],
  ['en', 'can you do my math homework', []],
  ['en', 'hello, who founded the agency?', []],
  ['ar', 'شنو رقمكم', []],
  ['ar', 'ما معنى SEO', []],
])('%s: “%s” is followed by an open question', async (language, question) => {
  const { asks } = phrases[language];
  expect(asks.open).toContain((await last(language, [question])).split('\n').at(-1));
});

test.each<[PageLanguage, string]>([
  ['en', 'my cafe is empty every morning what can i do'],
  ['en', 'i opened a shop 2 months ago and no customers'],
  ['en', 'i have a cafe, how can i get more guests?'],
  ['ar', 'انا دكتورة جلدية فاتحة عيادة جديدة كيف اجيب مرضى'],
])('%s: “%s” is asked neither for a date nor for a goal', async (language, question) => {
  const { asks } = phrases[language];
  const reply = await last(language, [question]);
  for (const ask of [...asks.timeline, ...asks.budget, ...asks.goal]) expect(reply).not.toContain(ask);
});

test.each<[PageLanguage, string, boolean]>([
  ['en', 'can i whatsapp you', true],
  ['en', 'can we chat on whatsapp?', true],
  ['en', 'do you answer on whatsapp', true],
  ['en', 'do you have whatsapp?', true],
  ['ar', 'واتسابكم', true],
  ['ar', 'شنو رقم الواتساب', true],
  ['ar', 'عندكم واتساب؟', true],
  ['en', 'your whatsapp campaigns, what do they cost?', false],
  ['en', 'is your whatsapp campaign good', false],
  ['en', 'do you use whatsapp for customer service campaigns', false],
  ['ar', 'بدي تسويق عبر الواتساب', false],
  ['ar', 'حملات واتساب', false],
  ['ar', 'زبايني يراسلوني واتساب وما الحق ارد', false],
  ['ar', 'هل الواتساب مفيد لمحلي', false],
  ['ar', 'نستقبل الطلبات على رقم واتساب', false],
  ['ar', 'رقم واتساب لمتجري كيف اسويه', false],
])('%s: “%s” asks for our WhatsApp number: %s', async (language, question, expected) => {
  const { facts, asks } = phrases[language];
  const reply = await last(language, [question]);
  expect(reply.includes(facts.whatsapp.text)).toBe(expected);
  if (expected) expect(asks.open).toContain(reply.split('\n').at(-1));
});

test.each<[PageLanguage, string]>([
  ['en', 'do you speak german?'],
  ['ar', 'تحكون الماني؟'],
])('%s: “%s” asks about us, and nobody is asked for a business after it', async (language, question) => {
  expect(phrases[language].asks.open).toContain((await last(language, [question])).split('\n').at(-1));
});

test.each<[string, string]>([
  ['how much does a logo cost', 'which one do you mean?'],
  ['do you do websites', 'what is it about?'],
])('after “%s”, “%s” is not asked of it again', (before, question) => {
  expect(inContext(question, before, phrases.en)).toBe(question);
});

test.each<[string, boolean]>([
  ['how can i get more followers', true],
  ['how can I sell more', true],
  ['how do I increase sales', true],
  ['how can we boost bookings', true],
  ['كيف ابيع اكثر', true],
  ['كيف أصل إلى زبائن', true],
  ['how do i get in touch with your clients', false],
  ['how can i find out who your clients are', false],
  ['how can I reach your sales team', false],
  ['كيف احصل على قائمة عملائكم', false],
])('“%s” is after buyers: %s', (text, expected) => {
  expect(seeksBuyers.test(text)).toBe(expected);
});

test('a name that comes to nobody’s mind is no worry', () => {
  expect(nobodyDoes.test('nobody comes to mind')).toBe(false);
  expect(nobodyDoes.test('nobody comes to our shop')).toBe(true);
});

test.each<[PageLanguage, string, string, string]>([
  [
    'en',
    'Write to a@b.example or call +49 30 23125 000: an answer comes within 24 hours.',
    'A person answers **within 24 hours**. Call +49 30 23125 000. We meet until 6 PM.',
    'We meet until 6 PM.',
  ],
  [
    'ar',
    'الهاتف +49 30 23125 000، والرد خلال ٢٤ ساعة.',
    'يجيب إنسان خلال ٢٤ ساعة. اللقاء ٣٠ دقيقة.',
    'اللقاء ٣٠ دقيقة.',
  ],
  ['en', 'An answer comes within 24 hours.', 'A talk takes 4 hours.', 'A talk takes 4 hours.'],
  [
    'en',
    'Berlin: +49 30 23125 000, Erbil: +964 750 000 000.',
    'To reach us:\n\n- Berlin: +49 30 23125 000\n- Erbil: +964 750 000 000\n\nWe meet until 6 PM.',
    'We meet until 6 PM.',
  ],
])(
  '%s: of two answers joined, the second leaves out the numbers of the first',
  (language, one, other, rest) => {
    const ask = phrases[language].asks.open[0] ?? '';
    const parts = [one, other].map((body) => ({ text: `${body}\n\n${ask}`, isNamed: true }));
    const joined = joinReplies(`${one}\n\n${ask}`, parts, language, phrases[language]);
    expect(joined).toBe([one, rest, ask].join('\n\n'));
  },
);

test.each(['en', 'ar'] as const)('%s: leave to ask is not given beside the answer', (language) => {
  const ask = phrases[language].asks.open[0] ?? '';
  const told = phrases[language].facts.free.text;
  const bodies = [phrases[language].facts.askAway.text, told];
  const parts = bodies.map((body) => ({ text: `${body}\n\n${ask}`, isNamed: true }));
  for (const whole of parts) {
    const joined = joinReplies(whole.text, parts, language, phrases[language]);
    expect(joined).toBe(`${told}\n\n${ask}`);
  }
});

test.each<[PageLanguage, string]>([
  ['en', 'a freelancer is cheaper, why should i come to you'],
  ['ar', 'اشتغلتو ويا فريلانسر ارخص منكم ليش اجيكم'],
])('%s: “%s” is told what a freelancer is good for', async (language, question) => {
  expect(await last(language, [question])).toContain(phrases[language].facts.freelancers.text);
});

test('who wants no meeting and to be told here hears more of it', async () => {
  const reply = await last('en', ['how do you work?', 'no meeting please, just tell me here']);
  expect(reply).toContain(phrases.en.answers.approach.more);
});

test('«ما عندي زباين» asks nothing', async () => {
  expect(await last('ar', ['ما عندي زباين وتعبت والله'])).not.toContain(
    phrases.ar.replies.nothing.split('{{')[0],
  );
});

test.each<[PageLanguage, string, boolean]>([
  ['en', 'Do you work with firms in Basra?', true],
  ['en', 'do you work in Saudi Arabia too?', true],
  ['en', 'do you work with startups in Iraq', true],
  ['en', 'do you work with small start-ups in Iraq', true],
  ['ar', 'تشتغلون مع شركات متوسطة بالعراق', true],
  ['ar', 'تشتغلون مع شركات صغيرة بالعراق', true],
  ['ar', 'تشتغلون مع شركات ناشئة باربيل', true],
  ['en', 'Do you work on social media for clinics in Baghdad?', false],
  ['en', 'Do you work with clinics on instagram in Basra?', false],
  ['en', 'Can you work with our designer in Berlin?', false],
  ['en', 'Can you work on Sunday in Erbil?', false],
  ['en', 'in which countries is TikTok banned?', false],
  ['en', 'In which countries should I advertise my perfume?', false],
  ['en', 'which regions do you recommend for my campaign', false],
  ['ar', 'تشتغلون ويا شركات باربيل؟', true],
  ['ar', 'تشتغلون يوم الجمعة باربيل؟', false],
  ['ar', 'تشتغلون تصوير في اربيل؟', false],
  ['ar', 'تعملون فيديوهات في بغداد بكم؟', false],
  ['ar', 'تشتغلون بميزانية قليلة بالعراق؟', false],
])('%s: “%s” asks where we work: %s', (language, question, expected) => {
  expect(createFactFinder(phrases[language]).certain(question).includes('reach')).toBe(expected);
});

test.each<[string[], string]>([
  [['هل عندكم سيو', 'وهل الإعلانات أسرع؟'], phrases.ar.facts.adsOrSeo.text],
  [['تضمنون مبيعات؟', 'ليش لا؟'], phrases.ar.facts.guarantee.more],
  [['تضمنون مبيعات؟', 'ليش لا؟', 'طيب شو بتضمنوا اذن؟'], phrases.ar.facts.measure.text],
  [['اكو شغل عدكم؟', 'مصمم جرافيك'], phrases.ar.guests.again],
  [['عندكم فرع بالعراق؟'], phrases.ar.answers.faqLocations.first],
])('ar: %j is answered by what was told', async (lines, text) => {
  expect(await last('ar', lines)).toContain(text);
});
