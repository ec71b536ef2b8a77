import { fold } from '../text';
import { sumsInDigits } from './sumsInWords';

const digits = '\\d[\\d.,\\u066B\\u066C]*';
const scales = 'k|thousand|الف|الاف|m|million|مليون';
const counting = '\\$|€|usd|eur|bucks?|dollars?|euros?|دولار|يورو';
const others = 'iqd|dinars?|دينار|aed|dirhams?|درهم|sar|riyals?|ريال';

const amount = new RegExp(
  `(?:([$€])\\s*|\\b(usd|eur)\\s*)?(${digits})\\s*(${scales})?(?!\\p{L})\\s*(${counting}|${others})?`,
  'giu',
);
const dollarOrEuro = new RegExp(`^(?:${counting})$`, 'i');
const scale: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  الف: 1e3,
  الاف: 1e3,
  m: 1e6,
  million: 1e6,
  مليون: 1e6,
};
const isOpen =
  /\bbudget (?:is |would be )?(?:flexible|open|negotiable)\b|\b(?:flexible|open) budget\b|ميزاني\p{L}* (?:مرنه|مفتوحه|قابله للنقاش)/u;

/** "Their budget" is the one to spend, but for that of rivals and partners; where it begins a part, nobody says whose it is. */
const budgetWord =
  /(?<!(?:^ |\b(?:competitors?|rivals?|agencies|others|partners|investors|owners)\b[^.]{0,60}\b)their )\bbudgets?\b(?! of others)|\b(?:spend|invest)\b|ميزاني/;
/** Money that is no budget of theirs: what they earn, won, paid, owe, and what others have. */
const otherMoney =
  /\b(?:budgets?|won(?= (?:an? |the )?(?:[$€] ?\d|\d[\d.,]* ?(?:k|thousand|million|dollars?|euros?|usd|eur|prize|grant)\b))|paid(?! (?:ads?|media|social|search|campaigns?|advertising|traffic))|earn|earns|earned|earning|revenue|turnover|profit|sales of|salary|salaries|debt|owe|lost|gone|wasted|burne?[dt]|spent|raised|rent (?:is|of)|took [^.]{0,30}from (?:us|me)|cost us|charged|priced at|retails?|(?<!\byou )(?:sells?|selling|sold) (?:(?!(?:and|but|want|need) )[^ ,]+ ){0,3}(?:for|at)(?= (?:(?:about|only|just|around|from) )?[$€]? ?\d)|(?:the|our) (?:price|product) is|per (?:piece|unit|item|kilo)|(?:orders?|baskets?|anything|everything) above|basket|order value|average order|(?:avg|average|mean|typical) (?:sale|ticket|job|deal|project|bill|invoice)|(?:they|he|she|somebody|someone|(?:the|an?|another|our|my) (?:[^ ]+ )?(?:agency|freelancer|designer|developer)|(?:the|an?|another|(?:our|my) (?:old|last|former|previous|other)) (?:[^ ]+ )?company) (?:offer|ask|want|charge|quote|demand)(?:s|d|ed)?|(?:our|my) (?:[^ ]+ )?company (?:ask|charge|quote)(?:s|d|ed)?|rent(?:s|ed|ing)? (?:[^ ]+ ){0,4}(?:for|at)|(?:prices?|tickets?|rooms?|rates?|fees?|menus?|tables?) (?:[^ ]+ )?(?:start|starts|starting|begin|begins|range|from)|(?:free|delivery|shipping|deliver) (?:(?!(?:and|but|want|need) )[^ ]+ ){0,4}(?:above|over|from))\b|(?:^| )(?:و)?(?:(?:انفق|ربح|فز)(?:ت|نا)|دخل(?:ي|نا(?= (?:(?:حوالي|تقريبا|هو|يعني|كل) )?(?:\d|(?:ال|ب)?(?:ال)?(?:شهر|سن|يوم|اسبوع)(?:ي|وي|ه)?(?: |$))))|دفع ?ل[كه][^ ]*|طلب(?:وا?|ت)? م(?:ني|نا|نه)|ب(?:عت|عنا|اعوا?|اع)|اشتري(?:ت|نا))(?= |$)|(?:دفع|صرف)(?:نا|ت)|نربح|ارباح|مبيعاتنا|راتب|رواتب|ايجار|ديون|خسرنا|اخذ(?:ت|وا)? من(?:ا|ي)|سعره|سعر المنتج|[يت]باع|[ان]بيعه/;
