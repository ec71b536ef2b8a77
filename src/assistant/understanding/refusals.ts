import { isDayAndTime } from './acceptsOffer';
import { dayAfterTomorrow, tomorrow, weekdayNames } from './calendar';
import { speaks, want } from './meetingArabic';
import { rememberTexts } from './rememberTexts';
import { requestsMeeting } from './requestsMeeting';
import { askedClauses, toClauses } from './toClauses';

/** What a visitor does not want: to be called or met, to be asked, to be sent to an e-mail address. */
export type Refusal = 'contact' | 'questions' | 'email';

const talks =
  'consultations?|meetings?|(?:phone |video )?calls?|call ?backs?|appointments?|sales (?:call|talk|pitch)';
const notTheirs = '(?! (?:cent|to action|with (?:my|our)))';
/** Ours is named alone, or to be filled in: "the form on our site" is theirs. */
const occasion = `(?:(?:${talks})${notTheirs}|forms?(?= (?:and|or|no|please|thanks|first|now|is|are|would|for this|to fill(?: (?:in|out))?(?! (?:in|out|on|for|at))|again|any ?more|needed|necessary|required|here|at all)\\b|$))`;
/** What an order begins with: "customers look, but don't call" is none. */
const order =
  '^(?:(?:please|kindly|and|but|so|just|nah|nope|no|ok|okay|then|actually|maya|let us|(?:can|could) (?:we|you)|(?:we|you) can) )*';
const article = '(?: (?:an?|any|the|your|that|this|all|those|these|more|free))*';
/** Those who are talked to: people of ours, or anybody. */
const withUs =
  '(?: (?:(?:to|with) )?(?:you|any ?(?:one|body)|some ?(?:one|body)|people|an? (?:person|human)|(?:one of )?your [^ ]+))?(?= (?:now|right|today|this|these|until|at|on|over|please|yet|first)\\b| *$)';
const anybody = '(?:any ?one|any ?body|some ?one|some ?body|you|your [^ ]+)';

const no = '(?:^| )(?:و|ف)?(?:لا|ما(?:ني)?|ما?ني[شب]|مو|مش|مب|ولا|بدون|بلا)';
/** Whom they serve, employ or buy from, and people at large: what these shall not do refuses no talk with us. */
const others = '(?:ال|لل|ل)?(?:زب[ايو]|عملا|عميل|ناس|مرضا|مرضي|ضيوف|زوار|طلاب|مورد|موظف|منافس|عمال)';
const wish = `${no} (?:${want} )(?:(?!${others})[^ ]+ ){0,2}?`;
const meetings =
  '[بل]?(?:ال|ل)?(?:استشار(?:ه|ات)|اجتماعا?(?:ات)?|موعدا?|مواعيد|مكالم(?:ه|ات)|اتصالا?(?:ات)?|لقاء?ات?|لقاء|مقابله)(?= |$)';
const someone = '(?:(?:ان|انه|انو|احدا?|حدا?|واحد|شخص|اي|منكم|تخل\\p{L}+) )*';
const ofPeople = '(?! (?:عن|علي)(?:نا|ه|ها)?(?: |$))';
/** People talk about anybody and visit any shop: of these words only "to me", "me" and "one of you" speak of us. */
const reaching =
  '[يت](?:(?:تصل|خابر|دق|رن|تواصل)\\p{L}*|(?:' +
  `كلم\\p{L}*|(?:حكي|حكو|حاكي|حاكو|حجي|حجو|زور)(?:\\p{L}*(?:ني|نا)(?= |$)|\\p{L}* (?:معا?(?:ي[اه]?|نا)|ويا(?:ي[اه]?|نا)|ا?لي|ا?لنا)(?= |$)|(?<=منكم [^ ]+)\\p{L}*))(?= |$)${ofPeople})`;
/** The visitor's own talking, with people. */
const speaking = `[انب]{1,2}${speaks}(?: (?:هسه|هسا|الان|هلا|هلق|بالتلفون|تلفون))*(?:$| (?:معا?|ويا)كم?(?= |$)| (?:مع|ويا|ويه|وي) (?!(?:ال)?(?:ر?و?بوت|اله|جهاز|مكين|ماكين|شاش|كمبيوتر|برنامج|ذكاء)|${others}))`;
const reach = '(?:call|phone|ring|contact|visit|reach out|come round)';
const needless =
  '(?:(?:لا|ما (?:له|لها|اله|في|فيه|عندي|اكو)|ماكو|بلا|بدون|من دون|مو|مش|مب) (?:داعي|حاجه|ضروره|لزوم)|(?:ما|مو|مش|مب|غير) (?:ضروري|لازم|مهم)|^(?:(?:لا|بس|والله|شكرا|الموضوع|الامر|القصه|السالفه) )*ما [يت]حتاج(?! \\p{L}+ مسبق))';
