import { dayAfterTomorrow, today, tomorrow, weekdayNames } from './calendar';
import { leavesContact } from './contact';
import { want } from './meetingArabic';
import { toClauses } from './toClauses';

const anyOf = (...choices: string[]) => `(?:${choices.join('|')})`;

const yes = anyOf(
  'yes+|yass+|yea+h*|ye+[hs]?|yh|yep|yup|yessir|ya|aight|bet|sure|sure thing|surely|ok|okay|okey|kk?|absolutely|obviously|indeed|you bet|ofc|count me in|i am in|i guess(?: so)?|love to|definitely|certainly|gladly|great|perfect|of course|please|please do',
  'go ahead|why not|fine(?: by me| with me)?|alright|all right|cool|deal|agreed|done|happy to|with pleasure|by all means',
  'sounds (?:good|great|perfect|like a plan)|(?:good|great|nice) idea|works for me|do it|let us (?:do (?:it|that|this)|go)',
  '(?:book|schedule) (?:it|me|us)|(?:open|show me) (?:it|(?:the |that )?(?:meeting )?form)|(?:set|sign) (?:it|me|us) up',
  'that (?:works|sounds (?:good|great)|(?:is|would be) (?:great|good|nice|perfect|helpful|lovely|fine))',
  'i would (?:love|like) (?:to|that|it)|(?:i|we) (?:want|do|would|agree|am)',
  'نعم|اه|اي|ايه|ايوا|ايوه|هيه|هي|يس|تم|اجل|بلي|اكيد|طبعا|تمام|حاضر|موافق(?:ه|ين)?|اوك|اوكيه?|يب|بالتاكيد|بالطبع|بكل سرور|بكل ممنونيه',
  'ممكن|ياريت|يا ريت|خوش(?: فكره)?|تدلل|تدللي|علي راسي|توكلنا(?: علي الله)?|ارغب(?: بذلك| بهذا)?|بكل تاكيد|يسعدني|يسعدنا|هيا|كمل|كملي|' +
    'حسنا|طيب|زين|ماشي|يلا|تفضل|تفضلي|ممتاز|جميل|رايع|فكره (?:جيده|ممتازه|حلوه)|(?:لم|لما|ليش|ليه) لا|ان شاء الله|صار|ميخالف|عادي',
  // In Latin letters.
  'aywa|eywa|ee|akeed|akid|tamam|mashi|na3am|naam|yalla|inshallah|in sha allah|momken|mumkin',
  '(?:ما (?:عندي|عندنا|فيه?)|ماكو|لا) (?:اي )?(?:مانع|مشكله)|ابشر|اريد|نريد|اود|نود|ابي|بدي|احب|حابب|يصير|ينفع|يناسبني|يناسبنا|مناسب|خلينا|خلونا|احجز(?:ي|وا?)?|نحجز',
  '(?:احجز|رتب|حدد|ثبت|سجل)(?:وا|و|ي)?(?: ?ل[ين]ا?|ني|نا)|افتح(?:وا|و|ي)?(?: ?ل[ين]ا?)?(?: (?:ال)?(?:نموذج|استماره|فورم))?',
);
const courtesy = anyOf(
  'please|thanks|thank you|maya|very much|so much|then|now|it|me|for me|dear|let us|do|good|great|and|if possible|us',
  'شكرا|لو سمحت|لو سمحتي|من فضلك|من فضلكم|رجاء|مايا|يا مايا|والله|جدا|كثيرا|هذا|ذلك|هسه|الان|لكم|معكم|وياكم|عندكم|حجز|موعد|(?:بلا|بدون) (?:زحمه|امر)(?: عليكم?)?',
);
/** By what means a talk is held. */
const means = anyOf(
  '(?:only )?(?:online|by (?:phone|video|zoom|teams)|(?:on|over|via) (?:the phone|zoom|teams|whats ?app)|in person)',
  '(?:فقط )?(?:اونلاين|عن بعد|حضوري|(?:بال|عال|ع ال|علي ال)(?:تلفون|تليفون|هاتف|موبايل|زوم|فيديو)|(?:عبر|علي|ب) ?(?:ال)?(?:زوم|هاتف|تيمز))',
);
const day = `[وفبلع]?${anyOf(dayAfterTomorrow, tomorrow, today, ...weekdayNames, 'sun|sat|tonight')}s?`;
const time = anyOf(
  day,
  'on|at|next|this|in|the|for|how about|what about|maybe|around|after|before|(?:any|some) ?time|any day|morning|afternoon|evening|noon|week|month',
  'only|when|whenever|what time|which day|(?:works|suits)(?: best)?(?: for)? you',
  'soon|works|(?:is|are|would be) (?:good|fine|ok|great|perfect|best)|suits me|best|am|pm|o clock|possible|or',
  '\\d{1,2}(?:am|pm|st|nd|rd|th)?|of|can we(?: do)?|shall we say',
  '(?:jan|febr)(?:uary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  'يوم|الاسبوع|الشهر|القادم|المقبل|الجاي|الساعه|صباحا|مساء',
  'العصر|الصبح|الظهر|في|بعد|قبل|هذا|هالاسبوع|علي|او|احسن|افضل|ممكن|شرايكم|ما رايكم|متي|امتي|ايمتي|شوكت',
);
/** "Ok, thanks" closes a subject: it is no yes, and neither is a month that is named alone, nor «اه» that is only thanked for. A time that is thanked for is one. */
const acknowledging = anyOf(
  'ok|okay|okey|k|fine|great|perfect|good|nice|cool|alright|all right|right|got it|i see|understood|noted',
  'تمام|تم|خلاص|طيب|حسنا|زين|ماشي|ممتاز|جميل|رايع|حلو|اوكي|اوكيه|اوك|حاضر|فهمت|واضح|مفهوم|اه',
);
const thanking = anyOf(
  'thanks|thank you|thx|ty|cheers',
  'شكرا|مشكور|مشكوره|مشكورين|تسلم|تسلمين|تسلمون|يسلمو|يعطيك العافيه|ممنون|ممنونه',
);
const closing = new RegExp(
  `^(?:(?:good )?(?:morning|afternoon|evening|مساء) (?:يا )?(?:maya|مايا)|(?:${acknowledging} )*${thanking}(?: (?:${thanking}|maya|مايا|so much|very much|a lot|for now|for the (?:info|information|help)|for your help|جدا|كثيرا|لك|لكم|جزيلا))*)$`,
);
/** Is a day or a part of one named, or an hour? */
export const namesMoment = new RegExp(
  `(?:^| )(?:${day}|(?:any|some) ?time|any day|morning|afternoon|evening|noon|weeks?|\\d{1,2}(?:am|pm|st|nd|rd|th)?|(?:ال|هال)?اسبوع|الليله|الساعه|صباحا|مساء|العصر|الصبح|الظهر)(?= |$)`,
);
const more = `(?: (?:${yes}|${courtesy}|${time}|${means}))*$`;
const agreeing = new RegExp(`^(?:(?:oh|hell|heck|most|very|خلاص) )?${yes}${more}`);
const timing = new RegExp(`^${time}(?: (?:${time}|${courtesy}))*$`);
const goingOn = new RegExp(`^(?:${yes}|${courtesy}|${time}|${means})${more}`);
const addresses = /\S+@\S+|https?:\S+/g;
const hasThumbUp = /\u{1F44D}|\u{1F44C}|\u2705/u;
const thumbsUp = /^\s*(?:(?:\u{1F44D}|\u{1F44C}|\u2705)(?:\uFE0F|\p{Emoji_Modifier})?\s*)+$/u;

