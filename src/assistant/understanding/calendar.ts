const englishWeekdays = [
  'sunday|(?:on |next |this |or )sun',
  'monday|mon',
  'tuesday|tues?',
  'wednesday|weds?',
  'thursday|thurs?|thu',
  'friday|fri',
  'saturday|(?:on |next |this |or )sat',
];
/** «احد» is also "somebody". */
export const arabicWeekdays = [
  'الاحد|يوم (?:احد|الحد)',
  'ال(?:اثنين|اتنين|تنين)|اثنين|اتنين',
  'ال(?:ثلاثاء?|تلاتاء?|تلات)|ثلاثاء?|تلاتا',
  'الاربعاء?|الاربع|اربعاء?',
  'الخميس|خميس',
  'الجمعه|جمعه',
  'السبت|سبت',
];
/** The week as visitors spell it, Sunday first. "Mondays" name no date, but a week's habit. "Sat" and "sun" are words of their own, so they need what stands before a day. */
export const weekdayNames = englishWeekdays.map((names, day) => `${names}|${arabicWeekdays[day]}`);

/** The days after today, and today. */
export const dayAfterTomorrow = '(?:the )?day after tomorrow|(?:بعد|عقب) (?:غدا?|بكر[ها]|بوكره|باجر)';
export const tomorrow = 'tomorrow|غدا|بكر[ها]|بوكره|باجر';
export const today = 'today|اليوم';

export const monthNames = [
  'january|jan|يناير|كانون الثاني',
  'february|feb|فبراير|شباط',
  'march|mar|مارس|اذار',
  'april|apr|ابريل|نيسان',
  'may|مايو|ايار',
  'june|jun|يونيو|حزيران',
  'july|jul|يوليو|تموز',
  'august|aug|اغسطس|اب',
  'september|sept|sep|سبتمبر|ايلول',
  'october|oct|اكتوبر|تشرين الاول',
  'november|nov|نوفمبر|تشرين الثاني',
  'december|dec|ديسمبر|كانون الاول',
];
