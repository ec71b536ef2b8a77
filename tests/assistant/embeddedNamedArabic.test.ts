import { last, phrases } from './talkEmbedded';

const { facts, replies } = phrases.ar;
/** An answer's first words, without the yes that may go before them. */
const opening = (text: string) => text.replace(/^نعم، /, '').slice(0, 30);

test.each<[string, string]>([
  ['بكم تديرون الصفحة بدون إعلانات ممولة؟', facts.diy.text],
  ['هل تكملون الموقع قبل العيد؟', facts.takeover.text],
  ['وين ندفع وما اسم البنك؟', facts.guarantee.text],
  ['الفاتورة يمكن تكون باسمي؟', facts.accounts.text],
  ['كم لازم احط شعار على البضاعة؟', facts.spend.text],
  ['بس موقع وشكد؟', facts.package.text],
  ['فقط الشعار', facts.package.text],
  ['منو يظهر بالفيديو مالكم؟', facts.noFaces.text],
  ['جربنا إعلان فيسبوك بدون صورة، ينفع؟', replies.causes.advertising],
  ['سوينا حساب انستغرام ولا لازم تيك توك هم؟', replies.causes.advertising],
  ['هل اقدر اغير لون الشعار بعد الاستلام؟', facts.logoOrBrand.text],
  ['مكتبكم جاهز نزوره بكره؟', facts.urgent.text],
  ['شلون اوصل لمكتبكم وحدي؟', facts.diy.text],
  ['عندنا متجر ونريد زيادة الطلبات، شكد يكلف؟', facts.conversions.text],
])('“%s” asks for something else', async (question, text) => {
  expect(await last('ar', [question])).not.toContain(opening(text));
});

test.each<[string, string]>([
  ['شلون نكبر بدون إعلانات ممولة؟', facts.diy.text],
  ['تكملون الموقع اللي بداه غيركم؟', facts.takeover.text],
  ['شوكت تكملون الشغل؟', facts.duration.text],
  ['ندفع وما نستفيد؟', facts.guarantee.text],
  ['الحساب يبقى باسمي؟', facts.accounts.text],
  ['كم لازم احط فلوس على الاعلانات؟', facts.spend.text],
  ['لازم احد يظهر بالفيديو؟', facts.noFaces.text],
  ['عملنا إعلان تيك توك بدون اي زبون', replies.causes.advertising],
  ['اعطيني مثال', facts.portfolio.text],
])('“%s” is told what is asked', async (question, text) => {
  expect(await last('ar', [question])).toContain(opening(text));
});