/** Unlike "ok" and "great", these are a yes in whatever sentence they begin. */
const clearYes =
  /^(?:(?:oh|hell|heck) )?(?:yes+|yass+|yea+h*|ye+[hs]?|yh|yep|yup|sure|absolutely|definitely|of course|نعم|اه|ايه|هيه|اي|ايوه|ايوا|اجل|بلي|اكيد|طبعا|بالتاكيد|موافق(?:ه|ين)?)(?= |$)/;
/** What belongs to a yes: who it is and who comes along, how to reach them, by what means, that they need it, how or when it goes on. */
const belonging = new RegExp(
  `^(?:and |so |but |well |please |hi |و ?)?(?:(?:i am|my name|this is|my (?:number|phone|mobile|cell|whatsapp|e ?mail|mail|address|name)|here is|you can (?:call|reach|mail)|call me|reach me|(?:e ?mail|phone|tel|whatsapp|number|mobile)\\b|[\\d ]{6,}$|(?:we|i) (?:really |do |would )?(?:need|want|love|like|prefer)|that is what|how about|how (?:do|does|can|will|would|should) (?:we|i|it|that|this)(?: (?:go|go on|work|start|begin|proceed|happen|do it|do that|book|book it|meet))?$|(?:when|what time|which day)(?: (?:(?:can|could|do|does|shall|should|would|will|is) (?:we|i|it|that|he|she|they|somebody|someone|the call|the meeting)(?= |$).*|(?:works|suits)(?: (?:best|for|you))*|are you (?:free|available)(?= |$).*))?$|(?:can|could|shall) (?:we|i) (?:do|meet|talk|speak|have|make|start|begin|book|schedule|get)|only (?:by|on|via)(?! (?:e ?mail|mail|message|text|chat))|via|${means}|with (?:you|your)|(?:(?:together |along )?with|(?:me|i) and) (?:my|our) (?:business )?(?:partner|husband|wife|brother|sister|colleague|boss|manager|team)s?(?: (?:too|as well|please))?$|(?:as )?soon|let us|why not)(?= |$)|[^ ]+ at [^ ]+|(?:how|when|where)$|(?:انا|اسمي|معك|معاك|رقمي|هذا رقمي|تلفوني|موبايلي|ايميلي|بريدي|كيف|شلون|متي|امتي|شوكت|ايمتي|نحتاج|احتاج|نحتاجها|محتاج|محتاجين|ارغب|نرغب|اريد|نريد|ليش لا|وليش لا|اتصلوا|كلموني)(?= |$)|(?:مع|ويا|ويه|و) ?(?:شريك|زوج|زوجت|اخو|مدير|زميل|فريق)(?:ي|نا)?$)`,
);
/** What takes it back, puts it off, or turns to something else. */
const cancelling =
  /(?:^| )(?:not|no|never|without|write|see|portfolio|examples?|references?|nothing|later|another time|some other time|wait|hold on|however|think about|let me|ask my|check with|get back|price|prices|cost|costs|how much|how long|how many|expensive|fee|pay|budget|what is|what are|what do|what does|who|why|tell me|explain|send me|info|information|details|cancel|stop|question|customers|لا|مو|مش|ليس|ليست|بدون|بعدين|لاحقا|انتظر|استني|اصبر|افكر|نفكر|استشير|اسال|سوال|سعر|السعر|اسعار|الاسعار|كم|شكد|شقد|بكم|بيش|قديش|كلفه|التكلفه|شنو|شو|وش|ايش|ما هي|ما هو|ماذا|منو|مين|ليش|لماذا|وين|اين|ارسلوا|دزوا|تفاصيل|معلومات)(?= |$)/;
