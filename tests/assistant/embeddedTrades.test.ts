import { tradeTold } from '../../src/assistant/providers/embedded/businesses';
import { firstSentence } from '../../src/assistant/providers/embedded/facts';
import { plightIn } from '../../src/assistant/providers/embedded/plights';
import type { PageLanguage } from '../../src/assistant/types';
import { tellsOfVenture } from '../../src/assistant/understanding/ventures';
import { last, phrases, talk } from './talkEmbedded';

type Trade =
  | 'food'
  | 'fashion'
  | 'realEstate'
  | 'healthcare'
  | 'fitness'
  | 'education'
  | 'nonprofit'
  | 'beauty';
const beginning = (language: PageLanguage, trade: Trade) => {
  const { text } = phrases[language].trades[trade];
  return text.slice(firstSentence(text).length + 1);
};
const asks = (reply: string, language: PageLanguage, kind: keyof typeof phrases.en.asks) =>
  phrases[language].asks[kind].some((ask) => reply.endsWith(ask));

test.each<[PageLanguage, string, Trade]>([
  ['en', 'ngo, we need donors not customers', 'nonprofit'],
  ['en', 'dental clinic here, how do we get more patients', 'healthcare'],
  ['en', 'how would you market a pharmacy', 'healthcare'],
  ['en', 'we rent out villas, how do i attract more buyers', 'realEstate'],
  ['en', 'i make cakes at home and want more orders', 'food'],
  ['en', 'We have a boutique and want more customers', 'fashion'],
  ['en', 'university, need more students from abroad', 'education'],
  ['ar', 'احنا منظمة انسانية نبي متبرعين', 'nonprofit'],
  ['ar', 'نبيع شقق بمجمع سكني شلون نسوق', 'realEstate'],
  ['ar', 'عندي عيادة اسنان شلون نروج لها', 'healthcare'],
  ['ar', 'عندنا محل تياب وبدنا زباين اكتر', 'fashion'],
  ['ar', 'عندي جيم شلون اجيب مشتركين', 'fitness'],
])('%s: who names a trade and a wish hears with what to begin: %s', async (language, line, trade) => {
  const reply = await last(language, [line]);
  expect(reply).toContain(phrases[language].trades[trade].text);
  expect(asks(reply, language, 'timeline') || asks(reply, language, 'business')).toBe(false);
});

test.each<[PageLanguage, string[], Trade]>([
  ['en', ['I run a dental clinic', 'I need more patients'], 'healthcare'],
  ['en', ['we have a gym', 'how can we get more members'], 'fitness'],
  ['en', ['we have a beauty salon', 'our sales are down'], 'beauty'],
  ['ar', ['عندي عيادة اسنان بالرياض', 'ابي مراجعين اكثر'], 'healthcare'],
  ['ar', ['عندي صالون تجميل', 'المبيعات ضعيفة'], 'beauty'],
])(
  '%s: what to begin with follows the wish, and what matters is not said again: %s',
  async (language, lines, trade) => {
    const [first = '', second = ''] = await talk(language, lines);
    const matters = firstSentence(phrases[language].trades[trade].text);
    expect(first).toContain(matters);
    expect(first).not.toContain(beginning(language, trade));
    expect(second).toContain(beginning(language, trade));
    expect(second).not.toContain(matters);
    expect(second).not.toContain(phrases[language].replies.noted.audience);
  },
);

test.each<[PageLanguage, string]>([
  ['en', 'what should we post on instagram'],
  ['ar', 'شو لازم انزل عالانستا؟'],
  ['ar', 'شنو ننشر بالفيس'],
])('%s: who asks what to post hears of themes: %s', async (language, line) => {
  const shop = language === 'en' ? 'we have a clothing shop' : 'عندي محل ملابس';
  expect(await last(language, [shop, line])).toContain(phrases[language].facts.socialMedia.more);
});

test.each<[PageLanguage, string, boolean]>([
  ['en', 'its a gym, women only', true],
  ['en', 'a gym for women', true],
  ['en', 'its a gym', false],
  ['ar', 'جيم نسائي', true],
  ['ar', 'عندي جيم للبنات', true],
  ['ar', 'عندي جيم', false],
])('%s: where only women come, nobody has to be shown: %s', async (language, line, isSaid) => {
  const wish = language === 'en' ? 'how can i get more members' : 'كيف اجيب مشتركين اكثر';
  const hidden = firstSentence(phrases[language].facts.noFaces.text).slice(0, 30);
  expect((await last(language, [wish, line])).includes(hidden)).toBe(isSaid);
});

