import { findFirm } from '../../src/assistant/providers/embedded/firmNames';
import type { PageLanguage } from '../../src/assistant/types';
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
])('%s: nobody is congratulated by a name that is none: %s', async (language, line) => {
  expect(await last(language, [line])).not.toContain('**');
});

test.each<[PageLanguage, string, string[]]>([
  ['en', 'Dara Foods', ["We're launching a new product", 'Our company is Dara Foods']],
  ['en', 'Dara Foods', ["We're launching a new product", "I'm Sara from Dara Foods in Erbil"]],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز']],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز من أربيل']],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا اسمها دارا فودز']],
])('%s: a name is met, and tells no product: %s', async (language, name, lines) => {
  const { replies, asks } = phrases[language];
  const reply = (await talk(language, lines)).at(-1);
  expect(reply).toBe(`${replies.met.replaceAll('{{company}}', name)}\n\n${asks.product[1]}`);
});

test.each<[PageLanguage, string, string[]]>([
  ['en', 'Dara Foods', ["We're launching a new product", "I'm from Dara Foods, it's a cold brew"]],
  ['ar', 'دارا فودز', ['نريد إطلاق منتج جديد', 'شركتنا دارا فودز، والمنتج قهوة باردة']],
])('%s: a name beside the product is met in the same turn', async (language, name, lines) => {
  const { replies, asks } = phrases[language];
  const reply = await last(language, lines);
  expect(reply).toContain(replies.met.replaceAll('{{company}}', name));
  expect(reply).toContain(asks.launchGoal[0]);
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

test.each([
  'شركتنا صغيرة جدا',
  'شركتنا ناشئة',
  'شركتنا عراقية',
  'شركتنا تبيع القهوة',
  'شركتنا مطعم',
  'Women from Europe, mostly',
  'With Instagram we reach students',
])('what is said of a firm is not its name: %s', (line) => {
  expect(findFirm(line)).toBeUndefined();
});
