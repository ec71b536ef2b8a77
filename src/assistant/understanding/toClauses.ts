import { fold } from '../text';
import { isOneSlip } from './oneSlip';
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
  [/\br\b/g, 'are'],
  [/\bcn\b/g, 'can'],
  [/\bcud\b/g, 'could'],
  [/\bwud\b/g, 'would'],
  [/\bshud\b/g, 'should'],
  [/\b(?:tmrw?|tmw|tomoro|tomorow|tommorow|tommorrow)\b/g, 'tomorrow'],
  [/\b(?:smth|sth|smthing)\b/g, 'something'],
  [/\bmtgs?\b/g, 'meeting'],
  [/\bw\/(?!o) ?(?=\w)/g, 'with '],
  [/\bbok(?= (?:an?|the|me|us|my)\b)/g, 'book'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
];

/** What a meeting is asked for with, and often misspelt: one slip brings a word to these. */
const occasions = ['appointment', 'meeting', 'consultation', 'schedule', 'available'];
/** Words that are one slip away and right as they are. */
const rightAsTheyAre = new Set(['melting', 'scheduled', 'schedules', 'scheduler']);

/** "Apointment", "metting", "scheduel": a letter too many, missing, wrong or swapped, but never the first. */
function respell(word: string): string {
  if (rightAsTheyAre.has(word)) return word;
  return occasions.find((known) => word !== `${known}s` && isOneSlip(word, known)) ?? word;
}

const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g;
const pause =
  /[.!?؟…,،;؛:\n()]+|\s[-–—]+\s|\b(?:but|however|although|though|because)\b|(?<=\s)(?:لكن|بس|ولكن|لان)(?=\s)/;
/** "… so can we meet", "… and please call me": a new clause without a comma. */
const turn =
  /(?<!\b(?:my|our) (?:partner|wife|husband|boss|brother|colleague|manager)) (?:so|and|then|or)(?= (?:can|could|may|shall|would|will you|let|please|i|we|how|when|is) )/;

/** Asked first: the pattern after it looks back over the whole clause at each of its words. */
const supposition = /^(?:if|when|once|after|before|since|as) /;
/** "If you have time can we meet": the wish after a supposition is a clause of its own. */
const afterSupposition =
  /(?<=^(?:if|when|once|after|before|since|as) .*) (?=(?:can|could|may|shall|should|would) (?:we|i|you)\b|let us\b|please\b|i (?:would|want|need)\b)/;

/** Wishes, and what else a denial is written onto: «ماريد», «مابدي», «ماعندي», «مولازم». */
const attached = [
  // The verb's own letter of the first person may be lost to the denial: «ماريد», «مابغى», «ماحتاج».
  [
    /(?<![\p{L}\p{N}])([وف]?ما)([انب]?)(?=(?:ريد|بغ[يا]|حتاج|حب|رغب|قدر|كدر|(?<=ما[انب])بي)(?:كم|ها?)?(?!\p{L}))/gu,
    (_: string, denial: string, first: string) => `${denial} ${first || 'ا'}`,
  ],
  // «مابي» wishes for nothing where it begins what is said; behind a noun it is Iraqi for "there is not in it".
  [
    /(?<=(?:^|[.!?؟،,;؛:\n] ?|(?<!\p{L})[وف]?(?:انا|اني|احنا|نحن|لا|بس|لكن|والله|صراحه|الصراحه|شكرا|مشكورين|مرحبا|هلا|الحين|هسه|يعني|طيب|اوكي|زين) ))([وف]?ما)(?=بي(?:كم|ها?)?(?!\p{L}))/gu,
    (_: string, denial: string) => `${denial} ا`,
  ],
  [
    /(?<![\p{L}\p{N}])([وف]?)(ما(?=(?:بدي|بدنا|ودي|ودنا|بغيت|حبيت|عندي|عندنا|فيه?|فيني|يحتاج|لها?(?= (?:داعي|حاجه|ضروره|لزوم)))(?!\p{L}))|(?:ما|مو|مش|مب)(?=(?:لازم|ضروري|(?:محتاج|حاب+|عا[يو]ز|رايد)(?:ه|ين)?)(?!\p{L})))/gu,
    (_: string, and: string, denial: string) => `${and}${denial} `,
  ],
] as const;

/** Folded, with English short forms written out, denials parted from what they deny, and Kurdish and Persian keyboard letters as their Arabic ones. */
export const spellOut = rememberTexts((text: string): string => {
  let plain = fold(text);
  if (/[a-z]/.test(plain)) {
    for (const [short, long] of longForms) plain = plain.replace(short, long);
    plain = plain.replace(/[a-z]{6,13}/g, respell);
  }
  plain = plain.replace(/[گک]/g, 'ك').replace(/چ/g, 'ج').replace(/[یئ]/g, 'ي').replace(/ؤ/g, 'و');
  if (!/م[اوشب]/.test(plain)) return plain;
  return attached.reduce((text, [joined, part]) => text.replace(joined, part), plain);
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
    .flatMap((part) => (supposition.test(part) ? part.split(afterSupposition) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** The clauses that end with a question mark: the same words without one often assert what they ask with it. */
export const askedClauses = rememberTexts(
  (text: string): ReadonlySet<string> =>
    new Set(
      text
        .split(/(?<=[?؟])/u)
        .filter((part) => /[?؟]$/u.test(part))
        .flatMap((part) => toClauses(part).slice(-1)),
    ),
);

/** What is left of a message without the clauses that are not meant. */
export function withoutClauses(text: string, isMeant: (clause: string) => boolean): string {
  const clauses = toClauses(text);
  const meant = clauses.filter(isMeant);
  return meant.length === clauses.length ? text : meant.join(', ');
}
