import { toClauses } from './toClauses';

const anyOf = (...choices: string[]) => `(?:${choices.join('|')})`;

const yes = anyOf(
  'yes|yeah|yep|yup|ya|sure|ok|okay|okey|k|absolutely|definitely|certainly|gladly|great|perfect|of course|please|please do',
  'go ahead|why not|fine(?: by me| with me)?|alright|all right|cool|deal|agreed|done|happy to|with pleasure|by all means',
  'sounds (?:good|great|perfect|like a plan)|(?:good|great|nice) idea|works for me|do it|book it|open it|let us (?:do it|do that|go)',
  'that (?:works|sounds (?:good|great)|(?:is|would be) (?:great|good|nice|perfect|helpful|lovely|fine))',
  'i would (?:love|like) (?:to|that|it)|(?:i|we) (?:want|do|would|agree|am)',
  'نعم|اي|ايه|ايوا|ايوه|اجل|بلي|اكيد|طبعا|تمام|حاضر|موافق|موافقه|موافقين|اوكي|اوكيه|اوك|يب|بالتاكيد|بالطبع|بكل سرور|بكل ممنونيه',
  'حسنا|طيب|زين|ماشي|يلا|تفضل|تفضلي|ممتاز|جميل|رايع|فكره (?:جيده|ممتازه|حلوه)|(?:لم|لما|ليش|ليه) لا|ان شاء الله|صار|ميخالف|عادي',
  'ما عندي مانع|ما في مشكله|لا مانع|ابشر|اريد|نريد|اود|نود|ابي|بدي|احب|حابب|يصير|ينفع|يناسبني|يناسبنا|مناسب|خلينا|خلونا',
);
const courtesy = anyOf(
  'please|thanks|thank you|maya|very much|so much|then|now|it|me|for me|dear|let us|do|good|great|and|if possible',
  'شكرا|لو سمحت|لو سمحتي|من فضلك|من فضلكم|رجاء|مايا|يا مايا|والله|جدا|كثيرا|هذا|ذلك|هسه|الان|لكم|معكم|نحجز|احجز|احجزي|احجزوا|افتحي|حجز|موعد',
);
const time = anyOf(
  'on|at|next|this|in|the|for|how about|what about|maybe|around|after|before|any ?time|any day|morning|afternoon|evening|noon|week|month',
  'tomorrow|today|tonight|soon|works|(?:is|would be) (?:good|fine|ok|great|perfect|best)|suits me|best|am|pm|o clock|possible|or',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\\d{1,2}',
  'يوم|غدا|بكره|بكرا|باجر|اليوم|الاسبوع|الشهر|القادم|المقبل|الجاي|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|الساعه|صباحا|مساء',
  'العصر|الصبح|الظهر|في|بعد|قبل|هذا|هالاسبوع|علي|او|احسن|افضل',
);
/** "Ok, thanks" closes a subject: it is no yes, and neither is a month that is named alone. */
const acknowledging = anyOf(
  'ok|okay|okey|k|fine|great|perfect|good|nice|cool|alright|all right|right|got it|i see|understood|noted',
  'تمام|طيب|حسنا|زين|ماشي|ممتاز|جميل|رايع|حلو|اوكي|اوكيه|اوك|حاضر|فهمت|واضح|مفهوم',
);
const thanking = anyOf(
  'thanks|thank you|thx|ty|cheers',
  'شكرا|مشكور|مشكوره|مشكورين|تسلم|تسلمين|تسلمون|يسلمو|يعطيك العافيه|ممنون|ممنونه',
);
const closing = new RegExp(
  `^(?:${acknowledging} )*${thanking}(?: (?:${thanking}|maya|مايا|so much|very much|a lot|for now|for the (?:info|information|help)|for your help|جدا|كثيرا|لك|لكم|جزيلا))*$`,
);
const namesMoment =
  /(?:^| )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|any ?time|any day|morning|afternoon|evening|noon|weeks?|\d{1,2}|غدا|بكره|بكرا|باجر|اليوم|(?:ال|هال)?اسبوع|الاسبوع|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|الساعه|صباحا|مساء|العصر|الصبح|الظهر)(?= |$)/;
const more = `(?: (?:${yes}|${courtesy}|${time}))*$`;
const agreeing = new RegExp(`^${yes}${more}`);
const timing = new RegExp(`^${time}(?: ${time})*$`);
const goingOn = new RegExp(`^(?:${yes}|${courtesy}|${time})${more}`);
const thumbsUp = /^\s*(?:(?:\u{1F44D}|\u{1F44C}|\u2705)(?:\uFE0F|\p{Emoji_Modifier})?\s*)+$/u;

const occasion =
  /(?:^| )(?:meeting|meet|call|appointment|consultation|30 minutes?|(?:ال|ب|لل|بال|ل)?(?:موعدا?|اجتماعا?|لقاء|مكالمه|استشاره|جلسه)|نلتقي|تلتقي|تلتقون)(?= |$)/;
const offer = new RegExp(
  `(?:^| )${anyOf(
    'would (?:you|it|an?|this|that)|(?:shall|should|can|could) (?:we|i)|may i|do you want|how about|what about|want (?:me )?to|ready to',
    'are you (?:open|available|free|interested|ready)|interested in|(?:when|which day|what day|what time) |let me know|just say|happy to',
    'هل|ا?(?:تود|تودون|ترغب|ترغبون|تريد|تريدون|تحب|تحبون|تفضل|تفضلون|يناسبك|يناسبكم)|ما راي|متي|اي يوم|اي وقت',
  )}`,
);
/** "Have you had a consultation before?" offers none. */
const pastQuestion =
  /(?:^| )(?:(?:have|had|did|was|were|has) (?:you|your|the|it)\b|هل (?:سبق|حضرت|جربت|حجزت))/;

/** Is this a plain yes, or a day and time, to a meeting that Maya offered at the end of her last reply? */
export function acceptsOffer(text: string, lastReply: string): boolean {
  return agrees(text) && offersMeeting(lastReply);
}

function agrees(text: string): boolean {
  if (thumbsUp.test(text)) return true;
  const [first, ...others] = toClauses(text);
  if (!first || /[?؟]/.test(text)) return false;
  if (closing.test([first, ...others].join(' '))) return false;
  const isTime = timing.test(first) && namesMoment.test(first);
  return (agreeing.test(first) || isTime) && others.every((clause) => goingOn.test(clause));
}

/** Her last question counts, or where she asks none, her last sentence. */
function offersMeeting(reply: string): boolean {
  const sentences = reply.split(/(?<=[.!?؟\n])\s*/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const closing = sentences.findLast((sentence) => /[?؟]/.test(sentence)) ?? sentences.at(-1) ?? '';
  const plain = toClauses(closing).join(' ');
  const isForm = /(?:^| )(?:meeting form|نموذج الاجتماع)(?= |$)/.test(plain);
  return isForm || (occasion.test(plain) && offer.test(plain) && !pastQuestion.test(plain));
}
