import { words } from '../text';
import { dayAfterTomorrow, monthNames, today as thisDay, tomorrow, weekdayNames } from './calendar';
import { rememberTexts } from './rememberTexts';
import { spellOut } from './toClauses';

/** When somebody wants to meet: a day as `2026-03-14` and one of the form's times. */
export interface MeetingTime {
  preferredDate?: string;
  preferredTime?: 'morning' | 'afternoon' | 'late-afternoon' | 'flexible';
}

const weekdays = weekdayNames.map((names) => new RegExp(`(?:^| )(?:(?:و|ف|ب|ل)(?=ا))?(?:${names})(?= |$)`));
const isWeekday = new RegExp(`^(?:${weekdayNames.join('|')}|sat|sun)$`);

/** A date stands for the meeting where the message speaks of one, or of nothing but time. */
const meeting =
  /\b(?:meet|meeting|call|talk|speak|appointment|consultation|available|free|suits?|works?|book|schedule|how about|what about|slot|zoom|reach me|see you|(?:come|drop|stop|pass|swing) (?:by|over|in)|visit you(?:r office)?)\b|\b(?:\w{3,6}day|tomorrow) (?:is|would be|sounds) (?:ok|okay|fine|good|great|perfect|better|possible)\b|موعد|ميعاد|اجتماع|ميتن|زوم|مكالم|استشار|احجز|نحجز|يناسب|ممكن|(?:^| )(?:و|ف)?(?:ا|ن|ب|بن|من|ت)?(?:لتقي|لتقو|تصل|دق|حكي|حجي|كلم|تكلم|قابل|تقابل|جتمع|شوف|زور|خابر|جي)(?:وا|و|ون)?(?:ني|ني|نا|كم|لي)?(?= |$)|لقا|(?:انا|اني|احنا|اكون|نكون|بكون) (?:فاضي|متفرغ|متاح)/u;
const timeWords = new Set(
  words(
    'on at next this in the for maybe or and around about afternoon morning evening noon late day after tomorrow today week am pm ' +
      'please yes ok between to any time anytime flexible best would be good fine o clock ' +
      'عقب والساعه يوم غدا بكره بكرا باجر بعد اليوم القادم المقبل الجاي الساعه صباحا مساء عصرا ظهرا الصبح الظهر العصر المسا في او نعم اي وقت',
  ),
);

const times = [
  ['flexible', /\bany ?time\b|\bflexible\b|\bwhenever\b|اي وقت|مرن/],
  [
    'late-afternoon',
    /\blate afternoon\b|\bevening\b|\btonight\b|\bafter work\b|العصر|عصرا|مساء|المسا|المغرب|بالليل/,
  ],
  ['afternoon', /\bafternoon\b|\bnoon\b|\b(?:after )?lunch\b|الظهر|ظهرا/],
  ['morning', /\bmorning\b|صباح|الصبح/],
] as const;

/** Hours written out, by their number. */
const hourWords = 'وحده|ثنتين|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره|احدعش|اثنعش'.split('|');
const dayNames = `(?:${tomorrow}|${thisDay}|${weekdayNames.join('|')})`;
/**
 * "At 4", «الساعه ٤», "tomorrow 10", "4 pm", "16:30"; after words that count other things as well ("about 10 people")
 * only where the hour ends what is said.
 */
