import { words } from '../text';
import { spellOut } from './toClauses';

/** When somebody wants to meet: a day as `2026-03-14` and one of the form's times. */
export interface MeetingTime {
  preferredDate?: string;
  preferredTime?: 'morning' | 'afternoon' | 'late-afternoon' | 'flexible';
}

const weekdays = [
  'sunday|الاحد|احد',
  'monday|الاثنين|الاتنين|اثنين',
  'tuesday|الثلاثاء|التلات|ثلاثاء',
  'wednesday|الاربعاء|الاربع|اربعاء',
  'thursday|الخميس|خميس',
  'friday|الجمعه|جمعه',
  'saturday|السبت|سبت',
].map((names) => new RegExp(`(?:^| )(?:${names})(?= |$)`));

const monthNames = [
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

/** A date stands for the meeting where the message speaks of one, or of nothing but time. */
const meeting =
  /\b(?:meet|meeting|call|talk|appointment|consultation|available|free|suits?|works?|book|schedule|how about|what about|slot)\b|موعد|اجتماع|نلتقي|لقاء|مكالمه|استشاره|احجز|نحجز|يناسب|ممكن|اتصل|نتصل|نحكي|نحجي/;
const timeWords = new Set(
  words(
    'on at next this in the for maybe or and around about afternoon morning evening noon late day after tomorrow today week am pm ' +
      'please yes ok sunday monday tuesday wednesday thursday friday saturday any time anytime flexible best would be good fine o clock ' +
      'يوم غدا بكره بكرا باجر بعد اليوم القادم المقبل الجاي الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت الساعه صباحا مساء عصرا ظهرا الصبح الظهر العصر المسا في او نعم اي وقت',
  ),
);

const times = [
  ['flexible', /\bany ?time\b|\bflexible\b|\bwhenever\b|اي وقت|مرن/],
  [
    'late-afternoon',
    /\blate afternoon\b|\bevening\b|\bafter work\b|\b[3-6](?:[:.]\d\d)? ?pm\b|\b1[5-7](?:[:.]\d\d)\b|العصر|عصرا|مساء|المسا/,
  ],
  ['afternoon', /\bafternoon\b|\bnoon\b|\b(?:12|[12])(?:[:.]\d\d)? ?pm\b|\b1[2-4](?:[:.]\d\d)\b|الظهر|ظهرا/],
  ['morning', /\bmorning\b|\b(?:9|10|11)(?:[:.]\d\d)? ?(?:am)?\b(?= |$)|صباح|الصبح/],
] as const;

/** Reads a meeting's day and time out of a message. `today` is the visitor's own day. */
export function readMeetingTime(text: string, today: Date): MeetingTime {
  const plain = spellOut(text)
    .replace(/[،؛؟,;?!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isTimeOnly = words(plain).every((word) => timeWords.has(word) || /^\d/.test(word) || isMonth(word));
  if (!isTimeOnly && !meeting.test(plain)) return {};
  const preferredDate = readDay(plain, today);
  const greeting = plain.replace(
    /\bgood (?:morning|afternoon|evening)\b|(?:صباح|مساء) (?:الخير|النور)/g,
    ' ',
  );
  // "At 10" is a time only beside a day or a meeting; on its own it may be anything.
  const preferredTime = times.find(([, pattern]) => pattern.test(greeting))?.[0];
  return { ...(preferredDate && { preferredDate }), ...(preferredTime && { preferredTime }) };
}

const isMonth = (word: string) => monthNames.some((names) => names.split('|').includes(word));

function readDay(plain: string, today: Date): string | undefined {
  const inDays = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  if (/\bday after tomorrow\b|بعد (?:غد|بكره|باجر)/.test(plain)) return format(inDays(2));
  if (/\btomorrow\b|(?:^| )(?:غدا|بكره|بكرا|باجر)(?= |$)/.test(plain)) return format(inDays(1));
  if (/\btoday\b|(?:^| )اليوم(?= |$)/.test(plain)) return format(today);

  const iso = /\b(20\d\d)-(\d\d?)-(\d\d?)\b/.exec(plain);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const numeric = /\b(\d{1,2})[./](\d{1,2})(?:[./](20\d\d))?(?=[ .]|$)/.exec(plain);
  if (numeric) return upcoming(Number(numeric[2]), Number(numeric[1]), today, numeric[3]);
  for (const [index, names] of monthNames.entries()) {
    const found =
      new RegExp(`(?:^| )(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(?:${names})(?: (20\\d\\d))?(?= |$)`).exec(
        plain,
      ) ?? new RegExp(`(?:^| )(?:${names}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?(?= |$)`).exec(plain);
    if (found) return upcoming(index + 1, Number(found[1]), today, found[2]);
  }

  const weekday = weekdays.findIndex((pattern) => pattern.test(plain));
  if (weekday < 0) return undefined;
  const ahead = (weekday - today.getDay() + 7) % 7 || 7;
  return format(inDays(ahead));
}

/** The day in the year named, or else the next time it comes round. */
function upcoming(month: number, day: number, today: Date, year?: string): string | undefined {
  if (year) return valid(Number(year), month, day, today);
  const thisYear = today.getFullYear();
  return valid(thisYear, month, day, today) ?? valid(thisYear + 1, month, day, today);
}

/** Undefined for a day there is not, and for one that is over. */
function valid(year: number, month: number, day: number, today: Date): string | undefined {
  const date = new Date(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day;
  return isReal && format(date) >= format(today) ? format(date) : undefined;
}

function format(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