const refusingNothing = /(?:^| )(?:و?(?:ليش|ليه|لم) لا|no (?:problem|worries)|why not)(?= |$)/g;
/** "Ok, maybe next month" puts it off, and so does "some time". */
const puttingOff =
  /(?:^| )(?:maybe|perhaps|يمكن|ربما)(?: .*)? (?:months?|years?|quarter|شهر|الشهر|السنه|سنه)(?= |$)|^(?:(?:ok|okay|yes|sure) )?(?:(?:maybe|perhaps) )?(?:some ?time|some ?day|one day)(?: (?:maybe|perhaps|soon))*$/;

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

/** "Do you want customers to book a consultation online?", "would an appointment reminder help?": about their business. */
const ofOthers = new RegExp(
  [
    '(?:customers?|clients?|patients?|guests?|visitors?|students?|users?|buyers?|people) (?:(?:to|can|could|will|would|should|may) )?(?:book|schedule|request|make|arrange|have|get|call|meet)(?= )',
    '(?:يحجز|يطلب|يحدد|تحجز|يرتب) (?:لك |لكم )?(?:زبائن|زباين|عملا|مرضا|ضيوف|زوار|طلاب)[^ ]*',
    '(?:appointment|consultation|meeting|call) (?:reminders?|systems?|pages?|buttons?|software|app|cent(?:er|re)s?|rooms?|to action)(?= |$)',
    'call (?:the|it|your|this|them)(?! (?:day|week|month|morning|afternoon|evening|next|same|coming))(?= |$)',
    'جلسه (?:ال)?تصوير',
  ]
    .map((pattern) => `(?:^| )${pattern}`)
    .join('|'),
);
/** "Would you like to speak with one of our strategists?", "let us schedule a short chat." */
const conversationOffer =
  /(?:^| )(?:(?:would you like|do you want|want|like|shall we|should we|can we|could we|may i|how about|let us|happy)(?: [^ ]+){0,4} (?:speak|talk|talking|speaking|chat|sit down|conversation)(?: [^ ]+){0,3} (?:with|to) (?:one of |an? |the )?(?:our|us|my|strategists?|consultants?|team|colleagues?|experts?)|let us (?:book|schedule|arrange|set up|plan|have)(?= )(?: [^ ]+){0,5} (?:meeting|call|chat|talk|appointment|consultation|session)(?= |$)|(?:does|would|is) (?:an? )?(?:[^ ]+ ){0,2}(?:call|meeting|consultation)(?= ).*(?:works?|suits?|fits?|good)(?= |$)|(?:فلنحدد|لنحدد|خلينا نحدد|دعنا نحدد|فلنرتب|لنرتب) (?:موعدا?|اجتماعا?|مكالمه|لقاء)|(?:هل )?(?:ترغب|ترغبون|تود|تودون|تريد|تريدون|تحب|تحبون|تحبين|يناسبك|يناسبكم)(?: [^ ]+){0,3} (?:التحدث|الحديث|تتحدث|تتحدثوا|تتكلم|تحكي|تحجي|التكلم|الكلام)(?: [^ ]+){0,2} (?:مع|الي|ويا) (?:احد|واحد|فريق|فريقنا|خبير|خبرا|مستشار|مستشارينا|زميل|زملا))/;

