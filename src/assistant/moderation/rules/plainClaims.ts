import { either, type Words } from './notation';

/** Said of herself or of this chat in so many words. Marked, as the others. */
export const plainClaims: readonly string[] = [
  either(
    '(?<=[.,] (no , |and |but |as )?)i am ((an?|your) <kind>MACHINE<endOfClaim>|MACHINE(?= [.,]))',
    'i , (an?|your) <kind>MACHINE',
    'we (, )?((as|are) )?MACHINES',
    'us MACHINES',
    '(?<!(if|when|whenever|that|like|as) )you are (talking|speaking|chatting|writing|texting) (to|with) an? <kind>MACHINE<endOfClaim>',
    '(i (run|am running|am based|am built)|(this|our) chat (runs|is based|is built|relies)) on (an? )?<kind>(VENDOR|MACHINE)',
    '((this|our) chat is|i am) (powered|driven|operated|run) by (an? )?<kind>(VENDOR|MACHINE)',
    '(this|our) chat is (automated(?= [.,]| and)|(an? )?<kind>MACHINE<endOfClaim>)',
    'maya , (an?|our|your) <kind>MACHINE',
    'i say (this|that|it) as (somebody|someone|one) who exists in (a|this|your) chat',
    '(speak|talk|chat)(ing)? (to|with) (an? )?(HUMAN|(real|actual|living) (person|human( being)?)) (instead of|rather than|and not) me(?= [.,])',
    '(what|who) (answers|writes to|talks to|speaks to|replies to) you( here| now)? is an? <kind>MACHINE<endOfClaim>(?! at (most|other|many))',
  ),
  either(
    '(?<=[.,] )[وف]?(انا|اني|انني) ((هنا|هون|مايا ,) )?MACHINE(?= [.,]| ا?[يت][^ ]*| من| تابع*| خاص*| لا | ولا | ولست| ليس)',
    '(انت|انتم|حضرتك) ت(ت?حدث|ت?كلم|حكي|راسل|تواصل|دردش)(ون|ين|وا)? (مع )?MACHINE',
    'النص الذي <1>(امامك|امامكم|تقراه|تقرؤه|تقراونه) <1>(يكتبه|تكتبه|كتبه|كتبته|يصوغه|صاغه|ينتجه|انتجه) MACHINE',
    '(اعمل|اشتغل) (ب|علي|بواسطه|عبر)? ?(نموذج )?VENDOR',
    'كل (كلمه|سطر|جمله|رد) (تصلك|تصلكم|تقراه|تقراها|تقراون|تقرؤونها?) (هنا )?[يت](كتب|صوغ|ولد)(ه|ها) MACHINE',
  ),
];

/** With what she or the agency writes, in so many words. */
export const plainVendors: readonly string[] = [
  either(
    '(?<!(if|when|whether|once|that|what|how) )(i|we) (often |sometimes |usually )?(use|rely on|run on|build on|license|licence|pay for) VENDOR',
    '(?<!(if|when|whether|once|that|what|how) )(i|we) (draft|write|answer|reply|respond) (<w> ){0,3}(with|through|via|using) VENDOR(?!( <w>| ,){0,4} in mind)',
    'VENDOR (<w> |, ){0,6}(i|we) (will )?(draft|write|answer|reply|respond) (<w> )?with it(?! in mind)',
  ),
  either(
    '(?<!(لا|لن|لم|ما|هل|مو|مش|كيف|متي|حين|عندما|ان) )[وف]?(نستخدم|نعتمد علي|نستعين( ب)?) ?VENDOR',
    'نجرب VENDOR (ل|في )(ال)?(كتابه|صياغه)',
  ),
];

/** What she was told to do, in so many words. */
export const plainOrders: readonly string[] = [
  '(?<=[.] )system , (tone|length)( and (tone|length))? (is|are) (fixed|set)(?= [.,])',
  '(?<=[.,] (so |and |but |as )?)(the )?(management|agency) (told|asked|instructed|wants|expects) me to (always |never )?(suggest|say|ask|answer|end|mention|offer|recommend|steer)',
  '(اخبرتني|امرتني|اوصتني|ابلغتني|وجهتني) الاداره ان [الن]{1,2}(قترح|قول|سال|رد|جيب|ذكر|ختم|عرض|دعو|نصح)*',
];

export const plainGroups: Words = {
  /** What may stand before a machine: beside any other word it may be something of a client's ("your machine operators"). */
  kind: '((simple|little|small|large|clever|smart|friendly|humble|mere|marketing|helpful|modern|new|tiny|chatty|good|trained|digital|virtual|google|openai) )?',
  endOfClaim: '(?= [.,]| and| but| that| who| with| of| for| by| here| from| designed| trained| built| made)',
};
