import type { PageLanguage } from '../../src/assistant/types';
import { withoutLeaning } from '../../src/assistant/understanding/questionParts';
import { last, phrases } from './talkEmbedded';

const { facts, trades } = phrases.en;

test.each<[PageLanguage, string, keyof typeof facts]>([
  ['en', 'does the ad money go to you or to google', 'adMoney'],
  ['en', 'where does my ad budget end up', 'adMoney'],
  ['ar', 'وين تروح فلوس الاعلانات', 'adMoney'],
  ['en', 'when should we start preparing for christmas', 'feasts'],
  ['en', 'how many weeks before eid should i begin', 'feasts'],
  ['ar', 'حملة رمضان متى نبلش نجهزلها', 'feasts'],
  ['ar', 'قبل العيد بكم اسبوع لازم نحضر', 'feasts'],
  ['en', 'how long until the ad is live', 'duration'],
  ['ar', 'قديش بدو وقت لتطلع الحملة', 'duration'],
  ['en', 'how do i know my ad really ran on tv', 'aired'],
  ['ar', 'كيف بعرف انو اعلاني طلع فعلا عالتلفزيون', 'aired'],
  ['ar', 'شلون اتأكد ان السبوت انعرض', 'aired'],
  ['en', 'one brand for iraq and germany, does that work', 'twoMarkets'],
  ['ar', 'هل تصلح هوية واحدة لسوقين مثل العراق وألمانيا؟', 'twoMarkets'],
  ['en', 'should i hire someone or work with you', 'hire'],
  ['ar', 'اوظف شخص عندي ولا اشتغل معاكم', 'hire'],
  ['en', 'i like what i read here', 'compliment'],
  ['ar', 'عجبني اللي قريته هنا', 'compliment'],
  ['en', 'our website is ugly and slow', 'redesign'],
  ['en', 'instagram or tiktok for a perfume brand', 'networks'],
  ['en', 'snapchat vs instagram', 'networks'],
  ['ar', 'انستا لو تيك توك لعبايات', 'networks'],
  ['ar', 'تبنون مواقع ومتاجر الكترونية', 'websites'],
  ['en', 'is the ad money included in ur fee', 'adMoney'],
  ['en', 'is the ad budget on top of your fee', 'adMoney'],
  ['en', 'who pays for the ads', 'adMoney'],
  ['en', 'are ads included in the price', 'adMoney'],
  ['ar', 'الاسعار عندكم شاملة فلوس الاعلانات ولا لوحدها', 'adMoney'],
  ['ar', 'مصاري الاعلانات علينا ولا عليكم', 'adMoney'],
  ['ar', 'هل تشمل أتعابكم ميزانية الإعلانات؟', 'adMoney'],
  ['en', 'who will write our texts', 'copy'],
  ['en', 'who is writing the posts, you or us', 'copy'],
  ['ar', 'مين بيكتب النصوص', 'copy'],
  ['ar', 'منو راح يكتب المحتوى', 'copy'],
  ['ar', 'عندكم تصوير فيديوهات للمنتجات؟', 'video'],
  ['en', 'is facebook enough for my bakery or do i need a website', 'siteOrSocial'],
  ['ar', 'لازم اعمل موقع ولا الفيسبوك بكفي', 'siteOrSocial'],
  ['en', 'my instagram got hacked what now', 'stolen'],
  ['ar', 'تهكر حسابي عالفيسبوك شو اعمل', 'stolen'],
  ['en', 'how do i get my shop on google maps', 'mapListing'],
  ['ar', 'كيف بحط محلي عالخرائط', 'mapListing'],
  ['ar', 'مشاهدات الستوري عندي هبطت كثير', 'reachFell'],
  ['ar', 'شنو احسن يوم ننشر بيه؟', 'postTime'],
  ['ar', 'المواقع اللي تسووها تشتغل عالموبايل؟', 'mobile'],
  ['ar', 'شلون تراعون الخصوصية بالحملات والتتبع؟', 'clientPrivacy'],
  ['ar', 'ممكن استشارة فقط بدون تنفيذ؟', 'adviceOnly'],
  ['ar', 'نغير الشعار كله ولا نحدثه بس؟', 'rebrand'],
  ['ar', 'كم زبون ممكن يجيني من الحملة؟', 'guarantee'],
  ['ar', 'خايف ابلش واخسر فلوسي', 'afraid'],
  ['ar', 'عندنا ٣٠٠٠ زيارة بالشهر والطلبات قليلة', 'conversions'],
  ['en', 'what can you do for a small business', 'small'],
  ['ar', 'شو تسوون لمشروع صغير', 'small'],
])('%s: “%s” is told what is asked beside the subject: %s', async (language, question, key) => {
  expect(await last(language, [question])).toContain(
    phrases[language].facts[key].text.replace(/^(?:Yes, w|نعم، )/, '').slice(3, 60),
  );
});

const told = Object.values(phrases).flatMap((each) =>
  (['adMoney', 'feasts', 'aired', 'twoMarkets', 'hire', 'networks'] as const).map(
    (key) => each.facts[key].text,
  ),
);

