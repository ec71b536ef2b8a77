import { findCompanyName, findFirm } from '../../src/assistant/providers/embedded/firmNames';
import type { PageLanguage } from '../../src/assistant/types';
import { readList } from '../../src/assistant/understanding/acts';
import { last, phrases, talk } from './talkEmbedded';

test.each<[PageLanguage, string, string]>([
  ['en', 'Zagros Tech', "Hi, I'm from Zagros Tech and we plan to launch an app"],
  ['en', 'Zagros Tech', "I'm with Zagros Tech, we are about to launch an app"],
  ['en', 'Zagros Tech', 'Sara from Zagros Tech here. We will launch an app soon'],
  ['en', 'Zagros Tech', 'At Zagros Tech we are launching an app'],
  ['en', 'Zagros Tech', 'Zagros Tech is launching a new app'],
  ['en', 'Zagros Tech', 'Zagros Tech wants to launch a new drink in Iraq'],
  ['en', 'Zagros Tech', 'I represent Zagros Tech. We need help with a launch'],
  ['en', 'Karez Coffee', 'We are launching a brand called Karez Coffee'],
  ['ar', 'يافا', 'سنطلق علامة قهوة اسمها يافا'],
  ['ar', 'زاغروس', 'نحن شركة زاغروس ونريد إطلاق تطبيق'],
  ['ar', 'الأفق', 'نحن شركة الأفق، سنطلق تطبيق جديد'],
  ['ar', 'زاغروس', 'شركتي زاغروس تطلق تطبيقاً جديداً'],
  ['ar', 'زاغروس', 'أعمل في شركة زاغروس وسنطلق منتجاً جديداً'],
])('%s, %s: whose launch it is is acknowledged, and the product asked: %s', async (language, name, line) => {
  const reply = await last(language, [line]);
  const { replies, asks } = phrases[language];
  expect(reply).toContain(replies.launchProductNamed.replaceAll('{{company}}', name));
  expect(reply).toContain(asks.product[0]);
});

test.each<[PageLanguage, string]>([
  ['en', "I'm from Erbil and we plan to launch an app"],
  ['en', 'Everything is ready, we are launching in May'],
  ['en', 'It is launching in May'],
  ['en', 'Our restaurant opens in May. Restaurant opens in two weeks'],
  ['ar', 'نحن شركة ناشئة ونريد إطلاق تطبيق'],
  ['ar', 'شركتنا صغيرة ونريد إطلاق تطبيق'],
  ['en', 'Nothing is launching yet, we are planning a launch'],
  ['en', 'Ahmed is launching a shop with me'],
  ['ar', 'شركتنا الناشئة تطلق تطبيقاً'],
  ['ar', 'شركتنا بصدد إطلاق تطبيق'],
])('%s: nobody is congratulated by a name that is none: %s', async (language, line) => {
  expect(await last(language, [line])).not.toContain('**');
});

test.each<[PageLanguage, string, string[]]>([
  ['en', 'Dara Foods', ["We're launching a new product", 'Our company is Dara Foods']],
  ['en', 'Dara Foods', ["We're launching a new product", "I'm Sara from Dara Foods in Erbil"]],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز']],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز من أربيل']],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا اسمها دارا فودز']],
  ['en', 'Sara', ["We're launching a new product", "I'm Sara"]],
  ['ar', 'علي', ['نريد إطلاق منتج جديد', 'اسمي علي من نوفا']],
])('%s: a name is met, and tells no product: %s', async (language, name, lines) => {
  const { replies, asks } = phrases[language];
  const reply = (await talk(language, lines)).at(-1);
  expect(reply).toBe(`${replies.met.replaceAll('{{guest}}', name)}\n\n${asks.product[1]}`);
});

