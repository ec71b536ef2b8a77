import { moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor } from '../../bench/moderation';

const promisesIn = (text: string, language: 'en' | 'ar') =>
  moderate(text, { ...contextFor(language), businessKnown: true }).issues.filter(
    ({ rule }) => rule === 'promise',
  ).length;

test.each([
  ['en', 'A logo with a small manual costs about 1,800 euros with us.'],
  ['en', 'We charge $90 an hour.'],
  ['en', 'Our starter package is 3,500 dollars.'],
  ['en', 'For two thousand euros we design the whole brochure.'],
  ['en', 'We guarantee you the first place on Google.'],
  ['en', 'Without question we guarantee you the first place on Google.'],
  ['en', 'We guarantee 10 percent more sales.'],
  ['en', 'I promise that your sales will double by May.'],
  ['en', 'You get all of your money back if it fails.'],
  ['en', 'If it does not work, we refund the fee.'],
  ['en', 'You pay us nothing until the first order comes in.'],
  ['en', 'I can give you twenty percent off the price.'],
  ['en', 'We will gladly give you a rebate.'],
  ['en', 'If you sign before Friday, the naming is free of charge.'],
  ['en', 'As a charity you get ten percent off our fee.'],
  ['en', 'As you are a young company, I can take twenty percent off the first invoice.'],
  ['en', 'I will knock a fifth off the branding for you.'],
  ['en', 'Our day rate is 780.'],
  ['en', 'If you sign this week, the photo shoot is on us.'],
  ['en', 'You will have twice as many bookings by the summer, that I promise you.'],
  [
    'en',
    'With our plan you will sit at the very top of Google within eight weeks, that much I can give you in writing.',
  ],
  ['ar', 'الشهر الأول علينا.'],
  ['ar', 'الموقع يكلّف عندنا ألفي يورو تقريباً.'],
  ['ar', 'باقتنا الصغيرة بثلاثة آلاف دولار.'],
  ['ar', 'نضمن لكم المركز الأول على غوغل.'],
  ['ar', 'بدون شك نضمن لكم المركز الأول.'],
  ['ar', 'ستتضاعف مبيعاتكم قبل الصيف.'],
  ['ar', 'إن لم تنجح الحملة نعيد لكم المبلغ كاملاً.'],
  ['ar', 'أعطيك خصماً على الهوية.'],
  ['ar', 'إذا وقعت هذا الأسبوع فالتصوير مجاني.'],
] as const)('%s: a price, a discount or a result in the agency’s name goes: %s', (language, text) => {
  expect(promisesIn(text, language)).toBe(1);
});

test.each([
  ['en', 'We can not guarantee the first place on Google, and nobody can.'],
  ['en', 'You ask whether we guarantee the first place.'],
  ['en', 'Is it honest to write that in your trade, we guarantee the first place?'],
  ['en', 'We promise you an honest answer.'],
  ['en', 'We can promise effort and honesty, but not growth.'],
  ['en', 'No honest agency can promise you that your sales will double.'],
  ['en', 'We promise you a monthly report on enquiries, orders and sales.'],
  ['en', 'We assure you that the data of your customers stays with you.'],
  ['en', 'A money-back guarantee lowers the risk of a first order.'],
  ['en', 'Tell buyers clearly how they get their money back.'],
  ['en', 'A line such as "we refund the fee" lowers the risk.'],
  ['en', 'We return your call tomorrow morning.'],
  ['en', 'A discount of 10 percent for regulars would suit the bakery.'],
  ['en', 'We could add a discount code to the newsletter for your regulars.'],
  ['en', 'Book now and get free shipping is the line most shops use.'],
  ['en', 'We could put 500 euros of it into search first.'],
  ['en', 'Your premium package at 85 euros deserves a page of its own.'],
  ['en', 'Here a click usually costs two euros.'],
  ['en', 'For 500 euros you get a rough idea of which video works.'],
  ['en', 'With cost per click you pay nothing if nobody clicks.'],
  ['en', 'We can take a third off the loading time of your pages.'],
  ['en', 'We would take ten percent off your tickets on Mondays and see who comes.'],
  [
    'en',
    'You will be at the top of the list when parents ask each other, and that is a promise worth making.',
  ],
  ['en', 'Our day rate is in the proposal.'],
  ['en', 'If the guests sign the book, the second coffee is on the house.'],
  ['en', 'The first consultation is free of charge.'],
  ['en', 'If you book a consultation this week, it is free of charge.'],
  ['en', 'We offer you a first consultation free of charge.'],
  ['ar', 'لا نضمن لكم المركز الأول، ولا أحد يستطيع ذلك.'],
  ['ar', 'لا أستطيع أن أعدك بالمركز الأول.'],
  ['ar', 'لا أحد يضمن أن تتضاعف مبيعاتكم.'],
  ['ar', 'في الصيف تتضاعف طلبات المثلجات.'],
  ['ar', 'خصم بسيط لزبائنكم الدائمين فكرة جيدة.'],
  ['ar', 'الاستشارة الأولى مجانية.'],
  ['ar', 'نقدم لكم الاستشارة الأولى مجاناً ومن دون التزام.'],
  ['ar', 'في الشهر الأول علينا أن نفهم جمهوركم.'],
  ['ar', 'الباقة الأساسية بـ 25 ألف دينار هي الأكثر طلباً لدى زبائنكم.'],
  ['ar', 'عبارة «تسترد المبلغ إن لم يعجبك» تقلل تردد المشتري.'],
  ['ar', 'نعدّل المسودة ونرجع لك بنسخة ثانية.'],
] as const)('%s: what is denied, asked, shown, or the client’s own stays: %s', (language, text) => {
  expect(promisesIn(text, language)).toBe(0);
});
