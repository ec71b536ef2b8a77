import { monthNames, tomorrow } from './calendar';
import { rememberTexts } from './rememberTexts';
import { spellOut } from './toClauses';

const units = 'days?|weeks?|months?|years?|quarters?';
const count = '\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple(?: of)?|some';
/** Words of their own as well, «اب» a father, "Jan" a name: a number beside them makes a date. */
const ambiguousMonths = 'may|mar|jan|اب';
/** «تشرين» alone is either of two months. */
const plainMonths = [
  ...monthNames
    .flatMap((names) => names.split('|'))
    .filter((name) => !ambiguousMonths.split('|').includes(name)),
  'كانون|تشرين',
].join('|');
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
const seasons =
  'spring|summer|autumn|fall|winter|ramadan|eid|christmas|newroz|nowruz|q[1-4]|الربع ال(?:اول|ثاني|ثالث|رابع|اخير)|الربيع|الصيف|الخريف|الشتاء|رمضان|العيد|نوروز|راس السنه';
/** «… لنا ثلاث اسابيع»: how much is left. */
const leftOver =
  '(?: (?:لنا|لي|النا|الي|عندنا|عنا|قدامنا|حوالي|بس|اقل من))*(?: (?:\\d+|ثلاث|تلات|اربع|خمس|ست|كم)ه?)? (?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين|اشهر|شهور|سنه)';

/** "On 20.12": read while its dot still stands, which "by 1.5 million" and "on 2-3 channels" have too. */
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])';
const monthOfYear = '(?:0?[1-9]|1[0-2])(?!\\d)';
const atEnd = '$|[,،;!?؟)]|\\.(?!\\d)';
/** Neither a floor nor a street follows, nor what a number counts. */
const standsAlone = `(?=\\s*(?:${atEnd}|(?:we|i|it|is|at|and|or|if|latest|please)(?!\\p{L})))`;
const noMeasure =
  '(?!\\d)(?!\\s*(?:%|[$€]|(?:percent|points?|times|k|m|thousand|million|euros?|dollars?)(?!\\p{L})))';