/**
 * Is this a plain yes, or a day and time, to a meeting that Maya offered at the end of her last reply? Once she has
 * opened the form, a day and time goes into it, and so does an address or a number.
 */
export function acceptsOffer(text: string, lastReply: string): boolean {
  if (offersMeeting(lastReply)) return agrees(text) || leavesContact(text);
  if (tellsOfConsultation(lastReply) && toClauses(text).some((clause) => wantsOne.test(clause))) return true;
  const isOpen = tellsOfForm(lastReply);
  return (
    isOpen && (isDayAndTime(text.replace(leadingWords, '')) || leavesContact(text) || goesIntoForm(text))
  );
}

const framing = anyOf(
  'could|can|would|is|it|be|we|i|that|have|meet|talk|instead|too|an?|video|call|zoom|your|office|but',
  // "By phone, not video"; "not today" is none.
  '(?:not|مو|مش)(?= (?:(?:by|on) )?(?:video|zoom|phone|(?:بال)?(?:فيديو|زوم|تلفون)))|بس|(?:بال)?فيديو',
  '(?:و|ف|ب)?(?:هل|بدل|لو|طب|(?:ال)?مكتب(?:كم)?|زوم|ب?يناسبكم|المسا)',
);
const ofForm = new RegExp(`^(?:(?:${framing}|${means}|${time}|${yes}|${courtesy})(?: |$))+$`);
const namesMeans = new RegExp(`${means}|zoom|video call|by video|office|زوم|فيديو|مكتب`);

const doesSo = /^(?:(?:ok|okay|yes|great|sure|then) )*let us do (?:that|it|this)(?: then)?$/;

/** Beside the open form, "could we do it on zoom?" and a yes to whether anything is to be prepared are for it. */
function goesIntoForm(text: string): boolean {
  const clauses = toClauses(text);
  const [first = '', ...others] = clauses;
  const ofTalk = (clause: string) =>
    isMadeLike(ofForm, clause) && (namesMeans.test(clause) || namesMoment.test(clause));
  const isAgreed = (clearYes.test(first) && isMadeLike(agreeing, first)) || doesSo.test(first);
  const isYes = isAgreed && !/[?؟]/.test(text);
  return ofTalk(clauses.join(' ')) || (isYes && !others.some((clause) => cancelling.test(clause)));
}

