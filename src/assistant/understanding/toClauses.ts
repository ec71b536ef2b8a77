import { fold } from '../text';
import { rememberTexts } from './rememberTexts';

/** Short forms written out, so that the patterns need one form of each. */
const longForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(do|does|did|is|are|was|have|has|could|would|should)nt\b/g, '$1 not'],
  [/\b(?:let's|lets)\b/g, 'let us'],
  [/\bid (?=like|love|prefer|rather|want|need|appreciate)/g, 'i would '],
  [/\bim\b|\bi'm\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\b(what|how|where|who|when|it|that|there|here)'?s\b/g, '$1 is'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bpl[sz]\b/g, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
];

const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g;
const pause =
  /[.!?؟…,،;؛:\n()]+|\s[-–—]+\s|\b(?:but|however|although|though|because)\b|(?<=\s)(?:لكن|بس|ولكن|لان)(?=\s)/;
/** "… so can we meet", "… and please call me": a new clause without a comma. */
const turn = / (?:so|and|then|or)(?= (?:can|could|may|shall|would|let|please|i|we|how|when|is) )/;

/** "If you have time can we meet": the wish after a supposition is a clause of its own. */
const afterSupposition =
  /(?<=^(?:if|when|once|after|before|since|as) .*) (?=(?:can|could|may|shall|should|would) (?:we|i|you)\b|let us\b|please\b|i (?:would|want|need)\b)/;

/** Folded, with English short forms written out, and Kurdish and Persian keyboard letters as their Arabic ones. */
export const spellOut = rememberTexts((text: string): string => {
  let plain = fold(text);
  if (/[a-z]/.test(plain)) for (const [short, long] of longForms) plain = plain.replace(short, long);
  return plain.replace(/[گک]/g, 'ك').replace(/چ/g, 'ج').replace(/[یئ]/g, 'ي').replace(/ؤ/g, 'و');
});

/**
 * A message in clauses, the unit in which people ask, refuse and suppose: spelt out, words between single
 * spaces. What stands in quotation marks is spoken about and left out.
 */
export const toClauses = rememberTexts((text: string): readonly string[] =>
  spellOut(text.replace(quoted, ' '))
    .split(pause)
    .map((part) => part.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim())
    .flatMap((part) => part.split(turn))
    .flatMap((part) => part.split(afterSupposition))
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
