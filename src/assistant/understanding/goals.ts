import { words } from '../text';
import { nextWish, withoutRefused } from './refusals';
import { toClauses } from './toClauses';

const growing =
  'goal goals grow growing increase boost improve reach attract rebrand more double ' +
  'هدفنا هدفي زيادة نمو تحسين جذب أزيد نزيد أكثر اكثر اكتر أكبر نكبر';
const wanting =
  'want need looking aim ' +
  'نريد أريد نحتاج أحتاج نسعى نبحث أبحث نطمح أطمح نبي أبي أبغى ابغى نبغى بدي بدنا عايز عايزين محتاج محتاجين';
const growthWords = new Set(words(growing));
const goalWords = new Set(words(`${growing} ${wanting}`));
const launchWords = new Set(words('launch launching opening نطلق سنطلق إطلاق أطلق نفتتح سنفتتح افتتاح'));

const prices =
  /\b(?:prices?|pricing|quotes?|quotations?|estimates?)\b|\byour (?:costs?|rates?|fees?)\b|(?<!\p{L})[وبل]?(?:ال)?(?:سعر|اسعار|تسعيره?|ت?كلفه|تكاليف)(?:كم)?(?!\p{L})/u;
const ownPrices = /\b(?:our|my|lower|raise|higher|reduce|cut)\b/;

const wish = `(?:${words(wanting).join('|')}|[ان]?زيد)(?!\\p{L})`;
const noAim = new RegExp(
  [
    // As far as the next wish; "I do not want to lose them" and «ما نريد الا» say what is wanted.
    `(?<!\\p{L})(?:(?:not|never|no longer) (?:(?:really|think|we|i) )*|no |[وف]?(?:لا|ما|مو|مش|مب|غير) )${wish}(?! (?:(?:(?:our|my) [^ ,]+ )?to (?:lose|be|stay|look)|الا|غير|سوي|(?:ان )?[ان](?:خسر|ب[قك]ي|ضل|كون(?! (?:مع|عند|زب|عم[يل]))) ))(?![^,]*,? (?:just|only) (?!(?:now|later)\\b|(?:an? )?(?:questions?|info\\w*|prices?|quote|curious|talk|(?:quick )?look|\\w+ing|\\w+ (?:me|us))\\b))(?:(?!${nextWish.source})[^,])*`,
    // What would be wanted some day, and what is wanted of us in this talk.
    `(?<!\\p{L})(?:(?:if|when|once) (?:i|we)|اذا|لما|لو) ${wish}`,
    '\\b(?:want|need) (?:to (?:complain|cancel|ask(?= (?:you\\b|(?:whether|if) you (?:do|have)\\b|(?:an? |some )?questions?\\b|something\\b|(?:about|where|when|what|who) (?:(?:is|are) )?your\\b)|,|$)|go(?: now)?(?=,|$))|no |your (?:address|location|number|e ?mail)\\b)',
    `${wish} (?:ان )?(?:[انب]?(?:(?:استفسر|اسال)(?:كم?)?(?: (?:عن [^ ,]+كم|(?:عن )?(?:سوال|شي)(?: (?!ل|ب|عن )[^ ,]+)?))?(?=,|$)|اشتكي)|(?:عنوان|رقم)كم|العنوان(?=,|$))`,
    '\\bmore than\\b|[انب](?:دفع|صرف) اك[ثت]ر',
  ].join('|'),
  'gu',
);

/** Does a sentence say what its writer is after? A question of more does not ("tell me more"), nor does a refusal. */
export function statesGoal(text: string): boolean {
  const said = toClauses(withoutRefused(text)).join(', ');
  if (
    /[?؟]/.test(text) ||
    /\b(?:tell|know|hear|learn|show)\b.*\bmore\b|\bmore (?:info|information|details)\b|\b(?:no|any|not|once) ?more\b|\b(?:just|only) (?:looking|browsing)\b/.test(
      said,
    )
  )
    return false;
  const sentence = said.replace(noAim, ' ');
  if (/اعرف|معلومات|تفاصيل|المزيد عن|حدثني|حدثيني|خبرني|احكيلي|احجيلي|اشرح|كلمني/u.test(sentence))
    return false;
  // "I need a rough price" wants an answer.
  if (
    prices.test(sentence) &&
    !ownPrices.test(sentence) &&
    !words(sentence).some((word) => growthWords.has(word))
  )
    return false;
  return words(sentence).some((word) => goalWords.has(word)) && words(text).length > 1;
}

/** Does it name what is to grow? Wanting to launch, or to have a website, is no such aim yet. */
export function statesGrowth(sentence: string): boolean {
  return statesGoal(sentence) && words(sentence).some((word) => growthWords.has(word));
}

/** "500 orders in the first month", «٢٠٠٠ تحميل»: so many of what a business counts. */
export const countsOutcome =
  /\p{Nd}[\p{Nd}.,٬]*k?\+? (?:[a-z]+ )?(?:orders?|sales|customers?|clients?|downloads?|installs?|users?|bookings?|reservations?|leads?|sign ?ups?|subscribers?|members?|patients?|guests|units|pieces)\b|\p{Nd} (?:[اأآ]ل[اآ]?ف )?(?:طلب|زبون|زباين|زبائن|عميل|عملاء|تحميل|تنزيل|حجز|مشترك|مستخدم|مريض|قطع)/iu;

/** Is something about to be launched? A plan rather than a goal, but worth a line in the meeting form. */
export function statesLaunch(sentence: string): boolean {
  return !/[?؟]/.test(sentence) && words(sentence).some((word) => launchWords.has(word));
}