/** A message that is nothing but a sum in thousands: "around 25k", "not more than 4k please", «حوالي ٢٥ الف». */
const bareSum = new RegExp(
  `^[\\s.,~!]*(?:(?:(?:(?:i|we) )?can(?:'t|not| not) go|(?:my|our) (?:limit|max) is|not? more than|above|over|about|around|approx|approximately|roughly|maybe|max|maximum|up to|under|between|from|some|only|say|at most|حوالي|تقريبا|بحدود|يمكن|من|بين|اقصي شي|فقط)[\\s.,~]+)*` +
    `${digits}\\s*(?:${scales})?(?:\\s*(?:-|–|—|to|and|الي|حتي|و)\\s*${digits})?\\s*(?:${scales})` +
    `(?:\\s+(?:please|max|maximum|or so|at most|total|a month|per month|monthly|now|تقريبا|بالشهر|شهريا|كحد اقصي))*[\\s.!]*$`,
  'u',
);
/** A grand is a thousand of either, if it is not an opening or a piano that is one. */
const grand = /(?<=[\da-z] ?)grand(?= (?:for|a|max|total|is|to|and|please)\b| *(?:[.,!?]|$))/g;
const spokenSums = (text: string) => sumsInDigits(fold(text).replace(grand, 'thousand dollars'));
const contactDetails = /\S+@\S+|(?:\+|(?<![\d.,])0)\d(?:[ ().-]{0,2}\d){6,14}/g;
/** What a bare number counts, if not money. */
const counted =
  /^\s*(?:%|(?:percent|employees?|people|persons?|staff|shops?|stores?|branch(?:es)?|offices?|customers?|clients?|guests?|members?|followers?|visitors?|users?|patients?|students?|products?|items?|rooms?|seats?|tables?|cars?|years?|months?|weeks?|days?|hours?|minutes?|times|km|sqm|m2|posts?|videos?|pages?|orders?|countries|cities|سنه|سنوات|عام|شهر|اشهر|اسبوع|يوم|ايام|ساعه|دقيقه|مره)(?!\p{L})|(?:موظف|شخص|عامل|فرع|محل|متجر|مكتب|زبون|عميل|ضيف|متابع|زائر|مريض|طالب|منتج|غرفه|كرسي|طاوله|سياره|منشور)\p{L}{0,3}(?!\p{L}))/u;
const year = /^(?:19\d\d|20(?!00)[0-4]\d)$/;
const between = /^\s*(?:-|–|—|to|and|until|till|up to|الي|حتي|و)\s*(?:[$€]|usd|eur)?\s*$/;

/** The other end of a span, behind its beginning. */
const spanEnd = new RegExp(
  `^\\s*(?:-|–|—|to|and|الي|حتي|و)\\s*([$€])?\\s*(${digits})\\s*(${scales})?(?!\\p{L})\\s*(${counting})?`,
  'u',
);

const anyMoney = new RegExp(
  `(?<![\\d.,])(${digits})(?: و\\p{L}+)?\\s*(${scales}|ملايين)?(?!\\p{L})\\s*(?:${counting}|${others}|egp|pounds?|gbp|chf|francs?|lira|جنيه|ليره|شيكل)(?!\\p{L})`,
  'gu',
);

/** "800 a month", "around 4k", and the Iraqi note of a hundred dollars. */
const sumsWithoutCurrency = new RegExp(
  `(?<![\\d.,])\\d{3,}\\s*(?:(?:a|per|each|every) month|monthly|شهريا|بالشهر|في الشهر|كل شهر)(?!\\p{L}|\\s+\\p{L}*(?:visitors?|زبون|زباين|زياره|طلب))|` +
    `\\b(?:aside|around|about|max|up to|grant of|spend|afford|pay|roughly|maybe) (?:\\w+ )?\\d+\\s*k\\b(?!\\s*(?:\\p{L}{3,}))|` +
    `\\b\\d+\\s*k (?:a month|per month|monthly|max|for (?:everything|all|it|the)|in total|altogether)\\b|` +
    `(?:ميزاني|[ان](?:دفع|صرف|[كق]در)|معا?ي|بحدود|حوالي)[^.]*(?<!\\p{L})(?:\\d{1,2}|ثلاث|اربع|خمس|ست|سبع|ثمن|عشر)\\s*(?:ورقه|ورقات|ورقتين|دفتر|دفاتر)(?!\\p{L})`,
  'u',
);
/** What they earn, sell or lose, and what is printed on sheets. */
const income =
  /\b(?:gets?|sells?|los(?:e|es|ing)|visitors?|orders?|buy|rent|traffic|views|clicks|followers|customers|downloads)\b|نبيع|ابيع|زبون|زباين|زيار(?:ه|ات)|زوار|متابع|طلب(?:ات)?(?!\p{L})|ايجار|نخسر|طباعه|نطبع|تصميم|نكتب|استبيان|بروشور/u;