/** Was the consultation what she told of, and not a word in a price? */
const tellsOfConsultation = (reply: string) =>
  /(?:^| )(?:(?:first|free)(?: 30 minutes?)? consultation|(?:ال)?استشاره (?:ال)?(?:اولي|مجانيه))(?= |$)/.test(
    toClauses(reply)[0] ?? '',
  );
/** "I want one", «بدي ياها». */
const wantsOne = new RegExp(
  `^(?:(?:ok|okay|yes|great|then|so|and|well|و|طيب|زين|تمام|اي|اوك) )*(?:(?:i|we) (?:do |really )*(?:would (?:really )?(?:like|love)|want|need|(?:will )?take)(?: to (?:have|book|get))? (?:one|it|that|this)|${want} (?:وحده|واحده|ياها|هاي|هالاستشاره)|(?:[انب]*ريدها|ابيها|ابغاها|عايزها|عاوزها|محتاجها))(?: ${courtesy})*$`,
);

/** "Ok then, Friday at 3pm" is a day and time too. */
const leadingWords =
  /^(?:(?:ok|okay|then|so|well|fine|great|alright|and|no|sorry|actually|زين|طيب|تمام|اوكي|ماشي|حسنا|حسناً|خوش|لا|لعد|اذن|إذن)[\s,،.]+)+/iu;

/** "Next Thursday at 10", and nothing else. */
export function isDayAndTime(text: string): boolean {
  const clauses = toClauses(text);
  return clauses.length > 0 && clauses.every(isMoment);
}

/** Words that nothing but a yes is made of are few; patterns over more of them would try every way to share them out. */
const mostYesWords = 12;
const isMadeLike = (pattern: RegExp, clause: string) =>
  clause.split(' ').length <= mostYesWords && pattern.test(clause);

function agrees(text: string): boolean {
  if (thumbsUp.test(text)) return true;
  const clauses = toClauses(text.replace(addresses, ' '));
  const whole = clauses.join(' ');
  if (hasThumbUp.test(text) && clauses.every((clause) => isMadeLike(closing, clause))) return true;
  const [first, ...others] = clauses;
  if (!first || isMadeLike(closing, whole) || puttingOff.test(whole)) return false;
  // "Sure?" doubts; "yes, when?" and "Tuesday at 3?" go on.
  const [opening] = clearYes.exec(first) ?? [];
  const goesOn = opening !== undefined && isGoingOn(first.slice(opening.length).trim());
  const saysMore =
    goesOn || clauses.some((clause) => isGoingOn(clause) || isMoment(clause) || asksWhen.test(clause));
  if (/[?؟]/.test(text) && !saysMore) return false;
  const isYes = isMadeLike(agreeing, first) || isMoment(first) || goesOn;
  return (
    isYes &&
    others.every((clause) => isMadeLike(goingOn, clause) || (opening !== undefined && isGoingOn(clause)))
  );
}

const isMoment = (clause: string) => isMadeLike(timing, clause) && namesMoment.test(clause);
/** "Ok when?", and nothing after it that would not go with it. */
const asksWhen = /(?:^| )(?:when|what time|which day|متي|امتي|ايمتي|شوكت)(?= |$)/;
const isGoingOn = (clause: string) =>
  belonging.test(clause) && !cancelling.test(clause.replace(refusingNothing, ' '));

const formOpened =
  /(?:^| )(?:i have opened the meeting form|the meeting form is open|فتحت لك نموذج الاجتماع|نموذج الاجتماع مفتوح)(?= |$)/;
/** Does she say in a reply that the form is open? */
export const tellsOfForm = (reply: string): boolean => formOpened.test(toClauses(reply).join(' '));

const namesForm = /(?:^| )(?:meeting form|نموذج الاجتماع)(?= |$)/;

/** Her last question counts, or where she asks none, her last sentence. */
function offersMeeting(reply: string): boolean {
  const sentences = reply.split(/(?<=[.!?؟\n])\s*/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const closing = sentences.findLast((sentence) => /[?؟]/.test(sentence)) ?? sentences.at(-1) ?? '';
  const plain = toClauses(closing).join(' ');
  if (namesForm.test(plain)) return true;
  if (pastQuestion.test(plain) || ofOthers.test(plain)) return false;
  return (occasion.test(plain) && offer.test(plain)) || conversationOffer.test(plain);
}