test.each<[PageLanguage, string, (all: typeof phrases.en) => string | undefined]>([
  ['en', 'all bookings come through booking.com and they take so much', ({ facts }) => facts.platforms.text],
  ['en', 'talabat takes 30 percent of every order', ({ facts }) => facts.platforms.text],
  ['en', 'the delivery apps eat our margin, 25% commission', ({ facts }) => facts.platforms.text],
  ['ar', 'كل الحجوزات من بوكينغ وياخذون عمولة عالية', ({ facts }) => facts.platforms.text],
  ['ar', 'عمولة طلبات صارت غالية علينا', ({ facts }) => facts.platforms.text],
  ['ar', 'تطبيقات التوصيل بتاخد كتير', ({ facts }) => facts.platforms.text],
  ['en', 'everyone goes to my competitor he is cheaper', ({ facts }) => facts.standOut.text],
  ['en', 'the neighbours undercut us', ({ facts }) => facts.standOut.text],
  ['ar', 'المنافس ارخص مني والناس تروح له', ({ facts }) => facts.standOut.text],
  ['ar', 'جاري يكسر السعر', ({ facts }) => facts.standOut.text],
  ['ar', 'الزباين يروحون لغيرنا لان اسعارهم اقل', ({ facts }) => facts.standOut.text],
  ['en', 'our last agency cheated us', ({ replies }) => replies.past[0]],
  ['en', 'we got scammed before, why should i trust you', ({ replies }) => replies.past[0]],
  ['ar', 'شركة قبلكم ضحكت عليا ليه اصدقكم', ({ replies }) => replies.past[0]],
  ['ar', 'وكالة نصبت علينا', ({ replies }) => replies.past[0]],
  ['ar', 'انضحك علي من مسوق', ({ replies }) => replies.past[0]],
  ['en', 'spent 2000 on facebook ads and got nothing', ({ replies }) => replies.causes.advertising],
  ['en', 'we paid a lot for google ads, no customers', ({ replies }) => replies.causes.advertising],
  ['ar', 'صرفت فلوس هوايه على الفيس وماكو شي', ({ replies }) => replies.causes.advertising],
  ['ar', 'دفعنا اعلانات ممولة كتير عالفاضي', ({ replies }) => replies.causes.advertising],
  ['en', 'my clothes shop sells ok in store but online zero', ({ facts }) => facts.conversions.text],
  ['en', 'nobody buys from us online', ({ facts }) => facts.conversions.text],
  ['ar', 'المحل ماشي بس الاونلاين صفر', ({ facts }) => facts.conversions.text],
  ['ar', 'ماكو بيع اونلاين', ({ facts }) => facts.conversions.text],
])('%s: a plight that has an answer of its own is met with it: %s', async (language, line, path) => {
  expect(await last(language, [line])).toContain(path(phrases[language] as typeof phrases.en));
});

test.each<[PageLanguage, string]>([
  ['en', 'People come to us because we are cheaper than the rest'],
  ['ar', 'أسعارنا مناسبة وأرخص من السوق'],
  ['en', 'We are a cybersecurity company, we help people who were scammed'],
  ['ar', 'شركة الكهرباء سرقت فلوسي'],
  ['en', 'We built a delivery app, most of our users are students'],
  ['en', 'I lost my brother last month, we have no ads running, nothing'],
  ['en', 'We teach online, not in a school'],
  ['en', 'do you work with booking.com?'],
  ['en', 'we sell on amazon'],
  ['en', 'it takes three weeks to deliver'],
  ['en', 'are you cheaper than other agencies'],
  ['en', 'another agency is cheaper than you'],
  ['en', 'is seo cheaper than ads'],
  ['en', 'we are cheaper'],
  ['en', 'we got burned out'],
  ['en', 'our agency did a good job'],
  ['en', 'we spent 500 on google ads last month'],
  ['en', 'we sell online and in a shop'],
  ['en', 'our online store is new'],
  ['en', 'no online meeting please'],
  ['ar', 'كم تاخذون عمولة'],
  ['ar', 'الطلبات تاخذ وقت'],
  ['ar', 'نبيع على امازون'],
  ['ar', 'عندكم ارخص من غيركم'],
  ['ar', 'نريد ابيع ارخص'],
  ['ar', 'شركة جديدة ونريد هوية'],
  ['ar', 'صرفنا الف على الاعلانات الشهر الماضي'],
  ['ar', 'نبيع اونلاين ومن المحل'],
  ['ar', 'عندنا متجر اونلاين جديد'],
])('%s: no plight: %s', (language, line) => {
  expect(plightIn(line, line.endsWith('?'), phrases[language])).toBeUndefined();
});

