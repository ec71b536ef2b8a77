import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases } from './talkEmbedded';

type Texts = (typeof phrases)['en'];
const seo = { en: 'What does your SEO cover?', ar: 'شنو تسوون بالسيو؟' };

const begins = (language: PageLanguage, key: string) => {
  const facts: Record<string, { text: string }> = phrases[language].facts;
  return facts[key]?.text.slice(0, 30) ?? '';
};

/** Nobody who doubts, hesitates or complains is asked about their business, nor what they have tried. */
const pushes = (reply: string, { asks }: Texts) =>
  [...asks.business, ...asks.goal, ...asks.tried].some((ask) => reply.endsWith(ask));

test.each<[PageLanguage, string, string]>([
  ['en', "not sure we need an agency tbh, we're doing ok", 'worth'],
  ['en', 'I doubt we need you', 'worth'],
  ['en', 'hmm im not convinced. research sounds like a way to bill more', 'commission'],
  ['en', 'you just want my money', 'commission'],
  ['ar', 'هاي بس طريقة تاخذون فلوس اكثر', 'commission'],
  ['en', "i'm a bit sceptical", 'proof'],
  ['ar', 'ماني مقتنع بكلامك', 'proof'],
  ['en', 'so you basically promise nothing', 'guarantee'],
  ['ar', 'مش بتضمنوا حاجة', 'guarantee'],
  ['ar', 'لأ مش دلوقتي، هفكر الأول', 'hesitate'],
  ['ar', 'مش هلق، بفكر فيها شوي', 'hesitate'],
  ['en', 'you said that already', 'insist'],
  ['ar', 'هاي نفسها اللي قلتيها قبل شوي', 'insist'],
  ['ar', 'لا اقصد الكردية', 'languages'],
  ['ar', 'سألتك عن المدة', 'duration'],
  ['en', 'my question was about languages', 'languages'],
])('%s: a doubt, a delay or a correction is met, and nothing asked back: %s', async (language, line, key) => {
  const reply = await last(language, [seo[language], line]);
  expect(reply).toContain(begins(language, key));
  expect(pushes(reply, phrases[language])).toBe(false);
});

test('who hears a second time that nothing is promised is told what is', async () => {
  const reply = await last('en', ['can you guarantee 100 new patients', 'So basically you promise nothing']);
  expect(reply).toContain(begins('en', 'measure'));
});

test.each<[PageLanguage, string, string]>([
  ['en', 'ok real talk whats ur cheapest thing', 'package'],
  ['ar', 'شنو اصغر خدمة عندكم', 'package'],
  ['ar', 'متى يصير شي بايدي', 'duration'],
])('%s: a plain question in other words: %s', async (language, line, key) => {
  expect(await last(language, [line])).toContain(begins(language, key));
});

test.each<[PageLanguage, string, (texts: Texts) => string | undefined]>([
  ['en', 'i asked about the price not the services', ({ answers }) => answers.faqPricing?.first],
  ['ar', 'انا سألت عن السعر مش عن الخدمات!!', ({ answers }) => answers.faqPricing?.first],
  ['ar', 'سويت هذا كله وما فاد', ({ replies }) => replies.causes.other],
  ['en', 'i did all of that and nothing changed', ({ replies }) => replies.causes.other],
  ['en', 'but ours is a funeral home, its delicate', ({ replies }) => replies.feeling.at(-1)],
  ['ar', 'عندنا مكتب لدفن الموتى', ({ replies }) => replies.feeling.at(-1)],
  ['en', "thanks love, you've been a gem. off to feed the cats", ({ replies }) => replies.goodbye],
  ['en', 'right, off to pick up the kids', ({ replies }) => replies.goodbye],
  ['ar', 'تسلمين، رايح انام', ({ replies }) => replies.goodbye],
])('%s: %s is taken for what it is', async (language, line, text) => {
  const reply = await last(language, [seo[language], line]);
  expect(reply).toContain(text(phrases[language]));
  expect(pushes(reply, phrases[language])).toBe(false);
});

test.each<[PageLanguage, string]>([
  ['en', 'salam sister how r u today'],
  ['en', 'hi love how you doing'],
  ['ar', 'هلو مايا شلون الصحه'],
])('%s: who asks with a greeting how she is hears it: %s', async (language, line) => {
  expect(await last(language, [line])).toContain(phrases[language].replies.wellThanks);
});

const met: Record<PageLanguage, string[]> = {
  en: ['worth', 'commission', 'proof', 'hesitate', 'insist', 'package'],
  ar: ['worth', 'commission', 'proof', 'insist', 'package'],
};

test.each<[PageLanguage, string]>([
  ['en', 'not sure we need a logo'],
  ['en', 'we need a way to sell more'],
  ['en', 'our customers are not convinced by the site'],
  ['en', 'i think we need seo'],
  ['en', 'It is a side business, just a way to make some extra money'],
  ['ar', 'أريد طريقة لزيادة المبيعات'],
  ['en', 'We post the same thing again and again'],
  ['ar', 'الزباين تعيد نفس السؤال كل يوم'],
  ['en', 'When people google us they do not see anything'],
  ['ar', 'مدري وش احتاج تسويق ولا اعلانات'],
  ['en', 'we make delicate lace'],
  ['en', 'so you have never done a funeral home then'],
  ['en', 'for sensitive skin, mostly'],
  ['en', 'you said you do logos'],
  ['en', 'i mean we sell shoes'],
  ['en', 'we have only 20 customers'],
  ['en', 'we use the cheapest printer in town'],
  ['en', 'we ship our parcels to the market'],
  ['en', 'need to run a campaign'],
  ['en', 'we did that last year with a film'],
  ['ar', 'مو متأكد نحتاج شعار'],
  ['ar', 'بشرة حساسة، اغلبهم بنات'],
  ['ar', 'زبايني مو مقتنعين'],
  ['ar', 'افكر افتح مطعم'],
  ['ar', 'سألت غيركم وقالوا غالي'],
  ['ar', 'الموظفين يكررون نفس الغلط'],
  ['ar', 'نريد طريقة نزيد المبيعات'],
  ['ar', 'لازم اروح للسوق كل يوم اشتري بضاعة'],
])('%s: what only sounds like it is met as before: %s', async (language, line) => {
  const reply = await last(language, [seo[language], line]);
  const { replies } = phrases[language];
  const others = [
    replies.goodbye,
    replies.feeling.at(-1) ?? '',
    ...met[language].map((key) => begins(language, key)),
  ];
  expect(others.filter((text) => reply.includes(text))).toEqual([]);
});
