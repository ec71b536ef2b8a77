import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases, talk } from './talkEmbedded';

test.each<[PageLanguage, string, keyof typeof phrases.en.answers]>([
  ['en', 'What does brand strategy include?', 'brandStrategy'],
  ['en', 'What is included in creative and content?', 'creativeContent'],
  ['en', 'what is digital marketing service exactly', 'digitalMarketing'],
  ['en', 'can you explain media planning and buying please', 'mediaPlanning'],
  ['en', 'What does technology, data and analytics mean in your services', 'technologyAnalytics'],
  ['en', 'do you do graphic design', 'creativeContent'],
  ['ar', 'ماذا تشمل خدمة استراتيجية العلامة؟', 'brandStrategy'],
  ['ar', 'ما الذي تشمله خدمة الإبداع والمحتوى؟', 'creativeContent'],
  ['ar', 'ما هي خدمة التسويق الرقمي لديكم؟', 'digitalMarketing'],
  ['en', 'whats included in the branding service?', 'brandStrategy'],
  ['ar', 'احكيلي عن التخطيط الإعلامي', 'mediaPlanning'],
  ['ar', 'شنو يعني التقنية والبيانات عندكم', 'technologyAnalytics'],
  ['ar', 'تسوون تصميم غرافيك؟', 'creativeContent'],
  ['ar', 'ما هي خدمة التقنية والبيانات لديكم وما الذي تتضمنه؟', 'technologyAnalytics'],
  ['ar', 'شو بيشمل التسويق الرقمي عندكم', 'digitalMarketing'],
])('%s: “%s” is told of that discipline', async (language, question, key) => {
  const { first } = phrases[language].answers[key] as { first: string };
  expect(await last(language, [question])).toContain(first);
});

test.each<[PageLanguage, string]>([
  ['en', 'What is digital marketing?'],
  ['ar', 'شنو يعني التسويق الرقمي؟'],
])('%s: “%s” is told what the term means', async (language, question) => {
  expect(await last(language, [question])).not.toContain(phrases[language].answers.digitalMarketing.first);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'What services do you offer?', 'can you explain the third one'],
  ['ar', 'ما خدماتكم؟', 'حدثني أكثر عن الثالثة'],
])('%s: after the list of services, “%s”, “%s” is the third', async (language, list, question) => {
  expect(await last(language, [list, question])).toContain(phrases[language].answers.digitalMarketing.first);
});

test.each<[PageLanguage, string, string, 'officeBerlin' | 'officeErbil']>([
  ['en', "what's the address of your Berlin office", 'what about the one in erbil', 'officeErbil'],
  ['en', 'Where are your offices?', 'and in Berlin?', 'officeBerlin'],
  ['ar', 'وين مكتبكم ببرلين', 'وعنوان اربيل؟', 'officeErbil'],
  ['ar', 'أين مكاتبكم؟', 'وفي برلين؟', 'officeBerlin'],
])('%s: “%s”, “%s” is told where that office is', async (language, first, second, office) => {
  expect(await last(language, [first, second])).toContain(phrases[language].facts[office].text);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'how long does a launch take', 'why so long'],
  ['ar', 'كم يستغرق الإطلاق؟', 'ليش كل هالوقت'],
])('%s: “%s”, “%s” asks about what was told', async (language, first, second) => {
  expect(await last(language, [first, second])).toContain(phrases[language].facts.duration.more);
});

test.each<[PageLanguage, string]>([
  ['en', 'no thanks'],
  ['ar', 'لا، شكراً'],
])('%s: “%s” after an answer is pressed no further', async (language, no) => {
  const question = { en: 'What services do you offer?', ar: 'ما خدماتكم؟' }[language];
  expect(await last(language, [question, no])).toBe(phrases[language].replies.noMore);
});

test('a no without thanks leaves out what was asked, and nothing more', async () => {
  const { replies } = phrases.en;
  expect(await last('en', ['What services do you offer?', 'no'])).toContain(replies.noOpen);
});

test.each<[PageLanguage, string, ('salaam' | 'wellThanks')[]]>([
  ['en', 'Good morning, how are you?', ['wellThanks']],
  ['en', "hi Maya how's it going", ['wellThanks']],
  ['en', 'Salam alaikum', ['salaam']],
  ['ar', 'السلام عليكم', ['salaam']],
  ['ar', 'هلا مايا شلونك', ['wellThanks']],
  ['ar', 'السلام عليكم شخبارك', ['salaam', 'wellThanks']],
])('%s: “%s” is returned before the welcome', async (language, text, returned) => {
  const { replies } = phrases[language];
  const courtesies = returned.map((key) => `${replies[key]} `).join('');
  expect(await last(language, [text])).toBe(`${courtesies}${replies.greeting}`);
});

test('the greeting of peace is returned whatever follows it, and once', async () => {
  const { replies, answers } = phrases.ar;
  const [first = '', second = ''] = await talk('ar', [
    'السلام عليكم، أين مكاتبكم؟',
    'السلام عليكم، ما خدماتكم؟',
  ]);
  expect(first.startsWith(`${replies.salaam} `)).toBe(true);
  expect(first).toContain(answers.faqLocations.first);
  expect(second).not.toContain(replies.salaam);
});