test.each<[PageLanguage, string, string[]]>([
  ['en', 'Dara Foods', ["We're launching a new product", "I'm from Dara Foods, it's a cold brew"]],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز، والمنتج قهوة باردة']],
])('%s: a name beside the product is met in the same turn', async (language, name, lines) => {
  const { replies, asks } = phrases[language];
  const reply = await last(language, lines);
  expect(reply).toContain(replies.met.replaceAll('{{guest}}', name));
  expect(reply).toContain(asks.launchGoal[0]);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['Our company is Dara Foods', "We're launching a new product", 'Dara Foods']],
  ['en', ["We're launching a new product. We are from Dara Foods", 'Dara Foods in Erbil']],
  ['ar', ['شركتنا دارا فودز', 'نريد إطلاق منتج جديد', 'دارا فودز']],
])('%s: a name that is known tells no product either: %s', async (language, lines) => {
  expect(await last(language, lines)).toContain(phrases[language].asks.product[1]);
});

test('where a firm is known, a place is an answer and no introduction', async () => {
  const lines = ['Our company is Dara Foods', "We're launching a new product", 'Cold brew', 'Iraq'];
  expect(await last('en', lines)).toContain('**Dara Foods** in three phases');
});

test('after the name the product is heard, and the launch goes on', async () => {
  const lines = ["We're launching a new product", 'Our company is Dara Foods', 'Cold brew in cans'];
  expect(await last('en', lines)).toContain(phrases.en.asks.launchGoal[0]);
});

test('a name tells no business outside of a launch either', async () => {
  const reply = await last('en', ['Our company is Zagros Group']);
  expect(reply).toContain('**Zagros Group**');
  expect(reply).toContain(phrases.en.asks.business[0]);
});

test.each<[PageLanguage, string]>([
  ['ar', 'شركتنا صغيرة جدا'],
  ['ar', 'شركتنا ناشئة'],
  ['ar', 'شركتنا عراقية'],
  ['ar', 'شركتنا تبيع القهوة'],
  ['ar', 'شركتنا مطعم'],
  ['ar', 'شركتنا الناشئة تطلق تطبيقاً'],
  ['ar', 'شركتنا سوف تطلق تطبيقاً'],
  ['ar', 'شركتنا راح تطلق تطبيق'],
  ['ar', 'شركتنا رح تطلق تطبيق'],
  ['ar', 'شركتنا حاليا تطلق تطبيق'],
  ['ar', 'شركتنا قريباً ستطلق تطبيقا'],
  ['ar', 'شركتنا هسه تطلق تطبيق'],
  ['ar', 'شركتنا دايما تطلق منتجات'],
  ['ar', 'شركتنا بدها تطلق تطبيق'],
  ['ar', 'شركتنا ناويه تطلق تطبيق'],
  ['ar', 'شركتنا قررت تطلق تطبيق'],
  ['ar', 'شركتنا عائلية ستطلق منتج'],
  ['ar', 'شركتنا فريق صغير تطلق تطبيق'],
  ['ar', 'شركتنا أول مرة تطلق تطبيق'],
  ['ar', 'شركتنا بصدد إطلاق تطبيق'],
  ['ar', 'شركتنا على وشك إطلاق تطبيق'],
  ['ar', 'شركتنا هي الأولى وسنطلق تطبيقا'],
  ['ar', 'نحن شركة محترفة ونريد إطلاق تطبيق'],
  ['ar', 'شركتنا خسران'],
  ['ar', 'شركتنا مقرها أربيل'],
  ['ar', 'شركتنا أربيل'],
  ['ar', 'مطعمنا ببغداد'],
  ['ar', 'مطعمنا قريب من الجامعة'],
  ['ar', 'مطعمنا الجديد يفتح قريبا'],
  ['ar', 'مطعمنا بأربيل يفتح قريبا'],
  ['ar', 'متجرنا أونلاين ونبيع عطور'],
  ['ar', 'متجرنا مغلق'],
  ['ar', 'محلنا صباحا يفتح الساعة تسعة'],
  ['ar', 'محلنا ورد يفتح قريبا'],
  ['ar', 'محلنا كريم يفتح قريبا'],
  ['ar', 'محلنا مقابل الجامعة'],
  ['en', 'Women from Europe, mostly'],
  ['en', 'With Instagram we reach students'],
  ['en', 'Nothing is launching yet'],
  ['en', 'Coffee is launching soon'],
  ['en', 'Ahmed is launching a shop with me'],
  ['en', 'Ahmed Ali is launching a shop'],
  ['en', 'Soon Nadia is launching a shop'],
  ['en', 'Sara Kamal is opening her own clinic'],
  ['en', 'New Product is launching in May'],
  ['en', 'Maya is launching'],
  ['en', 'Launching Soon, we need help'],
  ['en', 'Our company is small and we are launching an app'],
  ['en', 'Our brand is about to launch'],
  ['en', 'We are from a small town and launching an app'],
  ['en', 'We got called yesterday, we are launching an app'],
  ['en', 'My name is Sara, we are launching an app'],
  ['en', 'Our Restaurant is opening soon'],
  ['en', 'My Shop is opening in May'],
  ['en', 'Our Website will launch in May'],
  ['en', 'Our Team is planning a launch'],
  ['en', 'My Wife is opening a salon'],
  ['en', 'My Boss wants to launch a campaign'],
  ['en', 'Every Restaurant opens late'],
  ['en', 'Mr Kareem is opening soon'],
  ['en', 'Dr Hassan is opening soon'],
  ['en', 'Sara Ahmed is launching a perfume line'],
  ['en', 'Ali Hassan is opening in June'],
  ['en', 'Sara Ahmed is opening her salon in May'],
  ['en', 'Anna Baker is launching a book'],
  ['en', 'Which Restaurant is opening soon?'],
  ['en', 'Everyone is launching an app'],
  ['en', 'Finally Karez Coffee is launching'],
  ['en', 'My New Shop is opening in May'],
  ['en', 'My Best Friend is opening a shop'],
])('%s: what is said of a firm, or of people, is not its name: %s', (language, line) => {
  expect(findFirm(line)).toBeUndefined();
  expect(findCompanyName(line, readList(phrases[language].cues.names))).toBeUndefined();
});

