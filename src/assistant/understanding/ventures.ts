import { spellOut, toClauses } from './toClauses';

/** What people have that is no business of theirs. */
const notOwn =
  'questions?|problems?|issues?|ideas?|plans?|budgets?|meeting|call|deadline|logos?|brand book|website|websites|site|page|instagram|facebook|tiktok|accounts?|' +
  'doubts?|requests?|look|bad|good|great|nice|lot|lots|few|feeling|friends?|brothers?|sisters?|cousins?|son|daughter|wife|husband|partner|boss|team|agency|designer|' +
  'problem|complaint|job|offer|quote|contract|list|name|slogan|campaigns?|ads?|posts?|videos?|photos?|followers|customers?|clients?|time|date|launch|event|day|week|month|year|min|minute|look|hard|big|small|strong|chat|rights?|same|impression|choices?|options?|chance|possibility|opportunity|answers?|address|number|email|link|files?|details|information|info|power|money|habit|goal|target|strategy|brief|draft|version|pleasure|honou?r|need|reason|appointment|interview|word|bit';
const english = new RegExp(
  '\\b(?:i|we|my (?:wife|husband|brother|sister|father|mother|family|uncle|cousin|friend)(?: and i)?) (?:have|have got|got|own|owns|run|runs|opened|founded|manage|manages) ' +
    `(?:an?|two|three|four|five|2|3|4|5|the|my|our|some) (?:(?:small|little|big|new|own|family|online|local|tiny|young|private) )*(?!(?:${notOwn})\\b)[a-z]{3,}` +
    '|\\bwe do (?!(?:not|it|that|this|so|have|want|need|all|the|our|everything|things?|something|nothing|some|any|ads?|posts?|marketing|social|instagram|facebook|tiktok|good|well|better)\\b)[a-z]{4,} [a-z]{4,}' +
    '|\\b(?:i|we) (?:repair|renovate|import|export|rent out|rent|grow|bake|roast|sew|brew|manufacture|install|teach|publish|breed|farm|supply) (?!(?:it|that|this|the same|to|what|how)\\b)[a-z]{3,}' +
    '|\\b(?:i am|we are) (?:an? |the )?(?:[a-z]+ )?(?:lawyers?|attorney|notary|dentists?|doctors?|physio|physiotherapists?|therapists?|psychologists?|architects?|photographers?|bakers?|butchers?|carpenters?|joiners?|plumbers?|electricians?|painters?|farmers?|beekeepers?|tailors?|hairdressers?|barbers?|florists?|chefs?|caterers?|coach|coaches|personal trainer|tutors?|consultants?|accountants?|tax advisors?|brokers?|realtors?|vets?|midwi(?:fe|ves)|opticians?|jewell?ers?|potters?|musicians?|authors?|importers?|wholesalers?|retailers?|manufacturers?|startup|start up|ngo|charity|cooperative|family business)\\b',
);

const arabicNotOwn =
  'سوال|اسيله|استفسار|مشكله|مشاكل|فكره|افكار|وقت|موعد|ميزانيه|فلوس|مبلغ|شي|شيء|خصم|عرض|طلب|ملاحظه|اقتراح|صفحه|موقع|لوغو|لوكو|لوجو|شعار|هويه|حساب|احد|حد|شك|امتحان|اجتماع|زباين|زبائن|' +
  'متابعين|متابع|عملاء|منافسين|منافس|خبره|علم|حمله|اعلان|اعلانات|سوشل|مناسبه|سفر|شغل|دوام|راي|رغبه|اصرار|فيديو|فيديوهات|صور|فقط|بس|هدف|خطه|رقم|ولد|بنت|اخ|ابن|صديق|صاحب|مصمم|موظف|موظفين|سيره|شهاده|اسم|مي|عمر|هسه|الان|حاليا|كم|شكوي|نموذج|نماذج|امكانيه|قدره|مانع|دليل|وياكم|معكم|عقد|معلومه|معلومات|حل|حلول|تطور|بدايه|نهايه|جمهور|طموح|شريك|مدير|كثير|هواي|كتير|قليل|كل|اكثر|اي|ثقه|امل|ماده|درس|ضيوف|سياره|بيت|مريض|الف|ورقه|دولار|دينار|يورو';
const arabic = new RegExp(
  '(?<!\\p{L})(?:و|ف)?(?:عندي|عندنا|عدنا|عدي|عنا|لدي|لدينا|نملك|املك|فاتح|فاتحه|فاتحين|فتحت|صاحب|صاحبه|اصحاب|ادير|ندير) ' +
    `(?!ال)(?!(?:${arabicNotOwn})(?!\\p{L}))\\p{L}{3,}|` +
    '(?<!\\p{L})(?:انا|اني|نحن|احنه|احنا|حنا) (?:و?\\p{L}+ )?(?:محامي|محاميه|طبيب|طبيبه|دكتور|دكتوره|مهندس معماري|مصور|مصوره|خباز|نجار|حداد|سباك|كهرباءي|مزارع|نحال|خياط|خياطه|حلاق|طباخ|مدرب|مدربه|محاسب|صيدلاني|صيدلانيه|معالج|معالجه|مستورد|تاجر|تاجره|حرفي|حرفيه|شركه|منظمه|جمعيه|موسسه|مدرسه|مكتب|معهد|مجموعه|عاءله|فريق ناشي)(?!\\p{L})',
  'u',
);

/** Does a message say what somebody makes their living by, whatever trade it is: "I have an app", «عدنا معمل مي»? */
export const tellsOfVenture = (text: string): boolean =>
  toClauses(text).some((clause) => english.test(clause)) ||
  arabic.test(spellOut(text).replace(/[^\p{L}\p{N}]+/gu, ' '));