test.each<[PageLanguage, string]>([
  ['en', 'do you use ai yourselves'],
  ['en', 'do you do seo'],
  ['en', 'how much is seo'],
  ['en', 'our ad money goes to waste'],
  ['en', 'are you open during the christmas holidays'],
  ['en', 'when do you start after the holidays'],
  ['en', 'how long until results show'],
  ['en', 'did my ad work'],
  ['en', 'one logo please'],
  ['en', 'we have ad money left this year'],
  ['en', 'what is a normal ad budget'],
  ['ar', 'كم ميزانية الاعلانات لازم'],
  ['en', 'explain seo in simple words'],
  ['en', 'should i hire you or another agency'],
  ['en', 'do you have time tomorrow'],
  ['en', 'i like it'],
  ['en', 'where are you on google maps'],
  ['en', 'just a question'],
  ['en', 'facebook or google ads for a plumber'],
  ['en', 'we post on instagram or tiktok every day'],
  ['en', 'how much is instagram or tiktok'],
  ['en', 'my ai startup needs an identity, do i need you'],
  ['en', 'can i just get a price'],
  ['en', 'we have one logo for two countries'],
  ['en', 'our ad money goes to google'],
  ['ar', 'ممكن بس السعر'],
  ['ar', 'هل تستخدمون الذكاء الاصطناعي'],
  ['ar', 'بكم السيو'],
  ['ar', 'متى يبدأ شهر رمضان؟'],
  ['ar', 'دوامكم برمضان'],
  ['ar', 'بس سؤال'],
  ['ar', 'وين انتم على خرائط غوغل'],
  ['ar', 'سيو ولا انستا'],
  ['ar', 'اشتغل عندكم مصمم'],
])('%s: “%s” asks nothing of the kind', async (language, question) => {
  const reply = await last(language, [question]);
  expect(told.filter((text) => reply.includes(text))).toEqual([]);
});

test.each<[PageLanguage, string, keyof typeof trades]>([
  ['en', 'how would you market a pharmacy', 'healthcare'],
  ['ar', 'كيف بتسوقو لصيدلية', 'healthcare'],
  ['ar', 'شلون تروجون لمطعم', 'food'],
])('%s: “%s” is told what matters in that trade', async (language, question, trade) => {
  expect(await last(language, [question])).toContain(phrases[language].trades[trade].text);
});

test.each<[PageLanguage, string]>([
  ['en', 'do you have photographers and programmers'],
  ['ar', 'عندكم مصورين ومبرمجين؟'],
])('%s: “%s” asks who is in the team', async (language, question) => {
  expect(await last(language, [question])).toContain(phrases[language].answers.team.first.slice(-60));
});

test('whoever asks where a small budget goes first is not asked for one', async () => {
  const reply = await last('en', ['where should i put my small budget first']);
  expect(reply).toContain(facts.channels.more);
  expect(reply).not.toContain(phrases.en.asks.budget[0]);
});

test.each<[PageLanguage, string]>([
  ['en', 'hello?? anyone'],
  ['ar', 'الو في حدا؟'],
])('%s: “%s” in a talk hears that she is there, and is asked for nothing', async (language, hello) => {
  const first = { en: 'What services do you offer?', ar: 'ما خدماتكم؟' }[language];
  const reply = await last(language, [first, hello]);
  expect(reply).toContain(phrases[language].replies.helloAgain);
  expect(phrases[language].asks.business.filter((ask) => reply.includes(ask))).toEqual([]);
});

test.each<[PageLanguage, string, boolean]>([
  ['en', 'we want to launch our energy drink in iraq', true],
  ['en', 'we want to launch our hair oil', true],
  ['ar', 'نريد نطلق مشروب طاقة بالعراق', true],
  ['en', 'we are launching a new product', false],
  ['en', 'we are launching our new brand of shoes', false],
  ['en', 'we launch an app next month', false],
  ['ar', 'نريد نطلق منتج جديد', false],
])('%s: “%s” tells the product: %s', async (language, text, isTold) => {
  const { difference, product } = phrases[language].asks;
  expect(await last(language, [text])).toContain((isTold ? difference : product)[0]);
});

test('small talk in the words of Iraq and the Levant is small talk', async () => {
  for (const line of ['كيفك مايا شو اخبارك', 'شلونك مايا شنو اخبارج'])
    expect(await last('ar', [line])).toContain(phrases.ar.replies.wellThanks);
});

test.each([
  ['كم واحد يسوي بحث سوق؟ يعني ضروري؟', 'كم واحد يسوي بحث سوق؟'],
  ['do you do research? is it really necessary?', 'do you do research?'],
  ['whose is the logo, and the drafts?', 'whose is the logo, and the drafts?'],
  ['يعني ضروري؟', 'يعني ضروري؟'],
])('“%s” is heard as “%s”', (text, heard) => {
  expect(withoutLeaning(text)).toBe(heard);
});

test.each<[PageLanguage, string]>([
  ['en', 'who writes to me after the form'],
  ['en', 'how much is a logo for a small business'],
  ['ar', 'تسوون تصوير فوتوغرافي للمنتجات؟'],
])('%s: “%s” is asked of something else', async (language, question) => {
  const { copy, small, video } = phrases[language].facts;
  const said = await last(language, [question]);
  for (const { text } of [copy, small, video]) expect(said).not.toContain(text.slice(8, 60));
});

test.each<[PageLanguage, readonly string[], boolean]>([
  ['en', ['how long does a website take'], false],
  ['en', ['do you make websites', 'how long does it take'], false],
  ['en', ['how long does a launch take'], true],
  ['en', ['how long does it take'], true],
  ['en', ['we are launching a juice brand', 'how long does it take'], true],
  ['ar', ['شكد يطول الموقع لحد ما يخلص'], false],
  ['ar', ['كم يستغرق الإطلاق'], true],
])('%s: %j hears of the eight weeks of a launch: %s', async (language, lines, expected) => {
  const weeks = { en: 'eight weeks', ar: 'ثمانية أسابيع' };
  expect((await last(language, lines)).includes(weeks[language])).toBe(expected);
});
