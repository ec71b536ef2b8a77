import { type WrittenIn, writtenIn } from '../../../src/assistant/moderation/replyLanguage';

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
  ['', undefined],
])('%s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});
