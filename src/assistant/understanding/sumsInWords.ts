/** What a number in words is made of: "five", «خمسه», and what it is counted in. */
const units: Record<string, number> = {};
const name = (start: number, step: number, names: string) => {
  for (const [index, spellings] of names.split(' ').entries())
    for (const spelling of spellings.split('|')) units[spelling] = start + index * step;
};
name(
  1,
  1,
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
name(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety');
name(
  3,
  1,
  'ثلاثه|ثلاث|تلاته|تلات|تلت اربعه|اربع خمسه|خمس سته|ست سبعه|سبع ثمانيه|ثماني|ثمان|تمنيه|تمان|تمن تسعه|تسع عشره|عشر',
);
name(11, 1, 'احدعش|حداشر|احدعشر اثنعش|طنعش|اتناشر|اثناعشر');
name(16, 1, 'سطعش|سطعشر|ستعشر');
name(
  20,
  10,
  'عشرين|عشرون ثلاثين|ثلاثون|تلاتين اربعين|اربعون خمسين|خمسون ستين|ستون سبعين|سبعون ثمانين|ثمانون|تمانين تسعين|تسعون',
);
name(200, 1, 'ميتين|مئتين|مئتان|مايتين');
for (const [digit, root] of 'ثلاث|تلات|تلت|ثل|تل اربع خمس ست|ستت سبع ثمن|ثمان|ثماني|تمن تسع'
  .split(' ')
  .entries())
  for (const spelling of root.split('|')) {
    for (const hundred of ['ميه', 'مئه', 'مايه', 'مائه']) units[`${spelling}${hundred}`] = (digit + 3) * 100;
    for (const teen of ['طعش', 'طعشر', 'تعشر', 'تاشر', 'اشر']) units[`${spelling}${teen}`] = digit + 13;
  }

const scales: Record<string, number> = {};
for (const [value, names] of [
  [100, 'hundred ميه مئه مايه مائه'],
  [1000, 'thousand الف الاف تالاف تلاف'],
  [1e6, 'million مليون ملايين'],
] as const)
  for (const each of names.split(' ')) scales[each] = value;
/** Two of a kind are one word in Arabic. */
const pairs: Record<string, number> = { الفين: 2000, الفان: 2000, مليونين: 2e6 };

const known = [...Object.keys(units), ...Object.keys(scales), ...Object.keys(pairs)]
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const small = Object.keys(units)
  .filter((word) => (units[word] ?? 0) < 20)
  .join('|');
const many = 'thousand|million|الاف|تالاف|تلاف|ملايين';
/** "Two or three thousand": the scale counts both. */
const span = new RegExp(
  `(?<![\\p{L}\\p{N}])(${small})(?: ?[-–] ?| (?:to|or|and|او|الي|و ?)(?: |(?<=و ?)))(?=(?:${small}) ((?:hundred )?(?:${many})|hundred)(?!\\p{L}))`,
  'gu',
);
/** "Between twenty and thirty thousand", «بين ألف وألفين»: here one "and" adds nothing up. */
const between = new RegExp(
  `(?<=(?:between|بين) )(?:an? )?(?:${known})(?:(?: and | و ?|[ -])(?:an? )?(?:${known})(?!\\p{L})){1,12}`,
  'gu',
);
/** «أحد عشر» and «اثنا عشر» as they are said. */
const elevenOrTwelve = /(?<!\p{L})([بل]?)(?:(احدي?)|اثنت?[اي]) عشره?(?!\p{L})/gu;
/** "Half a million", "two thousand five hundred", «الف وخمسميه», «بالفين ونص»; none where digits lead ("5 thousand"), nor a scale with nothing counted. */
const number = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\p{N}[ -]?)(?:و|ف)?([لب])?(?!(?:hundred|${many})(?!\\p{L}))` +
    `(?:(?:half )?an? (?=hundred|thousand|million)|(?:نص|نصف) (?=مليون))?(?:${known})(?!\\p{L})` +
    `(?:(?: and | و ?|[ -])(?:${known}|a half|نصف?)(?!\\p{L})){0,6}`,
  'gu',
);

/** Writes numbers in words that are hundreds or more in digits: "five thousand euros" becomes "5000 euros". `folded` as by `fold`. */
export function sumsInDigits(folded: string): string {
  return folded
    .replace(elevenOrTwelve, (_, before: string, one?: string) => before + (one ? 'احدعش' : 'اثنعش'))
    .replace(span, (_, low: string, scale: string) => `${low} ${scale} - `)
    .replace(between, betweenEnds)
    .replace(number, (said, before: string | undefined) => {
      const [low, value] = readNumber(before ? said.slice(said.indexOf(before) + 1) : said);
      if (value < 100) return said;
      const sum = low > 0 ? `${low} - ${value}` : value;
      // «من ألف لألفين», «بعشرة آلاف»
      return `${before ? (before === 'ل' ? 'الي ' : 'ب ') : ''}${sum}`;
    });
}

/**
 * In English ones follow tens without a word between ("twenty five"), in Arabic ten follows ones: «خمسة عشر ألف»,
 * where «خمسة عشرة آلاف» are five or ten.
 */
function isWithin(current: number, word: string, value: number, next = ''): boolean {
  const tens = current % 100;
  if (tens === 0) return value < 100;
  if (/^[a-z]/.test(word)) return value < 10 && tens >= 20 && tens % 10 === 0;
  return value === 10 && tens > 2 && tens < 10 && !/^(?:ت?ا?لاف|ملايين)$/.test(next);
}

const scaleOf = (said: string) => scales[said.split(/[ -]+/).at(-1) ?? ''] ?? 1;

/**
 * Parts the two ends where they lie closest, the scale of the second counting the first too as long as that is less.
 * "Ten thousand and fifteen" leaves it out at the second, which then lies above the first, and not far above.
 */
function betweenEnds(said: string): string {
  let found = said;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { index, 0: joint } of said.matchAll(/ and | و ?/gu)) {
    const [lower, first] = readNumber(said.slice(0, index));
    const [higher, second] = readNumber(said.slice(index + joint.length));
    const raised = second * scaleOf(said.slice(0, index));
    const high = second < 100 && raised > first && raised <= first * 10 ? raised : second;
    const scaled = first * scaleOf(said);
    const low = scaled < high ? scaled : first;
    if (lower + higher > 0 || low >= high || high < 100 || high / low >= nearest) continue;
    nearest = high / low;
    found = `${low} - ${high}`;
  }
  return found;
}

/** One sum, or the two ends of a span that stand side by side: "two three thousand", «خمسة ستة آلاف». The lower is 0 where there is only one. */
function readNumber(said: string): [low: number, value: number] {
  const whole = said.replace(/^(?:half|نصف?) /u, '');
  const parts = whole.split(/[ -]+/);
  let low = 0;
  let total = 0;
  let current = 0;
  let counted = 1;
  let isJoined = true;
  for (const [index, part] of parts.entries()) {
    const word = part in units || part in scales || part in pairs ? part : part.replace(/^و/u, '');
    const scale = scales[word];
    const value = units[word] ?? 0;
    if (scale === 100) {
      // "Two hundred three hundred": the second begins with what was counted last.
      low = current > 100 ? current - (current % 100) : low * 100;
      current = (current % 100 || 1) * 100;
      counted = 100;
    } else if (scale) {
      const more = (current || 1) * scale;
      // A hundred thousand and three thousand are one sum, two thousand and three thousand are not.
      const isAgain = total >= scale && total < more && total < scale * 1000;
      low = isAgain ? total : low * scale;
      total = (isAgain ? 0 : total) + more;
      current = 0;
      counted = scale;
    } else if (/^(?:half|نصف?)$/u.test(word)) {
      if (current === 0) total += counted / 2;
      else current += counted / 2;
    } else if (word in pairs) {
      if (total > 0 && word === part && !isJoined) {
        low = total;
        total = 0;
      }
      total += pairs[word] ?? 0;
      counted = (pairs[word] ?? 0) / 2;
    } else if (
      value > 0 &&
      current > 0 &&
      !isJoined &&
      word === part &&
      !isWithin(current, word, value, parts[index + 1])
    ) {
      low = current;
      current = value;
    } else current += value;
    isJoined = word === '' || word === 'and';
  }
  return [low, (total + current) * (whole === said ? 1 : 0.5)];
}