/** Words for a sum that is theirs to spend: "our limit is 5000 dollars", "what we can pay is 500" are no price. */
const ownSum = new RegExp(
  '\\b(?:limit|max|maximum|minimum|min|ceiling|cap|total|amount|sum|figure|number(?! (?:one|1)\\b)|funds?|funding|savings?|money|capital|cash|' +
    'allowance|range|marketing|ads?|advertising|answer|guess|plan|idea|target|project|campaign|share|' +
    'spending|investment|pot|purse|(?:my|our) offer|for (?:the|our|my) (?:launch|opening))\\b|\\b(?:most|best|rest|first|least) (?:is|i|we|that)\\b|' +
    '\\b(?:what|all|everything|most|best|least) (?:that )?(?:i|we) (?:can|could|may|might|would|have|got|set|put|agreed?|saved?|planned?|want|wish|need)\\b',
);
const ownSumArabic = new RegExp(
  '(?<!\\p{L})(?:[ان](?:ريد|حتاج)|بد(?:ي|نا)|[انت]بي|[انب]بغي|عند(?:ي|نا)|مع(?:ي|اي|انا|نا)|(?:[ان]|بن?)[قك]در|[ان]تحمل\\p{L}*|ببال(?:ي|نا)|[انب]ريده|ممكن|' +
    '[تي](?:قدر|كدر|سو|عمل|صمم)\\p{L}*|[تي]كفي|كافي|حمل[هت]\\p{L}*|[ان]دفع|[ان]صرف|حد(?:نا|ي)|الحد|اقصي|عايز\\p{L}*|' +
    '[يت]ناسب(?:ني|نا)|(?:ال)?مناسبه? (?:لي|الي|لنا|النا)|' +
    // «… ب ٥٠٠ دولار يصير؟» offers as much; «الخاتم يصير ب ٩٠٠» does not.
    '(?:ب?[يت]صير|ب?[نيت]مشي|ب?[يت]نفع|زين|تمام|ماشي|اوكي|موافق\\p{L}*)(?: (?:الحال|مع(?:ك|كم|اكم)|وياكم))?(?=\\s*(?:[?؟]|$)))(?!\\p{L})',
  'u',
);
const nearly =
  '(?:us |me |you |only |just |about |around |between |from |over |under |up to |more than |less than |almost |nearly )*(?:[$€]|usd |eur )?\\s?\\d';
/** What something else costs: "our watch costs 450 euros", «كلفني الموقع ٢٥٠٠ دولار». */
const otherPrice = new RegExp(
  [
    `\\b(?:costs?|costing|priced(?: at)?) ${nearly}`,
    '\\b(?:a night|per night|each(?! (?:month|week|quarter|year)))\\b',
    '(?:^| )(?:و)?[يتب]{0,2}كلف\\p{L}*(?: (?!عند|مع|ميزاني)\\p{L}+){0,3} \\d',
    // «تاخذون ٥٠٠ دولار؟» asks whether we would take it.
    '(?:^| )(?:و)?(?!تاخ[ذد]و[نا]?(?!\\p{L}))[يت]ا?خ[ذد]\\p{L}*(?: (?!عند|مع)\\p{L}+){0,2} \\d',
  ].join('|'),
  'u',
);
/** "Our ring is 900 dollars", «سعر القطعة ١٥٠ دولار»: a price, unless a sum of their own is named before it. */
const statedPrice = new RegExp(
  `\\b(?:the|our|my|one|an?|every|this)(?! (?:year|month|week)\\b)(?: [\\p{L}'’-]+){1,4} (?:is|are|was|were|goes for|comes to|sells for) ${nearly}`,
  'u',
);
const statedPriceArabic = /(?:^| )(?:و)?(?:ال)?(?:سعر|اسعار|ثمن)\p{L}*(?: (?!عند|مع|ميزاني)\p{L}+){0,3} \d/u;
/** «الخاتم بـ ٩٠٠ دولار», where «يصير؟» behind it offers as much. */
const forSum = /(?:^| )(?:و)?(?:ال\p{L}+|\p{L}{2,}تنا)(?: \p{L}+){0,2} ب ?\d/u;

const clauseEnd = /[,:]|\sand (?=(?:the|our|my|one|an?|every|this) )/;

function statesPrice(part: string): boolean {
  const english = statedPrice.exec(part);
  if (english) {
    // "We run ads, our ring is 900": what stands before the comma is said of something else.
    const said =
      part
        .slice(0, english.index + english[0].length)
        .split(clauseEnd)
        .at(-1) ?? '';
    return !ownSum.test(said);
  }
  const [arabic] = statedPriceArabic.exec(part) ?? [];
  if (arabic !== undefined) return !ownSumArabic.test(arabic);
  return forSum.test(part) && !ownSumArabic.test(part);
}

