import { monthNames } from './calendar';
import { rememberTexts } from './rememberTexts';
import { spellOut } from './toClauses';

const units = 'days?|weeks?|months?|years?|quarters?';
const count = '\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple(?: of)?|some';
const months = monthNames.join('|');
/** "May" and "mar" are words of their own, and «اب» is a father: a number beside them makes a date. */
const plainMonths =
  'january|february|march|april|june|july|august|september|october|november|december|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|ايلول|تشرين';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
const seasons =
  'spring|summer|autumn|fall|winter|ramadan|eid|christmas|newroz|nowruz|الربيع|الصيف|الخريف|الشتاء|رمضان|العيد|نوروز|راس السنه';

const patterns = [
  `\\b(?:in|within|over|for)(?: the)?(?: next| about| around| roughly| like)?(?: a)? (?:${count}) (?:${units})\\b`,
  `^(?:about |around |maybe |roughly )?(?:a )?(?:${count}) (?:${units})\\b`,
  `\\b(?:${count}) (?:more )?(?:${units}) (?:left|to go|from now)\\b`,
  `\\b(?:next|this|coming|by the end of the|end of the|end of) (?:week|month|year|quarter|${seasons})\\b`,
  `\\b(?:in|by|before|until|from|early|mid|late|end of|during|for|around|after) (?:early |mid |late |the |end of )?(?:may|${plainMonths}|${seasons})\\b`,
  `^(?:maybe )?(?:in )?(?:${seasons}) (?:would|is|works|sounds)\\b`,
  '\\b(?:asap|as soon as possible|immediately|right away|right now|straight away|no rush|no hurry|not urgent|tomorrow|next week|soon)\\b',
  '(?:^| )(?:بعد|خلال|في غضون|قبل|في|باقل من|حوالي)(?: حوالي| نحو)? (?:\\d+ |ثلاثه |اربعه |خمسه |سته |ثمانيه |عشره |كم |بضعه |عده )?(?:ال)?(?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين|اشهر|شهور|سنه|سنتين|سنوات|عام|عامين)(?= |$)',
  '(?:^| )(?:\\d+|ثلاثه|اربعه|سته) (?:ايام|اسابيع|اشهر|شهور)(?= |$)|^(?:شهر|شهرين|اسبوع|اسبوعين|سنه)(?= |$)',
  '(?:^| )(?:ال)?(?:اسبوع|شهر|سنه|عام|فصل) (?:القادم|القادمه|المقبل|المقبله|الجاي|الجايه|هذا|هذه)(?= |$)|(?:هالشهر|هالسنه|هالاسبوع|نهايه (?:الشهر|السنه|العام)|السنه الجايه)',
  `(?:^| )(?:في|قبل|بعد|من|حتي|ب|مع|بدايه|نهايه|منتصف|هذا|هذه|هذي|هاي|ه) ?(?:شهر )?(?:${plainMonths}|${seasons})(?= |$)`,
  `(?:^| )(?:on|by|until|till|before|from|for|is|يوم|ب|في|بتاريخ|قبل|لحد|حتي) (?:the )?${ordinal} (?:of )?(?:${months}|شهر)(?= |$)(?! (?:be|have|need|not)\\b)`,
  `(?:^| )${ordinal} (?:of )?(?:${plainMonths})(?= |$)|(?:^| )(?:on|by|until|till|before|from|is) (?:${months}) (?:the )?${ordinal}(?= |$)|(?:^| )(?:${plainMonths}) ${ordinal}(?= |$)`,
  // "On 20.12", whose dot is a space by now.
  `(?:^| )(?:on|by|until|till|يوم|بتاريخ) (?:0?[1-9]|[12]\\d|3[01]) (?:0?[1-9]|1[0-2])(?: 20\\d\\d)?(?= |$)`,
  '(?:^| )(?:ب|في |من )?شهر (?:اثنين|اتنين|ثلاثه|تلاته|اربعه|خمسه|سته|سبعه|ثمانيه|تمانيه|تمنيه|تسعه|عشره|احدعش|حداشر|اثنعش|طنعش|اتناشر|\\d{1,2})(?= |$)',
  `(?:^| )(?:كمان|باقي|باقيلنا|بقي|ضايل|ضل|متبقي)(?: (?:لنا|لي|النا|الي|عندنا|قدامنا|حوالي|بس|اقل من))*(?: (?:\\d+|ثلاث|تلات|اربع|خمس|ست|كم)ه?)? (?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين|اشهر|شهور|سنه)(?= |$)`,
  `(?:^| )(?:علي|ع|عال|لل?) ?(?:${seasons})(?= |$)`,
  '(?:^| )(?:باسرع (?:ما يمكن|شي|ما يكون)|باقرب (?:فرصه|وقت ممكن)|في اقرب فرصه|باسرع وقت|في اقرب وقت|باقرب وقت|حالا|فورا|مستعجل|مستعجلين|مو مستعجل|غدا|بكره|قريبا|هسه)(?= |$)',
].map((pattern) => new RegExp(pattern, 'u'));

/** Does a message say by when, or from when? */
export const statesTimeline = rememberTexts((text: string): boolean => {
  const plain = spellOut(text)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return patterns.some((pattern) => pattern.test(plain));
});

/** Does it say so of a plan, and not of what has been? */
export const plansTime = (text: string): boolean =>
  statesTimeline(spellOut(text).replace(elapsed, ' ')) && !tellsOfPast(text);

