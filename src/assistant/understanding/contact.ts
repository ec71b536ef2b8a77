import { emailAddress } from '../emailAddress';
import { countWords, fold } from '../text';
import { readIntroduction } from './introductions';
import { rememberTexts } from './rememberTexts';

const phoneNumber = /(?:\+|\b0|(?<!\p{N})[\u0660\u06F0])[\p{Nd}](?:[ ().-]{0,2}\p{Nd}){6,14}/u;
/** Without its zero, where it is called a number. */
const calledPhone =
  /(?:\b(?:number|phone|mobile|whats ?app|call me|reach me)\b|رقم|تلفون|هاتف|موبايل|جوال|وات ?س ?[اأ]?ب|كلموني|اتصلوا)[^\p{N}\n]{0,20}(\p{Nd}(?:[ ().-]{0,2}\p{Nd}){8,14})(?!\p{N})/iu;
/** "01.02.2027" could be dialled, and is none. */
const date =
  /(?<![\p{N}+][\s.-]?)\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1(?:\p{Nd}{2}){1,2}(?!\p{N})|\p{Nd}{4}-\p{Nd}{1,2}-\p{Nd}{1,2}(?!\p{N})/gu;

/** A telephone number in a text, as it was typed. */
export function readPhone(text: string): string | undefined {
  const dateless = text.replace(date, ' , ');
  return (phoneNumber.exec(dateless)?.[0] ?? calledPhone.exec(dateless)?.[1])?.trim();
}

/** What stands before one's own address or number, over folded text in which the contact itself is `@`. */
const own = [
  /\b(?:my|our)(?: (?!old\b|former\b)\p{L}+){0,2} (?:e-?mail|mail|address|number(?! of\b)|no|nr|phone|tel|telephone|mobile|cell|whatsapp|contact|contacts|details)\b/u,
  /(?:^|[,;] *|\b(?:please|pls|you|can|could|may|just|and|or|to|someone|somebody|team) )(?:call|reach|contact|text|whatsapp|e-?mail|mail|ring|phone|write|message)(?: to)? (?:me|us)\b/u,
  /\b(?:i am|i'm|im|we are|we're) (?:reachable|available) (?:at|on|by|under)\b/u,
  /(?:^| )(?:و|هذا |هذه |هاي |هاذا )?(?:ايميل|بريد|رقم|تلفون|تليفون|موبايل|هاتف|جوال|نقال|واتساب|وتساب|نمرت|نمره|عنوان)(?:ي|نا|نه|ه)(?= |:|$)/u,
  /(?:^| )(?:و)?(?:رقم|بريد|ايميل) (?:ال)?(?:هاتف|تلفون|موبايل|جوال|الكتروني|واتساب)(?:ي|نا)(?= |:|$)/u,
  /(?:^| )(?:و)?(?:اتصلوا|اتصل|دقوا|راسلوني|راسلني|خابروني|كلموني|تواصلوا|رنوا|ابعثوا|دزوا)(?:(?: (?:بي|بيه|علي|عليه|معي|وياي|لي))|(?<=ني))?(?= |$)/u,
];
/** An e-mail address and a number, or either behind a name: left for an answer. */
const both = /@[^@]*@/;
/** Whoever wants a mail wants no meeting, for which the form would ask for a telephone number. */
const writing =
  /\b(?:write|e-?mail|mail|message|send)\b|(?:^| )(?:و)?(?:راسل|ارسل|ابعث|دز|اكتب)\p{L}*(?= |$)/u;
/** Somebody else's, one that is not to be used, or one that is named for another reason: to be erased, in a complaint. */
const others =
  /\b(?:your|yours|not|don't|dont|cannot|can't|never|nobody|stop|wrong|old|former|their|his|her|customers?|clients?|guests?|patients?|people|cancel\w*|delete|remove|unsubscribe|erase|spam|appl(?:y|ied)|application|job|cv|complain\w*|invoice|order|account|iban|ref|reference|hotline|mailchimp)\b|(?:^| )(?:و|ف)?(?:لا|ما|مو|مش|ليس|غلط|القديم|قديم|السابق|زباين\p{L}*|عملا\p{L}*|مكتوب|سبام|فاتور\p{L}*|وظيف\p{L}*|توظيف|شكوي|(?:احذف|امسح|الغ)\p{L}*|\p{L}{3,}كم)(?= |$)/u;
/** "Why do you need my number …": asked about, and not left. */
const asking =
  /[?؟]\s*$|^\W*(?:why|how|what|which|who|is|are|do|does|did|should|must)\b|^\W*(?:ليش|ليه|لماذا|كيف|شلون|هل|شنو|شو)(?= )/u;
/** What is written in the place of one in a message that is passed on: see `records/mask.ts`. */
const masked = /\[(?:email|phone)\]/g;
/** With so many words beside it, an address is all that a message says: "Sara here, 0750 …". */
const maxWordsBeside = 2;

/**
 * Does the visitor leave an address or a number of their own, and ask nothing? Whoever does wants to hear from us: beside
 * an offer of hers it is a yes, and otherwise she offers the form.
 */
export const leavesContact = rememberTexts((text: string): boolean => {
  const phone = readPhone(text);
  const unmasked = text.replace(masked, ' @ ');
  const bare = [emailAddress.exec(text)?.[0], phone].reduce<string>(
    (rest, found) => (found ? rest.replace(found, ' @ ') : rest),
    unmasked,
  );
  if (bare === text || phone?.startsWith('000')) return false;
  const beside = fold(bare);
  if (others.test(beside) || (writing.test(beside) && !phone && !text.includes('[phone]'))) return false;
  const parts = beside.split(/(?<=[.!?؟\n])\s+/);
  if (parts.some((part) => asking.test(part))) return false;
  const isAlone = !/\p{Nd}/u.test(bare) && countWords(bare) <= maxWordsBeside;
  const isIntroduced = readIntroduction(text).name !== undefined;
  return (
    isAlone || isIntroduced || parts.some((part) => both.test(part) || own.some((one) => one.test(part)))
  );
});
