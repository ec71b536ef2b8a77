import type { MessageLanguage } from '../types';
import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

type Tongue = Extract<MessageLanguage, 'ckb' | 'de' | 'tr'>;

const names: readonly (readonly [Tongue, string, string])[] = [
  ['ckb', '(?:kurdish|kurdi|sorani|kurmanji|badini)', 'كرد(?:ي|يه|ى)?|كوردي|سوراني|باديني'],
  ['de', '(?:german|deutsch)', '[اأ]لماني(?:ه|ة)?'],
  ['tr', '(?:turkish|türkçe|turkce)', 'تركي(?:ه|ة)?'],
];
const politely = '(?: (?:please|now|instead|from now on|then|only|maya|thanks))*';
const aside =
  '(?: (?:to|with) (?:me|us|you))?(?: (?:me|us|here|this|it|the (?:chat|conversation)|our (?:chat|talk)))?';

const patternOf = (english: string, arabic: string) =>
  new RegExp(
    [
      `\\b(?:answer|reply|respond|write|speak|talk|chat|continue|go on|switch|explain)(?:ing)?${aside} (?:in|to) ${english}${politely}$`,
      `\\b(?:speak|talk) ${english} (?:to|with) me${politely}$`,
      `^(?:in )?${english}${politely}$`,
      `(?:^| )(?:و|ف)?(?:جاوب\\p{L}*|رد\\p{L}{0,2}|[اتن]?حجي\\p{L}*|[اتن]?حكي\\p{L}*|تكلم\\p{L}*|نتكلم|تتكلم\\p{L}*|تحدث\\p{L}*|نتحدث|اكتب\\p{L}*|كمل\\p{L}*|نكمل)(?: (?:معي|معنا|وياي|ويانا|معاي|معايا|علي|عليي|لي))? (?:ب|بال|باللغ[هة] ال)?(?:${arabic})(?: (?:لو سمحت\\p{L}*|رجاء|من فضلك\\p{L}*|اذا ممكن|هسه|الان))*$`,
      `^(?:ب|بال|باللغ[هة] ال)(?:${arabic})(?: (?:لو سمحت\\p{L}*|رجاء|من فضلك\\p{L}*))*$`,
    ].join('|'),
    'u',
  );
const patterns = names.map(([tongue, ...words]) => [tongue, patternOf(...words)] as const);

/**
 * The language a visitor asks Maya to go on in, whatever it is asked in, where it is one she leaves to people: "can we
 * continue in German?" Whether the team speaks it is another question, and what is to be written in it is work for us.
 */
export const wishedTongue = rememberTexts((text: string): Tongue | undefined => {
  const clauses = toClauses(text);
  if (clauses.some((clause) => isOtherwise.test(clause))) return undefined;
  return patterns.find(([, pattern]) => clauses.some((clause) => pattern.test(clause)))?.[0];
});

const isOtherwise =
  /\b(?:not|never|do you|does|can your|customers?|clients?|website|site|posts?|ads?|they|he|she|people)\b|(?:^| )(?:لا|ما|مو|مش|زباين\S*|زبائن\S*|عملا\S*|موقع\S*|اعلان\S*|جمهور\S*)(?= |$)/u;