/** What puts an end to something: calls, or questions. */
const enough = '(?:كافي|كفايه|كفي|يكفي|(?:بطل|وقف)(?:وا?|ي)?|حاج(?:تنا|تكم|تك|كم|ك)?)';
const courtesies = '(?: (?:رجاء|لو سمحت\\p{L}*|من فضلك\\p{L}*|بليز|هسه|الله يخلي\\p{L}+))*$';

const signs: Readonly<Record<Refusal, RegExp>> = {
  contact: new RegExp(
    [
      `\\b(?:not|never) (?:really )?(?:need|want|wish|like|require|book|offer|suggest|ask for|interested in|set up|arrange|schedule)(?: (?:to (?:have|book)|an?|any|your|me|the|another|more|free)){0,4} ${occasion}\\b`,
      `\\b(?:not|never) (?:want|wish|like) (?:(?:you|anyone|anybody|someone|somebody|(?:any|one) of (?:you|your [^ ]+)) to (?:call|phone|ring|contact)|to be (?:called|phoned|contacted|rung))\\b`,
      '\\bnot (?:want|like|need) (?:(?:no|any|your|some) )*(?:sales ?(?:people|men|man|guys|reps?|team)|you|any ?one|any ?body) (?:calling|phoning|ringing|contacting)\\b',
      // "Nobody call", and no more, complains of theirs.
      `\\b(?<!(?:why|does|did|has|have) )(?:nobody|no one) (?:(?:should|may|must|has to|needs to|need to|need|to) ${reach}\\b|${reach}\\b(?! *$)|(?<=please [^ ]+(?: one)? )${reach}\\b)`,
      '\\bno (?:need|reason) to (?:call|phone|ring|contact) (?:me|us)\\b',
      `\\bno (?:need|reason) for ${anybody} to (?:call|phone|ring|contact|visit|reach out|come)\\b`,
      '\\bdo not (?:have|let|make|get|send) (?:any ?one|any ?body|some ?one|some ?body|(?:one|any) of your|your|an?) (?:[^ ]+ ){0,3}(?:call|phone|ring|contact|visit|come to) (?:me|us)\\b',
      `\\b(?:not (?:want|wish|like|need) to|rather not) (?:talk|speak|meet|chat)\\b(?! (?:about|online|(?:to|with) (?:an? |the |your )?(?:(?:chat ?)?bots?|robots?|machines?|computers?|program)))`,
      `(?:^(?:(?:sorry|just|really|way|far|much|no|got|have|am|do) )*|\\b(?:i|we) (?:(?:am|are|have|do|just|really|simply|currently|way|far|much|got|all|both) )*)(?:too busy|no (?:time|need|patience)|not have (?:the |any |much )?(?:time|patience)) (?:to (?:talk|speak|meet|chat)${withUs}|for${article} ${occasion}\\b)`,
      '\\b(?:arrange nothing|do not (?:arrange|book|schedule|set up) (?:anything|a (?:call|meeting)))\\b',
      '\\b(?:do not|never|stop|please not) (?:call|calling|phone|phoning|ring|ringing|contact|contacting) (?:me|us)\\b',
      `${order}(?:do not|never) (?:tele)?phone(?: again| anymore| please)*$`,
      `\\bplease (?:do not|never) (?:call|ring)(?: again| anymore| back)*$`,
      `\\bi (?:do not|never) (?:do|take|like|accept|want) (?:phone |video |sales |cold )?calls(?: please| thanks)*$`,
      `${order}(?:skip|forget|drop|avoid|never mind|no need for|do without|leave out|spare me)(?: about)?${article} (?:calling|phoning|${occasion})\\b`,
      `${order}leave${article} (?:${talks})(?:$| (?:out|aside))`,
      // "Customers do not want to fill in forms" complains of theirs.
      `(?:${order}(?:\\w+ly )?|\\b(?:i|we) (?:\\w+ )?)(?:(?:really|do|would) )*(?:not|never) (?:want|wish|like|need) to (?:have to )?(?:fill|complete)(?: (?:in|out))?${article} ${occasion}\\b`,
      `${order}do not (?:send|show)(?: (?:me|us))?${article} ${occasion}(?: (?:again|any ?more|please|thanks))*$`,
      `${order}no (?:phon(?:e|ing)|talking|sales ?(?:people|men|reps?))(?: please| thanks)*$`,
      `\\b(?:^no|no more|stop (?:offering|suggesting|pushing)(?: me| us)?(?: an?| your| the| this)?)(?: (?:more|free))* ${occasion}\\b`,
      // «من غير ما حد يكلمني»; who says «بدون ما احد يتصل» of what they paid for complains.
      `^(?:.*(?:${want}|قول|ابع[ثت]|دز).* |ماشي |طيب |تمام )?(?:من غير|من دون|بدون|بلا) ما (?:احدا?|حدا?) ${reaching}(?:$| (?:ب(?!ه|يه)|علي))`,
      `${wish}${meetings}`,
      `${wish}${someone}${reaching}`,
      `${wish}(?:ان |اني )?(?:${speaking}|[انب]{1,2}(?:قابل|شوف|لتقي) (?:احدا?|حدا?|ب(?:احد|حدا))(?= |$))`,
      `(?:^| )(?:و|ف)?لا ت(?:حجز|رتب|حدد|ثبت|نسق|سوي?)(?:وا?|ون|ين?)?(?: ?ل(?:ي|نا))? ${meetings}`,
      '(?:^| )(?:و|ف)?لا تخل\\p{L}* (?:[^ ]+ ){0,2}(?:ي|ت)(?:تصل|خابر|كلم|دق|رن|تواصل)\\p{L}*',
      '(?:^| )(?:و|ف)?لا (?:عاد )?ت(?:تصلو|كلمو|خابرو|دقو|تواصلو)\\p{L}*(?= |$)',
      // "The guests stopped calling" speaks of them: only "you" are told to stop.
      `^(?:و|ف)?(?:${enough}|ممنوع) (?:من )?(?:(?:ه?ال)?(?:اتصالات|مكالمات)${courtesies}|(?:${someone}(?=ت)|احد )${reaching}(?= |$)(?! (?:مع |ب)?${others}))`,
      `^تتصلو\\p{L}* [^ ]+ (?:هواي|ك[ثت]ير|وايد|كل يوم)`,
      '(?:^| )(?:و)?(?:لا|ما|محد|لحد) (?:ي|ت)(?:تصل|خابر|كلم|دق|رن|تواصل)\\p{L}* ?(?:بي|بيه|بيا|علي|عليه|عليا|فيني|معي|وياي|ني)(?= |$)|(?:^| )(?:و)?لا (?:ت|ي)(?:كلم|خابر)\\p{L}*(?:ني|نا)(?= |$)',
    ].join('|'),
    'u',
  ),
  questions: new RegExp(
    [
      '\\b(?:do not|never|stop|quit|please stop) (?:keep )?(?:ask|asking|question|questioning|interrogating)(?: (?:me|us|about|that|this|so|again|any|questions|for|what)|$)',
      '\\b(?:^no more|enough|too many|stop (?:with )?(?:the|your|these|all)) (?:(?:of|with) (?:the|your|these|all|so many) )?(?:the |your |these )?questions\\b',
      `${order}(?:skip|drop|cut|spare me|leave out|never mind)${article} questions\\b`,
      '\\b(?:not want|not going|not like|rather not|prefer not|refuse)(?: to)? (?:answer|say|tell|share|talk about that|give (?:you )?(?:that|details))\\b',
      '\\bnone of your business\\b|\\b(?:that is|it is) (?:private|confidential|personal)$',
      '(?<!ليش|ليه|لماذا)(?:^| )(?:و)?(?:لا|بلا|ما|بطل\\p{L}*|كافي|كفايه|خلاص) (?:ما )?(?:ت|ب)?(?:سال|سالي|تسال)\\p{L}*(?= |$)(?! (?:ال|زب|عمل|ناس))',
      `(?:^| )(?:${enough}|بدون|بلا|بلاش|من غير|من دون|كثرت) (?:من )?(?:ه?ال)?اس[يء]له(?= |$)`,
      `${wish}(?:ان )?(?:[اب]?جاوب|اجيب|اجاوبك|اجاوبج|اقول|احجي عن|[اب]حكي عن|اتكلم عن|اخبرك|اعطيك|انطيك)(?= |$)`,
    ].join('|'),
    'u',
  ),
  email: new RegExp(
    [
      '\\b(?:not|no|without|never|hate)(?: (?:want|need|like|by|via|an?|your|the|your|another|any|more|to|use|with))* e ?mails?(?: address(?:es)?)?(?: (?:please|thanks))*$',
      '\\b(?:do not|never|stop|no need to|not want you to|please not) e ?mail(?:ing)? (?:me|us)\\b',
      `${order}(?:do not|never|stop|no need to|quit) (?:send|write|sending|writing)(?: (?:me|us))?${article}(?: (?:so )?many)? e ?mails?(?: (?:please|thanks|anymore|again|to (?:me|us)))*$`,
      `(?:${no}|(?:^| )(?:بدون|بلا|بلاش|غير))(?: ${want})?(?: (?:ب|عن طريق|عبر))? ?(?:ب)?(?:ال)?(?:ايميل|ايميلات|بريد|بريد الكتروني|ايميلكم)$`,
      '(?:^| )(?:و)?(?:لا|ما) ت(?:دز|رسل|بعث|بعت|راسل)\\p{L}*(?: لي| الي)? (?:ال)?ايميل(?:ات)?$',
    ].join('|'),
    'u',
  ),
};

