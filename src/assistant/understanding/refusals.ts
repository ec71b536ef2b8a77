import { want } from './meetingArabic';
import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

/** What a visitor does not want: to be called or met, to be asked, to be sent to an e-mail address. */
export type Refusal = 'contact' | 'questions' | 'email';

const occasion =
  '(?:consultations?|meetings?|(?:phone |video )?calls?|call ?backs?|appointments?|forms?|sales (?:call|talk|pitch))(?! (?:cent|to action|with (?:my|our)))';
const no = '(?:^| )(?:و|ف)?(?:لا|ما|مو|مش|مب|ولا|بدون|بلا)';
const wish = `${no} (?:${want} )(?:[^ ]+ ){0,2}?`;

const signs: Readonly<Record<Refusal, RegExp>> = {
  contact: new RegExp(
    [
      `\\b(?:not|never) (?:really )?(?:need|want|wish|like|require|book|offer|suggest|ask for)(?: (?:to (?:have|book)|an?|any|your|me|the|another|more|free)){0,4} ${occasion}\\b`,
      `\\b(?:not|never) (?:want|wish|like) (?:(?:you|anyone|anybody|someone|somebody) to (?:call|phone|ring|contact)|to be (?:called|phoned|contacted|rung))\\b`,
      '\\b(?<!(?:why|does|did|has|have) )(?:nobody|no one) (?:should |may |must |has to |needs to |need |to )?(?:call|phone|ring|contact|visit|reach out|come round)\\b',
      '\\bno (?:need|reason) for (?:anyone|anybody|someone|somebody|you|your [^ ]+) to (?:call|phone|ring|contact|visit|reach out|come)\\b',
      '\\bdo not (?:have|let|make|get|send) (?:any ?one|any ?body|some ?one|some ?body|(?:one|any) of your|your|an?) (?:[^ ]+ ){0,3}(?:call|phone|ring|contact|visit|come to) (?:me|us)\\b',
      `\\b(?:not (?:want|wish|like|need) to|rather not) (?:talk|speak|meet|chat)\\b(?! (?:about|online|(?:to|with) (?:an? |the |your )?(?:(?:chat ?)?bots?|robots?|machines?|computers?|program)))`,
      '\\b(?:arrange nothing|do not (?:arrange|book|schedule|set up) (?:anything|a (?:call|meeting)))\\b',
      '\\b(?:do not|never|stop|please not) (?:call|calling|phone|phoning|ring|ringing|contact|contacting) (?:me|us)\\b',
      `\\b(?:^no|no more|stop (?:offering|suggesting|pushing)(?: me| us)?(?: an?| your| the| this)?)(?: (?:more|free))* ${occasion}\\b`,
      '^(?:بس |لو سمحت\\p{L}* |رجاء )*(?:بدون|بلا|من دون|من غير) (?:اي )?(?:مكالمات|مكالمه|اتصالات|اجتماعات|اجتماع)(?: (?:رجاء|لو سمحت\\p{L}*|من فضلك\\p{L}*|بليز))*$',
      `${wish}(?:ال|ل|لل)?(?:استشاره|اجتماعا?|موعدا?|مكالمه|اتصالا?|مكالمات|استشارات)(?= |$)`,
      `${wish}(?:ان )?(?:احد |حدا |حد |واحد )?(?:ي|ت)(?:تصل|خابر|كلم|دق|رن|تواصل)\\p{L}*`,
      '(?:^| )(?:و|ف)?لا تخل\\p{L}* (?:[^ ]+ ){0,2}(?:ي|ت)(?:تصل|خابر|كلم|دق|رن|تواصل)\\p{L}*',
      '(?:^| )(?:و|ف)?لا ت(?:تصلو|كلمو|خابرو|دقو|تواصلو)\\p{L}*(?= |$)',
      '(?:^| )(?:و)?(?:لا|ما|محد|لحد) (?:ي|ت)(?:تصل|خابر|كلم|دق|رن|تواصل)\\p{L}* ?(?:بي|بيه|بيا|علي|عليه|عليا|فيني|معي|وياي|ني)(?= |$)|(?:^| )(?:و)?لا (?:ت|ي)(?:كلم|خابر)\\p{L}*(?:ني|نا)(?= |$)',
    ].join('|'),
    'u',
  ),
  questions: new RegExp(
    [
      '\\b(?:do not|never|stop|quit|please stop) (?:keep )?(?:ask|asking|question|questioning|interrogating)(?: (?:me|us|about|that|this|so|again|any|questions|for|what)|$)',
      '\\b(?:^no more|enough|too many|stop (?:with )?(?:the|your|these|all)) (?:of (?:the|your|these) )?questions\\b',
      '\\b(?:not want|not going|not like|rather not|prefer not|refuse)(?: to)? (?:answer|say|tell|share|talk about that|give (?:you )?(?:that|details))\\b',
      '\\bnone of your business\\b|\\b(?:that is|it is) (?:private|confidential|personal)$',
      '(?<!ليش|ليه|لماذا)(?:^| )(?:و)?(?:لا|بلا|ما|بطل\\p{L}*|كافي|كفايه|خلاص) (?:ما )?(?:ت|ب)?(?:سال|سالي|تسال)\\p{L}*(?= |$)(?! (?:ال|زب|عمل|ناس))',
      '(?:^| )(?:كافي|كفايه|بدون|بلا|كثرت|كفي) (?:ال)?اس[يء]له(?= |$)',
      `${wish}(?:ان )?(?:اجاوب|اجيب|اجاوبك|اجاوبج|اقول|احجي عن|احكي عن|اتكلم عن|اخبرك|اعطيك|انطيك)(?= |$)`,
    ].join('|'),
    'u',
  ),
  email: new RegExp(
    [
      '\\b(?:not|no|without|never|hate)(?: (?:want|need|like|by|via|an?|your|the|your|another|any|more|to|use|write|send|with))* e ?mails?(?: address(?:es)?)?(?: (?:please|thanks))*$',
      `(?:${no}|(?:^| )(?:بدون|بلا|غير))(?: ${want})?(?: (?:ب|عن طريق|عبر))? ?(?:ب)?(?:ال)?(?:ايميل|ايميلات|بريد|بريد الكتروني|ايميلكم)$`,
      '(?:^| )(?:و)?(?:لا|ما) ت(?:دز|رسل|بعث|بعت|راسل)\\p{L}*(?: لي| الي)? (?:ال)?ايميل(?:ات)?$',
    ].join('|'),
    'u',
  ),
};

/** Clause by clause, what a message refuses. */
export const readRefusals = rememberTexts((text: string): ReadonlySet<Refusal> => {
  const clauses = toClauses(text);
  const kinds = Object.keys(signs) as Refusal[];
  return new Set(kinds.filter((kind) => clauses.some((clause) => signs[kind].test(clause))));
});
