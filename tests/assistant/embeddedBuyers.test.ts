import type { PageLanguage } from '../../src/assistant/types';
import { namesBuyersOnly } from '../../src/assistant/understanding/goals';
import { findInsights } from '../../src/assistant/understanding/insights';
import { last, phrases, talk } from './talkEmbedded';

/** A business of a trade she has nothing more to say of. */
const ofLaundry = { en: 'we run a laundry', ar: 'عندنا مغسلة' };
const ofWorkshop = { en: 'we run a furniture workshop in Berlin', ar: 'عندنا ورشة أثاث في أربيل' };

test.each<[PageLanguage, string]>([
  ['en', 'mostly families, and offices at lunch'],
  ['en', 'men 20 to 35, gym'],
  ['en', 'mums, birthday parties, sometimes weddings'],
  ['en', 'companies and villas, half half'],
  ['en', 'people 30 to 50 i guess, they find us by recommendation'],
  ['en', 'restaurants, a few hotels'],
  ['ar', 'شركات وفلل النص بالنص'],
  ['ar', 'نسوان من 25 لل 45 تقريبا'],
  ['ar', 'اغلبهم عوائل ومطاعم'],
  ['ar', 'أصحاب البيوت الجديدة وبعض المطاعم'],
  ['ar', 'كل المحافظات وخصوصا اصحاب المولدات'],
])('%s: whoever names who buys is in the trade told before: %s', async (language, line) => {
  const { replies, trades } = phrases[language];
  const reply = await last(language, [ofWorkshop[language], line]);
  expect(reply).toContain(replies.noted.audience);
  for (const { text } of Object.values(trades)) expect(reply).not.toContain(text);
});

test.each<[PageLanguage, string]>([
  ['en', 'Why?'],
  ['ar', 'ليش؟'],
])('%s: why it matters who buys is told to whoever asks: %s', async (language, why) => {
  const buyers = { en: 'families mostly', ar: 'عوائل اغلبهم' }[language];
  const reply = await last(language, [ofWorkshop[language], buyers, why]);
  expect(reply).toContain(phrases[language].reasons.buyers);
});

test.each([
  'people do not find us',
  "people don't come back",
  "people can't find the menu",
  'people just walk past the shop',
  'people leave the site after five seconds',
  'families come, we serve them',
  'The people at your office were rude',
  'Guys, I need a logo',
  'Both offices close at five',
  'kids clothes and toys',
  'ladies fashion boutique',
  'companies?',
  'الناس ما تعرفنا',
  'الناس تدخل الموقع وتطلع',
  'ناس كثير تشوف الإعلان بس محد يشتري',
  'شباب أريد شعار لمحلي',
  'شباب مركز رياضي',
])('what is said of people is no list of who buys: %s', (line) => {
  expect(namesBuyersOnly(line, true)).toBe(false);
});

test.each<[PageLanguage, string]>([
  ['en', 'Restaurants, three of them in Erbil'],
  ['en', 'Hotels in Erbil'],
  ['ar', 'مطاعم وفنادق'],
])('%s: asked for the business, who names firms names their own: %s', async (language, line) => {
  const { replies } = phrases[language];
  const first = { en: 'hello', ar: 'مرحبا' }[language];
  expect(await last(language, [first, line])).not.toContain(replies.noted.audience);
});

test.each<[PageLanguage, string]>([
  ['en', 'just looking, thanks'],
  ['ar', 'بس اتفرج شكرا'],
])('%s: whoever only looks is not asked for a business: %s', async (language, line) => {
  const reply = await last(language, [line]);
  expect(reply).toContain(phrases[language].facts.justLooking.text);
  expect(phrases[language].asks.business.some((ask) => reply.endsWith(ask))).toBe(false);
});

test.each([
  'how many years have you been in business?',
  'do you do paid ads?',
  'is arabic included in the website price?',
])('who asked for jobs once and asks something else is answered that: %s', async (line) => {
  const reply = await last('en', ['do you have jobs', line]);
  expect(reply).not.toContain(phrases.en.guests.applicant[0]);
});

test('firms buy only from a business that was told: before, they are the business', () => {
  expect(namesBuyersOnly('restaurants and cafes', false)).toBe(false);
  expect(namesBuyersOnly('مطاعم وفنادق', false)).toBe(false);
  expect(namesBuyersOnly('families', false)).toBe(true);
});

test.each<[string, string | null]>([
  ['flowers in wedding berlin since 1998', 'retail'],
  ['small workshop, 3 carpenters, mostly tables and kitchens', 'construction'],
  ['we run a restaurant with three kitchens', 'food'],
  ['ابيع قطع غيار مولدات عندي محل بكركوك', 'retail'],
  ['ابيع قطع غيار سيارات', 'automotive'],
  ['تطبيق يربط العمال مثل الكهربائي والسباك ويه البيوت', 'technology'],
  ['an app for our restaurant', 'food'],
  ['we need an app for a dental clinic in Erbil', 'healthcare'],
  ['a restaurant with twelve tables and an open kitchen', 'food'],
])('what is made tells the trade, and not where or for whom: %s', (line, trade) => {
  expect(findInsights(line).industry).toBe(trade);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['we run a bakery', 'nobody comes in any more', 'why do you ask?']],
  ['ar', ['عندي مخبز', 'محد يجي للمحل', 'ليش تسأل؟']],
])('%s: why it matters what was tried is told to whoever asks', async (language, lines) => {
  const replies = await talk(language, lines);
  expect(replies[1]?.endsWith(phrases[language].asks.tried[0] ?? '')).toBe(true);
  expect(replies[2]).toContain(phrases[language].reasons.tried);
});

test.each<[PageLanguage, string]>([
  ['en', 'example?'],
  ['ar', 'مثال؟'],
])('%s: an example of nothing in particular is one of what we made: %s', async (language, line) => {
  const reply = await last(language, [ofLaundry[language], line]);
  expect(reply).toContain(phrases[language].facts.portfolio.text);
});

test.each<[PageLanguage, string]>([
  ['en', 'tell me more'],
  ['en', 'so what first'],
  ['ar', 'شنو اول شي'],
  ['ar', 'اكثر'],
])('%s: with nothing told that could go on, she says where to begin: %s', async (language, line) => {
  const reply = await last(language, [ofLaundry[language], line]);
  expect(reply).toContain(phrases[language].replies.recommendNew);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'do you have jobs', 'motion design, I have 3 years of experience'],
  ['en', 'do you have jobs', 'what should be in the portfolio?'],
  ['ar', 'عندكم وظائف؟', 'مصمم حركة وعندي خبرة ثلاث سنين'],
])('%s: whoever asked for a job goes on as an applicant: %s, %s', async (language, first, next) => {
  const { facts, guests } = phrases[language];
  const replies = await talk(language, [first, next]);
  expect(replies[0]).toContain(facts.jobs.text);
  expect(replies[1]).toContain(guests.applicant[0]);
});