/** A talk called needless or left out, which with a question mark asks whether it may be; "the appointment" is one of their trade. */
const callsNeedless = new RegExp(
  [
    `\\b(?!(?<=\\b(?:the|our|my) )appointment)${occasion} (?:is|are|would be) (?:not (?:needed|necessary|required|wanted)|unnecessary)$`,
    `${order}without${article} ${occasion}(?: please| thanks| first)*$`,
    `^(?:بس |لو سمحت\\p{L}* |رجاء )*(?:بدون|بلاش?|من دون|من غير) (?:اي )?${meetings}${courtesies}`,
    `(?:^| )(?:و|ف)?${needless} (?:ل(?=[يت]))?${someone}(?:${reaching}|${meetings}|[ان](?:حكي|حجي|لتقي|جتمع|تكلم)(?= |$))`,
  ].join('|'),
  'u',
);

const nearby =
  /(?:^| )(?:now|today|tonight|at the moment|this (?:week|month|morning|afternoon|evening)|اليوم|هسه|هسا|الان|هلا|هلق|الحين|(?:هال|هذا ال)(?:اسبوع|شهر))(?= |$)/;
const otherTime = new RegExp(
  `(?:^| )(?:و|ف|ب)?(?:${dayAfterTomorrow}|${tomorrow}|${weekdayNames.join('|')}|next (?:week|month)|later|(?:ال)?(?:اسبوع|شهر) (?:الجاي|القادم|المقبل)|بعدين)(?= |$)`,
);
const suits =
  /(?:^| )(?:good|great|better|best|fine|ok|okay|works?|suits?|possible|free|instead|احسن|افضل|اوكي|زين|ممكن|تمام|مناسب|[يت]ناسب\p{L}*)(?= |$)/u;

