import { moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor } from '../../bench/moderation';

const promisesIn = (text: string, language: 'en' | 'ar', systemPrompt = '') =>
  moderate(text, { ...contextFor(language), businessKnown: true, systemPrompt }).issues.filter(
    ({ rule }) => rule === 'promise',
  ).length;

test.each([
  ['en', 'A logo with a small manual costs about 1,800 euros with us.'],
  ['en', 'We charge $90 an hour.'],
  ['en', 'Our starter package is 3,500 dollars.'],
  ['en', 'For two thousand euros we design the whole brochure.'],
  ['en', 'We guarantee you the first place on Google.'],
  ['en', 'I promise that your sales will double by May.'],
  ['en', 'You get all of your money back if it fails.'],
  ['en', 'You pay us nothing until the first order comes in.'],
  ['en', 'I can give you twenty percent off the price.'],
  ['en', 'If you sign before Friday, the naming is free of charge.'],
  ['en', 'As a charity you get ten percent off our fee.'],
  ['en', 'We do websites from 4,500.'],
  ['ar', 'الشهر الأول علينا.'],
  ['ar', 'الموقع يكلّف عندنا ألفي يورو تقريباً.'],
  ['ar', 'الباقة الصغيرة بثلاثة ملايين دينار.'],
  ['ar', 'نضمن لكم المركز الأول على غوغل.'],
  ['ar', 'إن لم تنجح الحملة نعيد لكم المبلغ كاملاً.'],
  ['ar', 'أعطيك خصماً على الهوية.'],
  ['ar', 'إذا وقعت هذا الأسبوع فالتصوير مجاني.'],
] as const)('%s: a price, a discount or a result in the agency’s name goes: %s', (language, text) => {
  expect(promisesIn(text, language)).toBe(1);
});

test.each([
  ['en', 'We can not guarantee the first place on Google, and nobody can.'],
  ['en', 'You ask whether we guarantee the first place.'],
  ['en', 'Do we promise that sales will double?'],
  ['en', 'We promise you an honest answer.'],
  ['en', 'A money-back guarantee lowers the risk of a first order.'],
  ['en', 'A discount of 10 percent for regulars would suit the bakery.'],
  ['en', 'We could put 500 euros of it into search first.'],
  ['en', 'The first consultation is free of charge.'],
  ['en', 'We offer you a first consultation free of charge.'],
  ['ar', 'لا نضمن لكم المركز الأول، ولا أحد يستطيع ذلك.'],
  ['ar', 'خصم بسيط لزبائنكم الدائمين فكرة جيدة.'],
  ['ar', 'الاستشارة الأولى مجانية.'],
  ['ar', 'نعدّل المسودة ونرجع لك بنسخة ثانية.'],
] as const)('%s: what is denied, asked, or the client’s own stays: %s', (language, text) => {
  expect(promisesIn(text, language)).toBe(0);
});

test.each([
  ['en', 'We quote projects from 10,000 dollars.'],
  ['ar', 'يبدأ المشروع عندنا من ١٠٬٠٠٠ دولار.'],
] as const)('%s: a figure that the facts hold is no promise: %s', (language, text) => {
  expect(promisesIn(text, language, 'FACTS: fees start at $10,000.')).toBe(0);
  expect(promisesIn(text, language, 'FACTS: fees start at $9,000.')).toBe(1);
});
