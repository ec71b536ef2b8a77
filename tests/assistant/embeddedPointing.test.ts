import { expect, test } from 'vitest';
import { weighsChannels } from '../../src/assistant/providers/embedded/choices';
import { createFactFinder } from '../../src/assistant/providers/embedded/facts';
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
  ['en', ['who are your clients', 'any of them in aviation?'], ({ answers }) => answers.clients.more],
  [
    'en',
    ['what is positioning', 'what does that mean in plain words'],
    ({ glossary }) => glossary.positioning.text,
  ],
  ['en', ['do awards even bring customers'], ({ answers }) => answers.awards.more],
  ['ar', ['الجوائز شو بتفيدني انا كزبون'], ({ answers }) => answers.awards.more],
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
  ['en', ['do you do websites', 'the other one was slow']],
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

test.each<[PageLanguage, string, string[]]>([
  ['en', 'i can come to your office in erbil tomorrow without appointment?', ['officeErbil']],
  ['ar', 'اكدر اجي للمكتب بدون موعد', ['officeErbil', 'officeBerlin']],
  ['ar', 'بقدر مر عليكم بمكتب برلين بلا موعد؟', ['officeBerlin']],
])('%s: “%s” is told where to come', async (language, question, offices) => {
  const reply = await last(language, [question]);
  const facts: Record<string, { text: string }> = phrases[language].facts;
  for (const office of offices) expect(reply).toContain(facts[office]?.text);
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
])(
  '%s: of two answers joined, the second leaves out the numbers of the first',
  (language, one, other, rest) => {
    const ask = phrases[language].asks.open[0] ?? '';
    const parts = [one, other].map((body) => ({ text: `${body}\n\n${ask}`, isNamed: true }));
    const joined = joinReplies(`${one}\n\n${ask}`, parts, language, phrases[language]);
    expect(joined).toBe([one, rest, ask].join('\n\n'));
  },
);

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
