import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases, talk } from './talkEmbedded';

const opening = {
  en: ['We want to launch an app', 'It is a fitness app for women'],
  ar: ['نريد نطلق تطبيق', 'تطبيق رياضة للنساء'],
};
const planOf = (language: PageLanguage) => phrases[language].replies.launchPhases.split('\n\n')[1];
const asksAny = (language: PageLanguage, ...kinds: ('launchAim' | 'launchTime')[]) =>
  kinds.flatMap((kind) => phrases[language].asks[kind]);
const includesOne = (reply: string, texts: readonly string[]) => texts.some((text) => reply.includes(text));

test.each<[PageLanguage, string]>([
  ['en', '10,000 downloads'],
  ['en', 'We want 10,000 downloads'],
  ['en', '100 users in the first month'],
  ['en', '10k installs'],
  ['en', 'sales'],
  ['en', 'more people know us'],
  ['en', 'full tables every evening'],
  ['en', 'break even'],
  ['en', '80% occupancy'],
  ['ar', 'عشرة الاف تحميل'],
  ['ar', 'نريد ناس تعرفنا'],
  ['ar', 'مبيعات'],
  ['ar', '٢٠٠ قنينة بالاسبوع'],
  ['ar', 'نصير اشهر تطبيق بالبلد'],
  ['en', 'Sell 200 boxes with no ads'],
  ['en', '2030 followers'],
  ['ar', 'السوق مفتوح ونريد ٢٠٠ زبون'],
])('%s: a goal in any form is one, and the date alone is asked: %s', async (language, goal) => {
  const reply = await last(language, [...opening[language], goal]);
  expect(reply).toContain(phrases[language].replies.launchNext);
  expect(includesOne(reply, asksAny(language, 'launchTime'))).toBe(true);
});

test.each<[PageLanguage, string]>([
  ['en', 'in March'],
  ['en', 'after ramadan'],
  ['en', '6 weeks'],
  ['en', 'summer'],
  ['en', 'Q2'],
  ['en', 'In 2027'],
  ['en', '1 June 2027'],
  ['en', 'Not before June'],
  ['ar', '١ حزيران ٢٠٢٧'],
  ['en', 'we want to be ready in May'],
  ['ar', 'بعد رمضان'],
  ['ar', 'بالربيع'],
  ['ar', 'الصيف'],
  ['ar', 'بعد شهر واحد'],
  ['ar', 'لازم نفتح قبل العيد'],
])('%s: a date in any form is one, and the goal alone is asked: %s', async (language, date) => {
  const reply = await last(language, [...opening[language], date]);
  expect(includesOne(reply, asksAny(language, 'launchAim'))).toBe(true);
  expect(reply).not.toContain(planOf(language));
});

test.each<[PageLanguage, string[]]>([
  ['en', ['10,000 downloads', 'in March']],
  ['en', ['1 October and we want 2,000 paying families']],
  ['en', ['To sell out by summer']],
  ['en', ['as soon as possible', 'break even']],
  ['en', ['sales', 'no date yet']],
  ['en', ["I don't know"]],
  ['en', ["We don't have a date, and the goal is open"]],
  ['en', ['how much does it cost?', 'sales', 'in two months']],
  ['ar', ['عشرة الاف تحميل', 'بعد رمضان']],
  ['ar', ['نريد الناس تعرفنا، ونفتح بعد شهرين']],
  ['ar', ['بالربيع', 'مبيعات']],
  ['ar', ['ما أدري']],
  ['ar', ['كم يكلف؟', 'مبيعات', 'خلال شهرين']],
])(
  '%s: the plan comes with the last of both, told or left open, and not before: %s',
  async (language, lines) => {
    const replies = await talk(language, [...opening[language], ...lines]);
    expect(replies.findIndex((reply) => reply.includes(planOf(language) ?? ''))).toBe(replies.length - 1);
  },
);