test.each<[PageLanguage, string, string]>([
  ['ar', 'زاغروس', 'شركتي زاغروس تطلق تطبيقاً جديداً'],
  ['ar', 'كاريز', 'شركتنا كاريز راح تطلق تطبيق'],
  ['ar', 'كاريز', 'ومؤسستي كاريز ستطلق منتجا'],
  ['ar', 'ليان', 'عيادتنا ليان ستفتتح فرعا'],
  ['ar', 'نور', 'شركتنا نور ونريد إطلاق منتج'],
  ['ar', 'دارا فودز', 'شركتنا دارا فودز تستعد لإطلاق تطبيق'],
  ['ar', 'دارا كروب', 'شركتنا دارا كروب'],
  ['ar', 'كاريز', 'شركتنا اسمها كاريز وسنطلق تطبيقا'],
  ['ar', 'كاريز', 'علامتي «كاريز» تطلق عطرا'],
  ['ar', 'Karez Store', 'متجرنا Karez Store يفتح قريبا'],
  ['ar', 'نوفا', 'شركتنا نوفا تطلق تطبيق'],
  ['ar', 'زهرة الربيع', 'علامة اسمها زهرة الربيع حابين نطلقها'],
  ['en', 'DPG', 'DPG is launching an app'],
  ['en', 'TechHub', 'TechHub is launching an app'],
  ['en', 'Karez Coffee', 'Karez Coffee opens in May'],
  ['en', 'Karez Water', 'Karez Water is launching in May'],
  ['en', 'Noor Beauty', 'Noor Beauty is launching next month'],
  ['en', 'Blue Olive', 'Blue Olive is opening in May'],
  ['en', 'Every Day Bakery', 'Every Day Bakery is opening in May'],
  ['en', 'Our Daily Bread', 'Our Daily Bread is opening in May'],
  ['en', 'Karez', 'Our company is Karez and we launch an app'],
  ['en', 'karez', 'Our brand is called karez and we launch soon'],
])('%s, %s: what shows a firm makes it one: %s', (language, name, line) => {
  expect(findCompanyName(line, readList(phrases[language].cues.names))).toBe(name);
});