/** "Not today, Sunday is good": another clause names the day that suits instead. */
const isPutOff = (refusing: readonly string[], others: readonly string[]) =>
  refusing.every((clause) => nearby.test(clause)) &&
  others.some((clause) => otherTime.test(clause) && (suits.test(clause) || isDayAndTime(clause)));

/** Beside a refusal "can we just chat?" asks to go on in writing. */
const writes = /\bchat(?: (?:with you|instead|online|please|first|now))*$/;

function refusesContact(text: string, clauses: readonly string[]): boolean {
  const asked = askedClauses(text);
  const refuses = (clause: string) =>
    signs.contact.test(clause) || (!asked.has(clause) && callsNeedless.test(clause));
  const refusing = clauses.filter(refuses);
  if (refusing.length === 0) return false;
  const others = clauses.filter((clause) => !refusing.includes(clause));
  // "Forget the form, let's talk on the phone" refuses a form and no talk.
  return (
    !others.some((clause) => requestsMeeting(clause) && !writes.test(clause)) && !isPutOff(refusing, others)
  );
}

/** Clause by clause, what a message refuses. Who asks for a talk beside it refuses none. */
export const readRefusals = rememberTexts((text: string): ReadonlySet<Refusal> => {
  const clauses = toClauses(text);
  const kinds = Object.keys(signs) as Refusal[];
  return new Set(
    kinds.filter((kind) =>
      kind === 'contact' ? refusesContact(text, clauses) : clauses.some((clause) => signs[kind].test(clause)),
    ),
  );
});

/** Where a second wish begins without a pause: "I don't want calls I want more sales". */
export const nextWish =
  / (?=(?:i|we) (?:(?:just|only|really|would) )*(?:want|need|like) )|(?<!(?:^| )[وف]?(?:لا|ما|مو|مش|مب)) (?=(?:[ان]ريد|بد(?:ي|نا)|[ان]حتاج|عا[يو]ز(?:ه|ين)?|[ان]ب(?:ي|غ[يا])) )/u;

/** What is left of a message without the clauses that refuse something: "more guests, but no calls" wishes for guests. */
export function withoutRefused(text: string): string {
  if (readRefusals(text).size === 0) return text;
  return toClauses(text)
    .flatMap((clause) => (readRefusals(clause).size === 0 ? [clause] : clause.split(nextWish)))
    .filter((part) => readRefusals(part).size === 0)
    .join(', ');
}