/** How long something has been so: it tells of the past whatever else is planned beside it. */
const elapsed = new RegExp(
  [
    `\\b(?:have|has|had)(?: (?:not|now|already|only|just|all|both))* (?:been|had|run|done|made|sold|built|grown|kept|known|won|lost|\\w{3,}ed)\\b(?: (?!and\\b|but\\b|want\\b|need\\b|will\\b)[^ .,;!?]+){0,6}? (?:for|in|over|within|since) (?:(?:about|the|last|past|almost|over|more|than|some|around|a) )*(?:${count}) (?:${units})\\b`,
    `\\b(?:i|we|they|it|he|she|who|agency|shop|company|business|campaign)(?: (?:only|just|already))* (?:ran|had|fell|took|lost|made|did|got|came|saw|spent|sold|built|kept|stayed|(?!need|want|plan|expect)\\w{3,}ed)\\b(?: (?!and\\b|but\\b|want\\b|need\\b|will\\b)[^ .,;!?]+){0,6}? (?:for|in|over|within) (?:(?:about|the|last|past|almost|more|than|some|around|a) )*(?:${count}) (?:${units})\\b`,
    `(?:^| )(?:في |ب|من )?(?:شهر )?(?:${plainMonths}|${seasons}|الشهر|السنه|العام|الاسبوع|الموسم)(?: \\d+)? (?:الماضي\\p{L}*|الفاي?ت\\p{L}*|(?:اللي|الي) (?:فات|راح|مضي|عدي)\\p{L}*|السابق\\p{L}*)`,
  ].join('|'),
  'gu',
);

/** "We were with them for two years", «يختفون في مارس»: a time that is no date of a plan. */
export function tellsOfPast(text: string): boolean {
  const said = spellOut(text);
  const plain = said.replace(elapsed, ' ');
  return (plain !== said || past.test(plain)) && !planned.test(plain);
}
const past =
  /\b(?:were|was|went|used to|ended|(?<!(?:days?|weeks?|months?|time) )left|quit|stopped|last (?:week|month|year|season|spring|summer|autumn|fall|winter|ramadan)|every (?:year|season|spring|summer|autumn|fall|winter|ramadan)|since|ago|disappear\w*|vanish\w*|(?:i|we) (?:am|are) (?:coming|visiting|in town))\b|(?:^| )(?:و|ف)?(?:كنا|كنت|كان|كانت|صار\p{L}*|قبل (?:(?:كم|\d+|ثلاث|اربع|خمس) )?(?:سن\p{L}+|شهر(?! رمضان)|شهرين|اشهر|اسبوع\p{L}*|يوم\p{L}*|فتره|مده)|افتتحنا|فتحنا|بدينا|بدانا|[يت]ختفي|[يت]ختفون)(?= |$)/u;
const planned =
  /\b(?:want|need|plan|planning|will|would|going|launch\w*|open|opens|opening|start\w*|by|before|until|deadline|ready|moved|due|asap|in time)\b|(?:^| )(?:و|ف)?(?:نريد|اريد|بدنا|بدي|نحتاج|احتاج|نطلق|نفتتح|سن(?!ه|ين|وات|تين)\p{L}+|راح|رح|قبل(?! (?:كم|\d|ثلاث|اربع|خمس|سن|شهر(?! رمضان)|اشهر|اسبوع|يوم|فتر|مده))|موعد\p{L}*|لازم|عايز\p{L}*|نبي|ابي|نبغي|ابغي|نفتح|نخطط|حتي|محتاج\p{L}*)(?= |$)/u;

/** Does a message leave fewer than the eight weeks that a launch takes? */
export const isSoon = (text: string): boolean => soon.test(spellOut(text).replace(/[^\p{L}\p{N} ]+/gu, ' '));
const soon =
  /\b(?:in|within|only|just|have|until then|left) (?:about |only |just |less than )?(?:an?|one|two|three|four|five|six|seven|a few|a couple of|[1-7]) ?(?:weeks?|days?)\b|\b(?:[1-7]|two|three|four|five|six|seven) weeks? (?:from now|left|to go)\b|\b(?:in|within) (?:an?|one|1) month\b|\b(?:next (?:week|month)|tomorrow|this (?:week|month))\b|(?:^| )(?:بعد|خلال|في|ب|باقي|بقي|عندنا|قدامنا) ?(?:اقل من )?(?:(?:[1-7]|ثلاثه|اربعه|خمسه|سته|سبعه|كم) )?(?:ايام|اسبوع|اسبوعين|اسابيع|شهر)(?= |$)|(?:^| )(?:ال)?(?:اسبوع|شهر) (?:القادم|المقبل|الجاي)(?= |$)|هالشهر|هالاسبوع/u;

/** "For two months now" tells of something. */
export const sinceThen =
  /^\s*(?:since\b|for (?:(?:about|the last|the past|almost|over|more than|some) )*(?:(?:an?|\d+|two|three|four|few|a few|several|many) )?(?:days?|weeks?|months?|years?)\b|صار\s?ل|من (?:(?:\p{Nd}+|كم|حوالي) )?(?:شهر|سن[ةهيو]|[أا]سبوع|[أا]سابيع|يوم|[أا]يام|[أا]?شهر|زمان|فتر[ةه]))/iu;
