/**
 * The specification's intent words with their inflections, and their Arabic equivalents in the forms they take in
 * a sentence. Compared as whole words over clauses of `toClauses`, in which "what's" is "what is".
 */
const withArticles = (words: string) =>
  words
    .split(' ')
    .flatMap((word) => [
      word,
      `ال${word}`,
      `وال${word}`,
      `بال${word}`,
      `لل${word}`,
      `و${word}`,
      `ب${word}`,
      `ل${word}`,
    ]);

export const intentWords = {
  booking: [
    ...'schedule schedules scheduled scheduling meeting meetings book books booked booking bookings'.split(
      ' ',
    ),
    ...withArticles('موعد مواعيد موعدا اجتماع اجتماعا اجتماعات حجز حجوزات لقاء جدوله'),
    ...'احجز احجزوا احجزلي نحجز حجزت تحجز تحجزون نلتقي التقي نجتمع اجتمع نتقابل اقابلكم اجتماعكم مواعيدكم موعدنا'.split(
      ' ',
    ),
  ],
  consultation: [
    ...'consult consults consulting consultation consultations consultant consultants help helps helping helped strategy strategies'.split(
      ' ',
    ),
    ...withArticles('استشاره استشارات مشوره مساعده استراتيجيه استراتيجيات ستراتيجيه'),
    ...'ساعدني ساعدوني ساعدونا تساعدني تساعدوني تساعدونا تساعدون تساعدونني تساعدوننا تساعدنا يساعدنا ساعدنا يساعدني مساعدتي مساعدتكم مساعدتنا استشارتكم نستشير استشير استشيركم استراتيجيتنا استراتيجيتكم'.split(
      ' ',
    ),
  ],
  inquiry: [
    ...['how', 'what', 'tell me'],
    ...'كيف وكيف كيفيه شلون وشلون ازاي ما ماذا وماذا ماهي ماهو وما شنو وشنو وش ايش شو شكو ايه كم وكم بكم شكد قديش بقديش بكام اخبرني اخبروني اخبرنا حدثني حدثوني احكيلي كلمني كلموني عرفني عرفوني'.split(
      ' ',
    ),
    'قل لي',
    'قولي لي',
    'قولوا لي',
    'احكي لي',
    'كول لي',
    'كلي عن',
  ],
} as const;
