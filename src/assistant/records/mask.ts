import { westernDigits } from '../digits';
import { emailAddress } from '../emailAddress';
import { rememberTexts } from '../understanding/rememberTexts';

const mayBePersonal = /@|(?:\p{Nd}\P{Nd}*){7}/u;
const email = new RegExp(emailAddress, 'gu');
const digit = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';
/** Seven digits or more, with what people put between the digits of a phone number. */
const digits = new RegExp(
  `(?<![\\p{L}\\p{N}])\\(?(?:\\+\\s?)?\\(?${digit}(?:[ \\u00A0.()/-]{0,3}${digit}){6,}(?![\\p{L}\\p{N}])`,
  'gu',
);
const currencyBefore = /(?:[$€£¥]|\b(?:usd|eur|iqd|aed|sar))\s*$/i;
const currencyAfter =
  /^\s*(?:[$€£¥%]|(?:k\b|usd|eur|iqd|aed|sar|dollars?|euros?|dinars?|دولار|يورو|دينار|درهم|ريال))/i;

/**
 * Takes e-mail addresses and phone numbers out of a text that goes to a model, the cache, learning data,
 * analytics or a trace. Sums of money, years and dates stay: an answer may depend on them.
 *
 * @param keep addresses and numbers that belong to the agency, and so to nobody in person.
 */
export function mask(text: string, keep: readonly string[] = none): string {
  const masked = maskers.get(keep) ?? rememberTexts((plain) => maskOnce(plain, keep));
  maskers.set(keep, masked);
  return masked(text);
}

const none: readonly string[] = [];
/** Every turn masks the whole conversation again. */
const maskers = new WeakMap<readonly string[], (text: string) => string>();

function maskOnce(text: string, keep: readonly string[]): string {
  if (!mayBePersonal.test(text)) return text;
  const kept = new Set(keep.map(comparable));
  return text
    .replace(email, (found) => (kept.has(comparable(found)) ? found : '[email]'))
    .replace(digits, (found, offset: number, whole: string) => {
      if (kept.has(comparable(found))) return found;
      const isMoney =
        currencyBefore.test(whole.slice(0, offset)) || currencyAfter.test(whole.slice(offset + found.length));
      if (isMoney || !looksLikePhone(found)) return found;
      // A parenthesis around the whole number is not part of it.
      return found.startsWith('(') && !found.includes(')') ? '([phone]' : '[phone]';
    });
}

function looksLikePhone(found: string): boolean {
  const plain = westernDigits(found);
  const count = plain.replace(/\D/g, '').length;
  // 2024-06-01, 01/06/2024, 2024-2025, 1.500.000, 250 000 000: dates, years and sums.
  if (/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{4}\s*[-/]\s*\d{4}$/.test(plain))
    return false;
  if (/^\(?(?:\+|0)/.test(plain)) return count <= 17;
  if (/^\d{1,3}(?:[.,]\d{3})+$|^\d{1,3}(?:[ \u00A0]\d{3})*[ \u00A0]000$/.test(plain)) return false;
  return /^\d+$/.test(plain)
    ? count >= 10 && !/0{5,}$/.test(plain)
    : count >= 9 || /^\d{3}-\d{4}$/.test(plain);
}

function comparable(text: string): string {
  return text.includes('@') ? text.toLowerCase() : westernDigits(text).replace(/\D/g, '');
}
