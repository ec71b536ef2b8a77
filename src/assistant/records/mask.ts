import { plainDigits } from '../digits';
import { joinAddresses, joinedAddress, noMailbox } from '../emailAddress';
import { rememberTexts } from '../understanding/rememberTexts';

/** A sign or a word for "at" (the word only before what may be a domain), or seven digits. */
const mayBePersonal =
  /[@＠]|[([{<] ?(?:at|ät|a) ?[)\]}>]| (?:at|[اآأ]ت) [^ ]+ ?(?:[.([{<]|dot|punkt|نقطة|دوت)|(?:\p{Nd}\P{Nd}*){7}/iu;
/** Marks of direction and joiners in a number. */
const unseen = /(?<=[\p{Nd}@][ ./-]{0,2})\p{Cf}+(?=[ ()./-]{0,3}[\p{Nd}@])/gu;
const iban =
  /(?<=iban|(?<![a-z\d]))[a-z]{2}\d\d[ .-]{0,3}[a-z]{0,4}(?:[ .-]{0,3}\d){10,28}(?:[a-z\d]+|(?![a-z\d]))/gi;
/** "075o 445", "O750 445". */
const letterO = /(?<![\p{L}\d])o(?=\d[\do]{2})|(?<=\d)o{1,3}(?= ?\d)/giu;
/** Seven digits or more, with what people put between the digits of a phone number. */
const between = '[ .,()/_•·●∙|*~-]';
const run = new RegExp(`\\(?(?:\\+ ?)?\\(?(?<!\\d)\\d(?:${between}{0,4}\\d){6,}`, 'g');

const year = '(?:1[3-9]|20)\\d\\d';
const split = ' ?[./-] ?';
const dayAndMonth = `[0-3]?\\d${split}[0-3]?\\d${split}`;
const date = `(?:${year}${split}[01]?\\d${split}[0-3]?\\d|${dayAndMonth}${year}|(?:0?[1-9]|1[0-2])[./]${year})`;
const clock = '[0-2]?\\d[.:]?(?:00|15|30|45)';
/** Told by its groups of three, which a space makes of a sum only where it is a round one. */
const sum =
  "(?:\\+(?!(?:\\D?\\d){8}))?[1-9]\\d{0,2}(?:(?:,\\d{3})+|(?:\\.\\d{3})+|(?:'\\d{3})+|(?: \\d{3})* 000)(?!\\d)";
const roundSum = `(?:${sum}|[1-9]\\d{0,8}[05]0(?!\\d))`;
const unit =
  '(?:%|\\p{Sc}(?! ?\\d)|(?:k|tl)\\b|usd|eur|iqd|aed|sar|dollar|dinar|million|view|impression|click|visit|user|follower|دولار|يورو|دينار|درهم|ريال|لير|مليون|مشاهد|متابع|زائر)';
const alone = `(?<![\\d+]${between}{0,3})`;
const over = `(?!${between}{0,3}\\d)`;
/** Dates, hours, years, numbers of documents and sums: an answer may depend on them. */
const harmless = new RegExp(
  [
    `(?<!\\d[./-]?)${date}(?: ?[/-] ?${date})?(?!\\d|[./-]\\d)`,
    `(?<!\\d[ ./-]?)${dayAndMonth}\\d\\d(?![ ./-]?\\d(?!\\d?:))`,
    `${alone}${clock} ?- ?${clock}${over}`,
    `${alone}${year}(?:[ ,/&-]{1,3}${year})+${over}`,
    `${alone}${year} ${roundSum}${over}`,
    `${alone}${year}[/-](?:\\d\\d[/-])?\\d{3,6}${over}`,
    `${alone}${roundSum}(?:(?: ?- ?|, )${roundSum})+${over}`,
    `(?<=(?<!\\d ?)(?:\\p{Sc}|\\b(?:usd|eur|iqd|aed|sar)) ?)[1-9](?:\\d{0,2}(?:[ ,.']\\d{3})+|\\d*)(?!\\d)`,
    `${alone}(?!7[3-9]\\d{8}(?!\\d)|9[67]\\d{10})[1-9](?:\\d{0,2}(?:[ ,.']\\d{3})+|\\d*)(?= ?${unit})`,
    `${alone}${sum}${over}`,
  ].join('|'),
  'giu',
);
/** Between two numbers, rather than in one. */
const apart = /( ?[,/|] +| +- +|(?<=\d{10}) +| +(?=0\d{9}))/;
/** After these a short number is dialled, and after those a long one is not. */
const called =
  /(?:\b(?:phone|mobile|tel|whats ?app|call|call me|my number)(?: (?:is|on|at)){0,2}|رقم(?:ي|نا)|هاتف|تلفون|موبايل|جوال|اتصل\p{L}*)[^\p{L}\p{N}]{0,4}$/iu;
const filed =
  /(?:\b(?:order|invoice|ticket|tracking|ref|campaign|pixel|isbn|ua|po)(?: (?:number|no|id))?|فاتور[ةه]|طلب)[^\p{L}\p{N}]{0,3}$/iu;
/** As they are dialled from elsewhere, or typed without the zero. */
const dialled = /^\(?(?:\+|0[\d ()]|(?:964|49|90|9[67]\d)\d{9}|7[3-9]\d{8}(?!\d))/;

/** A text without personal data: what keeps texts takes no other. */
export type Masked = string & { readonly isMasked: true };

/**
 * Takes e-mail addresses, phone numbers and those of cards and accounts out of a text that goes to a model, the cache,
 * learning data, analytics or a trace. Sums of money, years and dates stay: an answer may depend on them.
 *
 * @param keep addresses and numbers that belong to the agency, and so to nobody in person.
 */
export function mask(text: string, keep: readonly string[] = none): Masked {
  return maskerOf(keep).mask(text) as Masked;
}

/** A text, and the same masked. */
export type MaskedText = readonly [text: string, masked: Masked];

/** Takes over what was masked elsewhere, keeping the same: to look for personal data in a reply takes its time. */
export function adoptMasked(texts: readonly MaskedText[], keep: readonly string[]): void {
  const { known } = maskerOf(keep);
  for (const [text, masked] of texts) known.set(text, masked);
}

const none: readonly string[] = [];
/** Every turn masks the whole conversation again. */
const maskers = new WeakMap<readonly string[], Masker>();

interface Masker {
  mask: (text: string) => string;
  known: Map<string, string>;
}

function maskerOf(keep: readonly string[]): Masker {
  const there = maskers.get(keep);
  if (there) return there;
  const known = new Map<string, string>();
  const masker = { known, mask: rememberTexts((plain) => maskOnce(plain, keep), known) };
  maskers.set(keep, masker);
  return masker;
}

function maskOnce(text: string, keep: readonly string[]): string {
  if (!mayBePersonal.test(plainDigits(text))) return text;
  const seen = text.replace(unseen, '');
  const marks: { from: number; to: number; mark: string }[] = [];
  const add = (from: number, found: string, mark: string) => {
    marks.push({ from, to: from + found.length, mark });
    return blank(found);
  };
  const ownAddresses = keep.map(lettersOf);
  const ownNumbers = keep.filter((each) => !each.includes('@')).map(digitsOf);

  const plain = plainDigits(seen);
  const addressless = joinAddresses(plain).replace(joinedAddress, (found, offset: number) => {
    const typed = plain.slice(offset, offset + found.length);
    const isNone = ownAddresses.includes(lettersOf(typed)) || (typed !== found && noMailbox.test(found));
    return isNone ? found : add(offset, found, '[email]');
  });
  const whole = addressless.replace(letterO, (letters) => '0'.repeat(letters.length));
  whole
    .replace(iban, (found, offset: number) => add(offset, found, '[phone]'))
    .replace(harmless, blank)
    .replace(run, (found, offset: number) => {
      const before = whole.slice(Math.max(0, offset - 40), offset);
      const after = whole.slice(offset + found.length, offset + found.length + 1);
      let from = offset;
      for (const part of toNumbers(found, before, ownNumbers)) {
        // A parenthesis around the whole number is not part of it.
        const number = part.startsWith('(') && !part.includes(')') ? part.slice(1) : part;
        const start = from + part.length - number.length;
        const isOwn = ownNumbers.some((own) => isSameNumber(number, own));
        if (!isOwn && looksLikePhone(number, before, after)) add(start, number, '[phone]');
        from += part.length;
      }
      return found;
    });

  let end = 0;
  let masked = '';
  for (const { from, to, mark } of marks.sort((a, b) => a.from - b.from)) {
    masked += seen.slice(end, from) + mark;
    end = to;
  }
  return masked + seen.slice(end);
}

const blank = (found: string) => '\n'.repeat(found.length);

/** One number, or several and what stands between them: "0750 445 1234 / 0770 123 4567", "2024, 07504451234". */
function toNumbers(found: string, before: string, own: readonly string[]): string[] {
  const parts = found.split(apart);
  const isWhole = (part: string) =>
    own.some((each) => isSameNumber(part, each)) ||
    (digitsOf(part).length >= 10 && looksLikePhone(part, before, ''));
  return parts.some(isWhole) || !looksLikePhone(found, before, '') ? parts : [found];
}

function looksLikePhone(found: string, before: string, after: string): boolean {
  const count = found.replace(/\D/g, '').length;
  if (count < 7) return false;
  const isDialled = dialled.test(found);
  // A name of something, or a checksum.
  if ((/[a-z]$/i.test(before) || /[a-z]/i.test(after)) && !(isDialled && count >= 10)) return false;
  if (/, |,.*,/.test(found)) return /^\(?(?:\+|0\d\d)/.test(found) && count >= 9 && count <= 15;
  if (isDialled) return true;
  if (/[*|~_•·●∙]/.test(found)) return false;
  if (/^\d{1,3}(?:[.,]\d{3})+$|^\d{1,3}(?: \d{3})* 000$|^\d{1,3}[.,]\d+$|,/.test(found)) return false;
  if (filed.test(before)) return false;
  if (called.test(before) && !/000$/.test(found)) return true;
  return /^\d+$/.test(found)
    ? count >= 10 && !/0{5,}$/.test(found)
    : count >= 9 || /^\d{3}-\d{4}$|^[3-9]\d{3}[ -]\d{4}$/.test(found);
}

const digitsOf = (text: string) => plainDigits(text).replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');

/** As it is dialled from abroad, in the country, with both, or in the town. */
function isSameNumber(found: string, own: string): boolean {
  const digits = digitsOf(found);
  if (digits === own) return true;
  const isAbroad = /^\D*(?:\+|00)/.test(found);
  const national = digits.replace(/^0/, '');
  return [1, 2, 3, 4, 5].some((at) =>
    isAbroad
      ? digits === `${own.slice(0, at)}0${own.slice(at)}`
      : national.length >= 7 && national === own.slice(at),
  );
}

/** The letters of an address, however it is spelt. */
const lettersOf = (text: string) => text.toLowerCase().replace(/\b(?:at|dot)\b|[^\p{L}\p{N}]/gu, '');