const audiences = [
  /\b(?:our|my|the) (?:target )?(?:customers|clients|guests|buyers|audience|target group|patients|users)(?: is| are|:)\s+(?:mostly |mainly |usually )?([^.,;!?\n]{3,120})/iu,
  /\b(?:we|i) (?:sell|cater|market) (?:mostly |mainly )?to\s+([^.,;!?\n]{3,120})/iu,
  /\b(?:we|i)(?: want to| would like to)? (?:target|reach|address|aim at)\s+([^.,;!?\n]{3,120})/iu,
  /\b(?:aimed at|targeted at|made for|meant for)\s+([^.,;!?\n]{3,120})/iu,
  /(?:^|\s)(?:نستهدف|أستهدف|استهدف|نبيع (?:إلى|الى)|نخاطب)\s+([^.،؛!؟\n]{3,120})/u,
  /(?:^|\s)(?:(?:ال)?جمهور(?:نا)?(?: المستهدف)?|زبائننا|زبايننا|عملاؤنا|جمهوري|زبائني|الفئة المستهدفة)\s+(?:هم\s+|من\s+|هو\s+|هي\s+)?([^.،؛!؟\n]{3,120})/u,
];

/** Whom a business wants to reach, in the visitor's words. */
export function readAudience(text: string): string | undefined {
  if (/[?؟]\s*$/.test(text)) return undefined;
  for (const pattern of audiences) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found) return found;
  }
  return undefined;
}

const lead =
  '(?:mostly|mainly|usually|basically|both|young|local|older|busy|private|rich|small|some|many|a few|lots of|a lot of|it is|they are|also)';
const people =
  '(?:men|women|mums?|moms?|mothers|dads|parents|families|couples|brides|kids|children|teen(?:ager)?s|students|tourists|travell?ers|expats|foreigners|neighbou?rs|locals|residents|pensioners|seniors|workers|drivers|(?:home|house|flat|shop|dog|cat|car|pet) ?owners|landlords|tenants|ladies|girls|boys|adults|professionals|people|office (?:people|workers)|young people)';
const firms =
  '(?:compan(?:y|ies)|firms|businesses|offices|restaurants|cafes|hotels|shops|schools|clinics|villas|hospitals|builders|architects)';
/** What else may stand behind those who buy: more of them, how old they are, where they are from. */
const about = '(?=$|,| (?:and|or|mostly|mainly|who|from|aged|between|around|with|in|half|\\d))';
const arabicLead =
  '(?:(?:اغلبهم|اكثرهم|معظمهم|اغلب|اكثر|معظم|غالبا|خصوصا|هم|همه|يعني|كل|بس|طبعا|عاده|والله) )';
const arabicPeople =
  '(?:نسوان|نساء|ستات|سيدات|بنات|رجال|شباب|شبان|عوايل|عايلات|اهالي|امهات|اباء|اطفال|طلاب|طالبات|سياح|مغتربين|موظفين|موظفون|جيران|ناس|كبار السن|عرايس|عرسان|متقاعدين|سكان)';
const arabicFirms =
  '(?:شركات|مطاعم|فلل|بيوت|فنادق|عيادات|محلات|مدارس|مكاتب|كافيهات|اصحاب \\p{L}+|كل المحافظات|مستشفيات|مقاولين)';
const arabicAbout =
  '(?=$|,| (?:و(?!لا )\\p{L}+|من|ب(?:ال)?\\p{L}+|في|اكثر|اغلب\\p{L}*|غالبا|عاده|اللي ساكن\\p{L}*|حوالينا|الجديد\\p{L}*|الاهلي\\p{L}*|الصغير\\p{L}*|النص|جامع\\p{L}*|\\d))';

const buyersNamed = (english: string, arabic: string) =>
  new RegExp(`^(?:${lead} )*${english}${about}|^${arabicLead}*(?:ال)?${arabic}${arabicAbout}`, 'u');
const namesPeople = buyersNamed(people, arabicPeople);
const namesFirms = buyersNamed(firms, arabicFirms);
/** Whoever goes on so says what is done or what hurts, asks or wishes: "people do not find us". */
const saysMore =
  /\b(?:we|our|us|i(?! (?:guess|think|suppose|would|believe))|my|me|you|your|not|never|nobody|no one|stopped|say|said|ask|complain|want|need|leave|come back|walk|find)\b|(?<!\p{L})(?:و|ف)?(?:احنا|نحن|عندنا|عندي|لا|ما|مو|مش|ماكو|محد|لكن|يقول\p{L}*|يسال\p{L}*|يشوف\p{L}*|تشوف|يدور\p{L}*|تدخل|[انت]?ريد|ممكن|كم|تقدر\p{L}*)(?!\p{L})/u;

/**
 * "Families mostly, and offices at lunch" says who buys and nothing else; firms do so only of a business that was told
 * before. How the customers find it may be told along: "people from 30 to 50, they find us by recommendation".
 */
export function namesBuyersOnly(text: string, isBusinessKnown: boolean): boolean {
  const [first = '', ...others] = toClauses(text);
  const saysHow = (clause: string) => /^they (?:find|know|come)\b/.test(clause);
  const said = [first, ...others.filter((clause) => !saysHow(clause))].join(', ');
  if (/[?؟]/.test(text) || saysMore.test(said)) return false;
  return namesPeople.test(said) || (isBusinessKnown && namesFirms.test(said));
}