/** Sentences, and what they have of their own beside somebody else's price: "a villa costs 250000 dollars, we have 5000". */
const partsOf = (folded: string) =>
  folded.split(
    /(?<=[!?؟;؛\n])\s?|\.(?:\s|$)|\b(?:but|while|whereas)\b|[,،](?=\s*(?:(?:so|now) )*(?:(?:we|i) (?:have|can|could|got|would)|(?:عند|مع)(?:ي|نا|اي|انا)) )|\sand (?=(?:we|i) (?:have|can|could|got) )|\s(?=و(?:عند|مع)(?:ي|نا|اي|انا) )/u,
  );
const isOthers = (part: string) =>
  !budgetWord.test(part) && (otherMoney.test(part) || otherPrice.test(part) || statesPrice(part));

/** Does a message name a sum they could spend, in whatever money, in digits or in words? */
export function namesSum(text: string): boolean {
  if (readBudget(text) !== undefined) return true;
  return partsOf(spokenSums(text)).some((part) => {
    if (isOthers(part)) return false;
    if (sumsWithoutCurrency.test(part) && !income.test(part)) return true;
    return [...part.matchAll(anyMoney)].some(
      ([, typed = '', unit]) => unit !== undefined || Number(typed.replace(/\D/g, '')) >= 100,
    );
  });
}

interface Sum {
  value: number;
  start: number;
  end: number;
  /** With a currency, or with a scale: beyond doubt money. */
  isMoney: boolean;
}

/**
 * A sum in dollars or euros, or one called a budget: its digits, of a span the middle; `flexible` if that was said.
 * Years, counts ("250 employees"), telephone numbers and what they earn are none.
 */
export function readBudget(text: string): string | undefined {
  const folded = spokenSums(text).replace(contactDetails, ' , ');
  const found = partsOf(folded).flatMap((part) => budgetIn(part) ?? []);
  const called = found.find(({ isCalled }) => isCalled) ?? found[0];
  if (called) return String(called.value);
  return isOpen.test(folded) ? 'flexible' : undefined;
}

function budgetIn(part: string): { value: number; isCalled: boolean } | undefined {
  if (isOthers(part)) return undefined;
  const named = budgetWord.exec(part);
  const sums = sumsIn(part, named !== null || bareSum.test(part));
  const money = sums.filter(({ isMoney }) => isMoney);
  // "250 employees, a budget of $60,000": what is money beyond doubt counts, with the other end of its span.
  const [first] = sums.filter((sum) => money.length === 0 || sum.isMoney || isSpanned(part, sum, money));
  if (!first) return undefined;
  const after =
    named && sums.find(({ start, isMoney }) => start > named.index && (isMoney || money.length === 0));
  const low = isSpanned(part, first, sums) || !after ? first : after;
  const high = sums.find((other) => isSpan(part, low, other)) ?? low;
  return { value: Math.round((low.value + high.value) / 2), isCalled: named !== null };
}

const isSpan = (part: string, low: Sum, high: Sum) =>
  low.end <= high.start && between.test(part.slice(low.end, high.start));
const isSpanned = (part: string, low: Sum, sums: readonly Sum[]) =>
  sums.some((high) => isSpan(part, low, high));

function sumsIn(part: string, isCalled: boolean): Sum[] {
  return [...part.matchAll(amount)].flatMap((match) => {
    const [whole, sign, code, typed = '', unit, after] = match;
    const currency = sign ?? code ?? after;
    if (currency && !dollarOrEuro.test(currency)) return [];
    const end = match.index + whole.trimEnd().length;
    const rest = part.slice(end);
    const plain = typed.replace(/[,\u066C](?=\d{3})|\.(?=\d{3}(?:\D|$))/g, '').replace(/[.,]+$/, '');
    // "20 to 30k", "5k to 10k usd": what the end of a span is counted in, its beginning is too.
    const [span, spanSign, spanDigits = '', spanUnit, spanCurrency] = spanEnd.exec(rest) ?? [];
    const isMoney = [currency, unit, spanSign, spanUnit, spanCurrency].some((each) => each !== undefined);
    const isCount = year.test(typed) || year.test(spanDigits) || counted.test(rest.slice(span?.length ?? 0));
    if (!isMoney && isCount) return [];
    if (!currency && !spanSign && !spanCurrency && !isCalled) return [];
    const value = Number(plain) * (scale[(unit ?? spanUnit)?.toLowerCase() ?? ''] ?? 1);
    return Number.isFinite(value) && value >= 100 ? { value, start: match.index, end, isMoney } : [];
  });
}
