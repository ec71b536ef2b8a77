import { readArabicFirm } from './firmsArabic';
import { readArabicName } from './introductionsArabic';
import { readLatinFirm, readLatinName } from './introductionsEnglish';
import { rememberTexts } from './rememberTexts';

/** Whoever introduces themselves: a name, and whom they speak for. */
export interface Introduction {
  name?: string;
  company?: string;
}

/** Who writes, and for whom, as far as one message says it. Names of places are neither. */
export const readIntroduction = rememberTexts((text: string): Introduction => {
  // A name may stand in the other script, but what introduces it does not; patterns of a script are dear to a
  // text without a letter of it.
  const isLatin = /\p{Script=Latin}/u.test(text);
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const name = (isLatin ? readLatinName(text) : undefined) ?? (isArabic ? readArabicName(text) : undefined);
  const company =
    (isLatin ? readLatinFirm(text) : undefined) ?? (isArabic ? readArabicFirm(text) : undefined);
  return { ...(name && { name }), ...(company && { company }) };
});
