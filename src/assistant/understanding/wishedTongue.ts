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
const begun =
  '^(?:(?:hi|hello|hey|maya|ok|okay|so|and|sorry|please) )*(?:(?:can|could|may|shall|will|would) (?:you|we|i) (?:please )?|(?:i|we) (?:would )?(?:like|want|prefer) (?:you )?to |let us |please )?';
const begunArabic =
  '^(?:و|ف)?(?:(?:ممكن|يمكن|هل|ان|نقدر|اقدر|تقدر\\p{L}*|لو سمحت\\p{L}*|رجاء|مايا|مرحبا|هلا|اريد|بدي|خلينا) )*';
const politelyArabic = '(?: (?:لو سمحت\\p{L}*|رجاء|من فضلك\\p{L}*|اذا ممكن|هسه|الان))*';

const patternOf = (english: string, arabic: string) =>
  new RegExp(
    [
      `${begun}(?:answer|reply|respond|write|speak|talk|chat|continue|go on|switch|explain)(?: (?:to|with) (?:me|us|you))?(?: (?:me|us|here))? (?:in|to) ${english}${politely}$`,
      `${begun}(?:speak|talk) ${english} (?:to|with) me${politely}$`,
      `${begunArabic}(?:جاوب(?:ني|يني|وني|نا)|رد(?:ي|وا)? علي|نحجي|نحكي|نتكلم|نتحدث|نكمل|اكتب(?:لي|يلي)|(?:احجي|احكي|تكلم|تكلمي|تحدث|تحدثي|كمل|كملي)(?= (?:معي|معاي|معايا|وياي)))(?: (?:معي|معنا|وياي|ويانا|معاي|معايا|لي))? (?:ب|بال|باللغ[هة] ال)?(?:${arabic})${politelyArabic}$`,
    ].join('|'),
    'u',
  );
const aloneOf = (english: string, arabic: string) =>
  new RegExp(
    `^(?:in |please )${english}${politely}$|^${english}(?: only| now)* please${politely}$|^(?:ب|بال|باللغ[هة] ال)(?:${arabic})${politelyArabic}$|^(?:${arabic}) (?:لو سمحت\\p{L}*|رجاء|من فضلك\\p{L}*|اذا ممكن)$`,
    'u',
  );
const patterns = names.map(([tongue, ...words]) => [tongue, patternOf(...words), aloneOf(...words)] as const);

/**
 * The language a visitor asks Maya to go on in, whatever it is asked in, where it is one she leaves to people: "can we
 * continue in German?" Whether the team speaks it is another question, and what is to be written in it is work for us.
 */
export const wishedTongue = rememberTexts((text: string): Tongue | undefined => {
  const clauses = toClauses(text);
  if (clauses.some((clause) => isOtherwise.test(clause))) return undefined;
  // One of a row of languages is wished for in something else.
  const [only = ''] = clauses.length === 1 ? clauses : [];
  return patterns.find(
    ([, pattern, alone]) => clauses.some((clause) => pattern.test(clause)) || alone.test(only),
  )?.[0];
});

const isOtherwise =
  /\b(?:not|never|do you|does|can your|customers?|clients?|website|site|posts?|ads?|they|he|she|people)\b|(?:^| )(?:لا|ما|مو|مش|زباين\S*|زبائن\S*|عملا\S*|موقع\S*|اعلان\S*|جمهور\S*)(?= |$)/u;