const hours = [
  /\b(\d{1,2})(?:[:.]\d\d)? ?(am|pm|a m|p m|o ?'?clock)(?= |$)/u,
  /\b(\d{1,2}):\d\d\b()/u,
  /(?:^| )(?:و|ف|ع|عال|ب|بال|ال)?ساعه (\d{1,2})(?![\d./])()/u,
  new RegExp(
    `(?:\\b(?:at|@)|(?:^| )${dayNames}(?: at)?) (\\d{1,2})(?:[:.]\\d\\d)?(?= |$)(?! ?(?:th|st|nd|rd)\\b)(?! (?:of|${monthNames.join('|')}|%|percent|euros?|dollars?|people|km|days|weeks)(?= |$))()`,
    'u',
  ),
  /\b(?:after|between|from|around|about|by|till) (\d{1,2})(?:[:.]\d\d)?(?=$| (?:and|to|or|on|is|works|tomorrow|today|please|if|would)(?= |$))()/u,
];
const firstOfDay = 8;

/** Which of the form's times an hour falls into: an agency's one to seven are after noon. */
function readHour(plain: string): MeetingTime['preferredTime'] {
  const numbered = plain.replace(/(?<=ساعه )(?:ال)?(\S+)/g, (said, word: string) => {
    const hour = hourWords.indexOf(
      word.replace('تلات', 'ثلاث').replace('تمان', 'ثمان').replace('تنتين', 'ثنتين'),
    );
    return hour < 0 ? said : String(hour + 1);
  });
  for (const pattern of hours) {
    const [, digits, half = ''] = pattern.exec(numbered) ?? [];
    const hour = Number(digits);
    if (!digits || hour > 23) continue;
    const isLater = half.startsWith('p') ? hour < 12 : hour < firstOfDay && !half.startsWith('a');
    const ofDay = isLater ? hour + 12 : hour;
    return ofDay < 12 ? 'morning' : ofDay < 15 ? 'afternoon' : 'late-afternoon';
  }
  return undefined;
}

const anyDay = `(?:${tomorrow}|${weekdayNames.join('|')})`;
/** A day that does not suit, one that is over, and what every week has. */
const otherDays = new RegExp(
  [
    `\\b(?:not|except)(?: (?!next)\\w+){0,3}? (?:on )?${anyDay}s?\\b`,
    `\\b${anyDay}s? (?:(?:is|are|does|will|do) )?not\\b(?: work| good| possible)?`,
    `\\bevery (?:other )?${anyDay}\\b`,
    `(?:^| )(?:و|ب)?(?:ايام|كل) (?:يوم )?(?:ال)?${anyDay}(?= |$)`,
    `\\b(?:last|past) (?:${anyDay}|week)\\b`,
    `(?:^| )(?:مو|مش|ما (?:ا|ن|ب)?(?:قدر|كدر|ستطيع|يناسبني|فيني)\\p{L}*|الا|غير)(?: (?:يوم|اجي|نجي|احضر))* ${anyDay}(?= |$)`,
    `(?:^| )${anyDay} (?:ما|مو|مش|لا) (?:ي|ب|مناسب|اقدر|نقدر)\\p{L}*`,
    `(?:^| )(?:يوم )?${anyDay} (?:الماضي|الفايت|اللي فات)`,
  ].join('|'),
  'gu',
);

/** Reads a meeting's day and time out of a message. `today` is the visitor's own day. */
export function readMeetingTime(text: string, today: Date): MeetingTime {
  const plain = plainText(text);
  const isTimeOnly = words(plain).every(
    (word) => timeWords.has(word) || /^\d/.test(word) || isMonth(word) || isWeekday.test(word),
  );
  if (!isTimeOnly && !meeting.test(plain)) return {};
  // "Let's meet Friday, we open on Monday": the day beside the meeting is meant.
  const ofMeeting = text
    .split(/[،؛؟,;?!\n]|\.(?=\s|$)/)
    .map(plainText)
    .find((part) => meeting.test(part) && readDay(part, today));
  const preferredDate = readDay(ofMeeting ?? plain, today);
  // "At 10" is a time only beside a day or a meeting; on its own it may be anything.
  const preferredTime = (ofMeeting && readTime(ofMeeting)) ?? readTime(plain);
  return { ...(preferredDate && { preferredDate }), ...(preferredTime && { preferredTime }) };
}

function readTime(plain: string): MeetingTime['preferredTime'] {
  const said = plain.replace(/\bgood (?:morning|afternoon|evening)\b|(?:صباح|مساء) (?:الخير|النور)/g, ' ');
  return times.find(([, pattern]) => pattern.test(said))?.[0] ?? readHour(said);
}

const plainText = rememberTexts((text: string) =>
  spellOut(text)
    .replace(/[،؛؟,;?!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(otherDays, ' ')
    .trim(),
);

/** By how far they are away; "the day after tomorrow" holds "tomorrow". */
const nearDays = (
  [
    [2, dayAfterTomorrow],
    [1, tomorrow],
    [0, thisDay],
  ] as const
).map(([days, names]) => [days, new RegExp(`(?:^| )و?(?:${names})(?= |$)`)] as const);

const isMonth = (word: string) => monthNames.some((names) => names.split('|').includes(word));

function readDay(plain: string, today: Date): string | undefined {
  const inDays = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const [near] = nearDays.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (near !== undefined) return format(inDays(near));

  const iso = /\b(20\d\d)-(\d\d?)-(\d\d?)\b/.exec(plain);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const numeric = /(?<![\d./])(\d{1,2})([./])(\d{1,2})(?:\2((?:20)?\d\d))?(?=[ .]|$)(?! ?(?:am|pm)\b)/.exec(
    plain,
  );
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])];
    // 12/25 can only be the other way round.
    const [day, month] = second > 12 ? [second, first] : [first, second];
    return upcoming(month, day, today, numeric[4]?.padStart(4, '20'));
  }
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
