import { asksForChoice, asksWhoIsBetter } from '../../src/assistant/providers/embedded/choices';
import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases } from './talkEmbedded';

test.each<[PageLanguage, string[]]>([
  ['en', ['What services do you offer?', 'Which would suit us?']],
  ['en', ['Which service is right for my business?']],
  ['en', ['So which one would you start with?']],
  ['en', ['Which of your services fits a small business?']],
  ['en', ['what would suit us best?']],
  ['ar', ['ما خدماتكم؟', 'أيها يناسبنا؟']],
  ['ar', ['أي خدمة تناسب شركتي؟']],
  ['ar', ['أي خدماتكم الأنسب لي؟']],
  ['ar', ['ياهي خدمة تفيدنا؟']],
  ['ar', ['انهي خدمة احسن لينا؟']],
  ['ar', ['أي وحدة بتناسبنا؟']],
])('%s: which of our services it should be waits for the business: %s', async (language, lines) => {
  expect(await last(language, lines)).toContain(phrases[language].replies.business);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['We run a hotel in Erbil', 'Which service is right for us?']],
  ['en', ['We run a hotel in Erbil', 'Which would suit us?']],
  ['ar', ['لدينا فندق في أربيل', 'أي خدمة تناسبنا؟']],
  ['ar', ['لدينا فندق في أربيل', 'شو الأنسب إلنا؟']],
  ['ar', ['افتح الصالون كل يوم الساعه تسعه، صالون نسائي', 'أي خدمة تناسبنا؟']],
])('%s: and is told where it is known: %s', async (language, lines) => {
  expect(await last(language, lines)).toContain(phrases[language].replies.recommend);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['We are opening a bakery in Erbil', 'Fresh bread for families', 'Which service is right for us?']],
  ['ar', ['راح نفتح مخبز في أربيل', 'خبز طازج للعائلات', 'أي خدمة تناسبنا؟']],
  ['ar', ['عندي فكرة تطبيق للتوصيل', 'أي خدمة تناسبنا؟']],
])('%s: who is opening is told an order of its own: %s', async (language, lines) => {
  const { recommend, recommendNew } = phrases[language].replies;
  const reply = await last(language, lines);
  expect(reply).toContain(recommendNew);
  expect(reply).not.toContain(recommend);
});

test('what is launched goes before what is recommended for it', async () => {
  const reply = await last('en', ['We are launching an app. Which service do you recommend?']);
  expect(reply).toContain(phrases.en.asks.product[0]);
});

test.each<[PageLanguage, string]>([
  ['en', 'Which is better, Instagram or TikTok?'],
  ['en', 'Which restaurant do you recommend?'],
  ['en', 'Which channel do you recommend for a bakery?'],
  ['en', 'Which day suits you?'],
  ['en', 'Which of your campaigns is the best?'],
  ['en', 'What is the best time to post?'],
  ['en', 'Which services do you offer?'],
  ['ar', 'أي وقت يناسبكم؟'],
  ['ar', 'شنو احسن وقت للنشر؟'],
  ['ar', 'أيهما أفضل، انستغرام أو تيك توك؟'],
  ['ar', 'أي مطعم تنصحني به؟'],
  ['ar', 'اي يناسبنا'],
  ['ar', 'ما يناسبنا السعر'],
])('%s: another choice is not one of our services: %s', (language, line) => {
  expect(asksForChoice(line, phrases[language])).toBe(false);
});

test.each([
  'Is Ogilvy better than you?',
  'Are the agencies in Dubai better than your team?',
  'هل أوجلفي أحسن منكم؟',
  'ليش وكالات دبي افضل من وكالتكم؟',
])('whether somebody is better than we are is asked of us: %s', (line) => {
  expect(asksWhoIsBetter(line)).toBe(true);
});

test.each([
  'Did it go better than you think?',
  'Was the old logo better than the new one?',
  'هل وكالتنا القديمة احسن من الجديدة؟',
])('other comparisons are none with us: %s', (line) => {
  expect(asksWhoIsBetter(line)).toBe(false);
});

test('whoever says that another agency was better asks nothing', async () => {
  const reply = await last('en', ['The last agency was better than you']);
  expect(reply).not.toContain(phrases.en.answers.faqDifferent.first);
});
