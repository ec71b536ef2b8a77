import { plansTime, statesTimeline } from '../../../src/assistant/understanding/timeline';

test.each([
  'We have decided to launch in two months',
  'We have planned to open in 3 months',
  'We decided to launch within 6 weeks',
  'We agreed to go live in one month',
  'I have been asked to launch the shop in two months',
  'We got approved to open in 4 weeks',
  'We just got the go-ahead to relaunch in two months',
  'We have scheduled the opening in 5 weeks',
  'we have committed to a launch in two months',
  'I was thinking about next month',
  'we were hoping for September',
  'I was hoping for the end of the month',
  'Last year was bad, next month we do it right',
  'We used to advertise in summer, this summer again',
  'كنت حاب ابدأ الاسبوع الجاي',
  'كان بودي نبلش الشهر الجاي',
  'كنت افكر بالشهر القادم',
  'كنت بفكر بشهر ٩',
  'كنت عم فكر بالصيف',
  'كنا مفكرين نبلش الشهر الجاي',
  'السنة الماضية كانت سيئة، الشهر الجاي نبدأ من جديد',
  'in Oct',
  'by September',
  'في تشرين الثاني',
  'في تموز',
])('a plan names its time: %s', (text) => {
  expect(plansTime(text)).toBe(true);
});

test.each([
  'we have grown by half in the last two years',
  'we have lost 30 customers in the last two months',
  'we have been trying to grow for two years',
  'we have responded to 300 enquiries in two months',
  'we sold to customers in two months',
  'we were thinking of you in March',
  'we were hoping for more guests in March',
  'last winter was bad, this winter was worse',
  'we worked with them for six months',
  'we have been open for two years',
  "I've run this shop for five years",
  'we spent everything in the last 3 weeks',
  'it fell apart within two days',
  'we went to Dubai in March',
  'last summer was bad',
  'we were closed in winter',
  'كنا نعلن في رمضان',
  'كنت مسافر في مارس',
  'كان عندنا محل في رمضان',
  'كنت افكر كثير في رمضان الماضي',
])('the past is no plan: %s', (text) => {
  expect(plansTime(text)).toBe(false);
});

test.each([
  'grow by 5-10 percent',
  'dropped by 2.5 times',
  'by 1.5 million',
  'sales fell by 20.12 percent',
  'on 3.4 of our channels',
  'we advertise on 2-3 platforms',
  'we are on 3-4 channels',
  'the price for 3 may vary',
  'the offer for 2 may suit us',
  'كل شهر خمسة زبائن فقط',
  'نبيع كل شهر 10 قطع',
  'يجينا كل شهر عشرة طلبات',
  'ضل سنة كاملة بدون شغل',
  'بقي شهر بدون زبائن',
  'ضل المحل شهر بدون زبون',
])('numbers beside each other are no date: %s', (text) => {
  expect(statesTimeline(text)).toBe(false);
});

test.each([
  'our opening is on 20.12',
  'on 20.12.2027 we open',
  'we open on 5/6',
  'on 20.12 is the party',
  'our event on 20.12 needs flyers',
  'by 1/6',
  'الافتتاح يوم 20/12',
  'الافتتاح بتاريخ ٢٠.١٢.٢٠٢٧',
  'on the 3rd of May',
  'by 3 May',
  'the price is for 3 June',
  'for the 3rd of May',
  'نفتح بشهر خمسة',
  'في شهر 10',
  'ضل شهر على الافتتاح',
  'بقي شهرين للعيد',
  'باقي اسبوعين',
  'باقيلنا شهر',
  'ضل عنا شهر',
  'كمان شهرين',
])('a date in digits or in words is one: %s', (text) => {
  expect(statesTimeline(text)).toBe(true);
});