test.each<[PageLanguage, string]>([
  ['en', 'and digital marketing?'],
  ['ar', 'والتسويق الرقمي؟'],
])('%s: after one discipline, “%s” asks for another', async (language, question) => {
  const before = { en: 'What does brand strategy include?', ar: 'ماذا تشمل استراتيجية العلامة؟' }[language];
  expect(await last(language, [before, question])).toContain(
    phrases[language].answers.digitalMarketing.first,
  );
});

test.each<[PageLanguage, string]>([
  ['en', 'Our film is called Goodbye Berlin'],
  ['en', 'I wave people goodbye for a living'],
])('%s: “%s” is no farewell', async (language, text) => {
  expect(await last(language, [text])).not.toContain(phrases[language].replies.goodbye);
});

test.each(['هذا مو صحيح', 'هذا مش صحيح', 'هذا غير صحيح'])('“%s” is no no to a question', async (text) => {
  expect(await last('ar', ['أين مكاتبكم؟', text])).toBe(phrases.ar.replies.misread);
});

test('peace wished in Latin letters is returned in a talk in Arabic too', async () => {
  expect(await last('ar', ['اسلمو عليكم، ما خدماتكم؟'])).toContain(phrases.ar.replies.salaam);
});

test('peace that is only spoken of is not returned', async () => {
  const reply = await last('ar', ['اسم محلنا دار السلام، ما خدماتكم؟']);
  expect(reply).not.toContain(phrases.ar.replies.salaam);
});

test.each<[PageLanguage, string]>([
  ['en', 'do you work with companies in saudi arabia?'],
  ['en', 'Can you also serve clients in Egypt?'],
  ['ar', 'هل تعملون مع شركات في السعودية؟'],
  ['ar', 'تشتغلون ويا شركات بالإمارات؟'],
  ['en', 'which countries do you work in?'],
  ['ar', 'ما هي الدول التي تعملون فيها؟'],
])('%s: “%s” asks where we work', async (language, question) => {
  expect(await last(language, [question])).toContain(phrases[language].facts.reach.text.split('. ')[0]);
});

test.each<[PageLanguage, string]>([
  ['en', 'do you work on weekends?'],
  ['en', 'do you have an office in London?'],
  ['ar', 'تشتغلون الجمعة؟'],
])('%s: “%s” does not', async (language, question) => {
  expect(await last(language, [question])).not.toContain(phrases[language].facts.reach.text.split('. ')[0]);
});

test.each([
  ['عندنا شركة اسمها نخلة بدنا نطلق عصير جديد بالاردن', '**نخلة**'],
  ['شركتنا اسمها كاريز عايزين نطلق تطبيق', '**كاريز**'],
])('“%s” names no more than %s', async (line, name) => {
  expect(await last('ar', [line])).toContain(name);
});

test('what is asked about a name is no name', async () => {
  expect(await last('ar', ['ابي اغير اسم محلي وش تقترحون'])).not.toContain('**وش');
});

test('who asks whether anybody is there is greeted', async () => {
  expect(await last('ar', ['صباح الخير، هل من أحد هنا؟'])).toBe(phrases.ar.replies.greeting);
});

test('who wants to hear more of something has no goal to tell', async () => {
  const reply = await last('ar', ['حدثني أكثر عن وكالتكم']);
  expect(reply).not.toContain(phrases.ar.replies.noted.goal);
});

test.each<[PageLanguage, string, boolean]>([
  ['ar', 'وين تروح بياناتي', true],
  ['ar', 'تحفظون بياناتي؟', true],
  ['ar', 'شنو تسوون بمعلوماتي', true],
  ['ar', 'رقمي محفوظ عندكم؟', false],
])('%s: “%s” asks what becomes of what is written: %s', async (language, question, expected) => {
  const privacy = phrases[language].facts.privacy.text;
  expect((await last(language, [question])).includes(privacy.slice(0, 40))).toBe(expected);
});

test.each<[PageLanguage, string, string]>([
  ['en', 'our old agency disappeared with our website half done', 'I understand. We can **take over'],
  ['en', 'the freelancer stopped answering', 'I understand. We can **take over'],
  ['ar', 'الوكالة القديمة اختفت وموقعنا نص خالص', 'أفهمك. نستطيع أن **نكمل'],
  ['en', 'i have a small cafe and no one is coming', 'That is tiring'],
  ['en', 'we have 20k followers and nobody buys', phrases.en.replies.causes.social],
  ['ar', 'صفحتي فيها ٢٠ الف متابع وما حد بيشتري', phrases.ar.replies.causes.social],
  ['ar', 'صرفت هواي على اعلانات فيسبوك وما استفاديت شي', phrases.ar.replies.causes.advertising],
])('%s: “%s” is met with what to do about it', async (language, question, expected) => {
  expect(await last(language, [question])).toContain(expected);
});

test.each<[PageLanguage, string]>([['en', 'our followers buy a lot']])(
  '%s: “%s” tells of no such plight',
  async (language, question) => {
    const { facts, replies } = phrases[language];
    const said = await last(language, [question]);
    for (const text of [facts.conversions.text, replies.causes.social]) expect(said).not.toContain(text);
  },
);