test.each<[PageLanguage, string]>([
  ['en', 'no date yet'],
  ['en', 'Not sure about the date'],
  ['ar', 'ماكو موعد بعد'],
])('%s: a date left open leaves the goal to be asked: %s', async (language, line) => {
  const reply = await last(language, [...opening[language], line]);
  expect(reply).toContain(phrases[language].replies.noOpen);
  expect(includesOne(reply, asksAny(language, 'launchAim'))).toBe(true);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'Zeno Labs', 'Our company is Zeno Labs'],
  ['en', 'Zeno Labs', 'by Zeno Labs'],
  ['en', 'Karez Perfumes', 'We are from Karez Perfumes'],
  ['ar', 'زينو لابز', 'شركتنا اسمها زينو لابز'],
  ['ar', 'زينو', 'من شركة زينو'],
])('%s, %s: a bare name is met, and neither goal nor date: %s', async (language, name, line) => {
  const { asks, replies } = phrases[language];
  const [met = '', after = ''] = (await talk(language, [...opening[language], line, '10,000'])).slice(2);
  expect(met).toBe(`${replies.met.replaceAll('{{guest}}', name)}\n\n${asks.launchAim[0]}`);
  expect(includesOne(after, asksAny(language, 'launchTime'))).toBe(true);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'Zeno Labs', 'It is a fitness app by Zeno Labs'],
  ['en', 'Noor Beauty', 'natural creams by Noor Beauty'],
  ['ar', 'زينو لابز', 'تطبيق رياضة من شركة زينو لابز'],
])('%s, %s: whose product it is is acknowledged: %s', async (language, name, line) => {
  const { asks, replies } = phrases[language];
  const reply = await last(language, [opening[language][0] ?? '', line]);
  expect(reply).toContain(replies.met.replaceAll('{{guest}}', name));
  expect(reply).toContain(asks.launchGoal[0]);
});

test.each(['It comes by Mother Earth', 'to be sold by Instagram', 'ready by March', 'sent by DHL'])(
  'what stands behind "by" is not always a firm: %s',
  async (line) => {
    expect(await last('en', ['We want to launch an app', line])).not.toContain('**');
  },
);

test.each<[PageLanguage, string[]]>([
  ['en', ['how do you work?', 'where are you located?', 'who are your clients?', 'ok', 'ok']],
  ['ar', ['شلون تشتغلون؟', 'وين مقركم؟', 'منو عملائكم؟', 'اوكي', 'اوكي']],
])('%s: nobody is asked for goal or date a third time', async (language, lines) => {
  const { asks } = phrases[language];
  const replies = await talk(language, [...opening[language], ...lines]);
  const asked = (texts: readonly string[]) => replies.filter((reply) => includesOne(reply, texts)).length;
  expect(asked([...asks.launchGoal, ...asks.launchAim, ...asks.goal])).toBeLessThanOrEqual(2);
  expect(asked([...asks.launchGoal, ...asks.launchTime, ...asks.timeline])).toBeLessThanOrEqual(2);
});

test.each<[PageLanguage, string]>([
  ['en', "We're launching a new skincare line in spring, can you help?"],
  ['en', 'we launch our first coffee range next month. could you help us with that?'],
  ['ar', 'نريد نطلق خط صابون طبيعي بالربيع، تساعدونا؟'],
  ['ar', 'راح نطلق عطر رجالي بالصيف، هل تقدرون تساعدوني؟'],
])('%s: a product that is announced is told, and what sets it apart is asked: %s', async (language, text) => {
  expect(await last(language, [text])).toContain(phrases[language].asks.difference[0]);
});

test.each<[PageLanguage, string]>([
  ['en', "We're launching a new product line, can you help?"],
  ['en', 'launching our summer collection in May, would you help?'],
  ['ar', 'عندنا اطلاق منتج جديد، ممكن تساعدونا؟'],
])('%s: one that is not is asked for: %s', async (language, text) => {
  expect(await last(language, [text])).toContain(phrases[language].asks.product[0]);
});

test.each<[PageLanguage, string, string]>([
  ['en', "We're launching a new skincare line in spring", '500 orders in the first month'],
  ['en', "We're launching a new skincare line in spring", '2,000 new customers by summer'],
  ['ar', 'نريد نطلق خط صابون طبيعي بالربيع', '٥٠٠ طلب بأول شهر'],
  ['ar', 'نريد نطلق خط صابون طبيعي بالربيع', '٣ الاف زبون جديد'],
])('%s: a number of customers is the goal, whatever was asked: %s, %s', async (language, text, goal) => {
  expect(await last(language, [text, goal])).toContain(planOf(language));
});

test.each<[PageLanguage, string]>([
  ['en', 'why 8 weeks tho'],
  ['en', 'why eight weeks?'],
  ['ar', 'ليش ٨ اسابيع يعني'],
  ['ar', 'لماذا ثمانية أسابيع؟'],
])('%s: why a launch takes its time is told by what fills it: %s', async (language, text) => {
  expect(await last(language, [text])).toContain(
    phrases[language].facts.duration?.text.split('\n')[0] ?? '-',
  );
});