const dateInDigits = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    `(?:يوم|بتاريخ) ${dayOfMonth}[./-] ?${monthOfYear}`,
    `(?:قبل|لحد|حتي) ${dayOfMonth}/${monthOfYear}`,
    `(?:on|by|until|till|before) the ${dayOfMonth}(?:st|nd|rd|th)${standsAlone}`,
    `(?:from|for) ${dayOfMonth} (?:${ambiguousMonths})(?=\\s*(?:${atEnd}))`,
    `(?:on|by|until|till|before|(?:deadline|date|opening|launch|event) is) (?:the )?${dayOfMonth}[./] ?(?:${monthOfYear}(?:[./] ?(?:20)?\\d\\d(?!\\d)|${standsAlone})|(?:0[1-9]|1[0-2])${noMeasure})`,
  ].join('|')})`,
  'u',
);

const patterns = [
  `\\b(?:in|within|over|for)(?: the)?(?: next| about| around| roughly| like)?(?: a)? (?:${count}) (?:${units})\\b`,
  `^(?:about |around |maybe |roughly )?(?:a )?(?:${count}) (?:${units})\\b`,
  `\\b(?:${count}) (?:more )?(?:${units}) (?:left|to go|from now)\\b`,
  `\\b(?:next|this|coming|by the end of the|end of the|end of) (?:week|month|year|quarter|${seasons})\\b`,
  `\\b(?:in|by|before|until|from|early|mid|late|end of|during|for|around|after) (?:early |mid |late |the |end of )?(?:may|${plainMonths}|${seasons})\\b`,
  `^(?:maybe )?(?:in )?(?:${seasons}) (?:would|is|works|sounds)\\b`,
  '\\b(?:asap|as soon as possible|immediately|right away|right now|straight away|no rush|no hurry|not urgent|next week|soon)\\b',
  '(?:^| )(?:بعد|خلال|(?:في |ب)(?:غضون|ظرف)|قبل|في|باقل من|حوالي)(?: حوالي| نحو)? (?:\\d+ |ثلاثه |اربعه |خمسه |سته |ثمانيه |عشره |كم |بضعه |عده )?(?:ال)?(?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين|اشهر|شهور|سنه|سنتين|سنوات|عام|عامين)(?= |$)',
  '(?:^| )(?:\\d+|ثلاثه|اربعه|سته) (?:ايام|اسابيع|اشهر|شهور)(?= |$)|^(?:شهر|شهرين|اسبوع|اسبوعين|سنه)(?= |$)',
  '(?:^| )[وبل]?(?:ال|ل)?(?:اسبوع|شهر|سنه|عام|فصل) (?:القادم|القادمه|المقبل|المقبله|الجاي|الجايه|هذا|هذه)(?= |$)|(?:هالشهر|هالسنه|هالاسبوع|نهايه (?:الشهر|السنه|العام)|السنه الجايه)',
  `(?:^| )(?:في|قبل|بعد|خلال|من|حتي|ب|مع|بدايه|نهايه|منتصف|هذا|هذه|هذي|هاي|ه) ?(?:شهر )?(?:${plainMonths}|${seasons})(?= |$)`,
  `(?:^| )(?:on|by|until|till|before|from|for|is|يوم|ب|في|بتاريخ|قبل|لحد|حتي) (?:the )?${ordinal} (?:of )?(?:${plainMonths}|شهر)(?= |$)`,
  // "The offer for 2 may suit us" has no date.
  `(?:^| )(?:(?:on|by|until|till|before|is|يوم|ب|في|بتاريخ|قبل|لحد|حتي) (?:the )?${ordinal}|(?:from|for) (?:the )?\\d{1,2}(?:st|nd|rd|th)) (?:of )?(?:${ambiguousMonths})(?= |$)(?! (?:be|have|need|not)\\b)`,
  `(?:^| )${ordinal} (?:of )?(?:${plainMonths})(?= |$)|(?:^| )(?:on|by|until|till|before|from|is) (?:${plainMonths}|${ambiguousMonths}) (?:the )?${ordinal}(?= |$)|(?:^| )(?:${plainMonths}) ${ordinal}(?= |$)`,
  '(?:^| )(?<!(?:^| )كل )(?:ب|في |من )?شهر (?:اثنين|اتنين|ثلاثه|تلاته|اربعه|خمسه|سته|سبعه|ثمانيه|تمانيه|تمنيه|تسعه|عشره|احدعش|حداشر|اثنعش|طنعش|اتناشر|\\d{1,2})(?= |$)',
  `(?:^| )(?:كمان|باقي|باقيلنا|ضايل|متبقي)${leftOver}(?= |$)`,
  // «ضل سنة بدون شغل» tells how long something was so.
  `(?:^| )(?:ضل|بقي)${leftOver}(?= (?:علي|ع|عن|حتي|لحد|بس|فقط|ل\\p{L}+|و\\p{L}+)(?: |$)|$)`,
  `(?:^| )(?:علي|ع|عال|لل?) ?(?:${seasons})(?= |$)`,
  `(?:^| )(?<!كل )ما [يت](?:خلص|نتهي|بد[اي]|جي) (?:${seasons}|ال(?:شهر|سنه|اسبوع))(?= |$)(?! الا(?! و(?:نحن|ا?حنا|كل شي|ال(?:موقع|حمله|محل)) (?:جاهز|خالص|شغال|مفتوح)))`,
  `(?:^| )(?:${tomorrow}|باسرع (?:ما يمكن|شي|ما يكون)|باقرب (?:فرصه|وقت ممكن)|في اقرب فرصه|باسرع وقت|في اقرب وقت|باقرب وقت|حالا|فورا|مستعجل|مستعجلين|مو مستعجل|قريبا|هسه)(?= |$)`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Does a message say by when, or from when? */
export const statesTimeline = rememberTexts((text: string): boolean => {
  const spelt = spellOut(text);
  if (dateInDigits.test(spelt)) return true;
  const plain = spelt
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return patterns.some((pattern) => pattern.test(plain));
});

/** Does it say so of a plan, and not of what has been or of an answer? */
export const plansTime = (text: string): boolean =>
  statesTimeline(spellOut(text).replace(elapsed, ' ').replace(answering, ' ')) && !tellsOfPast(text);

/** Whatever was decided or scheduled is still to come. */
const ended = '(?!(?:decid|plann|schedul|agre|intend|committ|promis|approv|book)ed\\b)\\w{3,}ed';
const fewWords = (except: string) => `(?: (?!${except})[^ .,;!?]+){0,6}?`;
const anew = '(?:and|but|want|need|will)\\b';
/** What is to be done: in "asked to launch in two months" the months are still to come, in "trying to grow for two years" they are not. */
const toDo = 'to (?!(?:the|an?|our|my|their|his|her|its|us|them|him|this|that|more|all|many|\\d+|\\w+s) )';
const lasting =
  `(?:${fewWords(anew)} (?:for|over|since)|${fewWords(`${anew}|${toDo}`)} (?:in|within)) ` +
  `(?:(?:about|the|last|past|almost|over|more|than|some|around|a) )*(?:${count}) (?:${units})\\b`;
/** "Opened in March": a month too, but not of what was got for then ("we got a fair in March"). */
const once = `${fewWords(`${anew}|${toDo}|an? `)} in (?:early |late |the )*(?:may|${plainMonths}|${seasons})\\b`;
/** Sales that are low in a season. */
const slack = '(?:[يت]قل|قليل|ضعيف)\\p{L}*';
const inSeason = `(?:ب|في )(?:${seasons})`;

/** How long or when something has been so: no time of a plan, whatever else is planned beside it. */
const elapsed = new RegExp(
  [
    `\\b(?:have|has|had)(?: (?:not|now|already|only|just|all|both))* (?:been|had|run|done|made|sold|built|grown|kept|known|won|lost|${ended})\\b${lasting}`,
    `\\b(?:i|we|they|it|he|she|who|agency|shop|company|business|campaign)(?: (?:only|just|already))* (?:ran|had|fell|took|lost|made|did|got|came|saw|spent|sold|built|kept|stayed|(?!need|want|plan|expect)${ended})\\b(?:${lasting}|${once})`,
    `(?:^| )(?:في |ب|من )?(?:شهر )?(?:${plainMonths}|${seasons}|الشهر|السنه|العام|الاسبوع|الموسم)(?: \\d+)? (?:الماضي\\p{L}*|الفاي?ت\\p{L}*|(?:اللي|الي) (?:فات|راح|مضي|عدي)\\p{L}*|السابق\\p{L}*)`,
    `(?:^| )(?:${slack} ${inSeason}|${inSeason} (?:(?!و)\\p{L}+ )?${slack})(?= |$)`,
  ].join('|'),
  'gu',
);

/** When they will write again is not when it is to be done, as far as what else they say. */
const answering = new RegExp(
  [
    `(?:(?<=(?:^|[.,;!?] ?|\\b(?:i|we|he|she|boss|manager|partner) )will (?:[^ .,;:!?]+ ){0,6})(?:ask|reply|answer|decide|know|(?:let|tell|call) you|get back)|\\b(?:i am|(?:he|she|manager|boss) is) back)\\b(?: (?!(?:and|so|then|about|for|when)\\b)[^ .,;:!?]+)*`,
    `(?:^| )[وف]?(?:[انب](?:رجع ?لك|رد ?عليك|خبركم?(?= (?:ان شا|بعد|ال(?:يوم|اسبوع|شهر)|${tomorrow})))|(?:س|راح |رح )[انب]?(?:سال|خبرك)|(?:ال)?مدير\\p{L}* يرجع)[^ .,:;!?،]*(?: (?!و(?:[بتني]|ا(?!حد)|لازم|عند|سن|راح))[^ .,;!?،]+)*`,
  ].join('|'),
  'gu',
);

/** Is the time it names one of what has been or always is so, with no plan beside it: "we were with them for two years", «يختفون في مارس»? */
export function tellsOfPast(text: string): boolean {
  const said = spellOut(text);
  const plain = said.replace(elapsed, ' ');
  return (past.test(plain) || (plain !== said && !statesTimeline(plain))) && !planned.test(plain);
}
const past =
  /\b(?:were|was|went|used to|ended|(?<!(?:days?|weeks?|months?|time) )left|quit|stopped|last (?:week|month|year|season|spring|summer|autumn|fall|winter|ramadan)|every (?:year|season|spring|summer|autumn|fall|winter|ramadan)|since|ago|disappear\w*|vanish\w*|(?:i|we) (?:am|are) (?:coming|visiting|in town))\b|(?:^| )(?:و|ف)?(?:كنا|كنت|كان|كانت|صار\p{L}*|قبل (?:(?:كم|\d+|ثلاث|اربع|خمس) )?(?:سن\p{L}+|شهر(?! رمضان)|شهرين|اشهر|اسبوع\p{L}*|يوم\p{L}*|فتره|مده)|افتتحنا|فتحنا|بدينا|بدانا|[يت]ختفي|[يت]ختفون)(?= |$)/u;
const planned =
  /\b(?:want|need|plan|planning|will|would|going|launch\w*|open|opens|opening|start\w*|by|before|until|deadline|ready|moved|due|asap|in time|hop(?:e|ed|ing) (?:to\b|for (?!more\b|better\b|an?\b|new\b))|thinking (?:about|of) (?!you\b|it\b|them\b)\w*|in mind|(?<!the )next (?:week|month|year|quarter|season|spring|summer|autumn|fall|winter|ramadan)|coming (?:week|month|year|quarter|season|spring|summer|autumn|fall|winter|ramadan))\b|[,،;.] (?:and |but |so )?this (?:spring|summer|autumn|fall|winter|ramadan|eid) (?:again|(?:we|i) (?:do it|try|go|begin))\b|(?:^| )(?:و|ف)?(?:[ان](?:ريد|حتاج|ب(?:ي|غي))|بد(?:نا|ي)|نطلق|نفتت?ح|نخطط|سن(?!ه|ين|وات|تين)\p{L}+|راح|رح|قبل(?! (?:كم|\d|ثلاث|اربع|خمس|سن|شهر(?! رمضان)|اشهر|اسبوع|يوم|فتر|مده))|موعد\p{L}*|لازم|عايز\p{L}*|حتي|محتاج\p{L}*|حاب(?:ه|ين)?|ب?ود(?:ي|نا)|ناوي(?:ه|ين)?|(?:[ان]|بن?|عم ب?)فكر|مفكر(?:ه|ين)?|[بل]?(?:ال|ل)?(?:اسبوع|شهر|سنه|عام|موسم) (?:القادم|المقبل|الجاي)ه?)(?= |$)/u;

/** Does a message leave fewer than the eight weeks that a launch takes? */
export const isSoon = (text: string): boolean => soon.test(spellOut(text).replace(/[^\p{L}\p{N} ]+/gu, ' '));
const soon =
  /\b(?:in|within|only|just|have|until then|left) (?:about |only |just |less than )?(?:an?|one|two|three|four|five|six|seven|a few|a couple of|[1-7]) ?(?:weeks?|days?)\b|\b(?:[1-7]|two|three|four|five|six|seven) weeks? (?:from now|left|to go)\b|\b(?:in|within) (?:an?|one|1) month\b|\b(?:next (?:week|month)|tomorrow|this (?:week|month))\b|(?:^| )(?:بعد|خلال|في|ب|باقي|بقي|عندنا|قدامنا) ?(?:اقل من )?(?:(?:[1-7]|ثلاثه|اربعه|خمسه|سته|سبعه|كم) )?(?:ايام|اسبوع|اسبوعين|اسابيع|شهر)(?= |$)|(?:^| )(?:ال)?(?:اسبوع|شهر) (?:القادم|المقبل|الجاي)(?= |$)|هالشهر|هالاسبوع/u;

/** "For two months now" tells of something. */
export const sinceThen =
  /^\s*(?:since\b|for (?:(?:about|the last|the past|almost|over|more than|some) )*(?:(?:an?|\d+|two|three|four|few|a few|several|many) )?(?:days?|weeks?|months?|years?)\b|صار\s?ل|من (?:(?:\p{Nd}+|كم|حوالي) )?(?:شهر|سن[ةهيو]|[أا]سبوع|[أا]سابيع|يوم|[أا]يام|[أا]?شهر|زمان|فتر[ةه]))/iu;
