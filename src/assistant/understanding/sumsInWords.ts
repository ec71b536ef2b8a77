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
name(15, 1, 'خمسطعش|خمسطعشر|خمستاشر');
name(
  20,
  10,
  'عشرين|عشرون ثلاثين|ثلاثون|تلاتين اربعين|اربعون خمسين|خمسون ستين|ستون سبعين|سبعون ثمانين|ثمانون|تمانين تسعين|تسعون',
);
name(200, 1, 'ميتين|مئتين|مئتان|مايتين');
for (const [digit, root] of 'ثلاث|تلات|تلت اربع خمس ست|ستت سبع ثمن|ثمان|ثماني|تمن تسع'.split(' ').entries())
  for (const spelling of root.split('|'))
    for (const hundred of ['ميه', 'مئه', 'مايه', 'مائه']) units[`${spelling}${hundred}`] = (digit + 3) * 100;

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
/** "Between two and three thousand": the scale counts both. */
const span = new RegExp(
  `(?<![\\p{L}\\p{N}])(${small})(?: ?[-–] ?| (?:to|or|and|او|الي|و ?)(?: |(?<=و ?)))(?=(?:${small}) (hundred|thousand|million|الاف|تالاف|ملايين)(?!\\p{L}))`,
  'gu',
);
/** "Half a million", "two thousand five hundred", «الف وخمسميه», «بالفين ونص»; none where digits lead ("5 thousand"), nor a scale with nothing counted. */
const number = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\p{N}[ -]?)(?:و|ف)?([لب])?(?!(?:hundred|thousand|million|الاف|تالاف|تلاف|ملايين)(?!\\p{L}))` +
    `(?:(?:half )?an? (?=hundred|thousand|million)|(?:نص|نصف) (?=مليون))?(?:${known})(?!\\p{L})` +
    `(?:(?: and | و ?|[ -])(?:${known}|a half|نصف?)(?!\\p{L})){0,6}`,
  'gu',
);

/** Writes numbers in words that are hundreds or more in digits: "five thousand euros" becomes "5000 euros". `folded` as by `fold`. */
export function sumsInDigits(folded: string): string {
  return folded
    .replace(span, (_, low: string, scale: string) => `${low} ${scale} - `)
    .replace(number, (said, before: string | undefined) => {
      const value = readNumber(before ? said.slice(said.indexOf(before) + 1) : said);
      if (value === undefined) return said;
      // «من ألف لألفين», «بعشرة آلاف»
      return `${before ? (before === 'ل' ? 'الي ' : 'ب ') : ''}${value}`;
    });
}

function readNumber(said: string): number | undefined {
  const whole = said.replace(/^(?:half|نصف?) /u, '');
  let total = 0;
  let current = 0;
  let counted = 1;
  for (const part of whole.split(/[ -]+/)) {
    const word = part in units || part in scales || part in pairs ? part : part.replace(/^و/u, '');
    const scale = scales[word];
    if (scale === 100) {
      current = (current || 1) * 100;
      counted = 100;
    } else if (scale) {
      total += (current || 1) * scale;
      current = 0;
      counted = scale;
    } else if (/^(?:half|نصف?)$/u.test(word)) {
      if (current === 0) total += counted / 2;
      else current += counted / 2;
    } else if (word in pairs) {
      total += pairs[word] ?? 0;
      counted = (pairs[word] ?? 0) / 2;
    } else current += units[word] ?? 0;
  }
  const value = (total + current) * (whole === said ? 1 : 0.5);
  return value >= 100 ? value : undefined;
}
