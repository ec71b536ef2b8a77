import { tellsOfBusiness } from '../../src/assistant/providers/embedded/businesses';
import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases, talk } from './talkEmbedded';

/** Does a reply end with a question of this kind? */
const asks = (reply: string, language: PageLanguage, kind: keyof typeof phrases.en.asks) =>
  phrases[language].asks[kind].some((ask) => reply.endsWith(ask));

test.each<[PageLanguage, string]>([
  ['en', 'I want to grow my business'],
  ['en', 'I want to advertise my company'],
  ['en', 'We want to expand our company'],
  ['en', 'Help me grow my brand'],
  ['en', 'I want to scale my startup'],
  ['en', 'I want to market my business'],
  ['en', 'I would like to promote my company'],
  ['en', 'My company needs more customers'],
  ['en', 'We are Zagros Tech. We want more customers'],
  ['ar', 'نريد تنمية شركتنا'],
  ['ar', 'أريد تطوير شركتي'],
  ['ar', 'أريد تسويق شركتي'],
  ['ar', 'أريد أن أكبّر مشروعي'],
  ['ar', 'أريد الإعلان عن شركتي'],
  ['ar', 'عايز اكبر شركتي'],
  ['ar', 'بدي كبر مشروعي'],
  ['ar', 'ابي اطور علامتي'],
  ['ar', 'اريد ابيع اكثر'],
])('%s: who wants something for "my company" is asked what it does: %s', async (language, line) => {
  expect(asks(await last(language, [line]), language, 'business')).toBe(true);
});

test.each<[PageLanguage, string]>([
  ['en', 'I want to grow my clinic'],
  ['en', 'My company sells carpets. I want to grow it'],
  ['en', 'Our brand is a label for linen, and we want more orders'],
  ['en', 'We sell shoes and want more customers'],
  ['ar', 'نريد زبائن أكثر لعيادتنا'],
  ['ar', 'شركتنا تبيع السجاد ونريد زبائن أكثر'],
  ['ar', 'وشركتي متخصصة بالأثاث واريد زباين اكثر'],
  ['ar', 'نبيع الأحذية ونريد زبائن أكثر'],
])('%s: who has said what it does is asked what was tried: %s', async (language, line) => {
  expect(asks(await last(language, [line]), language, 'tried')).toBe(true);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['I want to grow my business', 'This summer', '10k']],
  ['ar', ['أريد تنمية أعمالي', 'هذا الصيف', '١٠ آلاف دولار']],
])('%s: a wish, a time and a sum do not make up for the business', async (language, lines) => {
  const replies = await talk(language, lines);
  expect(asks(replies[0] ?? '', language, 'business')).toBe(true);
  for (const reply of replies)
    for (const kind of ['timeline', 'budget', 'consultation'] as const)
      expect(asks(reply, language, kind)).toBe(false);
});

test('a wish for the business is noted as one', async () => {
  expect(await last('en', ['I want to scale my startup'])).toContain(phrases.en.replies.noted.goal);
  expect(await last('ar', ['أريد تنمية أعمالي'])).toContain(phrases.ar.replies.noted.goal);
});

test.each<[PageLanguage, string]>([
  ['en', 'I am a bit lost'],
  ['en', 'I’m a bit lost'],
  ['en', 'We are a bit confused'],
  ['en', "I'm a little worried"],
  ['en', 'We are a little bit late'],
  ['en', 'I am a complete beginner'],
  ['en', 'I am a fan of your work'],
  ['en', 'We run out of time'],
  ['en', 'We make no money'],
  ['ar', 'أدرس في الجامعة'],
  ['ar', 'ادرس طب'],
  ['ar', 'ندرس عرضكم'],
  ['ar', 'ندرس الموضوع وارد لكم'],
  ['ar', 'ندرس الفكرة'],
  ['ar', 'ندرس العرض حاليا'],
  ['ar', 'ندرس هذا الموضوع'],
  ['ar', 'نحن ندرس السوق'],
  ['ar', 'ندرس بالجامعة'],
  ['ar', 'ندرس في الجامعة'],
  ['ar', 'ادرس بالجامعة'],
  ['ar', 'خلينا ندرس فتح فرع'],
  ['ar', 'انا ادرس الانكليزية'],
  ['ar', 'أدرس لغات'],
  ['en', 'We make it work somehow'],
  ['en', 'we hope we make it in time'],
  ['en', 'We make too many mistakes'],
  ['en', 'we make too little'],
])('%s: how somebody is, and what they think over, tells no business: %s', (language, line) => {
  expect(tellsOfBusiness(line, phrases[language])).toBe(false);
});

test.each<[PageLanguage, string]>([
  ['en', 'We are a little bakery'],
  ['en', 'We are a little workshop for frames'],
  ['en', 'I am a dentist'],
  ['en', 'I am a customer service trainer'],
  ['en', 'We run short courses'],
  ['en', 'We make furniture'],
  ['en', "I'm a bit lost, we sell shoes"],
  ['en', 'I make it by hand'],
  ['en', 'we make too much bread'],
  ['en', 'we make no-bake cakes'],
  ['ar', 'ندرس اللغات'],
  ['ar', 'ندرس انكليزي للاطفال'],
  ['ar', 'ندرس القرآن اونلاين'],
  ['ar', 'ندرس يوغا'],
  ['ar', 'ندرس العود'],
  ['ar', 'ندرس كورسات برمجة'],
  ['ar', 'ندرس عربي للاجانب'],
  ['ar', 'أدرس أطفال'],
  ['ar', 'ندرس بالبيت طلاب السادس'],
  ['ar', 'أدرس الرياضيات للطلاب'],
  ['ar', 'أدرس العود للمبتدئين'],
  ['ar', 'أدرّس الأطفال'],
  ['ar', 'ندرّس طلاب الثانوية'],
])('%s: what is done for a living does: %s', (language, line) => {
  expect(tellsOfBusiness(line, phrases[language])).toBe(true);
});
