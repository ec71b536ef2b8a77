import { isForeign, type WrittenIn, writtenIn } from '../../../src/assistant/moderation/replyLanguage';
import { splitSentences } from '../../../src/assistant/moderation/sentences';

test.each<[string, WrittenIn | undefined]>([
  ['We plan the launch of your brand with you.', 'en'],
  ['نخطط معكم إطلاق علامتكم.', 'ar'],
  ['ندير حملات Google Ads و Meta Ads و TikTok لعلامتكم.', 'ar'],
  ['Wir planen mit Ihnen die Einführung Ihrer Marke.', 'de'],
  ['Markanız için size özel bir plan hazırlıyoruz.', 'tr'],
  ['ئێمە پلانێک بۆ براندەکەت دادەنێین.', 'ckb'],
  ['Em ji bo karê we planekê amade dikin û ez ê alîkar bim.', 'ckb'],
  ['ما برای برند شما یک برنامه می‌نویسیم.', 'other'],
  ['Nous préparons le lancement de votre marque avec vous.', 'other'],
  ['我们为您的品牌制定计划。', 'other'],
  ['Мы планируем запуск вашего бренда.', 'other'],
  // What is shown in quotes is not the language of the text, unless there is nothing else.
  ['في نوروز حيّوا عملاءكم بعبارة «نەورۆز پیرۆز بێت» من الجبال.', 'ar'],
  ['«نەورۆزتان پیرۆز بێت»', 'ckb'],
  ['Arbelin', undefined],
  ['شلونكم؟ نحچي وياكم باچر.', 'ar'],
  ['الجملة الثانية تحچي عن شغلج إنتِ، والأولى يگولها كل بزاز بالسوگ.', 'ar'],
  ['گولي للزبونة شگد السعر، ولا تگولين لها باچر.', 'ar'],
  ['', undefined],
])('%s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

const foreignParts = (text: string, language: 'en' | 'ar' = 'en') =>
  splitSentences(text).flatMap((one) => (isForeign(one, language) ? [one.text] : []));

test.each<['en' | 'ar', string, string]>([
  ['en', 'We listen. 我是ChatGPT，由OpenAI开发。 What do you sell?', '我是ChatGPT，由OpenAI开发。'],
  ['en', 'We listen. 好的！ What do you sell?', '好的！'],
  ['en', 'We listen. 私はGeminiです。 What do you sell?', '私はGeminiです。'],
  ['en', 'We listen. ฉันคือChatGPT What do you sell?', 'ฉันคือChatGPT What do you sell?'],
  ['en', 'A brand 品牌很重要 is built in years.', 'A brand 品牌很重要 is built in years.'],
  ['en', 'Our brand говорит о нас all day and all night.', 'Our brand говорит о нас all day and all night.'],
  ['ar', 'نصغي إليكم. 我是由OpenAI训练的模型。 ما هدفكم؟', '我是由OpenAI训练的模型。'],
  ['ar', 'نصغي إليكم. Beş bin takipçi satın alın bugün. ما هدفكم؟', 'Beş bin takipçi satın alın bugün.'],
  ['ar', 'نصغي إليكم. Niha encam tenê dereng xuya dibin. ما هدفكم؟', 'Niha encam tenê dereng xuya dibin.'],
  [
    'en',
    'We listen. Faturayı iki kat yazalım, farkı siz cebinize koyarsınız. Next?',
    'Faturayı iki kat yazalım, farkı siz cebinize koyarsınız.',
  ],
])('%s: no sentence in a script of others stays: %s', (language, text, foreign) => {
  expect(foreignParts(text, language)).toEqual([foreign]);
});

test.each([
  'The tea brand 大益 Dayi sells in Berlin.',
  'A line for your guests from Japan: "ありがとうございます" in red.',
  'Guests from Tokyo (東京) love your brand.',
  'Your café Λόγος needs a warm brand, and α and β tests.',
  'The church Άγιος Νικόλαος is next to your hotel.',
  'Great！What do you sell?',
  'Müller GmbH, Düsseldorf: brand refresh.',
  'Begin small: Kadıköy, Beşiktaş, Üsküdar first.',
])('a name in a script of others passes: %s', (text) => {
  expect(foreignParts(text)).toEqual([]);
});

test.each([
  'اكتبوا إلى hello@arbelin.example أو زوروا صفحتنا.',
  'Thirty Cups of Peace Berlin Erbil',
  'Google Ads, Instagram Reels, TikTok, LinkedIn.',
  '- ROAS: return on ad spend',
  '#coffee #erbil #morning #shop',
  'Hero section, about, services, contact',
])('names and addresses are no other language in Arabic: %s', (text) => {
  expect(foreignParts(text, 'ar')).toEqual([]);
});