test.each<[PageLanguage, string]>([
  ['en', 'i dont know which service i need'],
  ['en', 'I’m not sure which service I need'],
  ['ar', 'ما اعرف اي خدمة احتاج'],
  ['ar', 'مادري اي خدمة تناسب'],
])('%s: who does not know what they need is asked about the business first: %s', async (language, line) => {
  expect(await last(language, [line])).toContain(phrases[language].replies.business);
});

test.each<[PageLanguage, string]>([
  ['en', 'im in toronto can we still work together'],
  ['ar', 'انا بكندا نقدر نشتغل سوا من بعيد'],
])('%s: who is far away hears that distance is no obstacle: %s', async (language, line) => {
  expect(await last(language, [line])).toContain(
    firstSentence(phrases[language].facts.reach.text).slice(-40),
  );
});

test('what was tried is noted, whatever services it names', async () => {
  const lines = ['We have a bakery and want more customers', 'some posts and a few flyers'];
  const [first = '', second = ''] = await talk('en', lines);
  expect(asks(first, 'en', 'tried')).toBe(true);
  expect(phrases.en.replies.details.some((text) => second.startsWith(text))).toBe(true);
});

test.each([
  ['we made an app, 200 downloads and thats it', true],
  ['its a new app', true],
  ['عملت ابليكيشن توصيل ومحدش بينزله', true],
  ['سوينا تطبيق جديد', true],
  ['we made a mistake', false],
  ['it is a problem', false],
  ['عملنا اعلانات', false],
  ['it is a small shop in Basra', true],
  ['we built a delivery app for Erbil', true],
  ['عملنا متجر صغير', true],
  ['It is a school holiday', false],
  ['it is a nice company', false],
  ['It is the company that cheated us', false],
  ['it is a brand video', false],
  ['it is a new office chair', false],
  ['We made a company video last year', false],
  ['I made a shop logo', false],
  ['سويت منتج بالفوتوشوب', false],
  ['عملت مشروع التخرج', false],
  ['عملنا متجر معكم', false],
])('a business is told of: %s', (line, isTold) => {
  expect(tellsOfVenture(line)).toBe(isTold);
});

test.each<[PageLanguage, string[], string, string]>([
  [
    'en',
    ['I am an electrician, four people', 'our customers are house owners and property managers'],
    phrases.en.trades.realEstate.text,
    'thank',
  ],
  [
    'en',
    ['we have a garden centre', 'our customers are builders and landscapers'],
    'keeps his word',
    'thank',
  ],
  [
    'ar',
    ['عندي محل تصليح موبايلات بأربيل', 'أغلب زبائننا طلاب جامعات'],
    phrases.ar.trades.education.text,
    'شكر',
  ],
])('%s: who buys is in a trade of their own: %s', async (language, lines, other, thanks) => {
  const reply = await last(language, lines);
  expect(reply).not.toContain(firstSentence(other));
  expect(reply.toLowerCase()).toContain(thanks);
});

test('what is advised later goes by the trade that was told, and not by who buys', async () => {
  const lines = ['we run a bakery', 'our customers are schools and kindergartens', 'where do we start?'];
  expect(await last('en', lines)).not.toContain(beginning('en', 'education'));
});

test.each<[string[], Trade]>([
  [['I run a cafe', 'actually it is a dental clinic', 'how do we get more patients?'], 'healthcare'],
  [['I run a bakery', 'I saw a great ad by a dental clinic', 'how do we get more guests?'], 'food'],
  [['how much is a logo for a restaurant?', 'clinic in duhok', 'how do we get more patients?'], 'healthcare'],
])('of several trades the last that is told is advised on: %s', async (lines, trade) => {
  expect(await last('en', lines)).toContain(beginning('en', trade));
});

test('whom a business sells to is no trade that was told', () => {
  expect(tradeTold(['I run a bakery', 'we deliver to hotels'], phrases.en)).toBe('food');
});
