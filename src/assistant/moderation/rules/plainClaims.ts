import { either, type Words } from './notation';

/** Said of herself or of this chat in so many words: none of these is ever a client's. Marked, as the others. */
export const plainClaims: readonly string[] = [
  either(
    '(?<=[.,] (no , |and |but |as )?)i am (an? )?<kind>MACHINE<endOfClaim>',
    'i , (an?|your) <kind>MACHINE',
    'we (, )?((as|are) )?MACHINES',
    'us MACHINES',
    'you are (talking|speaking|chatting|writing|texting) (to|with) (an? )?<kind>MACHINE<endOfClaim>',
    '(i (run|am running|am based|am built|rely)|(this|our) chat (runs|is based|is built|relies)) on <kind>(VENDOR|MACHINE)',
    '((this|our) chat is|i am) (powered|driven|operated|run) by <kind>(VENDOR|MACHINE)',
    '(this|our) chat is (automated|(an? )?<kind>MACHINE)',
    'maya , (an?|our|your) <kind>MACHINE',
  ),
  either(
    '(?<=[.,] )[وف]?(انا|اني|انني) ((هنا|هون|مايا ,) )?MACHINE(?= [.,]| ا?[يت][^ ]*| من| تابع*| خاص*| لا | ولا | ولست| ليس)',
    '(انت|انتم|حضرتك) ت(ت?حدث|ت?كلم|حكي|راسل|تواصل|دردش)(ون|ين|وا)? (مع )?MACHINE',
    '(اعمل|اشتغل) (ب|علي|بواسطه|عبر)? ?(نموذج )?VENDOR',
    '(تصلك|تصلكم|تقراه|تقراها|تقراون|تقرؤونها?) (هنا )?[يت](كتب|صوغ|ولد)(ه|ها) MACHINE',
  ),
];

/** With what she or the agency writes, in so many words. */
export const plainVendors: readonly string[] = [
  either(
    '(?<!(if|when|whether|once|that|what) )(i|we) (often |sometimes |usually )?(use|rely on|run on|work with|build on|license|licence|pay for) <kind>VENDOR',
    '(?<!(if|when|whether|once|that|what) )(i|we) (draft|write|answer|reply|respond) (<w> ){0,3}(with|through|via|using) <kind>VENDOR',
    'VENDOR (<w> |, ){0,6}(i|we) (will )?(draft|write|answer|reply|respond) (<w> )?with it',
  ),
  '(?<!(لا|لن|لم|ما|هل|مو|مش) )[وف]?(نستخدم|نجرب|نعتمد علي|نستعين( ب)?) ?VENDOR',
];

export const plainGroups: Words = {
  /** What kind of thing: with any other word between, something else may be meant. */
  kind: '((?!(no|not|and|or|against|with|pro|for|using|to|people) )<w> )?',
  endOfClaim: '(?= [.,]| and| but| that| who| with| of| for| by| here| from| designed| trained| built| made)',
};
